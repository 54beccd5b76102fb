"""Hints for bots: doors, machines and Oxygen Tanks in a Survivor's turn."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Option
from horda.games.zombicide.mind.tactics.aims import wanted
from horda.games.zombicide.mind.tactics.turn import Thoughts
from horda.games.zombicide.modules.invader.doors import CloseDoor, TakeDoor
from horda.games.zombicide.modules.invader.hints_errands import airless
from horda.games.zombicide.modules.invader.hints_fight import aimed, spread
from horda.games.zombicide.modules.invader.hints_ways import needs_air
from horda.games.zombicide.modules.invader.machine_deeds import (
    SteerShot,
    SteerStrike,
    SteerTo,
    line_of,
)
from horda.games.zombicide.modules.invader.machines import known
from horda.games.zombicide.modules.invader.rooms import TakeTank, breathes
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import ZState

AT_THE_DOOR = (0.5, 0.3, 0.15, 0.06)
"""What a closed door is worth for each Wound that may come through it, by its steps from there."""
AHEAD = 0.2
WANTED = 2.5
"""What a Tank is worth to whoever needs one."""


def closed(look: Thoughts, option: CloseDoor) -> float:
    """Weighs a door that is closed at the end of a turn: for those who come through it.

    Xenos choose their way as if it were open, and lose an activation to it.
    """
    state, here = look.state, look.here
    other = state.board.doors[option.door].other(here)
    far = state.paths().distance
    near, beyond = far[here], far[other]
    if zombies_in(state, here) or any(beyond[place] < near[place] for place in look.others):
        return look.silly
    waiting = sum(
        AT_THE_DOOR[beyond[zone]] * _blows(state, zone)
        for zone, _, _ in look.crowds
        if beyond[zone] < min(near[zone], len(AT_THE_DOOR))
    )
    on_the_way = look.way[other] < look.way[here]
    return look.idle + waiting - (AHEAD if on_the_way else 0.05)


def _blows(state: ZState, zone: int) -> int:
    """Counts the Wounds that those in a Zone deal in a phase."""
    first, box = zone * state.kinds, state.box
    return sum(
        state.zombies[first + kind] * data.wounds * data.actions
        for kind, data in enumerate(box.zombies)
    )


def opened(look: Thoughts, option: TakeDoor) -> float:
    """Weighs a closed door that is opened for nothing: on the way, and not to let Xenos in."""
    here = look.here
    other = look.state.board.doors[option.door].other(here)
    if look.way[other] >= look.way[here] or not look.actions:
        return look.silly
    return look.now[here] + 0.5 - 0.4 * _blows(look.state, other)


def struck(look: Thoughts, option: SteerStrike) -> float:
    """Weighs a strike of the Bot."""
    number = known(look.state, option.other)
    return _attacked(look, number, invader(look.state).machines[number].zone, "melee")


def shot(look: Thoughts, option: SteerShot) -> float:
    """Weighs a shot of a machine."""
    return _attacked(look, known(look.state, option.other), option.zone, "ranged")


def _attacked(look: Thoughts, number: int, zone: int, mode: str) -> float:
    """Weighs an attack with a machine by what it kills."""
    box, line = look.box, line_of(look.state, invader(look.state).machines[number], mode)
    if line is None:
        return look.silly
    for crowd, standing, urgency in look.crowds:
        if crowd == zone:
            dice, hit, damage = line.dice, line.accuracy, line.damage
            best = aimed(box, dice, hit, damage, mode, standing)[0]
            value = max(best, spread(box, dice, hit, damage, mode, standing))
            return look.later + urgency * value + _woken(look, number)
    return look.silly


def _woken(look: Thoughts, number: int) -> float:
    """Returns what it is worth that Xenos know of a machine: it takes the blows for those here."""
    one, here = invader(look.state).machines[number], look.here
    spare = look.me.health - 1 + look.spare.get(here, 0)
    return look.peril if one.zone == here and not one.active and look.blows[here] > spare else 0.0


def steered(look: Thoughts, option: SteerTo) -> float:
    """Weighs a step of the Bot: to people it can save, or its place matters little."""
    to = option.to
    if not look.spare.get(to) or look.blows[to] <= look.spare[to]:
        return look.silly
    return look.later + look.peril


def took_tank(look: Thoughts, option: TakeTank) -> float:
    """One is needed to go outside, and only one."""
    state, who = look.state, look.who
    if airless(state, who):
        return look.goal
    if breathes(state, who):
        return look.silly
    return look.later + (WANTED if needs_air(state, who, wanted(state)) else 0.3)


DEEDS: dict[type[Option], Callable[[Any, Any], float]] = {
    CloseDoor: closed,
    TakeDoor: opened,
    SteerTo: steered,
    SteerStrike: struck,
    SteerShot: shot,
    TakeTank: took_tank,
}
