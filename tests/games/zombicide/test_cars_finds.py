"""Cars: the crate on a pimpcar, the weapons in a police car; people who leave their seats."""

from typing import Any

import pytest

from horda.games.zombicide.papers.invariants import broken
from horda.games.zombicide.rules import events
from horda.texts import LOCALES
from tests.games.spoken import Voice
from tests.games.zombicide.boxes import BOX
from tests.games.zombicide.driving import BUSY, car, car_actions, fight, keep, seats
from tests.games.zombicide.fighting import ENGINE


@pytest.mark.rule("Z2-PIMPCAR-01", "Z2-PIMPCAR-02", "Z2-PIMPCAR-04")
@pytest.mark.parametrize("where", [(), ("amy",)])
def test_the_crate_on_a_pimpcar_holds_one_pimpweapon(where: tuple[str, ...]) -> None:
    table = {"pimpweapons": ["zantetsuken", "gunblade"]}
    parked = car(3, *where, crate=True, drivable=False)
    game = fight(cars=[parked], zombies={3: {"walker": 1}}, amy=BUSY, table=table)
    game.play("loot-car:car1")
    keep(game)
    assert game.person("amy")["hands"][0] == "zantetsuken#1"
    assert game.person("amy")["actions"] == 2
    assert not game.offers("loot-car")
    assert not game.table["cars"][0]["crate"]


@pytest.mark.rule("Z2-PIMPCAR-01", "Z2-MISSION-12")
def test_crates_on_cars_are_crates_of_the_mission() -> None:
    game = fight(cars=[car(4, crate=True)], amy={})
    lines = [line.args["goal"] for line in ENGINE.game.status(game.state, 0) if "goal" in line.args]
    assert any(getattr(goal, "args", {}).get("left") == 1 for goal in lines)


def police(*seats: str, **fields: Any) -> dict[str, Any]:
    """Describes a police car that only stands there."""
    return car(3, *seats, kind="police_car", drivable=False, **fields)


@pytest.mark.rule("Z2-POLICECAR-01", "Z2-POLICECAR-02", "Z2-POLICECAR-Q2", "Z2-MISSION-06")
def test_a_police_car_yields_the_next_weapon_once_a_turn() -> None:
    table = {"equipment": ["water", "flashlight", "machete", "katana"]}
    game = fight(cars=[police()], amy=BUSY, table=table)
    assert "search" not in game.offered
    assert not car_actions(game)
    keep(game.play("search-car:car1"))
    assert game.person("amy")["hands"][0].startswith("machete")
    assert [card.split("#")[0] for card in game.table["equipment_out"]] == ["water", "flashlight"]
    assert game.told(events.Drew) == 3
    assert not game.offers("search-car")
    among = fight(cars=[police()], amy=BUSY, table=table, zombies={3: {"walker": 1}})
    assert not among.offers("search-car")
    other = fight(cars=[car()], amy=BUSY, table=table)
    assert not other.offers("search-car")


@pytest.mark.rule("Z2-POLICECAR-01", "Z2-POLICECAR-04")
def test_who_may_search_more_than_once_searches_the_car_again() -> None:
    table = {"equipment": ["machete", "katana"]}
    again = {"skills": ["search_more_than_once"], **BUSY}
    game = fight(cars=[police()], amy=again, table=table)
    keep(game.play("search-car:car1"))
    assert "search-car:car1" in game.offered


@pytest.mark.rule("Z2-POLICECAR-03", "Z2-SEARCH-06", "Z2-POLICECAR-Q1")
def test_aaahh_stops_the_search_and_what_was_found_is_kept() -> None:
    light = {"backpack": ["flashlight", "water"]}
    table = {"equipment": ["water", "machete", "aaahh", "katana"]}
    game = keep(fight(cars=[police()], amy=light, table=table).play("search-car:car1"))
    assert game.zombies(3) == {"walker": 1}
    assert game.person("amy")["hands"][0].startswith("machete")
    left = [card.split("#")[0] for card in game.table["equipment"]["left"]]
    assert left == ["katana"]
    assert len(game.table["equipment_out"]) == 2


@pytest.mark.rule("Z2-POLICECAR-Q1", "Z2-POLICECAR-01")
def test_a_flashlight_finds_two_weapons() -> None:
    light = {"backpack": ["flashlight", "water"]}
    table = {"equipment": ["machete", "water", "katana", "water"]}
    game = fight(cars=[police()], amy=light, table=table)
    keep(game.play("search-car:car1"))
    keep(game, 1)
    held = [card.split("#")[0] for card in game.person("amy")["hands"]]
    assert held == ["machete", "katana"]
    assert game.prompt == "z2-turn"


@pytest.mark.rule("Z2-POLICECAR-Q3")
def test_discards_are_shuffled_but_not_those_of_this_search() -> None:
    table = {"equipment": ["water", "flashlight"], "equipment_out": ["machete"]}
    game = fight(cars=[police()], amy=BUSY, table=table).play("search-car:car1")
    assert game.prompt == "z2-place-card"
    none = {"equipment": ["water", "flashlight"]}
    game = fight(cars=[police()], amy=BUSY, table=none).play("search-car:car1")
    assert game.prompt == "z2-turn"
    assert len(game.table["equipment_out"]) == 2
    assert not game.table["equipment"]["left"]


@pytest.mark.rule("Z2-POLICECAR-I1", "Z2-SKILL-32", "Z2-POLICECAR-Q3")
def test_destiny_works_at_a_police_car() -> None:
    table = {"equipment": ["aaahh", "machete"]}
    game = fight(cars=[police()], amy={"skills": ["destiny"], **BUSY}, table=table)
    keep(game.play("search-car:car1", "redraw"))
    assert game.person("amy")["hands"][0].startswith("machete")
    assert [card.split("#")[0] for card in game.table["equipment_out"]] == ["aaahh"]
    assert not game.zombies(3)


@pytest.mark.rule("Z2-POLICECAR-I1", "Z2-SKILL-10")
def test_matching_set_works_at_a_police_car() -> None:
    table = {"equipment": ["water", "machete", "machete"]}
    assert BOX.cards[BOX.same.index(BOX.names.index("machete"))].dual
    game = fight(cars=[police()], amy={"skills": ["matching_set"], **BUSY}, table=table)
    game.play("search-car:car1")
    assert game.prompt == "z2-matching-set"
    game.play("take-twin:machete")
    keep(game)  # the second one, then the first
    assert game.prompt == "z2-place-card"


@pytest.mark.rule("Z2-SKILL-62", "Z2-CAR-Q1")
def test_a_lifesaver_drags_people_out_of_their_seats() -> None:
    saver = {"skills": ["lifesaver"], **BUSY}
    game = fight(cars=[car(2, "doug")], zombies={2: {"walker": 1}}, amy=saver, doug={})
    game.play("rescue:doug:z2")
    assert (game.person("doug")["zone"], seats(game)) == (3, ["", "", "", ""])


@pytest.mark.rule("Z2-MISSION-04", "Z2-CAR-Q1")
def test_whoever_escapes_leaves_the_seat() -> None:
    game = fight(cars=[car(9, "amy", "doug")], amy={}, doug={}).play("escape")
    assert seats(game) == ["", "doug", "", ""]
    assert not any("sits" in line for line in broken(game.state))


@pytest.mark.rule("Z2-SKILL-54", "Z2-POLICECAR-01", "Z2-CAR-03")
def test_a_born_leader_may_give_a_car_action() -> None:
    table = {"equipment": ["machete"]}
    leader = {"skills": ["born_leader"], "zone": 4, **BUSY}
    cars = [police(), car(3, "doug")]
    game = fight(cars=cars, doug=leader, amy={}, table=table)
    assert ENGINE.game.describe(game.state)["survivors"]["doug"]["zone"] == "E1"
    game.play("lead:amy")
    assert {"search-car:car1", "get-in:car2:passenger"} <= set(game.offered)
    keep(game.play("search-car:car1"))
    assert not game.person("amy").get("searched")  # it is not the Search of her own turn


@pytest.mark.rule("Z2-CAR-01")
@pytest.mark.parametrize("lang", LOCALES)
def test_cars_are_told_in_words(lang: str) -> None:
    voice = Voice(lang)
    cars = [car(3, "amy", crate=True), police()]
    game = fight(6, 6, 6, cars=cars, zombies={2: {"walker": 1}}, amy=BUSY, doug={})
    said = [voice.render(line) for line in ENGINE.game.status(game.state, 0)]
    game.play("drive-fast:z2")
    said += [
        voice.option(option, ENGINE.game, game.state.config)
        for option in game.state.open[0].options
    ]
    said.append(voice.prompt(game.state.open[0], ENGINE.game, game.state.config))
    game.play("run-over:z2", "get-out")
    said += [voice.event(event, ENGINE.game, game.state.config) for event in game.happened]
    said += [
        voice.option(option, ENGINE.game, game.state.config)
        for option in game.state.open[0].options
    ]
    assert not [text for text in said if "⟦" in text or "{" in text or text.startswith("z2-")]
    assert "pimp-1+crate" in ENGINE.game.draw(game.state, 0)


@pytest.mark.rule("Z2-CAR-02", "Z2-CAR-03", "Z2-CAR-07", "Z2-CAR-10", "Z2-CAR-Q3")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("get-in:car2:driver", "car-not-here"),
        ("get-in:car3:driver", "car-parked"),
        ("get-in:car1:driver", "car-full"),
        ("drive-slow:z4", "not-driver"),
        ("search-car:car1", "car-no-police"),
        ("loot-car:car1", "crate"),
    ],
)
def test_explains_what_cannot_be_done_with_a_car(key: str, reason: str) -> None:
    game = fight(cars=[car(3, "doug"), car(4), police()], amy={}, doug={})
    assert key not in game.offered
    refusal = ENGINE.game.explain(game.state, 0, key)
    assert refusal is not None
    assert refusal.why is not None
    assert refusal.why.id == f"z2-no-{reason}"
    assert all(rule in ENGINE.game.rulebook for rule in refusal.rules)


@pytest.mark.rule("Z2-CAR-10", "Z2-CAR-Q3", "Z2-CAR-13")
@pytest.mark.parametrize(
    ("key", "reason"),
    [("drive-fast:z4", "car-dead-end"), ("drive-slow:z7", "car-building"),
     ("drive-slow:z6", "neighbour"), ("get-in:car1:driver", "seated")],
)  # fmt: skip
def test_explains_where_a_car_cannot_go(key: str, reason: str) -> None:
    game = fight(cars=[car(3, "amy")], amy={})
    refusal = ENGINE.game.explain(game.state, 0, key)
    assert refusal is not None
    assert refusal.why is not None
    assert refusal.why.id == f"z2-no-{reason}"


@pytest.mark.rule("Z2-MOLOTOV-Q3")
def test_a_molotov_spares_nobody_in_a_car() -> None:
    thrower = {"zone": 2, "hands": ["molotov"]}
    game = fight(cars=[car(3, "doug")], zombies={3: {"walker": 1}}, amy=thrower, doug={})
    game.play("shoot:z3:molotov:-")
    assert game.reason == "z2-end-eliminated"
