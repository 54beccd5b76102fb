"""Whom hits may be assigned to, and who falls to them."""

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
    """Lists the kinds that the next hit may be assigned to, whether they feel it or not."""
    state = run.state
    here = kinds_in(state, attack.zone)
    found = here
    if attack.mode != "melee" and not run.query(FREE_TARGETS, attack.blow(state), False):
        found = in_order(state, attack.zone)
    return run.query(TARGETS, attack, found)


@cites("Z2-TARGET-01", "Z2-TARGET-06", "Z2-TARGET-I1")
def in_order(state: ZState, zone: int) -> list[int]:
    """Lists the kinds that stand first in the targeting order."""
    here = kinds_in(state, zone)
    first = min((rank(state.box, kind) for kind in here), default=0)
    return [kind for kind in here if rank(state.box, kind) == first]


@cites("Z2-TARGET-03", "Z2-MELEE-02", "Z2-ZOMB-03")
def able(state: ZState, kinds: list[int], damage: int) -> list[int]:
    """Lists those of some kinds that a hit of so much Damage eliminates."""
    zombies = state.box.zombies
    return [kind for kind in kinds if zombies[kind].min_damage <= damage]


@cites("Z2-INTER-24", "Z2-TARGET-03")
def worth_asking(state: ZState, zone: int, kinds: list[int], hits: int, damage: int) -> list[int]:
    """Lists the kinds a player chooses from: none if nobody feels it, one if there are enough."""
    fall = able(state, kinds, damage)
    if not fall:
        return []
    standing = sum([state.zombies[zone * state.kinds + kind] for kind in kinds])
    return kinds[:1] if len(fall) == len(kinds) and hits >= standing else kinds


@cites("Z2-SKILL-38", "Z2-SKILL-Q20", "Z2-INTER-24")
def hit_options(run: ZRun, attack: "Attack", kinds: list[int]) -> tuple[Option, ...]:
    """Lists what a hit can do; only one thing where the hits are enough for all targets anyway."""
    state, zone = run.state, attack.zone
    chosen = worth_asking(state, zone, kinds, attack.hits, attack.damage)
    options: list[Option] = [Hit(kind) for kind in chosen]
    if len(chosen) == 1 and attack.hits >= zombies_in(state, zone):
        return tuple(options)
    if chosen and REAPER not in attack.used and run.query(REAPS, attack.blow(state), False):
        fall = able(state, kinds, attack.damage)
        options += [Reap(kind) for kind in fall if state.zombies[zone * state.kinds + kind] > 1]
    return tuple(options)


@cites("Z2-ABOM-07", "Z2-ABOM-09", "Z2-ZOMB-05")
def rank(box: Content, kind: int) -> int:
    """Returns a kind's place in the targeting order; the Abominacop stands before all."""
    zombie = box.zombies[kind]
    return 0 if zombie.special == COP else zombie.priority
