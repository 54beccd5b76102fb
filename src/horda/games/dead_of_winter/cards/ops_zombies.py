"""Operations on zombies, ordinary and special."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.words import Count, Until, Where


class Rolls(StrEnum):
    """How exposure is rolled for kills."""

    NONE = "none"
    ONE = "one"
    EACH = "each"


class AddZombies(Op, frozen=True, tag="add_zombies"):
    """Zombies come, one batch for each place."""

    where: Where
    n: int


class RemoveZombies(Op, frozen=True, tag="remove_zombies"):
    """Ordinary zombies go: no kill, no exposure."""

    where: Where
    n: Count


class KillZombies(Op, frozen=True, tag="kill_zombies"):
    """Ordinary zombies are killed; the chooser picks them."""

    where: Where
    n: Count
    exposure: Rolls = Rolls.NONE


class MoveZombies(Op, frozen=True, tag="move_zombies"):
    """Ordinary zombies go from one place to empty entrance spaces of another.

    With `push` those that find no space come as new ones do.
    """

    origin: Where
    to: Where
    n: Count
    push: bool = False


class ZombiesToBarricades(Op, frozen=True, tag="zombies_to_barricades"):
    """Zombies become barricades where they stood."""

    where: Where
    n: Count


class Relocate(Op, frozen=True, tag="relocate"):
    """Another survivor or an ordinary zombie of the same place is put somewhere else."""

    n: int = 1


class ReduceAdded(Op, frozen=True, tag="reduce_added_zombies"):
    """Fewer zombies come to a place in the step that adds them."""

    where: Where
    n: int
    until: Until | None = None


class DeployExperiments(Op, frozen=True, tag="deploy_experiments"):
    """The top experiments are let loose, one card after the other."""

    n: int


class MoveSpecial(Op, frozen=True, tag="move_special"):
    """The special zombie of this encounter goes elsewhere."""

    to: Where


class PlaceSpecial(Op, frozen=True, tag="place_special"):
    """One more figure of a type comes; if none can, something else happens."""

    type: str
    where: Where
    otherwise: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """What happens instead."""
        return (self.otherwise,)


class RemoveSpecial(Op, frozen=True, tag="remove_special"):
    """The special zombie of this encounter goes, or one that the first player picks."""

    chosen: bool = False


ZombieOp = (
    AddZombies
    | RemoveZombies
    | KillZombies
    | MoveZombies
    | ZombiesToBarricades
    | Relocate
    | ReduceAdded
    | DeployExperiments
    | MoveSpecial
    | PlaceSpecial
    | RemoveSpecial
)
