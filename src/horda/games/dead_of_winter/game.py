"""Dead of Winter as the core sees it."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property, reduce
from importlib.resources import files
from operator import or_
from typing import Any

from msgspec import Struct, defstruct

import horda.games.dead_of_winter.effects.interpreters  # every operation is known
import horda.games.dead_of_winter.rules.cited  # rules that hold by themselves
import horda.games.dead_of_winter.rules.free  # noqa: F401  # every free action is known
from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.frames import frames_in
from horda.core.game import Game, Refusal, Table
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook, cites
from horda.core.state import Config
from horda.core.words import Text
from horda.games.dead_of_winter import redeal, view
from horda.games.dead_of_winter.base.names import SEATS
from horda.games.dead_of_winter.base.setup import Setup
from horda.games.dead_of_winter.base.state import STREAMS, DWState
from horda.games.dead_of_winter.mind import WinterMind
from horda.games.dead_of_winter.morning import last_night
from horda.games.dead_of_winter.papers import describe, explain, invariants, pose
from horda.games.dead_of_winter.rules import start
from horda.games.dead_of_winter.screen import WinterScreen
from horda.games.dead_of_winter.shelf import WinterShelf
from horda.games.dead_of_winter.tried import almost_lost
from horda.games.dead_of_winter.warnings import warning

_frames = frames_in("horda.games.dead_of_winter")
FullState = defstruct(
    "FullState",
    [("stack", tuple[reduce(or_, _frames), ...], ())],  # type: ignore[misc]
    bases=(DWState,),
    kw_only=True,
    module=__name__,
)
"""The state with its stack narrowed to the frames of this game."""
USED = re.compile(r"\*\d+")
"""How a key marks a copy that was used; older records do not."""


class DeadOfWinter(WinterScreen, WinterMind, WinterShelf, Game[DWState]):
    """Two to five players, one colony, and a secret for everybody."""

    id = "dead-of-winter"
    version = "2"
    prefix = "dw"
    streams = STREAMS
    parts = view.PARTS
    max_decisions = 40_000
    state_type = FullState
    config_type = Setup
    scenarios = start.SCENARIOS
    undo_by_consent = False

    @cached_property
    def _rulebook(self) -> Rulebook:
        folder = files(__package__).joinpath("data", "rulebook")
        return read_rulebook(folder)

    @property
    def rulebook(self) -> Rulebook:
        """Every rule id with its text."""
        return self._rulebook

    def seats(self, config: Config) -> tuple[str, ...]:
        """Players by number, clockwise."""
        assert isinstance(config, Setup)
        return SEATS[: config.players]

    def check(self, config: Config) -> None:
        """Refuses what does not go together."""
        assert isinstance(config, Setup)
        start.check(config)

    def setup(self, config: Config, rng: Rng) -> DWState:
        """Lays the game out."""
        assert isinstance(config, Setup)
        kind: type[Any] = self.state_type
        state: DWState = start.lay_out(kind, config, rng)
        return state

    def view(self, state: DWState, seat: int | None) -> Struct:
        """What a seat may know."""
        return view.view(state, seat)

    def determinise(self, state: DWState, seat: int | None, dice: Dice) -> None:
        """Deals what a seat cannot see anew."""
        redeal.redeal(state, seat, dice)

    def describe(self, state: DWState) -> Table:
        """Writes a position as a table."""
        return describe.describe(state)

    def pose(self, config: Config, rng: Rng, table: Table) -> DWState:
        """Reads a position back."""
        assert isinstance(config, Setup)
        kind: type[Any] = self.state_type
        state: DWState = start.blank(kind, config, rng)
        start.begin_tracks(state)
        return pose.pose(state, table)

    @cites("DW-PLAY-Q5")
    def find(self, config: Config, options: Sequence[Option], key: str) -> int:
        """Returns the index of an option; a key without a mark of use means any copy of a card."""
        found = super().find(config, options, key)
        if found >= 0:
            return found
        bare = (USED.sub("", self.key(config, one)) for one in options)
        return next((n for n, word in enumerate(bare) if word == key), -1)

    def explain(self, state: DWState, seat: int, key: str) -> Refusal | None:
        """Names the rule in the way of an option."""
        return explain.explain(state, seat, key)

    def warning(self, state: DWState, seat: int, option: Option) -> Text | None:
        """What a newcomer would not see coming."""
        engine = Engine(self)
        told = warning(state, option) or last_night(engine, state, seat, option)
        return told or almost_lost(engine, state, seat, option)

    def invariants(self, state: DWState) -> Iterable[str]:
        """What is wrong with a position."""
        return invariants.broken(state)


def read_rulebook(folder: Any) -> Rulebook:
    """Joins the parts of the rulebook."""
    parts = [Rulebook.load(one) for one in sorted(folder.iterdir(), key=lambda p: p.name)]
    groups = {group.id: group for part in parts for group in part.groups}
    rules = tuple(rule for part in parts for rule in part.rules)
    return Rulebook(parts[0].game, tuple(groups.values()), rules)
