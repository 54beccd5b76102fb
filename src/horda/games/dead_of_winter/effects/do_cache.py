"""What operations on the bandits\' cache do."""

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import to_hand
from horda.games.dead_of_winter.base.codes import without
from horda.games.dead_of_winter.base.option import NO, STOP, YES, PickCard
from horda.games.dead_of_winter.cards import ops_places as ops
from horda.games.dead_of_winter.cards.kinds import Hook
from horda.games.dead_of_winter.cards.words import Many, UpTo
from horda.games.dead_of_winter.effects.hand_frames import Cached
from horda.games.dead_of_winter.effects.players import seat_of
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.wins import side_of


@does(ops.HandToHideout)
@cites("DW-BANDIT-11")
def _hand_to_hideout(do: Doing) -> Frame:
    """Cards of the player's choice go face up into the cache."""
    if do.op.n is Many.SOME:
        return Cached(do.seat, len(do.state.hands[do.seat]), do.scope, free=True)
    return Cached(do.seat, do.op.n, do.scope)


@does(ops.TakeFromHideout)
@cites("DW-BANDIT-13", "DW-BANDIT-14", "DW-BANDIT-Q7", "DW-BANDIT-Q13")
def _take_from_hideout(do: Doing) -> None:
    """Chosen cards, or those that this card put there and that still lie there."""
    op, state = do.op, do.state
    seat = seat_of(do, op.who)
    if op.just_placed:
        taken = list(state.cache[len(state.cache) - min(do.scope.number, len(state.cache)) :])
    else:
        taken = _chosen(do, seat)
    kept = [_stores(do, seat, card) for card in taken]
    for card, store in zip(taken, kept, strict=True):
        state.cache = without(state.cache, card)
        do.run.emit(events.CacheTaken, seat, card)
        if store:
            state.stored_cache = (*state.stored_cache, card)
            do.run.emit(events.Stored, card)
        else:
            to_hand(state, seat, card)


def _chosen(do: Doing, seat: int) -> list[int]:
    left, free = list(do.state.cache), isinstance(do.op.n, UpTo)
    most = min(do.op.n.up_to if free else do.op.n, len(left))
    chosen: list[int] = []
    while len(chosen) < most:
        options = [*map(PickCard, sorted(set(left))), *((STOP,) if free else ())]
        card = do.ask(seat, "dw-take-cache", options)
        if card < 0:
            break
        chosen.append(card)
        left.remove(card)
    return chosen


def _stores(do: Doing, seat: int, card: int) -> bool:
    """A main objective may want cards of the cache: the player may put them there instead."""
    hook = side_of(do.state).contribute
    if hook is None or hook.hook is not Hook.CACHE:
        return False
    return do.ask(seat, "dw-store-cache", (YES, NO), args=(card,)) == YES.n
