"""Asking the others for items: who gives one, and how it is used at once."""

from functools import lru_cache

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import from_hand, to_hand
from horda.games.dead_of_winter.base.codes import fresh, once
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import clockwise, group, is_exiled, is_out, own
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.words import TYPES, ItemType
from horda.games.dead_of_winter.effects.lasting import at_hand
from horda.games.dead_of_winter.rules.actions.aids import item_of, spares_move
from horda.games.dead_of_winter.rules.actions.feeding import (
    Feed,
    FeedAttack,
    FeedBrew,
    FeedItem,
    FeedUse,
    feeds,
)
from horda.games.dead_of_winter.rules.actions.hands import (
    NOTHING,
    Give,
    GiveNothing,
    PlayCard,
    calm,
    eat_card,
    equip_card,
    kept_back,
    playable,
)
from horda.games.dead_of_winter.rules.actions.moving import MoveAction, destinations
from horda.games.dead_of_winter.rules.lists import MOST
from horda.games.dead_of_winter.rules.options import Calm, EatCard, MoveWith, Play, move_with
from horda.games.dead_of_winter.rules.options import calm as calm_with
from horda.games.dead_of_winter.rules.options import eat_card as eat_with
from horda.games.dead_of_winter.rules.options import equip as equip_to
from horda.games.dead_of_winter.rules.options import play as play_card

GIVES_NOTHING: tuple[DWOption, ...] = (NOTHING,)
ASKED = -20
"""Marks from here down: a type was asked for in this turn. Bots do not ask again."""


@cites("DW-REQ-03", "DW-REQ-Q1", "DW-REQ-Q2", "DW-REQ-Q4", "DW-REQ-04", "DW-MUTINY-Q2")
def ways(state: DWState, seat: int, card: int) -> list[DWOption]:
    """Lists how a card given on request can be used at once; contributing is none."""
    item = item_of(card)
    found: list[DWOption] = []
    if item.use is Use.EQUIP:
        found += [equip_to(card, one) for one in own(state, seat)]
    elif playable(state, seat, card):
        found.append(play_card(card))
    if item.use is not Use.EQUIP and spares_move(card):
        found += _moves(state, seat, card)
    found += feeds(state, seat, card)
    if item.type is ItemType.MEDICINE and state.unruly:
        found.append(calm_with(card))
    if item.type is ItemType.FOOD and is_exiled(state, seat):
        found += _meals(state, seat, card)
    return found


@cites("DW-FOOD-03", "DW-EXILE-07")
def _meals(state: DWState, seat: int, card: int) -> list[DWOption]:
    """Lists the dice that an exiled player could raise by a food card instead of its effect."""
    if kept_back(state, seat, card):
        return []
    return [eat_with(card, die) for die in once(state.dice[seat]) if die < MOST]


def useful(state: DWState, seat: int, card: int) -> bool:
    """Whether there is any such way; the usual ones are looked at first."""
    if item_of(card).use is Use.EQUIP:
        return bool(group(state, seat))
    return playable(state, seat, card) or bool(ways(state, seat, card))


@lru_cache(maxsize=8192)
def of_type(cards: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """Lists the cards of a type, each sort once."""
    kind = TYPES[wanted]
    return tuple(card for card in dict.fromkeys(cards) if item_of(card).type is kind)


@cites("DW-PLAY-07", "DW-REQ-Q1")
def _moves(state: DWState, seat: int, card: int) -> list[DWOption]:
    """Lists the moves that a card would spare the roll."""
    return [
        move_with(one, place, card)
        for one in own(state, seat)
        if not state.moved >> one & 1
        for place in destinations(state, one)
    ]


class Ask(Frame, frozen=True):
    """A player asks the others for a type of item; each may give one, which is used at once."""

    seat: int
    wanted: int
    left: tuple[int, ...] = ()
    card: int = -1

    @cites("DW-REQ-01", "DW-REQ-Q3")
    def begin(self, run: DWRun) -> Outcome:
        """Tells everybody what is wanted."""
        run.emit(events.Requested, self.seat, self.wanted)
        state, mark = run.state, ASKED - self.wanted
        if mark not in state.turn_marks:
            state.turn_marks = (*state.turn_marks, mark)
        return replace(self, left=tuple(clockwise(run.state, self.seat)))

    @cites("DW-REQ-02", "DW-REQ-Q1", "DW-REQ-Q4", "DW-INT-22", "DW-DEC-03", "DW-VAR-Q5")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next player, whatever they hold: a refusal must tell nothing."""
        state = run.state
        if not self.left or is_out(state, self.seat):  # a pill may have been the end of the asker
            return DONE
        giver = self.left[0]
        if is_out(state, giver):  # a bite among the people of a newcomer may reach anybody
            return Go("ask", replace(self, left=self.left[1:]))
        options = GIVES_NOTHING
        held = of_type(at_hand(state, giver), self.wanted)
        if held:
            fit = [card for card in held if useful(state, self.seat, card)]
            options = (*map(Give, fit), NOTHING)
        return Choice(giver, "dw-give", options, (self.seat, self.wanted), False)

    def given(self, run: DWRun) -> Outcome:
        """Shows the card to all; it never comes into the asker's hand."""
        giver, rest = self.left[0], Ask(self.seat, self.wanted, self.left[1:])
        if type(run.answer) is GiveNothing:
            run.emit(events.Declined, giver)
            return Go("ask", rest)
        from_hand(run.state, giver, run.answer.card)
        run.reveal()
        run.emit(events.Gave, giver, fresh(run.answer.card))
        return replace(rest, card=run.answer.card)

    def way(self, run: DWRun) -> Outcome:
        """Asks how it is used, where there are several ways."""
        options = tuple(ways(run.state, self.seat, self.card))
        return Choice(self.seat, "dw-use-given", options, (self.wanted,))

    def use(self, run: DWRun) -> Outcome:
        """Uses it at once."""
        chosen, state, card = run.answer, run.state, self.card
        after = replace(self, card=-1)
        if isinstance(chosen, Play):
            return Push(PlayCard(self.seat, card, given=True), after)
        if isinstance(chosen, MoveWith):
            to_hand(state, self.seat, card)  # the move takes it from there in the same breath
            move = MoveAction(self.seat, chosen.survivor, chosen.place, card, given=True)
            return Push(move, after)
        if isinstance(chosen, Feed):
            tool = chosen.card
            return Push(FeedAttack(self.seat, chosen.survivor, card, chosen.die, tool), after)
        if isinstance(chosen, FeedBrew):
            die, extra = chosen.die, chosen.extra
            frame = FeedAttack(self.seat, chosen.survivor, card, die, extra=extra)
            return Push(frame, after)
        if isinstance(chosen, FeedItem):
            return Push(FeedUse(self.seat, chosen.survivor, chosen.card, card), after)
        if isinstance(chosen, EatCard):
            eat_card(run, self.seat, card, chosen.die, given=True)
        elif isinstance(chosen, Calm):
            calm(run, self.seat, card, given=True)
        else:
            equip_card(run, self.seat, card, chosen.survivor, given=True)
        return after

    def again(self, run: DWRun) -> Outcome:
        """Asks the next player."""
        return Go("ask", replace(self, card=-1))

    steps = (begin, ask, given, way, use, again)
