"""A base game laid out by hand, answered by option keys."""

from typing import Any

from horda.core import position
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.games import registry

ENGINE = registry.engine("zombie-terror")
HUMAN, ZOMBIE = 0, 1


class Posed:
    """A position, what can be answered, and what happened since."""

    def __init__(self, table: dict[str, Any] | None, seed: int = 1, **setup: object) -> None:
        config = ENGINE.config(setup)
        self.events: list[Event] = []
        self.state: Any
        if table is None:
            self.state = ENGINE.new(config, seed, self.events.append)
        else:
            self.state = position.pose(ENGINE, config, seed, table, self.events.append)

    @property
    def options(self) -> list[str]:
        return [option.key for choice in self.state.open for option in choice.options]

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.events]

    @property
    def table(self) -> dict[str, Any]:
        return ENGINE.game.describe(self.state)

    @property
    def seat(self) -> int:
        return int(self.state.open[0].seat)

    def play(self, *answers: str) -> "Posed":
        for key in answers:
            answer = Answer(self.state.number(self.seat), self.seat, key)
            ENGINE.apply(self.state, answer, self.events.append)
        return self
