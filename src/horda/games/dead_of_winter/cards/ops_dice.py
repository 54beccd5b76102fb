"""Operations on action dice."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.words import Count, Where


class RerollDie(Op, frozen=True, tag="reroll_die"):
    """Unused dice of the player\'s choice are rolled again, once together."""

    n: Count = 1


class IncreaseDie(Op, frozen=True, tag="increase_die"):
    """A die is raised, or lowered; with `split` the pips may go on several dice."""

    n: int
    owner: Player = Player.SELF
    split: bool = False


class SetDie(Op, frozen=True, tag="set_die"):
    """An own unused die, or one lying at Raxxon, gets any value."""

    where: Where | None = None


class SpendDice(Op, frozen=True, tag="spend_dice"):
    """Unused dice are spent without anything in return."""

    n: Count
    who: Player = Player.ACTIVE
    min: int = 1


class Timing(StrEnum):
    """When a die is added."""

    NOW = "now"
    NEXT_ROUND = "next_round"
    EVERY_ROUND = "every_round"


class ExtraDie(Op, frozen=True, tag="extra_die"):
    """More or fewer dice."""

    n: int
    who: Player = Player.SELF
    timing: Timing = Timing.NOW


class TransferPip(Op, frozen=True, tag="transfer_pip"):
    """An unused die of another player goes down by one, an own one goes up."""


class RemoveDice(Op, frozen=True, tag="remove_dice"):
    """All dice lying at a place go back to the stock."""

    where: Where


DiceOp = RerollDie | IncreaseDie | SetDie | SpendDice | ExtraDie | TransferPip | RemoveDice
