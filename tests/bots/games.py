"""Three tiny games to try bots on: Nim, a duel with hidden hands, and matching pennies."""

from typing import Any, ClassVar

from msgspec import Struct

from horda.core.decisions import Choice, Choices, Option
from horda.core.engine import Engine
from horda.core.frames import Frame, Go, Outcome
from horda.core.game import Game
from horda.core.results import Result
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Group, Rule, Rulebook
from horda.core.run import Run
from horda.core.state import Config, S, State


class Small(Game[S]):
    """What the tiny games share: two seats and one rule. Papers and screen are the core's."""

    scenarios: ClassVar[tuple[str, ...]] = ("plain",)

    @property
    def rulebook(self) -> Rulebook:
        group = Group(id="all", en="All", pl="Wszystko")
        rule = Rule(id="R1", group="all", en="Play.", pl="Graj.", source="-")
        return Rulebook(self.id, (group,), (rule,))

    def seats(self, config: Config) -> tuple[str, ...]:
        return ("first", "second")


# -- Nim: everything is open; whoever takes the last match wins ---------------------------


class Take(Option, frozen=True):
    count: int


class NimTurn(Frame, frozen=True):
    seat: int = 0

    def ask(self, run: Run[Any]) -> Outcome:
        most = min(3, run.state.heap)
        return Choice(self.seat, "take", tuple(Take(n) for n in range(1, most + 1)), auto=False)

    def take(self, run: Run[Any]) -> Outcome:
        run.state.heap -= run.answer.count
        if run.state.heap == 0:
            return run.finish(Result((self.seat,), "took-last"))
        return Go("ask", NimTurn(1 - self.seat))

    steps = (ask, take)


class NimConfig(Config, frozen=True):
    heap: int = 15


class NimState(State, kw_only=True):
    config: NimConfig
    stack: tuple[NimTurn, ...] = ()
    heap: int


class NimView(Struct):
    heap: int


class Nim(Small[NimState]):
    id = "nim"
    state_type = NimState
    config_type = NimConfig

    def setup(self, config: Config, rng: Rng) -> NimState:
        assert isinstance(config, NimConfig)
        return NimState(config=config, rng=rng, stack=(NimTurn(),), at=(0,), heap=config.heap)

    def view(self, state: NimState, seat: int | None) -> NimView:
        return NimView(state.heap)

    def determinise(self, state: NimState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden."""


# -- Duel: four tricks with hidden hands; the higher card takes one ------------------------


class Card(Option, frozen=True):
    rank: int


class Trick(Frame, frozen=True):
    """In `plain` the leader's card is seen, in `blind` both are shown at once."""

    leader: int = 0
    led: int = 0

    def lead(self, run: Run[Any]) -> Outcome:
        if run.state.config.scenario == "blind":
            return Choices((hand(run, 0), hand(run, 1)))
        return hand(run, self.leader)

    def follow(self, run: Run[Any]) -> Outcome:
        if run.answers:
            return self._take(run, run.answers[0].rank, run.answers[1].rank)
        if not self.led:
            return Go("follow", Trick(self.leader, run.answer.rank))
        return hand(run, 1 - self.leader)

    def score(self, run: Run[Any]) -> Outcome:
        pair = (self.led, run.answer.rank)
        return self._take(run, *(pair if self.leader == 0 else pair[::-1]))

    def _take(self, run: Run[Any], first: int, second: int) -> Outcome:
        state = run.state
        state.hands = tuple(
            tuple(card for card in cards if card not in (first, second)) for cards in state.hands
        )
        state.shown = tuple(sorted((*state.shown, first, second)))
        points = list(state.points)
        points[second > first] += 1
        state.points = tuple(points)
        run.reveal()
        if state.hands[0]:
            return Go("lead", Trick(1 - self.leader))
        best = max(points)
        winners = tuple(seat for seat in (0, 1) if points[seat] == best)
        return run.finish(Result(winners if len(winners) == 1 else (), "counted"))

    steps = (lead, follow, score)


def hand(run: Run[Any], seat: int) -> Choice:
    return Choice(seat, "card", tuple(Card(rank) for rank in run.state.hands[seat]))


class DuelState(State, kw_only=True):
    stack: tuple[Trick, ...] = ()
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    shown: tuple[int, ...] = ()
    points: tuple[int, ...] = (0, 0)


class DuelView(Struct):
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    points: tuple[int, ...]


class Duel(Small[DuelState]):
    id = "duel"
    state_type = DuelState
    scenarios = ("plain", "blind")

    def setup(self, config: Config, rng: Rng) -> DuelState:
        deck, rng = rng.shuffled(range(1, 13), 0)
        hands = (tuple(sorted(deck[:4])), tuple(sorted(deck[4:8])))
        return DuelState(
            config=config, rng=rng, stack=(Trick(),), at=(0,), hands=hands, aside=deck[8:]
        )

    def view(self, state: DuelState, seat: int | None) -> DuelView:
        return DuelView(() if seat is None else state.hands[seat], state.shown, state.points)

    def determinise(self, state: DuelState, seat: int | None, dice: Dice) -> None:
        led = {frame.led for frame in state.stack}
        hands = list(state.hands)
        hidden = [s for s in (0, 1) if s != seat]
        pool = [*state.aside, *(card for s in hidden for card in hands[s] if card not in led)]
        # Sorted first: what is dealt must not depend on where the cards truly were.
        pool = dice.shuffled(sorted(pool))
        for s in hidden:
            kept = [card for card in hands[s] if card in led]
            new = [pool.pop() for _ in range(len(hands[s]) - len(kept))]
            hands[s] = tuple(sorted((*kept, *new)))
        state.hands, state.aside = tuple(hands), tuple(pool)

    def evaluate(self, state: DuelState, seat: int) -> float:
        return 0.5 + (state.points[seat] - state.points[1 - seat]) / 8


# -- Pennies: one answer of each seat at once; equal coins are the first seat's ------------


class Coin(Option, frozen=True):
    side: int


class Toss(Frame, frozen=True):
    def ask(self, run: Run[Any]) -> Outcome:
        coins = (Coin(0), Coin(1))
        return Choices((Choice(0, "coin", coins), Choice(1, "coin", coins)))

    def show(self, run: Run[Any]) -> Outcome:
        same = run.answers[0] == run.answers[1]
        run.reveal()
        return run.finish(Result((0 if same else 1,), "shown"))

    steps = (ask, show)


class PenniesState(State, kw_only=True):
    stack: tuple[Toss, ...] = ()


class PenniesView(Struct):
    pass


class Pennies(Small[PenniesState]):
    id = "pennies"
    state_type = PenniesState

    def setup(self, config: Config, rng: Rng) -> PenniesState:
        return PenniesState(config=config, rng=rng, stack=(Toss(),), at=(0,))

    def view(self, state: PenniesState, seat: int | None) -> PenniesView:
        return PenniesView()

    def determinise(self, state: PenniesState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden but the open answers, which the engine guesses."""


NIM = Engine(Nim())
DUEL = Engine(Duel())
PENNIES = Engine(Pennies())


def nim(heap: int) -> NimState:
    """A game of Nim with this many matches left."""
    return NIM.new(NIM.config({"heap": heap}), 1)


def duel(seed: int, scenario: str = "plain") -> DuelState:
    """A dealt duel."""
    return DUEL.new(DUEL.config({"scenario": scenario}), seed)
