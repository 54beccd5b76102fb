"""What is chosen is called by its name: pairs, cars, and what Objectives stand for."""

from typing import Any

import pytest

from horda.core.decisions import Answer, Choice, Option
from horda.core.events import Event
from horda.core.position import pose
from horda.games import registry
from horda.games.zombicide.rules.options import Hit
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.picture import marks
from horda.texts import LOCALES
from tests.games.spoken import Voice
from tests.games.zombicide.boxes import BOX, SecondSetup, plain_key

ENGINE = registry.engine("zombicide-2e")
GAME = ENGINE.game


def posed(mission: str, **table: Any) -> ZState:
    state: ZState = pose(ENGINE, ENGINE.config({"scenario": mission}), 1, table)
    return state


def options(state: ZState) -> dict[str, Option]:
    return {plain_key(state, option): option for option in state.open[0].options}


def play(state: ZState, *keys: str) -> list[Event]:
    """Answers in turn and returns what happened last."""
    heard: list[Event] = []
    for key in keys:
        heard = []
        ENGINE.apply(state, Answer(state.number(0), 0, key), heard.append)
    return heard


def asked(state: ZState, lang: str) -> str:
    return Voice(lang).render(GAME.asked(state.config, state.open[0]))


@pytest.mark.parametrize("lang", LOCALES)
def test_every_pair_is_called_by_both_names(lang: str) -> None:
    voice, state = Voice(lang), ENGINE.new(ENGINE.config({"scenario": "M15"}), 5)
    assert len(options(state)) > 1
    for key, option in options(state).items():
        zone = int(key.removeprefix("play-pair:z"))
        pair = [BOX.survivors[one.card].id for one in state.companions if one.zone == zone]
        assert len(pair) == 2
        for who in pair:
            assert voice.say(f"z2-survivor-{who}") in voice.option(option, GAME, state.config)


def test_the_log_tells_who_is_in_the_team() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M15"}), 5)
    key, option = next(iter(options(state).items()))
    told = [Voice("en").event(event, GAME, state.config) for event in play(state, key)]
    pair = Voice("en").option(option, GAME, state.config).partition(" (")[0]
    assert told[0] == f"{pair} are in the team."


M04 = {
    "cars": [
        {"kind": "pimpmobile", "zone": 10, "drivable": True},
        {"kind": "police_car", "zone": 10, "drivable": True},
    ],
    "survivors": {"amy": {"zone": 11, "skills": [], "hands": ["pistol"]}},
    "next": {"dice": [5]},
    "spawns": ["2 red", "10 red"],
}


@pytest.mark.parametrize(
    ("lang", "question", "car", "blast"),
    [
        ("en", "which car is hit", "Blow up car 2 (police car)", "Car 2 (police car) blows up"),
        ("pl", "który samochód", "Wysadź samochód 2 (Radiowóz)", "Samochód 2 (Radiowóz) wybucha"),
    ],
)
def test_a_hit_asks_for_the_cars_too(lang: str, question: str, car: str, blast: str) -> None:
    state = posed("M04", zombies={"10": {"walker": 1}}, **M04)
    play(state, "shoot:z10:pistol:-")
    assert question in asked(state, lang)
    assert "Zombie" in asked(state, lang)
    assert Voice(lang).option(options(state)["hit-car:car2"], GAME, state.config) == car
    told = [Voice(lang).event(event, GAME, state.config) for event in play(state, "hit-car:car2")]
    assert any(line.startswith(blast) for line in told)


def test_with_no_zombie_left_only_cars_are_asked_for() -> None:
    state = posed("M04", zombies={}, **M04)
    play(state, "shoot:z10:pistol:-")
    assert set(options(state)) == {"hit-car:car1", "hit-car:car2", "pass"}
    assert asked(state, "en") == (
        "Zone A3: no Zombie can be hit (Damage 1). Which car is hit, if any? Hits left: 1."
    )


def test_elsewhere_a_hit_asks_for_zombies_alone() -> None:
    choice = Choice(0, "z2-assign-hit", (Hit(0), Hit(1)), (10, 2, 1))
    said = Voice("en").render(GAME.asked(SecondSetup(scenario="M00"), choice))
    assert said == "Zone B3: which Zombie is hit (Damage 1)? Hits left: 2."


TOKENS = [
    ("M12", "en", "first-aid kit", "first-aid kit"),
    ("M12", "pl", "apteczka", "apteczkę"),
    ("M21", "en", "heavy box", "heavy box"),
    ("M21", "pl", "ciężka skrzynka", "ciężką skrzynkę"),
    ("M16", "en", "plank", "plank"),
    ("M16", "pl", "deska", "deskę"),
]


@pytest.mark.parametrize(("mission", "lang", "name", "named"), TOKENS)
def test_objectives_are_called_by_what_they_are(
    mission: str, lang: str, name: str, named: str
) -> None:
    voice = Voice(lang)
    people = {"amy": {"zone": 3, "load": ["red"]}, "ned": {"zone": 3}}
    state = posed(mission, survivors=people, objectives=["3 red"])
    assert named in voice.option(options(state)["take-objective:0"], GAME, state.config)
    taken = [voice.event(event, GAME, state.config) for event in play(state, "take-objective:0")]
    assert any(named in line for line in taken)
    lines = [voice.render(line) for line in GAME.status(state, 0)]
    assert any(line.count(name) == 2 for line in lines if line.startswith("Amy"))
    play(state, "trade:ned")
    assert named in voice.option(options(state)["hand-token:amy:red"], GAME, state.config)
    handed = [voice.event(event, GAME, state.config) for event in play(state, "hand-token:amy:red")]
    assert any(named in line for line in handed)
    told = [*taken, *handed]
    assert not [line for line in told if "Objective" in line or "Cel" in line]


@pytest.mark.parametrize(
    ("mission", "colour", "word"),
    [
        ("M00", "red", "obj"),
        ("M12", "red", "kit"),
        ("M16", "red", "plank"),
        ("M21", "blue", "box-b"),
        ("M13", "green", "molotov-g"),
        ("M25", "blue", "ingr-b"),
        ("M19", "red", "obj"),
    ],
)
def test_the_drawing_says_what_lies_there(mission: str, colour: str, word: str) -> None:
    state = posed(mission, survivors={"amy": {"zone": 3}}, objectives=[f"3 {colour}"])
    assert word in marks(state, 3).split()


def test_boxes_of_two_colours_are_told_apart() -> None:
    people = {"amy": {"zone": 3, "load": ["red", "blue"]}, "ned": {"zone": 3}}
    state = posed("M21", survivors=people)
    play(state, "trade:ned")
    for lang in LOCALES:
        said = [
            Voice(lang).option(option, GAME, state.config) for option in options(state).values()
        ]
        assert len(set(said)) == len(said)


def test_a_hidden_objective_does_not_tell_its_colour() -> None:
    state = posed("M21", survivors={"amy": {"zone": 3}}, objectives=["3 blue hidden"])
    assert (
        Voice("en").option(options(state)["take-objective:0"], GAME, state.config)
        == "Take the heavy box"
    )


@pytest.mark.parametrize(("lang", "said"), [("en", "swaps roles"), ("pl", "zamienia się rolami")])
def test_where_roles_swap_the_objective_says_so(lang: str, said: str) -> None:
    lou = [{"card": "lou", "leader": "amy"}]
    here = {"objectives": ["3 red"], "crates": [5], "pimpweapons": ["gunblade"]}
    state = posed("M19", survivors={"amy": {"zone": 3, "adrenaline": 7}}, companions=lou, **here)
    assert said in Voice(lang).option(options(state)["take-objective:0"], GAME, state.config)
