"""Hooks and windows: pieces speak in the declared order, seats react in turn."""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import Any

import pytest

from horda.core.decisions import Answer, Option
from horda.core.engine import Engine
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.hooks import HookIndex, Piece, Query, Replace, Trigger, Use, Window
from horda.core.run import Run
from tests.core.test_runner import End, Say
from tests.core.toys import Pick, ToyState, begun, note

SIZE: Query[int, str] = Query("size")
HAPPENED: Trigger[int] = Trigger("happened")
LOSS: Replace[int] = Replace("loss")
MOMENT: Window[tuple[int, ...]] = Window("moment")


class Rank(IntEnum):
    """The order of the pieces of some game."""

    RULES = 0
    SKILL = 1
    CARD = 2
    MISSION = 3


def letter(sign: str) -> Callable[[Any, int, str], str]:
    """Makes a query that adds a letter."""
    return lambda state, context, value: f"{value}{sign}{context}"


def piece(id: str, rank: Rank, *uses: Use) -> Piece:
    """Makes a piece."""
    return Piece(id, uses, rank=rank)


def test_the_higher_rank_acts_first_and_has_the_last_word_on_a_value() -> None:
    def uses(sign: str) -> tuple[Use, Use]:
        return SIZE.use(letter(sign)), HAPPENED.use(lambda run, context: Say(sign))

    pieces = [
        piece("z", Rank.RULES, *uses("e")),
        piece("b", Rank.SKILL, *uses("d")),
        piece("a", Rank.SKILL, *uses("c")),
        piece("y", Rank.CARD, *uses("b")),
        piece("x", Rank.MISSION, *uses("a")),
    ]
    for order in (pieces, pieces[::-1]):
        index = HookIndex(order)
        assert [one.id for one in index.pieces] == ["x", "y", "a", "b", "z"]
        assert [use.fn(None, 7) for use in index.on(HAPPENED)] == [*map(Say, "abcde")]
        assert index.query(SIZE, None, 7, "") == "e7c7d7b7a7"


def test_a_hook_without_pieces_changes_nothing() -> None:
    index = HookIndex()
    assert index.query(SIZE, None, 1, "same") == "same"
    assert index.on(SIZE) == index.named("moment") == ()
    assert repr(SIZE) == "Query('size')"


def test_a_piece_for_owners_only_is_not_asked_for_others() -> None:
    uses = (SIZE.use(letter("a")), SIZE.use(letter("b"), 5), SIZE.use(letter("c"), 6))
    index = HookIndex([Piece("some", uses)])
    for _ in range(2):  # found, then remembered
        assert index.query_for((), SIZE, None, 1, "") == "a1"
        assert index.query_for((6, 4), SIZE, None, 1, "") == "a1c1"
        assert index.query_for((5, 6), SIZE, None, 1, "") == "a1b1c1"
    assert HookIndex().query_for((5,), SIZE, None, 1, "same") == "same"


def test_two_hooks_cannot_share_a_name() -> None:
    kind: Trigger[int] = Trigger("size")
    twin: Query[int, str] = Query("size")
    for other in (kind.use(lambda run, context: None), twin.use(letter("b"))):
        with pytest.raises(ValueError, match="both: two hooks are named size"):
            HookIndex([Piece("both", (SIZE.use(letter("a")), other))])


def test_a_wrong_hook_fails_in_mypy() -> None:
    """Mypy warns of an ignore that is not needed: every line here must be an error to it."""
    index = HookIndex()
    Use("size", letter("a"))  # type: ignore[arg-type]
    assert "size" not in index.uses  # type: ignore[comparison-overlap]
    assert index.on("size") == ()  # type: ignore[arg-type]
    assert index.query(HAPPENED, None, 1, "same") == "same"  # type: ignore[arg-type]
    assert index.query(SIZE, None, "one", "same") == "same"  # type: ignore[misc]
    HAPPENED.use(letter("a"))  # type: ignore[arg-type]
    SIZE.use(lambda state, context, value: 1)  # type: ignore[arg-type,return-value]
    with pytest.raises(AttributeError):
        _ = SIZE.use(letter("a")).hook.nmae  # type: ignore[attr-defined]


class Hooked(Frame, frozen=True):
    """Does one thing with hooks, then ends."""

    def hooked(self, run: Run[ToyState]) -> Outcome:
        """Asks, replaces, triggers."""
        note(run, run.query(SIZE, 1, "size"))
        loss = run.replace(LOSS, 4)
        note(run, loss)
        return run.trigger(HAPPENED, 3)

    def end(self, run: Run[ToyState]) -> Outcome:
        """Ends."""
        note(run, run.result)
        return Push(End())

    steps = (hooked, end)


def log_of(*pieces: Piece) -> list[str]:
    """Returns what happens with these pieces in force."""
    return list(begun(Hooked(), pieces)[1].log)


def test_without_pieces_nothing_is_changed_or_pushed() -> None:
    assert log_of() == ["size", "4", "None"]


def test_triggers_run_all_their_frames_in_order() -> None:
    def say(word: str) -> Callable[[Any, int], Frame]:
        return lambda run, context: Say(f"{word}{context}")

    def silent(run: Run[Any], context: int) -> None:
        note(run, "silent")

    log = log_of(
        piece("b", Rank.CARD, HAPPENED.use(say("card"))),
        piece("c", Rank.RULES, HAPPENED.use(say("base"))),
        piece("a", Rank.SKILL, HAPPENED.use(silent)),
    )
    assert log == ["size", "4", "silent", "card3", "base3", "base3"]


def test_a_replacement_may_be_replaced_or_vanish() -> None:
    halved = piece("half", Rank.CARD, LOSS.use(lambda run, loss: loss // 2))
    gone = piece("gone", Rank.SKILL, LOSS.use(lambda run, loss: None if loss == 2 else loss))
    late = piece("late", Rank.RULES, LOSS.use(lambda run, loss: loss + 10))
    assert log_of(halved)[1] == "2"
    assert log_of(halved, late)[1] == "12"
    assert log_of(halved, gone, late)[1] == "None"
    assert log_of(gone, late)[1] == "14"


class Opening(Frame, frozen=True):
    """Opens a window in its middle."""

    seats: tuple[int, ...] = (1, 2)
    secret: bool = False
    hurt: int = 3

    def open(self, run: Run[ToyState]) -> Outcome:
        """Opens."""
        return run.window(MOMENT, (7, 8), self.seats, secret=self.secret)

    def end(self, run: Run[ToyState]) -> Outcome:
        """Goes on, perhaps changed."""
        note(run, f"hurt {self.hurt}")
        return Push(End())

    steps = (open, end)


def reacting(seats: Sequence[int], act: Callable[..., Any]) -> Piece:
    """Makes a piece that offers these seats a pick for each point of hurt."""

    def offer(run: Run[Any], context: tuple[int, ...], seat: int) -> Iterator[Option]:
        assert context == (7, 8)
        if seat in seats:
            yield from (Pick(n) for n in range(run.below.hurt))  # type: ignore[attr-defined]

    return Piece("shield", (MOMENT.use(offer, act),))


def soften(run: Run[Any], context: tuple[int, ...], option: Pick) -> Outcome:
    """Takes one hurt off the frame that is reacted to, and notes who did it."""
    below = run.below
    assert isinstance(below, Opening)
    run.amend_below(Opening(below.seats, below.secret, below.hurt - 1))
    note(run, f"seat {run.seat}")
    return None


def asked(engine: Engine[ToyState], state: ToyState) -> tuple[int, list[str]]:
    """Returns who is asked, and with which options."""
    (ask,) = engine.pending(state)
    return ask.seat, [option.key for option in ask.options]


def test_a_seat_reacts_until_it_passes() -> None:
    engine, state = begun(Opening(), [reacting((1, 2), soften)])
    assert asked(engine, state) == (1, ["pick:0", "pick:1", "pick:2", "pass"])
    engine.choose(state, 0)
    assert asked(engine, state) == (1, ["pick:0", "pick:1", "pass"])
    engine.choose(state, 2)
    engine.choose(state, 0)
    assert asked(engine, state) == (2, ["pick:0", "pass"])
    engine.choose(state, 0)  # now nothing is offered any more, so nobody is asked
    assert state.log == ("seat 1", "seat 2", "seat 2", "hurt 0")


def test_who_has_nothing_is_not_asked() -> None:
    engine, state = begun(Opening(), [reacting((2,), soften)])
    assert asked(engine, state)[0] == 2
    assert begun(Opening(), [reacting((), soften)])[1].log == ("hurt 3",)
    assert begun(Opening())[1].log == ("hurt 3",)


def test_in_a_secret_window_everybody_is_asked() -> None:
    engine, state = begun(Opening(secret=True), [reacting((2,), soften)])
    assert asked(engine, state) == (1, ["pass"])
    engine.choose(state, 0)
    assert asked(engine, state) == (2, ["pick:0", "pick:1", "pick:2", "pass"])
    engine, state = begun(Opening(secret=True))
    assert asked(engine, state) == (1, ["pass"])


@pytest.mark.parametrize(
    ("outcome", "log"),
    [
        (Say("now"), ["now", "hurt 3"]),
        (Push(Say("one"), then=(Say("two"),)), ["one", "two", "hurt 3"]),
    ],
)
def test_a_reaction_may_run_frames_of_its_own(outcome: Outcome, log: list[str]) -> None:
    engine, state = begun(Opening((1,)), [reacting((1,), lambda run, context, option: outcome)])
    engine.choose(state, 0)
    assert list(state.log) == log[:-1]
    assert asked(engine, state)[0] == 1
    engine.apply(state, Answer(state.number(1), 1, "pass"))
    assert list(state.log) == log


def test_a_reaction_may_close_the_window() -> None:
    engine, state = begun(Opening(), [reacting((1, 2), lambda run, context, option: DONE)])
    engine.choose(state, 0)
    assert state.log == ("hurt 3",)
