"""Summing a game up: what became of every Survivor, and how many Zombies fell."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from horda.core.events import Event
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.rules import end_events, events
from horda.games.zombicide.rules.state import NONE, Out, Person, ZState

Cause = Literal["", "zombie", "friend", "fire"]
Fate = Literal["alive", "fell", "left", "down", "taken", "dead"]
"""The last three where a Survivor that falls may be saved."""


class Fall(Struct, frozen=True):
    """How somebody fell: to what, in which round, to which Zombie or by whose hand."""

    cause: Cause = ""
    round: int = 0
    kind: str = ""
    other: str = ""


class PersonTally(Struct, frozen=True):
    """What became of a Survivor or a Companion (whose seat is -1)."""

    id: str
    seat: int
    fate: Fate
    round: int
    """The round in which it fell or left."""
    fall: Fall
    level: str
    adrenaline: int
    kills: int


class Tally(Struct, frozen=True):
    """A game of Zombicide summed up."""

    people: tuple[PersonTally, ...]
    kills: dict[str, int]
    """By their kind the Zombies that were eliminated."""


class Counting:
    """Follows a game event by event; Survivors and kinds are numbers of the box."""

    def __init__(self, box: Content) -> None:
        self.box = box
        self.round = 1
        self.actor = NONE
        """Who acts, or attacked last: the kills that follow are theirs."""
        self.by_person: Counter[int] = Counter()
        self.by_kind: Counter[int] = Counter()
        self.fallen: dict[int, Fall] = {}
        self.left: dict[int, int] = {}

    def see(self, event: Event) -> None:
        """Takes one event in."""
        match event:
            case events.RoundBegan(round=number):
                self.round = number
            case events.TurnBegan() | events.Attacked() | events.CarAttacked():
                self.actor = event.who
            case events.Killed(kind=kind, count=count):
                self.by_kind[kind] += count
                self.by_person[self.actor] += count
            case events.Escaped(who=who):
                self.left[who] = self.round
            case end_events.Fell(who=who, kind=kind):
                self.fallen[who] = Fall("zombie", self.round, self.box.zombies[kind].id)
            case end_events.Misfired(who=who):
                self.fallen[who] = Fall("friend", self.round, other=_id(self.box, self.actor))
            case end_events.Burned(who=who):
                self.fallen[who] = Fall("fire", self.round, other=_id(self.box, self.actor))

    def of(
        self,
        card: int,
        person: Person | None = None,
        leader: Person | None = None,
        out: Out = "",
    ) -> PersonTally:
        """Sums somebody up who took part; without a Person it is a Companion.

        Companions leave with their Leader.
        """
        fall = self.fallen.get(card, Fall())
        walker = person or leader
        left = walker is not None and walker.escaped
        gone = self.left.get(walker.card, 0) if walker is not None else 0
        return PersonTally(
            id=_id(self.box, card),
            seat=NONE if person is None else person.seat,
            fate="fell" if fall.cause else "left" if left else out or "alive",
            round=fall.round if fall.cause else gone,
            fall=fall,
            level="" if person is None else LEVELS[person.level],
            adrenaline=0 if person is None else person.adrenaline,
            kills=self.by_person[card],
        )


def _id(box: Content, card: int) -> str:
    return "" if card == NONE else box.survivors[card].id


def tally(told: Iterable[tuple[ZState, Sequence[Event]]]) -> Tally | None:
    """Sums a game up from its positions and from what happened before each of them."""
    counting: Counting | None = None
    last: ZState | None = None
    for state, happened in told:
        if counting is None:  # a game may begin in the middle of another one
            counting = Counting(state.box)
            counting.round, counting.actor = state.round, _acting(state)
        for event in happened:
            counting.see(event)
        last = state
    if last is None or counting is None:
        return None
    kills = {last.box.zombies[kind].id: count for kind, count in sorted(counting.by_kind.items())}
    people = [
        counting.of(person.card, person, out=last.out(who))
        for who, person in enumerate(last.people)
    ]
    companions = [
        counting.of(one.card, leader=None if one.leader == NONE else last.people[one.leader])
        for one in last.companions
    ]
    return Tally((*people, *companions), kills)


def _acting(state: ZState) -> int:
    return NONE if state.turn_of == NONE else state.people[state.turn_of].card
