"""Setting up the team, and the rounds."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide import events
from horda.games.zombicide.activation import Activation, everybody
from horda.games.zombicide.goals import settle
from horda.games.zombicide.inventory import stow
from horda.games.zombicide.options import Act, Deal
from horda.games.zombicide.people import ZRun, change, decider
from horda.games.zombicide.points import ROUND_ENDS
from horda.games.zombicide.spawn import SpawnStep
from horda.games.zombicide.state import BOX, DEAL, OUT, ZState
from horda.games.zombicide.turn import Turn

FIRST_AXE = "fire_axe"


class DealStart(Frame, frozen=True):
    """The six starting cards are dealt; the team first names who gets more than one."""

    extra: tuple[int, ...] = ()

    @cites("Z2-SETUP-08", "Z2-SETUP-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who gets the next card beyond the first."""
        state = run.state
        if len(state.people) + len(self.extra) >= len(BOX.decks["starting"]):
            return Go("deal")
        options = tuple(Deal(person.card) for person in state.people)
        return Choice(decider(state), "z2-deal", options)

    def named(self, run: ZRun) -> Outcome:
        """Remembers the receiver."""
        who = next(i for i, p in enumerate(run.state.people) if p.card == run.answer.who)
        return Go("ask", DealStart((*self.extra, who)))

    @cites("Z2-SETUP-06", "Z2-SETUP-08", "Z2-SETUP-11", "Z2-SETUP-13", "Z2-SETUP-I1")
    def deal(self, run: ZRun) -> Outcome:
        """Deals at random; whose Survivor got the Fire Axe is First Player."""
        state = run.state
        cards = run.shuffled(BOX.decks["starting"], DEAL)
        receivers = (*range(len(state.people)), *self.extra)
        run.reveal()
        for card, who in zip(cards, receivers, strict=True):
            stow(state, who, card)
            run.emit(events.Dealt, state.people[who].card, card)
            if BOX.names[BOX.same[card]] == FIRST_AXE:
                state.first = state.people[who].seat
        return DONE

    steps = (ask, named, deal)


class Rounds(Frame, frozen=True):
    """Players' Phase, Zombies' Phase, End Phase, again and again."""

    @cites("Z2-ROUND-01")
    def players(self, run: ZRun) -> Outcome:
        """The Survivors act."""
        state = run.state
        for who in range(len(state.people)):
            change(state, who, done=False)
        state.zombies_phase = False
        run.emit(events.RoundBegan, state.round)
        return Push(PlayersPhase(state.first, state.config.players))

    @cites("Z2-ROUND-07", "Z2-ZPHASE-01")
    def zombies_act(self, run: ZRun) -> Outcome:
        """All Zombies act."""
        if settle(run):
            return DONE
        run.state.zombies_phase = True
        run.emit(events.ZombiesAct)
        groups = everybody(run.state)
        return Push(Activation(groups)) if groups else None

    def spawn(self, run: ZRun) -> Outcome:
        """New ones appear."""
        return Push(SpawnStep())

    @cites("Z2-ROUND-08", "Z2-ROUND-09", "Z2-NOISE-04", "Z2-RELOAD-03", "Z2-ROUND-Q1")
    def end(self, run: ZRun) -> Outcome:
        """Noise goes, weapons are loaded, the token passes on."""
        state = run.state
        state.noise[:] = bytes(len(state.noise))
        state.empty = 0
        run.emit(events.RoundEnded, state.round)
        state.first = (state.first + 1) % state.config.players
        return run.trigger(ROUND_ENDS, None)

    def again(self, run: ZRun) -> Outcome:
        """The next round begins."""
        if settle(run):
            return DONE
        run.state.round += 1
        return Go("players")

    steps = (players, zombies_act, spawn, end, again)


class PlayersPhase(Frame, frozen=True):
    """Seat after seat, each activates its Survivors in an order of its choice."""

    seat: int
    left: int
    """Seats that still have their turns."""

    @cites("Z2-ROUND-02", "Z2-ROUND-Q3", "Z2-ROUND-I1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which Survivor acts next."""
        if settle(run):
            return DONE
        state = run.state
        if not self.left:
            return DONE
        ready = ready_of(state, self.seat)
        if not ready:
            after = (self.seat + 1) % state.config.players
            return Go("ask", PlayersPhase(after, self.left - 1))
        options = tuple(Act(state.people[who].card) for who in ready)
        return Choice(self.seat, "z2-who-acts", options)

    def turn(self, run: ZRun) -> Outcome:
        """Its turn."""
        who = next(i for i, p in enumerate(run.state.people) if p.card == run.answer.who)
        return Push(Turn(who))

    def again(self, run: ZRun) -> Outcome:
        """The next one."""
        return Go("ask")

    steps = (ask, turn, again)


def ready_of(state: ZState, seat: int) -> list[int]:
    """Lists a seat's Survivors that have not had their turn."""
    people = enumerate(state.people)
    return [i for i, p in people if p.seat == seat and not p.done and p.zone != OUT]
