"""Games that become tables of their own: files of strangers, and forks of other games."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct, json

import horda
from horda.core import position
from horda.core.errors import BadRecord, Code
from horda.core.record import Record
from horda.core.results import Result
from horda.core.rng import BLAKE2B, Dice
from horda.core.session import Session
from horda.core.stretch import Stretch, last
from horda.games import registry
from horda.server import outcomes
from horda.server.tables import foreign, scenarios
from horda.server.work import setups
from horda.server.work.task import LongTask


class Brought(Struct, frozen=True, array_like=True):
    """A game that was played through and may become a table."""

    record: bytes
    """Without its log, as JSON."""
    scenario: str
    seats: tuple[str, ...]
    endings: tuple[str, ...]
    """How it ended for each seat, as it is stored; nothing while it goes on."""
    log: list[str]
    """The entries as they are stored."""
    standing: int
    """How many answers stand at the end."""
    state: bytes
    """The position there."""


class Bring(LongTask, frozen=True):
    """Play a stranger's file through."""

    untrusted = True
    data: bytes

    def run(self) -> bytes:
        """Returns what became of it; whatever is wrong with it is a refusal."""
        session = foreign.read(self.data)
        if registry.is_campaign(session.record.game):
            raise BadRecord(Code.BAD_RECORD, "a campaign is brought in with its games")
        check_beginning(session)
        return packed(session)


class Deal(LongTask, frozen=True):
    """Go on from the end of a stretch, with all that a seat cannot know dealt anew."""

    piece: Stretch
    seat: int | None
    dice: int
    seed: str

    def run(self) -> bytes:
        """Returns the game that begins there."""
        engine = registry.engine(self.piece.game())
        _, state, _ = last(self.piece.session(engine), self.piece)
        record = Record(
            game=engine.game.id,
            version=engine.game.version,
            horda=horda.__version__,
            config=msgspec.to_builtins(state.config),
            seed=int(self.seed),
            generator=BLAKE2B,
            schema=engine.game.state_type.schema,
            position=position.write(engine, engine.determinise(state, self.seat, Dice(self.dice))),
        )
        return packed(Session(engine, record))


def packed(session: Session[Any]) -> bytes:
    """Writes down what a server needs to know of a game to open a table with it."""
    config, record = session.state.config, session.record
    names = session.engine.game.seats(config)
    brought = Brought(
        record=json.encode(msgspec.structs.replace(record, log=[])),
        scenario=scenarios.kept(session.engine.game, config),
        seats=names,
        endings=written_endings(session.engine.result(session.state), len(names)),
        log=[json.encode(entry).decode() for entry in record.log],
        standing=len(session.line.standing),
        state=session.state.encode(),
    )
    return msgspec.msgpack.encode(brought)


def written_endings(result: Result | None, count: int) -> tuple[str, ...]:
    """Returns how a game ended for each of so many seats, as it is stored."""
    return () if result is None else tuple(map(outcomes.write, outcomes.endings(result, count)))


def check_beginning(session: Session[Any]) -> None:
    """Refuses a game whose beginning takes long: it begins anew whenever the table is loaded."""
    began = time.process_time()
    session.start(None)
    setups.look_around(session)
    setups.check_weight(began)
