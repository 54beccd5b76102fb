"""Game files that strangers bring: anything may stand in them, and everybody shares the machine."""

from typing import Any

from horda.core.errors import BadRecord, Code, HordaError
from horda.core.record import Entry, Line, Record, Said, loads
from horda.core.session import Session
from horda.games import registry
from horda.server.protocol import Problem
from horda.server.tables.sight import Sight
from horda.server.tables.trouble import TableError

LONGEST = 20_000  # entries
MOST_WORK = 50_000  # answers that playing it through may take: some seconds
LARGEST = 200_000  # bytes of a position; the largest missions have a tenth of that
HIGHEST = 2**31 - 1  # what every database keeps


def read(data: bytes) -> Session[Any]:
    """Plays a file through; whatever is wrong with it is a refusal. For threads: it takes long."""
    record = loads(data)
    if len(record.log) > LONGEST or _work(record.log) > MOST_WORK:
        raise TableError(Problem.TOO_LARGE, f"at most {LONGEST} entries")
    if not 0 < record.schema <= HIGHEST:
        raise BadRecord(Code.BAD_RECORD, "schema")
    session = _played(record)
    size = len(session.state.encode())
    if size > LARGEST:
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
    try:
        session = Session(registry.engine(record.game), record)
        for seats in ((), tuple(range(len(session.state.seen)))):
            Sight(session, session.state, 0.0).document(seats)
    except HordaError:
        raise
    except Exception as error:  # a position that no rule has thought of
        what = f"it cannot be played ({type(error).__name__})"
        raise BadRecord(Code.BAD_RECORD, what) from error
    return session
