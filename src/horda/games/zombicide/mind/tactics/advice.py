"""What a player with some experience would answer: a weight for each option."""

from horda.core.decisions import Choice
from horda.games.zombicide.mind.tactics.small import weigh_small
from horda.games.zombicide.mind.tactics.turn import weigh_turn
from horda.games.zombicide.rules.moves import Way
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.turn import Turn

TRIFLES = frozenset(
    {
        "z2-place-card",
        "z2-arrange",
        "z2-discard",
        "z2-dark-order",
        "z2-deal",
        "z2-hand-out",
        "z2-choose-skill",
    }
)


def advise(state: ZState, choice: Choice) -> list[float]:
    """Weighs the options of an open question; the highest is the advice."""
    frame = state.stack[-1]
    if type(frame) is Turn or type(frame) is Way:
        return weigh_turn(state, frame.who, choice.options)
    return weigh_small(state, choice.options)
