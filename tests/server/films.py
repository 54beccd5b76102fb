"""Games filmed: all that the server sends its readers, and the views of the engine at each event.

A film is a line of JSON. The client's tests play it and compare every board with the engine's.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

from horda.core import checks
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.core.record import Line, Record, loads
from horda.core.session import Session
from horda.games import registry
from horda.server.tables.audience import Audience
from horda.server.tables.peer import Peer
from horda.server.tables.sight import Seats, Sight, eyes, name
from horda.server.tables.told import Told, seen_by

TESTS = Path(__file__).parents[1]
REQUEST = "request "
"""Stands before what is asked for at any time, and answers no question."""
Said = list[tuple[int | None, str]]
"""Answers with their seats; none stands for whoever is asked."""
Played = tuple[str, Session[Any], Said]
"""A title, a game at its beginning, and the answers."""
_encode = msgspec.json.Encoder(order="sorted").encode


class Take(Struct):
    """One answer: the messages, what the boards must be at each moment in them, and in the end."""

    messages: list[Raw]
    moments: list[dict[str, str]]
    after: dict[str, str]


class Film(Struct):
    """What one reader of a game was sent: the first view, then what came of every answer."""

    name: str
    game: str
    seats: Seats
    view: Raw
    takes: list[Take] = []


class Reader:
    """Somebody at the table, who films."""

    def __init__(self, title: str, game: str, seats: Seats) -> None:
        self.peer = Peer(None)
        self.peer.seats = seats
        self.film = Film(title, game, seats, Raw(b""))

    def sent(self) -> list[Raw]:
        """Takes what has come."""
        queue = self.peer.queue
        return [Raw(queue.get_nowait() or b"") for _ in range(queue.qsize())]


class Camera:
    """Plays a game for readers with these seats, and looks at the engine's views meanwhile."""

    def __init__(self, title: str, session: Session[Any], readers: list[Seats]) -> None:
        self.session = session
        self.game = session.engine.game
        self.audience = Audience()
        self.readers = [Reader(title, self.game.id, seats) for seats in readers]
        self.kinds: dict[str, list[set[str]]] = defaultdict(list)
        """For every kind of event which parts of the board changed with it, each time."""
        for reader in self.readers:
            self.audience.peers.add(reader.peer)
            self.audience.show(reader.peer, self._sight())
            (reader.film.view,) = reader.sent()

    def play(self, seat: int, key: str) -> None:
        """Lets a seat answer, and films what comes of it."""
        told, seen = self.audience.listen(self.session), list[tuple[Event, dict[str, str]]]()

        def hear(event: Event) -> None:
            told.hear(event)
            seen.append((event, self._boards()))
            self.kinds[type(event).__name__].append(_changed(told))

        state = self.session.state
        if key.startswith(REQUEST):
            self.session.request(seat, key.removeprefix(REQUEST), hear)
        else:
            self.session.answer(Answer(state.number(seat), seat, key), hear)
        self.audience.move(self._sight(), told)
        after = self._boards()
        for reader in self.readers:
            moments = [
                {
                    name(one): boards[self._board(one)]
                    for one in knowing or reader.film.seats or (None,)
                }
                for event, boards in seen
                for _, knowing in seen_by(event, reader.film.seats)
            ]
            ends = {name(one): after[name(one)] for one in eyes(self.game, reader.film.seats)}
            reader.film.takes.append(Take(reader.sent(), moments, ends))

    def _sight(self) -> Sight:
        return Sight(self.session, self.session.state, 0.0)

    def _board(self, seat: int | None) -> str:
        return "" if self.game.shared_view else name(seat)

    def _boards(self) -> dict[str, str]:
        """Returns the engine's views of this moment, as digests."""
        watched = {one for reader in self.readers for one in eyes(self.game, reader.film.seats)}
        return {name(one): digest(self.game.view(self.session.state, one)) for one in watched}


def _changed(told: Told) -> set[str]:
    """Names what changed with the last event: fields of the board, and of things on it."""
    paths = [path for changes in told.changes[-1].values() for path, *_ in changes]
    return {path[0] for path in paths} | {f"{path[0]}.{path[2]}" for path in paths if len(path) > 2}


def digest(view: Struct) -> str:
    """Returns a short name of a board, the same in Python and in the client."""
    plain = msgspec.to_builtins(view, str_keys=True)
    return hashlib.sha1(_encode(plain), usedforsecurity=False).hexdigest()[:16]


def is_coming(path: Path) -> bool:
    """Tells whether a record is of a game that no client draws yet, or of a whole campaign."""
    campaign = path.name.startswith("campaign-")
    return campaign or not registry.COMING.keys().isdisjoint(path.parts)


def records(game: str) -> Iterator[Played]:
    """Yields the recorded games from their beginnings, and what was answered."""
    shelved = (one for one in (TESTS / "records").rglob("*.json") if not is_coming(one))
    for path in sorted(shelved):
        record = loads(path.read_bytes(), path.name)
        if record.game == game:
            start = msgspec.structs.replace(record, log=[], digest="", result="")
            said: Said = [(one.seat, one.key) for one in Line(record.log).standing]
            yield path.stem, Session(registry.engine(game), start), said


def _request(play: checks.Play) -> str:
    return f"{REQUEST}{play.request}" if play.request else ""


def positions(game: str) -> Iterator[Played]:
    """Yields the position files in which anything is answered."""
    engine = registry.engine(game)
    for path in sorted((TESTS / "positions" / game).rglob("*.toml")):
        file = checks.read(path.read_text("utf-8"), path.name)
        asked = [(play.seat, play.answer or _request(play)) for play in file.play]
        said = [(seat, key) for seat, key in asked if key]
        if said:
            setup = dict(file.setup)
            seed = setup.pop("seed", 1)
            record = Record(
                game=game,
                version=engine.game.version,
                config=setup,
                seed=seed,
                position=file.position,
            )
            session = Session(engine, record)
            names = engine.game.seats(session.state.config)
            yield path.stem, session, [(names.index(s) if s else None, key) for s, key in said]


def film(game: str, out: BinaryIO) -> dict[str, list[set[str]]]:
    """Films all records and positions of a game; returns what changed with each kind of event."""
    kinds: dict[str, list[set[str]]] = defaultdict(list)
    for number, (title, session, said) in enumerate(chain(records(game), positions(game))):
        seats = tuple(range(len(session.engine.game.seats(session.state.config))))
        # Where all see the same board, either reader will do.
        readers = [((), seats)[number % 2]] if session.engine.game.shared_view else [(), seats]
        camera = Camera(title, session, readers)
        for seat, key in said:
            camera.play(session.state.open[0].seat if seat is None else seat, key)
        for reader in camera.readers:
            out.write(msgspec.json.encode(reader.film) + b"\n")
        for kind, times in camera.kinds.items():
            kinds[kind] += times
    return kinds
