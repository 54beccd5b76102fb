"""Revealing objective cards: in a Zone by an Action, on a door by opening it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.on_board import door_of_card, in_zones
from horda.games.zombicide.modules.fort_hendrix.story.stages import QUIET
from horda.games.zombicide.modules.fort_hendrix.story.telling import CARD, Telling
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale, story_of
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import NONE, OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

WELCOME = ("supply", "cure")
WELCOME_CARD = 1.0


class TurnUp(ZOption, frozen=True):
    """Reveal an objective card of the own Zone."""

    place: int
    """Which of the Mission's cards, in their order: what is on it nobody knows."""
    zone: int

    def said(self, box: Content) -> Text:
        """It is known by where it lies."""
        return Text("z2-option-turn-up", {"zone": self.zone})


def _order(state: ZState) -> list[int]:
    return [card.number for card in story_of(state).card]


@deed
class TurningUp(Deed[TurnUp]):
    """Reveal an objective card."""

    option, special, rule, group = TurnUp, "story", "FH-OBJ-4", "take"
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Cards that lie there face down."""
        for number in in_zones(state).get(zone, ()):
            yield Wish("objective", TurnUp(_order(state).index(number), zone))

    @cites("FH-OBJ-4", "FH-OBJ-Q2", "FH-OBJ-Q5", "FH-M1-2", "FH-M2-3")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: TurnUp) -> Refusal | None:
        """It must lie here, and its gate be open: the Action is refused, not lost."""
        order, zone = _order(state), state.people[who].zone
        number = order[option.place] if option.place < len(order) else NONE
        if number not in in_zones(state).get(zone, ()):
            return no("card-here", self.rule)
        gate = story_of(state).card_of(number).gate
        if gate is not None and not holds(state, gate, who):
            return no("card-gate", "FH-OBJ-Q5")
        return tired(state, who)

    @cites("FH-OBJ-4", "FH-OBJ-5", "FH-D21")
    def do(self, run: ZRun, who: int, option: TurnUp) -> Outcome:
        """Pays, and reads the card: no adrenaline for that."""
        pay(run.state, who, OTHER)
        return reveal(run, who, _order(run.state)[option.place], option.zone)

    def weight(self, look: "Thoughts", option: TurnUp) -> float:
        """The way to win; other cards only by the way, where it is quiet."""
        there = in_zones(look.state).get(option.zone, ())
        helps = any(story_of(look.state).card_of(n).role in WELCOME for n in there)
        if helps and option.zone not in wanted(look.state):
            return look.later + (WELCOME_CARD if not look.danger[look.here] else -1.0)
        return look.took_objective()


@cites("FH-OBJ-6", "FH-OBJ-7")
def reveal(run: ZRun, who: int, number: int, zone: int) -> Frame:
    """Turns a card up for everybody to read, and returns what comes of it."""
    tale = fort(run.state).tale
    up = tale.up if number in tale.up else (*tale.up, number)
    change_tale(run.state, revealed=(*tale.revealed, number), up=up)
    run.reveal()
    run.emit(events.Revealed, run.state.people[who].card, number)
    return Revealing(number, who, zone)


class Revealing(Frame, frozen=True):
    """A card is read and carried out, then discarded or left face up."""

    number: int
    who: int
    zone: int

    def tell(self, run: ZRun) -> Outcome:
        """Carries it out."""
        return Push(Telling(CARD, self.number, self.who, self.zone))

    @cites("FH-OBJ-7")
    def close(self, run: ZRun) -> Outcome:
        """Takes it off the board, unless it says otherwise."""
        tale = fort(run.state).tale
        if not story_of(run.state).card_of(self.number).stays:
            left = tuple(one for one in tale.cards if one != self.number)
            change_tale(run.state, cards=left, up=tuple(n for n in tale.up if n in left))
        return None

    steps = (tell, close)


QUIET.append(Revealing)


@cites("FH-OBJ-4", "FH-OBJ-Q1", "FH-OBJ-Q3", "FH-OBJ-X2")
def door_opened(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """A card on a door is revealed by whoever opened it, once the building has spawned."""
    who, door = context
    tale = fort(run.state).tale
    for number in tale.cards:
        if door_of_card(run.state, number) == door and number not in tale.revealed:
            return OnDoor(number, who, run.state.people[who].zone)
    return None


class OnDoor(Frame, frozen=True):
    """A card on a door that was just opened."""

    number: int
    who: int
    zone: int

    def turn(self, run: ZRun) -> Outcome:
        """Turns it up: no further Action."""
        return Push(reveal(run, self.who, self.number, self.zone))

    steps = (turn,)


QUIET.append(OnDoor)


@cites("FH-OBJ-Q1", "FH-OBJ-Q3", "FH-OBJ-X2")
def barred(state: ZState, context: tuple[int, int], bars: bool) -> bool:
    """A card on a door whose gate is shut bars it: it asks for a word nobody has found yet."""
    who, door = context
    for number in fort(state).tale.cards:
        gate = story_of(state).card_of(number).gate
        if gate is not None and door_of_card(state, number) == door:
            return not holds(state, gate, who)
    return bars


@cites("FH-OBJ-Q1", "FH-OBJ-Q3", "FH-OBJ-X2")
def door_barred(run: ZRun, context: tuple[int, int]) -> None:
    """The card is turned up and stays on the door; a second opener deals with the same one."""
    who, door = context
    tale = fort(run.state).tale
    for number in tale.cards:
        if door_of_card(run.state, number) == door and number not in tale.up:
            change_tale(run.state, up=(*tale.up, number))
            run.reveal()
            run.emit(events.Revealed, run.state.people[who].card, number)


def remove_card(run: ZRun, zone: int) -> None:
    """Takes the face-down cards of a Zone off the board (fire)."""
    gone = in_zones(run.state).get(zone, [])
    left = tuple(n for n in fort(run.state).tale.cards if n not in gone)
    change_tale(run.state, cards=left)
