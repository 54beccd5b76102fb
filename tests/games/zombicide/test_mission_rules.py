"""Special rules of Missions: their rank, what they hook into, and those many Missions share."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from horda.core.errors import BadConfig
from horda.core.hooks import Piece, Use
from horda.games.zombicide.box.missions import Mission, Token
from horda.games.zombicide.modules import skills
from horda.games.zombicide.modules.mission_rules import waits_for
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import setting_up, start
from horda.games.zombicide.rules.goals import GOALS, LOOKS, NOTHING, UNSURE, Look
from horda.games.zombicide.rules.points import BURNED, DICE, OPENS_DOORS, WOUNDS
from horda.games.zombicide.rules.ranks import Rank
from tests.games.zombicide.boxes import BOX, SECOND, plain_keys
from tests.games.zombicide.fighting import ENGINE, HERE, Fight, armed
from tests.games.zombicide.playing import answer

Change = Callable[..., Mission]


def forget() -> None:
    """Empties what is kept by the id of a Mission."""
    SECOND.plans.clear()
    for kept in (skills._of_team, start._printed, setting_up._start_zones, waits_for):
        kept.cache_clear()


@pytest.fixture
def mission() -> Iterator[Change]:
    """Changes Mission 0 for one test."""
    table, whole = SECOND.missions, SECOND.missions["M00"]

    def change(**fields: Any) -> Mission:
        table["M00"] = replace(table["M00"], **fields)
        forget()
        return table["M00"]

    yield change
    table["M00"] = whole
    forget()


@pytest.fixture
def rule(mission: Change, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Gives Mission 0 a special rule for one test."""

    def put(name: str, *uses: Use) -> None:
        piece = Piece(name, uses, rank=Rank.MISSION)
        monkeypatch.setitem(SECOND.specials, name, piece)
        mission(special=(*SECOND.missions["M00"].special, name))

    return put


@pytest.mark.rule("Z2-ROUND-11", "Z2-MISSION-01", "Z2-SKILL-G1")
def test_a_mission_beats_a_skill_that_beats_the_general_rule(rule: Callable[..., None]) -> None:
    def dice() -> int:
        amy = armed("katana", skills=["plus_1_die:melee"])
        fight = Fight(1, 1, 1, 1, amy=amy, zombies={HERE: {"walker": 1}})
        return fight.play("melee:katana:-").rolled

    assert dice() == 3  # 2 on the card, and the skill
    rule("test-one-die", DICE.use(lambda state, blow, dice: 1))
    assert dice() == 1  # whatever skills say


@pytest.mark.rule("Z2-ROUND-11", "Z2-MISSION-01")
def test_a_mission_beats_a_card(rule: Callable[..., None]) -> None:
    rule("test-no-tools", OPENS_DOORS.use(lambda state, who, opens: True))
    fight = Fight(amy=armed("katana"))  # no tool, and yet
    assert fight.offers("open-door") == ["open-door:door1:-"]


@pytest.mark.rule("Z2-COMP-02")
def test_a_mission_overrides_what_companions_lend(rule: Callable[..., None]) -> None:
    def rolled() -> int:
        odin = {"companions": [{"card": "odin", "leader": "amy"}]}  # +1 die: Melee
        fight = Fight(1, 1, 1, amy=armed("katana"), zombies={HERE: {"walker": 1}}, table=odin)
        return fight.play("melee:katana:-").rolled

    assert rolled() == 3
    rule("test-nothing-lent", DICE.use(lambda state, blow, dice: blow.dice))
    assert rolled() == 2


def test_a_mission_reacts_first(rule: Callable[..., None]) -> None:
    use = WOUNDS.use(lambda run, context, seat: [], lambda *_: None)
    rule("test-wounds", use)
    fight = Fight(amy=armed("pistol", skills=["is_that_all_youve_got"]))
    uses = ENGINE.game.hooks(fight.state).on(WOUNDS)
    assert [one is use for one in uses] == [True, False]


@pytest.mark.rule("Z2-MOLOTOV-I2")
def test_a_throw_counts_into_an_empty_zone_but_not_at_the_abominawild(
    rule: Callable[..., None],
) -> None:
    burned: list[tuple[int, int]] = []
    rule("test-burned", BURNED.use(lambda run, context: burned.append(context)))
    Fight(amy=armed("molotov")).play("shoot:z4:molotov:-")
    assert burned == [(0, 4)]
    Fight(amy=armed("molotov"), zombies={4: {"walker": 2}}).play("shoot:z4:molotov:-")
    assert burned == [(0, 4)] * 2
    wild = Fight(amy=armed("molotov"), zombies={4: {"abominawild": 1, "walker": 2}})
    assert wild.play("shoot:z4:molotov:-").zombies(4) == {"walker": 2}
    assert burned == [(0, 4)] * 2


@pytest.mark.rule("Z2-WIN-Q1", "Z2-WIN-02")
@pytest.mark.parametrize(("zone", "reason"), [(9, "z2-end-won"), (4, "z2-end-eliminated")])
def test_a_win_that_eliminates_a_survivor_is_a_defeat(
    mission: Change, monkeypatch: pytest.MonkeyPatch, zone: int, reason: str
) -> None:
    monkeypatch.setitem(GOALS, "test-no-zombies", lambda state: not any(state.zombies))
    monkeypatch.setitem(LOOKS, "test-no-zombies", Look.ZOMBIES)
    monkeypatch.setitem(UNSURE, "test-no-zombies", NOTHING)
    mission(special=("test-no-zombies",))
    fight = Fight(amy=armed("molotov"), ned={"zone": zone}, zombies={4: {"walker": 1}})
    assert fight.play("shoot:z4:molotov:-").reason == reason


@pytest.mark.rule("Z2-MISSION-10", "Z2-INV-I2")
def test_carried_objectives_use_no_slot_and_are_traded(mission: Change) -> None:
    mission(special=("all-objectives", "carry"))
    table = {"objectives": [f"{HERE} blue", "5 red"]}
    full = armed("pistol", "katana", backpack=["water", "kukri", "machete"])
    fight = Fight(amy=full, ned={}, lou={}, table=table).play("take-objective:0")
    assert fight.person("amy")["load"] == ["blue"]
    assert "-" not in fight.person("amy")["backpack"]
    fight.play("trade:ned")
    assert fight.offers("hand-token") == ["hand-token:amy:blue"]
    fight.play("hand-token:amy:blue", "done")
    assert (fight.person("amy")["load"], fight.person("ned")["load"]) == ([], ["blue"])
    fight.play("end-turn", "act:ned", "trade:lou")  # it is all they have to trade
    fight.play("hand-token:ned:blue", "done")
    assert fight.person("lou")["load"] == ["blue"]


@pytest.mark.rule("Z2-MISSION-08", "Z2-BOX-I1")
def test_a_hidden_objective_is_mixed_in_and_looks_like_all_others(mission: Change) -> None:
    goals_ = replace(SECOND.missions["M00"].objectives, red=1, blue=1, hidden=("blue",))
    mission(objectives=goals_)
    places = set()
    for seed in range(8):
        state = ENGINE.new(ENGINE.config({"scenario": "M00"}), seed)
        blue = [t.zone for t in state.objectives if COLOURS[t.colour] == "blue"]
        assert len(blue) == 1
        assert all(token.hidden for token in state.objectives)
        view: Any = ENGINE.game.view(state, 0)
        assert view.objectives == ((5, "red"), (13, "red"))
        places.update(blue)
    assert places == {5, 13}


@pytest.mark.rule("Z2-MISSION-I1", "Z2-OBJ-02", "Z2-MISSION-02")
@pytest.mark.parametrize("scenario", ["M00", "M01", "M02"])
def test_an_objective_is_worth_the_same_in_every_mission(scenario: str) -> None:
    table = {"objectives": ["0 red", "1 red"], "crates": [1]}
    fight = Fight(ned={"zone": 0}, setup={"scenario": scenario}, table=table)
    assert fight.play("take-objective:0").person("ned")["adrenaline"] == 5


@pytest.mark.rule("Z2-SETUP-Q3", "Z2-BSPAWN-09")
def test_players_choose_among_several_start_zones(mission: Change) -> None:
    start = SECOND.missions["M00"].start
    mission(start=(*start, Token(cell=(0, 3), provenance="inferred"), *start))
    config = ENGINE.config({"scenario": "M00", "team": 6, "players": 2})
    state = ENGINE.new(config, 1)
    street, other = (state.board.zone_at(*cell) for cell in (start[0].cell, (0, 3)))
    for who in range(6):
        assert (state.waiting.prompt, state.open[0].seat) == ("z2-start-zone", who % 2)
        assert plain_keys(state, state.open[0]) == [f"start-in:z{z}" for z in (street, other)]
        answer(state, f"start-in:z{other if who else street}")
    assert [person.zone for person in state.people] == [street] + [other] * 5
    assert state.waiting.prompt != "z2-start-zone"


@pytest.mark.rule("Z2-BSPAWN-09", "Z2-SETUP-Q3")
def test_a_building_somebody_chose_to_start_in_never_spawns(mission: Change) -> None:
    start = SECOND.missions["M00"].start
    mission(start=(*start, Token(cell=(2, 4), provenance="inferred")))
    for key, revealed in (("start-in:z9", 0), ("start-in:z12", 1)):
        state = ENGINE.new(ENGINE.config({"scenario": "M00", "team": 1}), 1)
        answer(state, key)
        building = state.board.building_of[12]
        assert state.revealed >> building & 1 == revealed


@pytest.mark.rule("Z2-COMP-01", "Z2-COMP-03", "Z2-COMP-08")
def test_players_choose_who_waits_as_a_companion(mission: Change) -> None:
    cell = SECOND.missions["M00"].start[0].cell
    mission(companion=(Token(cell=cell, count=2, provenance="inferred"),))
    setup = {"scenario": "M00", "survivors": "amy+doug+elle+josh+ned+wanda"}
    state = ENGINE.new(ENGINE.config(setup), 1)
    assert state.waiting.prompt == "z2-recruit"
    kids = [one.id for one in BOX.survivors if one.kind == "kid"]
    assert plain_keys(state, state.open[0]) == [f"recruit:{kid}" for kid in kids]
    answer(state, "recruit:lou")
    assert "recruit:lou" not in plain_keys(state, state.open[0])
    answer(state, "recruit:odin")
    table = ENGINE.game.describe(state)
    assert [one["card"] for one in table["companions"]] == ["lou", "odin"]
    while state.waiting.prompt != "z2-turn":
        answer(state)
    offered = set(plain_keys(state, state.open[0]))
    assert {"rally:lou", "rally:odin"} <= offered


def deck_of(**setup: Any) -> list[str]:
    """Returns the Abominations in the deck of a new game."""
    state = ENGINE.new(ENGINE.config({"scenario": "M00", **setup}), 1)
    assert list(ENGINE.game.invariants(state)) == []
    return sorted(BOX.zombies[kind].id for kind in state.abomination_deck.left)


@pytest.mark.rule("Z2-ABOM-10", "Z2-FEST-05")
def test_the_abomination_deck_is_a_matter_of_choice() -> None:
    assert deck_of() == ["abominacop", "abominawild", "hobomination", "patient_0"]
    assert deck_of(abominations="patient_0+abominacop", max_abominations=2) == [
        *("abominacop", "patient_0")
    ]
    with pytest.raises(BadConfig, match="cow"):
        deck_of(abominations="patient_0+cow")


@pytest.mark.rule("Z2-MISSION-Q3", "Z2-M02-02")
@pytest.mark.parametrize("kept", [False, True])
def test_pimpweapons_obtained_count_unless_they_must_be_kept(kept: bool) -> None:
    setup = {"scenario": "M02", "pimpweapons_kept": kept}
    left = ["mas_shotgun", "automatic_shotgun", "military_sniper_rifle", "zantetsuken"]
    left += ["evil_twins", "golden_ak_47", "golden_kukri", "aaahh#5", "aaahh#6"]
    table = {"crates": [9], "pimpweapons": left, "starting_out": ["nailbat"]}
    amy = {"zone": 35, "hands": ["gunblade"]}
    fight = Fight(setup=setup, table=table, amy=amy, ned={"zone": 35})
    assert fight.prompt == "z2-turn"  # a weapon in the last crate may still come
    assert GOALS["pimpweapon-each"](fight.state) is not kept
