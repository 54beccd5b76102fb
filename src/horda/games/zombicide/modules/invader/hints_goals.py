"""Hints for bots: where the goals of the Missions draw the team, and what it must fear."""

from horda.games.zombicide.board import bits
from horda.games.zombicide.mind.tactics.aims import aim, objectives
from horda.games.zombicide.mind.tactics.hints import HINTS, Hints
from horda.games.zombicide.mind.tactics.small import WEIGHTS
from horda.games.zombicide.modules.invader import (
    hints_arms,
    hints_errands,
    hints_fear,
    hints_fight,
    hints_left,
    hints_turn,
    hints_ways,
)
from horda.games.zombicide.modules.invader.concentrated import Concentrate
from horda.games.zombicide.modules.invader.m1 import GATHER, meeting_zone
from horda.games.zombicide.modules.invader.m2 import BLUE, ROLLY, SUIT
from horda.games.zombicide.modules.invader.m3 import CREW, crew
from horda.games.zombicide.modules.invader.m6 import DESTROYED
from horda.games.zombicide.modules.invader.m9 import Guide, GuideOut
from horda.games.zombicide.modules.invader.machines import Along
from horda.games.zombicide.modules.invader.missions import left
from horda.games.zombicide.modules.invader.mold import beside
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.options import Deal, Trade
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import ZState

Row = tuple[int, ...]
CHAIN = (3.0, 1.2, 0.5, 0.2)
"""What it costs by the Zones of Mold that are missing in a chain from Spawn Zone to Spawn Zone."""


def _coloured(state: ZState, *colours: str) -> Row:
    """Lists the Zones of tokens of some colours, and of those that may be."""
    tokens = state.objectives
    return tuple([one.zone for one in tokens if one.hidden or COLOURS[one.colour] in colours])


@aim("take-red", "four-prototypes")
def _red(state: ZState) -> Row:
    return _coloured(state, "red") if left(state, "red") else ()


@aim("blue-and-white")
def _engineers(state: ZState) -> Row:
    return _coloured(state, "blue", "white")


@aim(SUIT, ROLLY)
def _rolly(state: ZState) -> Row:
    """The suit lies under a token that nobody has seen; then the child."""
    if left(state, "white"):
        return tuple([one.zone for one in state.objectives if one.hidden])
    return tuple([one.zone for one in state.objectives if one.colour == BLUE])


@aim(DESTROYED)
def _fires(state: ZState) -> Row:
    """The Spawn Zones that may have to burn; who goes where is an errand of its own."""
    return hints_errands.fires(state)


@aim(GATHER)
def _meeting(state: ZState) -> Row:
    return (meeting_zone(state),)


@aim(CREW)
def _crew(state: ZState) -> Row:
    """Beside the Exit until the crew is gone."""
    return tuple(sorted(plan(state).exits)) if crew(state) else ()


def _wards(state: ZState) -> Row:
    """Lists the Zones that Xenos must not come to: the child, the Exit of the crew, scientists."""
    special = state.mission.special
    if CREW in special:
        return tuple(plan(state).exits) if crew(state) else ()
    if ROLLY in special:
        return tuple([one.zone for one in state.objectives if one.colour == BLUE])
    return tuple([one.zone for one in state.companions])


def _holds(state: ZState) -> bool:
    """Tells whether the team has somebody to guard, who cannot run."""
    return bool(state.companions) or CREW in state.mission.special


def _dread(state: ZState) -> float:
    """Returns what the chain of Mold costs, by the Zones it still lacks."""
    own = invader(state)
    if not own.active:
        return 0.0
    gap = chain_gap(own)
    return CHAIN[gap] if gap < len(CHAIN) else 0.0


def chain_gap(state: InvState) -> int:
    """Counts the Zones without Active Mold on the shortest chain between two Spawn Zones."""
    spawns = [zone for zone, colour in state.spawns if state.active_spawns >> colour & 1]
    near, best = beside(state.board), len(CHAIN)
    for start in spawns:
        if not state.active >> start & 1:
            continue
        seen = edge = 1 << start
        for price in range(len(CHAIN)):
            edge = seen = _spread(seen | edge, near, state.active)
            if any(zone != start and seen >> zone & 1 for zone in spawns):
                best = min(best, price)
                break
            for zone in bits(edge):
                seen |= near[zone]
    return best


def _spread(zones: int, near: tuple[int, ...], active: int) -> int:
    """Adds all Active Mold that some Zones are linked with."""
    while True:
        grown = zones
        for zone in bits(zones):
            grown |= near[zone] & active
        if grown == zones:
            return zones
        zones = grown


def _guided(state: ZState, option: Guide) -> float:
    """A scientist walks on where no Xenos wait."""
    return 1.0 - 2.0 * zombies_in(state, option.to)


def register() -> None:
    """Lets the mind know."""
    HINTS["mold"] = Hints(
        way=hints_ways.way,
        blow=hints_fight.blow,
        slays=hints_fight.slays,
        works=hints_fight.works,
        suffers=hints_fight.suffers,
        shields=hints_fight.shields,
        wards=_wards,
        holds=_holds,
        left=hints_left.price,
        stalked=hints_fear.stalked,
        dread=_dread,
        fires=hints_errands.fires,
        searching=hints_errands.searching,
        climbing=hints_errands.climbing,
        handing=hints_arms.handing,
        again=hints_arms.again,
        deeds={**hints_turn.DEEDS, Trade: hints_arms.traded},
    )
    WEIGHTS[Concentrate] = hints_fight.concentrate
    WEIGHTS[Guide] = _guided
    WEIGHTS[Along] = lambda state, option: 0.2
    WEIGHTS[Deal] = hints_arms.dealt
    WEIGHTS[GuideOut] = lambda state, option: 2.0


__all__ = ["chain_gap", "objectives", "register"]
