"""Zombicide 2nd Edition as the core sees it."""

from functools import cached_property
from importlib.resources import files

from msgspec import Struct

from horda.core.game import Game, Table
from horda.core.hooks import HookIndex
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook
from horda.core.state import Config
from horda.core.windows import Reactions
from horda.games.zombicide import describe, start, view
from horda.games.zombicide.activation import Activation
from horda.games.zombicide.adrenaline import Gain
from horda.games.zombicide.attack import Attack
from horda.games.zombicide.board import draw
from horda.games.zombicide.inventory import Arrange
from horda.games.zombicide.moves import Way
from horda.games.zombicide.people import kinds_in
from horda.games.zombicide.rounds import DealStart, PlayersPhase, Rounds
from horda.games.zombicide.search import Draw
from horda.games.zombicide.setup import Setup
from horda.games.zombicide.skills import index
from horda.games.zombicide.spawn import Abomination, Building, DrawCard, SpawnStep, Surprise
from horda.games.zombicide.state import BOX, KINDS, STREAMS, ZState, blank
from horda.games.zombicide.turn import Turn
from horda.games.zombicide.wounds import Share

ZFrame = (
    DealStart
    | Rounds
    | PlayersPhase
    | Turn
    | Way
    | Draw
    | Arrange
    | Attack
    | Gain
    | Share
    | Activation
    | SpawnStep
    | DrawCard
    | Surprise
    | Abomination
    | Building
    | Reactions
)


class FullState(ZState, kw_only=True):
    """The state with its stack narrowed to the frames of this game."""

    stack: tuple[ZFrame, ...] = ()


class Zombicide2(Game[ZState]):
    """The second edition of the base box."""

    id = "zombicide-2e"
    version = "1"
    streams = STREAMS
    state_type = FullState
    config_type = Setup
    scenarios = ("M00", "M01", "M02")

    @cached_property
    def _rulebook(self) -> Rulebook:
        folder = files("horda.games.zombicide.second_edition") / "data" / "rulebook"
        parts = [Rulebook.load(folder / f"part{n}.toml") for n in range(1, 5)]
        groups = tuple(group for part in parts for group in part.groups)
        return Rulebook(self.id, groups, tuple(rule for part in parts for rule in part.rules))

    @property
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""
        return self._rulebook

    def seats(self, config: Config) -> tuple[str, ...]:
        """Players by number."""
        assert isinstance(config, Setup)
        return tuple(f"player-{n + 1}" for n in range(config.players))

    def check(self, config: Config) -> None:
        """Refuses an impossible team."""
        assert isinstance(config, Setup)
        start.check(config)

    def setup(self, config: Config, rng: Rng) -> ZState:
        """Lays the Mission out."""
        assert isinstance(config, Setup)
        return start.lay_out(FullState, config, rng)

    def hooks(self, state: ZState) -> HookIndex:
        """The pieces of all skills in play."""
        return index(state)

    def view(self, state: ZState, seat: int | None) -> Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def determinise(self, state: ZState, seat: int | None, dice: Dice) -> None:
        """Shuffles what nobody knows."""
        view.determinise(state, seat, dice)

    def describe(self, state: ZState) -> Table:
        """Writes a position as a table."""
        return describe.describe(state)

    def pose(self, config: Config, rng: Rng, table: Table) -> ZState:
        """Reads a position back."""
        assert isinstance(config, Setup)
        return describe.pose(blank(FullState, config, rng), table)

    def draw(self, state: ZState, seat: int | None) -> str:
        """Draws the board with what stands in each Zone."""
        return draw(state.board, state.doors, lambda zone: notes(state, zone))


def notes(state: ZState, zone: int) -> list[str]:
    """Lists in short words what is in a Zone."""
    lines = []
    people = [BOX.survivors[p.card].id for p in state.people if p.zone == zone]
    lines += [" ".join(people)] if people else []
    zombies = [
        f"{state.zombies[zone * KINDS + k]}{BOX.zombies[k].id[:3]}" for k in kinds_in(state, zone)
    ]
    lines += [" ".join(zombies)] if zombies else []
    marks = ["!" * state.noise[zone]] if state.noise[zone] else []
    marks += ["obj"] * sum(token.zone == zone for token in state.objectives)
    marks += ["crate"] * state.crates.count(zone)
    marks += ["spawn"] * sum(z == zone for z, _ in state.spawns)
    marks += ["exit"] if zone in {state.board.zone_at(*t.cell) for t in state.mission.exit} else []
    return lines + ([" ".join(marks)] if marks else [])
