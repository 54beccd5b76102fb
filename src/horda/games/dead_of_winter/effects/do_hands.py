"""What operations on hands do: paying, losing, giving, looking, staking."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    add_given,
    from_hand,
    remove_unseen,
    to_waste,
    unequip,
)
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import NO, STOP, YES, PickCard, PickType
from horda.games.dead_of_winter.base.state import CARDS, DWState
from horda.games.dead_of_winter.base.table import clockwise, seats_in_order
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards import ops_cards as ops
from horda.games.dead_of_winter.cards.ops_colony import Card, ItemToWaste
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.words import COLONY, TYPES
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.hand_frames import (
    Gifts,
    Seize,
    Stakes,
    of_types,
    pass_on,
    to_spend,
)
from horda.games.dead_of_winter.effects.lasting import RESTING, may_contribute, ready
from horda.games.dead_of_winter.effects.meeting import meeting
from horda.games.dead_of_winter.effects.players import pick_seat, seat_of, seats_of
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.seen import SecretSeen


def pick_cards(do: Doing, seat: int, cards: list[int], n: int, prompt: str) -> list[int]:
    """Lets a player pick exactly so many of own hand cards, or all there are."""
    left, chosen = list(cards), list[int]()
    while left and len(chosen) < n:
        options = [PickCard(card) for card in sorted(set(left))]
        chosen.append(do.ask(seat, prompt, options, auto=False))
        left.remove(chosen[-1])
    return chosen


# -- losing ------------------------------------------------------------------------------------


@does(ItemToWaste)
@cites("DW-CARD-Q7", "DW-SAMPLE-Q2", "DW-PLAY-06")
def _item_to_waste(do: Doing) -> Frame | None:
    op, state = do.op, do.state
    if op.which is Card.HAND:
        cards = to_spend(state, do.seat, op.types)
        for card in pick_cards(do, do.seat, cards, op.n, "dw-pay-card"):
            from_hand(state, do.seat, card)
            to_waste(do.run, do.seat, card)
        return None
    carrier, card = do.scope.survivor, do.scope.card
    if op.which is Card.EQUIPPED:
        found = aim(do, op.target)
        gear = state.gear[found[0]] if found else ()
        if not gear:
            return do.branch(0)
        carrier = found[0]
        options = [PickCard(one) for one in sorted(set(gear))]
        card = do.ask(state.owner[carrier], "dw-pay-card", options)
    elif op.which is Card.USED_WEAPON:
        card = do.scope.weapon if do.scope.weapon >= 0 else do.scope.card
    card = _carried(state, carrier, card)
    if card >= 0:
        unequip(state, carrier, card)
        to_waste(do.run, state.owner[carrier], card)
    return None


def _carried(state: DWState, carrier: int, card: int) -> int:
    """Finds a card of that title with its carrier, whatever its mark of use is by now."""
    if carrier < 0 or card < 0:
        return -1
    found = [one for one in state.gear[carrier] if one & 0xFFF == card & 0xFFF]
    return max(found, default=-1)


@does(ops.RemoveHandCards)
def _remove_hand_cards(do: Doing) -> Frame | None:
    """Own cards of the player\'s choice; or cards of any hands that were looked at."""
    op, state = do.op, do.state
    if op.anyones:
        return Seize(do.seat, op.n, tuple(op.types))
    chosen = pick_cards(do, do.seat, of_types(state, do.seat, op.types), op.n, "dw-lose-card")
    for card in chosen:
        from_hand(state, do.seat, card)
        remove_unseen(state, (card,))
    return None


@does(ops.RemoveRandomCard)
def _remove_random(do: Doing) -> None:
    for seat in seats_of(do, do.op.who):
        for _ in range(min(do.op.n, len(do.state.hands[seat]))):
            card = do.run.pick(do.state.hands[seat], CARDS, seat)
            from_hand(do.state, seat, card)
            remove_unseen(do.state, (card,))


@does(ops.StealRandomCard)
@cites("DW-INT-43")
def _steal(do: Doing) -> None:
    seat = seat_of(do, do.op.of, lambda other: bool(do.state.hands[other]))
    if seat < 0:
        return
    for _ in range(min(do.op.n, len(do.state.hands[seat]))):
        card = do.run.pick(do.state.hands[seat], CARDS, seat, do.seat)
        pass_on(do.run, seat, do.seat, card)


# -- looking -----------------------------------------------------------------------------------


def other_there(do: Doing) -> int:
    """Returns the other player whose survivor stands beside the one of the trigger."""
    state = do.state
    for one in meeting(state, do.source):
        for other in range(len(state.where)):
            beside = state.where[other] == state.where[one] and other != one
            if beside and state.owner[other] not in (255, state.active):
                return state.owner[other]
    return do.scope.player


@does(ops.LookAtHands)
@cites("DW-CARD-Q10")
def _look_at_hands(do: Doing) -> None:
    seats = [other_there(do)] if do.op.who is Player.THAT else seats_of(do, do.op.who)
    for seat in seats:
        if seat >= 0 and seat != do.seat:
            do.run.reveal(do.seat)
            do.run.emit(events.Peeked, do.seat, do.state.hands[seat])
    if len(seats) == 1:
        do.scope = replace(do.scope, player=seats[0])


@does(ops.PeekHand)
def _peek_hand(do: Doing) -> None:
    viewer = do.scope.seat if do.scope.seat >= 0 else do.seat
    seat = do.seat
    if do.op.who is not Player.THAT:
        seat = seat_of(do, do.op.who, lambda other: bool(do.state.hands[other]))
    if seat >= 0 and do.state.hands[seat]:
        card = do.run.pick(do.state.hands[seat], CARDS, viewer)
        do.run.emit(events.Peeked, viewer, (card,))


@does(ops.LookAtSecret)
@cites("DW-SETUP-10")
def _look_at_secret(do: Doing) -> None:
    seat = pick_seat(do, clockwise(do.state, do.seat))
    if seat >= 0:
        do.run.reveal(do.seat)
        do.run.emit(SecretSeen, do.seat, seat, do.state.secrets[seat])


@does(ops.RevealHand)
def _reveal_hand(do: Doing) -> None:
    seat = other_there(do)
    if seat >= 0:
        do.run.reveal()
        do.run.emit(events.Told, do.state.hands[seat])


@does(ops.TakeChosenCard)
def _take_chosen(do: Doing) -> None:
    """The card rests in the new hand until the next round."""
    seat = other_there(do)
    if seat < 0 or not do.state.hands[seat]:
        return
    do.look("hand", seat, len(do.state.hands[seat]), do.seat)
    options = [PickCard(card) for card in sorted(set(do.state.hands[seat]))]
    card = do.ask(do.seat, "dw-pick-card", options, auto=False)
    pass_on(do.run, seat, do.seat, card)
    rule = Lasting(
        RESTING, do.source, item=card, seat=do.seat, until="end_of_round", made=do.state.round
    )
    do.state.lasting = (*do.state.lasting, rule)


# -- giving ------------------------------------------------------------------------------------


@does(ops.GiveCards)
def _give_cards(do: Doing) -> None:
    seat = seat_of(do, do.op.to)
    hand = list(do.state.hands[do.seat])
    kept = pick_cards(do, do.seat, hand, do.op.keep, "dw-keep-card")
    for card in kept:
        hand.remove(card)
    for card in hand if seat >= 0 else ():
        pass_on(do.run, do.seat, seat, card)


@does(ops.NameItem)
@cites("DW-CARD-Q9", "DW-INT-22")
def _name_item(do: Doing) -> Frame | None:
    """Everybody is asked in turn until somebody gives; whoever has nothing is asked too."""
    state, active = do.state, do.state.active
    kind = TYPES[do.ask(active, "dw-name-type", [PickType(n) for n in range(len(TYPES))])]
    for seat in clockwise(state, active):
        cards = of_types(state, seat, (kind,))
        options = [*map(PickCard, sorted(set(cards))), STOP]
        card = do.ask(seat, "dw-give-card", options, args=(active,), auto=False)
        if card >= 0:
            pass_on(do.run, seat, active, card)
            scope = replace(do.scope, player=seat)
            return do.branch(0, scope=scope)
    return None


@does(ops.OthersMayGive)
@cites("DW-CARD-Q9", "DW-INT-22")
def _others_may_give(do: Doing) -> Frame:
    active = do.state.active if do.state.active >= 0 else do.seat
    return Gifts(active, tuple(clockwise(do.state, active)))


@does(ops.MustContribute)
@cites("DW-CONTRIB-02", "DW-CONTRIB-05", "DW-INT-22")
def _must_contribute(do: Doing) -> Frame | None:
    """The player adds a card face down, or takes the other half; some may not add any."""
    state, seat = do.state, do.seat
    if state.crisis_off or not state.hands[seat] or not may_contribute(state, seat):
        return do.branch(0)
    options = [PickCard(card) for card in ready(state, seat)]
    card = do.ask(seat, "dw-must-contribute", [*options, STOP], auto=False)
    if card < 0:
        return do.branch(0)
    from_hand(state, seat, card)
    add_given(do.run, seat, card)
    return None


@does(ops.TellSecrets)
@cites("DW-SAMPLE-14", "DW-VAR-Q3", "DW-DEC-11")
def _tell_secrets(do: Doing) -> Frame | None:
    """In player order each says yes or no; all zombies for the noes come in one batch."""
    seats = seats_in_order(do.state)
    noes = sum(do.ask(seat, "dw-tell-secret", (YES, NO)) == NO.n for seat in seats)
    return AddZombies(COLONY, noes * do.op.zombies) if noes else None


@does(ops.Gamble)
def _gamble(do: Doing) -> Frame:
    return Stakes(tuple(seats_in_order(do.state)))
