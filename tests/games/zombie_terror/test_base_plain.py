"""In random games the engine offers and does just what the plainly written rules say."""

import pytest

from horda.core.rng import Dice
from horda.games.zombie_terror.board import name
from horda.games.zombie_terror.content import HUMANS
from tests.games.zombie_terror.plain_rules import Plain, parse
from tests.games.zombie_terror.posing import Posed

GAMES = 20
ANSWERS = 300


def expected(game: Posed, plain: Plain) -> set[str] | None:
    """What the rules offer now, cards and the end of the turn left out; None: not compared."""
    choice = game.state.open[0]
    if choice.prompt == "zt-act":
        return plain.actions()
    if choice.prompt == "zt-activate":
        return plain.to_activate()
    if choice.prompt == "zt-walk":
        return plain.walks(parse(name(choice.args[0])))
    if choice.prompt == "zt-sewers-where":
        return plain.sewers(HUMANS[choice.args[0]])
    if choice.prompt == "zt-add" and not game.state.stack[-1].trap:
        return plain.adding_fields() if choice.args[0] else set()
    return None


def happens(game: Posed, plain: Plain, key: str) -> list[str]:
    """What an answer must lead to first."""
    choice = game.state.open[0]
    if choice.prompt == "zt-walk":
        return plain.walk(parse(name(choice.args[0])), key)
    verb, _, field = key.partition(":")
    if verb == "activate" and parse(field) in plain.marked:
        return plain.charge(parse(field))
    if verb == "end-activations":
        return [f"to-add:{plain.to_add()}"]
    return []


def check_marks(plain: Plain) -> None:
    """At the first question of the phase all that see are marked, later only such."""
    seeing = {at for at in plain.zombies if plain.sees(at)}
    assert plain.marked <= seeing - plain.acted
    if not plain.acted:
        assert plain.marked == seeing


@pytest.mark.rule("R1.4", "R1.11", "R4.3", "R4.4", "R4.5", "R4.8", "R2.4", "R2.3")
@pytest.mark.rule("R5.4", "R5.5", "R5.6", "R5.8", "R5.9", "R5.10", "R5.11", "R5.12", "R6.1", "R6.3")
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_follow_the_plain_rules(seed: int) -> None:
    game, dice = Posed(None, seed), Dice(seed)
    while game.state.result is None and game.state.decision < ANSWERS:
        plain = Plain(game.table)
        wanted = expected(game, plain)
        if wanted is not None:
            rest = [key for key in game.options if not key.startswith(("play:", "end-"))]
            assert sorted(rest) == sorted(wanted)
        if game.state.open[0].prompt == "zt-activate":
            check_marks(plain)
        key = dice.choice(game.options)
        first = happens(game, plain, key)
        game.events.clear()
        game.play(key)
        assert game.keys[: len(first)] == first
