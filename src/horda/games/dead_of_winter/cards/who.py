"""Whom an effect is about: roles, named survivors, groups of survivors, players."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.words import Where


class Role(StrEnum):
    """A survivor that the moment itself names, or a choice that needs no more words."""

    SELF = "self"
    MOVED = "moved"
    SEARCHING = "searching"
    ATTACKER = "attacker"
    ACTOR = "actor"
    WIELDER = "wielder"
    PILL_TAKER = "pill_taker"
    NEW = "new_survivor"
    HEALED = "healed"
    THAT = "that_survivor"
    BOTH = "both"
    LEADER = "own_leader"
    CHOSEN_OWN = "chosen_own"
    CHOSEN_ANY = "chosen_any"
    EACH_OWN = "each_own"
    EACH_OF_GIVER = "each_of_giver"
    ALL_ACTIVE = "all_of_active_player"
    ALL = "all"
    SAME_PLACE = "any_at_same_location"
    NEAR_OWN = "own_or_shares_location_with_own"
    LOWEST_FOLLOWER = "lowest_influence_own_follower"
    OWN_WITH_EXILED = "own_sharing_with_exiled"
    THE_EXILED = "the_exiled_survivor"
    BESIDE_EXILED = "non_exiled_sharing_location"
    WIELDER_AND_HURT = "wielder_and_other_damaged"
    THOSE = "those_survivors"


class Take(StrEnum):
    """How many of a group, and who says which."""

    EACH = "each"
    ONE = "one"
    UP_TO = "up_to"
    EXACTLY = "exactly"
    LOWEST = "lowest"
    HIGHEST = "highest"


class Named(Struct, frozen=True, tag_field="who", tag="named", forbid_unknown_fields=True):
    """The survivor with this card."""

    id: str


class Group(Struct, frozen=True, tag_field="who", tag="group", forbid_unknown_fields=True):
    """Survivors that fit all that is said; `take` says how many of them.

    `but` and `with_` leave out or add the survivor of a card or a role, `owner` is one of
    own, others, non_exiled. The lowest and highest are by influence.
    """

    take: Take
    n: int = 1
    place: Where | None = None
    owner: str = ""
    human: bool = False
    damage_min: int = 0
    influence_max: int = 0
    but: Role | Named | None = None
    plus: Named | None = None
    """A survivor who comes along besides those taken."""
    with_: Named | None = None
    """Only those at the place of this survivor."""
    mark: bool = False
    """The one found is `that_survivor` from then on, as a chosen one always is."""


Who = Role | Named | Group


class Player(StrEnum):
    """A player, or several, as a card says it."""

    SELF = "self"
    ACTIVE = "active_player"
    CONTROLLER = "controller"
    THAT = "that_player"
    FIRST = "first_player"
    READER = "reader"
    BETRAYER = "betrayer"
    ALL = "all"
    ALL_NON_EXILED = "all_non_exiled"
    NON_EXILED = "non_exiled"
    OTHERS = "others"
    OTHERS_NON_EXILED = "others_non_exiled"
    EXILED = "exiled"
    AT_COLONY = "with_survivor_at_colony"
    CHOSEN_OTHER = "chosen_other_player"
    CHOSEN_AT_COLONY = "another_player_at_colony"
    CHOSEN_EXILED = "chosen_exiled_player"
    CHOSEN_WITH_FEWER = "player_with_fewer_survivors"
    OF_EXILED = "controller_of_exiled"
    LEFT = "left_neighbour"
    ATTACKER = "attacker"
    SEARCHER = "searcher"
    OTHER_OR_RAXXON = "other_non_exiled_or_raxxon"


class Chooser(Struct, frozen=True, forbid_unknown_fields=True):
    """Who decides on a crossroads card; `of` names the survivor or the item meant."""

    by: str
    """active_player, controller_of, owner_of, first_player, none, vote_all, vote_colony,
    vote_destination or collective."""
    of: str = ""
