"""Pieces that are always in force: ammo cards, the Hobomination."""

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.attack import Attack, rolled
from horda.games.zombicide.rules.options import Reroll
from horda.games.zombicide.rules.people import ZRun, carried
from horda.games.zombicide.rules.points import FIGHTS, REROLLS
from horda.games.zombicide.rules.state import DICE, NONE, ZState

HOBO = "Z2-ABOM-06"


def roll_again(run: ZRun, by: str) -> None:
    """Rolls all dice of the attack below anew; the new result stands."""
    attack = run.below
    assert isinstance(attack, Attack)
    dice = tuple(run.roll(6, DICE) for _ in attack.dice)
    run.emit(rolled, run, attack, dice)
    run.amend_below(replace(attack, dice=dice, used=(*attack.used, by)))


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


@cites("Z2-ABOM-06", "Z2-ABOM-Q3")
def _hobomination(state: ZState, who: int, fights: bool) -> bool:
    first = state.people[who].zone * state.kinds
    return fights and not state.zombies[first + state.box.specials[HOBO]]


BASE = (
    Piece("ammo", (REROLLS.use(_ammo, _use_ammo),), ("Z2-EQUIP-10",)),
    Piece("hobomination", (FIGHTS.use(_hobomination),), ("Z2-ABOM-06",)),
)
