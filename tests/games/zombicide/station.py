"""Positions of Invader for tests: a game in the first turn, changed by hand."""

from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.events import Event
from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.editions.invader.game import Invader
from horda.games.zombicide.modules.invader.state import InvState
from horda.games.zombicide.rules.people import change
from tests.games.zombicide.boxes import plain_keys

ENGINE: Engine[Any] = Engine(Invader())
BOX = INVADER.box
KIND = BOX.zombie_ids
SPOILER = KIND["spoiler_abomination"]


class Station:
    """A game of Invader at the turn of one Survivor."""

    def __init__(self, mission: str = "M00", turn: str = "cole", **setup: Any) -> None:
        config = ENGINE.config({"scenario": mission, **setup})
        self.state: InvState = ENGINE.new(config, 1)
        while self.state.open[0].prompt != "z2-who-acts":
            ENGINE.choose(self.state, 0, self.state.open[0].seat)
        self.say(f"act:{turn}")
        self.told: list[Event] = []
        self.who = self.number(turn)
        self.state.zombies[:] = bytes(len(self.state.zombies))

    def number(self, name: str) -> int:
        """Returns the place of a Survivor in the team."""
        cards = [person.card for person in self.state.people]
        return cards.index(BOX.survivor_ids[name])

    def put(self, name: str, **fields: Any) -> None:
        """Changes a Survivor."""
        change(self.state, self.number(name), **fields)
        self.again()

    def carry(self, name: str, **cards: str) -> None:
        """Gives a Survivor cards: left, right, body, pack, and onto the left weapon `on`."""
        places = {"left": 0, "right": 1, "body": 2, "on": 4, "pack": BOX.slots.pack}
        who = self.number(name)
        slots = [-1] * len(self.state.people[who].slots)
        for place, card in cards.items():
            slots[places[place]] = next(
                i for i, same in enumerate(BOX.same) if BOX.names[same] == card and i not in slots
            )
        self.put(name, slots=tuple(slots))

    def xenos(self, zone: int, **kinds: int) -> None:
        """Puts Xenos into a Zone."""
        for kind, count in kinds.items():
            self.state.zombies[zone * self.state.kinds + KIND[kind]] = count
        self.again()

    def count(self, zone: int, kind: str) -> int:
        """Counts Xenos."""
        return self.state.zombies[zone * self.state.kinds + KIND[kind]]

    def again(self) -> None:
        """Asks anew what was open."""
        self.state.waiting = None
        ENGINE.resume(self.state)

    def dice(self, *faces: int) -> None:
        """Fixes the next dice."""
        rng = self.state.rng
        streams = len(rng.counts)
        queued = (tuple(face - 1 for face in faces), *((),) * (streams - 1))
        self.state.rng = replace(rng, queued=queued)

    @property
    def keys(self) -> list[str]:
        """What is offered."""
        return plain_keys(self.state, self.state.open[0])

    def say(self, key: str) -> list[Event]:
        """Gives an answer and returns what happened."""
        told: list[Event] = []
        seat = self.state.open[0].seat
        ENGINE.apply(self.state, Answer(self.state.number(seat), seat, key), told.append)
        self.told = told
        return told

    def refusal(self, key: str) -> tuple[str, ...]:
        """Returns the rules that forbid an answer."""
        found = ENGINE.game.explain(self.state, self.state.open[0].seat, key)
        return found.rules if found is not None else ()
