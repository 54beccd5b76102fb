"""What operations on the game itself do: votes, crises, objectives, stories."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Choices
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import remove_unseen
from horda.games.dead_of_winter.base.ends import achieved, finish
from horda.games.dead_of_winter.base.exile import Exile, lead_all
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import STOP, PickSeat
from horda.games.dead_of_winter.base.state import NONE, DWRun
from horda.games.dead_of_winter.base.table import (
    clockwise,
    is_exiled,
    is_out,
    seats_in_order,
    voters,
)
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.cards import ops_story as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.who import Role
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.option import GO_ON, SHOW
from horda.games.dead_of_winter.effects.players import betrays, seat_of
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Doing, Script, does
from horda.games.dead_of_winter.effects.seen import PillTaken
from horda.games.dead_of_winter.effects.wins import GOAL, MORALE_TOO, fulfilled

NEXT_OBJECTIVE, SKIP_CRISIS = "next_objective", "skip_crisis"
"""Names of lasting rules that the round itself looks for."""
OFF_WORDS = {
    "raxxon": "sealed",
    "containment_code": "no-code",
    "pills": "no-pills",
    "attack_bandits": "no-bandit-attack",
    "hideout": "no-hideout",
    "bandit_leader": "no-leader",
}
"""What `unlocked` says while a rule of a story is off."""


class CardVote(Frame, frozen=True):
    """A vote on an exile that a card calls; then one list of operations or the other."""

    target: int
    source: str = ""
    path: tuple[int, ...] = ()
    seat: int = -1
    scope: Scope = Scope()

    @cites("DW-EXVOTE-02", "DW-EXVOTE-Q3")
    def vote(self, run: DWRun) -> Outcome:
        """Lets everybody vote who is not exiled."""
        return Push(Vote("dw-vote-exile", tuple(voters(run.state)), (self.target,)))

    @cites("DW-EXVOTE-Q2")
    def counted(self, run: DWRun) -> Outcome:
        """Carries the exile out at once and completely."""
        if not run.result:
            return Go("failed")
        return Push(Exile(self.target))

    def passed(self, run: DWRun) -> Outcome:
        """What the card says of a vote that passed."""
        if run.state.result is not None or not self.source:
            return DONE
        path = (*self.path, 0)
        return Push(Script(self.source, self.seat, path, 0, self.scope))

    def over(self, run: DWRun) -> Outcome:
        """Nothing more."""
        return DONE

    def failed(self, run: DWRun) -> Outcome:
        """What the card says of a vote that failed."""
        if not self.source:
            return DONE
        path = (*self.path, 1)
        return Push(Script(self.source, self.seat, path, 0, self.scope))

    steps = (vote, counted, passed, over, failed)


@does(ops.ExileVote)
@cites("DW-EXVOTE-06", "DW-EXVOTE-Q1", "DW-VAR-01")
def _exile_vote(do: Doing) -> Frame | None:
    """Not where everybody plays together, and only against somebody who is not exiled yet."""
    if do.state.config.together:
        return None
    target = seat_of(do, do.op.target, lambda seat: not is_exiled(do.state, seat))
    if target < 0 or is_exiled(do.state, target):
        return None
    return CardVote(target, do.source, (*do.path, do.at), do.seat, do.scope)


class ExilePhase(Frame, frozen=True):
    """From the first player on everybody may call one vote on an exile."""

    seats: tuple[int, ...]
    at: int = 0

    @cites("DW-SCENB-14", "DW-SCENB-21", "DW-SCENB-Q3", "DW-DEC-12", "DW-VAR-Q5")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next player; nobody is obliged to accuse anybody."""
        state = run.state
        if self.at == len(self.seats):
            return DONE
        seat = self.seats[self.at]
        if is_out(state, seat):  # the way out of the colony may have been the end of them
            return Go("ask", replace(self, at=self.at + 1))
        others = [PickSeat(s) for s in clockwise(state, seat) if not is_exiled(state, s)]
        return Choice(seat, "dw-exile-phase", (*others, STOP))

    def called(self, run: DWRun) -> Outcome:
        """Lets the vote happen."""
        after = replace(self, at=self.at + 1)
        if run.answer == STOP:
            return Go("ask", after)
        return Push(CardVote(run.answer.n), after)

    def again(self, run: DWRun) -> Outcome:
        """On to the next player."""
        return Go("ask")

    steps = (ask, called, again)


@does(ops.SpecialExilePhase)
@cites("DW-SCENB-14", "DW-SCENB-Q3")
def _exile_phase(do: Doing) -> Frame | None:
    if do.state.config.together:
        return None
    return ExilePhase(tuple(seats_in_order(do.state)))


class Confession(Frame, frozen=True):
    """Everybody is asked to go on; a betrayer who has won may say so."""

    @cites("DW-SCENB-15", "DW-SCENB-Q12", "DW-SCENB-Q2")
    def ask(self, run: DWRun) -> Outcome:
        """Asks all at once, so that nobody learns who had something to say."""
        state = run.state
        asked = [
            Choice(seat, "dw-confess", (GO_ON, SHOW) if _entitled(run, seat) else (GO_ON,))
            for seat in seats_in_order(state)
        ]
        return Choices(tuple(asked))

    @cites("DW-SCENB-16", "DW-SCENB-Q8", "DW-SCENB-T2")
    def heard(self, run: DWRun) -> Outcome:
        """Ends the game, or makes it harder for a betrayer who is not there yet."""
        state = run.state
        shown = tuple(seat for seat, answer in run.answers.items() if answer == SHOW)
        if shown:
            finish(run, "betrayer", "DW-SCENB-15", also=shown)
            return DONE
        for seat in seats_in_order(state):
            hidden = betrays(state, seat) and not is_exiled(state, seat)
            if hidden and not fulfilled(state, seat, False):
                rule = Lasting(MORALE_TOO, seat=seat, made=state.round)
                state.lasting = (*state.lasting, rule)
        return DONE

    steps = (ask, heard)


def _entitled(run: DWRun, seat: int) -> bool:
    state = run.state
    return betrays(state, seat) and not is_exiled(state, seat) and fulfilled(state, seat, False)


@does(ops.BetrayerMayReveal)
def _confession(do: Doing) -> Frame | None:
    return None if do.state.config.together else Confession()


# -- crises ------------------------------------------------------------------------------------


@does(ops.SkipCrisis)
def _skip_crisis(do: Doing) -> None:
    """The crisis goes under the deck; what was given leaves the game unseen."""
    state = do.state
    if state.crisis != NONE:
        state.crises = state.crises.with_bottom(state.crisis)
    remove_unseen(state, (card for cards in state.given for card in cards))
    state.given = tuple(() for _ in state.given)
    state.crisis, state.crisis_off = NONE, True


@does(ops.SkipNextCrisis)
def _skip_next(do: Doing) -> None:
    rule = Lasting(SKIP_CRISIS, do.source, made=do.state.round)
    do.state.lasting = (*do.state.lasting, rule)


@does(ops.FirstPlayer)
def _first_player(do: Doing) -> None:
    do.state.first = seat_of(do, do.op.who)
    do.run.emit(events.TokenPassed, do.state.first)


# -- objectives and stories --------------------------------------------------------------------


@does(ops.AddVictoryCondition)
def _add_goal(do: Doing) -> None:
    rule = Lasting(GOAL, do.source, made=do.state.round)
    do.state.lasting = (*do.state.lasting, rule)


@does(ops.EndGame)
@cites("DW-SCENR-18", "DW-WIN-04")
def _end_game(do: Doing) -> None:
    achieved(do.run)


@does(ops.SetUpModule)
@cites("DW-SCENR-01", "DW-SCENR-03", "DW-SCENB-01", "DW-SCENB-06", "DW-SCEN-01")
def _set_up(do: Doing) -> None:
    """The rules that are off at first; the module itself is part of the setup."""
    words = tuple(OFF_WORDS[rule] for rule in do.op.without)
    do.state.unlocked = tuple(dict.fromkeys((*do.state.unlocked, *words)))


@does(ops.Unlock)
@cites("DW-SCENR-09", "DW-SCENR-13", "DW-SCENR-16", "DW-SCENB-12", "DW-SCENB-17", "DW-SCENB-18")
def _unlock(do: Doing) -> None:
    word = OFF_WORDS[do.op.rule]
    do.state.unlocked = tuple(one for one in do.state.unlocked if one != word)
    if do.op.rule == "bandit_leader":
        lead_all(do.run)


@does(ops.UseBetrayal)
@cites("DW-SCENB-03")
def _use_betrayal(do: Doing) -> None:
    """Read when the objectives are dealt."""


@does(ops.ReplaceObjective)
@cites("DW-SCENR-12", "DW-SCENR-15", "DW-SCENB-13", "DW-SCENB-20")
def _replace_objective(do: Doing) -> None:
    rule = Lasting(NEXT_OBJECTIVE, do.source, made=do.state.round, words=(do.op.by,))
    do.state.lasting = (*do.state.lasting, rule)


@does(ops.TakePill)
@cites("DW-RAXXON-06")
def _take_pill(do: Doing) -> Frame | None:
    """The player names the survivor who takes it; the die does the rest."""
    taker = aim(do, Role.CHOSEN_OWN)
    if not taker:
        return None
    do.scope = replace(do.scope, survivor=taker[0], that=taker[0])
    do.run.emit(PillTaken, taker[0], BOX.pill_number[do.op.pill])
    return Script(f"pill/{do.op.pill}", do.seat, (), 0, do.scope)
