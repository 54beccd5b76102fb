"""The mind of a game: what bots know of it besides its rules."""

from collections.abc import Sequence

from horda.core.decisions import Choice
from horda.core.game.rules import Rules
from horda.core.state import S


class Mind(Rules[S]):
    """Guesses and rules of thumb. All of it can be left as it is."""

    def evaluate(self, state: S, seat: int) -> float:
        """Guesses how well a seat stands, from 0 (lost) to 1 (won); bots use it."""
        return 0.5

    def advise(self, state: S, choice: Choice) -> Sequence[float] | None:
        """Weighs the options of an open question by rules of thumb: the higher the better.

        None where the game knows no better than a lot; bots use it for quick answers.
        """
        return None

    def sensible(self, state: S, choice: Choice) -> Sequence[int] | None:
        """Names the options that are worth thinking about, by their places; never none of them.

        None where all are. Bots that search leave out the rest.
        """
        return None

    def trifling(self, choice: Choice) -> bool:
        """Tells whether a question matters so little that the advice alone may answer it."""
        return False

    def span(self, state: S) -> int:
        """Counts the stretches of play so far, such as rounds: bots look from one to the next."""
        return 0
