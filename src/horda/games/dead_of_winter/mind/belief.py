"""Who may be a betrayer: a simple Bayes update over what a seat has seen of settled crises."""

from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.marks import Settled
from horda.games.dead_of_winter.base.state import DWState

HONEST_SLIP = 0.04
"""How often an honest player gives a card that does not fit."""
SABOTAGE = 0.45
"""How often a betrayer who gives cards gives a wrong one."""
IDLE = 1.25
"""How much more likely a betrayer is to give nothing to a crisis that failed."""


def suspicion(state: DWState, seat: int) -> list[float]:
    """Returns for every player how likely a seat finds them a betrayer; 0 for itself.

    At most one betrayal objective is dealt. What is looked at is public, but for the cards
    the seat gave itself: the numbers given by each, the wrong ones among them, the result.
    """
    count = len(state.hands)
    if state.config.together or is_betrayer(state, seat):
        return [0.0] * count
    odds = [1.0] * count
    nobody = float(spread(state) - count)
    odds[seat] = 0.0
    for one in state.settled:
        nobody *= _nobody(one, seat)
        odds = [p * _likely(one, seat, who) for who, p in enumerate(odds)]
    for who in range(count):
        if state.bandit_leaders >> who & 1:  # shown to be none
            odds[who] = 0.0
    total = nobody + sum(odds)
    return [p / total for p in odds] if total > 0 else [0.0] * count


def spread(state: DWState) -> int:
    """Counts the cards that the objectives were dealt from, one of them a betrayal."""
    count = len(state.hands)
    return count * (1 if state.config.betrayer else 2) + 1


def wrong(one: Settled, seat: int) -> int:
    """Counts the wrong cards that others gave."""
    return sum(one.wrong) - one.wrong[seat]


def _nobody(one: Settled, seat: int) -> float:
    return HONEST_SLIP if wrong(one, seat) else 1 - HONEST_SLIP


def _likely(one: Settled, seat: int, who: int) -> float:
    """How likely all this is if `who` is the betrayer."""
    if who == seat:
        return 1.0
    bad = wrong(one, seat)
    if one.given[who]:
        return SABOTAGE if bad else 1 - SABOTAGE
    if bad:
        return HONEST_SLIP
    return IDLE if one.failed else 1 - HONEST_SLIP
