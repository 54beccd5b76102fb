"""Setting up: what is dealt, what stays in the box, who begins."""

from collections import Counter
from typing import Any

import pytest

from horda.core.errors import BadConfig
from horda.games.dead_of_winter.base.codes import home_of
from horda.games.dead_of_winter.base.table import INFLUENCE, own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.papers.invariants import broken, item_cards
from horda.games.dead_of_winter.rules.start import SCENARIOS, STORIES
from tests.games.dead_of_winter.playing import ENGINE, begun, dealt


def kinds(state: Any) -> list[SecretKind]:
    return [BOX.secrets[card].kind for card in state.secrets]


@pytest.mark.rule(
    "DW-SETUP-01", "DW-SETUP-07", "DW-SETUP-08", "DW-SETUP-09", "DW-SETUP-14", "DW-SETUP-15",
    "DW-SETUP-16", "DW-SETUP-X1", "DW-SETUP-12", "DW-SETUP-11", "DW-SETUP-27", "DW-SETUP-Q1",
)  # fmt: skip
def test_three_players_without_modules() -> None:
    state = dealt(scenario="convoy", players=3)
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert len(state.starting_box) == 10
    assert [len(cards) for cards in state.dealt] == [4, 4, 4]
    assert [len(deck) for deck in state.items] == [0, 20, 20, 20, 20, 20, 20, 0, 0]
    assert all({home_of(card) for card in state.items[place].left} == {place} for place in (1, 6))
    assert len(state.exile_deck) == 5
    assert state.food == 0
    assert len(set(state.secrets)) == 3


@pytest.mark.rule("DW-SETUP-T1", "DW-SETUP-24", "DW-VAR-03")
@pytest.mark.parametrize(("betrayer", "low", "high"), [(False, 0.36, 0.50), (True, 0.68, 0.82)])
def test_how_often_somebody_is_a_betrayer(betrayer: bool, low: float, high: float) -> None:
    games = [dealt(seed, scenario="convoy", players=3, betrayer=betrayer) for seed in range(300)]
    counts = Counter(kinds(state).count(SecretKind.BETRAYAL) for state in games)
    assert set(counts) == {0, 1}
    assert low < counts[1] / len(games) < high


@pytest.mark.rule("DW-SETUP-05", "DW-SETUP-06", "DW-SETUP-T2", "DW-SAMPLE-01", "DW-SAMPLE-02")
@pytest.mark.rule("DW-SETUP-25", "DW-VAR-04", "DW-SETUP-Q5", "DW-CARD-01")
@pytest.mark.parametrize(("hard", "zombies", "tracks"), [(False, 1, (8, 8)), (True, 2, (6, 10))])
def test_frozen_night_begins_with_zombies(
    hard: bool, zombies: int, tracks: tuple[int, int]
) -> None:
    state = begun(scenario="frozen-night", players=3, hard=hard)
    assert list(state.zombies[:6]) == [zombies] * 6
    assert list(state.zombies[6:12]) == [zombies] * 6
    assert list(state.zombies[12:]) == [0, 0]
    assert (state.morale, state.rounds_left) == tracks


@pytest.mark.rule("DW-SETUP-T3", "DW-SETUP-23", "DW-VAR-02", "DW-SETUP-26", "DW-SETUP-Q2")
@pytest.mark.parametrize(
    ("scenario", "players", "items", "people"),
    [("convoy", 2, 7, 3), ("tribute", 3, 5, 3), ("tribute", 4, 5, 2), ("convoy", 3, 5, 2)],
)
def test_items_survivors_and_dice(scenario: str, players: int, items: int, people: int) -> None:
    state = begun(scenario=scenario, players=players)
    for seat in range(players):
        assert len(state.hands[seat]) == items
        assert len(own(state, seat)) == people
        assert len(state.dice[seat]) == people + 1
    assert not list(broken(state))


@pytest.mark.rule("DW-SETUP-17", "DW-SETUP-18", "DW-SETUP-19", "DW-SETUP-Q4", "DW-DEC-10")
def test_the_leader_of_the_highest_influence_begins() -> None:
    state = begun(scenario="convoy", players=5)
    leaders = [INFLUENCE[state.leader[seat]] for seat in range(5)]
    assert state.first == leaders.index(max(leaders))
    assert state.active == state.first
    assert all(state.where[one] == 0 for seat in range(5) for one in own(state, seat))


@pytest.mark.rule("DW-SETUP-Q3", "DW-SETUP-16")
def test_survivors_are_chosen_in_secret_and_at_once() -> None:
    state = dealt(scenario="convoy", players=3)
    assert [choice.seat for choice in state.open] == [0, 1, 2]
    assert all(len(choice.options) == 12 for choice in state.open)
    ENGINE.choose(state, 0, 1)
    assert [choice.seat for choice in state.open] == [0, 2]
    board = ENGINE.view(state, 0).board
    assert len(board.own.dealt) == 4
    assert not board.survivors


@pytest.mark.rule("DW-SETUP-22", "DW-VAR-01", "DW-VAR-02", "DW-INT-42")
def test_together_there_are_no_secrets() -> None:
    for config in ({"players": 3, "coop": True}, {"players": 2}):
        state = dealt(scenario="convoy", **config)
        assert set(state.secrets) == {-1}
        assert not len(state.exile_deck)
        assert not any(BOX.crossroads[card].no_coop for card in state.crossroads.left)
        assert state.config.side == "hard"


@pytest.mark.rule("DW-SETUP-13")
def test_cards_for_adults_are_out_unless_wanted() -> None:
    without = dealt(scenario="convoy", players=3)
    with_them = dealt(scenario="convoy", players=3, adult=True)
    assert not any(BOX.crossroads[card].mature for card in without.crossroads.left)
    assert any(BOX.crossroads[card].mature for card in with_them.crossroads.left)


@pytest.mark.rule(
    "DW-SETUP-21", "DW-SETUP-02", "DW-IMPROVE-01", "DW-IMPROVE-02", "DW-BANDIT-02", "DW-RAXXON-01",
    "DW-RAXXON-02", "DW-RAXXON-03",
)  # fmt: skip
def test_modules_bring_their_cards() -> None:
    plain = dealt(scenario="convoy", players=3)
    full = dealt(scenario="convoy", players=3, improvements=True, bandits=True, raxxon=True)
    assert (len(plain.row), len(full.row), len(full.improvements)) == (0, 4, 6)
    assert (len(plain.experiments), len(full.experiments)) == (0, 12)
    assert (len(plain.items[7]), len(full.items[7])) == (0, 20)
    for deck, cards in (("crises", BOX.crises), ("crossroads", BOX.crossroads)):
        used = {cards[card].module for card in getattr(full, deck).left}
        assert {one.value for one in used if one} == {"improvements", "bandits", "raxxon"}
        assert {cards[card].module for card in getattr(plain, deck).left} == {None}


@pytest.mark.rule("DW-MIX-01", "DW-MIX-02")
def test_mixed_decks_have_twenty_cards() -> None:
    state = dealt(scenario="convoy", players=3, sets="mixed")
    assert [len(state.items[place]) for place in range(1, 7)] == [20] * 6
    assert {BOX.crises[card].set.value for card in state.crises.left} == {"base", "long-night"}


@pytest.mark.rule("DW-SETUP-Q7")
def test_five_players_are_dealt_three_survivors_each() -> None:
    state = dealt(scenario="convoy", players=5)
    assert [len(cards) for cards in state.dealt] == [3] * 5


@pytest.mark.rule("DW-SETUP-04", "DW-SETUP-20", "DW-SETUP-Q6", "DW-SETUP-Q8", "DW-VAR-Q7")
def test_objectives_are_chosen_or_drawn() -> None:
    assert SCENARIOS[0] == "tribute"
    drawn = {dealt(seed, scenario="random", players=3).objective for seed in range(40)}
    names = {BOX.objectives[number].id for number in drawn}
    assert "convoy" in names
    assert not names & {"built-to-last", "take-back-whats-ours", "full-isolation", "r1", "b1"}
    assert set(STORIES) <= set(SCENARIOS)
    assert dealt(scenario="full-isolation", players=3).config.modules == ("raxxon",)
    with pytest.raises(BadConfig):
        ENGINE.config({"scenario": "convoy", "players": 3, "coop": True, "betrayer": True})


@pytest.mark.rule("DW-SETUP-03")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadConfig):
        ENGINE.config({"players": players})


@pytest.mark.rule("DW-SETUP-10", "DW-VAR-Q2", "DW-INT-17")
def test_nobody_sees_hands_and_objectives_of_others() -> None:
    state = begun(scenario="convoy", players=3)
    for seat in range(3):
        board = ENGINE.view(state, seat).board
        assert board.own.secret == BOX.secrets[state.secrets[seat]].id
        assert all(other.secret == "" for other in board.seats)
    assert ENGINE.view(state, None).board.own is None


def test_no_card_is_lost_from_the_set_up() -> None:
    state = dealt(scenario="convoy", players=4)
    assert sum(item_cards(state).values()) == 25 + 6 * 20
