"""Doors that Survivors close and open, and Xenos destroy."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import variants
from horda.games.zombicide.modules.invader.points import DOOR_GONE
from horda.games.zombicide.modules.invader.state import InvState, colour_of, invader, set_shut
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay, skills
from horda.games.zombicide.rules.points import DOOR_OPENED, LENT, MARCH, OFFERS, TURN_BEGINS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

NAME = "closing_doors"
ESCALATION = variants("escalation")


class CloseDoor(ZOption, frozen=True):
    """Put a Door token on a passage."""

    door: int


class TakeDoor(ZOption, frozen=True):
    """Take a closed Door token off a passage."""

    fateful = True
    door: int


class DoorClosed(events.ZEvent, frozen=True):
    """A door was closed."""

    rules = ("INV-DOOR-1",)
    who: int
    door: int


class DoorSmashed(events.ZEvent, frozen=True):
    """Xenos destroyed a closed door."""

    rules = ("INV-XMOVE-3",)
    door: int


@cites("INV-DOOR-3", "INV-DOOR-Q1", "INV-D1")
def doors_left(state: InvState) -> int:
    """Counts the neutral Door tokens in the supply; destroyed ones are still on the board."""
    laid = [d for d in (*state.shut, *state.smashed) if not colour_of(state, d)]
    return state.box.parts.tokens.door["neutral"] - len(laid) - state.doors_lost


@cites("INV-DOOR-1", "INV-D2")
def _used(state: InvState, who: int) -> Refusal | None:
    """Says that a Survivor has used a door in this Turn: then no other reason about any matters."""
    return no("door-again", "INV-DOOR-1", "INV-D2") if who in state.touched else None


@cites("INV-MOLD-7", "INV-DOOR-2", "INV-DOOR-4")
def _no_door(state: InvState, who: int, door: int) -> Refusal | None:
    """Says what keeps a Survivor from doing anything with a door."""
    if door not in state.board.doors_of[state.people[who].zone]:
        return no("door-not-here", "INV-DOOR-1")
    if any(state.mold >> zone & 1 for zone in state.board.doors[door].zones):
        return no("door-mold", "INV-MOLD-7", "INV-DOOR-2")
    if colour_of(state, door) and "coloured-doors" not in state.mission.special:
        return no("door-coloured", "INV-DOOR-4")
    return None


@cites("INV-SK-11", "INV-DOOR-1")
def _other_kind(run: ZRun, who: int) -> None:
    """Ends a row of attacks: the Action is free, and of another kind."""
    if not ESCALATION.isdisjoint(skills(run.state, who)):
        pay(run.state, who, OTHER, 0)


@deed
class Closing(Deed[CloseDoor]):
    """Close a door."""

    option, rule, group, module = CloseDoor, "INV-DOOR-1", "door", NAME
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Open passages."""
        for door in state.board.doors_of[zone]:
            if door not in invader(state).shut:
                yield Wish("door", CloseDoor(door))

    @cites("INV-DOOR-1", "INV-DOOR-2", "INV-DOOR-3", "INV-DOOR-5")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: CloseDoor
    ) -> Refusal | None:
        """It takes a passage without a token, and a token."""
        own, door = invader(state), option.door
        if (used := _used(own, who)) is not None:
            return used
        if door in own.shut:
            return no("door-closed", "INV-DOOR-1")
        if door in own.smashed:
            return no("door-destroyed", "INV-DOOR-2", "INV-XMOVE-3")
        wrong = _no_door(own, who, door)
        if wrong is not None or colour_of(own, door):
            return wrong or no("door-coloured", "INV-M7-4")
        return None if doors_left(own) > 0 else no("door-supply", "INV-DOOR-3")

    def price(self, state: ZState, hooks: HookIndex, who: int, option: CloseDoor) -> int:
        """Nothing."""
        return 0

    def do(self, run: ZRun, who: int, option: CloseDoor) -> Outcome:
        """Lays the token."""
        state = invader(run.state)
        set_shut(state, (*state.shut, option.door))
        state.touched = (*state.touched, who)
        _other_kind(run, who)
        run.emit(DoorClosed, state.people[who].card, option.door)
        return None

    def weight(self, look: "Thoughts", option: CloseDoor) -> float:
        """A door between oneself and Xenos is worth something, any other is in the way."""
        return look.told(option)


@deed
class Taking(Deed[TakeDoor]):
    """Take a door off."""

    option, rule, group, module = TakeDoor, "INV-DOOR-1", "door", NAME
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Closed doors."""
        for door in state.board.doors_of[zone]:
            if door in invader(state).shut:
                yield Wish("door", TakeDoor(door))

    @cites("INV-DOOR-1", "INV-DOOR-2", "INV-M7-4")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: TakeDoor
    ) -> Refusal | None:
        """It takes a closed one."""
        own = invader(state)
        if (used := _used(own, who)) is not None:
            return used
        if option.door not in own.shut:
            return no("door-open", "INV-DOOR-1")
        return _no_door(own, who, option.door)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: TakeDoor) -> int:
        """Nothing."""
        return 0

    def do(self, run: ZRun, who: int, option: TakeDoor) -> Outcome:
        """Takes the token back, and tells the Mission."""
        state = invader(run.state)
        set_shut(state, tuple(door for door in state.shut if door != option.door))
        state.touched = (*state.touched, who)
        _other_kind(run, who)
        run.emit(events.DoorOpened, state.people[who].card, option.door)
        run.trigger(DOOR_GONE, option.door)
        if colour_of(state, option.door):
            state.freed = (*state.freed, option.door)
        return run.trigger(DOOR_OPENED, (who, option.door))

    def weight(self, look: "Thoughts", option: TakeDoor) -> float:
        """A closed door on the way is opened."""
        return look.told(option)


@cites("INV-SK-18l", "INV-DOOR-1")
def _lent(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """An Action of any kind may be this one, though it costs nothing in the own turn."""
    return DEEDS[TakeDoor].offer(state, who, DEEDS[CloseDoor].offer(state, who, options))


def _fresh(run: ZRun, who: int) -> None:
    """Everybody may use a door once in every turn."""
    invader(run.state).touched = ()


@cites("INV-XMOVE-3", "INV-XMOVE-Q1", "INV-XMOVE-Q3", "INV-XMOVE-X6")
def _smash(run: ZRun, marches: tuple[March, ...]) -> tuple[March, ...]:
    """Whoever meets a closed door destroys it and stays; all look before anybody moves."""
    state, found, hit = invader(run.state), [], set[int]()
    near = state.tables.neighbours
    for zone, to, kind, count in marches:
        doors = [d for d in state.shut if {*state.board.doors[d].zones} == {zone, to}]
        blocked = zone != to and to not in near[zone] and doors
        found.append((zone, zone if blocked else to, kind, count))
        hit.update(doors if blocked else ())
    for door in sorted(hit):
        smash(run, door)
    return tuple(found)


def smash(run: ZRun, door: int) -> None:
    """Turns a Door token over: the passage stays open for good."""
    state = invader(run.state)
    set_shut(state, tuple(one for one in state.shut if one != door))
    state.smashed = tuple(sorted((*state.smashed, door)))
    run.emit(DoorSmashed, door)
    run.trigger(DOOR_GONE, door)


MODULE = Module(
    NAME,
    (
        Piece(
            NAME,
            (
                OFFERS.use(DEEDS[CloseDoor].offer),
                OFFERS.use(DEEDS[TakeDoor].offer),
                LENT.use(_lent),
                TURN_BEGINS.use(_fresh),
                MARCH.use(_smash),
            ),
            ("INV-DOOR-1", "INV-XMOVE-3"),
        ),
    ),
)
