"""What is wrong in a position is said; nothing stands for something else by the way."""

import pytest

from horda.core import checks
from horda.core.errors import BadPosition
from tests.games.dead_of_winter.playing import ENGINE

HEAD = """
title = "x"
game = "dead-of-winter"
setup = { scenario = "convoy", players = 3 }
[position]
"""


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('first = "plyer-2"', "first: unknown seat 'plyer-2'"),
        ('first = "player-4"', "first: unknown seat 'player-4'"),
        ('objective = "-"', "objective: unknown objective '-'"),
        ('people = ["hidden"]', "people: unknown people 'hidden'"),
        ('[position.survivors]\n"-" = { wounds = 2 }', "unknown survivor '-'"),
        ('[position.seats.player-1]\ndealt = [""]', "player-1: unknown survivor ''"),
    ],
)
def test_a_word_for_nothing_is_no_card_and_no_seat(wrong: str, said: str) -> None:
    """It used to be the last card of the box, or the last player."""
    with pytest.raises(BadPosition) as caught:
        checks.start(ENGINE, checks.read(HEAD + wrong))
    assert said in caught.value.what


def test_where_there_may_be_nothing_it_is_read() -> None:
    body = 'crisis = "-"\ncross = "hidden"\ncross_by = "-"\n[position.seats.player-1]\nsecret = ""'
    state = checks.start(ENGINE, checks.read(HEAD + body))
    assert (state.crisis, state.cross, state.cross_by, state.secrets[0]) == (-1, -1, -1, -1)
