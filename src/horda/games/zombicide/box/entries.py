"""Entries of the data files: cards, Survivors, Zombies and skills, as they are read from TOML."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

from msgspec import Struct

from horda.games.zombicide.box.components import Few, Hearts, Some

LEVELS = ("blue", "yellow", "orange", "red")
BLUE, YELLOW, ORANGE, RED = range(4)
ABOMINATION = -1
"""What `Content.spawned` says of a Zombie card that calls for an Abomination card."""

MAX_NUMBER = 9
"""The highest number that may complete a skill, as in "Starts with 5 Health"."""
CARD_KINDS = ("spawn", "extra_activation")
"""What Zombie cards do in every edition."""
SPECIALS = ("Z2-ABOM-06", "Z2-ABOM-07", "Z2-ABOM-08")
"""The rules of single Abominations that some code carries out."""

Ammo = Literal["none", "bullets", "shells", "energy", "canister"]
Cell = tuple[Few, Few]
Source = Path | Traversable


class ContentError(ValueError):
    """Data that cannot be used; the message names the file and the entry."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of data that tells where it was learnt, with the parts for which that differs."""

    provenance: Literal["rulebook", "public", "inferred", "designed"]
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
    slot: Literal["", "hand", "body", "pack"] = ""  # besides the Backpack; "": the Hands
    skill: str = ""  # for attacks made with a weapon, else for whoever carries the card
    discard: bool = False  # leaves the inventory when used
    food: Few = 0  # adrenaline for discarding it
    rerolls: Ammo = "none"
    attaches: Ammo = "none"  # it is put onto a weapon that takes this, and works only there
    needs: Ammo = "none"  # without such a card attached the weapon cannot be used at all
    cancels: Few = 0  # Damage that its wearer may cancel by discarding it
    oxygen: bool = False  # worn, it lets Survivors go outdoors
    eliminates_zone: bool = False
    spawns: str = ""  # the Zombie that appears where the card is drawn; it is never kept
    mold: Few = 0  # so many of them appear in each Active Mold Zone instead
    stops_search: bool = False
    all_out: Few = 0  # dice that may be added to an attack, of the kind that breaks weapons
    preserve: Few = 0  # dice that decide whether it is kept for another Mission; 0: it never is
    light: bool = False  # it can light Zones at Night
    repairs: bool = False  # discarded, it makes the Breaks of one roll undone
    dice_with: str = ""  # the card beside which it rolls `more_dice` more
    more_dice: Few = 0
    helps_melee: Few = 0  # dice for another Melee weapon in the other Hand
    only: str = ""  # the kind of Survivors that may use it; none: everybody


class Car(Entry, frozen=True):
    """The help card of cars: how far they go, who sits in them, how a fast one attacks."""

    slow: Some
    fast: Some
    passengers: Some
    attack: Profile


class Machine(Entry, frozen=True):
    """A machine that Survivors steer: what it can do, and how it attacks."""

    id: str
    kind: str  # what Missions, tokens and skills call it
    figures: Some
    actions: tuple[Literal["move", "melee", "ranged"], ...]
    profiles: tuple[Profile, ...]
    outdoors: bool = False  # it may move in the open
    follows: bool = False  # it goes along with Survivors of its Zone
    shared: bool = False  # whoever stands in its Zone may steer it


class Survivor(Entry, frozen=True):
    """A Survivor card with the skill keys of each danger level, as printed."""

    id: str
    kind: str  # as `box.toml` counts them: "adult", "kid"
    health: Hearts
    skills: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    played: bool = True  # false: in no team, such as a machine


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
    kind: str  # one of CARD_KINDS, or of the kinds that modules add
    zombie: str
    counts: tuple[Few, Few, Few, Few] = (0, 0, 0, 0)
    activates: tuple[bool, bool, bool, bool] = (False, False, False, False)
    rush: bool = False
    shooter: bool = False  # Shooters fire when it is drawn


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
