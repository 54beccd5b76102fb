"""Checks that every game must pass, shipped so that any game can be run through them.

    from horda.core.conformance import check_game
    check_game(engine, engine.config({}), seed=7)

Each check raises `NotConforming` with the game, the seed and the answer it failed at.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import msgspec

from horda.core import position
from horda.core.decisions import Answer, Choice, Choices, Join
from horda.core.engine import Engine
from horda.core.errors import Code, IllegalAnswer
from horda.core.events import Event, for_seat
from horda.core.rng import Dice
from horda.core.session import Session
from horda.core.state import Config, State


class NotConforming(AssertionError):
    """A game broke the contract of the core."""


def require(held: bool, what: str, state: State) -> None:
    """Raises with the place in the game where something does not hold."""
    if not held:
        raise NotConforming(f"{what} (after {state.decision} answers, in {state.stack!r})")


def play_random(
    engine: Engine[Any],
    config: Config,
    seed: int,
    at_each: Callable[[Any], None] = lambda state: None,
) -> Any:
    """Plays a game at random to its end and calls `at_each` before every answer."""
    dice = Dice(seed)
    state = engine.new(config, seed)
    while state.result is None:
        require(state.decision < engine.game.max_decisions, "the game does not end", state)
        at_each(state)
        choice = dice.choice(state.open)
        engine.choose(state, dice.below(len(choice.options)), choice.seat)
    return state


def check_game(engine: Engine[Any], config: Config, seed: int, every: int = 1) -> Any:
    """Plays one random game and makes every check at each n-th answer; returns its end."""
    dice = Dice(seed + 1)

    def at_each(state: Any) -> None:
        check_options(engine, state)
        if state.decision % every == 0:
            check_position(engine, state, dice)

    end = play_random(engine, config, seed, at_each)
    require(engine.pending(end) == (), "a finished game still asks", end)
    check_replay(engine, config, seed)
    return end


def check_position(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Makes every check that one position allows."""
    check_clone(engine, state, dice)
    check_round_trip(engine, state)
    check_described(engine, state)
    check_refusals(engine, state)
    check_secrets(engine, state, dice)
    check_simultaneous(engine, state, dice)


def check_options(engine: Engine[Any], state: Any) -> None:
    """Options are never empty, unique by key, and the same when listed again."""
    require(bool(state.open), "nobody is asked in a running game", state)
    seats = engine.game.seats(state.config)
    for choice in state.open:
        keys = [option.key for option in choice.options]
        require(bool(keys), "a question without options", state)
        require(len(set(keys)) == len(keys), f"keys are not unique: {keys}", state)
        require(0 <= choice.seat < len(seats), f"unknown seat {choice.seat}", state)
    again = state.clone()
    again.waiting = None
    engine.resume(again)
    require(again.open == state.open, "options change when listed again", state)
    require(again.digest() == state.digest(), "listing options changes the state", state)


def check_clone(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """A clone is equal and independent: playing on in it leaves the original alone."""
    before = state.digest()
    twin = state.clone()
    require(twin.digest() == before, "a clone differs", state)
    for _ in range(3):
        if twin.result is None:
            choice = dice.choice(twin.open)
            engine.choose(twin, dice.below(len(choice.options)), choice.seat)
    for name in state.copied:
        getattr(twin, name)[:] = bytes(255 - b for b in getattr(twin, name))
    require(state.digest() == before, "playing in a clone changed the original", state)


def check_round_trip(engine: Engine[Any], state: Any) -> None:
    """A state read back from its bytes is equal and asks the same."""
    back = engine.decode(engine.encode(state))
    require(back.digest() == state.digest(), "a state changes when saved and loaded", state)
    require(engine.pending(back) == engine.pending(state), "a loaded state asks otherwise", state)


def check_described(engine: Engine[Any], state: Any) -> None:
    """A position written as a table and laid out again is equal."""
    table = msgspec.json.decode(msgspec.json.encode(position.write(engine, state)))
    back = position.pose(engine, state.config, 1, table)
    back.rng = state.rng  # the keys come from the record's seed, which a state does not hold
    same = back.encode() == state.encode()
    require(same, f"a described position differs: {table}", state)


def check_refusals(engine: Engine[Any], state: Any) -> None:
    """Stale, foreign and unknown answers are refused with their code and change nothing."""
    before = state.digest()
    asked = {choice.seat for choice in state.open}
    ask = engine.pending(state)[0]
    others = [s for s in range(len(engine.game.seats(state.config))) if s not in asked]
    others = [s for s in others if s not in dict(state.held)]
    tries = [
        (Answer(ask.number - 1, ask.seat, 0), Code.STALE_ASK),
        (Answer(ask.number, ask.seat, len(ask.options)), Code.NOT_OFFERED),
        (Answer(ask.number, ask.seat, "no-such-option"), Code.NOT_OFFERED),
        (Answer(ask.number, 99, 0), Code.WRONG_SEAT),
        *((Answer(ask.number, seat, 0), Code.WRONG_SEAT) for seat in others),
    ]
    for answer, code in tries:
        try:
            engine.apply(state, answer)
        except IllegalAnswer as error:
            require(error.code == code, f"{answer} refused with {error.code}, not {code}", state)
        else:
            require(False, f"{answer} was accepted", state)
    require(state.digest() == before, "a refused answer changed the state", state)


def check_secrets(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """What a seat cannot see never reaches it: view, options and events are byte-equal.

    Everything hidden from a seat is dealt anew; its view must not change. Then the
    same answer is given in both worlds: unless the seat is marked as having learned
    something by it, what it is told and what it sees next must be equal too.
    """
    for seat in (*range(len(engine.game.seats(state.config))), None):
        other = engine.determinise(state, seat, dice)
        same = seen_bytes(engine, other, seat) == seen_bytes(engine, state, seat)
        require(same, f"seat {seat} sees what it should not", state)
        check_events_hide(engine, state, other, seat, dice)


def check_events_hide(
    engine: Engine[Any], state: Any, other: Any, seat: int | None, dice: Dice
) -> None:
    """Gives one answer in the true world and in another possible one, and compares."""
    choice = dice.choice(state.open)
    key = dice.choice(choice.options).key
    here, there = state.clone(), other.clone()
    there.rng = here.rng  # the same dice in both: only hidden things differ
    told_here: list[Event] = []
    told_there: list[Event] = []
    number = state.decision - len(state.held)
    try:
        engine.apply(there, Answer(number, choice.seat, key), told_there.append)
    except IllegalAnswer:
        return  # a card that the other world's seat does not hold: nothing to compare
    engine.apply(here, Answer(number, choice.seat, key), told_here.append)
    if _learned(here, state, seat) or _learned(there, other, seat):
        return
    same = told_bytes(told_here, seat) == told_bytes(told_there, seat)
    require(same, f"events of {key} tell seat {seat} a secret", state)
    same = seen_bytes(engine, here, seat) == seen_bytes(engine, there, seat)
    require(same, f"seat {seat} learns a secret by {key} without being marked", state)


def _learned(after: Any, before: Any, seat: int | None) -> bool:
    if seat is None:  # a spectator learns only what everybody does
        return bool(min(after.seen) > before.decision)
    return bool(after.seen[seat] > before.decision)


def seen_bytes(engine: Engine[Any], state: Any, seat: int | None) -> bytes:
    """Returns all a seat sees of a position, as bytes."""
    view = engine.view(state, seat)
    keys = [[option.key for option in ask.options] for ask in view.asks]
    return msgspec.json.encode([view, keys])


def told_bytes(events: list[Event], seat: int | None) -> bytes:
    """Returns all a seat is told by events, as bytes."""
    told = [for_seat(event, seat) for event in events]
    return msgspec.json.encode([event for event in told if event is not None])


def check_simultaneous(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Answers to one question for several seats give one digest in any order."""
    question = state.waiting
    if not isinstance(question, Choices) or question.join is Join.ANY or state.held:
        return
    picks = [(choice, dice.below(len(choice.options))) for choice in question.of]
    digests = {_answer_all(engine, state.clone(), order) for order in permutations(picks[:4])}
    require(len(digests) == 1, "the order of simultaneous answers matters", state)


def _answer_all(engine: Engine[Any], state: Any, order: tuple[tuple[Choice, int], ...]) -> str:
    for choice, index in order:
        engine.choose(state, index, choice.seat)
    return str(state.digest())


def check_replay(engine: Engine[Any], config: Config, seed: int) -> None:
    """A game played through a session replays, undoes and redoes to equal digests."""
    dice = Dice(seed)
    session = Session.begin(engine, config, seed)
    while session.state.result is None:
        choice = dice.choice(session.state.open)
        number = session.state.decision - len(session.state.held)
        session.answer(Answer(number, choice.seat, dice.below(len(choice.options))))
    end = session.state.digest()
    again = Session(engine, session.record)
    require(again.state.digest() == end, "a replay ends elsewhere", again.state)
    count = len(session.line.standing)
    session.undo(0, count // 2, consent=True)
    middle = session.state.digest()
    require(again.at(count // 2).digest() == middle, "undo leads elsewhere", session.state)
    session.redo(0, count)
    require(session.state.digest() == end, "redo leads elsewhere", session.state)
