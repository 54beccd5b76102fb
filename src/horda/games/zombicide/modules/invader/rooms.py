"""Rooms and the open: who may Search where, Oxygen Tanks, and what works outdoors."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import is_survivor
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import Module, Pile
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay, zombies_in
from horda.games.zombicide.rules.piles import any_left, draw_card
from horda.games.zombicide.rules.points import MISSION_ACTIONS, NO_SEARCH, SEARCH_ZONE, STEP, USABLE
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import NONE, OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

SOLDIER, TANK = "soldier", "oxygen_tank"


class TakeTank(ZOption, frozen=True):
    """Take an Oxygen Tank from the supply room."""


class TankTaken(events.ZEvent, frozen=True):
    """Somebody took an Oxygen Tank."""

    rules = ("INV-OXY-1",)
    who: int


@cites("INV-SETUP-8", "INV-SEARCH-1", "INV-SEARCH-3", "INV-SEC-1", "INV-MOLD-6", "INV-SEARCH-Q4")
def _searched(state: ZState, who: int, room: bool) -> bool:
    """Soldiers Search Security Rooms only, Civilians any room, nobody in Mold."""
    person, own = state.people[who], invader(state)
    if own.mold >> person.zone & 1:
        return False
    if state.box.survivors[person.card].kind == SOLDIER:
        return bool(state.board.special("security") >> person.zone & 1)
    return room


@cites("INV-SEARCH-3", "INV-SEC-1", "INV-MOLD-6")
def _why_not(state: ZState, who: int, wrong: Refusal) -> Refusal:
    """Says whether it is the mold, the open air or the Soldier."""
    zone = state.people[who].zone
    if invader(state).mold >> zone & 1:
        return no("search-mold", "INV-MOLD-6")
    if state.board.outdoors >> zone & 1:
        return no("search-outdoors", "INV-SEARCH-3")
    if state.board.rooms >> zone & 1:
        return no("search-soldier", "INV-SEARCH-3", "INV-SEC-1")
    return wrong


def body(state: ZState, who: int) -> tuple[int, ...]:
    """Returns the cards that a Survivor wears."""
    first = state.box.slots.hands
    worn = state.people[who].slots[first : first + state.box.slots.body]
    return tuple(card for card in worn if card != NONE)


@cites("INV-LOCK-2", "INV-D5")
def breathes(state: ZState, who: int) -> bool:
    """Tells whether a Survivor wears an Oxygen Tank."""
    box = state.box
    return any(box.names[box.same[card]] == TANK for card in body(state, who))


@cites("INV-MOVE-4", "INV-LOCK-2", "INV-LOCK-3", "INV-XMOVE-4")
def _outside(state: ZState, step: tuple[int, int, int], wrong: Refusal | None) -> Refusal | None:
    """Nobody steps into the open without a Tank."""
    who, here, zone = step
    out = state.board.outdoors
    if wrong is not None or not out >> zone & 1 or out >> here & 1:
        return wrong
    if not is_survivor(who) or breathes(state, who):  # machines need none (INV-BOT-1)
        return None
    return no("no-tank", "INV-MOVE-4", "INV-LOCK-2")


@cites("INV-SEVEN-3")
@cites("INV-EQ-4", "INV-EQ-5", "INV-EQ-6", "INV-ATT-8", "INV-HELL-2", "INV-D3", "INV-D4")
def _works(state: ZState, use: tuple[int, int, str], wrong: Refusal | None) -> Refusal | None:
    """Bullets and fire do not work outdoors; some weapons need a card attached to them."""
    who, card, _ = use
    person, one = state.people[who], state.box.cards[card]
    open_air = state.board.outdoors >> person.zone & 1
    if wrong is not None:
        return wrong
    if one.only and one.only != state.box.survivors[person.card].kind:
        return no("only-kind", "INV-SEVEN-3")
    if open_air and one.ammo == "bullets":
        return no("bullets-outdoors", "INV-EQ-4")
    if open_air and one.eliminates_zone:
        return no("fire-outdoors", "INV-HELL-2")
    if one.needs == "none" or fuel_of(state, who, card) != NONE:
        return None
    if one.needs == "canister":
        return no("needs-canister", "INV-ATT-8")
    return no("needs-energy", "INV-ATT-8")


@cites("INV-ATT-7", "INV-ATT-8")
def fuel_of(state: ZState, who: int, card: int) -> int:
    """Returns a card attached to a weapon of the kind it needs, or -1."""
    box, slots = state.box, state.people[who].slots
    there = attached(box, slots, slots.index(card)) if card in slots else ()
    needs = box.cards[card].needs
    return next((one for one in there if box.cards[one].attaches == needs), NONE)


@deed
class TakingTank(Deed[TakeTank]):
    """Take an Oxygen Tank."""

    option, rule, module, group = TakeTank, "INV-OXY-1", "oxygen", "oxygen"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Supply rooms."""
        if self._room(invader(state), zone):
            yield Wish("room", TakeTank())

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[TakeTank]:
        """Here."""
        yield TakeTank()

    @staticmethod
    @cites("INV-MOLD-6", "INV-MOLD-X5")
    def _room(state: InvState, zone: int) -> bool:
        return bool((state.board.special("oxygen") & ~state.mold) >> zone & 1)

    @cites("INV-OXY-1", "INV-OXY-2", "INV-D7")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: TakeTank
    ) -> Refusal | None:
        """In the room, without Xenos, while there are any."""
        zone = state.people[who].zone
        if not self._room(invader(state), zone):
            return no("tank-room", "INV-OXY-1", "INV-MOLD-6")
        if zombies_in(state, zone):
            return no("tank-xenos", "INV-OXY-1")
        if not any_left(state, "oxygen"):
            return no("tank-none", "INV-OXY-1")
        return tired(state, who)

    @cites("INV-OXY-1", "INV-OXY-3", "INV-OXY-Q4")
    def do(self, run: ZRun, who: int, option: TakeTank) -> Outcome:
        """Pays, takes it, and may reorganise."""
        pay(run.state, who, OTHER)
        run.emit(TankTaken, run.state.people[who].card)
        return Arrange(who, held=draw_card(run, "oxygen"))

    def weight(self, look: "Thoughts", option: TakeTank) -> float:
        """One is needed to go outside, and only one."""
        return look.told(option)


MODULE = Module(
    "oxygen",
    (
        Piece(
            "rooms",
            (
                SEARCH_ZONE.use(_searched),
                NO_SEARCH.use(_why_not),
                STEP.use(_outside),
                USABLE.use(_works),
                MISSION_ACTIONS.use(DEEDS[TakeTank].offer),
            ),
            ("INV-SEARCH-3", "INV-LOCK-2", "INV-EQ-4", "INV-OXY-1"),
        ),
    ),
    piles={
        "oxygen": Pile("oxygen", "oxygen_out", "oxygen"),
        "prototype": Pile("prototypes", "starting_out", "prototype", again=False),
    },
    streams=("oxygen", "prototype"),
)
