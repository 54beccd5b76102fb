"""The two stories: what they change at the start, and what their stages bring."""

from typing import Any

import pytest

from horda.core import checks
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import ASIDE
from horda.games.dead_of_winter.base.table import is_open, own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from tests.games.dead_of_winter.playing import ENGINE, begun, dealt

BLUE, EMMA = BOX.survivor_number["blue"], BOX.survivor_number["emma-han"]


@pytest.mark.rule("DW-SCENR-01", "DW-SCENR-02", "DW-SCENR-03", "DW-SCENR-04", "DW-SCENR-05")
@pytest.mark.rule("DW-SCEN-01", "DW-SCENR-Q1")
def test_raxxon_is_sealed_at_first() -> None:
    state = dealt(scenario="chimpanzee-and-code", players=4)
    assert BOX.objectives[state.objective].id == "r1"
    assert state.where[BLUE] == state.where[EMMA] == ASIDE
    assert all(BLUE not in cards and EMMA not in cards for cards in state.dealt)
    assert len(state.experiments) == 12
    assert len(state.items[7]) == 20
    state = begun(scenario="chimpanzee-and-code", players=4)
    assert not is_open(state, 7)
    assert {"no-code", "no-pills"} <= set(state.unlocked)
    keys = [ENGINE.key(state, one) for one in state.open[0].options]
    assert not any("raxxon" in key for key in keys if key.startswith("move"))
    assert state.zombies[12] == 0


@pytest.mark.rule("DW-SCENR-06", "DW-SAMPLE-19", "DW-CARD-15")
def test_emma_begins_with_the_blueprints() -> None:
    state = begun(scenario="chimpanzee-and-code", players=3)
    assert state.owner[EMMA] == state.first
    assert state.where[EMMA] == 0
    assert state.leader[state.first] != EMMA
    gear = [BOX.items[title_of(card)].id for card in state.gear[EMMA]]
    assert gear == ["raxxon-blueprints"]
    assert len(state.items[7]) == 19


@pytest.mark.rule("DW-SCENB-01", "DW-SCENB-02", "DW-SCENB-03", "DW-SCENB-06", "DW-SCENB-Q5")
@pytest.mark.rule("DW-SCENB-05", "DW-SCENB-Q9", "DW-DEC-12")
def test_the_raid_begins_with_one_possible_betrayer_and_the_hospital() -> None:
    state = dealt(scenario="bandit-raid", players=3)
    assert BOX.objectives[state.objective].id == "b1"
    for seat in range(3):
        ENGINE.choose(state, 0, seat)
    asked = []
    hands = [len(hand) for hand in state.hands]
    while state.waiting.prompt != "dw-turn":
        asked.append(state.open[0].seat)
        ENGINE.choose(state, 0)
    first = state.first
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert [len(hand) for hand in state.hands] == [n + 1 for n in hands]
    assert not is_open(state, 8)
    betrayals = [c for c in (*state.secrets, *state.secret_box) if _betrayal(c)]
    assert [BOX.secrets[card].id for card in betrayals] == ["betrayal-bandit-betrayal"]
    assert {"no-hideout", "no-bandit-attack", "no-leader"} <= set(state.unlocked)


def _betrayal(card: int) -> bool:
    return BOX.secrets[card].kind is SecretKind.BETRAYAL


def stage(objective: str, scenario: str, body: str, players: int = 3) -> Any:
    """Lays out the start of a colony phase in which a stage is complete."""
    file = checks.read(
        f'title = "x"\ngame = "dead-of-winter"\n'
        f'setup = {{ scenario = "{scenario}", players = {players} }}\n[position]\n'
        f'turn = "colony"\nobjective = "{objective}"\nrounds_left = 3\nmorale = 5\n{body}'
    )
    return checks.start(ENGINE, file)


def answer(state: Any, *keys: str) -> None:
    for key in keys:
        choice = next(
            one for one in state.open if key in [ENGINE.key(state, o) for o in one.options]
        )
        index = ENGINE.game.find(state.config, choice.options, key)
        ENGINE.choose(state, index, choice.seat)


R1 = """
unlocked = ["sealed", "no-code", "no-pills"]
stored = ["kindling", "kindling", "kindling", "kindling", "kindling", "junk-or-advance",
    "junk-or-advance", "junk-or-advance", "junk-or-advance"]
experiments = ["hunter", "talon", "tank"]
[position.places.colony]
zombies = [2, 1, 1, 0, 0, 0]
[position.survivors]
gia-najjar = { seat = "player-1", at = "library" }
cole-winters = { seat = "player-1", at = "library" }
rocco-bellini = { seat = "player-2", at = "school" }
kevin-jackson = { seat = "player-3", at = "school" }
lily-mae = { seat = "player-3", at = "school" }
blue = { at = "aside" }
"""


@pytest.mark.rule("DW-SCENR-07", "DW-SCENR-08", "DW-SCENR-09", "DW-SCENR-10", "DW-SCENR-11")
@pytest.mark.rule("DW-SCENR-12", "DW-SCENR-13", "DW-SCENR-Q2", "DW-SCENR-Q4", "DW-SCENR-Q9")
@pytest.mark.rule("DW-SCENR-18", "DW-DEC-12")
def test_the_gate_is_blown() -> None:
    state = stage("r1", "chimpanzee-and-code", R1)
    assert state.open[0].seat == 1  # the fewest survivors
    for key in ("pick-entrance:colony-1", "pick-entrance:colony-1", "pick-entrance:colony-2"):
        answer(state, key)
    assert state.result is None
    assert state.where[BLUE] == 7
    assert state.owner[BLUE] == 1
    assert state.wounds[BLUE] == 1
    assert state.where[BOX.survivor_number["rocco-bellini"]] == 7
    assert state.zombies[12] >= 3
    assert list(state.zombies[:3]) == [0, 0, 1]
    assert is_open(state, 7)
    assert "no-pills" not in state.unlocked
    assert "no-code" in state.unlocked
    answer(state, "no", "no", "no")
    assert BOX.objectives[state.objective].id == "r2"
    assert (state.rounds_left, state.morale) == (3 - 1 + 3, 5 + 1)


@pytest.mark.rule("DW-SCENR-14", "DW-SCENR-15", "DW-SCENR-16", "DW-SCENR-17", "DW-SCENR-T1")
@pytest.mark.rule("DW-SCENR-Q5", "DW-SCENR-Q8")
@pytest.mark.parametrize(("players", "cards"), [(3, 2), (4, 3)])
def test_under_the_rubble(players: int, cards: int) -> None:
    body = """
unlocked = ["no-code"]
raxxon_dice = [[0, 6], [0, 6], [0, 6], [1, 6], [1, 6], [1, 6], [1, 6]]
experiments = ["hunter", "talon", "tank", "hydra"]
[position.survivors]
gia-najjar = { seat = "player-1", at = "raxxon" }
rocco-bellini = { seat = "player-2", at = "raxxon" }
cole-winters = { seat = "player-3", at = "colony" }
"""
    state = stage("r2", "chimpanzee-and-code", body, players)
    assert state.raxxon_dice == ()
    people = [state.where[one] for seat in range(2) for one in own(state, seat)]
    assert people == [0, 0]
    assert len(state.experiments) == 4 - cards
    answer(state, *["no"] * players)
    assert BOX.objectives[state.objective].id == "r3"
    assert "no-code" not in state.unlocked


@pytest.mark.rule("DW-SCENR-Q3", "DW-MOVE-Q4")
def test_exiles_find_room_for_each_of_them() -> None:
    body = """
unlocked = ["no-code"]
raxxon_dice = [[0, 6], [0, 6], [0, 6], [1, 6], [1, 6], [1, 6], [1, 6]]
experiments = []
[position.survivors]
gia-najjar = { seat = "player-1", at = "raxxon" }
rocco-bellini = { seat = "player-1", at = "raxxon" }
blue = { seat = "player-2", at = "gas" }
cole-winters = { seat = "player-3", at = "colony" }
[position.seats.player-1]
exiled = true
"""
    state = stage("r2", "chimpanzee-and-code", body)
    answer(state, "pick-place:gas")  # two spaces, one of them taken
    keys = [ENGINE.key(state, one) for one in state.open[0].options]
    assert "pick-place:gas" not in keys
    assert "pick-place:library" in keys


B1 = """
unlocked = ["no-hideout", "no-bandit-attack", "no-leader"]
food = 12
[position.survivors]
nadia-rivers = { seat = "player-1", at = "school" }
cole-winters = { seat = "player-1", at = "school" }
blue = { seat = "player-2", at = "school" }
rocco-bellini = { seat = "player-2", at = "library", wounds = 2 }
kevin-jackson = { seat = "player-3", at = "library" }
"""


@pytest.mark.rule("DW-SCENB-07", "DW-SCENB-08", "DW-SCENB-09", "DW-SCENB-10", "DW-SCENB-11")
@pytest.mark.rule("DW-SCENB-12", "DW-SCENB-13", "DW-SCENB-T1", "DW-SCENB-Q1")
def test_gifts_for_the_neighbours() -> None:
    state = stage("b1", "bandit-raid", B1)
    rocco = BOX.survivor_number["rocco-bellini"]
    assert state.food == 0
    assert state.morale == 4
    assert state.owner[BOX.survivor_number["nadia-rivers"]] == 255
    assert (state.where[rocco], state.wounds[rocco]) == (0, 2)
    assert is_open(state, 8)
    assert "no-bandit-attack" not in state.unlocked
    answer(state, "no", "no", "no")
    assert BOX.objectives[state.objective].id == "b2"


@pytest.mark.rule("DW-WIN-T3", "DW-WIN-Q6")
def test_a_stage_whose_own_text_ends_the_morale() -> None:
    body = B1.replace("unlocked", "morale = 1\nunlocked").replace("morale = 5", "")
    file = checks.read(
        'title = "x"\ngame = "dead-of-winter"\n'
        'setup = { scenario = "bandit-raid", players = 3 }\n[position]\n'
        f'turn = "colony"\nobjective = "b1"\nrounds_left = 3\n{body}'
    )
    ended = checks.start(ENGINE, file)
    assert ended.result.reason == "dw-end-morale"
    assert ended.stages == ("b1",)


B2 = """
unlocked = ["no-leader"]
stages = ["b1"]
[position.survivors]
nadia-rivers = { seat = "player-1", at = "hideout", gear = ["crowbar", "crossbow"] }
cole-winters = { seat = "player-2", at = "hideout", gear = ["shiv"] }
kevin-jackson = { seat = "player-3", at = "library" }
[position.seats.player-1]
secret = "secret-memento"
[position.seats.player-2]
secret = "betrayal-bandit-betrayal"
HAND
[position.seats.player-3]
secret = "secret-memento"
"""


def phase(state: Any, *motions: str) -> None:
    """Answers the special exile phase: for every player in turn a motion, or none."""
    for key in motions:
        answer(state, key)


@pytest.mark.rule("DW-SCENB-14", "DW-SCENB-21", "DW-SCENB-16", "DW-SCENB-19", "DW-SCENB-20")
@pytest.mark.rule("DW-SCENB-Q12", "DW-SCENB-T2", "DW-SCENB-Q10", "DW-DEC-12")
def test_payback_without_an_exile() -> None:
    state = stage("b2", "bandit-raid", B2.replace("HAND", ""))
    assert state.open[0].prompt == "dw-exile-phase"
    assert [choice.seat for choice in state.open] == [0]
    asked = []
    while state.open[0].prompt == "dw-exile-phase":
        asked.append(state.open[0].seat)
        ENGINE.choose(state, len(state.open[0].options) - 1)
    assert asked == [0, 1, 2]
    # Everybody is asked to go on; nobody has fulfilled anything.
    assert state.open[0].prompt == "dw-confess"
    assert all(len(choice.options) == 1 for choice in state.open)
    while state.open[0].prompt == "dw-confess":
        ENGINE.choose(state, 0, state.open[0].seat)
    assert {state.where[one] for seat in range(3) for one in own(state, seat)} == {0}
    assert any(rule.modifier == "morale_too" and rule.seat == 1 for rule in state.lasting)
    assert all("morale_too" not in ENGINE.view(state, seat).board.rules for seat in range(3))
    answer(state, "no", "no", "no")
    assert BOX.objectives[state.objective].id == "b3"


@pytest.mark.rule("DW-SCENB-17", "DW-SCENB-18", "DW-SCENB-Q6")
@pytest.mark.parametrize(("target", "leads"), [("player-3", True), ("player-2", False)])
def test_payback_with_an_exile(target: str, leads: bool) -> None:
    state = stage("b2", "bandit-raid", B2.replace("HAND", ""))
    answer(state, f"pick-seat:{target}")
    for seat in range(3):
        index = ENGINE.game.find(state.config, state.waiting.of[0].options, "ballot:yes")
        ENGINE.choose(state, index, seat)
    while state.open[0].prompt != "dw-call-token-vote":
        ENGINE.choose(state, len(state.open[0].options) - 1, state.open[0].seat)
    seat = int(target[-1]) - 1
    assert state.exiled == 1 << seat
    assert bool(state.bandit_leaders >> seat & 1) is leads


@pytest.mark.rule("DW-SCENB-14", "DW-VAR-Q5")
def test_who_is_eliminated_on_the_way_out_accuses_nobody() -> None:
    file = checks.read(
        'title = "x"\ngame = "dead-of-winter"\n'
        'setup = { scenario = "bandit-raid", players = 4, elimination = true }\n[position]\n'
        'turn = "colony"\nobjective = "b2"\nrounds_left = 3\nmorale = 5\n'
        "next = { exposure = [12] }\n"
        'unlocked = ["no-leader"]\nstages = ["b1"]\nfood = 9\n[position.survivors]\n'
        'nadia-rivers = { seat = "player-1", at = "hideout", gear = ["crowbar", "crossbow"] }\n'
        'lily-mae = { seat = "player-1", at = "hideout", gear = ["shiv", "shiv"] }\n'
        'cole-winters = { seat = "player-3", at = "hideout" }\n'
        'kevin-jackson = { seat = "player-2", at = "colony" }\n'
        'gia-najjar = { seat = "player-4", at = "colony" }\n'
    )
    state = checks.start(ENGINE, file)
    answer(state, "pick-seat:player-2", *["ballot:yes"] * 4, "leave:kevin-jackson:library")
    assert state.out == 1 << 1
    assert [(choice.seat, choice.prompt) for choice in state.open] == [(2, "dw-exile-phase")]
