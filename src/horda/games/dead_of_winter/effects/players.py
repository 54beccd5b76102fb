"""Finds the players that an operation is about; where the card leaves a choice, it asks."""

from collections.abc import Callable

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import PickSeat
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    clockwise,
    is_exiled,
    own_at,
    people_at,
    seats_in_order,
    voters,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.meeting import meeting
from horda.games.dead_of_winter.effects.script import Doing

NOBODY = -1
Fits = Callable[[int], bool]


def anyone(seat: int) -> bool:
    """Everybody will do."""
    return True


@cites("DW-CARD-Q5", "DW-CROSS-Q11", "DW-CROSS-03")
def seat_of(do: Doing, who: Player, fits: Fits = anyone) -> int:
    """Returns the one player meant, or nobody."""
    state = do.state
    if who is Player.ACTIVE:
        return state.active if state.active >= 0 else do.seat
    if who is Player.FIRST:
        return state.first
    if who in (Player.ATTACKER, Player.SEARCHER):
        return state.owner[do.scope.survivor]
    if who is Player.OF_EXILED:
        return _of_exiled(do)
    if who in _CHOICES:
        return pick_seat(do, [s for s in _CHOICES[who](state, do.seat) if fits(s)])
    if who is Player.THAT and do.scope.player >= 0:
        return do.scope.player
    return do.seat


def pick_seat(do: Doing, seats: list[int]) -> int:
    """Lets the chooser pick a player, who is `that player` from then on."""
    if not seats:
        return NOBODY
    seat = do.ask(do.seat, "dw-pick-seat", [PickSeat(seat) for seat in seats])
    do.scope = replace(do.scope, player=seat)
    return seat


def _others(state: DWState, seat: int) -> list[int]:
    return clockwise(state, seat)


def _at_colony(state: DWState, seat: int) -> list[int]:
    return [
        s for s in clockwise(state, seat) if own_at(state, s, COLONY) and not is_exiled(state, s)
    ]


def _exiled(state: DWState, seat: int) -> list[int]:
    return [s for s in clockwise(state, seat) if is_exiled(state, s)]


_CHOICES: dict[Player, Callable[[DWState, int], list[int]]] = {
    Player.CHOSEN_OTHER: _others,
    Player.CHOSEN_AT_COLONY: _at_colony,
    Player.CHOSEN_EXILED: _exiled,
}


def _of_exiled(do: Doing) -> int:
    """Returns the exiled player whose survivor stands with the one the trigger speaks of."""
    state = do.state
    for one in meeting(state, do.source):
        for other in people_at(state, state.where[one]):
            if is_exiled(state, state.owner[other]):
                return state.owner[other]
    return NOBODY


@cites("DW-CARD-Q9", "DW-CARD-Q12")
def seats_of(do: Doing, who: Player) -> list[int]:
    """Lists the players meant, in player order."""
    state = do.state
    if who is Player.ALL:
        return seats_in_order(state)
    if who in (Player.NON_EXILED, Player.ALL_NON_EXILED):
        return voters(state)
    if who is Player.OTHERS:
        return [s for s in seats_in_order(state) if s != do.seat]
    if who is Player.OTHERS_NON_EXILED:
        return [s for s in voters(state) if s != do.seat]
    if who is Player.EXILED:
        return [s for s in seats_in_order(state) if is_exiled(state, s)]
    if who is Player.AT_COLONY:
        return [s for s in seats_in_order(state) if own_at(state, s, COLONY)]
    if who is Player.BETRAYER:
        return [s for s in seats_in_order(state) if betrays(state, s)]
    seat = seat_of(do, who)
    return [seat] if seat >= 0 else []


def betrays(state: DWState, seat: int) -> bool:
    """Whether a player holds a betrayal objective."""
    card = state.secrets[seat]
    return card != NONE and BOX.secrets[card].kind is SecretKind.BETRAYAL
