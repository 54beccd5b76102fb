"""The screen of a game: what a person looks at, in a terminal or in a browser."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.game.rules import Rules
from horda.core.game.tables import bare, lines
from horda.core.shelf import SmallMap
from horda.core.state import Config, S
from horda.core.words import Text


class Sequel(Struct, frozen=True):
    """Another game for the same people: why it is offered, and what is set otherwise.

    `sides` sets nothing otherwise: those who played against each other change places.
    """

    why: Literal["next", "harder", "easier", "sides"]
    changes: dict[str, str | int | bool] = {}


class Screen(Rules[S]):
    """What is shown of a game. All of it can be left as it is."""

    def draw(self, state: S, seat: int | None) -> str:
        """Draws a position as text, as a seat may see it; the same signs in every language."""
        return "\n".join(lines(bare(self.view(state, seat))))

    def draw_narrow(self, state: S, seat: int | None) -> str:
        """Draws the same in at most 80 columns, where `draw` needs more."""
        return self.draw(state, seat)

    def svg(self, state: S, seat: int | None) -> str:
        """Draws a position as an SVG picture, as a seat may see it; "" where the game has none."""
        return ""

    def scene(self, config: Config) -> Struct | None:
        """Returns what a client needs to draw the game and never changes, such as the map."""
        return None

    def small_map(self, config: Config) -> SmallMap | None:
        """Draws the board of a setup for a list, as small as a stamp; None: there is no map."""
        return None

    def status(self, state: S, seat: int | None) -> tuple[Text, ...]:
        """Says in words what a seat may know of the table, line by line, below the drawing."""
        return ()

    def brief(self, state: S, seat: int | None) -> tuple[Text, ...]:
        """Says the same in the few lines a player needs at every question."""
        return ()

    def odds(self, state: S, seat: int) -> dict[str, Struct]:
        """Says by option key what may come of the rolls a seat could ask for now."""
        return {}

    def warning(self, state: S, seat: int, option: Option) -> Text | None:
        """Says what a seat would give away for good by an answer or a request.

        Clients then ask for it twice. It tells nothing that the seat does not know.
        """
        return None

    def debated(self, choice: Choice) -> bool:
        """Tells whether all talk about a question before its seat, and it alone, answers it.

        Everybody is shown its options then: nothing in them may be secret.
        """
        return False

    def preview(self, state: S, seat: int | None) -> Struct | None:
        """Says what the game itself would do next if nobody did anything, where it can tell."""
        return None

    def outlook(self, state: S, seat: int) -> Struct | None:
        """Says what every place of the map means to a seat that acts, where the game can tell."""
        return None

    def tally(self, told: Iterable[tuple[S, Sequence[Event]]]) -> Struct | None:
        """Sums a game up from its positions and what everybody saw happen before each."""
        return None

    def credits(self) -> tuple[Text, ...]:
        """Says which facts of the game are reconstructed, since no source shows them."""
        return ()

    def sequels(self, config: Config, *, won: bool) -> tuple[Sequel, ...]:
        """Returns what the same people may like to play next, what suits best first."""
        return ()
