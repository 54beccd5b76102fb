"""What is done with cards: arranging, trading, reloading, eating, discarding."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.modules.companions import leaders
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.deed import Deed, deed
from horda.games.zombicide.rules.discards import Discarding, may_discard
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.people import ZRun, can_pay, carried, hands, pay
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import HAND_SLOTS, RELOAD_COST
from horda.games.zombicide.rules.refusals import TIRED, alike, held, member, no, someone, tired
from horda.games.zombicide.rules.state import HANDS, NONE, OTHER, OUT, ZState
from horda.games.zombicide.rules.trading import trade

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


@deed
class Reorganising(Deed[o.Reorganise]):
    """Rearrange the own cards."""

    option, rule, group = o.Reorganise, "Z2-TRADE-01", "trade"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.Reorganise]:
        """There is one way."""
        yield o.REORGANISE

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.Reorganise
    ) -> Refusal | None:
        """It takes a card."""
        if not carried(state.people[who]):
            return no("nothing-to-trade", "Z2-TRADE-01")
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: o.Reorganise) -> Outcome:
        """Pays, and arranges."""
        pay(run.state, who, OTHER)
        return Arrange(who)

    def weight(self, look: "Thoughts", option: o.Reorganise) -> float:
        """A better weapon in the Backpack is worth it, where it is safe."""
        return look.reorganised()


@deed
class Trading(Deed[o.Trade]):
    """Rearrange and exchange cards with another Survivor."""

    option, rule, group = o.Trade, "Z2-TRADE-02", "trade"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.Trade]:
        """Names the others, those here first."""
        here = state.people[who].zone
        others = [person for number, person in enumerate(state.people) if number != who]
        others.sort(key=lambda person: person.zone != here)
        yield from (o.Trade(person.card) for person in others)

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: o.Trade) -> Refusal | None:
        """The other one must be here, and one of the two have something."""
        other, name = member(state, option.other), someone(state, option.other)
        if other == NONE:
            return no("not-in-team", "Z2-TRADE-02", who=name)
        one, two = state.people[who], state.people[other]
        if one.zone != two.zone or other == who:
            return no("not-here", "Z2-TRADE-02", who=name)
        cards = carried(one) or carried(two) or one.load or two.load
        if not (cards or {one.card, two.card} & leaders(state)):
            return no("nothing-to-trade", "Z2-TRADE-02")
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: o.Trade) -> Outcome:
        """Pays, and lays out what goes where."""
        pay(run.state, who, OTHER)
        return trade(run.state, who, target_of(run.state, option.other))

    def weight(self, look: "Thoughts", option: o.Trade) -> float:
        """Only a module knows what a trade is good for."""
        return look.traded(option)


@cites("Z2-RELOAD-05", "Z2-RELOAD-Q1")
def reloaded(state: ZState, size: int, who: int, card: int) -> tuple[int, ...]:
    """Lists what one Reload loads: the weapon, and the other one of an emptied pair."""
    twins = [c for c in state.people[who].slots[:size] if c not in (NONE, card)]
    together = state.paired if state.config.strict_dual_reload else state.empty
    if together >> card & 1:
        same = state.box.same
        twins = [c for c in twins if same[c] == same[card] and together >> c & 1]
        return (card, *twins[:1])
    return (card,)


@deed
class Reloading(Deed[o.Reload]):
    """Reload a weapon."""

    option, rule, group = o.Reload, "Z2-RELOAD-02", "reload"
    module = "reload"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.Reload]:
        """Names the cards in Hand, of each kind an empty one first."""
        size = hooks.query(HAND_SLOTS, state, who, HANDS)
        cards = [card for card in state.people[who].slots[:size] if card != NONE]
        cards.sort(key=lambda card: not state.empty >> card & 1)
        cards = cards or list(hands(state, who))
        kinds = {state.box.same[card]: card for card in reversed(cards)}
        yield from map(o.Reload, reversed(kinds.values()))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.Reload
    ) -> Refusal | None:
        """It must be in Hand, and empty."""
        wrong = held(state, hooks, who, option.card)
        if wrong is not None:
            return wrong
        size = hooks.query(HAND_SLOTS, state, who, HANDS)
        cards = alike(state.box, state.people[who].slots[:size], option.card)
        if not any(state.empty >> card & 1 for card in cards):
            return no("loaded", "Z2-RELOAD-01")
        price = self.price(state, hooks, who, option)
        return None if can_pay(state.people[who], OTHER, price) else no("actions", *TIRED)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: o.Reload) -> int:
        """A skill may make it free."""
        return hooks.query(RELOAD_COST, state, who, 1)

    @cites("Z2-RELOAD-02", "Z2-RELOAD-05", "Z2-RELOAD-Q1", "Z2-RELOAD-Q2", "Z2-RELOAD-Q3")
    def do(self, run: ZRun, who: int, option: o.Reload) -> Outcome:
        """Pays, and loads."""
        state = run.state
        price = run.query(RELOAD_COST, who, 1)
        if price:  # Z2-SKILL-Q43: for free it is no Action, and breaks no chain of attacks
            pay(state, who, OTHER, price)
        for card in reloaded(state, run.query(HAND_SLOTS, who, HANDS), who, option.card):
            state.empty &= ~(1 << card)
            state.paired &= ~(1 << card)
            run.emit(events.Reloaded, state.people[who].card, card)
        return None

    def weight(self, look: "Thoughts", option: o.Reload) -> float:
        """Where it is dangerous."""
        return look.reloaded()


@deed
class Eating(Deed[o.Eat]):
    """Discard food for adrenaline."""

    option, rule, group, anybodys = o.Eat, "Z2-EQUIP-Q4", "eat", False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.Eat]:
        """Names the cards, food first."""
        box = state.box
        cards = sorted(carried(state.people[who]), key=lambda card: card not in box.food)
        kinds = {box.same[card]: card for card in reversed(cards)}
        yield from map(o.Eat, reversed(kinds.values()))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: o.Eat) -> Refusal | None:
        """It must be food, and the own."""
        if not alike(state.box, state.people[who].slots, option.card):
            return no("not-carried", "Z2-INV-03")
        return None if option.card in state.box.food else no("food", "Z2-EQUIP-Q4")

    def price(self, state: ZState, hooks: HookIndex, who: int, option: o.Eat) -> int:
        """It costs nothing."""
        return 0

    @cites("Z2-EQUIP-Q4", "Z2-ADR-02")
    def do(self, run: ZRun, who: int, option: o.Eat) -> Outcome:
        """Discards it, and gains."""
        discard(run, who, option.card)
        return Gain(who, run.state.box.cards[option.card].food)


@deed
class DiscardingFreely(Deed[o.DiscardFreely]):
    """Discard a card, which costs nothing."""

    option, rule, group, anybodys = o.DiscardFreely, "Z2-INV-02", "drop", False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.DiscardFreely]:
        """Which card, is asked then."""
        yield o.DISCARD_FREELY

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.DiscardFreely
    ) -> Refusal | None:
        """The player must have a card, and there must be something else to do."""
        seat, people = state.people[who].seat, state.people
        if not any(carried(one) for one in people if one.seat == seat and one.zone != OUT):
            return no("no-cards", "Z2-INV-02")
        return None if may_discard(state, who) else no("actions", *TIRED)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: o.DiscardFreely) -> int:
        """It costs nothing."""
        return 0

    def do(self, run: ZRun, who: int, option: o.DiscardFreely) -> Outcome:
        """Asks which card."""
        return Discarding(run.state.people[who].seat)

    def weight(self, look: "Thoughts", option: o.DiscardFreely) -> float:
        """Never."""
        return look.never
