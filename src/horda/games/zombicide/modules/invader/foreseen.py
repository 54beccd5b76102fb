"""What the Xenos' Phase would bring to the station: smashed doors, and Mold that grows."""

from msgspec.structs import replace

from horda.core.game import Game
from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombicide.modules.invader.mold import grow
from horda.games.zombicide.modules.invader.shown import chain
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.preview import Growth, Preview, preview


@cites("INV-XMOVE-2", "INV-XMOVE-3")
def foreseen(game: Game[ZState], state: ZState) -> Preview:
    """Returns the usual preview, with doors in the way and Mold where an Abomination would come."""
    own = invader(state)
    near = own.tables.neighbours
    shut = {frozenset(own.board.doors[door].zones) for door in own.shut}

    def stops(zone: int, to: int) -> bool:
        return to not in near[zone] and frozenset((zone, to)) in shut

    told = preview(own, stops)
    return replace(told, growing=_growing(game, own, told))


@cites("INV-MOLD-1", "INV-MOLD-3")
def _growing(game: Game[ZState], state: InvState, told: Preview) -> tuple[Growth, ...]:
    """Lists the Zones that an Abomination would come into and that are not active yet."""
    found: dict[int, bool] = {}
    for move in told.going:
        if move.kind in state.box.abominations:
            sure = move.sure and len(move.ways) == 1 and not move.smashes
            for zone in move.ways:
                found[zone] = found.get(zone, False) or sure
    closed = state.active | state.board.outdoors
    grown = sorted((zone, sure) for zone, sure in found.items() if not closed >> zone & 1)
    return tuple(_growth(game, state, zone, sure) for zone, sure in grown)


def _growth(game: Game[ZState], state: InvState, zone: int, sure: bool) -> Growth:
    """Lets it grow on a copy: the rules themselves say what comes of it."""
    run: ZRun = Run.on(game, state.clone(), None)
    grow(run, zone)
    after = invader(run.state)
    here = [one for one in state.objectives if one.zone == zone]
    gone = [] if state.inactive >> zone & 1 else here
    way = chain(after, after.active)
    return Growth(
        zone,
        tuple(COLOURS[0 if one.hidden else one.colour] for one in gone),
        after.result.reason if after.result is not None else "",
        len(way.missing) if way is not None else None,
        sure,
    )
