"""Where survivors should stand: searching, serving the objective, out of danger."""

from horda.games.dead_of_winter.base.table import ENTRANCES_OF, damage, space
from horda.games.dead_of_winter.cards.kinds import Hook
from horda.games.dead_of_winter.cards.ops_lasting import Deed
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, PLACES, RAXXON, TOWN
from horda.games.dead_of_winter.effects.lasting import search_of, skips
from horda.games.dead_of_winter.effects.wins import side_of
from horda.games.dead_of_winter.mind.drive import needed_at
from horda.games.dead_of_winter.mind.kinds import LIFE, WEAPON, overrun, strength, type_of
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.raxxon import code_lies

AGAIN = 0.35
"""What later rounds count for a place that is good now."""


def move(look: Outlook, one: o.Move | o.MoveWith) -> float:
    """A move is worth what the place is better, less the risk on the way."""
    state = look.state
    who, to = one.survivor, one.place
    here = state.where[who]
    gain = standing(look, who, to) - standing(look, who, here)
    gain += arrival(look, who, to)
    if isinstance(one, o.MoveWith):
        fuel = one.card not in state.gear[who]
        kind = type_of(one.card)
        needed = look.crisis.open and kind in look.crisis.wanted
        return gain - (look.spare[kind] * 0.6 + 0.8 * needed if fuel else 0.0)
    if skips(state, Deed.MOVE, who, here, to):
        return gain
    return gain - look.risk(who)


def standing(look: Outlook, who: int, place: int) -> float:
    """What it is worth that a survivor stands at a place."""
    state = look.state
    worth = -danger(look, who, place) + _searching(look, who, place) + _serving(look, who, place)
    if place == COLONY:
        worth += 0.15 + 0.25 * (damage(state, who) >= 2) + _needed_home(look, who)
        if look.wish.outside and look.left <= 2:
            worth -= look.urgency
    elif look.wish.scattered:
        taken = any(state.where[s] == place for s in look.people if s != who)
        worth += 0.3 * look.urgency * (not taken)
    return worth


def danger(look: Outlook, who: int, place: int) -> float:
    """What is likely to be lost by standing at a place when zombies come."""
    state = look.state
    if place == COLONY:
        return 0.0
    door = ENTRANCES_OF[place][0]
    there = state.where.count(place) + (state.where[who] != place)
    holds = strength(state, door) - look.storm
    dice = len(state.dice[look.seat])
    if space(state, door) > 0 and dice > 1:
        holds += 1  # one of the dice can put up a barricade there
    now = LIFE * overrun(state, place, there, holds, state.noise[place])
    tight = holds < 2 * there and look.left > 1
    others = there - 1  # company draws zombies too
    return now + 0.45 * tight + 0.4 * others


def _searching(look: Outlook, who: int, place: int) -> float:
    """What searching from a place is worth, beyond what others of the group can do."""
    found = look.found_at(place)
    if found <= 0:
        return 0.0
    state = look.state
    need = search_of(state, who)
    others = [
        look.found_at(state.where[s]) * (7 - search_of(state, s)) / 6
        for s in look.people
        if s != who and state.where[s] != COLONY
    ]
    other = max(others, default=0.0)
    dice = state.dice[look.seat]
    usable = sum(die >= need for die in dice)
    now = max(found - other, 0.15 * found) * min(usable, 3) * 0.8
    later = max(found * (7 - need) / 6 - other, 0.05) * AGAIN * min(look.left - 1, 3)
    return now + later


def _serving(look: Outlook, who: int, place: int) -> float:
    """What the main objective gains by a survivor at a place."""
    state, drive = look.state, look.drive
    if look.foul or look.exiled:
        return 0.0
    worth = 2.5 * (needed_at(state, who) == place)
    store = side_of(state).contribute
    dice = len(state.dice[look.seat])
    if store is not None and store.hook is Hook.CARDS and PLACES[place] in store.at:
        fit = sum(drive.types[type_of(card)] > 0 for card in state.hands[look.seat])
        alone = not any(state.where[s] == place for s in look.people if s != who)
        worth += drive.unit * min(fit, 3) * alone
    if store is not None and store.hook is Hook.DIE and PLACES[place] in store.at:
        there = any(PLACES[state.where[s]] in store.at for s in look.people if s != who)
        wanted = drive.raxxon > 0 or (drive.dice > 0 and not there)
        worth += drive.unit * wanted * min(dice, 1 + (look.left > 1))
    if place == RAXXON and state.config.raxxon and "no-code" not in state.unlocked:
        alone = state.where.count(RAXXON) - (state.where[who] == RAXXON) < 2
        held = len(state.experiments) and code_lies(state)
        worth += (0.5 + 1.2 * drive.unit * (drive.contain > 0)) * alone * (not held) * (dice > 0)
    if place == HIDEOUT:
        arms = sum(type_of(card) == WEAPON for card in state.gear[who])
        worth += drive.unit * (drive.hideout > 0) + drive.unit * min(arms, max(drive.weapons, 0))
        worth += drive.unit * (drive.cache > 0) * min(dice, 2) * 0.6
    if drive.kills[place] and dice:
        worth += 0.6 * drive.unit * min(drive.kills[place], dice)
    if drive.walls[place] and place in TOWN and space(state, ENTRANCES_OF[place][0]) and dice:
        worth += 1.2 * drive.unit
    if drive.bandits > 0 and state.bandits[place] and dice:
        worth += 0.7 * drive.unit
    if place in drive.vacate and not dice:
        worth -= 0.6 * drive.unit
    if drive.rescue > 0 and state.stranded[place]:
        others = sum(state.where[s] == place for s in range(len(state.where)) if s != who)
        worth += drive.unit * (others < state.stranded[place])
    return worth


def _needed_home(look: Outlook, who: int) -> float:
    """What one more pair of hands at the colony is worth: walls, waste, doors."""
    state = look.state
    if any(state.where[s] == COLONY for s in look.people if s != who):
        return 0.0
    dice = len(state.dice[look.seat])
    return 0.35 * min(dice, 2) * max(look.perils(COLONY)) if dice else 0.0


def arrival(look: Outlook, who: int, to: int) -> float:
    """What coming to the colony brings at once: cards under the objective, people rescued."""
    state, drive = look.state, look.drive
    if to != COLONY or look.foul or look.exiled:
        return 0.0
    here = state.where[who]
    worth = 0.0
    if drive.rescue > 0 and state.stranded[here]:
        worth += 2 * drive.unit
    store = side_of(state).contribute
    if store is not None and store.hook is Hook.ON_ARRIVAL:
        homes = [0] * len(drive.homes)
        for card in state.hands[look.seat]:
            homes[card >> 8 & 15] += 1
        fit = sum(min(homes[p], drive.homes[p]) for p in range(len(homes)))
        last = look.left == 1 or not state.dice[look.seat]
        worth += drive.unit * fit * (1.0 if last else 0.45)
    return worth
