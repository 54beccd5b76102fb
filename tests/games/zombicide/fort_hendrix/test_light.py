"""Flashlights: switching them on and off, turning beams, what they cost."""

from collections.abc import Mapping

import pytest

from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene

NIGHT = {"hour": 22}
LAMP = {"backpack": ["flashlight"]}


def dark(*dice: int, table: Mapping[str, object] | None = None, **people: object) -> Scene:
    """A position at Night, without other advanced rules."""
    zombies = people.pop("zombies", None)
    return Scene(*dice, on="clock", zombies=zombies, table={**NIGHT, **(table or {})}, **people)  # type: ignore[arg-type]  # the rest are Survivors


def lit(scene: Scene) -> list[str]:
    """The lit Zones by name."""
    facts = ENGINE.game.facts(scene.state)["lit_zones"]
    return list(facts)


@pytest.mark.rule("FH-LIGHT-1", "FH-D10")
def test_switching_on_costs_an_action_and_is_offered_at_night_to_owners_of_a_lamp() -> None:
    scene = dark(karl=LAMP)
    assert scene.offers("lamp") == ["lamp-on"]
    scene.play("lamp-on", "light-zone:C1")
    assert lit(scene) == ["C1", "C2"]
    assert scene.person("karl").actions == 2
    assert scene.offers("lamp") == ["lamp-off"]
    assert scene.refusal("lamp-on") == ("FH-LIGHT-Q2",)
    assert dark(karl={}).refusal("lamp-on") == ("FH-LIGHT-1",)
    by_day = Scene(on="clock", table={"hour": 12}, karl=LAMP)
    assert by_day.offers("lamp") == []
    assert by_day.refusal("lamp-on") == ("FH-LIGHT-1",)


@pytest.mark.rule("FH-LIGHT-OFF", "FH-D10")
def test_switching_off_costs_an_action_and_takes_the_own_token_only() -> None:
    scene = dark(karl=LAMP, riley={"zone": "E1", "backpack": ["flashlight"], "done": True})
    scene.play("lamp-on", "light-zone:C1")
    beam = scene.state.beams[0]
    other = type(beam)(1, scene.person("riley").slots[2], 1, scene.person("riley").zone, -1)
    scene.state.beams = (beam, other)
    scene.play("lamp-off")
    assert scene.person("karl").actions == 1
    assert [*scene.state.beams] == [other]
    assert lit(scene) == ["E1"]


@pytest.mark.rule("FH-LIGHT-2")
def test_the_player_points_it_at_what_lies_beside_or_at_a_wall() -> None:
    scene = dark(karl=LAMP | {"zone": "B3"}).play("lamp-on")
    assert scene.offered == [
        "light-zone:B1",
        "light-zone:C3",
        "light-zone:A3",
        "light-wall:S",
    ]


@pytest.mark.rule("FH-LIGHT-5", "FH-D12")
def test_a_closed_door_stops_the_beam_until_it_is_opened() -> None:
    karl = {"zone": "B3", "hands": ["fire_axe"], "backpack": ["flashlight"]}
    scene = dark(table={"revealed": 7}, karl=karl).play("lamp-on", "light-zone:B1")
    assert lit(scene) == ["B3"]
    scene.play("open-door:door2:fire_axe")
    assert lit(scene) == ["B1", "B3"]


@pytest.mark.rule("FH-LIGHT-2", "FH-D10")
def test_it_follows_every_move_and_may_be_turned_or_left() -> None:
    karl = LAMP | {"actions": 4}
    scene = dark(karl=karl).play("lamp-on", "light-zone:C1", "walk:C3")
    assert scene.prompt == "z2-aim-beam"
    assert lit(scene) == ["C2", "C3"]
    assert "pass" in scene.offered
    scene.play("pass")
    assert lit(scene) == ["C2", "C3"]
    scene.play("walk:B3", "light-zone:A3")
    assert lit(scene) == ["A3", "B3"]
    assert scene.person("karl").actions == 1


@pytest.mark.rule("FH-LIGHT-Q9")
def test_where_the_old_direction_meets_a_wall_the_own_zone_is_lit() -> None:
    scene = dark(karl=LAMP).play("lamp-on", "light-zone:C3", "walk:C3", "pass")
    assert lit(scene) == ["C3"]


@pytest.mark.rule("FH-D11", "FH-LIGHT-2")
def test_a_move_of_two_zones_is_one_move_and_its_last_turn_counts() -> None:
    karl = LAMP | {"skills": ["plus_1_zone_per_move"]}
    scene = dark(karl=karl).play("lamp-on", "light-zone:C1", "walk:C3", "walk:B3")
    assert scene.prompt == "z2-aim-beam"
    scene.play("light-zone:A3")
    assert lit(scene) == ["A3", "B3"]
    assert scene.person("karl").actions == 1


@pytest.mark.rule("FH-LIGHT-1")
def test_who_moves_without_a_burning_lamp_is_not_asked() -> None:
    scene = dark(karl=LAMP).play("walk:C3")
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("FH-LIGHT-Q9", "FH-LIGHT-2", "Z2-SKILL-18")
def test_stepping_aside_is_a_move_action_and_may_turn_the_beam() -> None:
    """The skill gives a free Move *Action*, and each of them turns the beam for nothing."""
    karl = LAMP | {"zone": "C1", "skills": ["sidestep"], "actions": 1, "health": 9}
    scene = dark(
        table={"spawns": ["C1 red"], "zombie_deck": [43]},
        karl=karl,
    ).play("lamp-on", "light-zone:C2")
    scene.until("react-spawned")
    scene.play("sidestep:karl:E1")
    assert scene.prompt == "z2-aim-beam"
    assert "E1" in lit(scene)
    assert "pass" in scene.offered


@pytest.mark.rule("FH-LIGHT-2", "Z2-SKILL-47")
def test_a_charge_is_a_move_action_and_may_turn_the_beam() -> None:
    karl = LAMP | {"zone": "C1", "skills": ["charge"], "actions": 1, "health": 9}
    scene = dark(zombies={"C3": {"walker": 1}}, karl=karl)
    scene.play("lamp-on", "light-zone:C2", "dash:charge:C3")
    assert scene.prompt == "z2-aim-beam"
    scene.play("light-zone:B3")
    assert lit(scene) == ["B3", "C3"]


@pytest.mark.rule("FH-LIGHT-Q9", "Z2-SKILL-40")
def test_a_jump_takes_the_beam_along_and_turns_nothing() -> None:
    karl = LAMP | {"zone": "C1", "skills": ["jump"], "actions": 3}
    scene = dark(karl=karl).play("lamp-on", "light-zone:C2", "dash:jump:C3")
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("FH-LIGHT-ON", "FH-LIGHT-Q8", "FH-LIGHT-1")
def test_a_search_with_the_own_lamp_lights_up_before_the_first_card() -> None:
    karl = LAMP | {"zone": "A1"}
    cards = {"equipment": ["machete", "katana"]}
    scene = dark(table=cards, karl=karl)
    assert scene.offers("search") == ["search", "search-dark"]
    scene.play("search")
    assert scene.prompt == "z2-aim-beam"
    assert "pass" not in scene.offered
    assert scene.told("drew") == []
    scene.play("light-zone:B1")
    assert lit(scene) == ["A1", "B1"]
    scene.until("z2-turn", "put")
    assert len(scene.told("drew")) == 2
    day = Scene(on="clock", table={"hour": 12} | cards, karl=karl)
    assert day.offers("search") == ["search"]
    day.play("search")
    assert day.prompt == "z2-place-card"


@pytest.mark.rule("FH-LIGHT-Q8")
def test_the_beam_stays_where_a_cry_ends_the_search() -> None:
    karl = LAMP | {"zone": "A1"}
    scene = dark(table={"equipment": ["aaahh", "katana"]}, karl=karl)
    scene.play("search", "light-wall:N")
    assert scene.told("drew") == ["drew:karl:aaahh"]
    assert lit(scene) == ["A1"]


@pytest.mark.rule("FH-LIGHT-Q3", "FH-LIGHT-Q8")
def test_a_search_without_the_lamp_draws_one_card_in_the_dark() -> None:
    karl = LAMP | {"zone": "A1"}
    cards = {"equipment": ["machete", "katana", "water"]}
    scene = dark(table=cards, karl=karl).play("search-dark").until("z2-turn", "put")
    assert len(scene.told("drew")) == 1
    assert lit(scene) == []
    assert scene.offers("search") == []
    skilled = karl | {"skills": ["search_2_cards"]}
    scene = dark(table=cards, karl=skilled).play("search-dark").until("z2-turn", "put")
    assert len(scene.told("drew")) == 2
    bare = dark(table=cards, karl={"zone": "A1", "skills": ["search_2_cards"]})
    assert bare.offers("search") == ["search"]
    bare.play("search").until("z2-turn", "put")
    assert (len(bare.told("drew")), lit(bare)) == (2, [])


@pytest.mark.rule("FH-LIGHT-Q2")
def test_a_search_with_the_lamp_on_turns_the_beam() -> None:
    karl = LAMP | {"zone": "A1"}
    scene = dark(table={"equipment": ["machete", "katana"]}, karl=karl)
    scene.play("lamp-on", "light-wall:N", "search", "light-zone:A2")
    assert lit(scene) == ["A1", "A2"]


@pytest.mark.rule("FH-LIGHT-Q2", "FH-LIGHT-ON")
def test_a_shot_in_another_direction_may_turn_the_beam_or_be_made_in_the_dark() -> None:
    karl = {"hands": ["pistol"], "backpack": ["flashlight"]}
    zombies = {"C1": {"walker": 9}, "C3": {"walker": 9}}
    scene = dark(5, 3, 3, zombies=zombies, karl=karl).play("lamp-on", "light-zone:C1")
    scene.play("shoot:C3:pistol:-")
    assert scene.offered == ["light-zone:C3", "pass"]
    scene.play("pass")
    assert scene.rolls == [((5,), 6)]
    assert lit(scene) == ["C1", "C2"]
    scene.play("shoot:C1:pistol:-")
    assert scene.rolls[-1] == ((3,), 3)


@pytest.mark.rule("FH-LIGHT-Q10", "FH-LIGHT-ON")
def test_for_a_shot_into_the_own_zone_the_second_zone_is_a_choice() -> None:
    karl = {"hands": ["pistol"], "backpack": ["flashlight"]}
    scene = dark(3, zombies={"C2": {"walker": 9}}, karl=karl).play("shoot:C2:pistol:-")
    assert scene.offers("light-zone") == ["light-zone:C1", "light-zone:C3"]
    scene.play("light-zone:C3")
    assert scene.rolls == [((3,), 3)]


@pytest.mark.rule("FH-LIGHT-Q10")
def test_the_lamp_may_be_used_for_a_molotov() -> None:
    karl = {"hands": ["molotov"], "backpack": ["flashlight"]}
    scene = dark(zombies={"C1": {"walker": 9}}, karl=karl).play("shoot:C1:molotov:-")
    assert scene.offered == ["light-zone:C1", "pass"]
    scene.play("light-zone:C1")
    assert scene.zombies("C1") == 0
    assert lit(scene) == ["C1", "C2"]


@pytest.mark.rule("FH-LIGHT-ON", "FH-LIGHT-2")
def test_no_lamp_helps_a_shot_at_range_two() -> None:
    karl = {"zone": "C1", "hands": ["rifle"], "backpack": ["flashlight", "night_vision_goggles"]}
    scene = Scene(3, on="clock", table=NIGHT, zombies={"C3": {"walker": 1}}, karl=karl)
    scene.play("shoot:C3:rifle:-")
    assert scene.prompt == "z2-turn"


@pytest.mark.rule("FH-LIGHT-OFF", "FH-D10", "FH-LIGHT-Q11")
def test_trading_or_discarding_the_lamp_puts_the_light_out() -> None:
    scene = dark(karl=LAMP, riley={}).play("lamp-on", "light-zone:C1", "trade:riley")
    lift = scene.offers("lift:karl")[0]
    scene.play(lift)
    scene.play(scene.offers("put:riley")[0], "done")
    assert scene.state.beams == ()
    assert lit(scene) == []
    riley = scene.person("riley")
    assert any(BOX.cards[card].light for card in riley.slots if card >= 0)
    scene = dark(karl=LAMP).play("lamp-on", "light-zone:C1", "discard-freely")
    assert scene.told("discarded") == ["discarded:karl:flashlight"]
    assert scene.state.beams == ()


@pytest.mark.rule("FH-LIGHT-Q4")
def test_with_two_lamps_there_is_one_beam() -> None:
    karl = {"backpack": ["flashlight", "flashlight"]}
    scene = dark(karl=karl).play("lamp-on", "light-zone:C1")
    assert scene.offers("lamp") == ["lamp-off"]
    assert len(scene.state.beams) == 1


@pytest.mark.rule("FH-LIGHT-Q4")
def test_a_knock_out_puts_the_light_out() -> None:
    scene = Scene(
        on="clock knock_out",
        table=NIGHT,
        zombies={"C2": {"walker": 1}},
        karl=LAMP | {"health": 1, "actions": 1},
        riley={"zone": "F1", "done": True},
    )
    scene.play("lamp-on", "light-zone:C1").until("z2-turn")
    assert scene.state.beams == ()


@pytest.mark.rule("FH-LIGHT-OFF")
def test_it_stays_on_between_rounds_and_draws_every_round() -> None:
    table = {"noise": {"F1": 9}}
    scene = dark(table=table, zombies={"A3": {"walker": 1}}, karl=LAMP | {"health": 9})
    scene.play("lamp-on", "light-zone:C1", "end-turn").until("z2-turn")
    assert lit(scene) == ["C1", "C2"]
    assert scene.told("drawn-by-light") == []


@pytest.mark.rule("FH-LIGHT-Q1", "FH-LIGHT-1")
def test_at_seven_all_beams_are_taken_off_and_lamps_are_off_at_dusk() -> None:
    scene = dark(table={"hour": 6}, karl=LAMP).play("lamp-on", "light-zone:C1")
    scene.play("end-turn").until("z2-turn")
    assert scene.state.hour == 7
    assert scene.state.beams == ()
    assert scene.told("lights-out") == ["lights-out"]


@pytest.mark.rule("FH-LIGHT-4", "FH-LIGHT-Q11", "FH-D28")
def test_the_light_activation_comes_once_for_who_sees_a_lit_zone() -> None:
    zombies = {"E1": {"walker": 1}, "A1": {"walker": 1}, "C1": {"brute": 1}}
    scene = dark(zombies=zombies, karl=LAMP | {"health": 9, "zone": "C3"})
    scene.play("lamp-on", "light-zone:C2", "end-turn")
    assert scene.told("drawn-by-light") == ["drawn-by-light:1"]
    moved = scene.told("zombies-moved")
    assert [key for key in moved if key.endswith("brute:1")][:2] == [
        "zombies-moved:C1:C2:brute:1",
        "zombies-moved:C2:C3:brute:1",
    ]


@pytest.mark.rule("FH-LIGHT-Q11", "FH-LIGHT-4")
def test_a_lamp_thrown_away_before_the_phase_draws_nobody() -> None:
    scene = dark(zombies={"C1": {"brute": 1}}, karl=LAMP | {"health": 9, "zone": "C3"})
    scene.play("lamp-on", "light-zone:C2", "discard-freely")
    scene.play("end-turn")
    assert scene.told("drawn-by-light") == []


@pytest.mark.rule("FH-LIGHT-Q7")
def test_tough_does_not_work_in_the_light_activation() -> None:
    karl = LAMP | {"health": 9, "skills": ["tough"], "actions": 1}
    scene = dark(zombies={"C2": {"walker": 1}}, karl=karl)
    scene.play("lamp-on", "light-zone:C1").until("z2-turn")
    assert scene.told("wounded") == ["wounded:karl:1:8"]


@pytest.mark.rule("FH-LIGHT-Q12", "FH-LIGHT-3")
def test_a_companion_in_a_lit_zone_is_seen() -> None:
    scene = dark(
        table={"companions": [{"card": "amy", "zone": "C1"}]},
        zombies={"E1": {"walker": 1}},
        karl=LAMP | {"zone": "C2"},
    )
    scene.play("lamp-on", "light-zone:C1")
    assert scene.state.zombie_eyes().sees(3, 2)


@pytest.mark.rule("FH-LIGHT-ON", "FH-LIGHT-Q3")
def test_a_police_car_is_searched_with_the_lamp_or_without() -> None:
    car = {"kind": "police_car", "zone": "C1", "drivable": False, "seats": []}
    cards = {"cars": [car], "equipment": ["machete", "katana"]}
    karl = LAMP | {"zone": "C1"}
    scene = dark(table=cards, karl=karl).play("search-car:car1")
    assert "pass" in scene.offered
    scene.play("light-zone:C2").until("z2-turn", "put")
    assert (len(scene.told("drew")), lit(scene)) == (2, ["C1", "C2"])
    scene = dark(table=cards, karl=karl).play("search-car:car1", "pass").until("z2-turn", "put")
    assert (len(scene.told("drew")), lit(scene)) == (1, [])
