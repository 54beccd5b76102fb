"""Setting up the base game: dealing, placing, who begins, and the options."""

import pytest

from horda.core.errors import BadConfig
from horda.core.rng import Dice
from horda.games.zombie_terror.content import CARD_IDS, deck
from tests.games.zombie_terror.posing import ENGINE, HUMAN, ZOMBIE, Posed

SEEDS = range(20)


def placed(seed: int) -> Posed:
    """Answers at random until the pawns stand."""
    game, dice = Posed(None, seed), Dice(seed)
    while not game.table["turn"].startswith("human"):
        game.play(dice.choice(game.options))
    return game


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_side_holds_four_of_its_six_cards(seed: int) -> None:
    state = Posed(None, seed).state
    for seat in (HUMAN, ZOMBIE):
        assert len(state.hands[seat]) == 4
        assert len(state.box[seat]) == 2
        assert sorted(state.hands[seat] + state.box[seat]) == sorted(deck(seat, "base"))


@pytest.mark.rule("R3.2")
def test_the_decks_are_shuffled() -> None:
    """In 300 games each of the fifteen hands is dealt, and neither side depends on the other."""
    hands = [Posed(None, seed).state.hands for seed in range(300)]
    assert len({hand[HUMAN] for hand in hands}) == 15
    assert len({hand[ZOMBIE] for hand in hands}) == 15
    assert len(set(hands)) > 100


@pytest.mark.rule("R3.1", "R2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_where_the_pawns_stand_at_the_start(seed: int) -> None:
    game = placed(seed)
    humans = list(game.table["humans"].values())
    assert all(where.split(",")[0] == "0" and "wounded" not in where for where in humans)
    zombies = [words.split()[0] for words in game.table["zombies"]]
    assert sum(int(where.split(",")[0]) < 8 for where in zombies) == 5
    assert sum(int(where.split(",")[0]) >= 8 for where in zombies) == 5
    assert len({*humans, *zombies}) == 16
    assert game.state.pool == 10


@pytest.mark.rule("R3.3")
def test_the_humans_begin() -> None:
    game = placed(1)
    assert game.seat == HUMAN
    assert game.keys[-1] == "round-began:1"


@pytest.mark.rule("R3.4")
def test_bullets_and_marker_at_the_start() -> None:
    """Both sides see four bullets on the table and the marker beside its track."""
    game = placed(1)
    for seat in (HUMAN, ZOMBIE, None):
        board = ENGINE.view(game.state, seat).board
        assert (board.bullets, board.terror) == (4, 0)


@pytest.mark.rule("R3.3")
def test_the_order_of_a_round() -> None:
    humans = {"child": "0,5", "mechanic": "0,11"}
    game = Posed({"humans": humans, "zombies": ["10,5 N"], "terror": 4, "turn": "human begins"})
    game.play("move:mechanic:1,11", "end-turn", "activate:10,5", "left-forward")
    game.play("add:15,0", "face:N")
    kinds = [key.split(":")[0] for key in game.keys]
    order = ["round-began", "moved", "terror-moved", "activations-counted", "stepped"]
    order += ["to-add", "added", "round-began"]
    assert [kind for kind in kinds if kind in order] == order
    assert game.seat == HUMAN


@pytest.mark.rule("R4.1", "R7.2", "R9.2")
@pytest.mark.parametrize(
    "setup",
    [
        {"action_points": 0},
        {"terror_start": 7},
        {"cards_per_turn": 5},
        {"leaving": "never"},
        {"turned": "later"},
        {"round_limit": -1},
        {"lives": 3},
    ],
)
def test_impossible_options_are_refused(setup: dict[str, object]) -> None:
    with pytest.raises(BadConfig):
        Posed(None, 1, **setup)


def test_a_round_limit_ends_the_game_unfinished() -> None:
    """The limit is meant for bots (S9.4), but the base game knows it too."""
    humans = {"child": "0,5", "mechanic": "0,11"}
    game = Posed({"humans": humans, "turn": "adding", "round": 2}, round_limit=2)
    game.play("add:15,0", "face:N")
    assert game.state.result.reason == "zt-end-unfinished"
    assert game.state.result.winners == ()


@pytest.mark.rule("R3.2", "R9.1")
@pytest.mark.parametrize("seat", [HUMAN, ZOMBIE, None])
def test_a_guess_of_the_hidden_cards_keeps_what_the_seat_knows(seat: int | None) -> None:
    game = Posed(None, 3)
    state = game.state
    guesses = [ENGINE.determinise(state, seat, Dice(n)) for n in range(40)]
    for side in (HUMAN, ZOMBIE):
        hands = {guess.hands[side] for guess in guesses}
        assert (hands == {state.hands[side]}) == (side == seat)
        for guess in guesses:
            assert sorted(guess.hands[side] + guess.box[side]) == sorted(deck(side, "base"))


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("seat", [HUMAN, ZOMBIE, None])
def test_nobody_sees_the_cards_of_the_other_side(seat: int | None) -> None:
    game = Posed(None, 3)
    board = ENGINE.view(game.state, seat).board
    for side in (HUMAN, ZOMBIE):
        hand = board.hands[side]
        own = tuple(CARD_IDS[card] for card in game.state.hands[side])
        assert hand.count == 4
        assert hand.cards == (own if side == seat else None)
        assert hand.played == ()
