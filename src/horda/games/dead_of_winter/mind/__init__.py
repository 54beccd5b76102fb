"""What bots know of the game: how a seat stands, and what every answer is worth to it."""

from collections.abc import Sequence

from horda.core.decisions import Choice
from horda.core.game import Mind
from horda.games.dead_of_winter.base.option import No, Stop, Yes
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.mind.asked import ASKED
from horda.games.dead_of_winter.mind.evaluate import evaluate
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.mind.turn import weigh

TURN = "dw-turn"
WEIGHTY = ("dw-crossroads-choice", "dw-vote-crossroads", "dw-confess")
"""Questions that are worth trying out in guessed worlds."""
PLAIN: dict[type[object], float] = {Yes: 0.1, No: 0.0, Stop: 0.05}


def advise(state: DWState, choice: Choice) -> Sequence[float] | None:
    """Weighs the options of a question by what the seat sees and wants."""
    look = Outlook(state, choice.seat)
    if choice.prompt == TURN:
        return [weigh(look, one) for one in choice.options]
    found = ASKED.get(choice.prompt)
    if found is not None:
        return found(look, choice)
    return [PLAIN.get(type(one), 0.1) for one in choice.options]


class WinterMind(Mind[DWState]):
    """Plays to win its own objective; what it cannot see it guesses."""

    def evaluate(self, state: DWState, seat: int) -> float:
        """Guesses how a seat stands."""
        return evaluate(state, seat)

    def advise(self, state: DWState, choice: Choice) -> Sequence[float] | None:
        """Weighs options."""
        return advise(state, choice)

    def trifling(self, choice: Choice) -> bool:
        """Leaves to the advice what it knows best; the rest is worth trying out."""
        return choice.prompt not in WEIGHTY

    def span(self, state: DWState) -> int:
        """Rounds so far: bots look from one to the next."""
        return state.round
