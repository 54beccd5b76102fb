"""What runs over several turns or needs all six humans: worth, noise, terror, secrecy."""

import pytest

from horda.core.events import for_seat
from horda.games.zombie_terror import adding
from horda.games.zombie_terror.board import parse
from tests.games.zombie_terror.posing import ENGINE, HUMAN, ZOMBIE, Posed

WORTH = {
    "child": (3, 2),
    "mechanic": (3, 2),
    "nurse": (2, 1),
    "banker": (2, 1),
    "lumberjack": (1, 0),
    "policeman": (1, 0),
}
COLUMN = {who: f"2,{row}" for who, row in zip(WORTH, (1, 3, 5, 7, 9, 10), strict=True)}
FULL = [f"{c},0 N" for c in range(16)] + [f"{c},11 S" for c in range(1, 5)]
"""All twenty zombies on the rim, looking off the board."""


@pytest.mark.rule("R2.1", "R4.7")
@pytest.mark.parametrize("wounded", [False, True])
@pytest.mark.parametrize("who", WORTH)
def test_what_each_human_scores(who: str, wounded: bool) -> None:
    other = "mechanic" if who == "child" else "child"
    where = "15,6 wounded" if wounded else "15,6"
    game = Posed({"humans": {who: where, other: "0,0"}})
    game.play(f"move:{other}:1,0", "end-turn")
    points = WORTH[who][wounded]
    assert f"left:{who}:{points}:{points}" in game.keys


@pytest.mark.rule("R5.1", "R4.1")
@pytest.mark.parametrize("count", range(1, 7))
def test_activations_follow_the_activated_humans(count: int) -> None:
    game = Posed({"humans": COLUMN})
    for who in list(COLUMN)[:count]:
        game.play(f"move:{who}:3,{COLUMN[who].split(',')[1]}")
    game.play("end-turn")
    assert f"activations-counted:{count + 1}" in game.keys


@pytest.mark.rule("R7.1", "R7.2", "R7.3", "R8.2")
def test_the_countdown_leaves_the_humans_six_turns() -> None:
    humans = {"child": "0,5", "mechanic": "5,5"}
    game = Posed({"humans": humans, "turn": "adding", "zombies": FULL})
    fields: list[int] = []
    while game.state.result is None and len(fields) < 10:
        fields.append(game.table["terror"])
        to = "4,5" if game.table["humans"]["mechanic"] == "5,5" else "5,5"
        game.play(f"move:mechanic:{to}", "end-turn")
        if game.state.result is None:
            game.play("end-activations")
    assert fields == [6, 5, 4, 3, 2, 1]
    assert game.state.result.reason == "zt-end-terror"
    assert game.state.result.winners == (ZOMBIE,)


@pytest.mark.rule("R7.3", "R7.1")
def test_zombies_back_in_the_pool_do_not_stop_the_marker() -> None:
    humans = {"policeman": "3,5", "child": "0,5", "mechanic": "5,5"}
    game = Posed({"humans": humans, "terror": 3, "zombies": FULL})
    game.play("shoot:policeman:3,11", "end-turn")
    assert game.state.pool == 1
    assert "terror-moved:2" in game.keys
    game.play("end-activations", "add:15,11", "face:N")
    assert game.table["terror"] == 2


@pytest.mark.rule("R6.4")
def test_zombies_without_a_free_adding_field_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Side A has more adding fields than there are pawns, so all but one are taken away here."""
    monkeypatch.setattr(adding, "fields", lambda state, trap: (parse("9,3"),))
    game = Posed({"humans": {"child": "0,5", "mechanic": "10,5"}, "turn": "adding", "shots": 2})
    assert game.keys == ["to-add:4", "answered:1:add:9,3"]
    game.play("face:N")
    assert "surplus:3" in game.keys
    assert game.seat == HUMAN
    assert game.state.pool == 19


@pytest.mark.rule("R9.1")
def test_a_played_card_lies_open() -> None:
    table = {"humans": COLUMN, "hands": {"human": ["silence", "decoy"], "zombie": ["awe"]}}
    game = Posed(table).play("play:silence")
    (played,) = [event for event in game.events if event.key.startswith("card-played")]
    for seat in (HUMAN, ZOMBIE, None):
        assert for_seat(played, seat) == played
        hand = ENGINE.view(game.state, seat).board.hands[HUMAN]
        assert (hand.count, hand.played) == (1, ("silence",))


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("cards", [["awe"], ["trap"], ["plague"]])
def test_being_asked_does_not_tell_which_card_somebody_holds(cards: list[str]) -> None:
    """A side with an unplayed card is asked in both phases, whether it can be played or not."""
    humans = {"child": "0,5", "mechanic": "0,11"}
    table = {"humans": humans, "turn": "activation", "hands": {"zombie": cards}}
    game = Posed(table)
    assert "end-activations" in game.options
    game.play("end-activations", "add:15,0", "face:N")
    assert "end-adding" in game.options
