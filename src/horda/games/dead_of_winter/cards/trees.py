"""Every list of operations of every card under a name of its own, and the way into it.

A frame that carries out operations holds the name and a path: the number of an
operation, the number of a branch of it, the number of an operation there, and so on.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from horda.core.effects import Effect, Sequence
from horda.games.dead_of_winter.cards.box import BOX, Box
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops, Row
from horda.games.dead_of_winter.cards.ops_flow import Roll

Named = Iterator[tuple[str, Ops]]


def trees(box: Box) -> dict[str, Ops]:
    """Names every list of operations in the boxes."""
    parts = (_people, _items, _crises, _crossroads, _objectives, _raxxon, _hideout)
    return {name: ops for part in parts for name, ops in part(box)}


def _people(box: Box) -> Named:
    for card in box.survivors:
        yield f"survivor/{card.id}", card.ability.effects
        yield f"survivor/{card.id}/cost", card.ability.cost


def _items(box: Box) -> Named:
    for card in box.items:
        yield f"item/{card.id}", card.effects
        yield f"item/{card.id}/cost", card.cost
    for one in box.improvements:
        yield f"improvement/{one.id}", one.effects
    for side in box.side_effects:
        yield f"side-effect/{side.id}", side.effects


def _crises(box: Box) -> Named:
    for card in box.crises:
        yield f"crisis/{card.id}/fail", card.fail
        yield f"crisis/{card.id}/surplus", card.surplus


def _crossroads(box: Box) -> Named:
    for card in box.crossroads:
        yield f"crossroads/{card.id}/before", card.before
        for number, option in enumerate(card.options, start=1):
            yield f"crossroads/{card.id}/{number}", option.effects
            yield f"crossroads/{card.id}/{number}/cost", option.cost


def _objectives(box: Box) -> Named:
    for card in box.objectives:
        yield f"objective/{card.id}/normal", card.normal.setup
        yield f"objective/{card.id}/hard", card.hard.setup
        yield f"objective/{card.id}/story", card.story_setup
        yield f"objective/{card.id}/start", card.start
        yield f"objective/{card.id}/complete", card.complete


def _raxxon(box: Box) -> Named:
    for pill in box.pills:
        yield f"pill/{pill.id}", _table(pill.table)
    for card in box.experiments:
        yield f"experiment/{card.id}", _table(card.encounter)
        yield f"experiment/{card.id}/deploy", card.on_deploy


def _hideout(box: Box) -> Named:
    hideout = box.places[-1]
    yield "hideout/search", _table(hideout.search)
    yield "hideout/attack", _table(hideout.attack)


def _table(rows: tuple[Row, ...]) -> Ops:
    """A bare table as an operation, so that its rows have paths too."""
    return (Roll(rows),)


TREES = trees(BOX)
EFFECTS: dict[str, Effect] = {name: Sequence(ops) for name, ops in TREES.items()}
"""The same as nodes of the house\'s trees (`Game.effects`)."""


@cache
def ops_at(source: str, path: tuple[int, ...] = ()) -> Ops:
    """Returns the list of operations that a path leads to."""
    ops = TREES[source]
    for index in range(0, len(path), 2):
        ops = ops[path[index]].branches()[path[index + 1]]
    return ops


def walk(ops: Iterable[Op]) -> Iterator[Op]:
    """Goes through operations and all that are inside them."""
    for op in ops:
        yield op
        for branch in op.branches():
            yield from walk(branch)
