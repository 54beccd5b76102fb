"""Mold: where an Abomination comes it grows, opens walls, eats tokens, and may end the game."""

from functools import lru_cache

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import Board, bits
from horda.games.zombicide.modules.invader.points import DOOR_GONE, MOLD_CAME
from horda.games.zombicide.modules.invader.state import InvState, colour_of, invader, set_shut
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import MARCHED, PLACED, READY, SHOVED
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.tokens import token_word


class MoldGrew(events.ZEvent, frozen=True):
    """Active Mold covers a Zone."""

    rules = ("INV-MOLD-1", "INV-MOLD-2")
    zone: int


class MoldCalmed(events.ZEvent, frozen=True):
    """Mold turned inactive."""

    rules = ("INV-MOLD-10",)
    zone: int


class TokenEaten(events.ZEvent, frozen=True):
    """An Objective was taken out of the game."""

    rules = ("INV-MOLD-4", "INV-HELL-4")
    loss = True
    aside = ("token",)
    zone: int
    colour: int
    token: str


@cites("INV-MOLD-1", "INV-MOLD-2", "INV-MOLD-3", "INV-MOLD-14")
def grow(run: ZRun, zone: int) -> None:
    """Makes the Mold of a Zone active; new Mold eats what lies there."""
    state = invader(run.state)
    if state.result is not None or state.board.outdoors >> zone & 1 or state.active >> zone & 1:
        return
    fresh = not state.inactive >> zone & 1
    state.active |= 1 << zone
    state.inactive &= ~(1 << zone)
    run.emit(MoldGrew, zone)
    if fresh:
        eat(run, zone)
    if state.result is None:
        run.trigger(MOLD_CAME, (zone, fresh))
        check_chain(run)


@cites("INV-MOLD-4", "INV-MOLD-14", "INV-DOOR-Q1")
def eat(run: ZRun, zone: int) -> None:
    """Takes Objectives and Door tokens of a Zone out of the game."""
    state = invader(run.state)
    doors = {*state.board.doors_of[zone]}
    gone = [door for door in (*state.shut, *state.smashed) if door in doors]
    if not getattr(state.config, "mold_returns_doors", False):
        state.doors_lost += sum(not colour_of(state, door) for door in gone)
    state.smashed = tuple(door for door in state.smashed if door not in doors)
    shut = [door for door in state.shut if door in doors]
    set_shut(state, tuple(door for door in state.shut if door not in doors))
    remove_tokens(run, zone)
    for door in shut if state.result is None else ():  # they may wake Spawn Zones, and a chain
        run.trigger(DOOR_GONE, door)


@cites("INV-MOLD-4", "INV-HELL-4", "INV-END-2", "INV-MIS-4")
def remove_tokens(run: ZRun, zone: int) -> None:
    """Takes the Objectives of a Zone away and shows them; one that is needed loses the game."""
    state = run.state
    lost = [one for one in state.objectives if one.zone == zone]
    if not lost:
        return None
    state.objectives = tuple(one for one in state.objectives if one.zone != zone)
    if any(one.hidden for one in lost):
        run.reveal()
    for one in lost:
        run.emit(TokenEaten, zone, one.colour, token_word(state.mission, one.colour))
    needed = NEEDED_TOKENS.keys() & {*state.mission.special}
    for name in sorted(needed):
        if any(COLOURS[one.colour] in NEEDED_TOKENS[name] for one in lost):
            return lose(run, "goal-impossible", "INV-END-2", "INV-MOLD-4")
    return None


NEEDED_TOKENS: dict[str, tuple[str, ...]] = {
    "take-red": ("red",),
    "space-suit": ("white",),
    "rolly": ("blue",),
    "blue-and-white": ("blue", "white"),
    "four-prototypes": ("red",),
    "all-objectives": COLOURS,
}
"""By the name of a goal the colours of the Objectives it cannot do without."""


@lru_cache(maxsize=64)
def beside(board: Board) -> tuple[int, ...]:
    """Returns for each Zone the mask of those that share an edge with it, inside the station."""
    found = [0] * len(board.zones)
    for side in range(4):
        for cell in range(board.rows * board.cols):
            other = board.beyond(cell, side)
            if other < 0:
                continue
            one, two = board.zone_of[cell], board.zone_of[other]
            if one != two and not (board.outdoors >> one | board.outdoors >> two) & 1:
                found[one] |= 1 << two
    return tuple(found)


@cites("INV-END-3", "INV-MOLD-11", "INV-MOLD-13", "INV-MOLD-X6")
def check_chain(run: ZRun) -> None:
    """Loses the game where Active Mold links two Spawn Zones that are awake."""
    state = invader(run.state)
    spawns = {zone for zone, colour in state.spawns if state.active_spawns >> colour & 1}
    if state.result is None and linked(state, spawns):
        lose(run, "mold-chain", "INV-END-3", "INV-MOLD-13")


def linked(state: InvState, spawns: set[int]) -> bool:
    """Tells whether two of some Zones lie in one piece of Active Mold."""
    near, left = beside(state.board), state.active
    while left:
        piece = left & -left
        while True:
            edge = piece
            for zone in bits(piece):
                edge |= near[zone] & left
            if edge == piece:
                break
            piece = edge
        if sum(piece >> zone & 1 for zone in spawns) > 1:
            return True
        left &= ~piece
    return False


def _placed(run: ZRun, context: tuple[int, int, int]) -> None:
    zone, kind, _ = context
    if kind in run.state.box.abominations:
        grow(run, zone)


def _marched(run: ZRun, marches: tuple[March, ...]) -> None:
    for _, to, kind, _ in marches:
        if kind in run.state.box.abominations:
            grow(run, to)


@cites("INV-MIS-6")
def _laid(run: ZRun, context: None) -> None:
    """Lays the Mission's Mold, which has its effects at once."""
    state = invader(run.state)
    for token in state.mission.mold:
        zone = state.board.zone_at(*token.cell)
        if token.what == "active":
            state.active |= 1 << zone
        else:
            state.inactive |= 1 << zone
        eat(run, zone)
    for zone in range(len(state.board.zones)):
        first = zone * state.kinds
        if any(state.zombies[first + kind] for kind in state.box.abominations):
            grow(run, zone)


MODULE = Module(
    "mold",
    (
        Piece(
            "mold",
            (PLACED.use(_placed), MARCHED.use(_marched), SHOVED.use(_marched), READY.use(_laid)),
            ("INV-MOLD-1", "INV-MIS-6"),
        ),
    ),
)


def calm(run: ZRun, zone: int) -> None:
    """Turns Active Mold over."""
    state = invader(run.state)
    if state.active >> zone & 1:
        state.active &= ~(1 << zone)
        state.inactive |= 1 << zone
        run.emit(MoldCalmed, zone)


def molded(state: ZState, zone: int) -> bool:
    """Tells whether a Zone is a Mold Zone."""
    return bool(invader(state).mold >> zone & 1)
