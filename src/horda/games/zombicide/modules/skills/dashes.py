"""Skills that move a Survivor once a turn: Sprint, Charge, Jump, Blitz, Field medic, Bloodlust."""

from collections.abc import Callable
from functools import lru_cache

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome, Push
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import Tables
from horda.games.zombicide.box.skill_keys import skill_id, variants
from horda.games.zombicide.modules.skills.after_dash import FreeAttack, Healing
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.modules.skills.once import fresh, use
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.moves import (
    Way,
    affordable,
    burdened,
    cost,
    may_slip,
    near,
    pay_move,
    slip_helps,
)
from horda.games.zombicide.rules.people import ZRun, car_of, change, pay, zombies_in
from horda.games.zombicide.rules.points import (
    FIGHTS,
    IGNORES_ZOMBIES,
    MOVE_OVER,
    MOVE_ZONES,
    MOVED,
    OFFERS,
    SHUNNED,
    STEP,
)
from horda.games.zombicide.rules.state import COMBAT, MELEE, NONE, OTHER, RANGED, ZState
from horda.games.zombicide.rules.weapons import weapons, zones_in_range

Ends = Callable[[ZState, HookIndex, int, int], bool]
"""Tells whether a Survivor may end such a move in a Zone."""
BLOODLUST = {
    skill_id(f"bloodlust:{word}"): kind
    for word, kind in (("combat", COMBAT), ("melee", MELEE), ("ranged", RANGED))
}
SPRINT, CHARGE, JUMP, BLITZ, FIELD_MEDIC = (
    skill_id(key) for key in ("sprint", "charge", "jump", "blitz", "field_medic")
)
JUMPS = frozenset((JUMP, skill_id("zero_g_run")))
"""Jump, by the names that it has in the editions."""
SPRINT_ZONES, DASH_ZONES = 3, 2


def _at_zombies(state: ZState, hooks: HookIndex, who: int, zone: int) -> bool:
    return bool(zombies_in(state, zone))


@cites("Z2-SKILL-47")
def _charges(state: ZState, hooks: HookIndex, who: int, zone: int) -> bool:
    return bool(zombies_in(state, zone)) and zone != state.people[who].zone


@cites("Z2-SKILL-39", "Z2-SKILL-Q44")
def _at_friends(state: ZState, hooks: HookIndex, who: int, zone: int) -> bool:
    """Tells whether there is a Survivor in a Zone; a medic who stays is one herself."""
    if zone == state.people[who].zone:
        return True
    lone = any(one.leader == NONE and one.zone == zone for one in state.companions)
    return lone or any(other != who for other in in_zone(state, zone))


@cites("Z2-SKILL-26", "Z2-SKILL-Q17")
def _has_target(state: ZState, hooks: HookIndex, who: int, zone: int) -> bool:
    """Tells whether a weapon in Hand could be shot at Zombies from a Zone."""
    there = state.clone()
    change(there, who, zone=zone)
    if not hooks.query(FIGHTS, there, who, True):
        return False
    return any(
        zombies_in(there, target)
        for card in weapons(there, hooks, who, "ranged")
        for target in zones_in_range(there, hooks, who, card)
    )


ENDS: dict[int, Ends] = {CHARGE: _charges, BLITZ: _has_target, FIELD_MEDIC: _at_friends}
ENDS |= dict.fromkeys(BLOODLUST, _at_zombies)


@cites("Z2-SKILL-Q45", "Z2-SKILL-07", "Z2-SKILL-47")
def dash_zones(state: ZState, hooks: HookIndex, who: int) -> int:
    """Returns how many Zones such a move may go: two, and more where a Move may go farther."""
    if MOVE_ZONES not in hooks.uses:
        return DASH_ZONES
    return hooks.query(MOVE_ZONES, state, who, DASH_ZONES)


@cites("Z2-SKILL-Q17", "Z2-MOVE-08")
def reach(state: ZState, who: int, ignores: bool) -> dict[int, tuple[int, ...]]:
    """Returns the ways such a move may go; Zombies on the way end it unless ignored."""
    start, tables, hooks = state.people[who].zone, state.tables, index_of(state)
    zones = dash_zones(state, hooks, who)
    if zones > DASH_ZONES or STEP in hooks.uses or SHUNNED in hooks.uses:
        return _reach_by_steps(state, hooks, who, zones, ignores)
    through = tables.neighbours[start]
    if not ignores:
        through = tuple([zone for zone in through if not zombies_in(state, zone)])
    return _reach(tables, start, through)


@cites("Z2-SKILL-Q45", "FH-M7-Q1", "INV-M10-Q4")
def _reach_by_steps(
    state: ZState, hooks: HookIndex, who: int, zones: int, ignores: bool
) -> dict[int, tuple[int, ...]]:
    """Finds the ways step by step, each of which a piece may forbid.

    Of ways as short the one that harms least is taken: nobody would choose another.
    """
    start, shunned = state.people[who].zone, hooks.query(SHUNNED, state, who, 0)
    ways: dict[int, tuple[int, ...]] = {start: ()}
    last = [start]
    for _ in range(zones):
        found: dict[int, tuple[int, ...]] = {}
        for middle in last:
            if ignores or middle == start or not zombies_in(state, middle):
                beyond = near(state, hooks, who, middle)
                found |= {z: (*ways[middle], z) for z in beyond if z not in (ways | found)}
        ways |= found
        last = sorted(found, key=lambda zone: sum(shunned >> one & 1 for one in ways[zone]))
    return dict(sorted(ways.items()))


@lru_cache(maxsize=1 << 12)
def _reach(tables: Tables, start: int, through: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Finds the ways of at most two Zones through some of the neighbours, by rising Zones."""
    beside = tables.neighbours
    ways: dict[int, tuple[int, ...]] = {start: ()}
    ways |= {zone: (zone,) for zone in beside[start]}
    for middle in through:
        for zone in beside[middle]:
            ways.setdefault(zone, (middle, zone))
    return dict(sorted(ways.items()))


@cites("Z2-SKILL-Q17", "Z2-SKILL-Q27")
def dash_price(state: ZState, hooks: HookIndex, who: int, skill: int, moves: bool) -> int:
    """Returns the Actions such a move costs; Charge itself is free, leaving Zombies is not."""
    extra = cost(state, hooks, who) - 1 if moves else 0
    return extra + (skill != CHARGE)


@cites("Z2-SKILL-26", "Z2-SKILL-39", "Z2-SKILL-47", "Z2-SKILL-64", "Z2-MOVE-Q3")
def _dashes(state: ZState, hooks: HookIndex, who: int, skill: int) -> list[Option]:
    """Lists where a skill takes a Survivor; a Kid may slip where that makes a difference."""
    actions, slipped = state.people[who].actions, reach(state, who, True)
    ends = [zone for zone in slipped if ENDS[skill](state, hooks, who, zone)]
    if not ends:
        return []
    plain = reach(state, who, hooks.query(IGNORES_ZOMBIES, state, who, False))
    slips = may_slip(state, who)
    options: list[Option] = []
    for zone in ends:
        least = int(skill != CHARGE)
        price = dash_price(state, hooks, who, skill, bool(slipped[zone]))
        if zone in plain and price <= actions:
            options.append(Dash(skill, zone))
        if slips and (zone not in plain or price > least) and least <= actions:
            options.append(SlipDash(skill, zone))
    return options


@cites("Z2-SKILL-44", "Z2-SKILL-Q25", "Z2-MOVE-Q3")
def _sprints(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the first Zones of a Sprint."""
    price = cost(state, hooks, who)
    ways = near(state, hooks, who, state.people[who].zone)
    options: list[Option] = []
    if affordable(state, who, price):
        options += _sprints_to(ways)
    if may_slip(state, who) and affordable(state, who, 1):
        zones = hooks.query(MOVE_ZONES, state, who, SPRINT_ZONES)
        helped = [zone for zone in ways if price > 1 or slip_helps(state, hooks, who, zone, zones)]
        options += [SlipDash(SPRINT, zone) for zone in helped]
    return options


@lru_cache(maxsize=1 << 10)
def _sprints_to(ways: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(Dash(SPRINT, zone) for zone in ways)


@cites("Z2-SKILL-40", "Z2-SKILL-Q21")
def _jumps(state: ZState, hooks: HookIndex, who: int, skill: int) -> list[Option]:
    """Lists the Zones exactly two steps away; Slippery is no help in paying."""
    person = state.people[who]
    if 1 + zombies_in(state, person.zone) > person.actions:
        return []
    return [Dash(skill, zone) for zone in sorted(landings(state, hooks, who))]


def landings(state: ZState, hooks: HookIndex, who: int) -> set[int]:
    """Returns the Zones exactly two steps away."""
    here = state.people[who].zone
    middles = near(state, hooks, who, here)
    return {zone for middle in middles for zone in near(state, hooks, who, middle)} - {here}


def _offers(skill: int) -> Callable[[ZState, int, list[Option]], list[Option]]:
    """Returns the query that offers a skill while it is fresh."""

    def offer(state: ZState, who: int, options: list[Option]) -> list[Option]:
        return options + listed(state, index_of(state), who, skill)

    return offer


def listed(state: ZState, hooks: HookIndex, who: int, skill: int) -> list[Option]:
    """Lists where a skill leads: the quick way for the deeds of `dash_deeds.py`."""
    if not fresh(state, who, skill) or car_of(state, who) != NONE:
        return []  # Z2-CAR-Q1: whoever sits in a car gets out first
    if burdened(state, who):
        return []
    if skill in JUMPS:
        return _jumps(state, hooks, who, skill)
    if skill == SPRINT:
        return _sprints(state, hooks, who)
    return _dashes(state, hooks, who, skill)


def dash(run: ZRun, who: int, option: Dash) -> Outcome:
    """Pays, and goes the way."""
    if option.skill in JUMPS:
        return _jump(run, who, option)
    return _go(run, who, option, False)


@cites("Z2-MOVE-Q3", "Z2-MOVE-09")
def slip_dash(run: ZRun, who: int, option: SlipDash) -> Outcome:
    """Pays, and slips along the way."""
    return _go(run, who, option, True)


def _go(run: ZRun, who: int, option: Dash | SlipDash, slips: bool) -> Frame | Push | None:
    """Pays, goes the way, and returns what the skill lets the Survivor do there."""
    state, skill = run.state, option.skill
    use(run, who, skill)
    if skill == SPRINT:
        pay_move(run, who, 1 if slips else cost(state, run.hooks, who))
        change(state, who, slipped=slips or state.people[who].slipped)
        left = run.query(MOVE_ZONES, who, SPRINT_ZONES) - 1
        return Way(who, option.to, left, slips, 1)
    ignores = slips or run.query(IGNORES_ZOMBIES, who, False)
    path = reach(state, who, ignores)[option.to]
    least = int(skill != CHARGE)
    price = least if slips else dash_price(state, run.hooks, who, skill, bool(path))
    pay(state, who, OTHER, price)
    change(state, who, slipped=slips or state.people[who].slipped)
    due = walk(run, who, path)
    return after(due, _sequel(run, who, skill))


def _sequel(run: ZRun, who: int, skill: int) -> Frame | Push | None:
    """Returns what the skill lets the Survivor do where it came to."""
    if skill in BLOODLUST:
        return FreeAttack(who, BLOODLUST[skill])
    if skill == FIELD_MEDIC:
        return Healing(who)
    return FreeAttack(who, RANGED) if skill == BLITZ else _charged(run, who)


@cites("FH-M7-Q3")
def after(due: tuple[Frame, ...], then: Frame | Push | None) -> Frame | Push | None:
    """Puts what came of the way before what is done at its end."""
    if not due or then is None:
        return Push(due[0], None, due[1:]) if due else then
    rest = (then,) if isinstance(then, Frame) else (then.child, *then.then)
    return Push(due[0], None, (*due[1:], *rest))


@cites("Z2-SKILL-47", "Z2-SKILL-Q27")
def _charged(run: ZRun, who: int) -> Push | None:
    """Lets pieces do what they do after a Move Action, which a Charge is."""
    if MOVE_OVER not in run.hooks.uses or run.state.result is not None:
        return None
    return run.trigger(MOVE_OVER, who)


@cites("Z2-SKILL-40", "Z2-SKILL-Q21")
def _jump(run: ZRun, who: int, option: Dash) -> None:
    """Pays for the Zombies left behind, and lands."""
    state = run.state
    use(run, who, option.skill)
    pay(state, who, OTHER, 1 + zombies_in(state, state.people[who].zone))
    walk(run, who, (option.to,))


def walk(run: ZRun, who: int, path: tuple[int, ...]) -> tuple[Frame, ...]:
    """Moves a Survivor along a way; returns what comes of the Zones it went through."""
    due: tuple[Frame, ...] = ()
    for zone in path:
        before = run.state.people[who].zone
        person = change(run.state, who, zone=zone)
        run.emit(events.Moved, person.card, zone)
        if MOVED in run.hooks.uses:
            first = run.trigger(MOVED, (who, before))
            due += () if first is None else (first.child, *first.then)
        if won(run, Look.PLACES):
            return ()
    return due


def dash_piece(id: str, rule: str, *rulings: str) -> Piece:
    """Makes the piece of a skill, with an offer for each of its variants."""
    own = sorted(variants(id))
    return Piece(id, tuple(OFFERS.use(_offers(skill), skill) for skill in own), (rule, *rulings))


_ALL = (
    dash_piece("sprint", "Z2-SKILL-44", "Z2-SKILL-Q25"),
    dash_piece("charge", "Z2-SKILL-47", "Z2-SKILL-Q27", "Z2-SKILL-Q45"),
    dash_piece("jump", "Z2-SKILL-40", "Z2-SKILL-Q21"),
    dash_piece("blitz", "Z2-SKILL-26", "Z2-SKILL-Q17"),
    dash_piece("field_medic", "Z2-SKILL-39", "Z2-SKILL-Q17"),
    dash_piece("bloodlust", "Z2-SKILL-64", "Z2-SKILL-Q17"),
)
PIECES: dict[str, Piece] = {piece.id: piece for piece in _ALL}
