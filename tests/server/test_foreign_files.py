"""Game files of strangers: anything may stand in them, and what comes of it is a refusal."""

import copy
import random
import time
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core import position
from horda.core.decisions import Answer
from horda.core.errors import Code, HordaError
from horda.core.record import Record
from horda.core.rng import Dice
from horda.core.session import Session
from horda.games import registry
from horda.server.tables import foreign
from horda.server.tables.sight import Sight
from horda.server.tables.trouble import TableError

Place = tuple[str | int, ...]

ODD: list[Any] = [
    None, True, -1, 0, 1, 1.5, 10**6, 2**31, 2**63, 10**30, "", "x", "\0", "a" * 1000,
    [], {}, [[]], [1] * 5000, {"a": {"b": 1}},
]  # fmt: skip


def file(game: str, scenario: str, answers: int, **config: Any) -> dict[str, Any]:
    """A game's file that begins at a position, as those of forks do."""
    engine = registry.engine(game)
    state = engine.new(engine.config({"scenario": scenario, **config}), answers)
    dice = Dice(answers)
    for _ in range(answers):
        if state.result is None:
            asked = engine.pending(state)[0]
            engine.choose(state, dice.below(len(asked.options)), asked.seat)
    record = Record(
        game=game,
        version=engine.game.version,
        config=msgspec.to_builtins(state.config),
        seed=5,
        schema=engine.game.state_type.schema,
        position=position.write(engine, state),
    )
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return written


MODULES = {"players": 3, "sets": "mixed", "bandits": True, "raxxon": True, "improvements": True}
FILES = [
    *(file("zombicide-2e", "M01", answers) for answers in (0, 60)),
    *(file("zombie-terror", "base", answers) for answers in (0, 40)),
    *(file("invader", "M10", answers, players=2) for answers in (0, 60)),
    *(file("dead-of-winter", "tribute", answers, **MODULES) for answers in (0, 30, 90)),
]
NEW = registry.GAMES.keys() - {one["game"] for one in FILES}
FILES += [file(game, registry.find(game).scenarios[0], 30) for game in sorted(NEW)]
WINTER = next(one for one in reversed(FILES) if one["config"].get("raxxon"))


def places(value: Any, here: Place = ()) -> list[Place]:
    """Returns every place in a document but the whole of it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[Place] = []
    for key, one in inner:
        found.append((*here, key))
        if isinstance(one, dict | list):
            found += places(one, (*here, key))
    return found


def spoil(document: Any, dice: random.Random) -> None:
    """Changes something somewhere."""
    *way, last = dice.choice(places(document))
    for step in way:
        document = document[step]
    value = document[last]
    if isinstance(value, int) and dice.random() < 0.5:
        document[last] = dice.choice((value + 1, value - 1, -value, value * 1000, 10**9))
    elif isinstance(value, list) and value and dice.random() < 0.5:
        document[last] = dice.choice((value[:-1], value[::-1], value * 50))
    else:
        document[last] = copy.deepcopy(dice.choice(ODD))


@given(st.sampled_from(FILES), st.integers(0, 2**32), st.integers(1, 3))
def test_what_is_spoilt_is_refused_or_can_be_played(
    whole: dict[str, Any], seed: int, times: int
) -> None:
    document, dice = copy.deepcopy(whole), random.Random(seed)
    for _ in range(times):
        spoil(document, dice)
    try:
        session = foreign.read(msgspec.json.encode(document))
    except (HordaError, TableError):
        return
    assert session.state.result is not None or session.state.open
    again = session.engine.decode(session.state.encode())
    assert again.digest() == session.state.digest()


@given(st.integers(0, 2**32))
def test_files_that_were_cut_or_hit_are_refused(seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(msgspec.json.encode(dice.choice(FILES)))
    for _ in range(dice.randrange(1, 4)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    if dice.random() < 0.5:
        del data[dice.randrange(len(data)) :]
    try:
        session = foreign.read(bytes(data))
    except (HordaError, TableError):
        return
    assert session.state.result is not None or session.state.open, "what is read can be played"


def with_log(log: list[list[Any]], **more: Any) -> bytes:
    return msgspec.json.encode({**FILES[0], "log": log, **more})


def test_bombs_are_refused_before_they_are_played() -> None:
    said = [["a", 0, "x", ""]] * 5000
    for log in ([*said * 4, said[0]], said + [["u", 0, 0], ["r", 0, 5000]] * 500):
        with pytest.raises(TableError, match="too-large"):
            foreign.read(with_log(log))


@pytest.mark.parametrize("schema", [0, -1, 2, 999, 2**31, 2**70])
def test_another_layout_of_positions_is_refused(schema: int) -> None:
    """No digest would be compared, and no position kept: each load would play all of it."""
    with pytest.raises(HordaError) as refused:
        foreign.read(with_log([], schema=schema))
    assert refused.value.code is Code.VERSION_DIFFERS


@pytest.mark.parametrize("data", [b"", b"null", b'{"log":' + b"[" * 100_000, b'{"a":' * 5000])
def test_what_is_no_file_is_refused(data: bytes) -> None:
    with pytest.raises(HordaError) as refused:
        foreign.read(data)
    assert refused.value.code is Code.BAD_RECORD


def test_a_position_too_large_to_play_beside_others_is_refused() -> None:
    document = copy.deepcopy(FILES[0])
    document["config"]["scenario"] = "M01"
    document["position"]["engine"]["stack"] = document["position"]["engine"]["stack"] * 40_000
    document["position"]["engine"]["at"] = document["position"]["engine"]["at"] * 40_000
    with pytest.raises((TableError, HordaError)):
        foreign.read(msgspec.json.encode(document))


@pytest.mark.parametrize("whole", FILES, ids=lambda one: f"{one['game']}-{len(str(one))}")
def test_files_as_they_are_written_are_taken(whole: dict[str, Any]) -> None:
    assert foreign.read(msgspec.json.encode(whole)).state.result is None


def winter(**changes: Any) -> dict[str, Any]:
    """A file of Dead of Winter at the beginning of somebody's turn."""
    document: dict[str, Any] = copy.deepcopy(WINTER)
    del document["position"]["engine"]
    document["position"] |= {"turn": "begin player-1", **changes}
    return document


def refusal(document: dict[str, Any]) -> HordaError:
    with pytest.raises(HordaError) as refused:
        foreign.read(msgspec.json.encode(document))
    return refused.value


def test_a_position_with_more_than_its_box_has_is_refused() -> None:
    """255 barricades at each entrance were 101,000 events and four seconds of everybody's time."""
    document = winter()
    assert foreign.read(msgspec.json.encode(document)).state.open, "as it is it can be played"
    for place in document["position"]["places"].values():
        many = place["barricades"]
        place["barricades"] = [255] * len(many) if isinstance(many, list) else 255
    said = refusal(document)
    assert said.code is Code.BAD_POSITION
    assert "spaces" in said.what


def test_what_is_taken_can_be_dealt_anew_for_company_and_bots() -> None:
    """A file without a betrayer's card was taken, and nobody could sit down to it any more."""
    document = winter(secret_box=[])
    for seat in document["position"]["seats"].values():
        seat["secret"] = "secret-memento"
    session = foreign.read(msgspec.json.encode(document))
    session.rekey("17")
    assert session.state.open
    for seat in range(3):
        assert session.engine.determinise(session.state, seat, Dice(1)).open


@pytest.mark.parametrize("given", [[10**9] * 3, [400] * 3, [-1, 2, 2], [1, 1]])
def test_crises_to_which_nobody_could_give_so_much_are_refused(given: list[int]) -> None:
    """Each card was dealt anew where all wait: two million of them took twenty seconds."""
    document = winter()
    document["position"]["settled"] = [{"given": given, "wrong": given, "failed": True}]
    assert refusal(document).code is Code.BAD_POSITION
    document["position"]["settled"] = [{"given": [2, 0, 1], "wrong": [1, 0, 0], "failed": True}]
    foreign.read(msgspec.json.encode(document)).rekey("17")


def test_the_beginning_of_a_game_that_is_over_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be gone on with from there, and nobody had ever dealt it anew."""
    engine = registry.engine("dead-of-winter")
    session, dice = Session.begin(engine, engine.config({"players": 2}), 1), Dice(1)
    before, choice, said = session.state, session.state.open[0], ""
    while session.state.result is None:
        before, choice = session.state.clone(), session.state.open[0]
        said = session.engine.key(before, choice.options[dice.below(len(choice.options))])
        session.answer(Answer(before.number(choice.seat), choice.seat, said))
    record = msgspec.structs.replace(
        session.record, log=[], digest="", result="", position=position.write(engine, before)
    )
    last = Session(engine, record)
    last.answer(Answer(last.state.number(choice.seat), choice.seat, said))
    data = msgspec.json.encode(last.record)
    assert foreign.read(data).state.result is not None
    clock, rekey = [0.0], Session.rekey

    def slow(one: Any, *given: Any) -> None:
        clock[0] += 1
        rekey(one, *given)

    monkeypatch.setattr(time, "process_time", lambda: clock[0])
    monkeypatch.setattr(Session, "rekey", slow)
    with pytest.raises(TableError, match="deal anew"):
        foreign.read(data)


@pytest.mark.parametrize(
    ("name", "later", "said"),
    [
        ("document", False, "to show it"),
        ("document", True, "an answer"),
        ("requests", False, "may be asked for"),
    ],
)
def test_a_position_that_takes_long_where_all_wait_is_refused(
    name: str, later: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers were timed, and the view at the end of the file."""
    clock, real = [0.0], getattr(Sight, name)

    def slow(one: Sight, *given: Any) -> Any:
        clock[0] += not later or len(one.session.record.log) > 0
        return real(one, *given)

    data = msgspec.json.encode(FILES[0])
    foreign.read(data)
    monkeypatch.setattr(time, "process_time", lambda: clock[0])
    monkeypatch.setattr(Sight, name, slow)
    with pytest.raises(TableError, match=said):
        foreign.read(data)


def test_a_position_may_lack_cards_and_not_double_them() -> None:
    document = copy.deepcopy(FILES[1])
    del document["position"]["engine"]
    deck = document["position"].pop("zombie_deck")
    assert foreign.read(msgspec.json.encode(document)).state.open
    cards = deck["left"] if isinstance(deck, dict) else deck
    document["position"]["zombie_deck"] = [*cards, cards[0]]
    assert refusal(document).code is Code.BAD_POSITION


@pytest.mark.parametrize(("count", "taken"), [(200, True), (201, False), (50_000, False)])
def test_only_some_results_are_fixed_in_advance(count: int, taken: bool) -> None:
    document = copy.deepcopy(FILES[0])
    half = count // 2
    document["position"]["next"] = {"dice": [6] * half, "zombies": [1] * (count - half)}
    if taken:
        assert foreign.read(msgspec.json.encode(document)).state.open
    else:
        said = refusal(document)
        assert said.code is Code.BAD_POSITION
        assert f"{count} results" in said.what


@pytest.mark.parametrize("frames", [100, 3000])
def test_a_position_in_which_too_much_goes_on_is_refused(frames: int) -> None:
    """Five hundred turns one below the other: an answer took half a second of everybody's time."""
    foreign.read(msgspec.json.encode(stacked(0)))
    with pytest.raises(HordaError, match="go on at once"):
        foreign.read(msgspec.json.encode(stacked(frames)))


def stacked(frames: int) -> dict[str, Any]:
    """A file at a position where the last thing but one goes on so many times more."""
    document = file("zombicide-2e", "M00", 12)
    under = document["position"]["engine"]
    for name in ("stack", "at"):
        *below, top = under[name]
        under[name] = [*below, *below[-1:] * frames, top]
    return document
