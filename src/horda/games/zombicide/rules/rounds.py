"""Setting up the team, and the rounds."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.goals import settle
from horda.games.zombicide.rules.inventory import Arrange, stow
from horda.games.zombicide.rules.options import WAIT, Act, Deal, Wait
from horda.games.zombicide.rules.people import ZRun, decider, has
from horda.games.zombicide.rules.piles import cards_of
from horda.games.zombicide.rules.points import (
    END_BEGINS,
    ROUND_ENDS,
    ROUND_OVER,
    TOKEN_PASSES,
    ZOMBIES_NEXT,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.spawn import SpawnStep
from horda.games.zombicide.rules.state import DEAL, HANDS, MOST_SURVIVORS, NONE, OUT, ZState
from horda.games.zombicide.rules.turn import Turn, fresh_for_all

question("z2-deal", "Z2-SETUP-08")
question("z2-tactician", "Z2-SKILL-49")
question("z2-who-acts", "Z2-ROUND-02")

FIRST_AXE = "fire_axe"
ACTS = tuple(map(Act, range(MOST_SURVIVORS)))


class DealStart(Frame, frozen=True):
    """The six starting cards are dealt; the team first names who gets more than one."""

    extra: tuple[int, ...] = ()

    @cites("Z2-SETUP-08", "Z2-SETUP-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who gets the next card beyond the first."""
        state = run.state
        if len(state.people) + len(self.extra) >= len(cards_of(state, "starting")):
            return Go("deal")
        options = tuple(Deal(person.card) for person in state.people)
        return Choice(decider(state), "z2-deal", options)

    def named(self, run: ZRun) -> Outcome:
        """Remembers the receiver, and says so: the cards come only after the last one."""
        who = next(i for i, p in enumerate(run.state.people) if p.card == run.answer.who)
        extra = (*self.extra, who)
        run.emit(events.PromisedCard, run.answer.who, 1 + extra.count(who))
        return Go("ask", DealStart(extra))

    @cites("Z2-SETUP-06", "Z2-SETUP-08", "Z2-SETUP-11", "Z2-SETUP-13", "Z2-SETUP-I1", "Z2-SETUP-X1")
    def deal(self, run: ZRun) -> Outcome:
        """Deals at random; whose Survivor got the Fire Axe is First Player."""
        state = run.state
        cards = run.shuffled(cards_of(state, "starting"), DEAL)
        receivers = (*range(len(state.people)), *self.extra)
        run.reveal()
        spare: dict[int, Frame] = {}
        for card, who in zip(cards, receivers, strict=False):  # a box may have fewer cards
            slots = state.people[who].slots
            if NONE not in slots[:HANDS]:  # more cards than Hands: its player says which go where
                spare[who] = Arrange(who)
            if NONE in slots:
                stow(state, who, card)
            else:  # a lone Survivor has fewer slots than there are cards
                spare[who] = Arrange(who, held=card)
            if state.box.names[state.box.same[card]] == FIRST_AXE:
                state.first = state.people[who].seat
            run.emit(events.Dealt, state.people[who].card, card)
        return pushed(list(spare.values()))

    steps = (ask, named, deal)


class Rounds(Frame, frozen=True):
    """Players' Phase, Zombies' Phase, End Phase, again and again."""

    @cites("Z2-ROUND-01")
    def players(self, run: ZRun) -> Outcome:
        """The Survivors act."""
        state = run.state
        people = [replace(one, done=False) if one.done else one for one in state.people]
        state.people = tuple(people)
        state.zombies_phase = False
        run.emit(events.RoundBegan, state.round)
        return Push(PlayersPhase(state.first, state.config.players))

    @cites("Z2-ROUND-07", "Z2-ZPHASE-01")
    def zombies_act(self, run: ZRun) -> Outcome:
        """All Zombies act, at once or after what comes before their phase."""
        if settle(run):
            return DONE
        return Go("dusk") if ZOMBIES_NEXT in run.hooks.uses else self._all_act(run)

    def _all_act(self, run: ZRun) -> Outcome:
        run.state.zombies_phase = True
        fresh_for_all(run.state)
        run.emit(events.ZombiesAct)
        groups = everybody(run.state)
        return Push(Activation(groups)) if groups else None

    @cites("Z2-SPAWN-I1")
    def spawn(self, run: ZRun) -> Outcome:
        """New ones appear."""
        return Push(SpawnStep())

    @cites("Z2-ROUND-08", "Z2-ROUND-09", "Z2-NOISE-04", "Z2-ROUND-Q1")
    @cites("Z2-INTER-09")
    def end(self, run: ZRun) -> Outcome:
        """Noise goes, weapons are loaded, Medics work."""
        state = run.state
        fresh_for_all(state)
        run.trigger(END_BEGINS, None)
        if state.result is not None:
            return DONE
        state.noise[:] = bytes(len(state.noise))
        run.emit(events.RoundEnded, state.round)
        return run.trigger(ROUND_ENDS, None)

    @cites("Z2-ROUND-08", "Z2-ROUND-10", "Z2-ROUND-Q1")
    def pass_token(self, run: ZRun) -> Outcome:
        """The token passes on; then comes what works at the very end."""
        state = run.state
        run.trigger(TOKEN_PASSES, None)
        state.first = (state.first + 1) % state.config.players
        return run.trigger(ROUND_OVER, None)

    def again(self, run: ZRun) -> Outcome:
        """The next round begins."""
        if settle(run):
            return DONE
        run.state.round += 1
        return Go("players")

    def dusk(self, run: ZRun) -> Outcome:
        """Lets modules do what they do before the Zombies' Phase."""
        return run.trigger(ZOMBIES_NEXT, None)

    def night(self, run: ZRun) -> Outcome:
        """Then the phase begins."""
        return DONE if settle(run) else self._all_act(run)

    def on(self, run: ZRun) -> Outcome:
        """Goes on as ever."""
        return Go("spawn")

    steps = (players, zombies_act, spawn, end, pass_token, again, dusk, night, on)


class PlayersPhase(Frame, frozen=True):
    """Seat after seat, each activates its Survivors in an order of its choice."""

    seat: int
    left: int
    """Seats that still have their turns."""
    waited: tuple[int, ...] = ()
    """Seats whose Tacticians wait until after the next turn."""

    def ask(self, run: ZRun) -> Outcome:
        """Asks, unless the game is decided."""
        return DONE if settle(run) else self._who(run)

    @cites("Z2-ROUND-02", "Z2-ROUND-Q3", "Z2-ROUND-I1", "Z2-SKILL-49")
    def _who(self, run: ZRun) -> Outcome:
        """Asks which Survivor acts next; Tacticians may come between any two turns."""
        state = run.state
        if state.config.players == 1 and self.left:  # nobody else can come between two turns
            options = tuple(acts_of(state, self.seat))
            return Choice(self.seat, "z2-who-acts", options) if options else self._over(state)
        ready = ready_of(state, self.seat) if self.left else []
        if not ready:
            return self._over(state) if self.left else self._last(state)
        for seat in range(state.config.players):
            if seat != self.seat and seat not in self.waited and tacticians(state, seat):
                options = acts(state, tacticians(state, seat))
                return Choice(seat, "z2-tactician", (*options, WAIT))
        others = len(ready) < len(all_ready(state))
        waits = (WAIT,) if others and len(tacticians(state, self.seat)) == len(ready) else ()
        return Choice(self.seat, "z2-who-acts", (*acts(state, ready), *waits))

    def _over(self, state: ZState) -> Outcome:
        """Goes on with the next seat."""
        return Go("ask", self._on(state))

    def _on(self, state: ZState) -> "PlayersPhase":
        after = (self.seat + 1) % state.config.players
        return PlayersPhase(after, self.left - 1, self.waited)

    @cites("Z2-SKILL-49")
    def _last(self, state: ZState) -> Outcome:
        """Lets the Tacticians who waited to the end act, in an order of the team's choice."""
        ready = all_ready(state)
        return Choice(decider(state), "z2-who-acts", acts(state, ready)) if ready else DONE

    def turn(self, run: ZRun) -> Outcome:
        """Its turn, or it waits."""
        if type(run.answer) is Wait:
            frame = self._on(run.state) if run.seat == self.seat else self
            return Go("ask", replace(frame, waited=(*self.waited, run.seat)))
        who = target_of(run.state, run.answer.who)
        return Push(Turn(who), replace(self, waited=()) if self.waited else None)

    def again(self, run: ZRun) -> Outcome:
        """The next one: as `ASK`, but the end of the turn has just looked at the goals."""
        run.at[-1] = 0
        return self._who(run)

    steps = (ask, turn, again)


def acts(state: ZState, ready: list[int]) -> tuple[Option, ...]:
    """Returns the options to take these Survivors' turns."""
    return tuple([ACTS[state.people[who].card] for who in ready])


def acts_of(state: ZState, seat: int) -> list[Option]:
    """Lists the turns of a seat's Survivors that have not had theirs."""
    options: list[Option] = []
    for person in state.people:
        if not person.done and person.seat == seat and person.zone != OUT:
            options.append(ACTS[person.card])
    return options


def all_ready(state: ZState) -> list[int]:
    """Lists all Survivors that have not had their turn."""
    return [i for i, p in enumerate(state.people) if not p.done and p.zone != OUT]


@cites("Z2-SKILL-49")
def tacticians(state: ZState, seat: int) -> list[int]:
    """Lists a seat's Tacticians that have not had their turn."""
    return [who for who in ready_of(state, seat) if has(state, who, "tactician")]


def ready_of(state: ZState, seat: int) -> list[int]:
    """Lists a seat's Survivors that have not had their turn."""
    found: list[int] = []
    for who, person in enumerate(state.people):
        if not person.done and person.seat == seat and person.zone != OUT:
            found.append(who)
    return found
