"""Random games keep every promise of the core, and never lose a card."""

from typing import Any

import pytest

from horda.core.conformance import check_game, check_hidden, play_random
from horda.games.dead_of_winter.papers.invariants import broken, item_cards
from tests.games.dead_of_winter.playing import ENGINE

SETUPS: list[dict[str, Any]] = [
    {"scenario": "tribute", "players": 2},
    {"scenario": "frozen-night", "players": 3},
    {"scenario": "convoy", "players": 4, "betrayer": True},
    {"scenario": "broadcast", "players": 5, "hard": True, "elimination": True},
    {"scenario": "cut-off", "players": 4, "coop": True, "adult": True},
    {"scenario": "built-to-last", "players": 3, "improvements": True},
    {"scenario": "take-back-whats-ours", "players": 4, "bandits": True},
    {"scenario": "full-isolation", "players": 3, "raxxon": True},
    {"scenario": "random", "players": 4, "bandits": True, "raxxon": True, "improvements": True},
    {"scenario": "find-a-cure", "players": 3, "sets": "mixed"},
]


@pytest.mark.rule("DW-INT-24", "DW-CROSS-02", "DW-INT-17", "DW-CARD-Q10")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["scenario"]))
def test_conformance(setup: dict[str, Any]) -> None:
    check_game(ENGINE, ENGINE.config(setup), seed=5, every=8)


def test_secrets_are_dealt_anew() -> None:
    check_hidden(ENGINE, ENGINE.config({"scenario": "convoy", "players": 3}), seed=3)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["scenario"]))
def test_no_card_is_lost_or_doubled(setup: dict[str, Any]) -> None:
    for seed in range(3):
        config = ENGINE.config(setup)
        cards = item_cards(ENGINE.new(config, seed))

        def look(state: Any, cards: Any = cards) -> None:
            if state.decision % 5 == 0:
                assert item_cards(state) == cards, state.stack[-1]
                assert not list(broken(state)), state.stack[-1]

        play_random(ENGINE, config, seed, look)
