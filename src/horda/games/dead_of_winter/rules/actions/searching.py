"""The search action: cards one by one, with noise for every one more."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    add_noise,
    draw_item,
    noise_room,
    set_items,
    spend_die,
    to_hand,
)
from horda.games.dead_of_winter.base.codes import fresh, without
from horda.games.dead_of_winter.base.exposure import Expose
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import NO, STOP, YES, DWOption
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import in_play
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_lasting import Deed, NoiseLook, SearchAnyDie, SearchExtra
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, RAXXON, Where
from horda.games.dead_of_winter.effects.lasting import (
    ability_on,
    carried,
    holding,
    search_any,
    search_of,
    skips,
)
from horda.games.dead_of_winter.effects.offer import usable
from horda.games.dead_of_winter.effects.option import GO_ON
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.effects.watch import mark_search
from horda.games.dead_of_winter.rules.actions.aids import (
    UseAid,
    add_up,
    helping,
    item_of,
    mark_used,
)
from horda.games.dead_of_winter.rules.actions.encounters import AttackHideout
from horda.games.dead_of_winter.rules.base_set.bonus import (
    ability_bonus,
    item_bonus,
    use_ability,
)
from horda.games.dead_of_winter.rules.base_set.deeds import borrow, borrowed

EXTRA = "search_extra"
"""A rule of the turn: the next search looks at more cards."""


class Keep(DWOption, frozen=True):
    """Keep this card and end the search."""

    card: int


class MakeNoise(DWOption, frozen=True):
    """Make noise and look at another card."""


class NoiseWith(DWOption, frozen=True):
    """Make noise and look at several cards, by this item."""

    card: int


class AbilityAid(DWOption, frozen=True):
    """Use the ability of the searcher in this search."""

    survivor: int


NOISE = MakeNoise()


@cites("DW-SEARCH-01", "DW-SEARCH-Q1", "DW-BANDIT-12", "DW-TURN-Q3")
def can_search(state: DWState, survivor: int) -> bool:
    """Whether there is anything to search where a survivor stands."""
    place = state.where[survivor]
    if place == COLONY:
        return False
    if state.specials and any(r.place == place for r in holding(state, Mod.SPECIAL_NO_SEARCH)):
        return False
    if place == HIDEOUT:
        return not state.exiled >> state.owner[survivor] & 1
    return len(state.items[place]) > 0


def keys_of(state: DWState, survivor: int) -> int:
    """Returns an item that lets any die do for a search, or -1."""
    scope = Scope(state.owner[survivor], survivor, state.where[survivor])
    for card in helping(state, survivor, Timing.SEARCHING, scope):
        if any(isinstance(op, SearchAnyDie) for op in item_of(card).effects):
            return card
    return -1


class SearchAction(Frame, frozen=True):
    """One search; the cards looked at lie in the state, seen by the searcher alone."""

    seat: int
    survivor: int
    place: int
    die: int = 0
    keep: int = 0
    """Cards that may be kept besides the first."""
    kept: int = 0
    noise: int = 0
    cards: tuple[int, ...] = ()
    look: int = 0
    """Cards that the searcher's own ability shows besides."""
    gifted: bool = False
    """That ability is used in this search."""

    @property
    def scope(self) -> Scope:
        """What conditions of items look at."""
        return Scope(self.seat, self.survivor, self.place, noise=self.noise)

    @cites("DW-SEARCH-02", "DW-SEARCH-08", "DW-DICE-07")
    def pay(self, run: DWRun) -> Outcome:
        """Spends the die; one that is too low needs an item."""
        state = run.state
        run.emit(events.Searched, self.survivor, self.place)
        if not self.die:
            return None
        spend_die(run, self.seat, self.die)
        if self.die < search_of(state, self.survivor) and not search_any(state, self.survivor):
            mark_used(run, self.survivor, keys_of(state, self.survivor))
        return None

    def where(self, run: DWRun) -> Outcome:
        """The hideout has a table instead of cards."""
        if self.place == HIDEOUT:
            return Push(AttackHideout(self.seat, self.survivor, True))
        return Go("aids")

    def hideout(self, run: DWRun) -> Outcome:
        """That was all."""
        return DONE

    @cites("DW-PLAY-Q7")
    def aids(self, run: DWRun) -> Outcome:
        """Asks for items that show or keep more cards, before any is drawn."""
        found = [card for card in self.helpers(run.state) if card not in self.cards]
        options: list[DWOption] = [UseAid(card) for card in found]
        options += [AbilityAid(one) for one in self.gifts(run.state)]
        if not options:
            return Go("draw")
        return Choice(self.seat, "dw-aids", (*options, GO_ON), (self.survivor,))

    @cites("DW-CARD-Q6")
    def gifts(self, state: DWState) -> dict[int, SearchExtra]:
        """Returns what the searcher's abilities could add here, by whose they are."""
        found = {}
        own = ability_bonus(state, self.survivor, SearchExtra, Timing.SEARCHING, self.fits)
        if isinstance(own, SearchExtra) and not self.gifted:
            found[self.survivor] = own
        for other in borrowed(state, self.survivor, Timing.SEARCHING):
            for op in BOX.survivors[other].ability.effects:
                if isinstance(op, SearchExtra) and self.fits(op):
                    found[other] = op
        return found

    def helpers(self, state: DWState) -> list[int]:
        """Lists items that add to a search here."""
        cards = helping(state, self.survivor, Timing.SEARCHING, self.scope)
        return [card for card in cards if _adds(card, self.place)]

    def aided(self, run: DWRun) -> Outcome:
        """Takes an item into the search."""
        if run.answer == GO_ON:
            return Go("draw")
        if isinstance(run.answer, AbilityAid):
            return self.helped(run, run.answer.survivor)
        mark_used(run, self.survivor, run.answer.card)
        return Go("aids", replace(self, cards=(*self.cards, run.answer.card)))

    def helped(self, run: DWRun, whose: int) -> Outcome:
        """Takes an ability into the search."""
        gift = self.gifts(run.state)[whose]
        after = replace(self, look=self.look + gift.look, keep=self.keep + gift.keep)
        if whose == self.survivor:
            use_ability(run, self.survivor)
            return Go("aids", replace(after, gifted=True))
        borrow(run, whose)
        return Go("aids", after)

    @cites("DW-SEARCH-02", "DW-SEARCH-03", "DW-SEARCH-Q5", "DW-SEARCH-09")
    def draw(self, run: DWRun) -> Outcome:
        """Draws the first card, with those that items and abilities add."""
        state = run.state
        aid = add_up(state, self.cards, self.survivor, self.scope)
        look, keep = aid.look + self.look, aid.keep + self.keep
        for op in carried(state, self.survivor, SearchExtra):
            assert isinstance(op, SearchExtra)
            if op.where is Where.ANY or op.where.place == self.place:
                look, keep = look + op.look, keep + op.keep
        extra = [r for r in state.lasting if r.modifier == EXTRA and r.seat == self.seat]
        look, keep = look + sum(r.n for r in extra), keep + sum(r.low for r in extra)
        state.lasting = tuple(rule for rule in state.lasting if rule not in extra)
        state.looked_by = self.seat
        look_at(run, self.seat, self.place, 1 + look)
        return Go("ask", replace(self, keep=keep))

    def fits(self, op: Op) -> bool:
        """Whether an ability adds to a search here."""
        return isinstance(op, SearchExtra) and (
            op.where is Where.ANY or op.where.place == self.place
        )

    @cites("DW-SEARCH-04", "DW-SEARCH-05", "DW-SEARCH-07", "DW-SEARCH-Q6", "DW-SEARCH-T1")
    def ask(self, run: DWRun) -> Outcome:
        """Asks which card to keep, or for noise and another card."""
        state = run.state
        if not state.looked:
            return Go("back")
        options: list[DWOption] = [Keep(card) for card in dict.fromkeys(state.looked)]
        if self.kept:
            options.append(STOP)
        elif noise_room(state, self.place) and len(state.items[self.place]):
            options.append(NOISE)
            lamp = item_bonus(state, self.survivor, NoiseLook, Timing.SEARCHING)[0]
            options += [NoiseWith(lamp)] if lamp >= 0 else []
        return Choice(self.seat, "dw-search", tuple(options), (self.survivor,), auto=False)

    def chosen(self, run: DWRun) -> Outcome:
        """Keeps a card, or makes noise."""
        state = run.state
        if run.answer == STOP:
            return Go("back")
        if isinstance(run.answer, MakeNoise | NoiseWith):
            return self.loud(run)
        card = run.answer.card
        state.looked = without(state.looked, card)
        to_hand(state, self.seat, card)
        run.emit(events.Kept, self.seat, fresh(card))
        return replace(self, kept=self.kept + 1)

    @cites("DW-CARD-Q6")
    def loud(self, run: DWRun) -> Outcome:
        """Makes noise and looks at one card more; with a lamp, at as many as it shows."""
        add_noise(run, self.place)
        number = 1
        if isinstance(run.answer, NoiseWith):
            lamp, op = item_bonus(run.state, self.survivor, NoiseLook, Timing.SEARCHING)
            assert isinstance(op, NoiseLook)
            number = op.n
            mark_used(run, self.survivor, lamp)
        look_at(run, self.seat, self.place, number)
        return Go("ask", replace(self, noise=self.noise + 1))

    def more(self, run: DWRun) -> Outcome:
        """Lets another card be kept, where something allows it."""
        if self.kept <= self.keep:
            return Go("ask")
        return None

    def cart(self, run: DWRun) -> Outcome:
        """Offers an item that keeps one more card after noise."""
        found = self.carts(run.state)
        if not found or not run.state.looked:
            return Go("back")
        return Choice(self.seat, "dw-keep-more", (YES, NO), (self.survivor,))

    def carts(self, state: DWState) -> list[int]:
        """Lists items that help only after noise was made."""
        cards = helping(state, self.survivor, Timing.SEARCHING, self.scope)
        aids = [add_up(state, (card,), self.survivor, self.scope) for card in cards]
        return [
            card
            for card, aid in zip(cards, aids, strict=True)
            if self.noise and aid.keep and card not in self.cards and not _adds(card, self.place)
        ]

    def carted(self, run: DWRun) -> Outcome:
        """Uses it."""
        if run.answer == NO:
            return None
        card = self.carts(run.state)[0]
        mark_used(run, self.survivor, card)
        return Go("ask", replace(self, keep=self.keep + 1, cards=(*self.cards, card)))

    @cites("DW-SEARCH-07", "DW-SEARCH-Q2", "DW-SEARCH-T2")
    def back(self, run: DWRun) -> Outcome:
        """Puts the other cards under the deck, in the order they were drawn."""
        state = run.state
        if state.looked:
            deck = state.items[self.place].with_bottom(*state.looked)
            set_items(state, self.place, deck)
        state.looked, state.looked_by = (), NONE
        return None

    @cites("DW-SEARCH-10", "DW-RAXXON-05")
    def expose(self, run: DWRun) -> Outcome:
        """Rolls exposure after a search at Raxxon."""
        if self.place != RAXXON or skips(run.state, Deed.SEARCH, self.survivor, RAXXON, RAXXON):
            return None
        return Push(Expose(self.survivor, "search"))

    @cites("DW-SAMPLE-08", "DW-ABIL-Q1", "DW-SEARCH-Q4")
    def ability(self, run: DWRun) -> Outcome:
        """Offers the ability of a survivor that follows an own search."""
        if after_search(run.state, self.survivor, self.scope) < 0:
            return Go("told")
        return Choice(self.seat, "dw-after-search", (YES, NO), (self.survivor,))

    def used(self, run: DWRun) -> Outcome:
        """Uses it."""
        if run.answer == NO:
            return None
        whose = after_search(run.state, self.survivor, self.scope)
        if whose == self.survivor:
            use_ability(run, whose)
        else:
            borrow(run, whose)
        name = BOX.survivors[whose].id
        return Push(Script(f"survivor/{name}", self.seat, (), 0, self.scope))

    def told(self, run: DWRun) -> Outcome:
        """Remembers the search for crossroads cards."""
        state = run.state
        mark_search(state, self.place)
        if in_play(state, self.survivor) and state.active == self.seat:
            moment = Moment("after_search", self.survivor, self.place, noise=self.noise)
            state.moments = (*state.moments, moment)
        return DONE

    steps = (
        pay, where, hideout, aids, aided, draw, ask, chosen, more, cart, carted, back, expose,
        ability, used, told,
    )  # fmt: skip


def _adds(card: int, place: int) -> bool:
    """Whether an item adds cards to a search here right from its beginning."""
    ops = [op for op in item_of(card).effects if isinstance(op, SearchExtra)]
    return any(op.where is Where.ANY or op.where.place == place for op in ops)


def after_search(state: DWState, survivor: int, scope: Scope) -> int:
    """Returns whose ability the searcher could use now, an own or a borrowed one, or -1."""
    ability = BOX.survivors[survivor].ability
    found = borrowed(state, survivor, Timing.SEARCHED)
    if ability.timing is Timing.SEARCHED and in_play(state, survivor):
        if not state.uses[survivor] and ability_on(state, survivor):
            found = [survivor]
    seat = state.owner[survivor]
    for one in found:
        if usable(state, f"survivor/{BOX.survivors[one].id}", seat, scope):
            return one
    return -1


def look_at(run: DWRun, seat: int, place: int, n: int) -> None:
    """Lets a searcher look at cards of a location's deck."""
    state = run.state
    for _ in range(n):
        card = draw_item(run, place)
        if card < 0:
            return
        state.looked = (*state.looked, card)
        run.reveal(seat)
        run.emit(events.Looked, seat, fresh(card))
