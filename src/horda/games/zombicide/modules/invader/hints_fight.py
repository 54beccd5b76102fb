"""Hints for bots: concentrated attacks, weapons that work, and who is sacrificed."""

from functools import lru_cache
from math import ceil, comb

from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics import blows
from horda.games.zombicide.modules.invader.concentrated import Concentrate
from horda.games.zombicide.modules.invader.m8 import SEALED
from horda.games.zombicide.modules.invader.rooms import fuel_of
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.actors import MACHINES, is_survivor
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.weapons import profile
from horda.games.zombicide.rules.wounds import Share

Blow = tuple[float, float, float]
AT_HAND = 3.0
"""So much more an Abomination is worth that can strike before the next turn."""
DEADLY, SHIELD, NEEDED_BOT, SHIELDED = 8.0, 9.0, -4.0, 12
"""What it is worth that a machine takes the blows; one that the Mission needs had better not."""


@lru_cache(maxsize=1 << 15)
def blow(box: Content, card: int, second: int, mode: str, standing: bytes) -> Blow:
    """Returns the better one of an attack on all and one on a single Xenos (`blows.blow`)."""
    spread = blows.blow(box, card, second, mode, standing)
    line = profile(box, card, mode)
    if line is None or not line.dice:
        return spread
    dice = line.dice * (2 if second != NONE else 1)
    best = aimed(box, dice, line.accuracy, line.damage, mode, standing)
    wounds = spread[2] or dice * (line.accuracy - 1) / 6 * line.damage
    return (best[0], best[1], wounds) if best[0] > spread[0] else spread


def aimed(
    box: Content, dice: int, accuracy: int, damage: int, mode: str, standing: bytes
) -> tuple[float, float]:
    """Returns what the best concentrated attack is worth, and its kills."""
    worth, best = blows.worth_of_kinds(box), (0.0, 0.0)
    for kind in _aims(box, mode, standing):
        chance = enough(dice, accuracy, ceil(box.zombies[kind].min_damage / max(1, damage)))
        best = max(best, (chance * worth[kind], chance))
    return best


@lru_cache(maxsize=1 << 14)
def slays(box: Content, card: int, second: int, mode: str, standing: bytes) -> float:
    """Returns the chance that an attack kills an Abomination among these."""
    line = profile(box, card, mode)
    here = [kind for kind in box.abominations if standing[kind]]
    if line is None or not here:
        return 0.0
    if box.cards[card].eliminates_zone:
        return 1.0
    dice = line.dice * (2 if second != NONE else 1)
    return enough(dice, line.accuracy, ceil(box.zombies[here[0]].min_damage / max(1, line.damage)))


def _aims(box: Content, mode: str, standing: bytes) -> list[int]:
    """Lists the kinds that one may aim at: from afar only the first in the target order."""
    kinds = [kind for kind in range(box.kinds) if standing[kind]]
    if mode == "melee" or not kinds:
        return kinds
    first = min(box.zombies[kind].priority for kind in kinds)
    return [kind for kind in kinds if box.zombies[kind].priority == first]


@lru_cache(maxsize=1 << 10)
def enough(dice: int, accuracy: int, hits: int) -> float:
    """Returns the chance of at least so many hits."""
    hit = (7 - accuracy) / 6
    ways = range(hits, dice + 1)
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in ways)


def concentrate(state: ZState, option: Concentrate) -> float:
    """Aims at one where that brings more than hits on all."""
    attack = next((one for one in reversed(state.stack) if isinstance(one, Attack)), None)
    if attack is None:
        return 0.0
    line, box = attack.line(state), state.box
    dice = line.dice * (2 if attack.second != NONE else 1)
    first = attack.zone * state.kinds
    standing = bytes(state.zombies[first : first + state.kinds])
    hits = ceil(box.zombies[option.kind].min_damage / max(1, line.damage))
    worth = blows.worth_of_kinds(box)[option.kind]
    if option.kind in box.abominations and _beside(state, attack.zone):
        worth *= AT_HAND
    value = worth * enough(dice, line.accuracy, hits)
    return 0.1 + value - spread(box, dice, line.accuracy, line.damage, attack.mode, standing)


def _beside(state: ZState, zone: int) -> bool:
    """Tells whether anybody is in a Zone or next to it."""
    far = state.tables.distance[zone]
    return any(one.zone != OUT and far[one.zone] <= 1 for one in state.people)


def spread(
    box: Content, dice: int, accuracy: int, damage: int, mode: str, standing: bytes
) -> float:
    """Returns what the hits of an attack on all are worth."""
    left, value = dice * (7 - accuracy) / 6, 0.0
    for kind in blows._order(box, mode, damage, standing):
        down = min(left, standing[kind])
        value += down * blows.worth_of_kinds(box)[kind]
        left -= down
    return value


def works(state: ZState, who: int, card: int, at: int) -> bool:
    """Tells whether a card can be used from a Zone: fuel is attached, and no bullets outdoors."""
    one = state.box.cards[card]
    if one.needs != "none" and fuel_of(state, who, card) == NONE:
        return False
    open_air = state.board.outdoors >> at & 1
    return not (open_air and (one.ammo == "bullets" or one.eliminates_zone))


def suffers(state: ZState, who: int) -> float:
    """A machine is sacrificed, unless the Mission needs it; then whoever survives it."""
    if is_survivor(who):
        share, health = state.stack[-1], state.people[who].health
        deadly = isinstance(share, Share) and health <= share.wounds
        return health - (DEADLY if deadly else 0.0)
    if who < MACHINES:
        return -5.0
    machine = invader(state).machines[who - MACHINES]
    needed = invader(state).sealed and machine.kind == "bot" and machine.zone != OUT
    return NEEDED_BOT if needed and SEALED in state.mission.special else SHIELD


def shields(state: ZState, who: int, zone: int) -> int:
    """A machine that Xenos know of takes all blows of an attack; the Bot may go along."""
    here = state.people[who].zone if who != NONE else OUT
    for one in invader(state).machines:
        comes = one.zone == here != OUT and one.kind == "bot" and zone != here
        if comes or (one.active and one.zone == zone):
            return SHIELDED
    return 0
