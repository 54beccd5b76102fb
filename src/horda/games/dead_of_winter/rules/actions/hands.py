"""Cards: playing, equipping, using, contributing, and giving on request."""

from msgspec.structs import replace

from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    add_given,
    equip,
    from_hand,
    remove_card,
    roll_stock,
    spend_die,
    to_hand,
    to_waste,
    turn_helpless,
    unequip,
)
from horda.games.dead_of_winter.base.codes import TITLE, changed, fresh, without
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing, Use
from horda.games.dead_of_winter.cards.ops_lasting import KeepPlayed
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.lasting import carried, forbidden
from horda.games.dead_of_winter.effects.offer import SURE, usable
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.actions.aids import item_of, mark_used
from horda.games.dead_of_winter.rules.actions.rifle import goes_along

BETWEEN = (Timing.OWN_TURN, Timing.MOVING_OR_TURN, Timing.MOVING_OR_SEARCH)
"""When an item can be played between actions."""
PLAYED = tuple(
    f"item/{item.id}" if item.use is not Use.EQUIP and item.timing in BETWEEN else ""
    for item in BOX.items
)
"""The sources of the items that can be played then, by their titles."""
PILLS = tuple("pill" in item.tags for item in BOX.items)


@cites("DW-PLAY-Q1", "DW-TURN-Q3", "DW-CARD-06", "DW-CARD-07", "DW-CARD-08")
def playable(state: DWState, seat: int, card: int) -> bool:
    """Whether a hand card can be played for its effect now."""
    title = card & TITLE
    source = PLAYED[title]
    if not source or (PILLS[title] and "no-pills" in state.unlocked):
        return False
    if state.lasting and kept_back(state, seat, card):
        return False
    return source in SURE or usable(state, source, seat, Scope(seat=seat, card=card))


@cites("DW-CARD-11")
def kept_back(state: DWState, seat: int, card: int) -> bool:
    """Whether a crossroads card keeps a player from playing such a card in this turn."""
    return item_of(card).type is ItemType.FOOD and forbidden(state, "play_food", seat=seat)


class PlayCard(Frame, frozen=True):
    """A card is played: it lies where it belongs before its effect happens."""

    seat: int
    card: int
    given: bool = False
    """It was given on request, and never was in the hand."""
    healed: int = 0
    took: int = -1
    """Whom its effect was about, where it was about one survivor."""

    @cites("DW-PLAY-01", "DW-PLAY-02", "DW-PLAY-03", "DW-PLAY-06", "DW-TURN-06", "DW-EXILE-T3")
    def lay(self, run: DWRun) -> Outcome:
        """Puts it onto the waste pile; events and cards of exiled players leave the game."""
        state, item = run.state, item_of(self.card)
        if not self.given:
            from_hand(state, self.seat, self.card)
        run.reveal()
        run.emit(events.CardPlayed, self.seat, fresh(self.card))
        if item.use is Use.EVENT:
            remove_card(run, self.card)
        else:
            to_waste(run, self.seat, self.card)
        tokens = sum(state.wounds) + sum(state.frost) + sum(state.despair)
        return replace(self, healed=tokens)

    def cost(self, run: DWRun) -> Outcome:
        """Pays first what the card asks for."""
        item = item_of(self.card)
        if not item.cost:
            return None
        scope = Scope(seat=self.seat, card=self.card)
        return Push(Script(f"item/{item.id}/cost", self.seat, (), 0, scope))

    def effect(self, run: DWRun) -> Outcome:
        """Lets it take effect."""
        scope = Scope(seat=self.seat, card=self.card)
        return Push(Script(f"item/{item_of(self.card).id}", self.seat, (), 0, scope))

    def keep(self, run: DWRun) -> Outcome:
        """Rolls for the card to come back, where the leader's ability says so."""
        took = run.result.that if isinstance(run.result, Scope) else -1
        if not self.given:
            keep_played(run, self.seat, self.card)
        return replace(self, took=took)

    def told(self, run: DWRun) -> Outcome:
        """Remembers it for crossroads cards."""
        state = run.state
        tokens = sum(state.wounds) + sum(state.frost) + sum(state.despair)
        healed = tokens < self.healed
        who = self.took if healed or "pill" in item_of(self.card).tags else -1
        moment = Moment("after_play_item", who, card=fresh(self.card), healed=healed)
        state.moments = (*state.moments, moment)
        return DONE

    steps = (lay, cost, effect, keep, told)


def keep_played(run: DWRun, seat: int, card: int) -> None:
    """Rolls for a card played onto the waste pile, where the leader's ability says so."""
    leader = run.state.leader[seat]
    if item_of(card).use is not Use.WASTE or leader >= 250:
        return
    for op in carried(run.state, leader, KeepPlayed):
        assert isinstance(op, KeepPlayed)
        if op.low <= roll_stock(run, seat) <= op.high:
            _back(run, seat, card)


def _back(run: DWRun, seat: int, card: int) -> None:
    """Takes a played card back into the hand, if it still lies where it was put."""
    state = run.state
    pile = state.removed if is_exiled(state, seat) else state.waste
    if card not in pile:
        return
    at = len(pile) - 1 - pile[::-1].index(card)
    rest = (*pile[:at], *pile[at + 1 :])
    if is_exiled(state, seat):
        state.removed = rest
    else:
        state.waste = rest
    to_hand(state, seat, card)


@cites("DW-PLAY-04", "DW-PLAY-05", "DW-PLAY-Q2", "DW-PLAY-Q3", "DW-PLAY-Q6")
def equip_card(run: DWRun, seat: int, card: int, survivor: int, *, given: bool = False) -> None:
    """Attaches an item to an own survivor, wherever it stands."""
    state = run.state
    if not given:
        from_hand(state, seat, card)
    run.reveal()
    equip(run, survivor, card)
    state.moments = (*state.moments, Moment("after_play_item", survivor, card=fresh(card)))


@cites("DW-MUTINY-04", "DW-MUTINY-Q1", "DW-MUTINY-Q2", "DW-MUTINY-T1")
def calm(run: DWRun, seat: int, card: int, *, given: bool = False) -> None:
    """Puts a medicine card onto the waste pile without its effect; one helpless calms down."""
    if not given:
        from_hand(run.state, seat, card)
    run.reveal()
    to_waste(run, seat, card)
    turn_helpless(run, False)


@cites("DW-CONTRIB-01", "DW-CONTRIB-02", "DW-CONTRIB-07", "DW-CONTRIB-06")
def contribute(run: DWRun, seat: int, card: int, survivor: int = -1) -> None:
    """Adds a card of the hand or of an own survivor to the crisis, face down for good."""
    state = run.state
    if survivor >= 0:
        unequip(state, survivor, card)
    else:
        from_hand(state, seat, card)
    add_given(run, seat, card)
    state.gave_turn += 1
    state.moments = (*state.moments, Moment("after_contribute"))


@cites("DW-FOOD-01", "DW-FOOD-02", "DW-FOOD-Q1", "DW-FOOD-Q2", "DW-FOOD-Q3", "DW-FOOD-T1")
def eat(run: DWRun, seat: int, die: int) -> None:
    """Raises an own unused die by one for a food token of the colony."""
    state = run.state
    state.food -= 1
    run.emit(events.FoodChanged, -1, state.food)
    raise_die(run, seat, die)
    state.moments = (*state.moments, Moment("after_spend_food", noise=die + 1))


def raise_die(run: DWRun, seat: int, die: int) -> None:
    """Turns an unused die one up."""
    state = run.state
    dice = (*without(state.dice[seat], die), die + 1)
    state.dice = changed(state.dice, seat, tuple(sorted(dice)))
    run.emit(events.DieRaised, seat, die + 1)


@cites("DW-FOOD-03", "DW-EXILE-07")
def eat_card(run: DWRun, seat: int, card: int, die: int, *, given: bool = False) -> None:
    """Raises a die for a food card that leaves the game, as exiled players do."""
    if not given:
        from_hand(run.state, seat, card)
    run.reveal()
    remove_card(run, card)
    raise_die(run, seat, die)


class UseItem(Frame, frozen=True):
    """An item that a survivor carries is used between actions."""

    seat: int
    survivor: int
    card: int

    @cites("DW-PLAY-04", "DW-ABIL-Q3")
    def mark(self, run: DWRun) -> Outcome:
        """Marks it, then pays."""
        card = mark_used(run, self.survivor, self.card)
        item = item_of(card)
        after = replace(self, card=card)
        if not item.cost:
            return after
        return Push(Script(f"item/{item.id}/cost", self.seat, (), 0, after.scope(run)), after)

    def scope(self, run: DWRun) -> Scope:
        """What its operations are about."""
        place = run.state.where[self.survivor]
        return Scope(self.seat, self.survivor, place, card=self.card)

    def effect(self, run: DWRun) -> Outcome:
        """Lets it take effect."""
        name = item_of(self.card).id
        return Push(Script(f"item/{name}", self.seat, (), 0, self.scope(run)))

    def told(self, run: DWRun) -> Outcome:
        """Remembers it for crossroads cards."""
        state = run.state
        if state.where[self.survivor] < 250:
            moment = Moment("after_use_item", self.survivor, card=fresh(self.card))
            state.moments = (*state.moments, moment)
        return DONE

    steps = (mark, effect, told)


class UseAbility(Frame, frozen=True):
    """The ability of a survivor is used."""

    seat: int
    survivor: int
    die: int = 0

    @cites("DW-ABIL-01", "DW-ABIL-02", "DW-ABIL-03", "DW-ABIL-04", "DW-CARD-05")
    def pay(self, run: DWRun) -> Outcome:
        """Spends the die and what else it costs."""
        state = run.state
        if self.die:
            spend_die(run, self.seat, self.die)
        state.uses[self.survivor] += 1
        run.emit(events.AbilityUsed, self.survivor)
        card = BOX.survivors[self.survivor]
        if not card.ability.cost:
            return None
        return Push(Script(f"survivor/{card.id}/cost", self.seat, (), 0, self.scope(run)))

    def scope(self, run: DWRun) -> Scope:
        """What its operations are about."""
        return Scope(self.seat, self.survivor, run.state.where[self.survivor])

    def effect(self, run: DWRun) -> Outcome:
        """Lets it take effect."""
        name = BOX.survivors[self.survivor].id
        return Push(Script(f"survivor/{name}", self.seat, (), 0, self.scope(run)))

    steps = (pay, effect)


class Give(DWOption, frozen=True):
    """Give this card."""

    card: int


class GiveNothing(DWOption, frozen=True):
    """Give nothing."""


NOTHING = GiveNothing()


@cites("DW-HAND-01", "DW-HAND-02", "DW-HAND-03", "DW-HAND-Q1", "DW-HAND-T1")
def hand_off(run: DWRun, survivor: int, card: int, to: int) -> None:
    """Gives an item to another survivor at the same place; its mark of use goes along."""
    state = run.state
    state.gear = changed(state.gear, survivor, without(state.gear[survivor], card))
    gear = tuple(sorted((*state.gear[to], card)))
    state.gear = changed(state.gear, to, gear)
    goes_along(state, survivor, card, to)
    run.emit(events.HandedOff, survivor, fresh(card), to)
