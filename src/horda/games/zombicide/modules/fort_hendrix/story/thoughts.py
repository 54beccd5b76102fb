"""What bots want of the story: where its cards draw the team, and what they answer."""

from horda.games.zombicide.mind.tactics.aims import AIMS, LEFT
from horda.games.zombicide.mind.tactics.burning import FIRES
from horda.games.zombicide.mind.tactics.plans import PACE, WATCH
from horda.games.zombicide.mind.tactics.reach import LOCKS, SHUNNED
from horda.games.zombicide.mind.tactics.small import WEIGHTS
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story import actions
from horda.games.zombicide.modules.fort_hendrix.story.consequences import weigh_way
from horda.games.zombicide.modules.fort_hendrix.story.doors import LOCKED
from horda.games.zombicide.modules.fort_hendrix.story.giving_up import CarryOn
from horda.games.zombicide.modules.fort_hendrix.story.helicopter import GREEN, HELICOPTER, wreck
from horda.games.zombicide.modules.fort_hendrix.story.leads import NOTHING, Need, ahead
from horda.games.zombicide.modules.fort_hendrix.story.tale import Tale
from horda.games.zombicide.modules.fort_hendrix.story.telling import Take
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import ZState

Row = tuple[int, ...]
FASTER, WITH_PENNY = 0.8, 1.0
"""Shooters multiply, so that who lingers is lost; and all is lost with Penny."""
CROWD = 8
"""So many Zombies nobody walks in on, while there is something to do elsewhere."""
Known = tuple[Tale | None, tuple[object, ...], Need]
_known: Known = (None, (), NOTHING)
"""The tale last asked for and what it leads to: it changes with cards, loads and places only."""


def leading(state: ZState) -> Need:
    """Returns what is left of the Mission, and where it goes on."""
    global _known
    own = fort(state)
    about = _about(own)
    if _known[0] is not own.tale or _known[1] != about:
        _known = (own.tale, about, ahead(own))
    return _known[2]


def _about(state: FhState) -> tuple[object, ...]:
    """Returns all that leads go by besides the tale."""
    people = [(one.zone, one.load) for one in state.people]
    fire = any(not state.box.molotovs.isdisjoint(one.slots) for one in state.people)
    penny = [(one.zone, one.leader) for one in state.companions]
    return (state.config, state.doors, fire, *people, *penny)


def wanted(state: ZState) -> Row:
    """Lists the Zones where the goal goes on, those last that a crowd stands in."""
    zones = leading(state).zones
    return tuple([zone for zone in zones if zombies_in(state, zone) < CROWD]) or zones


def left(state: ZState) -> float:
    """Returns how many things are still to be done."""
    return leading(state).price


def _wreck(state: ZState) -> Row:
    """The wreck is to burn while zombies come out of it, and the goal asks for that."""
    if not state.active_spawns >> GREEN & 1 or fort(state).tale.removed >> GREEN & 1:
        return ()
    return (wreck(state),)


def register() -> None:
    """Tells bots of it."""
    AIMS["story"] = wanted
    LEFT["story"] = left
    PACE["story"], WATCH["story"] = FASTER, WITH_PENNY
    FIRES[HELICOPTER] = _wreck
    LOCKS.update(LOCKED)
    SHUNNED[HELICOPTER] = lambda state: (wreck(state),)
    WEIGHTS[Take] = weigh_way
    WEIGHTS[CarryOn] = lambda state, option: 1.0
    WEIGHTS[actions.LeaveNow] = lambda state, option: 1.0
