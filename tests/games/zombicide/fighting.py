"""Small fights on the board of Mission 0, with fixed dice.

Streets: 2, 3 and 4 stand in a row from west to east; 2 sees 4, and 11 to the south, at Range 2.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from horda.core import position
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.events import Event
from horda.games.zombicide.game import Zombicide2
from horda.games.zombicide.papers.describe import describe
from horda.games.zombicide.rules import events
from tests.games.zombicide.boxes import plain_keys

ENGINE = Engine(Zombicide2())
HERE = 3


class Fight:
    """A position under play: what is offered, and what came of it."""

    def __init__(
        self,
        *dice: int,
        zombies: Mapping[int, Mapping[str, int]] | None = None,
        setup: Mapping[str, Any] | None = None,
        table: Mapping[str, Any] | None = None,
        **people: Mapping[str, Any],
    ) -> None:
        """Lays out Survivors without skills in Zone 3, unless told; the first has the turn."""
        self.happened: list[Event] = []
        config = ENGINE.config({"scenario": "M00", "players": 1, **(setup or {})})
        plain: dict[str, Any] = {"zone": HERE, "skills": []}
        described = {
            "survivors": {name: {**plain, **fields} for name, fields in people.items()},
            "zombies": {str(zone): kinds for zone, kinds in (zombies or {}).items()},
            "turn": next(iter(people)),
            "next": {"dice": list(dice)},
            **(table or {}),
        }
        self.state = position.pose(ENGINE, config, 1, described, self.happened.append)

    @property
    def offered(self) -> list[str]:
        """The keys of the options."""
        return [key for ask in self.state.open for key in plain_keys(self.state, ask)]

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.open[0].prompt

    def offers(self, start: str) -> list[str]:
        """The offered keys that begin so."""
        return [key for key in self.offered if key.startswith(start)]

    def play(self, *keys: str) -> "Fight":
        """Answers in turn."""
        for key in keys:
            seat = self.state.open[0].seat
            answer = Answer(self.state.number(seat), seat, key)
            ENGINE.apply(self.state, answer, self.happened.append)
        return self

    @property
    def rolls(self) -> list[tuple[int, ...]]:
        """The dice of each roll so far."""
        return [event.dice for event in self.happened if isinstance(event, events.Rolled)]

    @property
    def rolled(self) -> int:
        """How many dice the last roll had."""
        return len(self.rolls[-1])

    def told(self, kind: type[Event]) -> int:
        """Counts the events of a kind."""
        return sum(type(event) is kind for event in self.happened)

    def zombies(self, zone: int = HERE) -> dict[str, int]:
        """What stands in a Zone."""
        found: dict[str, int] = self.table["zombies"].get(str(zone), {})
        return found

    @property
    def table(self) -> dict[str, Any]:
        """The position as a table, its Zones by number."""
        return dict(describe(self.state))

    def person(self, name: str) -> dict[str, Any]:
        """A Survivor as a table."""
        found: dict[str, Any] = self.table["survivors"][name]
        return found

    @property
    def reason(self) -> str:
        """Why the game is over, or nothing."""
        return self.state.result.reason if self.state.result else ""


def armed(*hands: str, skills: Sequence[str] = (), **fields: Any) -> dict[str, Any]:
    """A Survivor with these cards in Hand."""
    return {"hands": list(hands), "skills": list(skills), **fields}
