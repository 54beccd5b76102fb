"""Operations that hold others together: choices, dice with tables, rounds of players, payments."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops, Row
from horda.games.dead_of_winter.cards.when import When
from horda.games.dead_of_winter.cards.who import Named, Player
from horda.games.dead_of_winter.cards.words import ItemType, Where


class If(Op, frozen=True, tag="if"):
    """One list or the other."""

    when: When
    then: Ops
    otherwise: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """If it holds, and if not."""
        return (self.then, self.otherwise)


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One way of a choice: what must hold, what is paid first, what happens."""

    do: Ops
    cost: Ops = ()
    when: tuple[When, ...] = ()


class Choose(Op, frozen=True, tag="choose_one"):
    """One of several ways; what cannot be paid or changes nothing is not offered."""

    ways: tuple[Way, ...]

    def branches(self) -> tuple[Ops, ...]:
        """Of every way the price, then what it does."""
        return tuple(part for way in self.ways for part in (way.cost, way.do))


class May(Op, frozen=True, tag="may"):
    """A player decides whether it happens."""

    do: Ops
    who: Player = Player.SELF

    def branches(self) -> tuple[Ops, ...]:
        """What may happen."""
        return (self.do,)


class Roll(Op, frozen=True, tag="roll"):
    """Stock dice are rolled; the sum, or each die by itself, has a row of the table."""

    table: tuple[Row, ...]
    dice: int = 1
    per_die: bool = False
    plus_paid: bool = False
    """One more for every card paid for this option."""

    def branches(self) -> tuple[Ops, ...]:
        """The rows."""
        return tuple(row.do for row in self.table)


class Rolled(StrEnum):
    """For whom a die is rolled."""

    SURVIVORS = "survivor_at_colony"
    HELPLESS = "helpless_at_colony"


class RollEach(Op, frozen=True, tag="roll_each"):
    """A die for everybody at the colony; on a low result something happens to them."""

    of: Rolled
    low: int
    high: int
    do: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What happens to each."""
        return (self.do,)


class Contest(Op, frozen=True, tag="contest"):
    """Two sums of dice; a tie is won. The loser\'s difference can be used."""

    enemy: int
    base: int = 0
    less_damage: Named | None = None
    place: Where | None = None
    per_survivor: int = 0
    per_weapon: int = 0
    win: Ops = ()
    lose: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """After winning, and after losing."""
        return (self.win, self.lose)


class EachPlayer(Op, frozen=True, tag="each_player"):
    """Something for every player, one after another in player order."""

    do: Ops
    who: Player = Player.ALL
    when: When | None = None

    def branches(self) -> tuple[Ops, ...]:
        """What happens for each."""
        return (self.do,)


class Want(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a common price: so many cards of these types."""

    types: tuple[ItemType, ...]
    n: int = 1


class CollectiveCost(Op, frozen=True, tag="collective_cost"):
    """The players together pay dice or hand cards, or nobody pays."""

    dice: int = 0
    cards: tuple[Want, ...] = ()
    removed: bool = False
    """The cards leave the game; otherwise they go to the waste pile."""
    survivor: str = ""
    """A survivor who is removed as part of the price."""
    then: Ops = ()
    otherwise: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """If it was paid, and if not."""
        return (self.then, self.otherwise)


class ResolveOption(Op, frozen=True, tag="resolve_option"):
    """Another option of this card happens too."""

    n: int


class RepeatThisTurn(Op, frozen=True, tag="repeat_this_turn"):
    """The player may do it again until the end of the turn."""

    cost: Ops
    do: Ops

    def branches(self) -> tuple[Ops, ...]:
        """The price, then what it does."""
        return (self.cost, self.do)


class Moment(StrEnum):
    """When something that was put off happens."""

    NEXT_ROUND = "start_of_next_round"
    END_OF_NEXT_ROUND = "end_of_next_round"


class Delayed(Op, frozen=True, tag="delayed"):
    """It happens by itself later."""

    moment: Moment
    do: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What happens then."""
        return (self.do,)


class GrantOneUse(Op, frozen=True, tag="grant_one_use"):
    """Once, just before or after zombies are added, the chooser may do it."""

    survivor: str
    do: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What may be done."""
        return (self.do,)


class AtMostPlayers(Op, frozen=True, tag="if_players_at_most"):
    """Only with so few players at the start."""

    n: int
    then: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What happens with few players."""
        return (self.then,)


FlowOp = (
    If
    | Choose
    | May
    | Roll
    | RollEach
    | Contest
    | EachPlayer
    | CollectiveCost
    | ResolveOption
    | RepeatThisTurn
    | Delayed
    | GrantOneUse
    | AtMostPlayers
)
