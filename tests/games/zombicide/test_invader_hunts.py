"""The hunts for won games of Invader: their end, their judgement, and the turns they count."""

from pathlib import Path

import pytest

from horda.core.record import loads
from tests.games.judged import judged_all_the_way
from tests.games.zombicide.station import ENGINE
from tools.hunts.crews import CREWS
from tools.hunts.omens import best_seeds
from tools.hunts.station import FOLDER, hunt


def known(mission: str) -> Path:
    """The record that the hunt of a Mission found."""
    return FOLDER / f"{mission}-won.json"


@pytest.mark.parametrize("mission", CREWS)
def test_a_hunt_is_after_an_end_that_games_have(mission: str) -> None:
    """It once named one that none has, and passed over every game that was won."""
    record = loads(known(mission).read_bytes(), mission)
    assert record.result == hunt(mission, 1, 1).reason


@pytest.mark.parametrize("mission", CREWS)
def test_a_crew_can_judge_every_position_on_its_way(mission: str) -> None:
    record = loads(known(mission).read_bytes(), mission)
    judged_all_the_way(ENGINE, record, hunt(mission, 1, 1))


def test_kind_games_have_no_abomination_soon() -> None:
    config = ENGINE.config({"scenario": "M07", "cards": "easy"})
    seeds = best_seeds(ENGINE, config, range(2000), 3)
    assert seeds
    for seed in seeds:
        state = ENGINE.new(config, seed)
        cards = [state.box.zombie_cards[card] for card in state.zombie_deck.left[:14]]
        assert all(card.zombie != "spoiler_abomination" for card in cards)
