"""What every player asks of the rules: how likely, what next, what lies where, and why not."""

from typing import Any

from msgspec import Struct, json, to_builtins

from horda.core.words import Text
from horda.games import registry
from horda.server.work.task import Task


class Why(Struct, frozen=True):
    """Why something is not offered: the rules in the way and the fact, in words."""

    offered: bool
    rules: tuple[str, ...] = ()
    why: Text | None = None


class Position(Task, frozen=True):
    """A question about the position of a game."""

    game: str
    state: bytes

    def run(self) -> bytes:
        """Returns the answer as JSON."""
        engine = registry.engine(self.game)
        return json.encode(to_builtins(self.told(engine, engine.decode(self.state)), str_keys=True))

    def told(self, engine: Any, state: Any) -> Any:
        """Finds the answer."""
        raise NotImplementedError


class Odds(Position, frozen=True):
    """What may come of the attacks that are offered to a seat."""

    seat: int

    def told(self, engine: Any, state: Any) -> Any:
        """By the key of the option."""
        return engine.game.odds(state, self.seat)


class Preview(Position, frozen=True):
    """What the game would do next, as a spectator may know it."""

    def told(self, engine: Any, state: Any) -> Any:
        """Nothing where the game cannot tell."""
        return engine.game.preview(state, None)


class Outlook(Position, frozen=True):
    """What every place of the map means to a seat."""

    seat: int

    def told(self, engine: Any, state: Any) -> Any:
        """Nothing where the seat plays no turn."""
        return engine.game.outlook(state, self.seat)


class Explain(Position, frozen=True):
    """Why an option is not offered to a seat."""

    seat: int
    key: str

    def told(self, engine: Any, state: Any) -> Any:
        """Names the rules and the fact that stand in the way."""
        choices = [choice for choice in state.open if choice.seat == self.seat]
        if any(self.key in engine.keys(state, choice) for choice in choices):
            return Why(offered=True)
        found = engine.game.explain(state, self.seat, self.key)
        return Why(False) if found is None else Why(False, found.rules, found.why)
