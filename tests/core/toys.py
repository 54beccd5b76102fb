"""A toy game without rules: it runs whatever frame a test gives it, and keeps a log."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.frames import Frame
from horda.core.game import Game, Table
from horda.core.hooks import HookIndex, Piece
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Group, Rulebook
from horda.core.run import Run
from horda.core.state import Config, State


class ToyState(State, kw_only=True):
    """What frames have written down."""

    log: tuple[str, ...] = ()


class Pick(Option, frozen=True):
    """One of several numbered things."""

    number: int = 0


class ToyGame(Game[ToyState]):
    """Runs a frame for three seats, with these pieces in force."""

    id = "toy"
    state_type = ToyState
    scenarios = ("only",)

    def __init__(self, start: Frame, pieces: Sequence[Piece] = ()) -> None:
        self.start = start
        self.index = HookIndex(pieces)

    @property
    def rulebook(self) -> Rulebook:
        """No rules."""
        return Rulebook("toy", (Group("none", "None", "Brak"),), ())

    def seats(self, config: Config) -> tuple[str, ...]:
        """Three."""
        return ("a", "b", "c")

    def setup(self, config: Config, rng: Rng) -> ToyState:
        """Starts the frame."""
        return ToyState(config=config, rng=rng, stack=(self.start,), at=(0,))

    def hooks(self, state: ToyState) -> HookIndex:
        """Always the same."""
        return self.index

    def view(self, state: ToyState, seat: int | None) -> Struct:
        """Nothing is seen."""
        return Config()

    def determinise(self, state: ToyState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden but held answers."""

    def describe(self, state: ToyState) -> Table:
        """The log."""
        return {"log": list(state.log)}

    def pose(self, config: Config, rng: Rng, table: Table) -> ToyState:
        """Starts the frame with a log."""
        return ToyState(
            config=config, rng=rng, stack=(self.start,), at=(0,), log=tuple(table["log"])
        )

    def draw(self, state: ToyState, seat: int | None) -> str:
        """The log."""
        return " ".join(state.log)


def note(run: Run[Any], word: object) -> None:
    """Writes something into the toy's log."""
    run.state.log = (*run.state.log, str(word))


def begun(
    start: Frame, pieces: Sequence[Piece] = (), game: type[ToyGame] = ToyGame
) -> tuple[Engine[ToyState], ToyState]:
    """Starts a toy game and returns it at its first question."""
    engine = Engine(game(start, pieces))
    return engine, engine.new(engine.config({}), 1)


def picks(count: int) -> tuple[Pick, ...]:
    """Returns so many options."""
    return tuple(Pick(number) for number in range(count))
