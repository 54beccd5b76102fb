"""Items that help with an attack, a search or a move."""

from collections.abc import Iterator

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.codes import changed, fresh, marked, title_of, used_of, without
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Item, Limit, Timing
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_flow import Choose, If
from horda.games.dead_of_winter.cards.ops_lasting import (
    AttackAnyDie,
    AttackBonus,
    Deed,
    RerollEncounter,
    SearchAnyDie,
    SearchExtra,
    SkipExposure,
)
from horda.games.dead_of_winter.cards.ops_zombies import Rolls
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.conditions import true
from horda.games.dead_of_winter.effects.lasting import forbidden
from horda.games.dead_of_winter.effects.scope import Scope

HELP = (AttackBonus, AttackAnyDie, RerollEncounter, SearchAnyDie, SearchExtra, SkipExposure)
"""Operations that are part of the action they help with."""
LIMITS = {None: 99, Limit.ROUND: 1, Limit.ROUND_TWICE: 2, Limit.TURN: 1}


class UseAid(DWOption, frozen=True):
    """Use an item for this action."""

    card: int


class Aid(Struct):
    """What the items in use add to an action."""

    kills: int = 1
    rolls: Rolls = Rolls.EACH
    skip: bool = False
    reroll: bool = False
    look: int = 0
    keep: int = 0
    any_die: bool = False


def item_of(card: int) -> Item:
    """Returns the title of a card."""
    return BOX.items[title_of(card)]


@cites("DW-ABIL-Q3", "DW-HAND-03", "DW-PLAY-Q5")
def is_fresh(card: int) -> bool:
    """Whether an item may still be used this round."""
    return used_of(card) < LIMITS[item_of(card).limit]


def in_force(state: DWState, ops: tuple[Op, ...], seat: int, scope: Scope) -> Iterator[Op]:
    """Goes through operations, and through those of conditions that hold."""
    for op in ops:
        if isinstance(op, If):
            inner = op.then if true(state, op.when, seat, scope) else op.otherwise
            yield from in_force(state, inner, seat, scope)
        else:
            yield op


def barred(state: DWState, survivor: int) -> bool:
    """Whether a survivor may use no items that have a limit; those that always work still do."""
    return bool(state.lasting) and forbidden(state, "use_item", survivor)


def helping(state: DWState, survivor: int, timing: Timing, scope: Scope) -> list[int]:
    """Lists the items of a survivor that would help now, each copy of a sort once."""
    seat, found = state.owner[survivor], list[int]()
    held = barred(state, survivor)
    for card in dict.fromkeys(state.gear[survivor]):
        item = item_of(card)
        if item.timing is timing and is_fresh(card) and not (held and item.limit):
            if any(True for _ in in_force(state, item.effects, seat, scope)):
                found.append(card)
    return found


def mark_used(run: DWRun, survivor: int, card: int) -> int:
    """Marks an item as used once more; returns it as it is now."""
    state = run.state
    run.emit(events.ItemUsed, survivor, card)
    if item_of(card).limit is None:
        return card
    gear = (*without(state.gear[survivor], card), marked(card))
    state.gear = changed(state.gear, survivor, tuple(sorted(gear)))
    return marked(card)


@cites("DW-CROSS-04")
def used_weapon(run: DWRun, survivor: int, card: int) -> None:
    """Remembers for crossroads cards that an item was used, if it is a weapon."""
    state = run.state
    if item_of(card).type is ItemType.WEAPON and state.where[survivor] < 250:
        moment = Moment("after_use_item", survivor, state.where[survivor], card=fresh(card))
        state.moments = (*state.moments, moment)


def add_up(state: DWState, cards: tuple[int, ...], survivor: int, scope: Scope) -> Aid:
    """Adds up what items give to an action."""
    aid = Aid()
    for card in cards:
        for op in in_force(state, item_of(card).effects, state.owner[survivor], scope):
            _apply(aid, op)
    return aid


@cites("DW-PLAY-Q7")
def _apply(aid: Aid, op: Op) -> None:
    if isinstance(op, AttackBonus):
        aid.kills, aid.rolls = op.kills, op.exposure
    elif isinstance(op, SkipExposure):
        aid.skip = True
    elif isinstance(op, RerollEncounter):
        aid.reroll = True
    elif isinstance(op, SearchExtra):
        aid.look, aid.keep = aid.look + op.look, aid.keep + op.keep
    elif isinstance(op, SearchAnyDie):
        aid.any_die = True


def rest_of(item: Item) -> int:
    """Returns where the operations begin that run after the action an item helped with."""
    for at, op in enumerate(item.effects):
        if not isinstance(op, HELP):
            return at
    return len(item.effects)


def bonus_of(card: int) -> AttackBonus | None:
    """Returns what an item adds to the kills of an attack."""
    return next((op for op in item_of(card).effects if isinstance(op, AttackBonus)), None)


@cites("DW-PLAY-07", "DW-SAMPLE-12")
def spares_move(card: int) -> SkipExposure | None:
    """Returns how a card spares the roll of a move, if it does."""
    item = item_of(card)
    if item.timing not in (Timing.MOVING, Timing.MOVING_OR_TURN, Timing.MOVING_OR_SEARCH):
        return None
    return next((op for op in _moves(item.effects)), None)


def _moves(ops: tuple[Op, ...]) -> Iterator[SkipExposure]:
    for op in ops:
        if isinstance(op, SkipExposure) and op.on is Deed.MOVE:
            yield op
        elif isinstance(op, Choose | If):
            for branch in op.branches():
                yield from _moves(branch)
