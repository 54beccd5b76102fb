"""A crossroads card that sprang: it is read aloud, and somebody chooses."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events, names
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import PickBranch, PickSurvivor
from horda.games.dead_of_winter.base.state import NOBODY, NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import everybody, own_at, voters
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.offer import option_open
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script

UP, DOWN, THIRD = 1, 2, 3
"""The options that thumbs up and thumbs down stand for; a third one has a vote of its own."""


class Read(Frame, frozen=True):
    """The card is read in full, its first instructions happen, then its options are chosen."""

    seat: int
    """The player whose turn it is."""
    card: int
    moment: Moment | None = None
    chooser: int = -1
    option: int = 0
    scope: Scope = Scope()
    ballot: int = 0
    """Which vote it is: 1 on a third option, 2 on the first two."""

    @cites("DW-CROSS-03", "DW-CROSS-04", "DW-CROSS-06", "DW-CROSS-Q10", "DW-CARD-10")
    def read(self, run: DWRun) -> Outcome:
        """Shows the card to all; it leaves the game."""
        state = run.state
        state.cross = state.cross_by = NONE
        run.reveal()
        run.emit(events.CrossroadsSprung, self.card)
        scope = scope_of(self.seat, self.moment)
        name = names.crossroads(self.card)
        after = replace(self, scope=scope)
        return Push(Script(f"crossroads/{name}/before", self.seat, (), 0, scope), after)

    @cites("DW-CROSS-05", "DW-CROSS-Q11", "DW-DEC-07")
    def who(self, run: DWRun) -> Outcome:
        """Finds out who chooses."""
        state, by = run.state, BOX.crossroads[self.card].chooser
        scope = run.result if isinstance(run.result, Scope) else self.scope
        here = replace(self, scope=scope)
        if by.by.startswith("vote"):
            return Go("vote", replace(here, chooser=self.seat))
        if by.by == "owner_of":
            return Go("bearer", here)
        return Go("choose", replace(here, chooser=chooser(state, self.seat, by.by, by.of)))

    @cites("DW-CARD-Q1")
    def bearer(self, run: DWRun) -> Outcome:
        """Asks the first player, where several survivors carry the item that is meant."""
        state, of = run.state, BOX.crossroads[self.card].chooser.of
        found = bearers(state, of)
        if not found:
            return Go("choose", replace(self, chooser=self.seat))
        return Choice(state.first, "dw-which-bearer", tuple(map(PickSurvivor, found)))

    def borne(self, run: DWRun) -> Outcome:
        """The controller of that survivor chooses."""
        one = run.answer.n
        scope = replace(self.scope, that=one)
        return Go("choose", replace(self, chooser=run.state.owner[one], scope=scope))

    @cites(
        "DW-CROSS-05", "DW-CROSS-08", "DW-CROSS-Q2", "DW-CROSS-Q3", "DW-CROSS-Q6", "DW-CROSS-Q12"
    )
    def choose(self, run: DWRun) -> Outcome:
        """Asks for one of the options that can be paid."""
        found = self.options(run.state, self.chooser)
        if not found:
            run.emit(events.CrossroadsVoid, self.card)
            return DONE
        name = names.crossroads(self.card)
        options = tuple(PickBranch(n - 1, f"dw-crossroads-{name}.label{n}") for n in found)
        return Choice(self.chooser, "dw-crossroads-choice", options, (self.card,))

    def options(self, state: DWState, chooser: int) -> list[int]:
        """Lists the options that can be chosen, by their numbers from 1."""
        scope = replace(self.scope, seat=chooser)
        count = len(BOX.crossroads[self.card].options)
        return [n for n in range(1, count + 1) if option_open(state, self.card, n, chooser, scope)]

    def chosen(self, run: DWRun) -> Outcome:
        """Goes on with what was chosen."""
        return Go("pay", replace(self, option=run.answer.n + 1))

    @cites("DW-CROSS-12", "DW-VOTE-01", "DW-VOTE-Q3")
    def vote(self, run: DWRun) -> Outcome:
        """Lets players vote: up is the first option; a third one is voted on before."""
        by = BOX.crossroads[self.card].chooser.by
        seats = tuple(ballots(run.state, by, self.scope.place))
        if not self.ballot and THIRD in self.options(run.state, self.chooser):
            return Push(Vote("dw-vote-third", seats, (self.card,)), replace(self, ballot=1))
        return Push(Vote("dw-vote-crossroads", seats, (self.card,)), replace(self, ballot=2))

    def voted(self, run: DWRun) -> Outcome:
        """Takes the winning option; one that cannot be paid gives way to the other."""
        found = self.options(run.state, self.chooser)
        if self.ballot == 1 and not run.result:
            return Go("vote")
        option = THIRD if self.ballot == 1 else UP if run.result else DOWN
        if option not in found:
            option = found[0] if found else 0
        if not option:
            run.emit(events.CrossroadsVoid, self.card)
            return DONE
        return replace(self, option=option)

    def pay(self, run: DWRun) -> Outcome:
        """Pays what the option costs."""
        run.emit(events.CrossroadsChosen, self.chooser, self.card, self.option)
        name = names.crossroads(self.card)
        scope = replace(self.scope, seat=self.chooser)
        source = f"crossroads/{name}/{self.option}/cost"
        return Push(Script(source, self.chooser, (), 0, scope), replace(self, scope=scope))

    @cites("DW-CROSS-05", "DW-CROSS-10")
    def effect(self, run: DWRun) -> Outcome:
        """Carries it out."""
        scope = run.result if isinstance(run.result, Scope) else self.scope
        name = names.crossroads(self.card)
        return Push(Script(f"crossroads/{name}/{self.option}", self.chooser, (), 0, scope))

    steps = (read, who, bearer, borne, choose, chosen, vote, voted, pay, effect)


def scope_of(seat: int, moment: Moment | None) -> Scope:
    """Returns what the operations of a card that sprang are about."""
    if moment is None:
        return Scope(seat=seat)
    return Scope(
        seat, moment.survivor, moment.place, moment.origin, moment.card, noise=moment.noise,
        target=moment.target,
    )  # fmt: skip


def chooser(state: DWState, seat: int, by: str, of: str) -> int:
    """Returns who chooses; if that player is not there, it is the one whose turn it is."""
    if by == "first_player":
        return state.first
    if by == "controller_of":
        owner = state.owner[BOX.survivor_number[of]]
        return seat if owner == NOBODY else owner
    return seat


def bearers(state: DWState, title: str) -> list[int]:
    """Lists the survivors who carry an item of a title."""
    number = BOX.item_number[title]
    people = everybody(state)
    return [one for one in people if any(title_of(c) == number for c in state.gear[one])]


@cites("DW-VOTE-04", "DW-VOTE-05")
def ballots(state: DWState, by: str, place: int) -> list[int]:
    """Lists who votes on a card: everybody not exiled, or those with somebody there."""
    if by == "vote_all":
        return voters(state)
    at = COLONY if by == "vote_colony" or place < 0 else place
    return [seat for seat in voters(state) if own_at(state, seat, at)]
