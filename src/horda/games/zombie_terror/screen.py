"""The screen of Zombie Terror: the board, what stands beside it, and what comes after a game."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from horda.core.events import Event
from horda.core.game import Screen, Sequel
from horda.core.shelf import SmallMap
from horda.core.state import Config
from horda.core.words import Text
from horda.games.zombie_terror import draw, status, tally
from horda.games.zombie_terror.scene import scene
from horda.games.zombie_terror.small_map import small_map
from horda.games.zombie_terror.state import ZTState
from horda.games.zombie_terror.svg import svg


class TerrorScreen(Screen[ZTState]):
    """One board that everybody sees."""

    def scene(self, config: Config) -> Struct:
        """The board of the scenario, and who and what is in the box."""
        return scene(config.scenario)

    def small_map(self, config: Config) -> SmallMap:
        """The same with few strokes."""
        return small_map(scene(config.scenario))

    def draw(self, state: ZTState, seat: int | None) -> str:
        """Draws the board."""
        return draw.draw(state)

    def svg(self, state: ZTState, seat: int | None) -> str:
        """Draws the board as a picture."""
        return svg(state)

    def status(self, state: ZTState, seat: int | None) -> tuple[Text, ...]:
        """The table in words."""
        return status.status(state, seat)

    def brief(self, state: ZTState, seat: int | None) -> tuple[Text, ...]:
        """What stands beside the board."""
        return status.brief(state, seat)

    def tally(self, told: Iterable[tuple[ZTState, Sequence[Event]]]) -> Struct | None:
        """What became of every human, and what each side lost."""
        return tally.tally(told)

    def sequels(self, config: Config, *, won: bool) -> tuple[Sequel, ...]:
        """The same from the other side, and the other side of the board."""
        other = next(name for name in self.scenarios if name != config.scenario)
        return Sequel("sides"), Sequel("next", {"scenario": other})
