"""A game summed up agrees with its own end, and says who fell to what."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from horda.core.position import pose
from horda.core.record import loads
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.tally import Fall, Tally, tally
from tests.games.zombicide.boxes import BOX, KINDS
from tests.games.zombicide.fighting import ENGINE, Fight

FOLDER = Path(__file__).parents[2] / "records" / "zombicide-2e"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def played(name: str) -> Session[Any]:
    """Replays a recorded game."""
    record = loads((FOLDER / f"{name}.json").read_bytes(), name)
    return Session(registry.engine("zombicide-2e"), record)


def summed(name: str) -> Tally:
    """Sums a recorded game up."""
    found = played(name).tally()
    assert isinstance(found, Tally)
    return found


@pytest.mark.rule("Z2-WIN-02", "Z2-COMP-11", "Z2-MOLOTOV-02")
@pytest.mark.parametrize("name", RECORDS)
def test_somebody_fell_exactly_where_that_lost_the_game(name: str) -> None:
    state, people = played(name).state, summed(name).people
    fallen = [one for one in people if one.fate == "fell"]
    assert bool(fallen) is name.endswith("eliminated")
    assert all(one.round == one.fall.round == state.round for one in fallen), "it ends at once"
    assert [one.fate == "left" for one in people[: len(state.people)]] == [
        person.escaped for person in state.people
    ]
    assert all((one.fate == "alive") is (one.round == 0) for one in people)


def on_board(state: ZState) -> Counter[int]:
    """Counts the Zombies of each kind."""
    return Counter({kind: sum(state.zombies[kind::KINDS]) for kind in range(KINDS)})


@pytest.mark.parametrize("name", RECORDS)
def test_every_zombie_that_came_stands_on_the_board_or_was_eliminated(name: str) -> None:
    session, found = played(name), summed(name)
    came = on_board(session.at(0))
    for _, happened in session.told(1, len(session.line.standing)):
        for event in happened:
            if isinstance(event, events.Spawned):
                came[event.kind] += event.count
    gone = Counter({kind: found.kills.get(BOX.zombies[kind].id, 0) for kind in range(KINDS)})
    assert +came == +(on_board(session.state) + gone)
    assert sum(found.kills.values()) == sum(one.kills for one in found.people)


def test_the_won_game_of_the_first_mission() -> None:
    people = {one.id: one for one in summed("M00-won").people}
    ned = people["ned"]
    assert (ned.fate, ned.round, ned.level) == ("left", 11, "orange")
    assert (ned.adrenaline, ned.kills) == (42, 37)
    assert people["ostara"].kills == 0


def test_the_lost_game_of_the_first_mission() -> None:
    people = {one.id: one for one in summed("M00-eliminated").people}
    assert people["elle"].fall == Fall("zombie", 12, "brute")
    assert people["amy"].fate == "left", "who had left is not lost with the others"
    assert people["odin"].fate == "alive"


def fallen(fight: Fight) -> dict[str, Fall]:
    """Who fell in a fight."""
    found = tally([(fight.state, fight.happened)])
    assert found is not None
    return {one.id: one.fall for one in found.people if one.fate == "fell"}


@pytest.mark.rule("Z2-MOLOTOV-02")
def test_fire_takes_all_who_are_in_the_zone() -> None:
    fight = Fight(amy={"hands": ["molotov"]}, ned={"zone": 4}, lou={"zone": 4}, odin={"zone": 2})
    fight.play("shoot:z4:molotov:-")
    burned = Fall("fire", 1, other="amy")
    assert fallen(fight) == {"ned": burned, "lou": burned}


@pytest.mark.rule("Z2-FF-01", "Z2-WIN-02")
def test_a_stray_shot_names_who_fired_it() -> None:
    fight = Fight(
        1, zombies={4: {"walker": 1}}, amy={"hands": ["pistol"]}, ned={"zone": 4, "health": 1}
    )
    fight.play("shoot:z4:pistol:-")
    assert fallen(fight) == {"ned": Fall("friend", 1, other="amy")}


@pytest.mark.rule("Z2-COMP-06")
def test_a_companion_leaves_with_its_leader() -> None:
    table = {
        "survivors": {"amy": {"escaped": True}, "ned": {"zone": 4}},
        "companions": [
            {"card": "lou", "leader": "amy"},
            {"card": "odin", "leader": "ned"},
            {"card": "elle", "zone": 2},
        ],
    }
    found = tally([(pose(ENGINE, config(scenario="M00"), 1, table), [])])
    assert found is not None
    fates = {one.id: one.fate for one in found.people}
    assert fates == {"amy": "left", "ned": "alive", "lou": "left", "odin": "alive", "elle": "alive"}


def test_kills_count_for_who_attacked() -> None:
    fight = Fight(6, zombies={4: {"walker": 1}}, amy={"hands": ["pistol"]}, ned={})
    fight.play("shoot:z4:pistol:-")
    found = tally([(fight.state, fight.happened)])
    assert found is not None
    assert {one.id: one.kills for one in found.people} == {"amy": 1, "ned": 0}


def config(**values: Any) -> Any:
    """A setup."""
    return ENGINE.config({"players": 1, **values})


def test_after_a_victory_comes_the_next_mission_or_harder_cards() -> None:
    found = ENGINE.game.sequels(config(scenario="M00"), won=True)
    assert [(one.why, one.changes) for one in found] == [
        ("next", {"scenario": "M01"}),
        ("harder", {"cards": "hard"}),
    ]


def test_after_a_defeat_easier_cards_come_first() -> None:
    found = ENGINE.game.sequels(config(scenario="M00"), won=False)
    assert [(one.why, one.changes) for one in found] == [
        ("easier", {"cards": "no-extra"}),
        ("next", {"scenario": "M01"}),
    ]


@pytest.mark.rule("Z2-M15-04")
def test_a_mission_that_does_not_suit_the_team_is_left_out() -> None:
    following = {
        team: ENGINE.game.sequels(config(scenario="M14", team=team), won=True)[0].changes
        for team in (5, 6)
    }
    assert following == {5: {"scenario": "M16"}, 6: {"scenario": "M15"}}


def test_nothing_comes_after_the_last_mission_or_one_of_ones_own() -> None:
    own = config(scenario=ENGINE.game.template())
    for setup in (config(scenario="M25", cards="hard-extra"), own):
        assert "next" not in {one.why for one in ENGINE.game.sequels(setup, won=True)}
    gentlest = config(scenario="M25", cards="easy")
    assert ENGINE.game.sequels(gentlest, won=False) == ()
