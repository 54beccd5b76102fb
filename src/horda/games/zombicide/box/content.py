"""What is in a Zombicide box: cards, Survivors, Zombies and skills, read from TOML.

The state of a game holds small numbers only; `Content` says what they stand for. -1 means none.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, convert

from horda.core.rulebook import cites
from horda.core.toml_lines import located, told
from horda.games.zombicide.box.components import Parts, Some

LEVELS = ("blue", "yellow", "orange", "red")
BLUE, YELLOW, ORANGE, RED = range(4)
ABOMINATION = -1
"""What `Content.spawned` says of a Zombie card that calls for an Abomination card."""

MAX_NUMBER = 9
"""The highest number that may complete a skill, as in "Starts with 5 Health"."""
SPECIALS = ("Z2-ABOM-06", "Z2-ABOM-07", "Z2-ABOM-08")
"""The rules of single Abominations that some code carries out."""

Ammo = Literal["none", "bullets", "shells"]
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

    parts: Parts
    entries: tuple[Card, ...]
    cards: tuple[Card, ...]  # every physical card of the equipment decks, deck after deck
    decks: dict[str, tuple[int, ...]]
    tokens: tuple[int, ...]  # cards in no deck: Objectives that count as cards in a Mission
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


class _Equipment(Struct, forbid_unknown_fields=True):
    decks: dict[str, int]
    tokens: tuple[str, ...]
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
    return load(files("horda.games.zombicide.editions") / edition / "data")


def load(folder: Source) -> Content:
    """Reads and checks the box of an edition from its data folder."""
    gear = read(folder / "equipment.toml", _Equipment)
    people = read(folder / "survivors.toml", _Survivors)
    zombies = read(folder / "zombie_cards.toml", _Zombies)
    skills = read(folder / "skills.toml", _Skills).skill
    parts = read(folder / "box.toml", Parts)
    decked = tuple(card for card in gear.card for _ in range(card.count))
    cards = decked + tuple(card for id in gear.tokens for card in gear.card if card.id == id)
    split = [card.id.partition(".")[::2] for card in cards]
    names = tuple(dict.fromkeys(name for _, name in split))
    kinds = {zombie.id: i for i, zombie in enumerate(zombies.zombie)}
    owners = _skill_keys(skills, gear.card)
    known = {key: i for i, key in enumerate(owners)}
    box = _box_problems(parts, gear, people, zombies)
    gears = _equipment_problems(gear, zombies, known)
    _check(folder, *gears, *_survivor_problems(people, known), *_zombie_problems(zombies), *box)
    return Content(
        parts=parts,
        entries=gear.card,
        cards=cards,
        decks=_decks(gear, decked),
        tokens=tuple(range(len(decked), len(cards))),
        names=names,
        same=tuple(names.index(name) for _, name in split),
        granted=tuple(known.get(card.skill, -1) for card in cards),
        car=gear.car,
        adrenaline=people.adrenaline,
        survivors=people.survivor,
        survivor_skills=_by_level(people, known),
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


def _decks(gear: _Equipment, cards: tuple[Card, ...]) -> dict[str, tuple[int, ...]]:
    """Returns the numbers of the cards in each deck."""
    of = [card.id.partition(".")[0] for card in cards]
    return {name: tuple(i for i, deck in enumerate(of) if deck == name) for name in gear.decks}


def _check(folder: Source, *problems: str) -> None:
    """Raises the first problem, with its line."""
    for problem in problems:
        source = folder / problem.partition(":")[0]
        raise ContentError(located(source.read_text("utf-8"), problem))


def _by_level(
    people: _Survivors, known: Mapping[str, int]
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Returns the skills of each Survivor by danger level."""
    return tuple(
        tuple(tuple(known[key] for key in level) for level in one.skills) for one in people.survivor
    )


def read(file: Source, kind: type[T]) -> T:
    """Reads a file strictly; what is wrong is told with the file, the line and the entry."""
    raw: dict[str, Any] = {}
    text = ""
    try:
        text = file.read_text("utf-8")
        raw = tomllib.loads(text)
        return convert(raw, kind)
    except OSError as error:
        raise ContentError(f"{file.name}: {error}") from error
    except ValueError as error:
        at = re.search(r"\$\.(\w+)\[(\d+)\]", str(error))
        entry = raw[at[1]][int(at[2])] if at else None
        name = entry.get("id", entry.get("number")) if isinstance(entry, dict) else None
        raise ContentError(f"{file.name}: {name or 'file'}: {told(text, error)}") from error


@cites("Z2-SKILL-35", "Z2-SKILL-37", "Z2-SKILL-50")
def _skill_keys(skills: tuple[Skill, ...], cards: tuple[Card, ...]) -> dict[str, int]:
    """Returns every skill key with the place of its entry.

    Open skills come last: they are completed by any card, number or other skill there is.
    """
    closed = {key: i for i, skill in enumerate(skills) for key in _keys(skill)}
    # The starting deck is dealt whole, so nobody starts with a certain card of it.
    drawn = [one for one in cards if not one.spawns and not one.id.startswith("starting.")]
    words = {
        "card": dict.fromkeys(card.id.partition(".")[2] for card in drawn),
        "number": [str(number) for number in range(1, MAX_NUMBER + 1)],
        "skill": [key for key, i in closed.items() if skills[i].companion_ok],
    }
    opened = {
        f"{skill.id}:{word}": i
        for i, skill in enumerate(skills)
        if skill.open
        for word in words[skill.open]
    }
    return closed | opened


def _keys(skill: Skill) -> list[str]:
    """Lists the keys of a skill that is not open."""
    if skill.open:
        return []
    return [f"{skill.id}:{param}" for param in skill.params] or [skill.id]


@cites("Z2-BOX-03", "Z2-BOX-04", "Z2-BOX-05")
def _equipment_problems(
    gear: _Equipment, zombies: _Zombies, known: Collection[str]
) -> Iterator[str]:
    """Names cards that refer to nothing, and decks that are not whole."""
    sizes, kinds = Counter[str](), {zombie.id for zombie in zombies.zombie}
    for card in gear.card:
        sizes[card.id.partition(".")[0]] += card.count
        if {card.skill} - {"", *known} or {card.spawns} - {"", *kinds}:
            yield f"equipment.toml: card {card.id}: unknown {card.skill or card.spawns!r}"
    if sizes != gear.decks:
        yield f"equipment.toml: decks: there are {dict(sizes)} cards"


def _survivor_problems(people: _Survivors, known: Collection[str]) -> Iterator[str]:
    """Names Survivors with skills that are not in the list."""
    for one in people.survivor:
        for key in (key for level in one.skills for key in level if key not in known):
            yield f"survivors.toml: survivor {one.id}: unknown skill or parameter {key!r}"


@cites("Z2-ZOMB-02", "Z2-ZOMB-03", "Z2-ZOMB-04", "Z2-ZOMB-05", "Z2-ABOM-02", "Z2-ABOM-09")
def _zombie_problems(zombies: _Zombies) -> Iterator[str]:
    """Names kinds of one family that differ in numbers, and Zombie cards that are not right."""
    families: dict[str, tuple[int, ...]] = {}
    for kind in zombies.zombie:
        numbers = (kind.actions, kind.wounds, kind.min_damage, kind.adrenaline, kind.priority)
        if families.setdefault(kind.family, numbers) != numbers:
            yield f"zombie_cards.toml: zombie {kind.id}: not like other {kind.family} Zombies"
        if kind.special and kind.special not in SPECIALS:
            yield f"zombie_cards.toml: zombie {kind.id}: unknown special {kind.special!r}"
    dealt = Counter[str]()
    for n, spawn in enumerate(zombies.card, min((c.number for c in zombies.card), default=1)):
        dealt[spawn.zombie if spawn.kind == "spawn" else spawn.kind] += 1
        if spawn.zombie not in families or spawn.number != n:
            yield f"zombie_cards.toml: card {spawn.number}: unknown Zombie, or number out of turn"
    if dealt != zombies.composition:
        yield f"zombie_cards.toml: composition: there are {dict(dealt)} cards"


@cites("Z2-BOX-02", "Z2-BOX-06", "Z2-BOX-07", "Z2-SETUP-07")
def _box_problems(
    parts: Parts, gear: _Equipment, people: _Survivors, zombies: _Zombies
) -> Iterator[str]:
    """Names what is not as the list of components says."""
    abominations = [one for one in zombies.zombie if one.family == "abomination"]
    help_card = 1  # of cars; it is in no deck
    cards = {
        "zombie": len(zombies.card),
        "abomination": len(abominations),
        "equipment": sum(card.count for card in gear.card) + help_card,
    }
    if cards != parts.cards:
        yield f"box.toml: cards: there are {cards}"
    kinds = Counter(one.kind for one in people.survivor)
    if kinds != parts.survivors or len({one.id for one in people.survivor}) < kinds.total():
        yield f"box.toml: survivors: there are {dict(kinds)}"
    if parts.tokens.number != parts.tokens_in_all:
        yield f"box.toml: tokens: there are {parts.tokens.number}"
