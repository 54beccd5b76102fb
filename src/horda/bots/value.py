"""What a position is worth to a seat."""

from horda.core.game import Game
from horda.core.state import S


def value(game: Game[S], state: S, seat: int) -> float:
    """Returns how well a seat stands, from 0 (lost) to 1 (won).

    A game that nobody won is worth what the game says: a half by default, as a draw is;
    a game for allies, who lose together, evaluates such an end as 0.
    """
    result = state.result
    if result is None or not result.winners:
        return game.evaluate(state, seat)
    return 1.0 if seat in result.winners else 0.0
