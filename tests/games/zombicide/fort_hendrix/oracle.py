"""What a card or Note must bring about, worked out from its data alone: an oracle for the engine.

It knows no state: only which flags and words there are, and which way is taken at each choice.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.script import Card, Note, Script
from horda.games.zombicide.modules.fort_hendrix.story.words import Cond

ATOMS = ("flag", "keyword", "mission_played")


class World(Struct, frozen=True):
    """What is known before a card is revealed."""

    flags: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    played: frozenset[str] = frozenset()
    infected: bool = False
    cards: bool = True
    """The revealer carries something that can be discarded."""


class Outcome(Struct):
    """What comes of it."""

    ways: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    notes: tuple[int, ...] = ()
    cxp: int = 0
    infections: int = 0
    unlocked: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    gifts: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    stage: int = 0
    noise: int = 0
    """Noise tokens in the card's own Zone."""
    over: str = ""
    """"won", or the ending of the campaign."""

    def copy(self) -> "Outcome":
        """Returns another one with the same fields."""
        return Outcome(*(getattr(self, name) for name in self.__struct_fields__))


def atoms(cond: Cond) -> Iterator[tuple[str, str]]:
    """Yields what a condition asks for."""
    name, said = cond.said[0]
    if name in ATOMS:
        yield name, said
    elif name == "count":
        yield from (("keyword", word) for word in said.of)
    elif name in ("all", "any"):
        for one in said:
            yield from atoms(one)
    elif name == "not_":
        yield from atoms(said)


def asked(story: Script, ops: Iterable[op.Op]) -> Iterator[tuple[str, str]]:
    """Yields what the conditions inside some operations ask for, those of Notes too."""
    for one in ops:
        if isinstance(one, op.If):
            yield from atoms(one.cond)
            yield from asked(story, (*one.then, *one.else_))
        elif isinstance(one, op.Choose):
            for way in one.options:
                yield from atoms(way.requires) if way.requires else ()
                yield from asked(story, way.effects)
        elif isinstance(one, op.ReadNote):
            yield from asked(story, story.note_of(one.note).effects)


def worlds(story: Script, one: Card | Note) -> list[World]:
    """Lists the worlds in which a card may be revealed and that differ for it."""
    gate = [*atoms(one.gate)] if isinstance(one, Card) and one.gate is not None else []
    free = [atom for atom in dict.fromkeys(asked(story, one.effects)) if atom not in gate]
    found = []
    for held in product((False, True), repeat=len(free)):
        known = gate + [atom for atom, on in zip(free, held, strict=True) if on]
        by = {name: frozenset(said for kind, said in known if kind == name) for name in ATOMS}
        found.append(World(by["flag"], by["keyword"], by["mission_played"]))
    return found


def holds(world: World, now: Outcome, cond: Cond) -> bool:
    """Tells whether a condition holds in a world, after what has come about so far."""
    name, said = cond.said[0]
    if name == "flag":
        return said in {*world.flags, *now.flags}
    if name == "keyword":
        return said in {*world.words, *now.words}
    if name == "mission_played":
        return said in world.played
    if name == "has_card":
        return world.cards
    if name == "infected":
        return bool(world.infected == said)
    if name in ("all", "any"):
        found = [holds(world, now, one) for one in said]
        return all(found) if name == "all" else any(found)
    assert name == "not_", name
    return not holds(world, now, said)


def outcomes(story: Script, world: World, ops: op.Ops, now: Outcome) -> list[Outcome]:
    """Lists all that may come of some operations, by the ways that can be taken."""
    if not ops or now.over:
        return [now]
    first, rest = ops[0], ops[1:]
    found: list[Outcome] = []
    for one in _one(story, world, first, now):
        found += outcomes(story, world, rest, one)
    return found


def _one(story: Script, world: World, one: op.Op, now: Outcome) -> list[Outcome]:
    if isinstance(one, op.If):
        ops = one.then if holds(world, now, one.cond) else one.else_
        return outcomes(story, world, ops, now.copy())
    if isinstance(one, op.Choose):
        found: list[Outcome] = []
        for way in one.options:
            if way.requires is None or holds(world, now, way.requires):
                taken = now.copy()
                taken.ways = (*now.ways, way.id)
                found += outcomes(story, world, way.effects, taken)
        return found
    if isinstance(one, op.ReadNote):
        read = now.copy()
        read.notes = (*now.notes, one.note)
        return outcomes(story, world, story.note_of(one.note).effects, read)
    return [_plain(one, now.copy())]


def _plain(one: op.Op, now: Outcome) -> Outcome:
    """Adds what a single operation brings."""
    if type(one) in MORE:
        field, what = MORE[type(one)]
        setattr(now, field, (*getattr(now, field), *what(one)))
    elif isinstance(one, op.GainCxp):
        now.cxp += one.amount
    elif isinstance(one, op.Infect):
        now.infections += one.amount
    elif isinstance(one, op.SetOrder):
        now.order = one.missions
    elif isinstance(one, op.NextStage):
        now.stage = one.stage
    elif isinstance(one, op.Noise) and one.where == "here":
        now.noise += one.amount
    elif isinstance(one, (op.WinMission, op.EndCampaign)):
        now.over = one.ending if isinstance(one, op.EndCampaign) else "won"
    return now


MORE: dict[type[op.Op], tuple[str, Callable[[Any], tuple[str, ...]]]] = {
    op.SetFlag: ("flags", lambda one: (one.flag,)),
    op.AddKeyword: ("words", lambda one: (one.keyword,)),
    op.UnlockBuilding: ("unlocked", lambda one: (one.face,)),
    op.UnlockDoors: ("unlocked", lambda one: one.colours),
    op.AllowAction: ("allowed", lambda one: (one.action,)),
    op.AllowCar: ("allowed", lambda one: ("car",)),
    op.AllowCrate: ("allowed", lambda one: (one.where,)),
    op.PennyGift: ("gifts", lambda one: (one.skill,)),
    op.GiveToken: ("tokens", lambda one: (one.token,)),
}
"""Operations that add to a list: which one, and what."""
