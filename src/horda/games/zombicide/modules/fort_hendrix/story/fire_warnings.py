"""M7: who comes into the burning wreck may lose the campaign with one die, and is asked first."""

from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story.events import FireRolled
from horda.games.zombicide.modules.fort_hendrix.story.helicopter import (
    HELICOPTER,
    PENNY,
    is_action,
    wreck,
)
from horda.games.zombicide.modules.fort_hendrix.story.penny import PENNY as PENNY_ID
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import standing
from horda.games.zombicide.modules.skills.move_options import Come, Dash, Rescue, SlipDash, Stay
from horda.games.zombicide.modules.skills.support_options import DashAside, Sidestep
from horda.games.zombicide.rules.options import Slip, Walk
from horda.games.zombicide.rules.state import NONE, ZState

INTO_FIRE = (Walk, Slip, Dash, SlipDash, Sidestep, DashAside, Rescue, Come, Stay)
"""Options by which somebody may come into another Zone."""
NEAR = 3
"""Zones that any of them leads."""


@cites("FH-M7-3", "FH-M7-Q2", "FH-PENNY-3", "FH-KO-7")
def warning(engine: Engine[ZState], state: ZState, option: Option) -> Text | None:
    """Warns where a die will be rolled that may lose all; how it falls is not looked at."""
    if HELICOPTER not in state.mission.special or not state.open:
        return None
    last, led = _last(state), leader(state)
    at_stake = [who for who in (last, led) if who != NONE]
    fire, asked = wreck(state), state.open[0]
    if last != NONE and state.people[last].zone == fire and asked.prompt == "z2-turn":
        return Text("z2-warn-fire-last") if is_action(state, last, option) else None
    near = state.tables.within(fire, NEAR)
    if not isinstance(option, INTO_FIRE) or not any(state.people[w].zone in near for w in at_stake):
        return None
    return _tried(engine, state, option, last)


def _last(state: ZState) -> int:
    """Returns who would lose the campaign with one more Wound: the last one who stands."""
    there = standing(state)
    return there[0] if len(there) == 1 and state.people[there[0]].health == 1 else NONE


def _tried(engine: Engine[ZState], state: ZState, option: Option, last: int) -> Text | None:
    """Does it on a copy, and looks who had to roll: that does not depend on any die."""
    told: list[Event] = []
    twin = state.clone()
    choice = next((one for one in twin.open if option in one.options), None)
    if choice is None:
        return None
    engine.choose(twin, choice.options.index(option), choice.seat, told.append)
    rolled = {event.who for event in told if isinstance(event, FireRolled)}
    if state.box.survivor_ids[PENNY_ID] in rolled or PENNY in fort(twin).tale.rolls:
        return Text("z2-warn-fire-penny")
    alone = last != NONE and state.people[last].card in rolled
    return Text("z2-warn-fire-last") if alone else None
