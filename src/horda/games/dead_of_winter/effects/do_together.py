"""What the players pay together."""

from collections import Counter

from horda.core.decisions import Option
from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import (
    from_hand,
    remove_card,
    spend_die,
    to_waste,
)
from horda.games.dead_of_winter.base.deaths import leave
from horda.games.dead_of_winter.base.option import STOP, PickCard, PickDie
from horda.games.dead_of_winter.base.state import GONE
from horda.games.dead_of_winter.base.table import clockwise, in_play, is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_flow import CollectiveCost, Want
from horda.games.dead_of_winter.effects.do_hands import of_types
from horda.games.dead_of_winter.effects.script import Doing, does

Offer = tuple[int, int]
"""A seat, and the card or the die it offers."""


@does(CollectiveCost)
@cites("DW-DEC-18", "DW-CARD-Q9", "DW-INT-22")
def _together(do: Doing) -> Frame | None:
    """Everybody is asked in turn until there is enough; otherwise nobody pays."""
    op = do.op
    dice = _dice(do, op.dice) if op.dice else []
    cards = [_cards(do, want) for want in op.cards]
    survivor = BOX.survivor_number[op.survivor] if op.survivor else -1
    enough = len(dice) == op.dice and all(
        len(offers) == want.n for offers, want in zip(cards, op.cards, strict=True)
    )
    if not enough or (survivor >= 0 and not in_play(do.state, survivor)):
        return do.branch(1) if op.otherwise else None
    for seat, value in dice:
        spend_die(do.run, seat, value)
    for seat, card in (offer for offers in cards for offer in offers):
        from_hand(do.state, seat, card)
        if op.removed:
            remove_card(do.run, card)
        else:
            to_waste(do.run, seat, card)
    if survivor >= 0:
        leave(do.run, survivor, GONE)
    return do.branch(0) if op.then else None


def _payers(do: Doing) -> list[int]:
    active = do.state.active if do.state.active >= 0 else do.seat
    seats = [active, *clockwise(do.state, active)]
    return [seat for seat in seats if not is_exiled(do.state, seat)]


def _dice(do: Doing, n: int) -> list[Offer]:
    found: list[Offer] = []
    for seat in _payers(do):
        left = Counter(do.state.dice[seat])
        while len(found) < n and +left:
            options: list[Option] = [PickDie(value) for value in sorted(+left)]
            value = do.ask(seat, "dw-give-die", [*options, STOP], args=(n - len(found),))
            if value < 0:
                break
            left[value] -= 1
            found.append((seat, value))
    return found


def _cards(do: Doing, want: Want) -> list[Offer]:
    """Whoever has no such card is asked too, so that nobody learns it."""
    found: list[Offer] = []
    for seat in _payers(do):
        left = Counter(of_types(do.state, seat, want.types))
        while len(found) < want.n:
            options: list[Option] = [PickCard(card) for card in sorted(+left)]
            card = do.ask(
                seat, "dw-pay-together", [*options, STOP],
                args=(want.n - len(found),), auto=False,
            )  # fmt: skip
            if card < 0:
                break
            left[card] -= 1
            found.append((seat, card))
    return found
