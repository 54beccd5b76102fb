"""Operations that change rules for as long as they hold: abilities, equipment, attached cards."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.modifier import Modifier
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.ops_zombies import Rolls
from horda.games.dead_of_winter.cards.who import Role, Who
from horda.games.dead_of_winter.cards.words import ItemType, Until, Where


class Face(StrEnum):
    """A face of the exposure die."""

    BLANK = "blank"
    WOUND = "wound"
    FROSTBITE = "frostbite"
    BITE = "bite"


class ReplaceExposure(Op, frozen=True, tag="replace_exposure"):
    """One face of the exposure die counts as another; then something more happens."""

    face: Face
    to: Face
    then: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """What happens after it was used."""
        return (self.then,)


class ReplaceWound(Op, frozen=True, tag="replace_wound"):
    """Frostbite that the survivor would get is a wound instead."""


class WoundLimit(Op, frozen=True, tag="wound_limit"):
    """The survivor dies only at so many tokens."""

    n: int


class BiteSpreadIgnore(Op, frozen=True, tag="bite_spread_ignore"):
    """A bite that spreads passes the survivor by."""


class Deed(StrEnum):
    """What a roll is for."""

    MOVE = "move"
    ATTACK = "attack"
    SEARCH = "search"


class SkipExposure(Op, frozen=True, tag="skip_exposure"):
    """No exposure is rolled for a move, an attack, a search."""

    on: Deed
    target: Role = Role.WIELDER
    n: int = 1
    until: Until | None = None
    where: Where | None = None


class CopyAbilities(Op, frozen=True, tag="copy_abilities"):
    """The survivor has the abilities of all others at its place."""


class SearchExtra(Op, frozen=True, tag="search_extra"):
    """In a search there, more cards are drawn at first, and more may be kept."""

    look: int
    keep: int
    where: Where = Where.ANY


class SearchAnyDie(Op, frozen=True, tag="search_any_die"):
    """A search takes a die of any value."""


class NoiseLook(Op, frozen=True, tag="noise_look"):
    """With one noise, so many cards are drawn instead of one."""

    n: int


class AttackBonus(Op, frozen=True, tag="attack_bonus"):
    """An attack on a zombie kills more; perhaps for a card and a die more."""

    kills: int
    exposure: Rolls = Rolls.NONE
    cost_item: ItemType | None = None
    extra_die: bool = False


class AttackAnyDie(Op, frozen=True, tag="attack_any_die"):
    """An attack takes a die of any value."""


class RerollEncounter(Op, frozen=True, tag="reroll_encounter"):
    """The die of an encounter may be rolled again, once."""


class KeepPlayed(Op, frozen=True, tag="keep_played_item"):
    """While leading: a card played onto the waste pile may come back, by a die."""

    low: int
    high: int


class BarricadeBonus(Op, frozen=True, tag="barricade_bonus"):
    """A barricade action puts so many barricades."""

    n: int


class FreeAction(Op, frozen=True, tag="free_action"):
    """An action without a die; for a move: one more than allowed."""

    action: str
    own: bool = False
    """By any own survivor, not by the one who carries the card."""


class Persistent(Op, frozen=True, tag="persistent"):
    """A rule for the rest of the game, or while the ability or improvement is active."""

    modifier: Modifier


class Attach(Op, frozen=True, tag="attach"):
    """A rule that goes with a survivor."""

    target: Who
    modifier: Modifier


class AttachToItem(Op, frozen=True, tag="attach_to_item"):
    """A rule that goes with a copy of an item."""

    item: str
    modifier: Modifier


class GainAbility(Op, frozen=True, tag="gain_ability"):
    """A survivor gets one more ability: for a die of this value, once per round."""

    target: Who
    location: Where
    die: int
    do: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What the ability does."""
        return (self.do,)


LastingOp = (
    ReplaceExposure
    | ReplaceWound
    | WoundLimit
    | BiteSpreadIgnore
    | SkipExposure
    | CopyAbilities
    | SearchExtra
    | SearchAnyDie
    | NoiseLook
    | AttackBonus
    | AttackAnyDie
    | RerollEncounter
    | KeepPlayed
    | BarricadeBonus
    | FreeAction
    | Persistent
    | Attach
    | AttachToItem
    | GainAbility
)
