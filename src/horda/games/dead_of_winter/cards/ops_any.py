"""Lists of operations of any kind, named here so that no file needs all the others."""

from typing import TYPE_CHECKING, ForwardRef

from msgspec import Struct

from horda.games.dead_of_winter.cards.op import Op

if TYPE_CHECKING:
    Ops = tuple[Op, ...]
else:  # found by msgspec in the module that knows all kinds, when a card is read
    Ops = tuple[ForwardRef("AnyOp", module="horda.games.dead_of_winter.cards.ops"), ...]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: the results of a die it stands for, and what happens then."""

    low: int
    high: int
    do: Ops = ()
