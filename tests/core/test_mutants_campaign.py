"""Faults in campaigns, which conformance must find."""

from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.campaign import CampaignEngine, Chapter, PlayGame
from horda.core.campaign.conformance import check_campaign
from horda.core.conformance import NotConforming
from horda.core.frames import Done, Outcome
from horda.core.run import Run
from tests.demo.game import ENGINE
from tests.demo.winter import year
from tests.demo.winter.campaign import YearCampaign, YearView
from tests.demo.winter.state import Harvest, YearState

SEEDS = 10


def fault_of(campaign: type[YearCampaign]) -> str:
    """Plays campaigns until the fault shows, and returns what the suite says."""
    engine = CampaignEngine(campaign())
    for seed in range(SEEDS):
        try:
            check_campaign(engine, lambda _: ENGINE, engine.config({}), seed)
        except NotConforming as fault:
            return str(fault)
    pytest.fail(f"{SEEDS} campaigns did not show the fault")


def test_a_harvest_that_is_not_the_game_s_alone() -> None:
    calls = count()

    class Moody(YearCampaign):
        def harvest(self, chapter: Chapter, state: Any) -> Harvest:
            return replace(super().harvest(chapter, state), morale=5 + next(calls))

    assert "a game that is replayed brings something else" in fault_of(Moody)


def test_a_view_that_tells_a_secret_while_a_game_is_played() -> None:
    class Telling(YearCampaign):
        def view(self, state: YearState, seat: int | None) -> YearView:
            return replace(super().view(state, seat), own_vow=state.vows[0])

    assert "sees what it should not" in fault_of(Telling)


def test_a_seat_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = year.season
    monkeypatch.setattr(year, "season", lambda state: replace(sound(state), seats=(0, 1, 9)))
    assert "seats [9] play, but are not there" in fault_of(YearCampaign)


def test_a_seat_that_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = year.season
    monkeypatch.setattr(year, "season", lambda state: replace(sound(state), seats=(0, 1)))
    assert "not every seat of the game is played" in fault_of(YearCampaign)


def test_a_game_that_can_be_taken_back_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: PlayGame, run: Run[Any]) -> Outcome:
        state, seen = run.state, run.state.seen
        sound(self, run)
        state.seen = seen
        return Done(run.answer)

    sound = PlayGame.take
    steps = tuple(take if step.__name__ == "take" else step for step in PlayGame.steps)
    monkeypatch.setattr(PlayGame, "steps", steps)
    assert "a game can be taken back without consent" in fault_of(YearCampaign)
