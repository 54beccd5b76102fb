"""What the Xenos' Phase would bring to the station: smashed doors, and Mold that grows."""

from itertools import combinations

from msgspec.structs import replace

from horda.core.game import Game
from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombicide.modules.invader.machines import set_machine
from horda.games.zombicide.modules.invader.mold import grow
from horda.games.zombicide.modules.invader.shown import chain
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.actors import MACHINES, targets_in
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.state import OUT, Objective, ZState
from horda.games.zombicide.screen.preview import (
    Attacking,
    Going,
    Growth,
    Preview,
    Stops,
    preview,
)


@cites("INV-XMOVE-2", "INV-XMOVE-3")
def foreseen(game: Game[ZState], state: ZState) -> Preview:
    """Returns the usual preview, with doors in the way and Mold where an Abomination would come."""
    own = invader(state)

    def later(now: ZState, going: tuple[Going, ...]) -> tuple[ZState, Stops, bool]:
        then, sure = _then(game, invader(now), going)
        return then, _stopping(then), sure

    def struck(now: ZState, attacks: tuple[Attacking, ...]) -> tuple[ZState, ZState]:
        return _struck(invader(now), attacks)

    told = preview(own, _stopping(own), later=later, struck=struck)
    return replace(told, growing=_growing(game, own, told.going))


@cites("INV-MACH-7", "INV-XATK-2", "INV-XACT-1")
def _struck(state: InvState, attacks: tuple[Attacking, ...]) -> tuple[InvState, InvState]:
    """Takes machines off that are attacked: one that is alone is destroyed before anybody moves.

    Beside others it is the team that says whom an attack hits, and not every attack is sure.
    """
    lone, beside = list[int](), list[int]()
    certain = {one.zone for one in attacks if one.sure}
    for zone in {one.zone for one in attacks}:
        there = [one for one in targets_in(state, zone) if one not in state.ignored]
        falls = len(there) == 1 and zone in certain
        (lone if falls else beside).extend(one for one in there if one >= MACHINES)
    sure = _without(state, lone)
    return sure, _without(sure, beside)


def _without(state: InvState, machines: list[int]) -> InvState:
    twin = state.clone() if machines else state
    for one in machines:
        set_machine(twin, one - MACHINES, zone=OUT, active=False)
    return twin


def _stopping(state: InvState) -> Stops:
    """Returns what tells whether a closed door is in the way."""
    near = state.tables.neighbours
    shut = {frozenset(state.board.doors[door].zones) for door in state.shut}

    def stops(zone: int, to: int) -> bool:
        return to not in near[zone] and frozenset((zone, to)) in shut

    return stops


@cites("INV-XMOVE-Q3", "INV-HUNT-1", "INV-LOS-7")
def _then(game: Game[ZState], state: InvState, going: tuple[Going, ...]) -> tuple[InvState, bool]:
    """Returns the station as Hunters find it the second time: Mold has grown, where that is sure.

    Mold shuts sight and opens walls. Where the team says which way an Abomination goes, nothing
    of the second Action is sure.
    """
    zones = _grounds(state, going)
    if not zones or not all(zones.values()):
        return state, not zones
    for zone in sorted(zones):
        here = [one for one in state.objectives if one.zone == zone]
        state = _grown(game, state, zone, _possible(state, here)[0])
    return state, True


@cites("INV-MOLD-1", "INV-MOLD-3")
def _grounds(state: InvState, going: tuple[Going, ...]) -> dict[int, bool]:
    """Lists the Zones that an Abomination would come into and that are not active yet."""
    found: dict[int, bool] = {}
    for move in going:
        if move.kind in state.box.abominations:
            sure = move.sure and len(move.ways) == 1 and not move.smashes
            for zone in move.ways:
                found[zone] = found.get(zone, False) or sure
    closed = state.active | state.board.outdoors
    return {zone: sure for zone, sure in sorted(found.items()) if not closed >> zone & 1}


def _growing(game: Game[ZState], state: InvState, going: tuple[Going, ...]) -> tuple[Growth, ...]:
    """Lists what would grow in each of them."""
    grown = _grounds(state, going).items()
    return tuple(_growth(game, state, zone, sure) for zone, sure in grown)


def _growth(game: Game[ZState], state: InvState, zone: int, sure: bool) -> Growth:
    """Lets it grow on copies: the rules themselves say what comes of it.

    A game is only said to be lost if it is, whatever the tokens are that lie face down.
    """
    here = [one for one in state.objectives if one.zone == zone]
    gone = [] if state.inactive >> zone & 1 else here
    ends = [_grown(game, state, zone, tokens) for tokens in _possible(state, here)]
    reasons = [after.result.reason if after.result is not None else "" for after in ends]
    way = chain(ends[-1], ends[-1].active)
    return Growth(
        zone,
        tuple(COLOURS[0 if one.hidden else one.colour] for one in gone),
        reasons[-1] if all(reasons) else "",
        len(way.missing) if way is not None else None,
        sure,
    )


@cites("INV-MIS-4")
def _possible(state: InvState, here: list[Objective]) -> list[tuple[Objective, ...]]:
    """Lists what the Objectives of a Zone may be: the colours of all that lie face down."""
    seen = [one for one in here if not one.hidden]
    pool = sorted(one.colour for one in state.objectives if one.hidden)
    draws = sorted(set(combinations(pool, len(here) - len(seen))))
    zone = here[0].zone if here else 0
    return [(*seen, *(Objective(zone, colour, True) for colour in draw)) for draw in draws]


def _grown(
    game: Game[ZState], state: InvState, zone: int, tokens: tuple[Objective, ...]
) -> InvState:
    """Returns the station after Mold has grown in a Zone with some Objectives."""
    run: ZRun = Run.on(game, state.clone(), None)
    others = tuple(one for one in state.objectives if one.zone != zone)
    run.state.objectives = (*others, *tokens)
    grow(run, zone)
    return invader(run.state)
