"""Rules of Fort Hendrix that code of the whole family carries out, or the data it reads."""

from typing import Any

from horda.core.rulebook import cites
from horda.games.zombicide.box import content
from horda.games.zombicide.modules.mission_rules import food
from horda.games.zombicide.modules.skills import finds
from horda.games.zombicide.rules import assault, hits, piles, spawn, start, wounds
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.attack import Attack, PlannedAttack
from horda.games.zombicide.rules.goals import settle
from horda.games.zombicide.rules.more_dice import MoreDice

ADVANCED: tuple[tuple[Any, str], ...] = (
    (start._decks, "FH-MIL-1 FH-DECK-2"),
    (piles.draw_card, "FH-MIL-3"),
    (piles.to_discards, "FH-MIL-3"),
    (finds._matching_set, "FH-MIL-Q1"),
    (assault.roll_again, "FH-D2"),
    (PlannedAttack, "FH-ALLOUT-4"),
    (Attack.count, "FH-ALLOUT-Q1"),
    (MoreDice.number, "FH-ALLOUT-Q3"),
    (Attack.count, "FH-ALLOUT-Q3"),
    (food.wanted, "FH-SW-2"),
)
FIGURES: tuple[tuple[Any, str], ...] = (
    (content._zombie_problems, "FH-SHOOT-1"),
    (hits.in_order, "FH-SHOOT-1"),
    (spawn.DrawCard.act_again, "FH-SHOOT-1 FH-D14"),
    (Activation.attack, "FH-SHOOT-2 FH-D14"),
    (spawn._too_few, "FH-SHOOT-Q5"),
    (spawn.Surprise, "FH-SHOOT-Q7"),
    (wounds.Share.ask, "FH-KO-Q2"),
    (settle, "FH-KO-Q4"),
)


def register() -> None:
    """Cites each place for its rules."""
    for thing, ids in (*ADVANCED, *FIGURES):
        cites(*ids.split())(thing)
