"""What is in a Zombicide box: cards, Survivors, Zombies and skills, read from TOML.

The state of a game holds small numbers only; `Content` says what they stand for. -1 means none.
"""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct, convert
from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.core.toml_lines import located, told
from horda.games.zombicide.box.components import Parts, Slots
from horda.games.zombicide.box.entries import (
    ABOMINATION,
    CARD_KINDS,
    SPECIALS,
    Car,
    Card,
    ContentError,
    Machine,
    Skill,
    Source,
    Survivor,
    ZombieCard,
    ZombieType,
)
from horda.games.zombicide.box.house import NO_HOUSE, House, corrected, joined
from horda.games.zombicide.box.merged import table
from horda.games.zombicide.box.skill_keys import enrol, keys_of, names, numbers, variants

T = TypeVar("T")

DECKS = ("starting", "base", "pimpweapon")
"""Decks that rules know by name; an edition may lack some, and have others."""


class Content(Struct, frozen=True, eq=False):
    """The box of one edition; tuples are read by the numbers the state holds.

    It is compared by identity: there is one in a process, and caches are kept by it.
    """

    parts: Parts
    entries: tuple[Card, ...]
    cards: tuple[Card, ...]  # every physical card of the equipment decks, deck after deck
    decks: dict[str, tuple[int, ...]]
    deck_of: tuple[str, ...]  # by card, the deck it is in
    tokens: tuple[int, ...]  # cards in no deck: Objectives that count as cards in a Mission
    names: tuple[str, ...]
    same: tuple[int, ...]  # by card, its place in `names`: equal numbers are identical cards
    granted: tuple[int, ...]  # by card, the skill it lends
    car: Car | None  # the help card of cars, where there are any
    machines: tuple[Machine, ...]
    adrenaline: tuple[int, ...]  # what reaches each danger level
    survivors: tuple[Survivor, ...]
    survivor_skills: tuple[tuple[tuple[int, ...], ...], ...]  # by Survivor and danger level
    zombies: tuple[ZombieType, ...]
    zombie_ids: dict[str, int]
    abominations: tuple[int, ...]
    zombie_cards: tuple[ZombieCard, ...]
    spawned: tuple[int, ...]  # by Zombie card, the Zombie it brings or moves, or ABOMINATION
    skills: tuple[Skill, ...]
    skill_entry: dict[int, int]  # by skill number, its place in `skills`
    skill_ids: dict[str, int]  # the number of each key, as "sniper" or "plus_1_die:melee"
    # What rules look for again and again among all that.
    kinds: int  # how many kinds of Zombies there are
    nobody: bytes  # a Zone without Zombies
    fast: frozenset[int]  # kinds of Zombies with more than one Action
    specials: dict[str, int]  # by the rule of an Abomination, its kind
    survivor_ids: dict[str, int]
    kids: frozenset[int]
    playable: tuple[int, ...]  # Survivors that a team can be made of
    food: frozenset[int]
    tools: frozenset[int]  # cards that open doors
    molotovs: frozenset[int]  # cards that eliminate all of a Zone
    like: tuple[int, ...]  # by card, itself, or -1 where it goes wherever most cards go

    @property
    def slots(self) -> Slots:
        """Where Survivors carry cards."""
        return self.parts.slots

    def skill_key(self, skill: int) -> str:
        """Returns the key of a skill number: its id, then its parameter after a colon."""
        return names()[skill]

    def skill(self, skill: int) -> Skill:
        """Returns the entry of the skill list that a skill number belongs to."""
        return self.skills[self.skill_entry[skill]]

    def variants(self, id: str, *params: str) -> frozenset[int]:
        """Returns the numbers of a skill with any of the parameters, or all if none is given."""
        return variants(id, *params).intersection(self.skill_entry)

    def level(self, adrenaline: int) -> int:
        """Returns the danger level reached with so much adrenaline."""
        return bisect_right(self.adrenaline, adrenaline) - 1


class _Equipment(Struct, forbid_unknown_fields=True):
    decks: dict[str, int]
    card: tuple[Card, ...]
    tokens: tuple[str, ...] = ()
    car: Car | None = None
    machine: tuple[Machine, ...] = ()


class _Survivors(Struct, forbid_unknown_fields=True):
    adrenaline: tuple[int, int, int, int]
    survivor: tuple[Survivor, ...]


class _Zombies(Struct, forbid_unknown_fields=True):
    composition: dict[str, int]
    zombie: tuple[ZombieType, ...]
    card: tuple[ZombieCard, ...]


class _Skills(Struct, forbid_unknown_fields=True):
    skill: tuple[Skill, ...]


def load(folder: Source, kinds_of_cards: tuple[str, ...] = (), house: House = NO_HOUSE) -> Content:
    """Reads and checks the box of an edition from its data folder; modules add kinds of cards."""
    gear, people, zombies = _corrected(folder, house)
    skills = read(folder / "skills.toml", _Skills).skill
    parts = _with_guests(read(folder / "box.toml", Parts), people, house)
    plain = parts.slots.plain
    decked = tuple(card for card in gear.card for _ in range(card.count))
    cards = decked + tuple(card for id in gear.tokens for card in gear.card if card.id == id)
    kinds = {zombie.id: i for i, zombie in enumerate(zombies.zombie)}
    owners = keys_of(skills, gear.card)
    enrol(owners)
    known = {key: number for key, number in numbers().items() if key in owners}
    _check(folder, *_equipment_problems(gear, zombies, known), *_survivor_problems(people, known))
    _check(folder, *_zombie_problems(zombies, {*CARD_KINDS, *kinds_of_cards}))
    _check(folder, *_box_problems(parts, gear, people, zombies))
    return Content(
        parts=parts,
        entries=gear.card,
        cards=cards,
        decks=_decks(gear, decked),
        tokens=tuple(range(len(decked), len(cards))),
        granted=tuple(known.get(card.skill, -1) for card in cards),
        car=gear.car,
        machines=gear.machine,
        adrenaline=people.adrenaline,
        survivors=people.survivor,
        survivor_skills=_by_level(people, known),
        zombies=zombies.zombie,
        zombie_ids=kinds,
        zombie_cards=zombies.card,
        spawned=tuple(kinds.get(card.zombie, ABOMINATION) for card in zombies.card),
        skills=skills,
        skill_entry={known[key]: place for key, place in owners.items()},
        skill_ids=known,
        **_named(cards, len(decked)),
        **_looked_for(cards, people, zombies),
        like=tuple(-1 if plain and not card.slot else i for i, card in enumerate(cards)),
    )


def _corrected(folder: Source, house: House) -> tuple[_Equipment, _Survivors, _Zombies]:
    """Reads what the files say, as the house corrects it."""
    gear = read(folder / "equipment.toml", _Equipment)
    people = read(folder / "survivors.toml", _Survivors)
    zombies = read(folder / "zombie_cards.toml", _Zombies)
    if house is NO_HOUSE:
        return gear, people, zombies
    cards, machines = corrected(gear.card, house.card), corrected(gear.machine, house.machine)
    return (
        replace(gear, card=cards, machine=machines),
        replace(people, survivor=joined(people.survivor, house.survivor)),
        replace(zombies, card=corrected(zombies.card, house.xenos_card)),
    )


def _with_guests(parts: Parts, people: _Survivors, house: House) -> Parts:
    """Counts the Survivors that a house brings along, and changes kinds as it does."""
    if not house.survivor:
        return parts
    return replace(parts, survivors=dict(Counter(one.kind for one in people.survivor)))


def _named(cards: tuple[Card, ...], decked: int) -> dict[str, Any]:
    """Returns what the ids of the cards say: names, equal cards, and decks; tokens are in none."""
    split = [card.id.partition(".")[::2] for card in cards]
    names = tuple(dict.fromkeys(name for _, name in split))
    return {
        "names": names,
        "same": tuple(names.index(name) for _, name in split),
        "deck_of": tuple(deck if i < decked else "" for i, (deck, _) in enumerate(split)),
    }


def _looked_for(cards: tuple[Card, ...], people: _Survivors, zombies: _Zombies) -> dict[str, Any]:
    """Returns the sets of cards, Survivors and Zombies that rules ask for by what they can do."""
    kinds, team = zombies.zombie, people.survivor
    return {
        "abominations": tuple(i for i, one in enumerate(kinds) if one.family == "abomination"),
        "kinds": len(kinds),
        "nobody": bytes(len(kinds)),
        "fast": frozenset(i for i, one in enumerate(kinds) if one.actions > 1),
        "specials": {one.special: i for i, one in enumerate(kinds) if one.special},
        "survivor_ids": {one.id: i for i, one in enumerate(team)},
        "kids": frozenset(i for i, one in enumerate(team) if one.kind == "kid"),
        "playable": tuple(i for i, one in enumerate(team) if one.played),
        "food": frozenset(i for i, card in enumerate(cards) if card.food),
        "tools": frozenset(i for i, card in enumerate(cards) if card.opens_doors),
        "molotovs": frozenset(i for i, card in enumerate(cards) if card.eliminates_zone),
    }


def _decks(gear: _Equipment, cards: tuple[Card, ...]) -> dict[str, tuple[int, ...]]:
    """Returns the numbers of the cards in each deck."""
    of = [card.id.partition(".")[0] for card in cards]
    decks = dict.fromkeys((*DECKS, *gear.decks))
    return {name: tuple(i for i, deck in enumerate(of) if deck == name) for name in decks}


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
        raw = table(file)
        return convert(raw, kind)
    except OSError as error:
        raise ContentError(f"{file.name}: {error}") from error
    except ValueError as error:
        at = re.search(r"\$\.(\w+)\[(\d+)\]", str(error))
        entry = raw[at[1]][int(at[2])] if at else None
        name = entry.get("id", entry.get("number")) if isinstance(entry, dict) else None
        raise ContentError(f"{file.name}: {name or 'file'}: {told(text, error)}") from error


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
def _zombie_problems(zombies: _Zombies, kinds_of_cards: Collection[str]) -> Iterator[str]:
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
        if spawn.kind not in kinds_of_cards:
            yield f"zombie_cards.toml: card {spawn.number}: unknown kind {spawn.kind!r}"
    if dealt != zombies.composition:
        yield f"zombie_cards.toml: composition: there are {dict(dealt)} cards"


@cites("Z2-BOX-02", "Z2-BOX-06", "Z2-BOX-07", "Z2-SETUP-07")
def _box_problems(
    parts: Parts, gear: _Equipment, people: _Survivors, zombies: _Zombies
) -> Iterator[str]:
    """Names what is not as the list of components says."""
    abominations = [one for one in zombies.zombie if one.family == "abomination"]
    help_cards = (gear.car is not None) + len(gear.machine)  # they are in no deck
    cards = Counter(
        zombie=len(zombies.card),
        abomination=len(abominations),
        equipment=sum(card.count for card in gear.card) + help_cards,
    )
    if "abomination" not in parts.cards:  # without a deck of their own, they come by figures
        del cards["abomination"]
    if cards != Counter(parts.cards):  # what there are none of need not be named
        yield f"box.toml: cards: there are {dict(cards)}"
    kinds = Counter(one.kind for one in people.survivor)
    if kinds != parts.survivors or len({one.id for one in people.survivor}) < kinds.total():
        yield f"box.toml: survivors: there are {dict(kinds)}"
    if {one.kind: one.figures for one in gear.machine} != parts.machines:
        yield f"box.toml: machines: there are {[one.kind for one in gear.machine]}"
    if parts.tokens.number != parts.tokens_in_all:
        yield f"box.toml: tokens: there are {parts.tokens.number}"
