"""Whom the hits of an attack may be assigned to."""

from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.options import Hit, Reap
from horda.games.zombicide.rules.people import ZRun, kinds_in, zombies_in
from horda.games.zombicide.rules.points import FREE_TARGETS, REAPS, TARGETS
from horda.games.zombicide.rules.state import ZState

if TYPE_CHECKING:
    from horda.games.zombicide.rules.attack import Attack

COP = "Z2-ABOM-07"
REAPER = "reaper"


@cites("Z2-TARGET-01", "Z2-TARGET-02", "Z2-TARGET-04", "Z2-TARGET-05", "Z2-TARGET-I1")
@cites("Z2-ABOM-02", "Z2-ABOM-03", "Z2-ABOM-I1", "Z2-ZOMB-03")
@cites("Z2-TARGET-07", "Z2-TARGET-Q1", "Z2-MELEE-04", "Z2-INTER-12")
def targets(run: ZRun, attack: "Attack") -> list[int]:
    """Lists the kinds that the next hit may eliminate; none: it is wasted."""
    state = run.state
    here = kinds_in(state, attack.zone)
    able = [kind for kind in here if state.box.zombies[kind].min_damage <= attack.damage]
    if attack.mode != "melee" and not run.query(FREE_TARGETS, attack.blow(state), False):
        able = in_order(state, attack.zone, attack.damage)
    return run.query(TARGETS, attack, able)


@cites("Z2-TARGET-01", "Z2-TARGET-06", "Z2-TARGET-I1")
def in_order(state: ZState, zone: int, damage: int) -> list[int]:
    """Lists the kinds that stand first in the targeting order and fall to so much Damage."""
    here = kinds_in(state, zone)
    first = min((rank(state.box, kind) for kind in here), default=0)
    return [
        k for k in here if rank(state.box, k) == first and state.box.zombies[k].min_damage <= damage
    ]


@cites("Z2-SKILL-38", "Z2-SKILL-Q20", "Z2-INTER-24")
def hit_options(run: ZRun, attack: "Attack", kinds: list[int]) -> tuple[Option, ...]:
    """Lists what a hit can do; only one thing where the hits are enough for all targets anyway."""
    state = run.state
    standing = {kind: state.zombies[attack.zone * state.kinds + kind] for kind in kinds}
    if attack.hits >= zombies_in(state, attack.zone):
        return (Hit(kinds[0]),)
    enough = attack.hits >= sum(standing.values())
    options: list[Option] = [Hit(kind) for kind in (kinds[:1] if enough else kinds)]
    if REAPER not in attack.used and run.query(REAPS, attack.blow(state), False):
        options += [Reap(kind) for kind in kinds if standing[kind] > 1]
    return tuple(options)


@cites("Z2-ABOM-07", "Z2-ABOM-09", "Z2-ZOMB-05")
def rank(box: Content, kind: int) -> int:
    """Returns a kind's place in the targeting order; the Abominacop stands before all."""
    zombie = box.zombies[kind]
    return 0 if zombie.special == COP else zombie.priority
