"""Records: written, read back, refused, and replayed up to the first answer that differs."""

from collections.abc import Callable
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core.engine import Engine
from horda.core.errors import BadRecord, Code
from horda.core.events import Event
from horda.core.record import Line, Record, Redone, Said, Undone, dumps, loads
from horda.core.session import Session
from tests.core.sessions import POSITION, played, posed, say
from tests.demo.game import ENGINE, ColonyGame
from tests.demo.state import ColonyState


@given(seed=st.integers(0, 2**62), count=st.integers(0, 60))
def test_a_record_is_the_whole_game(seed: int, count: int) -> None:
    session = played(seed, count)
    record = loads(dumps(session.record))
    assert record == session.record
    again = Session(ENGINE, record)
    assert again.state.digest() == session.state.digest() == record.digest or not count
    assert ENGINE.pending(again.state) == ENGINE.pending(session.state)


def test_a_record_is_for_people_too() -> None:
    session = played(1, 3)
    lines = dumps(session.record).decode().splitlines()
    entries = [line.strip().rstrip(",") for line in lines if line.strip().startswith('["a"')]
    assert [msgspec.json.decode(entry)[1:3] for entry in entries] == [
        [said.seat, said.key] for said in session.record.answers()
    ]
    assert session.record.seats == ["Ann", "a bot"]


def test_an_empty_record_can_be_read() -> None:
    assert loads(dumps(played(1, 0).record)).log == []


def test_the_record_of_a_finished_game_says_how_it_ended() -> None:
    session = played(1)
    assert session.state.result is not None
    assert session.record.result == session.state.result.reason


def test_a_record_may_begin_at_a_position() -> None:
    session = posed()
    say(session, (0, "equip:bat"), (0, "attack:0"), (1, "reroll"))
    again = Session(ENGINE, loads(dumps(session.record)))
    assert again.state.digest() == session.state.digest()
    assert again.record.position == POSITION


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "game.json: Input data was truncated"),
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b"{}", "missing required field `game`"),
        (b'{"game":"colony","version":"1","config":{},"seed":"x"}', r"int.*seed"),
        (b'{"game":"colony","version":"1","config":{},"seed":1,"log":[["z",1]]}', "log"),
        (b"\xff\xfe", "game.json"),
        (b'{"config":' + b"[" * 100_000, "game.json"),
    ],
)
def test_broken_data_is_said_in_one_line(data: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint) as caught:
        loads(data, "game.json")
    assert caught.value.code is Code.BAD_RECORD
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("number", [0, 2, 99])
def test_another_format_is_named(number: int) -> None:
    data = dumps(played(1, 2).record).replace(b'"format": 1', f'"format": {number}'.encode())
    with pytest.raises(BadRecord, match=f"format {number}, this program reads") as caught:
        loads(data)
    assert caught.value.code is Code.VERSION_DIFFERS


def test_a_record_of_other_rules_is_taken_where_they_are_unchanged() -> None:
    record = played(1, 2).record
    record.version = "0"
    session = Session(ENGINE, loads(dumps(record)))
    assert session.of_other_rules
    assert (session.made_with, session.record.version) == ("0", ENGINE.game.version)
    assert session.state.digest() == record.digest
    again = Session(ENGINE, loads(dumps(session.record)))
    assert not again.of_other_rules


def _check(record: Record) -> None:
    entry = record.log[1]
    assert isinstance(entry, Said)
    record.log[1] = Said(entry.seat, entry.key, "00000000")


def _key(record: Record) -> None:
    entry = record.log[1]
    assert isinstance(entry, Said)
    record.log[1] = Said(entry.seat, "fly", entry.check)


def _config(record: Record) -> None:
    record.config = {**record.config, "moon": True}


def _position(record: Record) -> None:
    record.position = {"nonsense": 1}


def _layout(record: Record) -> None:
    record.schema, record.result = 99, ""


@pytest.mark.parametrize("change", [_check, _key, _config, _position, _layout])
def test_where_the_rules_have_changed_the_version_is_named(
    change: Callable[[Record], None],
) -> None:
    record = loads(dumps(played(1, 2).record))
    record.version, record.horda = "0", "0.0.7"
    change(record)
    with pytest.raises(BadRecord, match="version 0 of colony, here is 1: ") as caught:
        Session(ENGINE, record)
    assert caught.value.code is Code.VERSION_DIFFERS
    assert caught.value.what.endswith("; it needs horda 0.0.7")


def test_a_state_kept_by_other_rules_is_not_believed() -> None:
    session = played(1, 2)
    record = loads(dumps(session.record))
    record.version = "0"
    _check(record)
    with pytest.raises(BadRecord, match="leads elsewhere now"):
        Session(ENGINE, record, known=(len(record.log), session.state.clone()))


def test_a_finished_game_of_another_layout_and_other_rules_is_taken_by_its_end() -> None:
    record = loads(dumps(played(1).record))
    assert record.result
    record.version, record.schema = "0", 99
    assert Session(ENGINE, record).of_other_rules


def test_a_record_of_another_game_is_refused() -> None:
    record = played(1, 2).record
    record.game = "chess"
    with pytest.raises(BadRecord, match="a game of chess, not of colony"):
        Session(ENGINE, record)


def tampered(at: int, said: Said) -> Record:
    """Returns a record of ten answers with one of them changed."""
    record = played(2, 10).record
    record.log[at] = said
    return record


@pytest.mark.parametrize("at", [0, 4, 9])
def test_the_first_answer_that_differs_is_named(at: int) -> None:
    entry = played(2, 10).record.log[at]
    assert isinstance(entry, Said)
    other = Said(entry.seat, "no-such-thing", entry.check)
    with pytest.raises(BadRecord, match=f"answer {at + 1}, log entry {at}: no-such") as caught:
        Session(ENGINE, tampered(at, other))
    assert caught.value.code is Code.REPLAY_DIFFERS
    other = Said(entry.seat, entry.key, "00000000")
    with pytest.raises(BadRecord, match=f"answer {at + 1}, log entry {at}: .* leads elsewhere"):
        Session(ENGINE, tampered(at, other))
    other = Said(7, entry.key, entry.check)
    with pytest.raises(BadRecord, match=f"answer {at + 1}, log entry {at}: .*wrong-seat"):
        Session(ENGINE, tampered(at, other))


def test_the_first_difference_is_named_after_a_position_too() -> None:
    session = posed(engine={"decision": 40})
    say(session, (0, "equip:bat"), (0, "equip:vest"))
    session.record.log[1] = Said(0, "equip:vest", "00000000")
    with pytest.raises(BadRecord, match="answer 2, log entry 1: equip:vest leads elsewhere"):
        Session(ENGINE, session.record)


def test_the_last_digest_is_checked_as_a_whole() -> None:
    record = played(1, 3).record
    record.digest = record.digest[:8] + "0" * 24
    with pytest.raises(BadRecord, match="at the end"):
        Session(ENGINE, record)


def test_another_layout_of_the_state_replays_by_its_answers() -> None:
    class Newer(ColonyState, kw_only=True):
        schema: ClassVar[int] = 2

    class NewerGame(ColonyGame):
        state_type = Newer

    record = played(1, 12).record
    for at, entry in enumerate(record.log):
        assert isinstance(entry, Said)
        record.log[at] = Said(entry.seat, entry.key, "ffffffff")
    record.digest = "f" * 32
    session = Session(Engine(NewerGame()), record)
    assert session.state.decision == 12


def test_events_can_be_heard_again() -> None:
    heard: list[Event] = []
    session = posed()
    say(session, (0, "attack:0"))
    Session(ENGINE, session.record, heard.append)
    assert [event.key.partition(":")[0] for event in heard] == ["rolled"]


@pytest.mark.parametrize("entry", [Undone(0, 5), Undone(0, -1), Redone(0, 9), Redone(0, 0)])
def test_a_log_that_takes_back_what_is_not_there_is_refused(entry: Undone | Redone) -> None:
    with pytest.raises(BadRecord, match="bad-record"):
        Line([Said(0, "x", ""), entry])


def test_a_line_follows_a_log() -> None:
    a, b, c = (Said(0, key, "") for key in "abc")
    line = Line([a, b, Undone(0, 0), Redone(1, 1), c])
    assert (line.standing, line.undone) == ([a, c], [])
    assert Line([a, b, Undone(0, 0), Redone(1, 1)]).undone == [b]


def test_a_later_format_is_named_whatever_else_it_holds() -> None:
    data = b'{"format": 2, "seed": "a word", "log": [["x"]]}'
    with pytest.raises(BadRecord, match="format 2") as raised:
        loads(data)
    assert raised.value.code is Code.VERSION_DIFFERS


def test_a_result_that_was_not_reached_differs() -> None:
    record = loads(dumps(played(1, 3).record))
    record.result = "demo-won"
    with pytest.raises(BadRecord, match="demo-won") as raised:
        Session(ENGINE, record)
    assert raised.value.code is Code.REPLAY_DIFFERS
