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
from horda.games.dead_of_winter.rules.actions.aids import LIMITS, is_fresh, item_of, mark_used

Fits = Callable[[Op], bool]


def anything(op: Op) -> bool:
    """Every operation of the kind will do."""
    return True


@cites("DW-ABIL-03", "DW-CARD-05", "DW-ABIL-Q3")
def ability_bonus(
    run: DWRun, survivor: int, kind: type[Op], timing: Timing, fits: Fits = anything
) -> Op | None:
    """Uses the ability of a survivor that adds to an action, if it has one that fits now."""
    state, ability = run.state, BOX.survivors[survivor].ability
    if ability.timing is not timing or not ability_on(state, survivor):
        return None
    if state.uses[survivor] >= LIMITS[ability.limit]:
        return None
    found = next((op for op in ability.effects if isinstance(op, kind) and fits(op)), None)
    if found is not None:
        state.uses[survivor] += 1
        run.emit(events.AbilityUsed, survivor)
    return found


def item_bonus(run: DWRun, survivor: int, kind: type[Op], timing: Timing) -> Op | None:
    """Uses an item of a survivor that adds to an action, if there is a fresh one."""
    for card in run.state.gear[survivor]:
        item = item_of(card)
        if item.timing is not timing or not is_fresh(card):
            continue
        for op in item.effects:
            if isinstance(op, kind):
                mark_used(run, survivor, card)
                return op
    return None


def bonus(run: DWRun, survivor: int, kind: type[Op], timing: Timing) -> Op | None:
    """Uses an ability or an item that adds to an action."""
    found = ability_bonus(run, survivor, kind, timing)
    return found if found is not None else item_bonus(run, survivor, kind, timing)


def every_round(state: DWState, seat: int) -> int:
    """Counts the dice that items of a player add in every round."""
    total = 0
    for one in own(state, seat):
        for op in carried(state, one, ExtraDie):
            if isinstance(op, ExtraDie) and op.timing is DieTiming.EVERY_ROUND:
                total += op.n
    return total


def free_attack(state: DWState, survivor: int) -> bool:
    """Spares a survivor the rolls of one attack a round, where a card says so."""
    for at, rule in enumerate(state.lasting):
        if rule.modifier != Mod.FREE_ATTACK or rule.survivor != survivor:
            continue
        if rule.made == -state.round:  # used in this round already
            continue
        used = Lasting(
            rule.modifier, rule.source, survivor=survivor, until=rule.until, made=-state.round
        )
        state.lasting = (*state.lasting[:at], used, *state.lasting[at + 1 :])
        return True
    return False
