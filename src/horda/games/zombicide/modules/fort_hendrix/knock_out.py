"""Knock-out: who loses the last Health lies down, can be taken for a while, and then dies."""

from msgspec import UNSET
from msgspec.structs import replace

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.points import DIED, KNOCKED_OUT
from horda.games.zombicide.modules.fort_hendrix.setup import KNOCK_OUT
from horda.games.zombicide.modules.fort_hendrix.state import Down, FhState, fort
from horda.games.zombicide.rules.actors import is_survivor
from horda.games.zombicide.rules.context import Fall, Hurt
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.events import Discarded, ZEvent
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.people import ZRun, carried, change, leave_seat, note_brothers
from horda.games.zombicide.rules.piles import to_discards
from horda.games.zombicide.rules.points import END_BEGINS, FALLS, HURT
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.state import NONE, OUT, Objective, ZState

NOBODY_DIES = ("Z2-M14-03", "Z2-M15-03")
"""Missions with one of these rules are lost by a death, though not by a Knock-out."""


class FellDown(ZEvent, frozen=True):
    """A Survivor is Knocked-out, and lies in a Zone."""

    rules = ("FH-KO-2",)
    who: int
    zone: int


class Died(ZEvent, frozen=True):
    """A Survivor whom nobody took is dead for good."""

    rules = ("FH-KO-5",)
    who: int


def standing(state: ZState) -> list[int]:
    """Lists the Survivors on the board that are on their feet."""
    return [who for who, person in enumerate(state.people) if person.zone != OUT]


def lying(state: ZState) -> list[int]:
    """Lists the Survivors that lie on the board."""
    return [one.who for one in fort(state).down]


def rescued(state: ZState) -> tuple[int, ...]:
    """Lists the Survivors that were taken."""
    return fort(state).taken


def dead(state: ZState) -> tuple[int, ...]:
    """Lists the Survivors that are dead."""
    return fort(state).dead


@cites("FH-KO-1", "FH-KO-2", "FH-KO-Q3", "FH-KO-Q2", "FH-PRES-6", "FH-SW-4", "FH-PENNY-Q2")
def _fall(run: ZRun, fall: Fall) -> Fall | None:
    """A Survivor lies down instead of losing the game; others fall as ever."""
    state = fort(run.state)
    if not is_survivor(fall.who):
        return fall
    if fall.who in state.fallen:  # more Wounds than Health: what is too much is lost
        return None
    zone = state.people[fall.who].zone
    lay_down(run, fall.who, zone)
    run.trigger(KNOCKED_OUT, (fall.who, zone))
    if state.result is None and not _anybody(state):
        lose(run, "nobody-left", "FH-KO-7")
    elif state.result is None:
        won(run, Look.PLACES)
    return None


@cites("FH-KO-7", "FH-D7", "FH-SW-4")
def _anybody(state: FhState) -> bool:
    """Tells whether anybody is left: on the board, or out of it by the Exit."""
    return len(state.fallen) < len(state.people)


@cites("FH-KO-2", "FH-KO-3", "FH-KO-Q1", "FH-KO-Q5", "FH-KO-Q7", "FH-SW-5", "FH-KO-X1", "FH-D27")
def lay_down(run: ZRun, who: int, zone: int) -> None:
    """Lays the figure down: cards are discarded, tokens lie here, Companions stay."""
    state = fort(run.state)
    person = state.people[who]
    state.objectives += tuple(Objective(zone, colour) for colour in person.load)
    leave_seat(state, who)
    state.companions = tuple(
        replace(one, leader=NONE, zone=zone) if one.leader == who else one
        for one in state.companions
    )
    state.beams = tuple(beam for beam in state.beams if beam.who != who)
    empty = (NONE,) * len(person.slots)
    slots = state.bare if empty == state.bare else empty
    change(state, who, zone=OUT, health=0, slots=slots, load=(), level=0, adrenaline=0, lap=0)
    for card in carried(person):
        to_discards(state, card)
    state.down = (*state.down, Down(who, zone, state.round + 1))
    run.emit(FellDown, person.card, zone)
    for card in carried(person):
        run.emit(Discarded, person.card, card)
    _drop_drawn(run, who)
    note_brothers(state)
    run.refresh_hooks()


@cites("FH-KO-2")
def _drop_drawn(run: ZRun, who: int) -> None:
    """Discards what waits for room while other cards are drawn: a cry among them may fell."""
    for at, frame in enumerate(run.frames):
        if isinstance(frame, Draw) and frame.who == who and frame.waiting:
            for card in frame.waiting:
                to_discards(run.state, card)
                run.emit(Discarded, run.state.people[who].card, card)
            run.frames[at] = replace(frame, left=0, waiting=UNSET)


@cites("FH-KO-Q2")
def _too_much(run: ZRun, hurt: Hurt) -> Hurt:
    """Wounds of somebody who is down already are lost."""
    return replace(hurt, wounds=0) if hurt.who in run.state.fallen else hurt


@cites("FH-KO-5")
def dying(state: FhState) -> bool:
    """Tells whether somebody who lies dies as this round ends, unless taken before."""
    return any(one.last <= state.round for one in state.down)


@cites("FH-KO-5", "FH-KO-Q8", "FH-D6", "FH-SW-4")
def _deaths(run: ZRun, context: None) -> None:
    """Who was to be taken by now, and was not, is dead for good."""
    state = fort(run.state)
    for one in state.down:
        if one.last <= state.round:
            state.down = tuple(other for other in state.down if other != one)
            state.dead = (*state.dead, one.who)
            run.emit(Died, state.people[one.who].card)
            run.trigger(DIED, one.who)
            if state.result is None and set(NOBODY_DIES) & {*state.mission.rules}:
                lose(run, "eliminated", "FH-SW-4", "FH-KO-5")
        if state.result is not None:
            return


MODULE = Module(
    "knock_out",
    (
        Piece(
            "knock_out",
            (FALLS.use(_fall), HURT.use(_too_much), END_BEGINS.use(_deaths)),
            ("FH-KO-1", "FH-KO-2", "FH-KO-5"),
        ),
    ),
    switch=KNOCK_OUT,
)
