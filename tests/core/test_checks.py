"""Position files: every kind of expectation passes where it should, and fails precisely."""

from typing import Any

import pytest
import tomli_w

from horda.core.checks import check, flatten, lookup, read
from horda.core.errors import BadPosition, Code
from tests.core.sessions import POSITION
from tests.demo.game import ENGINE


def differences(*play: dict[str, Any], expect: dict[str, Any] | None = None) -> list[str]:
    """Plays the test position with these answers and returns what differs."""
    file: dict[str, Any] = {"title": "test", "game": "colony", "expect": expect or {}}
    file |= {"position": POSITION | {"next": {"dice": [5]}}, "play": list(play)}
    return check(ENGINE, read(tomli_w.dumps(file)))


ATTACK = {"answer": "attack:0"}
PASSES = [{"answer": "pass"}] * 2
VOTE = [{"answer": "accuse:Ben"}, {"seat": "Cleo", "answer": "ballot:aye"}]


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"asks": ["Ben"]}, ""),
        ({"asks": ["Ann", "Ben"]}, "asked are ['Ben'], not ['Ann', 'Ben']"),
        ({"prompt": "react-rolled"}, ""),
        ({"prompt": "turn"}, "the question is ['react-rolled'], not turn"),
        ({"offered": ["reroll", "p*"]}, ""),
        ({"offered": ["fly"]}, "fly is not offered (reroll, cancel, pass)"),
        ({"not_offered": ["fly", "attack:?"]}, ""),
        ({"not_offered": ["re*"]}, "reroll is offered"),
        ({"only": ["pass", "cancel", "reroll"]}, ""),
        ({"only": ["pass", "fly"]}, "options missing ['fly'], too many ['cancel', 'reroll']"),
        ({"state": {"morale": 5, "seat": {"Ann": {"wounds": 0}}}}, ""),
        ({"state": {"seat.Ann.wounds": 0, "horde.1": 2}}, ""),
        ({"state": {"morale": 4}}, "morale is 5, not 4"),
        ({"state": {"moral": 4}}, "the position has no moral, 4 is expected"),
        ({"state": {"horde.2": 4}}, "the position has no horde.2, 4 is expected"),
        ({"state": {"seat.Ann.bruises": 0, "horde.2": {}}}, ""),
        ({"state": {"seats.Ann": 0}}, "the position has no seats.Ann, 0 is expected"),
        ({"facts": {"zombies": 4}}, ""),
        ({"facts": {"zombies": 5}}, "facts.zombies is 4, not 5"),
        ({"facts": {"humans": 0}}, "the position has no facts.humans, 0 is expected"),
        ({"view": {"morale": 5, "own_goal": -1, "horde": [2, 2]}}, ""),
        ({"view": {"hands.0": 9}}, "view.hands.0 is 5, not 9"),
        ({"seat": "Cleo", "view": {"own_hand.0": 9}}, "view.own_hand.0 is 0, not 9"),
        ({"among": {"re*": ["reroll"], "attack:*": []}}, ""),
        (
            {"among": {"*": ["reroll"]}},
            "as * are offered ['cancel', 'pass', 'reroll'], not ['reroll']",
        ),
        ({"events": ["rolled:0:*"]}, ""),
        ({"events": ["rolled:0:5", "rolled:*"]}, "no event rolled:* in its place (rolled:0:5)"),
        ({"no_events": ["killed:*"]}, ""),
        ({"no_events": ["rolled:*"]}, "event rolled:* happened (rolled:0:5)"),
        ({"result": ""}, ""),
        ({"result": "colony-falls"}, "result is none, not 'colony-falls'"),
        ({"winners": []}, ""),
        ({"winners": ["Ann"]}, "winners are [], not ['Ann']"),
        ({"seat": "Ben", "only": ["pass", "cancel", "reroll"]}, ""),
        ({"seat": "Ann", "only": []}, ""),
        ({"seat": "Ann", "offered": ["pass"]}, "pass is not offered ()"),
    ],
)
def test_an_expectation(expect: dict[str, Any], difference: str) -> None:
    wanted = [f"at the end: {difference}"] if difference else []
    assert differences(ATTACK, expect=expect) == wanted
    wanted = [line.replace("at the end", "play 1") for line in wanted]
    assert differences(ATTACK | {"expect": expect}) == wanted


def test_events_are_counted_from_the_last_check() -> None:
    rolled, killed = {"events": ["rolled:*"]}, {"events": ["killed:0"], "no_events": ["rolled:*"]}
    both = {"events": ["rolled:*", "killed:0"]}
    assert differences(ATTACK, *PASSES, expect=both) == []
    assert differences(ATTACK | {"expect": rolled}, *PASSES, expect=killed) == []
    last = PASSES[1] | {"expect": killed}
    assert differences(ATTACK | {"expect": rolled}, PASSES[0], last, expect=killed) == []


def test_an_answer_that_is_not_offered_stops_the_file() -> None:
    lines = differences({"answer": "attack:7"}, {"answer": "fly"}, expect={"result": "x"})
    assert len(lines) == 1
    assert lines[0].startswith("play 1: not-offered: attack:7 [DEMO-ATTACK-02]; offered: attack:0,")


@pytest.mark.parametrize(
    ("play", "difference"),
    [
        ({"refuse": "accuse:Ann", "rules": ["DEMO-VOTE-02"]}, ""),
        ({"refuse": "fly"}, ""),
        ({"refuse": "attack:0"}, "attack:0 was accepted, but must be refused"),
        ({"refuse": "attack:0", "seat": "Ben", "code": "wrong-seat"}, ""),
        ({"refuse": "fly", "code": "stale-ask"}, "refused with not-offered, not stale-ask"),
        ({"refuse": "accuse:Ann", "rules": ["X-1"]}, "refused by DEMO-VOTE-02, not by X-1"),
        ({"refuse": "fly", "rules": ["X-1"]}, "refused by no rule, not by X-1"),
    ],
)
def test_a_refusal(play: dict[str, Any], difference: str) -> None:
    wanted = [f"play 1: {difference}"] if difference else []
    assert differences(play, expect={"asks": ["Ann"], "state": {"morale": 5}}) == wanted


def test_a_refused_try_leaves_no_trace() -> None:
    tried = {"refuse": "attack:0"}
    lines = differences(tried, expect={"no_events": ["rolled:*"], "prompt": "turn"})
    assert lines == ["play 1: attack:0 was accepted, but must be refused"]


def test_one_of_several_seats_must_be_named() -> None:
    assert differences(*VOTE, expect={"asks": ["Ann", "Ben"], "seat": "Ann"}) == []
    with pytest.raises(BadPosition, match=r"known: Ann, Ben, Cleo") as caught:
        differences(VOTE[0], {"answer": "ballot:aye"})
    assert caught.value.code is Code.UNKNOWN_SEAT
    with pytest.raises(BadPosition, match="Zoe"):
        differences({"seat": "Zoe", "answer": "attack:0"})


def test_a_file_may_begin_at_the_setup() -> None:
    text = 'title = "t"\ngame = "colony"\nsetup = { seats = 4, seed = 9 }\n[expect]\n'
    asks = 'asks = ["Ann", "Ben", "Cleo", "Dan"]\nprompt = "put-aside"\n'
    assert check(ENGINE, read(text + asks)) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = ", "x.toml: Invalid value"),
        ('title = "t"', "x.toml: .*`game`"),
        ('title = "t"\ngame = "colony"\nplays = []', "x.toml: .*`plays`"),
        ('title = "t"\ngame = "colony"\n[expect]\nask = []', r"x.toml: .*`ask`.*expect"),
    ],
)
def test_a_broken_file_is_refused_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint) as caught:
        read(text, "x.toml")
    assert caught.value.code is Code.BAD_POSITION


def test_a_game_that_is_over_refuses_everything() -> None:
    over = {
        "engine": {"result": {"winners": [1], "reason": "colony-stands"}, "stack": [], "at": []}
    }
    file: dict[str, Any] = {"title": "t", "game": "colony", "position": POSITION | over}
    file |= {"play": [{"refuse": "attack:0", "code": "game-over"}]}
    file |= {"expect": {"result": "colony-stands", "winners": ["Ben"], "asks": []}}
    assert check(ENGINE, read(tomli_w.dumps(file))) == []


def test_paths_lead_into_tables_and_lists() -> None:
    table = {"a": {"b": [1, {"c": 2}]}}
    assert [lookup(table, path) for path in ("a.b.0", "a.b.1.c", "a.x", "a.b.9")] == [
        1,
        2,
        None,
        None,
    ]
    assert list(flatten({"a": {"b": 1, "c": {}}, "d": [2]})) == [
        ("a.b", 1),
        ("a.c", {}),
        ("d", [2]),
    ]
