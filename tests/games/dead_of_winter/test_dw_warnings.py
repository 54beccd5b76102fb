"""A newcomer is asked twice: deadly rolls, cards that do not fit, the food of the night."""

from typing import Any

import pytest

from horda.core import position
from horda.games import registry
from horda.games.dead_of_winter.cards.box import BOX

ENGINE = registry.engine("dead-of-winter")
TABLE: dict[str, Any] = {
    "morale": 6,
    "crisis": "rat-plague",
    "food": 9,
    "survivors": {
        "gia-najjar": {"seat": "player-1", "at": "school", "wounds": 2},
        "kevin-jackson": {"seat": "player-1", "at": "school"},
        "rocco-bellini": {"seat": "player-2", "at": "colony"},
        "cole-winters": {"seat": "player-3", "at": "colony"},
    },
    "seats": {"player-1": {"hand": ["antibiotics", "kindling"], "dice": [6, 6, 3]}},
}


def warned(**changes: Any) -> dict[str, str]:
    """Returns the warnings of the first seat's answers by their keys."""
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    state = position.pose(ENGINE, config, 1, {**TABLE, **changes})
    before = state.encode()
    (choice,) = state.open
    found = {
        ENGINE.key(state, one): said.id
        for one in choice.options
        if (said := ENGINE.game.warning(state, 0, one))
    }
    assert state.encode() == before
    return found


@pytest.mark.rule("DW-EXPO-03", "DW-MOVE-03")
@pytest.mark.parametrize("morale", [6, 1])
def test_whoever_would_die_of_a_wound_is_not_moved_unasked(morale: int) -> None:
    found = warned(morale=morale)
    moves = {key: said for key, said in found.items() if key.startswith("move:")}
    assert {key.split(":")[1] for key in moves} == {"gia-najjar"}
    assert set(moves.values()) == {"dw-warn-deadly-lost" if morale == 1 else "dw-warn-deadly"}


@pytest.mark.rule("DW-EXPO-03", "DW-MOVE-03")
@pytest.mark.parametrize(("wounds", "morale", "said"), [
    (0, 1, ""), (1, 6, "dw-warn-thin-blood"), (1, 1, "dw-warn-thin-blood-lost"),
    (2, 6, "dw-warn-deadly"),
])  # fmt: skip
def test_with_thin_blood_two_tokens_before_death_are_warned_of(
    wounds: int, morale: int, said: str
) -> None:
    thin = {"seat": "player-1", "at": "school", "wounds": wounds, "side": ["thin-blood"]}
    found = warned(morale=morale, survivors={**TABLE["survivors"], "gia-najjar": thin})
    moves = {told for key, told in found.items() if key.startswith("move:gia-najjar:")}
    assert moves == ({said} if said else set())


@pytest.mark.rule("DW-KILLS-02")
def test_everybody_sees_how_much_somebody_can_bear() -> None:
    people = {
        **TABLE["survivors"],
        "buddy-davis": {"seat": "player-1", "at": "school"},
        "cole-winters": {"seat": "player-3", "at": "colony", "side": ["numbness"]},
    }
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    state = position.pose(ENGINE, config, 1, {**TABLE, "survivors": people})
    view: Any = ENGINE.game.view(state, None)
    dies = {one.id: one.dies_at for one in view.survivors}
    assert [dies[one] for one in ("buddy-davis", "cole-winters", "gia-najjar")] == [4, 4, 3]


@pytest.mark.rule("DW-EXPO-07", "DW-PLAY-07")
def test_a_move_that_is_spared_the_roll_is_not_warned_of() -> None:
    tunnel = {"modifier": "tunnel", "place": 5, "low": 1, "high": 2}
    spared = {f"move:gia-najjar:{place}" for place in ("hospital", "gas", "library")}
    free = spared - warned(lasting=[tunnel]).keys()
    assert len(free) == 1


@pytest.mark.rule("DW-KILLZ-02", "DW-EXPO-01")
def test_an_attack_of_who_would_die_of_a_wound_is_warned_of() -> None:
    zombies = {"school": {"zombies": 2}}
    attacks = {key for key in warned(places=zombies) if key.startswith("attack:")}
    assert attacks
    assert {key.split(":")[1] for key in attacks} == {"gia-najjar"}


@pytest.mark.rule("DW-ATTACK-02", "DW-ATTACK-04")
@pytest.mark.parametrize(("zombies", "others"), [(0, 1), (1, 1), (0, 2)])
def test_a_friend_who_is_the_only_target_is_not_hit_unasked(zombies: int, others: int) -> None:
    """With one target nobody is asked for it; with two the next question names them."""
    people = {**TABLE["survivors"], "gia-najjar": {"seat": "player-1", "at": "colony"}}
    for one in ("rocco-bellini", "cole-winters")[:others]:
        people[one] = {**people[one], "at": "school"}
    found = warned(survivors=people, places={"school": {"zombies": zombies}})
    attacks = {key: said for key, said in found.items() if key.startswith("attack:kevin-jackson")}
    alone = others == 1 and not zombies
    assert set(attacks.values()) == ({"dw-warn-strike"} if alone else set())


@pytest.mark.rule("DW-ATTACK-02", "DW-ATTACK-04")
def test_a_friend_among_the_zombies_is_not_hit_by_one_press() -> None:
    """The list that comes after the die has friends first, and a key for each of them."""
    rocco = {**TABLE["survivors"]["rocco-bellini"], "at": "school"}
    people = {**TABLE["survivors"], "rocco-bellini": rocco}
    table = {**TABLE, "survivors": people, "places": {"school": {"zombies": 1}}}
    state = position.pose(ENGINE, ENGINE.config({"scenario": "convoy", "players": 3}), 1, table)
    keys = ENGINE.keys(state, state.open[0])
    ENGINE.choose(state, next(n for n, key in enumerate(keys) if key.startswith("attack:kevin")), 0)
    (choice,) = state.open
    said = [ENGINE.game.warning(state, 0, one) for one in choice.options]
    found = {key: one and one.id for key, one in zip(ENGINE.keys(state, choice), said, strict=True)}
    assert found == {
        "pick-entrance:school": None,
        "at-survivor:rocco-bellini": "dw-warn-strike-other",
    }


@pytest.mark.rule("DW-CRISISRES-02")
def test_a_card_that_counts_against_the_colony_is_warned_of() -> None:
    found = {key for key in warned() if key.startswith("contribute")}
    assert found == {"contribute:kindling"}


@pytest.mark.rule("DW-FEED-01")
@pytest.mark.parametrize(("food", "asks"), [(1, True), (2, False)])
def test_the_food_of_the_night_is_not_eaten_unasked(food: int, asks: bool) -> None:
    eats = {key: said for key, said in warned(food=food).items() if key.startswith("eat:")}
    assert bool(eats) is asks
    assert set(eats.values()) <= {"dw-warn-hunger"}


@pytest.mark.rule("DW-WIN-02", "DW-STARVE-02", "DW-WASTE-01")
@pytest.mark.parametrize(("food", "waste", "lost"), [(0, 0, True), (9, 10, True), (9, 9, False)])
@pytest.mark.parametrize("last", [True, False])
def test_a_night_that_ends_the_game_does_not_come_unasked(
    food: int, waste: int, lost: bool, last: bool
) -> None:
    """One morale is left: hunger or ten cards of waste take it, after the last turn only."""
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    junk = {"morale": 1, "food": food, "waste": ["junk-or-advance"] * waste, "crisis": ""}
    table = {**TABLE, **junk, "turn": "player-3" if last else "player-1"}
    state = position.pose(ENGINE, config, 1, table)
    (choice,) = state.open
    (end,) = [one for one in choice.options if ENGINE.key(state, one) == "end-turn"]
    said = ENGINE.game.warning(state, choice.seat, end)
    assert (said is not None) is (lost and last)
    if said is not None:
        ENGINE.choose(state, choice.options.index(end), choice.seat)
        assert state.result is not None


@pytest.mark.rule("DW-FROST-03", "DW-WIN-02")
@pytest.mark.parametrize(("frost", "morale"), [(2, 1), (1, 1), (2, 2)])
def test_a_turn_after_which_frostbite_ends_the_game_does_not_end_unasked(
    frost: int, morale: int
) -> None:
    """The next one has a survivor whom one more token kills, and one morale is left."""
    people = {one: card for one, card in TABLE["survivors"].items() if one != "gia-najjar"}
    people["rocco-bellini"] = {"seat": "player-2", "at": "colony", "frost": frost}
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    table = {**TABLE, "morale": morale, "survivors": people, "turn": "player-1"}
    state = position.pose(ENGINE, config, 1, table)
    (choice,) = state.open
    (end,) = [one for one in choice.options if ENGINE.key(state, one) == "end-turn"]
    said = ENGINE.game.warning(state, 0, end)
    assert (said is not None) is (frost == 2 and morale == 1)
    ENGINE.choose(state, choice.options.index(end), 0)
    assert (state.result is not None) is (said is not None)


@pytest.mark.rule("DW-CRISISRES-03", "DW-WIN-02")
@pytest.mark.parametrize(
    ("given", "morale", "says"),
    [(0, 1, True), (2, 1, True), (3, 1, False), (0, 2, False)],
)
def test_a_crisis_that_nobody_can_avert_any_more_does_not_end_the_game_unasked(
    given: int, morale: int, says: bool
) -> None:
    """How many cards lie there is seen by all; which ones is not, so three might be enough."""
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    seats = {**TABLE["seats"], "player-2": {"given": ["kindling"] * given}}
    table = {**TABLE, "morale": morale, "turn": "player-3", "seats": seats}
    state = position.pose(ENGINE, config, 1, table)
    (choice,) = state.open
    (end,) = [one for one in choice.options if ENGINE.key(state, one) == "end-turn"]
    said = ENGINE.game.warning(state, choice.seat, end)
    assert (said.id if said else "") == ("dw-warn-crisis-lost" if says else "")
    ENGINE.choose(state, choice.options.index(end), choice.seat)
    assert (state.result is not None) is (morale == 1)


@pytest.mark.rule("DW-BITE-02", "DW-WIN-02")
@pytest.mark.parametrize(("morale", "exiled"), [(2, False), (3, False), (2, True)])
def test_nobody_is_given_up_to_a_bite_unasked_with_the_last_of_the_morale(
    morale: int, exiled: bool
) -> None:
    """Gia's own death leaves one morale or two; the next one may be killed, or rolled for."""
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    people = {**TABLE["survivors"], "rocco-bellini": {"seat": "player-2", "at": "hospital"}}
    table = {**TABLE, "morale": morale, "survivors": people, "next": {"exposure": [12]}}
    if exiled:
        table["seats"] = {**TABLE["seats"], "player-2": {"exiled": True}}
    state = position.pose(ENGINE, config, 1, table)
    (choice,) = state.open
    keys = ENGINE.keys(state, choice)
    ENGINE.choose(state, keys.index("move:gia-najjar:hospital"), 0)
    (choice,) = state.open
    assert choice.prompt == "dw-bite"
    said = [ENGINE.game.warning(state, choice.seat, one) for one in choice.options]
    warned_of = [one.id if one else "" for one in said]
    lost = morale == 2 and not exiled
    assert warned_of == (["dw-warn-kill-lost", ""] if lost else ["", ""])
    ENGINE.choose(state, 0, choice.seat)
    assert (state.result is not None) is lost


@pytest.mark.rule("DW-KILLS-06", "DW-EXPO-03")
@pytest.mark.parametrize(("spared", "said"), [(False, "deadly"), (True, "deadly-lost")])
def test_the_last_morale_is_safe_while_a_wall_of_names_remembers(spared: bool, said: str) -> None:
    wall = next(n for n, one in enumerate(BOX.improvements) if one.id == "wall-of-names")
    found = warned(morale=1, built=[wall], spared=spared)
    moves = {said for key, said in found.items() if key.startswith("move:")}
    assert moves == {f"dw-warn-{said}"}


def night(**changes: Any) -> str:
    """Returns what is said of the end of the last turn, which then ends."""
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    table = {**TABLE, "crisis": "", "turn": "player-3", "rounds_left": 3, **changes}
    state = position.pose(ENGINE, config, 1, table)
    (choice,) = state.open
    (end,) = [one for one in choice.options if ENGINE.key(state, one) == "end-turn"]
    said = ENGINE.game.warning(state, choice.seat, end)
    ENGINE.choose(state, choice.options.index(end), choice.seat)
    if said is not None and said.id == "dw-warn-morning-lost":
        assert state.result is not None
    return said.id if said else ""


@pytest.mark.rule("DW-WIN-02", "DW-ADDZ-07", "DW-ADDZ-10", "DW-ADDZ-11")
@pytest.mark.parametrize(
    ("zombies", "noise", "morale", "says"),
    [(3, 0, 1, True), (2, 0, 1, False), (3, 0, 3, False), (2, 1, 1, False), (3, 1, 1, True)],
)
def test_a_night_whose_zombies_end_the_game_does_not_come_unasked(
    zombies: int, noise: int, morale: int, says: bool
) -> None:
    """The school is full: for each zombie too many one of two there dies. Noise is rolled for."""
    school = {"school": {"zombies": zombies, "noise": noise}}
    found = night(morale=morale, places=school)
    assert found == ("dw-warn-morning-lost" if says else "")


@pytest.mark.rule("DW-CRISISRES-03", "DW-WIN-02")
def test_a_crisis_that_kills_does_not_end_the_game_unasked() -> None:
    """Nobody gave a card, and whoever is worst off at the colony gets one more token."""
    hurt = {"seat": "player-3", "at": "colony", "wounds": 2}
    people = {**TABLE["survivors"], "cole-winters": hurt}
    said = {one.id: night(crisis=one.id, survivors=people, morale=1) for one in BOX.crises}
    assert [one for one, told in said.items() if told == "dw-warn-morning-lost"]


@pytest.mark.rule("DW-WIN-03")
@pytest.mark.parametrize(("left", "says"), [(1, True), (2, False)])
def test_the_last_night_does_not_come_unasked_while_the_objective_is_not_met(
    left: int, says: bool
) -> None:
    assert night(rounds_left=left) == ("dw-warn-rounds-lost" if says else "")


@pytest.mark.rule("DW-CONTRIB-02", "DW-WIN-02")
def test_sealed_cards_change_no_warning() -> None:
    """Three cards might avert the crisis: whether they do is not told."""
    seats = [
        {**TABLE["seats"], "player-2": {"given": [card] * 3}}
        for card in ("kindling", "antibiotics")
    ]
    school = {"school": {"zombies": 3}}
    for morale in (1, 2):
        first, second = (
            night(crisis="rat-plague", seats=one, morale=morale, places=school) for one in seats
        )
        assert first == second


@pytest.mark.rule("DW-EXPO-03", "DW-PLAY-07")
def test_a_free_move_is_warned_of_like_any_other() -> None:
    """Fatima may move once more, and would die of a wound."""
    people = {
        **TABLE["survivors"],
        "fatima-maktabi": {"seat": "player-1", "at": "school", "wounds": 2},
    }
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    state = position.pose(ENGINE, config, 1, {**TABLE, "survivors": people})
    (choice,) = state.open
    keys = ENGINE.keys(state, choice)
    ENGINE.choose(state, keys.index("ability:fatima-maktabi:0"), 0)
    (choice,) = state.open
    assert choice.prompt == "dw-free-move"
    said = {
        ENGINE.key(state, one): ENGINE.game.warning(state, 0, one) is not None
        for one in choice.options
    }
    assert not said.pop("stop")
    assert all(said.values())


@pytest.mark.rule("DW-ATTACK-01", "DW-SEARCH-02")
def test_the_numbers_that_are_shown_are_those_that_count() -> None:
    """A pill makes the hands shake, a crossroads card takes fingers: the value is worse by one."""
    people = {
        **TABLE["survivors"],
        "kevin-jackson": {"seat": "player-1", "at": "school", "side": ["shaking-hands"]},
        "gia-najjar": {"seat": "player-1", "at": "school", "side": ["shaking-hands"]},
    }
    fingers = {"modifier": "stat", "survivor": BOX.survivor_number["gia-najjar"], "n": 1,
               "high": 6, "words": ["search"]}  # fmt: skip
    config = ENGINE.config({"scenario": "convoy", "players": 3})
    table = {**TABLE, "survivors": people, "lasting": [fingers]}
    state = position.pose(ENGINE, config, 1, table)
    view: Any = ENGINE.game.view(state, None)
    shown = {one.id: (one.attack, one.search) for one in view.survivors}
    assert shown["gia-najjar"] == (2, 5)
    assert shown["kevin-jackson"] == (2, 6)
    assert shown["rocco-bellini"] == (2, 4)
