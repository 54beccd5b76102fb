"""Prices of cards: whether they can be paid in full."""

from collections.abc import Callable
from typing import Any

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import noise_room
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards import ops_cards as oc
from horda.games.dead_of_winter.cards import ops_colony as ol
from horda.games.dead_of_winter.cards import ops_dice as od
from horda.games.dead_of_winter.cards import ops_places as oa
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.trees import TREES, ops_at
from horda.games.dead_of_winter.effects.lasting import at_hand
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import in_use

Able = Callable[[DWState, Any, int, Scope], bool]


def payable(state: DWState, source: str, seat: int, scope: Scope) -> bool:
    """Whether a price can be paid in full."""
    return ops_payable(state, TREES.get(source, ()), seat, scope)


def ops_payable(state: DWState, ops: Ops, seat: int, scope: Scope) -> bool:
    """Whether operations can be paid in full."""
    return all(_pays(state, one, seat, scope) for one in ops if in_use(state, one))


def list_payable(
    state: DWState, source: str, path: tuple[int, ...], seat: int, scope: Scope
) -> bool:
    """Whether the operations that a path leads to can be paid in full."""
    return ops_payable(state, ops_at(source, path), seat, scope)


def _pays(state: DWState, one: Op, seat: int, scope: Scope) -> bool:
    test = _PAYS.get(type(one))
    return True if test is None else test(state, one, seat, scope)


@cites("DW-EXILE-07")
def _pays_food(state: DWState, one: ol.Food, seat: int, scope: Scope) -> bool:
    return not is_exiled(state, seat) and state.food + int(one.delta) >= 0


def _pays_dice(state: DWState, one: od.SpendDice, seat: int, scope: Scope) -> bool:
    payer = state.active if one.who.value == "active_player" and state.active >= 0 else seat
    return sum(v >= one.min for v in state.dice[payer]) >= int(str(one.n))


def _pays_hand(state: DWState, one: oa.HandToHideout, seat: int, scope: Scope) -> bool:
    least = one.n if isinstance(one.n, int) else 1
    return len(state.hands[seat]) >= least


def _pays_cards(state: DWState, one: ol.ItemToWaste, seat: int, scope: Scope) -> bool:
    if one.which is not ol.Card.HAND:
        return True
    return _count(at_hand(state, seat), one.types) >= one.n


def _pays_removed(state: DWState, one: oc.RemoveHandCards, seat: int, scope: Scope) -> bool:
    seats = range(len(state.hands)) if one.anyones else (seat,)
    return sum(_count(state.hands[other], one.types) for other in seats) >= one.n


def _pays_noise(state: DWState, one: oa.Noise, seat: int, scope: Scope) -> bool:
    return scope.place >= 0 and noise_room(state, scope.place) >= int(str(one.n))


def _count(hand: tuple[int, ...], types: tuple[Any, ...]) -> int:
    return sum(not types or BOX.items[title_of(c)].type in types for c in hand)


_PAYS: dict[type[Op], Able] = {
    ol.Food: _pays_food,
    od.SpendDice: _pays_dice,
    oa.HandToHideout: _pays_hand,
    ol.ItemToWaste: _pays_cards,
    oc.RemoveHandCards: _pays_removed,
    oa.Noise: _pays_noise,
}
