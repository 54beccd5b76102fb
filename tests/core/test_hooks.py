"""Hooks and windows: pieces speak in the declared order, seats react in turn."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from horda.core.decisions import Answer, Option
from horda.core.engine import Engine
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.hooks import HookIndex, Piece, Query, Replace, Tier, Trigger, Use, Window
from horda.core.run import Run
from tests.core.test_runner import End, Say
from tests.core.toys import Pick, ToyState, begun, note

SIZE: Query[int, str] = Query("size")
HAPPENED: Trigger[int] = Trigger("happened")
LOSS: Replace[int] = Replace("loss")
MOMENT: Window[tuple[int, ...]] = Window("moment")


def letter(sign: str) -> Callable[[Any, int, str], str]:
    """Makes a query that adds a letter."""
    return lambda state, context, value: f"{value}{sign}{context}"


def piece(id: str, tier: Tier, *uses: Use) -> Piece:
    """Makes a piece."""
    return Piece(id, uses, tier=tier)


def test_mission_speaks_before_card_skill_and_base_then_by_id() -> None:
    pieces = [
        piece("z", Tier.BASE, SIZE.use(letter("e"))),
        piece("b", Tier.SKILL, SIZE.use(letter("d"))),
        piece("a", Tier.SKILL, SIZE.use(letter("c"))),
        piece("y", Tier.CARD, SIZE.use(letter("b"))),
        piece("x", Tier.MISSION, SIZE.use(letter("a"))),
    ]
    for order in (pieces, pieces[::-1]):
        index = HookIndex(order)
        assert index.query(SIZE, None, 7, "") == "a7b7c7d7e7"
        assert [one.id for one in index.pieces] == ["x", "y", "a", "b", "z"]


def test_a_hook_without_pieces_changes_nothing() -> None:
    index = HookIndex()
    assert index.query(SIZE, None, 1, "same") == "same"
    assert index.on(SIZE) == index.on("moment") == ()
    assert repr(SIZE) == "Query('size')"


def test_a_piece_for_owners_only_is_not_asked_for_others() -> None:
    uses = (SIZE.use(letter("a")), SIZE.use(letter("b"), 5), SIZE.use(letter("c"), 6))
    index = HookIndex([Piece("some", uses)])
    for _ in range(2):  # found, then remembered
        assert index.query_for((), SIZE, None, 1, "") == "a1"
        assert index.query_for((6, 4), SIZE, None, 1, "") == "a1c1"
        assert index.query_for((5, 6), SIZE, None, 1, "") == "a1b1c1"
    assert HookIndex().query_for((5,), SIZE, None, 1, "same") == "same"


def test_two_kinds_of_hook_cannot_share_a_name() -> None:
    other: Trigger[int] = Trigger("size")
    uses = (SIZE.use(letter("a")), other.use(lambda run, context: None))
    with pytest.raises(ValueError, match="two kinds of hook are named size"):
        HookIndex([Piece("both", uses)])


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
        piece("b", Tier.CARD, HAPPENED.use(say("card"))),
        piece("c", Tier.BASE, HAPPENED.use(say("base"))),
        piece("a", Tier.SKILL, HAPPENED.use(silent)),
    )
    assert log == ["size", "4", "silent", "card3", "base3", "base3"]


def test_a_replacement_may_be_replaced_or_vanish() -> None:
    halved = piece("half", Tier.CARD, LOSS.use(lambda run, loss: loss // 2))
    gone = piece("gone", Tier.SKILL, LOSS.use(lambda run, loss: None if loss == 2 else loss))
    late = piece("late", Tier.BASE, LOSS.use(lambda run, loss: loss + 10))
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
