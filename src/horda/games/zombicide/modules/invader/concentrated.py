"""Concentrated attacks: all hits on one Xenos that was named before the roll."""

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.skills.wield import owns
from horda.games.zombicide.rules.attack import DECLARES, Attack, PlannedAttack, planned
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.hits import REAPER, in_order
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, kinds_in
from horda.games.zombicide.rules.points import COUNTED, DECLARED, FREE_TARGETS, PLANS, TARGETS
from horda.games.zombicide.rules.state import NONE, ZState


class Concentrate(ZOption, frozen=True):
    """Aim all hits at one Xenos of this kind."""

    moment = ("concentrate", "INV-CONC-1")
    kind: int


@cites("INV-CONC-1", "INV-CONC-3", "INV-CONC-Q3", "INV-HELL-Q3")
def _offer(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers the kinds that may be aimed at, by the target order where that counts."""
    attack, state = run.below, run.state
    if not isinstance(attack, Attack) or attack.burns(state):
        return []
    if isinstance(attack, PlannedAttack) and attack.aim != NONE:
        return []
    return [Concentrate(kind) for kind in _kinds(state, run.hooks, attack)]


def _kinds(state: ZState, hooks: HookIndex, attack: Attack) -> list[int]:
    """Lists the kinds that one may aim at."""
    here = kinds_in(state, attack.zone)
    free = attack.mode == "melee" or hooks.query(FREE_TARGETS, state, attack.blow(state), False)
    return here if free else in_order(state, attack.zone)


def _plans(state: ZState, attack: Attack, plans: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """Adds what may be declared, for the odds."""
    if attack.burns(state) or (isinstance(attack, PlannedAttack) and attack.aim != NONE):
        return plans
    kinds = _kinds(state, index_of(state), attack)
    return (*plans, *(planned(attack, aim=kind) for kind in kinds))


def _aim(run: ZRun, context: tuple[int, ...], option: Concentrate) -> None:
    attack = run.below
    assert isinstance(attack, Attack)
    run.amend_below(planned(attack, aim=option.kind))


def _declared(state: ZState, who: int, option: Concentrate) -> Attack:
    """Returns the attack with its one target, for its odds."""
    attack = state.stack[-2]
    assert isinstance(attack, Attack)
    return planned(attack, aim=option.kind)


DECLARES[Concentrate] = _declared


@cites("INV-CONC-2", "INV-CONC-Q1", "INV-FF-2", "INV-EQ-10", "INV-CONC-X1", "INV-CONC-X2")
def _all_on_one(run: ZRun, attack: Attack) -> Attack:
    """Multiplies the Damage by the hits; each miss deals the basic one."""
    if not isinstance(attack, PlannedAttack) or attack.aim == NONE:
        return attack
    expert = _expert(run.state, attack)
    basic = attack.damage + expert
    return replace(
        attack,
        hits=min(1, attack.hits),
        misses=0 if expert else attack.misses,
        damage=basic * attack.hits,
        basic=basic,
        used=(*attack.used, REAPER),  # no second victim (INV-CONC-Q2)
    )


@cites("INV-SK-10", "INV-CONC-Q1")
def _expert(state: ZState, attack: Attack) -> bool:
    """Tells whether Concentrate Fire expert counts: it takes two dice at least."""
    blow = attack.blow(state)
    return len(attack.pool) > 1 and owns(state, blow, "concentrate_fire_expert")


@cites("INV-CONC-2", "INV-CONC-Q2")
def _only_that(state: ZState, attack: Attack, kinds: list[int]) -> list[int]:
    """Nobody else can be hit, and too little Damage does nothing."""
    if not isinstance(attack, PlannedAttack) or attack.aim == NONE:
        return kinds
    there = state.zombies[attack.zone * state.kinds + attack.aim]
    return [attack.aim] * (there > 0 and state.box.zombies[attack.aim].min_damage <= attack.damage)


MODULE = Module(
    "concentrated",
    (
        Piece(
            "concentrated",
            (
                DECLARED.use(_offer, _aim),
                COUNTED.use(_all_on_one),
                TARGETS.use(_only_that),
                PLANS.use(_plans),
            ),
            ("INV-CONC-1", "INV-CONC-2"),
        ),
    ),
)
