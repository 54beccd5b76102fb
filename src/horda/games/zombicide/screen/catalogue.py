"""What is in the box, for clients: the numbers in options and events, and what they stand for."""

from functools import cache
from typing import Literal

from msgspec import Struct

from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import LEVELS, Ammo, Profile
from horda.games.zombicide.papers.words import COLOURS, skill_name
from horda.games.zombicide.rules.edition import Edition


class BoxCard(Struct, frozen=True):
    """An equipment card as it is printed; `id` is the word that views use."""

    id: str
    deck: str
    type: Literal["melee", "ranged", "both", "other"]
    profiles: tuple[Profile, ...]
    dual: bool
    opens_doors: bool
    door_noisy: bool
    ammo: Ammo
    reload: bool
    backpack: bool
    discard: bool
    food: int
    rerolls: Ammo
    skill: int
    """The skill it lends, or -1."""
    slot: str
    """Where it works besides the Backpack: "" or hand, body, pack."""
    attaches: Ammo
    """It is put onto a weapon that takes this, and works only there."""
    needs: Ammo
    """Without such a card attached the weapon cannot be used."""
    cancels: int
    """Damage that its wearer may cancel by discarding it."""
    oxygen: bool
    """Worn, it lets people go outdoors."""
    eliminates_zone: bool
    all_out: int
    """Dice that may be added to an attack, of the kind that breaks weapons."""
    preserve: int
    """Dice that decide whether it is kept for another Mission; 0: it never is."""


class BoxSurvivor(Struct, frozen=True):
    """A Survivor card; skills are numbers, by danger level."""

    id: str
    kind: str
    """As the list of components counts them: adult, kid."""
    health: int
    skills: tuple[tuple[int, ...], ...]
    played: bool = True
    """Somebody may lead it; machines and guests are in no team."""


class BoxMachine(Struct, frozen=True):
    """A machine: its name among the Survivors, what it can do, how it attacks."""

    id: str
    actions: tuple[str, ...]
    profiles: tuple[Profile, ...]


class BoxSkill(Struct, frozen=True):
    """A skill: the key that views use, its rule and its name."""

    key: str
    rule: str
    name: Text


class BoxZombie(Struct, frozen=True):
    """A kind of Zombie."""

    id: str
    family: str
    actions: int
    wounds: int
    min_damage: int
    adrenaline: int
    figures: int
    """How many the box has."""


class BoxZombieCard(Struct, frozen=True):
    """A Zombie card as it is printed: what comes, or who acts again, at each danger level."""

    number: int
    kind: str
    zombie: str
    counts: tuple[int, ...]
    activates: tuple[bool, ...]
    rush: bool
    shooter: bool
    """Shooter Walkers fire when it is drawn, in a game that has them."""


class Box(Struct, frozen=True):
    """The box; the numbers in options and events are places in these lists."""

    cards: tuple[BoxCard, ...]
    card_of: tuple[int, ...]
    """For the number of each single card its place in `cards`."""
    survivors: tuple[BoxSurvivor, ...]
    skills: dict[int, BoxSkill]
    """By their numbers, which editions of a family share."""
    zombies: tuple[BoxZombie, ...]
    zombie_cards: tuple[BoxZombieCard, ...]
    levels: tuple[str, ...]
    adrenaline: tuple[int, ...]
    """What reaches each danger level."""
    colours: tuple[str, ...]
    machines: tuple[BoxMachine, ...]
    tokens: dict[str, int]
    """How many tokens of a kind there are, where it matters."""


@cache
def box(edition: Edition) -> Box:
    """Returns the box of an edition."""
    own = edition.box
    return Box(
        cards=tuple(_card(own, name) for name in range(len(own.names))),
        card_of=own.same,
        survivors=tuple(
            BoxSurvivor(one.id, one.kind, one.health, own.survivor_skills[n], one.played)
            for n, one in enumerate(own.survivors)
        ),
        skills={
            n: BoxSkill(own.skill_key(n), own.skill(n).rule, skill_name(own, n))
            for n in own.skill_entry
        },
        zombies=tuple(
            BoxZombie(z.id, z.family, z.actions, z.wounds, z.min_damage, z.adrenaline, z.figures)
            for z in own.zombies
        ),
        zombie_cards=tuple(
            BoxZombieCard(c.number, c.kind, c.zombie, c.counts, c.activates, c.rush, c.shooter)
            for c in own.zombie_cards
        ),
        levels=LEVELS,
        adrenaline=own.adrenaline,
        colours=COLOURS,
        machines=tuple(BoxMachine(one.kind, one.actions, one.profiles) for one in own.machines),
        tokens=_tokens(own),
    )


def _tokens(own: Content) -> dict[str, int]:
    """Counts what a supply is told of: neutral doors, and Mold."""
    tokens = own.parts.tokens
    counts = {"door": tokens.door.get("neutral", 0), "mold": tokens.mold}
    return {kind: count for kind, count in counts.items() if count}


def _card(own: Content, name: int) -> BoxCard:
    number = own.same.index(name)
    card = own.cards[number]
    return BoxCard(
        id=own.names[name],
        deck=card.id.partition(".")[0],
        type=card.type,
        profiles=card.profiles,
        dual=card.dual,
        opens_doors=card.opens_doors,
        door_noisy=card.door_noisy,
        ammo=card.ammo,
        reload=card.reload,
        backpack=card.backpack,
        discard=card.discard,
        food=card.food,
        rerolls=card.rerolls,
        skill=own.granted[number],
        slot=card.slot,
        attaches=card.attaches,
        needs=card.needs,
        cancels=card.cancels,
        oxygen=card.oxygen,
        eliminates_zone=card.eliminates_zone,
        all_out=card.all_out,
        preserve=card.preserve,
    )
