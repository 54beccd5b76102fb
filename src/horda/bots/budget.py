"""How long a bot may think: a number of rounds, a deadline, or both."""

from time import monotonic


class Budget:
    """Counts rounds of thought and foresees whether another one fits before the deadline.

    Without a deadline the clock is never read, so that the same seed gives the same answer.
    """

    __slots__ = ("_rounds", "_deadline", "_began", "_longest")

    def __init__(self, rounds: int | None, deadline: float | None) -> None:
        self._rounds = rounds
        self._deadline = deadline
        self._began: float | None = None
        self._longest = 0.0

    def more(self) -> bool:
        """Tells whether to think another round, as long as the longest one so far."""
        if self._rounds is not None:
            if self._rounds <= 0:
                return False
            self._rounds -= 1
        return self._deadline is None or self._fits(self._deadline)

    def _fits(self, deadline: float) -> bool:
        now = monotonic()
        if self._began is not None:
            self._longest = max(self._longest, now - self._began)
        self._began = now
        return now + self._longest < deadline


def sooner(one: float | None, other: float | None) -> float | None:
    """Returns the earlier of two deadlines, either of which may be missing."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
