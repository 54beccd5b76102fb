"""How likely a deed is to kill whoever does it: rolls, tables, frost, what waits at the place."""

from collections.abc import Iterable
from fractions import Fraction

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.exposure import (
    BITE,
    BLANK,
    BLANKS,
    FROSTBITE,
    FROSTBITES,
    SIDES,
    WOUND,
    WOUNDS,
    replacers,
    wounds_of_roll,
)
from horda.games.dead_of_winter.base.names import FACES
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import damage
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_any import Ops, Row
from horda.games.dead_of_winter.cards.ops_colony import ItemToWaste
from horda.games.dead_of_winter.cards.ops_lasting import Deed, ReplaceExposure
from horda.games.dead_of_winter.cards.ops_people import Exposure, Wound
from horda.games.dead_of_winter.cards.ops_zombies import KillZombies, Rolls
from horda.games.dead_of_winter.cards.trees import walk
from horda.games.dead_of_winter.cards.who import Group, Role, Take
from horda.games.dead_of_winter.cards.words import HIDEOUT, RAXXON, ItemType
from horda.games.dead_of_winter.effects.lasting import abilities, death_at, holding, skips
from horda.games.dead_of_winter.rules.actions.aids import item_of

Chances = dict[int, Fraction]
"""How likely so many damage tokens come of something."""
DEAD = 99
NOTHING: Chances = {0: Fraction(1)}
DIE = 6
SHARES = {
    BLANK: Fraction(BLANKS, SIDES),
    WOUND: Fraction(WOUNDS - BLANKS, SIDES),
    FROSTBITE: Fraction(FROSTBITES - WOUNDS, SIDES),
    BITE: Fraction(SIDES - FROSTBITES, SIDES),
}
"""How likely each face of the exposure die is."""


def kills(state: DWState, one: int, chances: Chances) -> Fraction:
    """Returns how likely so much damage is the last that a survivor can bear."""
    left = death_at(state, one) - damage(state, one)
    return sum((chance for n, chance in chances.items() if n >= left), Fraction())


def both(first: Chances, second: Chances) -> Chances:
    """Adds up what comes one after the other."""
    found: Chances = {}
    for n, one in first.items():
        for m, other in second.items():
            many = min(n + m, DEAD)
            found[many] = found.get(many, Fraction()) + one * other
    return found


def _times(chances: Chances, many: int) -> Chances:
    found = NOTHING
    for _ in range(many):
        found = both(found, chances)
    return found


@cites("DW-EXPO-02", "DW-EXPO-03", "DW-EXPO-04", "DW-EXPO-05", "DW-EXPO-06")
def rolled(state: DWState, one: int) -> Chances:
    """What a roll of the exposure die brings a survivor, by what always works."""
    harm = {BLANK: 0, WOUND: wounds_of_roll(state, one), FROSTBITE: 1, BITE: DEAD}
    found: Chances = {}
    for face, share in SHARES.items():
        n = harm[_as(state, one, face)]
        found[n] = found.get(n, Fraction()) + share
    return found


def _as(state: DWState, one: int, face: int) -> int:
    """Returns what a face counts as; items that are used a limited number of times are left out."""
    gifts = abilities(state, one, ReplaceExposure)
    ops = [op for op in gifts if isinstance(op, ReplaceExposure)]
    for card, op in replacers(state, one, face):
        ops += [op] if item_of(card).limit is None else []
    fit = (FACES.index(op.to.value) for op in ops if FACES[face] == op.face.value)
    return next(fit, face)


# -- deeds -------------------------------------------------------------------------------------


@cites("DW-MOVE-03", "DW-EXPO-07")
def moving(state: DWState, one: int, place: int, *, spared: bool = False) -> Chances:
    """What a move brings the mover: the die, and what lies in wait at the place or on the way."""
    found = NOTHING
    if not spared and not skips(state, Deed.MOVE, one, state.where[one], place):
        many = 2 if holding(state, Mod.DOUBLE_MOVE_EXPOSURE) else 1
        found = _times(rolled(state, one), many)
    for rule in holding(state, Mod.MOVE_WOUND_TO):
        if rule.place == place:
            found = both(found, {rule.n or 1: Fraction(1)})
    for rule in holding(state, Mod.HUNTED):
        share = Fraction(rule.high - rule.low + 1, DIE)
        found = both(found, {0: 1 - share, 1: share})
    return found


@cites("DW-KILLZ-02", "DW-SAMPLE-01", "DW-RAXXON-19", "DW-RAXXON-20")
def fighting(state: DWState, one: int, figure: int = -1) -> Chances:
    """What an attack on a zombie brings the attacker; a special one strikes back."""
    here = state.where[one]
    spared = skips(state, Deed.ATTACK, one, here, here)
    found = NOTHING if spared else rolled(state, one)
    if figure >= 0:
        card = BOX.experiments[state.specials[figure][0]]
        armed = sum(item_of(c).type is ItemType.WEAPON for c in state.gear[one])
        more = min(armed, card.weapon_bonus)
        found = both(found, _table(state, one, card.encounter, more))
    for rule in holding(state, Mod.ATTACK_FROSTBITE):
        found = both(found, {rule.n or 1: Fraction(1)})
    return found


@cites("DW-RAXXON-05", "DW-BANDIT-13")
def searching(state: DWState, one: int) -> Chances:
    """What a search brings the searcher: a roll at Raxxon, the table at the hideout."""
    here = state.where[one]
    if here == HIDEOUT:
        return _table(state, one, BOX.places[HIDEOUT].search)
    if here == RAXXON and not skips(state, Deed.SEARCH, one, here, here):
        return rolled(state, one)
    return NOTHING


@cites("DW-BANDIT-14")
def storming(state: DWState, one: int) -> Chances:
    """What an attack on the hideout brings the attacker."""
    return _table(state, one, BOX.places[HIDEOUT].attack)


@cites("DW-KILLZ-02")
def using(state: DWState, one: int) -> Chances:
    """What an ability that kills brings its survivor."""
    for op in walk(BOX.survivors[one].ability.effects):
        if isinstance(op, KillZombies) and op.exposure is not Rolls.NONE:
            return rolled(state, one)
    return NOTHING


# -- tables ------------------------------------------------------------------------------------


def _table(state: DWState, one: int, rows: Iterable[Row], more: int = 0) -> Chances:
    """What a die and its table bring; results beyond the table use its last row."""
    table, found = tuple(rows), Chances()
    for value in range(1, DIE + 1):
        result = min(value + more, table[-1].high)
        row = next((row for row in table if row.low <= result <= row.high), None)
        for n, share in _harm(state, one, row.do if row else ()).items():
            found[n] = found.get(n, Fraction()) + share / DIE
    return found


def _harm(state: DWState, one: int, ops: Ops) -> Chances:
    """What operations bring the one who acts, as far as that is certain before."""
    found = NOTHING
    for op in ops:
        if isinstance(op, Wound) and _hits(op.target) and isinstance(op.n, int):
            found = both(found, {op.n: Fraction(1)})
        elif isinstance(op, Exposure) and _hits(op.target) and isinstance(op.times, int):
            found = both(found, _times(rolled(state, one), op.times))
        elif isinstance(op, ItemToWaste) and not state.gear[one]:
            found = both(found, _harm(state, one, op.otherwise))
    return found


def _hits(target: object) -> bool:
    """Whether an operation hits whoever acts: by role, or with everybody there."""
    if isinstance(target, Group):
        return target.take is Take.EACH and target.but is None
    return target in (Role.ATTACKER, Role.SEARCHING)
