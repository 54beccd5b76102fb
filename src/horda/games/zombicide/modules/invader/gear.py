"""Cards at work: ammunition attached to weapons, armor that is thrown away, Tanks that stay on."""

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.invader.rooms import TANK, body, breathes
from horda.games.zombicide.rules.assault import roll_again
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import Discard, Reroll
from horda.games.zombicide.rules.people import ZRun, has
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import REROLLS, STAYS, WOUNDS
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.wounds import Share, cancelled

AMMO = "ammo"


@cites("INV-ATT-1", "INV-ATT-6", "INV-ATT-7", "INV-ATT-Q1", "INV-EQ-3")
def _ammo(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers one re-roll of all dice for ammunition attached to a weapon of the attack."""
    attack, state = run.below, run.state
    if not isinstance(attack, Attack) or attack.card == NONE or AMMO in attack.used:
        return []
    box, slots = state.box, state.people[context[0]].slots
    used = [card for card in (attack.card, attack.second) if card in slots and card != NONE]
    there = [one for card in used for one in attached(box, slots, slots.index(card))]
    kind = box.cards[attack.card].ammo
    return [Reroll(AMMO)] if any(box.cards[one].rerolls == kind != "none" for one in there) else []


def _use_ammo(run: ZRun, context: tuple[int, ...], option: Reroll) -> Outcome:
    roll_again(run, AMMO)
    return None


@cites("INV-EQ-Q1", "INV-INV-3")
def _armor(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers worn armor that can be discarded against Damage.

    A skill by which any card cancels 1 offers it already, so it is worth naming for more only.
    """
    share, state, who = run.below, run.state, context[0]
    if not isinstance(share, Share) or not share.falling or state.people[who].seat != seat:
        return []
    least = has(state, who, "is_that_all_youve_got")
    worn = [card for card in body(state, who) if state.box.cards[card].cancels > least]
    return [Discard(worn[0])] if worn else []


def _throw_armor(run: ZRun, context: tuple[int, ...], option: Discard) -> Outcome:
    share, who = run.below, context[0]
    assert isinstance(share, Share)
    run.amend_below(cancelled(share, run.state.box.cards[option.card].cancels))
    discard(run, who, option.card)
    return None


@cites("INV-OXY-Q1", "INV-LOCK-2")
def _worn(state: ZState, context: tuple[int, int], stays: bool) -> bool:
    """Outdoors the last Tank stays on."""
    who, slot = context
    person, box = state.people[who], state.box
    card = person.slots[slot]
    if stays or card == NONE or not state.board.outdoors >> max(0, person.zone) & 1:
        return stays
    tanks = [one for one in body(state, who) if box.names[box.same[one]] == TANK]
    return breathes(state, who) and tanks == [card]


MODULE = Module(
    "gear",
    (
        Piece("attached_ammo", (REROLLS.use(_ammo, _use_ammo),), ("INV-ATT-1",)),
        Piece("ablative_armor", (WOUNDS.use(_armor, _throw_armor),), ("INV-EQ-Q1",)),
        Piece("tank_on", (STAYS.use(_worn),), ("INV-OXY-Q1",)),
    ),
)
