"""Options are data with stable keys; answers are found by key or by index, or refused."""

import pytest

from horda.core.decisions import Answer, Pass
from horda.core.errors import BadConfig, Code, HordaError, IllegalAnswer
from horda.core.words import Text, kebab, text
from tests.demo.game import ENGINE
from tests.demo.options import Accuse, Attack, Ballot, EndTurn, PutAside


def test_keys_are_words_for_people() -> None:
    options = (Attack(1), PutAside(3), Accuse(2), Ballot(False), EndTurn(), Pass())
    keys = ["attack:1", "put-aside:vest", "accuse:Cleo", "ballot:no", "end-turn", "pass"]
    assert [option.key for option in options] == keys
    assert [ENGINE.game.find(ENGINE.config({}), options, key) for key in keys] == list(range(6))
    assert ENGINE.game.find(ENGINE.config({}), options, "attack:2") == -1


def test_texts_are_ids() -> None:
    assert Attack(1).text() == Text("demo-option-attack")
    assert Pass().text() == Text("core-option-pass")
    assert text("x", who=text("ann")).args["who"] == Text("ann")
    assert kebab("PlayCardNow") == "play-card-now"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (Answer(1, 0, 0), Code.STALE_ASK),
        (Answer(-1, 0, 0), Code.STALE_ASK),
        (Answer(0, 0, -1), Code.NOT_OFFERED),
        (Answer(0, 0, 99), Code.NOT_OFFERED),
        (Answer(0, 0, "put-aside:cake"), Code.NOT_OFFERED),
        (Answer(0, 3, 0), Code.WRONG_SEAT),
        (Answer(0, -1, 0), Code.WRONG_SEAT),
    ],
)
def test_an_illegal_answer_changes_nothing(answer: Answer, code: Code) -> None:
    state = ENGINE.new(ENGINE.config({}), 1)
    before = state.digest()
    with pytest.raises(IllegalAnswer) as caught:
        ENGINE.apply(state, answer)
    assert caught.value.code is code
    assert state.digest() == before


def test_a_finished_game_takes_no_answer() -> None:
    state = ENGINE.new(ENGINE.config({}), 1)
    while state.result is None:
        ENGINE.choose(state, 0)
    with pytest.raises(IllegalAnswer, match=f"game-over: {state.result.reason}"):
        ENGINE.apply(state, Answer(state.decision, 0, 0))
    assert ENGINE.pending(state) == ()
    assert ENGINE.result(state) == state.result


def test_an_error_says_code_thing_and_rules() -> None:
    error = HordaError(Code.NOT_OFFERED, "attack:2", rules=("DEMO-1", "DEMO-2"), why=text("x"))
    assert str(error) == "not-offered: attack:2 [DEMO-1, DEMO-2]"
    assert (error.code, error.what, error.why) == (Code.NOT_OFFERED, "attack:2", text("x"))
    assert str(HordaError(Code.GAME_OVER, "x")) == "game-over: x"


@pytest.mark.parametrize(
    ("values", "what", "why"),
    [
        ({"seat": 3}, "seat=3", ("core-setup-names", "scenario, seats, rounds")),
        ({"seats": "many"}, "seats=many", ("core-setup-number", "")),
        ({"seats": [1]}, "seats=[1]", ("core-setup-number", "")),
        ({"seats": 5}, "5 seats, 2 rounds", None),
        ({"scenario": "nowhere"}, "scenario=nowhere", ("core-setup-words", "gates")),
        ({"scenario": 7}, "scenario=7", ("core-setup-word", "")),
    ],
)
def test_a_bad_setup_is_refused(
    values: dict[str, object], what: str, why: tuple[str, str] | None
) -> None:
    with pytest.raises(BadConfig) as caught:
        ENGINE.config(values)
    said = caught.value
    assert (said.code, said.what) == (Code.UNKNOWN_OPTION, what)
    assert (said.why and (said.why.id, said.why.args["known"])) == why


def test_a_setup_takes_words_of_a_command_line() -> None:
    assert ENGINE.config({"seats": "4"}) == ENGINE.config({"seats": 4, "scenario": "gates"})
