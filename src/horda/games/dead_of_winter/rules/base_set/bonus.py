"""Abilities and items that add to an action, a limited number of times a round."""

from collections.abc import Callable

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_dice import ExtraDie
from horda.games.dead_of_winter.cards.ops_dice import Timing as DieTiming
from horda.games.dead_of_winter.effects.lasting import ability_on, carried
from horda.games.dead_of_winter.rules.actions.aids import (
    LIMITS,
    barred,
    is_fresh,
    item_of,
    mark_used,
)

Fits = Callable[[Op], bool]


def anything(op: Op) -> bool:
    """Every operation of the kind will do."""
    return True


@cites("DW-ABIL-03", "DW-CARD-05", "DW-ABIL-Q3")
def ability_bonus(
    state: DWState, survivor: int, kind: type[Op], timing: Timing, fits: Fits = anything
) -> Op | None:
    """Returns what the ability of a survivor could add to an action now."""
    ability = BOX.survivors[survivor].ability
    if ability.timing is not timing or not ability_on(state, survivor):
        return None
    if state.uses[survivor] >= LIMITS[ability.limit]:
        return None
    return next((op for op in ability.effects if isinstance(op, kind) and fits(op)), None)


def item_bonus(state: DWState, survivor: int, kind: type[Op], timing: Timing) -> tuple[int, Op]:
    """Returns a fresh item of a survivor that could add to an action, and what; -1 if none."""
    if not barred(state, survivor):
        for card in state.gear[survivor]:
            item = item_of(card)
            if item.timing is timing and is_fresh(card):
                for op in item.effects:
                    if isinstance(op, kind):
                        return card, op
    return -1, Op()


@cites("DW-CARD-Q6")
def bonus(state: DWState, survivor: int, kind: type[Op], timing: Timing) -> Op | None:
    """Returns what an ability or an item could add to an action; nobody is obliged to use it."""
    found = ability_bonus(state, survivor, kind, timing)
    if found is not None:
        return found
    card, op = item_bonus(state, survivor, kind, timing)
    return op if card >= 0 else None


def use_ability(run: DWRun, survivor: int) -> None:
    """Marks the ability of a survivor as used in this action."""
    run.state.uses[survivor] += 1
    run.emit(events.AbilityUsed, survivor)


def use_bonus(run: DWRun, survivor: int, kind: type[Op], timing: Timing) -> None:
    """Marks what `bonus` found as used."""
    if ability_bonus(run.state, survivor, kind, timing) is not None:
        use_ability(run, survivor)
    else:
        mark_used(run, survivor, item_bonus(run.state, survivor, kind, timing)[0])


def every_round(state: DWState, seat: int) -> int:
    """Counts the dice that items of a player add in every round."""
    total = 0
    for one in own(state, seat):
        for op in carried(state, one, ExtraDie):
            if isinstance(op, ExtraDie) and op.timing is DieTiming.EVERY_ROUND:
                total += op.n
    return total


def _free_attack(state: DWState, survivor: int) -> int:
    for at, rule in enumerate(state.lasting):
        fits = rule.modifier == Mod.FREE_ATTACK and rule.survivor == survivor
        if fits and rule.made != -state.round:  # so it is marked once it was used
            return at
    return -1


def free_attack(state: DWState, survivor: int) -> bool:
    """Whether a card spares a survivor the rolls of one attack in this round."""
    return bool(state.lasting) and _free_attack(state, survivor) >= 0


def use_free_attack(state: DWState, survivor: int) -> bool:
    """Uses it up until the next round."""
    at = _free_attack(state, survivor)
    if at >= 0:
        rule = state.lasting[at]
        used = Lasting(
            rule.modifier, rule.source, survivor=survivor, until=rule.until, made=-state.round
        )
        state.lasting = (*state.lasting[:at], used, *state.lasting[at + 1 :])
    return at >= 0
