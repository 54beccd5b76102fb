"""Cards that help each other: a second revolver, a knife in the other Hand."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.points import DICE, HAND_SLOTS
from horda.games.zombicide.rules.state import HANDS, NONE, ZState


@cites("FH-ALLOUT-Q8", "FH-DECK-1")
def _helped(state: ZState, blow: Blow, dice: int) -> int:
    """Adds the dice that the card in the other Hand gives: ordinary ones, never All-Out dice."""
    if blow.card == NONE or blow.steered:
        return dice
    box = state.box
    size = index_of(state).query(HAND_SLOTS, state, blow.who, HANDS)
    held = [card for card in state.people[blow.who].slots[:size] if card not in (NONE, blow.card)]
    own = box.cards[blow.card]
    if own.more_dice and any(box.names[box.same[card]] == own.dice_with for card in held):
        dice += own.more_dice
    if blow.mode == "melee":
        dice += sum(box.cards[card].helps_melee for card in held)
    return dice


MODULE = Module(
    "helping_cards",
    (Piece("helping_cards", (DICE.use(_helped),), ("FH-ALLOUT-Q8",)),),
    switch=ADVANCED,
)
