"""Everybody who looks at a table, and how they are told what changed."""

from collections import deque
from typing import Any, NamedTuple

import msgspec

from horda.core.session import Session
from horda.core.state import State
from horda.core.watch import Watch
from horda.server.protocol import Table, TableInfo, Update, Wire
from horda.server.tables.peer import Peer, encode
from horda.server.tables.presence import Elsewhere
from horda.server.tables.sight import Document, Seats, Sight, eyes
from horda.server.tables.told import Told

KEPT = 16  # updates a reader may have missed and still gets one by one


LARGEST = 20_000  # bytes of an update; what happened beyond that is told in further ones


class Sent(NamedTuple):
    """An update as it was sent, in one message or in several."""

    base: int
    data: list[bytes]


class Readers:
    """What readers with the same seats were shown last, and the updates that led there."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.sent: deque[Sent] = deque(maxlen=KEPT)
        self._whole = b""
        self.unread = 0
        """How many updates nobody was there to read; they may come back, but not for ever."""

    def move(self, document: Document, changes: list[Any], events: tuple[Any, ...]) -> list[bytes]:
        """Goes on to the next view and returns the update."""
        base = self.document["seq"]
        data = written(Update(base, document["seq"], changes, events))
        self.document, self._whole = document, b""
        self.sent.append(Sent(base, data))
        return data

    def whole(self) -> bytes:
        """Returns the view as it is sent; of a crowd that comes at once all get the same bytes."""
        self._whole = self._whole or encode_view(self.document)
        return self._whole

    def after(self, since: int) -> list[bytes] | None:
        """Returns the updates that lead from a sequence number to now, if they are all here."""
        if since == self.document["seq"]:
            return []
        for index, sent in enumerate(self.sent):
            if sent.base == since:
                return [data for one in list(self.sent)[index:] for data in one.data]
        return None


class Audience:
    """The peers of one table, grouped by what they may see."""

    def __init__(self, elsewhere: Elsewhere | None = None) -> None:
        self.peers: set[Peer] = set()
        self._elsewhere = elsewhere
        self._readers: dict[Seats, Readers] = {}
        self._watch: Watch[State] | None = None

    def listen(self, session: Session[Any]) -> Told:
        """Returns what notes the events of the next answer, and their changes for all readers."""
        return Told(session, session.state, self._watching(session))

    def _watching(self, session: Session[Any]) -> Watch[State]:
        if self._watch is None:
            self._watch = Watch(session.engine.game)
        return self._watch

    def online(self, person: str) -> bool:
        """Tells whether a person looks at the table, through whichever worker."""
        if any(peer.person == person for peer in self.peers):
            return True
        return self._elsewhere is not None and self._elsewhere.online(person)

    def anybody(self) -> bool:
        """Tells whether anybody looks at the table, through whichever worker."""
        return bool(self.peers) or (self._elsewhere is not None and self._elsewhere.anybody())

    def spectators(self) -> int:
        """Counts the sockets that hold no seat."""
        there = self._elsewhere.spectators() if self._elsewhere else 0
        return there + self.watching()

    def watching(self) -> int:
        """Counts the sockets of this worker that hold no seat."""
        return sum(not peer.seats for peer in self.peers)

    def persons(self) -> set[str]:
        """Returns those who hold a seat and look at the table through this worker."""
        return {peer.person for peer in self.peers if peer.person and peer.seats}

    def tell(self, message: Wire) -> None:
        """Sends everybody the same."""
        data = encode(message)
        for peer in self.peers:
            peer.post(data)

    def tell_table(self, table: TableInfo) -> None:
        """Tells everybody how things stand at the table; it is written once for equal seats."""
        written: dict[Seats, bytes] = {}
        for peer in self.peers:
            data = written.get(peer.seats)
            if data is None:
                data = written[peer.seats] = encode(Table(table, peer.seats))
            peer.post(data)

    def show(self, peer: Peer, sight: Sight, since: int = -1) -> None:
        """Sends one peer what it missed, or the whole view."""
        readers = self._readers.get(peer.seats)
        if readers is None or readers.document["seq"] != len(sight.session.record.log):
            readers = self._readers[peer.seats] = Readers(self._document(peer.seats, sight))
        missed = readers.after(since) if since >= 0 else None
        if missed is None:
            missed = [readers.whole()]
        for data in missed:
            peer.post(data)

    def show_all(self, sight: Sight) -> None:
        """Sends everybody a new whole view."""
        self._readers.clear()
        for peer in self.peers:
            self.show(peer, sight)

    def move(self, sight: Sight, told: Told) -> int:
        """Sends everybody what changed; returns the size of the largest update."""
        groups: dict[Seats, list[Peer]] = {}
        for peer in self.peers:
            groups.setdefault(peer.seats, []).append(peer)
        self._forget(groups, sight)
        largest = 0
        for seats in (*groups, *(seats for seats in self._readers if seats not in groups)):
            messages = self._move(seats, sight, told)
            largest = max(largest, *map(len, messages))
            for peer in groups.get(seats, ()):
                for data in messages:
                    peer.post(data)
        return largest

    def _forget(self, groups: dict[Seats, list[Peer]], sight: Sight) -> None:
        """Drops the views that nobody came back to."""
        for seats, readers in list(self._readers.items()):
            readers.unread = 0 if seats in groups else readers.unread + 1
            if readers.unread > KEPT:
                del self._readers[seats]
        watched = {seat for seats in self._readers for seat in eyes(sight.game, seats)}
        self._watching(sight.session).forget(watched)

    def _document(self, seats: Seats, sight: Sight) -> Document:
        return sight.document(seats, self._watching(sight.session))

    def _move(self, seats: Seats, sight: Sight, told: Told) -> list[bytes]:
        document = self._document(seats, sight)
        readers = self._readers.get(seats)
        if readers is None:
            self._readers[seats] = Readers(document)
            return [encode_view(document)]
        return readers.move(document, sight.changes(readers.document, document), told.to(seats))


def written(update: Update) -> list[bytes]:
    """Writes an update; a long one is cut: all changes come first, the rest only tells more."""
    whole = encode(update)
    if len(whole) <= LARGEST or len(update.events) < 2:
        return [whole]
    half = len(update.events) // 2
    first = msgspec.structs.replace(update, events=update.events[:half], more=True)
    rest = Update(update.seq, update.seq, [], update.events[half:], update.more)
    return [*written(first), *written(rest)]


def encode_view(document: Document) -> bytes:
    """Writes a view that is plain data already; its tag stands in the document."""
    return msgspec.json.encode(document)
