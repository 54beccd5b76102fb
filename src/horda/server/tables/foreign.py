"""Game files that strangers bring: anything may stand in them, and everybody shares the machine."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from horda.core.decisions import Answer
from horda.core.errors import BadPosition, BadRecord, Code, HordaError
from horda.core.record import Entry, Line, Record, Said, loads
from horda.core.rng import Dice
from horda.core.session import Session
from horda.core.watch import Watch
from horda.games import registry
from horda.server.protocol import Problem
from horda.server.tables.sight import Sight, eyes
from horda.server.tables.told import Told
from horda.server.tables.trouble import TableError

LONGEST = 20_000  # entries
MOST_WORK = 50_000  # answers that playing it through may take: some seconds
LARGEST = 200_000  # bytes of a game that was played here, such as a campaign with all its games
LARGEST_BEGUN = 80_000  # of one that begins at a position; the largest missions have a quarter
SHOWN = 200  # signs of what is wrong with it
DEEPEST = 40  # frames; in games that are played there are ten
TRIED = 20  # answers that are given by lot
HEAVIEST = 0.25  # seconds for one of them; in games it is a hundredth of that
HEAVIEST_VIEW = 0.1  # seconds: somebody may come to many tables at one moment, and all are shown
TIMED = 3  # times at most: what else a machine does refuses nobody's file

T = TypeVar("T")


def read(data: bytes) -> Session[Any]:
    """Plays a file through; whatever is wrong with it is a refusal. For threads: it takes long."""
    record = loads(data)
    check(record)
    return shown(_played(record))


def check(record: Record) -> None:
    """Refuses a record that would take too long to play through."""
    if len(record.log) > LONGEST or _work(record.log) > MOST_WORK:
        raise TableError(Problem.TOO_LARGE, f"at most {LONGEST} entries")
    # Digests of another layout say nothing, and no position that we keep would be found again:
    # the whole game would be played anew by everybody's thread whenever its table is loaded.
    today = registry.find(record.game).state_type.schema
    if record.schema != today:
        what = f"{record.game}: its positions have layout {record.schema}, here is {today}"
        raise BadRecord(Code.VERSION_DIFFERS, what)


def shown(session: Session[Any]) -> Session[Any]:
    """Refuses a game whose position is too large to be kept and shown."""
    size = len(session.state.encode())
    if size > (LARGEST if session.record.position is None else LARGEST_BEGUN):
        raise TableError(Problem.TOO_LARGE, f"a position of {size} bytes")
    return session


def _work(log: list[Entry]) -> int:
    """About how many answers a replay plays, with those that are brought back again and again."""
    line, work = Line(), 0
    for entry in log:
        before = len(line.standing)
        line.add(entry)
        work += 1 if isinstance(entry, Said) else 8 + 2 * abs(len(line.standing) - before)
    return work


def _played(record: Record) -> Session[Any]:
    return tried(lambda: seen(sound(Session(registry.engine(record.game), record))))


def sound(session: Session[Any]) -> Session[Any]:
    """Refuses a game that begins at a position that cannot be, or comes to one by what lies there.

    Rules were never tried there: they may go on for hours, or tell of a hundred thousand things.
    """
    if session.record.position is not None:
        for state in (session.start(None), session.state):
            wrong = next(iter(session.engine.game.impossible(state)), "")
            if len(state.stack) > DEEPEST:
                wrong = f"{len(state.stack)} things go on at once"
            if wrong:
                raise BadPosition(Code.BAD_POSITION, wrong[:SHOWN])
    return session


def seen(session: Session[Any]) -> Session[Any]:
    """Shows a position to everybody, and deals it anew for each: neither may fail, or take long.

    Bots are given such worlds, and company sits down to one.
    """
    everybody = tuple(range(len(session.state.seen)))
    if session.record.position is None:
        _shown(session, everybody)
        return session
    for one in (_at_its_beginning(session), session):
        _shown(one, everybody)
        if one.state.result is None:
            _dealt_anew(one, everybody)
            play_on(one.twin())
    return session


def _shown(session: Session[Any], everybody: tuple[int, ...]) -> None:
    """Shows a position to everybody, with all that may be asked for."""
    for seats in ((), everybody):
        if not any(_to_show(session, seats) <= HEAVIEST_VIEW for _ in range(TIMED)):
            raise TableError(Problem.TOO_LARGE, "to show it takes too long there")
    for seat in everybody if session.state.result is None else ():
        with _soon("to list what may be asked for"):
            Sight(session, session.state, 0.0).requests(seat)


def _to_show(session: Session[Any], seats: tuple[int, ...]) -> float:
    began = time.process_time()
    Sight(session, session.state, 0.0).document(seats)
    return time.process_time() - began


@contextmanager
def _soon(what: str) -> Iterator[None]:
    """Refuses what takes so long within: at a table it is done where all others wait."""
    began = time.process_time()
    yield
    if time.process_time() - began > HEAVIEST:
        raise TableError(Problem.TOO_LARGE, f"{what} takes too long there")


def _at_its_beginning(session: Session[Any]) -> Session[Any]:
    """Returns a game before its answers: one that is over may be gone on with from there."""
    record = replace(session.record, log=[], digest="", result="")
    return Session(session.engine, record)


def _dealt_anew(session: Session[Any], everybody: tuple[int, ...]) -> None:
    """Deals a position anew for everybody; for company it is done where all others wait."""
    for seat in (None, *everybody):
        session.engine.determinise(session.state, seat, Dice(1))
    with _soon("to deal anew"):
        session.twin().rekey("1")


def play_on(session: Session[Any]) -> None:
    """Gives some answers by lot, with everybody looking on: none may take the time of all tables.

    It may come to that later all the same; then it counts for who plays (`tables.pace`).
    """
    game, dice, watch = session.engine.game, Dice(1), Watch(session.engine.game)
    everybody = tuple(range(len(session.state.seen)))
    for seat in eyes(game, everybody):
        watch.board(session.state, seat)
    for _ in range(TRIED):
        if session.state.result is not None:
            return
        choice = dice.choice(session.state.open)
        number, index = session.state.number(choice.seat), dice.below(len(choice.options))
        with _soon("an answer"):
            told = Told(session, session.state, watch)
            session.answer(Answer(number, choice.seat, index), told.hear)
            Sight(session, session.state, 0.0).document(everybody, watch)


def tried(job: Callable[[], T]) -> T:
    """Makes a refusal of whatever goes wrong with what a stranger brought."""
    try:
        return job()
    except (HordaError, TableError):
        raise
    except Exception as error:  # a position that no rule has thought of
        what = f"it cannot be played ({type(error).__name__})"
        raise BadRecord(Code.BAD_RECORD, what) from error
