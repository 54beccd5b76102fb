"""What is in a Zombicide box: cards, Survivors, Zombies, skills and Missions, read from TOML.

The state of a game holds small numbers only; `Content` says what they stand for. -1 means none.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, convert

LEVELS = ("blue", "yellow", "orange", "red")
BLUE, YELLOW, ORANGE, RED = range(4)
ABOMINATION = -1
"""What `Content.spawned` says of a Zombie card that calls for an Abomination card."""

Ammo = Literal["none", "bullets", "shells"]
Colour = Literal["red", "blue", "green"]
Some = Annotated[int, Meta(ge=1)]
Few = Annotated[int, Meta(ge=0, le=99)]
Cell = tuple[Few, Few]
Source = Path | Traversable
T = TypeVar("T")


class ContentError(ValueError):
    """Data that cannot be used; the message names the file and the entry."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of data that tells where it was learnt, with the parts for which that differs."""

    provenance: Literal["rulebook", "public", "inferred"]
    rulebook: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """One combat line of a weapon; without dice (Molotov) nothing is rolled."""

    mode: Literal["melee", "ranged"]
    range_min: Few
    range_max: Few
    noisy: bool
    dice: Few = 0
    accuracy: Few = 0
    damage: Few = 0


class Card(Entry, frozen=True):
    """An equipment card; its id is "deck.card", so that copies in two decks are two entries."""

    id: str
    count: Some
    type: Literal["melee", "ranged", "both", "other"]  # "other" has no combat symbol: no weapon
    profiles: tuple[Profile, ...] = ()
    dual: bool = False
    opens_doors: bool = False
    door_noisy: bool = False
    ammo: Ammo = "none"
    reload: bool = False
    backpack: bool = False  # works from the Backpack too
    skill: str = ""  # for attacks made with a weapon, else for whoever carries the card
    discard: bool = False  # leaves the inventory when used
    food: Few = 0  # adrenaline for discarding it
    rerolls: Ammo = "none"
    eliminates_zone: bool = False
    spawns: str = ""  # the Zombie that appears where the card is drawn; it is never kept
    stops_search: bool = False


class Car(Entry, frozen=True):
    """The help card of cars: how far they go, who sits in them, how a fast one attacks."""

    slow: Some
    fast: Some
    passengers: Some
    attack: Profile


class Survivor(Entry, frozen=True):
    """A Survivor card with the skill keys of each danger level, as printed."""

    id: str
    kind: Literal["adult", "kid"]
    health: Some
    skills: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class ZombieType(Entry, frozen=True):
    """A kind of Zombie; `family` is what cards call it, `special` the rule of an Abomination."""

    id: str
    family: str
    figures: Some
    actions: Some
    wounds: Some
    min_damage: Some
    adrenaline: Some
    priority: Some
    special: str = ""


class ZombieCard(Entry, frozen=True):
    """A Zombie card: numbers by danger level, or the levels at which a family acts again."""

    number: Some
    group: Literal["easy", "hard", "extra_activation"]
    kind: Literal["spawn", "extra_activation"]
    zombie: str
    counts: tuple[Few, Few, Few, Few] = (0, 0, 0, 0)
    activates: tuple[bool, bool, bool, bool] = (False, False, False, False)
    rush: bool = False


class Skill(Entry, frozen=True):
    """An entry of the skill list; `params` are the words its name may be completed with."""

    id: str
    rule: str
    params: tuple[str, ...] = ()
    open: Literal["", "card", "number", "skill"] = ""  # where the words cannot be listed
    cost: Literal["none", "free", "action"] = "none"  # "none": always on, or answers an event
    once_per: Literal["", "action", "card", "turn"] = ""
    adds_up: bool = False  # a second copy on the same Survivor counts
    companion_ok: bool = True
    profile: Profile | None = None
    threshold: Few = 0


class Content(Struct, frozen=True):
    """The box of one edition; tuples are read by the numbers the state holds."""

    entries: tuple[Card, ...]
    cards: tuple[Card, ...]  # every physical card of the equipment decks, deck after deck
    decks: dict[str, tuple[int, ...]]
    names: tuple[str, ...]
    same: tuple[int, ...]  # by card, its place in `names`: equal numbers are identical cards
    granted: tuple[int, ...]  # by card, the skill it lends
    car: Car
    adrenaline: tuple[int, ...]  # what reaches each danger level
    survivors: tuple[Survivor, ...]
    survivor_skills: tuple[tuple[tuple[int, ...], ...], ...]  # by Survivor and danger level
    zombies: tuple[ZombieType, ...]
    zombie_ids: dict[str, int]
    abominations: tuple[int, ...]
    zombie_cards: tuple[ZombieCard, ...]
    spawned: tuple[int, ...]  # by Zombie card, the Zombie it brings or moves, or ABOMINATION
    skills: tuple[Skill, ...]
    skill_entry: tuple[int, ...]  # by skill number, its place in `skills`
    skill_keys: tuple[str, ...]
    skill_ids: dict[str, int]  # the number of each key, as "sniper" or "plus_1_die:melee"

    def skill_key(self, skill: int) -> str:
        """Returns the key of a skill number: its id, then its parameter after a colon."""
        return self.skill_keys[skill]

    def skill(self, skill: int) -> Skill:
        """Returns the entry of the skill list that a skill number belongs to."""
        return self.skills[self.skill_entry[skill]]

    def variants(self, id: str, *params: str) -> frozenset[int]:
        """Returns the numbers of a skill with any of the parameters, or all if none is given.

        A Melee attack looks for `variants("plus_1_die", "combat", "melee")`.
        """
        keys = [key.partition(":") for key in self.skill_keys]
        return frozenset(
            i for i, (name, _, p) in enumerate(keys) if name == id and (not params or p in params)
        )

    def level(self, adrenaline: int) -> int:
        """Returns the danger level reached with so much adrenaline."""
        return sum(adrenaline >= least for least in self.adrenaline) - 1


class Token(Entry, frozen=True):
    """Something a Mission puts into a Zone, which any of its cells (row, column) names."""

    cell: Cell
    what: str = ""  # role of a Spawn, family of Zombies, type of car, meaning of a mark
    count: Some = 1
    sources: tuple[str, ...] = ()
    note: str = ""


class CarToken(Token, frozen=True):
    """A car, what may be done with it and what lies on it."""

    drivable: bool = False
    crate: bool = False
    objective: bool = False


class DoorToken(Entry, frozen=True):
    """A door that does not start as printed: the edge of a cell, and what the door is like."""

    cell: Cell
    side: Literal["N", "E", "S", "W"]
    colour: Literal["", "blue", "green"] = ""
    open: bool = False
    broken: bool = False


class Objectives(Entry, frozen=True):
    """The Objective tokens by colour; `hidden` colours are mixed in, others lie on a face."""

    red: Few
    blue: Few = 0
    green: Few = 0
    hidden: tuple[Colour, ...] = ()
    aside: Few = 0  # tokens of the mix that stay out of the game
    on: dict[Colour, str] = {}
    none_on: tuple[str, ...] = ()  # faces whose printed places stay empty, those of crates too


class Rotation(Entry, frozen=True):
    """How sure the rotations are, and how many arrangements would fit."""

    fitting: Some
    strength: Literal["", "weak", "medium", "strong"] = ""
    sources: tuple[str, ...] = ()


class Mission(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Mission: its tiles, as "1V 7R@270 / 5R@90 9R", and all that is put on them."""

    id: str
    difficulty: Literal["easy", "medium", "hard"]
    minutes: Some
    layout: str
    rotation: Rotation
    rules: tuple[str, ...]
    special: tuple[str, ...] = ()
    objectives: Objectives
    crates: Few
    start: tuple[Token, ...]
    spawn: tuple[Token, ...]  # the starting one first
    exit: tuple[Token, ...] = ()
    zombie: tuple[Token, ...] = ()
    car: tuple[CarToken, ...] = ()
    door: tuple[DoorToken, ...] = ()
    mark: tuple[Token, ...] = ()
    missing: tuple[str, ...] = ()  # what no source showed


class _Equipment(Struct, forbid_unknown_fields=True):
    decks: dict[str, int]
    car: Car
    card: tuple[Card, ...]


class _Survivors(Struct, forbid_unknown_fields=True):
    adrenaline: tuple[int, int, int, int]
    survivor: tuple[Survivor, ...]


class _Zombies(Struct, forbid_unknown_fields=True):
    composition: dict[str, int]
    zombie: tuple[ZombieType, ...]
    card: tuple[ZombieCard, ...]


class _Skills(Struct, forbid_unknown_fields=True):
    skill: tuple[Skill, ...]


@cache
def content(edition: str) -> Content:
    """Returns the box of an edition, read once per process."""
    return load(files(__package__) / edition / "data")


@cache
def missions(edition: str) -> dict[str, Mission]:
    """Returns the Missions of an edition by id ("M00"), read once per process."""
    folder = files(__package__) / edition / "data" / "missions"
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return {name[:-5]: load_mission(folder / name, content(edition)) for name in found}


def load(folder: Source) -> Content:
    """Reads and checks the box of an edition from its data folder."""
    gear = _read(folder / "equipment.toml", _Equipment)
    people = _read(folder / "survivors.toml", _Survivors)
    zombies = _read(folder / "zombie_cards.toml", _Zombies)
    skills = _read(folder / "skills.toml", _Skills).skill
    cards = tuple(card for card in gear.card for _ in range(card.count))
    split = [card.id.partition(".")[::2] for card in cards]
    names = tuple(dict.fromkeys(name for _, name in split))
    kinds = {zombie.id: i for i, zombie in enumerate(zombies.zombie)}
    owners = {key: i for i, skill in enumerate(skills) for key in _keys(skill)}
    known = {key: i for i, key in enumerate(owners)}
    for problem in _problems(gear, people, zombies, known):
        raise ContentError(problem)
    return Content(
        entries=gear.card,
        cards=cards,
        decks={d: tuple(i for i, (of, _) in enumerate(split) if of == d) for d in gear.decks},
        names=names,
        same=tuple(names.index(name) for _, name in split),
        granted=tuple(known.get(card.skill, -1) for card in cards),
        car=gear.car,
        adrenaline=people.adrenaline,
        survivors=people.survivor,
        survivor_skills=tuple(
            tuple(tuple(known[key] for key in level) for level in one.skills)
            for one in people.survivor
        ),
        zombies=zombies.zombie,
        zombie_ids=kinds,
        abominations=tuple(i for i, z in enumerate(zombies.zombie) if z.family == "abomination"),
        zombie_cards=zombies.card,
        spawned=tuple(kinds.get(card.zombie, ABOMINATION) for card in zombies.card),
        skills=skills,
        skill_entry=tuple(owners.values()),
        skill_keys=tuple(known),
        skill_ids=known,
    )


def load_mission(file: Source, box: Content) -> Mission:
    """Reads and checks a Mission file."""
    one = _read(file, Mission)
    rows = [row.split() for row in one.layout.split("/")]
    faces = [tile.partition("@")[0] for row in rows for tile in row]
    high, wide = 3 * len(rows), 3 * len(rows[0])
    goals = one.objectives
    printed = len(faces) - len(goals.none_on)
    families = {zombie.family for zombie in box.zombies}
    tokens = [*one.start, *one.spawn, *one.exit, *one.zombie, *one.car, *one.mark]
    cells = [token.cell for token in tokens] + [door.cell for door in one.door]
    lying = goals.red + goals.blue + goals.green - goals.aside
    roles = [token.what for token in one.spawn]
    for field, right in {
        "id": f"{one.id}.toml" == file.name,
        "layout": len({face[:-1] for face in faces}) == len(faces) == high * wide // 9,
        "cell": all(row < high and col < wide for row, col in cells),
        "start": one.start,
        "spawn": roles[:1] == ["starting"] and set(roles[1:]) <= {"red", "blue", "green"},
        "zombie": all(token.what in families for token in one.zombie),
        "car": all(car.what in ("pimpmobile", "police_car", "wreck") for car in one.car),
        "objectives.on": {*goals.on.values(), *goals.none_on} <= set(faces),
        "objectives": lying == printed + sum(car.objective for car in one.car),
        "crates": one.crates == printed + sum(car.crate for car in one.car),
        "rules": all(f"-{one.id}-" in rule for rule in one.rules),
    }.items():
        if not right:
            raise ContentError(f"{file.name}: {field} does not fit the rest of the Mission")
    return one


def _read(file: Source, kind: type[T]) -> T:
    """Reads a file strictly; what is wrong is told with the file and the entry."""
    raw: dict[str, Any] = {}
    try:
        raw = tomllib.loads(file.read_text("utf-8"))
        return convert(raw, kind)
    except (OSError, ValueError) as error:
        at = re.search(r"\$\.(\w+)\[(\d+)\]", str(error))
        entry = raw[at[1]][int(at[2])] if at else None
        name = entry.get("id", entry.get("number")) if isinstance(entry, dict) else None
        raise ContentError(f"{file.name}: {name or 'file'}: {error}") from error


def _keys(skill: Skill) -> list[str]:
    """Lists the keys of a skill; an open one has none, as nothing in the box completes it."""
    if skill.open:
        return []
    return [f"{skill.id}:{param}" for param in skill.params] or [skill.id]


def _problems(
    gear: _Equipment, people: _Survivors, zombies: _Zombies, known: Collection[str]
) -> Iterator[str]:
    """Names what does not fit together, with the file and the entry."""
    sizes, kinds = Counter[str](), {zombie.id for zombie in zombies.zombie}
    for card in gear.card:
        sizes[card.id.partition(".")[0]] += card.count
        if {card.skill} - {"", *known} or {card.spawns} - {"", *kinds}:
            yield f"equipment.toml: card {card.id}: unknown {card.skill or card.spawns!r}"
    if sizes != gear.decks:
        yield f"equipment.toml: decks: there are {dict(sizes)} cards"
    for one in people.survivor:
        for key in (key for level in one.skills for key in level if key not in known):
            yield f"survivors.toml: survivor {one.id}: unknown skill or parameter {key!r}"
    families, dealt = {zombie.family for zombie in zombies.zombie}, Counter[str]()
    for n, spawn in enumerate(zombies.card, min((c.number for c in zombies.card), default=1)):
        dealt[spawn.zombie if spawn.kind == "spawn" else spawn.kind] += 1
        if spawn.zombie not in families or spawn.number != n:
            yield f"zombie_cards.toml: card {spawn.number}: unknown Zombie, or number out of turn"
    if dealt != zombies.composition:
        yield f"zombie_cards.toml: composition: there are {dict(dealt)} cards"
