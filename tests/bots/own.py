"""Bots as somebody else would write them, outside of horda."""

from abc import abstractmethod
from typing import Any

from horda.bots.base import Bot, Settings, question

HALF = 0.5


class LastSettings(Settings, frozen=True):
    """Its parameters."""

    from_end: int = 1


class Last(Bot):
    """Takes the last option, or one near the end."""

    summary = "takes the last option"
    settings_type = LastSettings

    def choose(self, engine: Any, state: Any, seat: int, deadline: float | None) -> int:
        """Returns the index of an option near the end."""
        settings: LastSettings = self.settings
        return max(0, len(question(state, seat).options) - settings.from_end)


class Unfinished(Bot):
    """Cannot choose."""

    @abstractmethod
    def wonder(self) -> None:
        """Is not written."""
