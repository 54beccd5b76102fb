"""Operations on the colony\'s own values: morale, food, waste, helpless people."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.who import Role
from horda.games.dead_of_winter.cards.words import Count, ItemType, Many


class Morale(Op, frozen=True, tag="morale"):
    """The morale goes up or down."""

    delta: int


class MoralePer(Op, frozen=True, tag="morale_per"):
    """The morale changes once for every `per` helpless that this card removed, rounded up."""

    delta: int
    per: int


class Food(Op, frozen=True, tag="food"):
    """Food comes into the supply or leaves it, never below none."""

    delta: int | Many


class Starvation(Op, frozen=True, tag="starvation"):
    """Starvation tokens come or go; that alone costs no morale."""

    delta: int


class WasteRemove(Op, frozen=True, tag="waste_remove"):
    """The top cards of the waste pile leave the game."""

    n: Count


class CleanMore(Op, frozen=True, tag="clean_waste_extra"):
    """The clean action just done removes so many cards more."""

    n: int


class CleanBonus(Op, frozen=True, tag="clean_waste_bonus"):
    """A clean action removes so many cards instead of three."""

    n: int


class Undone(StrEnum):
    """What an effect takes back."""

    CLEANING = "clean_waste_removal"
    RAISING = "die_increase"


class Cancel(Op, frozen=True, tag="cancel"):
    """What the action just did is undone."""

    what: Undone


class RemovedToWaste(Op, frozen=True, tag="removed_to_waste"):
    """Cards removed from the game face up come back onto the waste pile, the newest first.

    Only those of the named types, only those just cleaned away, no events, where it says so.
    """

    n: Count
    types: tuple[ItemType, ...] = ()
    just_cleaned: bool = False
    events: bool = True


class TakeRemoved(Op, frozen=True, tag="take_removed"):
    """The player picks among cards removed face up, into the hand."""

    types: tuple[ItemType, ...]
    n: Count


class TakeFromWaste(Op, frozen=True, tag="take_from_waste"):
    """The top cards of the waste pile come into the hand."""

    n: int = 1


class Card(StrEnum):
    """Which card goes onto the waste pile."""

    THIS = "this"
    USED_WEAPON = "used_weapon"
    HAND = "hand"
    EQUIPPED = "equipped"


class ItemToWaste(Op, frozen=True, tag="item_to_waste"):
    """Cards go onto the waste pile without their effect; of an exiled player out of the game."""

    which: Card
    n: int = 1
    types: tuple[ItemType, ...] = ()
    target: Role | None = None
    otherwise: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """What happens if there is no such card."""
        return (self.otherwise,)


class Helpless(Op, frozen=True, tag="helpless"):
    """Helpless people come to the colony, or leave it without loss of morale."""

    delta: int
    unruly: bool = False


class RemoveHelpless(Op, frozen=True, tag="remove_helpless"):
    """Helpless people leave the colony; `each` happens once for every one of them."""

    n: Count
    unruly: bool = False
    each: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """What happens for every one."""
        return (self.each,)


class KillHelpless(Op, frozen=True, tag="kill_helpless"):
    """Helpless people die."""

    n: int


class Unruly(Op, frozen=True, tag="helpless_unruly"):
    """Helpless people turn unruly."""

    n: Count


class Calm(Op, frozen=True, tag="calm_helpless"):
    """Unruly helpless people turn calm."""

    n: Count


class HelplessPerPlayer(Op, frozen=True, tag="helpless_per_player"):
    """So many helpless for every player, and some more, begin at the colony."""

    n: int
    plus: int = 0


ColonyOp = (
    Morale
    | MoralePer
    | Food
    | Starvation
    | WasteRemove
    | CleanMore
    | CleanBonus
    | Cancel
    | RemovedToWaste
    | TakeRemoved
    | TakeFromWaste
    | ItemToWaste
    | Helpless
    | RemoveHelpless
    | KillHelpless
    | Unruly
    | Calm
    | HelplessPerPlayer
)
