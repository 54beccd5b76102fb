"""What actions with dice are worth: attack, search, barricade, clean, lure, abilities."""

from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, damage, space, zombies_at
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.ops_lasting import Deed
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, PLACES, RAXXON
from horda.games.dead_of_winter.effects.lasting import skips
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.wins import side_of
from horda.games.dead_of_winter.mind import price
from horda.games.dead_of_winter.mind.kinds import arrivals
from horda.games.dead_of_winter.mind.outlook import Outlook, later
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions.aids import bonus_of, helping
from horda.games.dead_of_winter.rules.raxxon import top_experiment

THRIFT = 0.03
"""What each pip of a die counts: low dice are spent first."""
TEN = 10
CLEAR = 0.9
"""What a zombie counts that stands where the objective wants a barricade."""
SOON = 2
"""Cards that may still be missing when zombies are lured away: more come as long as it lasts."""


def attack(look: Outlook, one: o.Attack) -> float:
    """An attack is worth what one zombie less is, less the risk of the roll."""
    state = look.state
    place = state.where[one.survivor]
    if look.foul:
        return -2.0
    if state.specials and any(ENTRANCES_OF[place][0] <= at <= ENTRANCES_OF[place][-1]
                              for _, at in state.specials):  # fmt: skip
        return _special(look, one, place)
    if place == HIDEOUT:
        return _raid(look, one)
    worth = prey_worth(look, place)
    if state.bandits[place] and look.drive.bandits > 0:
        worth = max(worth, look.drive.unit + 0.2)
    if not zombies_at(state, place) and not (state.bandits[place] and look.drive.bandits > 0):
        return -2.0
    kills, free = arms(state, one.survivor, place)
    gain = worth + 0.7 * (kills - 1) * worth
    return gain - (0.0 if free else look.risk(one.survivor)) - THRIFT * one.die


def prey_worth(look: Outlook, place: int) -> float:
    """What killing the zombie that presses most at a place is worth."""
    state = look.state
    doors = ENTRANCES_OF[place]
    worth = max(
        (p for p, e in zip(look.perils(place), doors, strict=True) if state.zombies[e]), default=0.0
    )
    drive = look.drive
    if drive.kills[place] > 0:
        worth += drive.unit
    if drive.samples > 0:
        worth += 0.9 * drive.unit
    full = drive.walls[COLONY] > 0 and not any(space(state, e) for e in doors)
    if place == COLONY and (drive.clear > 0 or full):
        worth += CLEAR * drive.unit
    return worth


def arms(state: DWState, survivor: int, place: int) -> tuple[int, bool]:
    """Returns how many zombies an attack kills, and whether it needs no roll."""
    free = skips(state, Deed.ATTACK, survivor, place, place)
    kills = 1
    if state.gear[survivor]:
        scope = Scope(state.owner[survivor], survivor, place, target="zombie")
        for card in helping(state, survivor, Timing.ATTACKING, scope):
            bonus = bonus_of(card)
            if bonus is None:
                free = True
            elif bonus.cost_item is None:
                kills, free = bonus.kills, True
    return kills, free


def _special(look: Outlook, one: o.Attack, place: int) -> float:
    worth = 0.35 + look.drive.unit * (look.drive.specials > 0) - look.risk(one.survivor)
    return worth - THRIFT * one.die if damage(look.state, one.survivor) < 2 else -1.0


def _raid(look: Outlook, one: o.Attack) -> float:
    if damage(look.state, one.survivor) >= 2:
        return -1.0
    return 0.25 + look.drive.unit * (look.drive.cache > 0) - THRIFT * one.die


def search(look: Outlook, one: o.Search) -> float:
    """A search is worth what is likely to be found."""
    place = look.state.where[one.survivor]
    if place == HIDEOUT:
        return 0.3 + look.drive.unit * (look.drive.cache > 0) - THRIFT * one.die
    hurt = damage(look.state, one.survivor)
    risk = look.risk(one.survivor) * (place == RAXXON) * (hurt >= 1)
    return look.found_at(place) - risk - THRIFT * one.die


def barricade(look: Outlook, one: o.Barricade) -> float:
    """A barricade is worth what the entrance that needs it most is."""
    place = look.state.where[one.survivor]
    return wall_worth(look, place) - THRIFT * one.die


def wall_worth(look: Outlook, place: int) -> float:
    """What a barricade at a place is worth, on the best entrance that has a space."""
    state, drive = look.state, look.drive
    if look.foul:
        return -0.5
    doors = ENTRANCES_OF[place]
    worth = max(
        (p for p, e in zip(look.perils(place), doors, strict=True) if space(state, e) > 0),
        default=0.0,
    )
    if drive.walls[place] > 0:
        worth += drive.unit
    if place == COLONY and look.wish.walls:
        worth += 0.4 * look.urgency
    return worth


def clean(look: Outlook, one: o.Clean) -> float:
    """Waste costs a point of morale for every ten cards in every round."""
    waste = len(look.state.waste)
    if look.foul or look.wish.waste > 0:
        return -0.5
    over = waste % TEN
    if waste >= TEN:
        worth = min(look.left, 3) * (0.9 if over < 3 else 0.45 if over < 6 else 0.3)
    else:
        worth = 0.5 * (over >= 8) + 0.2 * (over >= 6) if look.left > 1 else 0.3 * (over >= 8)
    if look.wish.waste < 0:
        worth += 0.3 * look.urgency
    return worth - THRIFT * one.die


def attract(look: Outlook, one: o.Attract) -> float:
    """Zombies are lured from where they must not be, or from a door that is about to give way."""
    state, drive = look.state, look.drive
    here = state.where[one.survivor]
    if look.foul:
        return -1.0
    if here == COLONY:
        return _lure_home(look) - THRIFT * one.die
    room = space(state, ENTRANCES_OF[here][0])
    if drive.clear and not drive.kills[here]:
        taken = room - drive.walls[here] - state.where.count(here) - (state.noise[here] + 1) // 2
        if taken > 0:
            return CLEAR * drive.unit * min(taken, drive.clear, 2) - THRIFT * one.die
    safe = max(look.perils(here)) < 0.5 and room >= 3
    if drive.vacate and here not in drive.vacate:
        return drive.unit if any(drive.kills) and room > 1 else -1.0
    return 1.2 - THRIFT * one.die if safe and max(look.perils(COLONY)) > 1 else -1.0


def _lure_home(look: Outlook) -> float:
    """Where zombies outside are the trouble, the colony takes them: it has many spaces.

    What stands there in the next round leaves no room for those who come then, so that it is
    filled only by who can finish the work.
    """
    state, drive = look.state, look.drive
    if not drive.over or drive.kills[COLONY] or sum(drive.types) > SOON:
        return -1.0
    coming = arrivals(state, COLONY)
    free = [space(state, e) - int(n) for e, n in zip(ENTRANCES_OF[COLONY], coming, strict=True)]
    room = sum(max(n, 0) for n in free)
    dice = sum(len(state.dice[seat]) for seat in (look.seat, *later(state, look.seat)))
    if room < drive.over or 2 * dice < drive.over:
        room -= int(sum(coming))
    moved = min(2, drive.over, room)
    return drive.unit * moved if moved > 0 else -1.0


def ability(look: Outlook, one: o.Ability) -> float:
    """Abilities are worth what their operations are."""
    card = BOX.survivors[one.survivor].ability
    worth = price.worth(card.effects) + price.worth(card.cost)
    if look.foul:
        worth = -worth
    return worth - THRIFT * one.die - 0.1


def store_die(look: Outlook, one: o.StoreDie) -> float:
    """The objective takes dice; where all faces are needed, those that are missing."""
    drive = look.drive
    if look.foul:
        return -1.0
    if drive.raxxon > 0:
        return 0.5 + 0.3 * one.die
    if drive.dice <= 0:
        return -1.0
    fits = one.die in drive.faces
    if not fits and drive.dice <= drive.distinct:
        return -1.0
    return drive.unit + 0.3 * fits - THRIFT * one.die


def place_die(look: Outlook, one: o.PlaceDie) -> float:
    """Dice on Raxxon hold the next experiment, if two of them are its code."""
    state, drive = look.state, look.drive
    if look.foul:
        return -1.0
    if drive.raxxon > 0:
        return 0.2 + 0.3 * one.die
    top = top_experiment(state)
    if top < 0:
        return -1.0
    values = [value for _, value in state.raxxon_dice]
    worth = 0.9 + drive.unit * (drive.contain > 0)
    best = 0.0
    for pair in BOX.experiments[top].pairs:
        a, b = pair
        has_a, has_b = a in values, b in values
        if a == b:
            has_b = values.count(a) >= 2
        if has_a and has_b:
            return -1.0
        if one.die in pair and (has_a or has_b) and not (one.die in values and a != b):
            best = max(best, worth)
        elif one.die in pair and not has_a and not has_b:
            partner = b if one.die == a else a
            spare = list(state.dice[look.seat])
            spare.remove(one.die)
            best = max(best, worth if partner in spare else 0.35 * worth)
    return best - 0.1 if best else -1.0


def hooked(state: DWState) -> tuple[int, ...]:
    """Lists the places where the objective takes cards or dice."""
    found = side_of(state).contribute
    return tuple(n for n, place in enumerate(PLACES) if found is not None and place in found.at)
