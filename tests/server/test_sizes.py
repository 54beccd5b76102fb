"""Updates stay small however long a game lasts."""

import random
from typing import Any

import msgspec

from horda.core import position
from horda.core.changes import patch
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.core.record import Record
from horda.core.session import Session
from horda.core.words import Text
from horda.games import registry
from horda.server.protocol import Moment, Update
from horda.server.tables.audience import LARGEST, Audience, written
from horda.server.tables.peer import Peer
from horda.server.tables.sight import Sight
from horda.server.tables.told import Told, happenings

ENGINE = registry.engine("zombicide-2e")
ROUNDS = 100
TILES = 9


def undying(scenario: str) -> Session[Any]:
    """Begins a game whose Survivors outlast any number of rounds."""
    config = {"scenario": scenario, "players": 4}
    start = position.write(ENGINE, ENGINE.new(ENGINE.config(config), 3))
    del start["engine"]
    for survivor in start["survivors"].values():
        survivor["health"] = 10**6
    game = ENGINE.game
    return Session(
        ENGINE,
        Record(
            game=game.id,
            version=game.version,
            schema=game.state_type.schema,
            config=config,
            seed=3,
            position=start,
        ),
    )


def plain(told: Any) -> Any:
    """Returns what a client decodes."""
    return msgspec.json.decode(msgspec.json.encode(told))


def bare(moments: Any) -> Any:
    """Returns what happened without what changed."""
    return [{k: v for k, v in one.items() if k != "changes"} for one in plain(moments)]


def follow(peer: Peer) -> list[Update]:
    """Returns the updates that a peer was sent."""
    sent = [peer.queue.get_nowait() for _ in range(peer.queue.qsize())]
    assert all(len(data or b"") <= LARGEST for data in sent)
    return [msgspec.json.decode(data or b"", type=Update) for data in sent]


def test_updates_stay_small_for_a_hundred_rounds_on_nine_tiles() -> None:
    session = undying("M01")
    assert sum(map(len, session.state.board.tiles)) == TILES
    peer, audience, dice = Peer("Ala"), Audience(), random.Random(1)
    peer.seats = (0, 1, 2, 3)  # all questions of all seats: nobody is told more
    audience.peers.add(peer)
    audience.show(peer, Sight(session, session.state, 0.0))
    view = msgspec.json.decode(peer.queue.get_nowait() or b"")
    while session.state.round <= ROUNDS:
        choice = session.state.open[0]
        key = session.engine.key(session.state, dice.choice(choice.options))
        told, events = audience.listen(session), list[Event]()

        def hear(event: Event, told: Told = told, events: list[Event] = events) -> None:
            told.hear(event)
            events.append(event)

        session.answer(Answer(session.state.number(choice.seat), choice.seat, key), hear)
        audience.move(Sight(session, session.state, 0.0), told)
        updates = follow(peer)
        for update in updates:
            assert view["seq"] == update.base
            view = patch(view, update.changes)
        heard = [moment for update in updates for moment in update.events]
        assert bare(heard) == plain(happenings(session, events, peer.seats))
    shown = Sight(session, session.state, 0.0).document(peer.seats)
    assert view == plain(shown)


def test_a_long_story_is_told_in_several_updates() -> None:
    events = tuple(Moment(Text("x"), (), {"word": "x" * 985, "n": n}) for n in range(70))
    parts = [
        msgspec.json.decode(data, type=Update)
        for data in written(Update(4, 5, [[["a"], 1]], events))
        if len(data) <= LARGEST
    ]
    assert [(part.base, part.seq) for part in parts] == [(4, 5), (5, 5), (5, 5), (5, 5)]
    assert [len(part.changes) for part in parts] == [1, 0, 0, 0]
    assert [part.more for part in parts] == [True, True, True, False]
    assert tuple(event for part in parts for event in part.events) == events
