"""Small positions of Invader, with fixed dice: people, Xenos and machines where a test wants them.

The board is that of Mission 0 unless told. Corridors: 4 and 10, side by side; 4 sees 3, 5 and 10,
and the room 15 behind 10 at Range 2. Door 4 is between 3 and 4, door 10 between 10 and 15. The
Airlock 7 leads out to 6, from where 12 is next and 18 is seen at Range 2.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from horda.core import position
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules import events
from tests.games.zombicide.boxes import plain_keys
from tests.games.zombicide.station import BOX, ENGINE

HERE, NEXT, FAR_ROOM = 4, 10, 15
AIRLOCK, OUTSIDE = 7, 6


class Scene:
    """A position under play: what is offered, and what came of it."""

    def __init__(
        self,
        *dice: int,
        zombies: Mapping[int, Mapping[str, int]] | None = None,
        machines: Iterable[tuple[str, int] | tuple[str, int, bool]] = (),
        shut: tuple[int, ...] = (),
        setup: Mapping[str, Any] | None = None,
        table: Mapping[str, Any] | None = None,
        zone: int = HERE,
        **people: Mapping[str, Any],
    ) -> None:
        """Lays out Survivors without skills in one Zone, unless told; the first has the turn."""
        self.happened: list[Event] = []
        config = ENGINE.config({"scenario": "M00", "players": 1, **(setup or {})})
        plain: dict[str, Any] = {"zone": zone, "skills": []}
        described = {
            "survivors": {name: {**plain, **fields} for name, fields in people.items()},
            "zombies": {str(one): kinds for one, kinds in (zombies or {}).items()},
            "turn": next(iter(people)),
            "machines": [_machine(*one) for one in machines],
            "shut": [f"door{door + 1}" for door in shut],
            "objectives": ["0 red"],
            "next": {"dice": list(dice)},
            **(table or {}),
        }
        state = position.pose(ENGINE, config, 1, described, self.happened.append)
        self.state = invader(state)

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

    def play(self, *keys: str) -> "Scene":
        """Answers in turn."""
        for key in keys:
            seat = self.state.open[0].seat
            answer = Answer(self.state.number(seat), seat, key)
            ENGINE.apply(self.state, answer, self.happened.append)
        return self

    def until(self, prompt: str, *keys: str) -> "Scene":
        """Answers with the first of some keys that is offered, or the last option, until asked."""
        while self.state.result is None and self.prompt != prompt:
            mine = [key for start in keys for key in self.offered if key.startswith(start)]
            self.play((mine or self.offered[-1:])[0])
        return self

    @property
    def rolled(self) -> tuple[int, ...]:
        """The last roll."""
        return [event.dice for event in self.happened if isinstance(event, events.Rolled)][-1]

    def told(self, kind: type[Event]) -> int:
        """Counts the events of a kind."""
        return sum(type(event) is kind for event in self.happened)

    def xenos(self, zone: int, kind: str = "") -> int:
        """Counts the Xenos of a Zone, or those of one kind."""
        first = zone * self.state.kinds
        there = self.state.zombies[first : first + self.state.kinds]
        return there[BOX.zombie_ids[kind]] if kind else sum(there)


def _machine(kind: str, zone: int, active: bool = False) -> dict[str, Any]:
    return {"kind": kind, "zone": zone, "active": active}
