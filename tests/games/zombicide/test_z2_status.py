"""The drawing and the lines below it tell a player what lies on the table."""

from typing import Any

from horda.core.position import pose
from horda.games import registry
from horda.games.zombicide.rules.state import (
    COMBAT,
    DOOR,
    MACHINE,
    MELEE,
    MOVE,
    RANGED,
    SEARCH,
    ZState,
)
from horda.games.zombicide.screen.picture import marks, notes
from horda.games.zombicide.screen.status import FREE, progress
from tests.games.spoken import Voice

ENGINE = registry.engine("zombicide-2e")
GAME = ENGINE.game


def posed(mission: str = "M00", **table: Any) -> ZState:
    """Lays a position out."""
    state: ZState = pose(ENGINE, ENGINE.config({"scenario": mission}), 1, table)
    return state


def said(state: ZState, lang: str = "en") -> list[str]:
    """Says how the game stands."""
    return [Voice(lang).render(line) for line in GAME.status(state, 0)]


def test_a_survivor_in_words() -> None:
    amy = {"zone": 10, "hands": ["sawed_off#1"], "backpack": ["water"], "tokens": 1}
    state = posed(survivors={"amy": amy, "doug": {"zone": 9, "done": True}}, empty=["sawed_off#1"])
    lines = said(state)
    start = "Amy: zone B3, Health 3, adrenaline 0 (Blue), Objectives: 1, Actions left: 3"
    at = lines.index(f"{start}, free Actions: Move")
    assert lines[at + 1] == "    hands: Sawed-Off (empty), –; backpack: Water, –, –"
    assert lines[at + 2] == "    skills: +1 free Move Action"
    values = "Range 0–1, 2 dice, 3+ hits, Damage 1, noisy"
    assert lines[at + 3] == f"    Sawed-Off: {values}"
    assert lines[at + 4].endswith("has acted")
    polish = said(state, "pl")
    assert "    ręce: Obrzyn (do przeładowania), –; plecak: Woda, –, –" in polish
    assert "    Obrzyn: Zasięg 0–1, 2 kości, trafia 3+, Obrażenia 1, głośna" in polish


def test_weapons_in_hand_are_told_with_their_values_once() -> None:
    amy = {"zone": 10, "hands": ["molotov", "mas_shotgun"], "backpack": ["katana"]}
    lines = said(posed(survivors={"amy": amy, "doug": {"zone": 9, "hands": ["pistol"]}}))
    told = [line.strip() for line in lines if " hits, " in line or "eliminates" in line]
    assert told == [
        "Molotov: Range 1–1, eliminates everybody in the Zone, noisy",
        "Ma's Shotgun: Range 0–1, 2 dice, 3+ hits, Damage 2, noisy",
        "Ma's Shotgun: Melee, 1 die, 3+ hits, Damage 2",
    ]
    two = {"zone": 10, "hands": ["pistol", "pistol"]}
    twice = said(posed(survivors={"amy": two}))
    assert sum(" hits, " in line for line in twice) == 1


def test_with_several_players_each_survivor_has_its_player() -> None:
    config = ENGINE.config({"scenario": "M00", "players": 2})
    people = {"amy": {"zone": 10}, "doug": {"zone": 9, "seat": 1}}
    lines = said(pose(ENGINE, config, 1, {"survivors": people}))
    assert any(line.startswith("Amy (Player 1): zone B3,") for line in lines)
    assert any(line.startswith("Doug (Player 2): zone A3,") for line in lines)


def test_every_kind_of_free_action_has_a_name() -> None:
    kinds = (COMBAT, MELEE, RANGED, MOVE, SEARCH, DOOR, MACHINE)
    assert [FREE[kind] for kind in kinds] == list(FREE[1:])
    assert not [kind for kind in FREE if not Voice("pl").texts.has(f"z2-free-{kind}")]


def test_goals_tell_how_far_they_are() -> None:
    people = {"amy": {"zone": 9, "tokens": 1, "hands": ["water"]}, "doug": {"zone": 9}}
    tokens: dict[str, Any] = {"objectives": ["12 red"], "crates": []}
    lines = said(posed(survivors=people, **tokens))
    assert "  to do: take all Objectives (left: 1)" in lines
    assert "  done: open all crates (left: 0)" in lines
    assert "  to do: all Survivors escape through the Exit (0 of 2)" in lines
    lines = said(posed("M01", survivors=people, **tokens))
    assert "  to do: every Survivor takes an Objective (1 of 2)" in lines
    assert "  to do: the team holds food cards (1 of 3)" in lines


def test_what_stands_and_lies_in_a_zone() -> None:
    names = ("amy", "bunny_g", "tiger_sam")
    state = posed(
        survivors={name: {"zone": 9} for name in names} | {"doug": {"zone": 10}},
        zombies={"9": {"walker": 12, "runner": 1, "patient_0": 1}},
        noise={"9": 2, "10": 7},
        objectives=["9 blue", "10 green hidden"],
        crates=[9],
        spawns=["9 red", "10 blue"],
    )
    assert notes(state, 9) == ["12W 1R PAT0", "amy bun sam"]
    assert notes(state, 10) == ["doug"]
    assert marks(state, 9) == "!! obj-b crate spawn exit"
    assert marks(state, 10) == "!7 obj (spawn)"


def test_boards_fit_into_120_columns() -> None:
    for mission in GAME.scenarios:
        state = ENGINE.new(ENGINE.config({"scenario": mission}), 1)
        assert max(map(len, GAME.draw(state, None).splitlines())) <= 120


def test_the_lines_at_a_question_say_who_acts() -> None:
    state = posed(survivors={"amy": {"zone": 10}, "doug": {"zone": 9}})
    lines = [Voice("en").render(line) for line in GAME.brief(state, 0)]
    assert lines[0] == "Round 1, danger level: Blue"
    assert [line.split()[0] for line in lines[1:]] == ["Amy:", "hands:", "skills:"]
    people = {"amy": {"zone": 10, "hands": ["crowbar"]}, "doug": {"zone": 9}}
    waiting = [Voice("pl").render(line) for line in GAME.brief(posed(survivors=people, turn=""), 0)]
    assert waiting[1].endswith("adrenalina 0 (Niebieski); Łom")
    assert waiting[2].endswith("adrenalina 0 (Niebieski)")


def test_the_escape_is_met_when_everybody_is_away() -> None:
    away = {"zone": -1, "escaped": True}
    some = posed(survivors={"amy": away, "doug": {"zone": 9}})
    assert not [met for _, met in progress(some)][-1]
    everybody = posed(survivors={"amy": away, "doug": away})
    assert [met for _, met in progress(everybody)][-1]
