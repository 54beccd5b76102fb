"""Sessions: a cookie stands for somebody only as long as its row is in the database."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sqlalchemy import Connection

from horda.server.protocol import Problem, Refused
from horda.server.store.queries import sessions
from horda.server.store.rows import SessionRow
from horda.server.store.store import Store

if TYPE_CHECKING:
    from horda.server.tables.peer import Peer

REMEMBERED = 50_000  # sessions that need not be looked up again
HOUR = 3600.0
NAME = 12
SIGNED_OUT = Refused(None, str(Problem.SIGNED_OUT), "this session was ended")

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


T = TypeVar("T")


class Known(NamedTuple):
    """Who asks, and the session that says so."""

    person: str
    session: str


def written(known: Known) -> str:
    """Returns what a cookie says, before it is signed."""
    return f"{known.person}:{known.session}"


def read(said: str | None) -> Known | None:
    """Reads what a signed cookie says; older ones hold a person alone, and are called by it."""
    person, _, session = (said or "").partition(":")
    return Known(person, session or person) if person else None


class Sessions:
    """The sessions of this process: those known to hold, and the sockets opened by them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._holding: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Session, its person, and when it was last noted as used."""
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._peers: dict[str, set[Peer]] = {}

    async def holds(self, known: Known) -> bool:
        """Tells whether a session still stands for a person; notes now and then that it is used."""
        if known.session in self._ended:  # they never come back
            return False
        person, noted = self._holding.get(known.session, ("", 0.0))
        if not person:
            row = await self._store.read(lambda db: sessions.find_session(db, known.session))
            if row is None:
                _remember(self._ended, known.session, None)
                return False
            person, noted = row.person, row.seen
        now = self._clock()
        if now - noted > HOUR:
            self._store.post(partial(sessions.set_seen, session_id=known.session, at=now))
            noted = now
        _remember(self._holding, known.session, (person, noted))
        return person == known.person

    def ended(self, ids: Iterable[str], moved: str = "") -> None:
        """Lets nobody in by these sessions any more; their rows are gone already.

        The browser of the one that `moved` has got another cookie: its sockets just come again.
        """
        for session in ids:
            self._holding.pop(session, None)
            _remember(self._ended, session, None)
            for peer in [*self._peers.get(session, ())]:
                peer.person = None
                if session != moved:
                    peer.send(SIGNED_OUT)
                peer.close()

    async def gap(self, moved: str = "") -> None:
        """Looks everything up anew: sessions may have ended unheard."""
        self._holding.clear()
        ids = [session for session in self._peers if session]
        held = await self._store.read(lambda db: sessions.holding(db, ids))
        self.ended((session for session in ids if session not in held), moved)

    def come(self, session: str, peer: Peer) -> None:
        """Notes the socket of a session; if that has ended just now, it is nobody's."""
        if session in self._ended:
            peer.person = None
            peer.send(SIGNED_OUT)
            peer.close()
            return
        self._peers.setdefault(session, set()).add(peer)

    def go(self, session: str, peer: Peer) -> None:
        """Forgets a socket."""
        peers = self._peers.get(session, set())
        peers.discard(peer)
        if not peers:
            self._peers.pop(session, None)


def new_session(person: str, agent: str) -> SessionRow:
    """Returns a session for a browser, to be stored."""
    now = time.time()
    device = device_of(agent)
    return SessionRow(id=secrets.token_hex(16), person=person, created=now, seen=now, device=device)


def end_others(db: Connection, person: str, keep: str) -> list[str]:
    """Ends all sessions of a person but one; returns which."""
    ids = [row.id for row in sessions.sessions_of(db, person) if row.id != keep]
    sessions.end_sessions(db, ids)
    return ids


def called(session: str) -> str:
    """Returns what a session is called in lists."""
    return hashlib.sha256(session.encode()).hexdigest()[:NAME]


def device_of(agent: str) -> str:
    """Names browser and system by what a browser says of itself; nothing more of it is kept."""
    names = (
        next((name for sign, name in known.items() if sign in agent), "")
        for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in names if name)


def _remember(known: OrderedDict[str, T], key: str, value: T) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
