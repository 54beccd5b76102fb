"""Ammo cards: the attack of a weapon that takes them may be rolled again."""

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.assault import roll_again
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import Reroll
from horda.games.zombicide.rules.people import ZRun, carried
from horda.games.zombicide.rules.points import REROLLS
from horda.games.zombicide.rules.state import NONE


@cites("Z2-EQUIP-10", "Z2-EQUIP-Q3", "Z2-INV-05")
def _ammo(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers the re-roll of an ammo card that fits the weapon, once an attack."""
    attack = run.below
    if not isinstance(attack, Attack) or attack.card == NONE or "ammo" in attack.used:
        return []
    ammo = run.state.box.cards[attack.card].ammo
    if attack.mode != "ranged" or ammo == "none":
        return []
    cards = carried(run.state.people[context[0]])
    return [Reroll("ammo")] if any(run.state.box.cards[c].rerolls == ammo for c in cards) else []


def _use_ammo(run: ZRun, context: tuple[int, ...], option: Reroll) -> Outcome:
    roll_again(run, "ammo")
    return None


MODULE = Module("ammo", (Piece("ammo", (REROLLS.use(_ammo, _use_ammo),), ("Z2-EQUIP-10",)),))
