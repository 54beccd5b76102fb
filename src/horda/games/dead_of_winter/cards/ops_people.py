"""Operations on survivors: damage, life and death, places, groups."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.who import Group, Player, Role, Who
from horda.games.dead_of_winter.cards.words import Count, Damage, Healing, Until, Where


class Wound(Op, frozen=True, tag="wound"):
    """Tokens of a kind on each target, all at once."""

    target: Who
    n: Count = 1
    kind: Damage = Damage.WOUND


class Heal(Op, frozen=True, tag="heal"):
    """Tokens off each target; the chooser picks which."""

    target: Who
    n: Count
    kinds: Healing


class Exposure(Op, frozen=True, tag="exposure"):
    """Rolls of the exposure die, one after another while the survivor lives."""

    target: Who
    times: Count = 1


class DistributeWounds(Op, frozen=True, tag="distribute_wounds"):
    """The chooser splits wounds among survivors."""

    n: int
    among: Group


class KillSurvivor(Op, frozen=True, tag="kill_survivor"):
    """Survivors die; without `morale` it costs none."""

    target: Who
    morale: bool = True


class RemoveSurvivor(Op, frozen=True, tag="remove_survivor"):
    """Survivors leave the game without dying."""

    target: Who
    with_equipment: bool = False
    stays_at: Where | None = None
    """The figure stays there, as nobody\'s."""


class ReturnToDeck(Op, frozen=True, tag="return_survivor_to_deck"):
    """A survivor goes back into the survivor deck."""

    target: Who


class PlaceSurvivor(Op, frozen=True, tag="place_survivor"):
    """Survivors are put somewhere: no move, no exposure.

    `over` puts them there beyond the spaces, `swap` sends others to the colony for room.
    """

    target: Who
    where: Where
    over: bool = False
    swap: bool = False


class AddSurvivor(Op, frozen=True, tag="add_survivor"):
    """A survivor joins a group: the top card, one of several, or a named one."""

    card: str = "top"
    of: int = 1
    """The player looks at so many cards and takes one."""
    owner: Player | None = None
    where: Where | None = None
    wounds: int = 0
    leader: bool = False


class GiveSurvivor(Op, frozen=True, tag="give_survivor"):
    """A survivor goes over to another player, with everything it carries."""

    target: Who
    to: Player


class TakeSurvivor(Op, frozen=True, tag="take_survivor"):
    """A survivor of another player joins the group."""

    target: Who


class EachGivesSurvivor(Op, frozen=True, tag="each_non_exiled_player_gives_survivor"):
    """Every player who is not exiled gives a survivor to the left, all chosen first."""


class SetAside(Op, frozen=True, tag="set_aside_survivor"):
    """Cards leave the survivor deck and wait."""

    ids: tuple[str, ...]


class DropSurvivorCard(Op, frozen=True, tag="remove_from_survivor_deck"):
    """A card leaves the survivor deck and the game."""

    id: str


class UnequipToHand(Op, frozen=True, tag="unequip_to_hand"):
    """Everything a survivor carries goes to its player\'s hand."""

    target: Who


class Stat(StrEnum):
    """A printed value."""

    ATTACK = "attack"
    SEARCH = "search"


class StatModifier(Op, frozen=True, tag="stat_modifier"):
    """A printed value changes, up to a bound."""

    target: Who
    stat: Stat
    delta: int
    max: int = 6


class GainSideEffect(Op, frozen=True, tag="gain_side_effect"):
    """A side-effect card is put onto a survivor for good."""

    card: str
    target: Role


class Forbid(Op, frozen=True, tag="forbid"):
    """Some actions are not allowed to somebody for a while."""

    what: tuple[str, ...]
    """attack, search, move, barricade, clean_waste, attract, ability, heal, request,
    play_food, move_from, move_to (with a place), or all_but_search."""
    target: Who | None = None
    player: Player | None = None
    until: Until = Until.GAME
    place: Where | None = None


PeopleOp = (
    Wound
    | Heal
    | Exposure
    | DistributeWounds
    | KillSurvivor
    | RemoveSurvivor
    | ReturnToDeck
    | PlaceSurvivor
    | AddSurvivor
    | GiveSurvivor
    | TakeSurvivor
    | EachGivesSurvivor
    | SetAside
    | DropSurvivorCard
    | UnequipToHand
    | StatModifier
    | GainSideEffect
    | Forbid
)
