"""Brings in everything that carries out operations and judges conditions."""

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops import KINDS
from horda.games.dead_of_winter.effects import (  # noqa: F401  # each registers what it does
    do_cache,
    do_colony,
    do_decks,
    do_dice,
    do_flow,
    do_groups,
    do_hands,
    do_lasting,
    do_people,
    do_places,
    do_special,
    do_story,
    do_together,
    do_zombies,
    goals,
    own_goals,
)
from horda.games.dead_of_winter.effects.script import INTERPRETERS


def missing() -> list[type[Op]]:
    """Lists the operations that nobody carries out."""
    return [kind for kind in KINDS if kind not in INTERPRETERS]
