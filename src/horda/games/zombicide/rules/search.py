"""Searching: drawing equipment cards."""

from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push, Step
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.goals import UNCLAIMED
from horda.games.zombicide.rules.inventory import Arrange, PutAway
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import SEARCH as SEARCH_OPTION
from horda.games.zombicide.rules.people import ZRun, can_pay, change, pay, zombies_in
from horda.games.zombicide.rules.piles import BASE, PIMPWEAPON, any_left, draw_card, to_discards
from horda.games.zombicide.rules.points import (
    DREW,
    FOUND,
    SEARCH_AGAIN,
    SEARCH_BEGINS,
    SEARCH_CARDS,
    SEARCH_DECK,
    SEARCH_ZONE,
    SPRUNG,
)
from horda.games.zombicide.rules.slots import fits
from horda.games.zombicide.rules.spawn import Surprise
from horda.games.zombicide.rules.state import NONE, SEARCH, ZState


@cites("Z2-SEARCH-01", "Z2-SEARCH-03", "Z2-SEARCH-I1", "Z2-SEARCH-Q6", "Z2-INTER-06")
def search_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Offers a Search in a building, once a turn; whoever asks has seen no Zombies there."""
    rooms = state.edition.boards[state.config.scenario].rooms
    room = bool(rooms >> state.people[who].zone & 1)
    if SEARCH_ZONE in hooks.uses:
        room = hooks.query(SEARCH_ZONE, state, who, room)
    return [SEARCH_OPTION] if room and _search_left(state, hooks, who) else []


@cites("Z2-SEARCH-01", "Z2-SEARCH-03", "Z2-POLICECAR-Q2")
def may_search(state: ZState, hooks: HookIndex, who: int) -> bool:
    """Tells whether a Survivor may Search at all: once a turn, and not among Zombies."""
    return not zombies_in(state, state.people[who].zone) and _search_left(state, hooks, who)


@cites("Z2-SEARCH-01", "Z2-SEARCH-03")
def _search_left(state: ZState, hooks: HookIndex, who: int) -> bool:
    person = state.people[who]
    if not (person.actions or can_pay(person, SEARCH)):
        return False
    if person.searched and not hooks.query(SEARCH_AGAIN, state, who, False):
        return False
    if SEARCH_DECK not in hooks.uses:
        return bool(state.equipment_out or len(state.equipment))
    return any_left(state, hooks.query(SEARCH_DECK, state, who, BASE))


def do_search(run: ZRun, who: int) -> Frame | Push:
    """Pays for a Search and returns its frame, after what pieces put before it."""
    deck = run.query(SEARCH_DECK, who, BASE)
    return begun(run, Draw(who, begin_search(run, who), deck, search=True))


def begun(run: ZRun, draw: "Draw") -> Frame | Push:
    """Returns a Search that was paid for, after what pieces put before its cards."""
    if SEARCH_BEGINS not in run.hooks.uses:
        return draw
    first = run.trigger(SEARCH_BEGINS, draw.who)
    return draw if first is None else Push(first.child, None, (*first.then, draw))


def begin_search(run: ZRun, who: int) -> int:
    """Pays for a Search and returns how many cards it brings."""
    pay(run.state, who, SEARCH)
    change(run.state, who, searched=True)
    return run.query(SEARCH_CARDS, who, 1)


class Draw(Frame, frozen=True):
    """A Survivor draws equipment cards, one by one."""

    who: int
    left: int
    deck: str = BASE
    card: int = NONE
    search: bool = False
    """It is a Search, not another draw."""
    waiting: tuple[int, ...] | UnsetType = UNSET
    """Cards for which there is no room, until the others of the Search are drawn."""

    @cites("Z2-SEARCH-02", "Z2-SEARCH-04", "Z2-SEARCH-Q2", "Z2-INTER-22")
    def draw(self, run: ZRun) -> Outcome:
        """Takes the top card of the deck, if there is one."""
        card = draw_card(run, self.deck) if self.left else NONE
        if card == NONE:
            return self.over()
        run.emit(events.Drew, run.state.people[self.who].card, card)
        return replace(self, left=self.left - 1, card=card)

    def react(self, run: ZRun) -> Outcome:
        """Lets skills replace the card."""
        seat = run.state.people[self.who].seat
        return run.window(DREW, (self.who, self.card), (seat,))

    @cites("Z2-SEARCH-06", "Z2-OBJ-05", "Z2-SEARCH-I2")
    def look(self, run: ZRun) -> Outcome:
        """A card like Aaahh! brings a Zombie and ends the Search; others are kept."""
        if self.card == NONE:  # Destiny found the deck empty
            return self.over()
        data = run.state.box.cards[self.card]
        if not data.spawns:
            return self.keep(run, self)
        to_discards(run.state, self.card)
        left = 0 if data.stops_search else self.left
        other = run.trigger(SPRUNG, (self.who, self.card)) if SPRUNG in run.hooks.uses else None
        if other is not None:
            return Push(other.child, replace(self, left=left, card=NONE), other.then)
        kind = run.state.box.zombie_ids[data.spawns]
        zone = run.state.people[self.who].zone
        return Push(Surprise(zone, kind), replace(self, left=left, card=NONE))

    @cites("Z2-SKILL-Q42", "Z2-INV-06", "Z2-SEARCH-02", "Z2-SEARCH-Q7")
    def keep(self, run: ZRun, frame: "Draw") -> Outcome:
        """Lets the card be put somewhere, after what skills make of its being found.

        All cards of a Search are drawn first. Where there is room that makes no difference,
        but what a skill finds beside this one needs room as well.
        """
        found = run.trigger(FOUND, (self.who, self.card)) if self.search else None
        before = [found.child, *found.then] if found is not None else []
        if self.search and frame.left and self.room(run.state) <= len(before):
            frame = self.kept_back(frame)
            return Push(before[0], frame, tuple(before[1:])) if before else Go("again", frame)
        granted = self.search or self.deck != BASE  # a Search or a crate, not Hold your nose
        place = (Arrange if granted else PutAway)(self.who, held=self.card)
        first, *then = (*before, *self.late(), place)
        return Push(first, replace(frame, waiting=UNSET), tuple(then))

    def kept_back(self, frame: "Draw") -> "Draw":
        """Lets the card wait for those that are still to be drawn."""
        return replace(frame, card=NONE, waiting=(*(self.waiting or ()), self.card))

    def room(self, state: ZState) -> int:
        """Counts where the card can be put without another one making room for it."""
        slots = state.people[self.who].slots
        return sum(
            held == NONE and fits(state.box, slots, slot, self.card)
            for slot, held in enumerate(slots)
        )

    def late(self) -> list[Frame]:
        """Returns what is still done with the cards that have waited."""
        return [Arrange(self.who, held=card) for card in self.waiting or ()]

    @cites("Z2-SEARCH-Q7")
    def over(self) -> Outcome:
        """No card comes any more; those that have waited are put away."""
        late = self.late()
        if not late:
            return DONE
        frame = replace(self, left=0, card=NONE, waiting=UNSET)
        return Push(late[0], frame, tuple(late[1:]))

    def dropped(self, run: ZRun) -> "Draw":
        """Discards the card for another one (Destiny)."""
        to_discards(run.state, self.card)
        self._note_unclaimed(run.state)
        return self

    def kept(self, run: ZRun) -> Outcome:
        """Looks at what became of the card."""
        self.note_kept(run.state)
        return None

    def note_kept(self, state: ZState) -> None:
        """Notes a pimpweapon that was drawn and not kept."""
        if self.card == NONE or self.deck != PIMPWEAPON:
            return
        if not any(self.card in one.slots for one in state.people):
            self._note_unclaimed(state)

    @cites("Z2-MISSION-Q3")
    def _note_unclaimed(self, state: ZState) -> None:
        """Notes a pimpweapon nobody got, in Missions that ask for what was obtained."""
        weapon = self.deck == PIMPWEAPON and not state.box.cards[self.card].spawns
        if weapon and "pimpweapon-each" in state.mission.special:
            note(state, UNCLAIMED, noted(state, UNCLAIMED) + 1)

    def again(self, run: ZRun) -> Outcome:
        """Draws the next card."""
        return Go("draw", replace(self, card=NONE))

    steps: ClassVar[tuple[Step, ...]] = (draw, react, look, kept, again)


class CarSearch(Draw, frozen=True):
    """A Survivor draws cards at a police car until a weapon comes, once or (`left`) twice."""

    aside: tuple[int, ...] = ()
    """Cards drawn that are no weapons: they are discarded when the Search is over."""

    @cites("Z2-POLICECAR-02", "Z2-POLICECAR-Q1", "Z2-POLICECAR-Q3")
    def draw(self, run: ZRun) -> Outcome:
        """Takes the top card; what this Search has drawn is not shuffled back meanwhile."""
        card = draw_card(run, self.deck) if self.left else NONE
        if card == NONE:
            self._discard(run)
            return replace(self, aside=()).over()
        run.emit(events.Drew, run.state.people[self.who].card, card)
        return replace(self, card=card)

    @cites("Z2-POLICECAR-02", "Z2-POLICECAR-03", "Z2-EQUIP-Q5")
    def look(self, run: ZRun) -> Outcome:
        """A weapon is kept, a card like Aaahh! ends everything, others are put aside."""
        if self.card == NONE:  # Destiny found the deck empty
            self._discard(run)
            return replace(self, aside=()).over()
        data = run.state.box.cards[self.card]
        if data.spawns:
            to_discards(run.state, self.card)
            self._discard(run)
            zone, kind = run.state.people[self.who].zone, run.state.box.zombie_ids[data.spawns]
            return Push(Surprise(zone, kind), replace(self, left=0, card=NONE, aside=()))
        if data.type == "other":
            run.emit(events.Discarded, run.state.people[self.who].card, self.card)
            return Go("draw", replace(self, card=NONE, aside=(*self.aside, self.card)))
        return self.keep(run, replace(self, left=self.left - 1))

    @cites("Z2-POLICECAR-Q3")
    def dropped(self, run: ZRun) -> Draw:
        """Puts the card aside for another one: it came by this Search."""
        return replace(self, aside=(*self.aside, self.card))

    def _discard(self, run: ZRun) -> None:
        for card in self.aside:
            to_discards(run.state, card)

    steps = (draw, Draw.react, look, Draw.kept, Draw.again)
