"""What must hold: conditions of effects, options, and triggers of crossroads cards."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.who import Named, Role
from horda.games.dead_of_winter.cards.words import Damage, ItemType, Module, Where


class Condition(Struct, frozen=True, tag_field="is", forbid_unknown_fields=True):
    """Something that holds or not."""


class Counter(StrEnum):
    """Something on the table that can be counted, seen from the player it is about."""

    HELPLESS = "helpless"
    UNRULY = "unruly"
    FOOD = "food"
    MORALE = "morale"
    WASTE = "waste"
    STARVATION = "starvation"
    HAND = "hand"
    OWN_SURVIVORS = "own_survivors"
    UNUSED_DICE = "unused_dice"
    KILLED = "survivors_killed"
    EXILED = "exiled_players"
    NON_EXILED = "non_exiled_players"
    COLONY_ZOMBIES = "zombies_at_colony"
    COLONY_BARRICADES = "barricades_at_colony"
    BANDITS = "bandits"
    BANDITS_HERE = "bandits_here"
    SPECIAL_ZOMBIES = "special_zombies"
    IMPROVEMENTS = "improvements"
    NOISE_HERE = "noise_here"
    NOISE_MADE = "noise_made"
    KILLS = "kills_this_turn"
    CONTRIBUTED = "contributed_this_turn"
    OTHERS_HERE = "others_here"
    DESTINATION = "survivors_at_destination"


class Counted(Condition, frozen=True, tag="count"):
    """A number of things is within bounds."""

    of: Counter
    min: int | None = None
    max: int | None = None
    module: Module | None = None


class Alive(Condition, frozen=True, tag="alive"):
    """A survivor of this effect is still in play; with `hurt`, and has damage."""

    target: Role | Named


class IsAt(Condition, frozen=True, tag="at"):
    """A survivor of this effect stands there."""

    target: Role | Named
    place: Where


class InPlay(Condition, frozen=True, tag="in_play"):
    """A survivor is in play: in no exiled group, in the own group, at a place, where asked."""

    id: str
    not_exiled: bool = False
    own: bool = False
    place: Where | None = None


class InDeck(Condition, frozen=True, tag="in_survivor_deck"):
    """A survivor\'s card is still in the survivor deck."""

    id: str


class DamageMax(Condition, frozen=True, tag="damage_max"):
    """A survivor has at most so many tokens."""

    target: Role | Named
    n: int


class OwnAt(Condition, frozen=True, tag="own_at"):
    """An own survivor stands there; with `zombies`, beside at least so many zombies."""

    place: Where
    zombies: int = 0
    not_exiled: bool = False


class OwnDamage(Condition, frozen=True, tag="own_damage"):
    """An own survivor has so many tokens of a kind, at a place where one is named."""

    kind: Damage
    min: int = 1
    place: Where | None = None


class OnlySurvivorAt(Condition, frozen=True, tag="only_survivor_at"):
    """An own survivor is the only survivor there."""

    place: Where


class SharesWith(Condition, frozen=True, tag="shares_with"):
    """An own survivor (or the named one of the own group) stands with somebody of this sort.

    `sort`: bandit, exiled (an own survivor of a player who is not exiled, beside one that
    is), non_exiled (the other way round), one_of_another (exactly one of one other player).
    """

    sort: str
    id: str = ""


class TwoAlone(Condition, frozen=True, tag="two_alone"):
    """Two own humans, and no other survivor, stand at one location outside the colony."""


class ActorFree(Condition, frozen=True, tag="actor_not_exiled"):
    """The survivor who acted, or the player whose turn it is, is not exiled."""


class ActiveExiled(Condition, frozen=True, tag="active_exiled"):
    """The player whose turn it is is exiled, or is not."""

    yes: bool


class Happened(Condition, frozen=True, tag="happened"):
    """What was done was of this sort; every word that is given must fit."""

    to: Where | None = None
    origin: Where | None = None
    at: Where | None = None
    fuel: bool | None = None
    searcher: str = ""
    item_type: ItemType | None = None
    item_tag: str = ""
    healed: bool = False
    mover_damage: int = 0
    role: str = ""
    human: bool = False
    alone: bool = False
    with_bandit: bool = False
    target: str = ""
    success: bool = False
    result: str = ""
    cause: str = ""
    alive: Role | None = None


class ItemInPlay(Condition, frozen=True, tag="item_in_play"):
    """A card of this title is equipped to somebody."""

    id: str


class Built(Condition, frozen=True, tag="improvement_built"):
    """This improvement is finished."""

    id: str


class Flag(Condition, frozen=True, tag="flag"):
    """A fact with a name of its own.

    last_crisis_failed, more_than_some_other, helpless_outnumber, betrayer_not_exiled,
    betrayer_complete, side_trip (a move between two places outside the colony),
    special_target, unbarricaded (a location without barricade), barricaded (two or more at
    every location), all_searched (since the card was resolved), added_man,
    weapon_there.
    """

    name: str


class Not(Condition, frozen=True, tag="not"):
    """The other does not hold."""

    of: "When"


class AnyOf(Condition, frozen=True, tag="any_of"):
    """One of them holds."""

    of: tuple["When", ...]


class AllOf(Condition, frozen=True, tag="all_of"):
    """All of them hold."""

    of: tuple["When", ...]


When = (
    Counted
    | Alive
    | IsAt
    | InPlay
    | InDeck
    | DamageMax
    | OwnAt
    | OwnDamage
    | OnlySurvivorAt
    | SharesWith
    | TwoAlone
    | ActorFree
    | ActiveExiled
    | Happened
    | ItemInPlay
    | Built
    | Flag
    | Not
    | AnyOf
    | AllOf
)
