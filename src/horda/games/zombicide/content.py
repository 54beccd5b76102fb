"""What is in a Zombicide box: cards, Survivors, Zombies, skills and Missions, read from TOML.

The state of a game holds small numbers only; `Content` says what they stand for. -1 means none.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, ValidationError, convert

from horda.core.words import Text

BLUE, YELLOW, ORANGE, RED = range(4)
LEVELS = ("blue", "yellow", "orange", "red")
ABOMINATION = -1
"""What `Content.spawned` says of a Zombie card that calls for an Abomination card."""

PREFIXES = {"second_edition": "z2"}
"""The editions we have, with the first part of their text ids."""

Provenance = Literal["rulebook", "public", "inferred"]
Mode = Literal["melee", "ranged"]
Ammo = Literal["none", "bullets", "shells"]
Colour = Literal["red", "blue", "green"]
Some = Annotated[int, Meta(ge=1)]
Few = Annotated[int, Meta(ge=0, le=99)]
Source = Path | Traversable
T = TypeVar("T", bound="Entry")


class ContentError(ValueError):
    """Data that cannot be used; the message names the file and the entry."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of data that tells where it was learnt."""

    provenance: Provenance
    rulebook: tuple[str, ...] = ()
    """Parts the rulebook itself states, where the rest is less certain."""
    inferred: tuple[str, ...] = ()
    """Parts that are a guess, where the rest is known."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """One combat line of a weapon; without dice (Molotov) nothing is rolled."""

    mode: Mode
    range_min: Few
    range_max: Few
    noisy: bool
    dice: Few = 0
    accuracy: Few = 0
    damage: Few = 0


class Card(Entry, frozen=True):
    """An equipment card; copies in two decks are two entries with the same `card`."""

    card: str
    deck: str
    count: Some
    type: Literal["melee", "ranged", "both", "other"]
    profiles: tuple[Profile, ...] = ()
    dual: bool = False
    opens_doors: bool = False
    door_noisy: bool = False
    ammo: Ammo = "none"
    reload: bool = False
    backpack: bool = False
    """Whether it works from the Backpack too."""
    skill: str = ""
    """A weapon lends it to attacks made with it, another card to whoever carries it."""
    discard: bool = False
    food: Few = 0
    """Adrenaline gained by discarding it."""
    rerolls: Ammo = "none"
    eliminates_zone: bool = False
    spawns: str = ""
    """The Zombie that appears where the card is drawn; such a card is never kept."""
    stops_search: bool = False

    @property
    def id(self) -> str:
        """Names the entry."""
        return f"{self.deck}.{self.card}"

    @property
    def weapon(self) -> bool:
        """Tells whether it carries a combat symbol."""
        return self.type != "other"


class Car(Entry, frozen=True):
    """The help card of cars: how far they go, who sits in them, how a fast one attacks."""

    slow: Some
    fast: Some
    passengers: Some
    attack: Profile


class Level(Entry, frozen=True):
    """A danger level and the adrenaline that reaches it."""

    id: str
    adrenaline: Few


class Survivor(Entry, frozen=True):
    """A Survivor card with the skill keys of each danger level, as printed."""

    id: str
    kind: Literal["adult", "kid"]
    health: Some
    blue: tuple[str, ...]
    yellow: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]

    @property
    def skills(self) -> tuple[tuple[str, ...], ...]:
        """Returns the skill keys by danger level."""
        return self.blue, self.yellow, self.orange, self.red


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

    @property
    def abomination(self) -> bool:
        """Tells whether it brings an Abomination."""
        return self.zombie == "abomination"


class Skill(Entry, frozen=True):
    """An entry of the skill list; `params` are the words its name may be completed with."""

    id: str
    rule: str
    params: tuple[str, ...] = ()
    open: Literal["", "card", "number", "skill"] = ""
    """What completes the name where the words cannot be listed."""
    cost: Literal["none", "free", "action"] = "none"
    """What using it costs; "none": it is always on or answers an event."""
    once_per: Literal["", "action", "card", "turn"] = ""
    adds_up: bool = False
    """Whether a second copy on the same Survivor counts."""
    companion_ok: bool = True
    profile: Profile | None = None
    threshold: Few = 0


class Content(Struct, frozen=True):
    """The box of one edition; tuples are read by the numbers the state holds."""

    edition: str
    entries: tuple[Card, ...]
    cards: tuple[Card, ...]
    """Every physical card of the equipment decks, deck after deck."""
    decks: dict[str, tuple[int, ...]]
    names: tuple[str, ...]
    same: tuple[int, ...]
    """For each physical card its place in `names`: equal numbers are identical cards."""
    granted: tuple[int, ...]
    """For each physical card the skill it lends."""
    car: Car
    levels: tuple[Level, ...]
    survivors: tuple[Survivor, ...]
    survivor_ids: dict[str, int]
    survivor_skills: tuple[tuple[tuple[int, ...], ...], ...]
    """By Survivor and danger level."""
    zombies: tuple[ZombieType, ...]
    zombie_ids: dict[str, int]
    abominations: tuple[int, ...]
    zombie_cards: tuple[ZombieCard, ...]
    spawned: tuple[int, ...]
    """For each Zombie card the Zombie it brings or moves, or ABOMINATION."""
    skills: tuple[Skill, ...]
    skill_keys: tuple[str, ...]
    skill_entry: tuple[int, ...]
    skill_ids: dict[str, int]
    """The number of every skill key, such as "sniper" or "plus_1_die:melee"."""

    def skill_key(self, skill: int) -> str:
        """Returns the key of a skill number: its id, then its parameter after a colon."""
        return self.skill_keys[skill]

    def skill(self, skill: int) -> Skill:
        """Returns the entry of the skill list that a skill number belongs to."""
        return self.skills[self.skill_entry[skill]]

    def variants(self, id: str, *params: str) -> frozenset[int]:
        """Returns the numbers of a skill with any of the parameters; all of them if none is given.

        A Melee attack looks for `variants("plus_1_die", "combat", "melee")`.
        """
        wanted = {f"{id}:{param}" for param in params}
        keys = enumerate(self.skill_keys)
        return frozenset(i for i, k in keys if k in wanted or not params and k.split(":")[0] == id)

    def level(self, adrenaline: int) -> int:
        """Returns the danger level reached with so much adrenaline."""
        return sum(adrenaline >= level.adrenaline for level in self.levels) - 1

    def card_name(self, card: int) -> Text:
        """Returns the name of a physical card."""
        return self._text("card", self.cards[card].card)

    def survivor_name(self, survivor: int) -> Text:
        """Returns the name of a Survivor."""
        return self._text("survivor", self.survivors[survivor].id)

    def zombie_name(self, zombie: int) -> Text:
        """Returns the name of a kind of Zombie."""
        return self._text("zombie", self.zombies[zombie].id)

    def level_name(self, level: int) -> Text:
        """Returns the name of a danger level."""
        return self._text("level", self.levels[level].id)

    def skill_name(self, skill: int) -> Text:
        """Returns the name of a skill, completed with its parameter."""
        id, _, param = self.skill_keys[skill].partition(":")
        words: dict[str, Text | int] = {"param": self._text("param", param)} if param else {}
        match self.skill(skill).open:
            case "number":
                words = {"param": int(param)}
            case "card":
                words = {"param": self._text("card", param)}
            case "skill":
                words = {"param": self.skill_name(self.skill_ids[param])}
        return Text(self._text("skill", id).id, {**words})

    def _text(self, what: str, id: str) -> Text:
        return Text(f"{PREFIXES[self.edition]}-{what}-{id}")
