"""The free Move of a skill: in the own turn it may be the Sprint, or a Kid's slippery one."""

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.zombicide.modules.skills.dashes import SPRINT, SPRINT_ZONES
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.modules.skills.once import fresh, use
from horda.games.zombicide.rules.moves import Way, may_slip, near, ordinary, slip_helps
from horda.games.zombicide.rules.options import Slip
from horda.games.zombicide.rules.people import ZRun, change, pay, zombies_in
from horda.games.zombicide.rules.points import MOVE_ZONES, WALKED
from horda.games.zombicide.rules.state import MOVE
from horda.games.zombicide.rules.words_of_options import choices

Moving = Dash | Slip | SlipDash
MANNERS = ("sprint", "slip", "slip-sprint")
choices("manner", *MANNERS)


@cites("Z2-SKILL-Q41", "Z2-SKILL-G6", "Z2-MOVE-09")
def own_moves(run: ZRun, who: int) -> list[Moving]:
    """Lists what a free Move may be besides a walk, which is nothing outside the own turn."""
    state = run.state
    if state.turn_of != who:
        return []
    ways = near(state, run.hooks, who, state.people[who].zone)
    sprints = fresh(state, who, SPRINT)
    options: list[Moving] = [Dash(SPRINT, zone) for zone in ways if sprints]
    if not may_slip(state, who):
        return options
    zones = run.query(MOVE_ZONES, who, 1)
    helped = [zone for zone in ways if slip_helps(state, run.hooks, who, zone, zones)]
    options += [Slip(zone) for zone in helped]
    far = run.query(MOVE_ZONES, who, SPRINT_ZONES)
    helped = [zone for zone in ways if slip_helps(state, run.hooks, who, zone, far)]
    return options + [SlipDash(SPRINT, zone) for zone in helped if sprints]


def own_ways(run: ZRun, who: int) -> list[tuple[int, str]]:
    """Lists the same as Zones, each with the manner of going there."""
    said = {Dash: MANNERS[0], Slip: MANNERS[1], SlipDash: MANNERS[2]}
    return [(one.to, said[type(one)]) for one in own_moves(run, who)]


@cites("Z2-SKILL-Q41", "Z2-SKILL-53", "Z2-SKILL-18")
def go_free(run: ZRun, who: int, to: int, *, sprints: bool = False, slips: bool = False) -> Frame:
    """Goes without paying, but it is an Action: it ends a chain of attacks."""
    pay(run.state, who, MOVE, 0)
    if slips:
        change(run.state, who, slipped=True)
    if sprints:
        use(run, who, SPRINT)
    zones = run.query(MOVE_ZONES, who, SPRINT_ZONES if sprints else 1)
    way = Way(who, to, zones - 1, slips, int(sprints))
    helped = sprints or slips or zombies_in(run.state, run.state.people[who].zone)
    return way if helped or WALKED not in run.hooks.uses else ordinary(run, way)
