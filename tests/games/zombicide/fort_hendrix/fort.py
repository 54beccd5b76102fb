"""Small positions of Fort Hendrix, with fixed dice: people and Zombies where a test wants them.

The board is that of Mission 0. Streets: C1 E1 F1 in a row, C1 C2 C3 in a column, A3 B3 C3 in a
row. Buildings: A1 B1 A2 behind door 2 (between B1 and B3), E2 F2 E3 F3 behind doors 1 and 3.
"""

from collections.abc import Mapping
from typing import Any

from horda.core import position
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.events import Event
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.game import FortHendrix
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.rules import events

ENGINE: Engine[Any] = Engine(FortHendrix())
BOX = FORT_HENDRIX.box
OFF = {"advanced": False, "knock_out": False, "clock": False, "shooters": False}
"""Everything left out: a test switches on what it is about."""


class Scene:
    """A position under play: what is offered, and what came of it."""

    def __init__(
        self,
        *dice: int,
        on: str = "",
        zombies: Mapping[str, Mapping[str, int]] | None = None,
        setup: Mapping[str, Any] | None = None,
        table: Mapping[str, Any] | None = None,
        **people: Mapping[str, Any],
    ) -> None:
        """Lays out Survivors without skills in C2, unless told; the first has the turn."""
        self.happened: list[Event] = []
        switches = OFF | dict.fromkeys(on.split(), True)
        config = ENGINE.config({"scenario": "M00", "players": 1, **switches, **(setup or {})})
        plain: dict[str, Any] = {"zone": "C2", "skills": []}
        described = {
            "survivors": {name: {**plain, **fields} for name, fields in people.items()},
            "zombies": dict(zombies or {}),
            "turn": next(iter(people)),
            "objectives": ["A1 red"],
            "spawns": [],
            "next": {"dice": list(dice)},
            **(table or {}),
        }
        state = position.pose(ENGINE, config, 1, described, self.happened.append)
        self.state: FhState = fort(state)

    @property
    def offered(self) -> list[str]:
        """The keys of the options."""
        return [key for ask in self.state.open for key in ENGINE.keys(self.state, ask)]

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.state.open[0].prompt if self.state.open else ""

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

    def refusal(self, key: str) -> tuple[str, ...]:
        """The rules that are named against something."""
        told = ENGINE.game.explain(self.state, self.state.open[0].seat, key)
        return () if told is None else told.rules

    @property
    def rolls(self) -> list[tuple[tuple[int, ...], int]]:
        """All rolls with what each die needed."""
        return [(e.dice, e.needed) for e in self.happened if isinstance(e, events.Rolled)]

    def told(self, start: str = "") -> list[str]:
        """The keys of the events so far that begin so."""
        config = self.state.config
        found = [ENGINE.game.key(config, event) for event in self.happened]
        return [key for key in found if key.startswith(start)]

    def zone(self, name: str) -> int:
        """The number of a Zone by its name."""
        described = ENGINE.game.key_now(self.state.config, f"walk:{name}")
        return int(described.partition(":z")[2])

    def zombies(self, name: str, kind: str = "") -> int:
        """Counts the Zombies of a Zone, or those of one kind."""
        table = ENGINE.game.describe(self.state)["zombies"].get(name, {})
        return int(table.get(kind, 0) if kind else sum(table.values()))

    def person(self, name: str) -> Any:
        """A Survivor of the team."""
        card = BOX.survivor_ids[name]
        return next(one for one in self.state.people if one.card == card)
