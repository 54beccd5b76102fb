"""What a player with some experience would answer to the questions of the advanced rules."""

from horda.games.zombicide.mind.tactics.burning import empty_of_friends
from horda.games.zombicide.mind.tactics.gear import worth
from horda.games.zombicide.mind.tactics.small import WEIGHTS
from horda.games.zombicide.mind.tactics.threat import SNIPERS
from horda.games.zombicide.modules.fort_hendrix.all_out import BREAK, AllOut, AllOutTwice
from horda.games.zombicide.modules.fort_hendrix.breaks import (
    LoseWeapon,
    Patch,
    SpendKit,
    SpendParts,
)
from horda.games.zombicide.modules.fort_hendrix.clock import StartHour
from horda.games.zombicide.modules.fort_hendrix.light import Aiming, LightWall, LightZone
from horda.games.zombicide.modules.fort_hendrix.shooters import SHOOTER
from horda.games.zombicide.modules.fort_hendrix.state import DAWN
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.weapons import profile

FACES = 6
KILL, WEAPON, LIGHT = 0.8, 0.5, 0.4
"""What one more kill is worth, what is lost with a weapon, and what Zombies drawn by light cost."""
PASSED = 0.1
"""What everything is worth that nobody weighs, such as passing."""


def _attack(state: ZState) -> Attack | None:
    return next((one for one in reversed(state.stack) if isinstance(one, Attack)), None)


def _hits(state: ZState, attack: Attack, accuracy: int = 0) -> float:
    """Returns the hits that the standard dice of an attack may expect."""
    line = profile(state.box, attack.card, attack.mode)
    if line is None:
        return 0.0
    dice = line.dice * (2 if attack.second != NONE else 1)
    return dice * (FACES + 1 - (accuracy or line.accuracy)) / FACES


def _all_out(state: ZState, option: AllOut | AllOutTwice) -> float:
    """More kills against the risk for the weapon; not where a miss could hit a friend."""
    attack = _attack(state)
    if attack is None:
        return 0.0
    friends = attack.mode == "ranged" and not empty_of_friends(state, attack.zone)
    line = profile(state.box, attack.card, attack.mode)
    if friends or line is None:
        return -1.0
    more = option.dice * (FACES + 1 - line.accuracy) / FACES
    left = max(0.0, zombies_in(state, attack.zone) - _hits(state, attack))
    risk = 1 - ((FACES - BREAK) / FACES) ** option.dice
    return PASSED + KILL * min(more, left) - WEAPON * risk * worth(state.box, attack.card)


def _light(state: ZState, option: LightZone) -> float:
    """Light for a shot that gains by it; else a wall is better than a Zone."""
    attack = _attack(state)
    if isinstance(state.stack[-1], Aiming) or attack is None:
        return -0.01 * (1 + zombies_in(state, option.zone))
    gain = _hits(state, attack) - _hits(state, attack, FACES)
    return PASSED + min(gain, zombies_in(state, attack.zone)) - LIGHT


def _parts(state: ZState, option: SpendParts) -> float:
    """A poorer weapon for a better one."""
    attack = _attack(state)
    return -1.0 if attack is None else worth(state.box, attack.card) - worth(state.box, option.card)


def register() -> None:
    """Puts these weights beside those of the family."""
    SNIPERS.add(SHOOTER)
    WEIGHTS[AllOut] = WEIGHTS[AllOutTwice] = _all_out
    WEIGHTS[LightZone] = _light
    WEIGHTS[LightWall] = lambda state, option: 0.05
    WEIGHTS[SpendParts] = _parts
    WEIGHTS[SpendKit] = lambda state, option: 0.5
    WEIGHTS[Patch] = lambda state, option: 1.0
    WEIGHTS[LoseWeapon] = lambda state, option: -worth(state.box, option.card)
    WEIGHTS[StartHour] = lambda state, option: float(option.hour == DAWN)
