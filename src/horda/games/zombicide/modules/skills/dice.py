"""Skills that change dice: how many are rolled, what they show, whether they roll again."""

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.wield import copies, owns, wielded
from horda.games.zombicide.rules.assault import roll_again
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.options import Reroll
from horda.games.zombicide.rules.people import ZRun, chains, zombies_in
from horda.games.zombicide.rules.points import (
    DICE,
    EXTRA_DICE,
    OTHER_DICE,
    REROLLS,
    ROLL_BONUS,
    SIX_DICE,
)
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.words_of_options import choices

LUCKY = "lucky"
choices("by", "ammo", LUCKY)
ESCALATION = tuple(skill_id(f"escalation:{mode}") for mode in ("melee", "ranged", "combat"))
"""In the order in which `chains` counts."""


@cites("Z2-SKILL-04", "Z2-SKILL-Q1", "Z2-DARK-04", "Z2-FF-I2")
def _roll_bonus(state: ZState, blow: Blow, bonus: int) -> int:
    return bonus + copies(state, blow, "plus_1_to_dice_roll")


@cites("Z2-SKILL-05", "Z2-INTER-04")
def _one_die(state: ZState, blow: Blow, dice: int) -> int:
    return dice + copies(state, blow, "plus_1_die")


@cites("Z2-SKILL-09", "Z2-SKILL-Q4")
def _barbarian(state: ZState, blow: Blow, dice: int) -> int:
    return as_many(state, blow, dice, "barbarian")


def as_many(state: ZState, blow: Blow, dice: int, id: str) -> int:
    """Returns as many dice as there are Zombies, for a Melee attack by whoever has a skill."""
    if blow.mode != "melee" or not owns(state, blow, id):
        return dice
    return zombies_in(state, blow.zone)


@cites("Z2-SKILL-27", "Z2-SKILL-Q4")
def _full_auto(state: ZState, blow: Blow, dice: int) -> int:
    if blow.mode != "ranged" or not owns(state, blow, "full_auto"):
        return dice
    return zombies_in(state, blow.zone)


@cites("Z2-SKILL-16", "Z2-SKILL-Q10")
def _escalation(state: ZState, blow: Blow, dice: int) -> int:
    """Adds a die for each link of the chain before this attack, which is counted already."""
    if state.turn_of != blow.who:
        return dice  # the chain ended with the turn it was made in
    owned = wielded(state, blow)
    lengths = zip(ESCALATION, chains(state.people[blow.who]), strict=True)
    return dice + sum(owned.count(skill) * max(0, length - 1) for skill, length in lengths)


@cites("Z2-SKILL-17", "Z2-SKILL-Q11", "Z2-SKILL-Q18")
def _lucky(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers to roll all dice again, once an attack."""
    attack = run.below
    if not isinstance(attack, Attack) or LUCKY in attack.used or not attack.dice:
        return []
    return [Reroll(LUCKY)] if owns(run.state, attack.blow(run.state), LUCKY) else []


def _use_lucky(run: ZRun, context: tuple[int, ...], option: Reroll) -> Outcome:
    roll_again(run, LUCKY)
    return None


@cites("Z2-SKILL-58", "Z2-SKILL-Q2")
def _die_per_six(state: ZState, blow: Blow, dice: int) -> int:
    return dice + copies(state, blow, "roll_6_plus_1_die")


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        Piece("plus_1_to_dice_roll", (ROLL_BONUS.use(_roll_bonus),), ("Z2-SKILL-04",)),
        Piece("plus_1_die", (DICE.use(_one_die),), ("Z2-SKILL-05",)),
        Piece("barbarian", (OTHER_DICE.use(_barbarian),), ("Z2-SKILL-09",)),
        Piece("full_auto", (OTHER_DICE.use(_full_auto),), ("Z2-SKILL-27",)),
        Piece("escalation", (EXTRA_DICE.use(_escalation),), ("Z2-SKILL-16",)),
        Piece("lucky", (REROLLS.use(_lucky, _use_lucky),), ("Z2-SKILL-17",)),
        Piece("roll_6_plus_1_die", (SIX_DICE.use(_die_per_six),), ("Z2-SKILL-58",)),
    )
}
