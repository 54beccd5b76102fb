"""What the others would answer: the whole table talks before one seat decides, and decides alone.

It is talk, as the chat is: no entry of the log, and gone with the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from horda.core.decisions import Choice
from horda.core.errors import Code, IllegalAnswer
from horda.server import protocol
from horda.server.protocol import Debate, Problem, Voiced
from horda.server.tables.trouble import TableError

if TYPE_CHECKING:
    from horda.server.tables.room import Room


class Asked(NamedTuple):
    """Which question is talked about: the seat that answers, its number and the epoch."""

    of: int
    ask: int
    epoch: int


class Voices:
    """What was said about the questions that are open."""

    def __init__(self) -> None:
        self._said: dict[Asked, dict[str, str]] = {}

    def note(self, room: Room, asked: Asked, seat: int, option: str | None) -> None:
        """Notes what a seat would answer, and tells everybody."""
        self.open(room)
        said = self._said.setdefault(asked, {})
        said.pop(str(seat), None)
        if option is not None:
            said[str(seat)] = option
        room.audience.tell(Voiced(Debate(*asked, said)))

    def open(self, room: Room) -> list[Debate]:
        """Returns what was said about the questions that are still open; the rest is forgotten."""
        now = debated(room)
        self._said = {asked: said for asked, said in self._said.items() if asked in now}
        return [Debate(*asked, said) for asked, said in self._said.items()]

    def drop(self, room: Room) -> None:
        """Forgets all that was said: others sit here now."""
        for one in self.open(room):
            room.audience.tell(Voiced(msgspec.structs.replace(one, voices={})))
        self._said = {}


def debated(room: Room) -> dict[Asked, Choice]:
    """Returns the open questions that all talk about."""
    session = room.session
    if session is None or room.row.status != "running":
        return {}
    state, game = session.state, session.engine.game
    return {
        Asked(one.seat, state.number(one.seat), session.epoch): one
        for one in state.open
        if one.seat >= 0 and game.debated(one)
    }


async def favour(room: Room, person: str | None, wish: protocol.Favour) -> int:
    """Tells everybody what somebody would answer in another one's place."""
    async with room.lock:
        room.may_answer(person, wish.seat)
        room.running()
        choice = debated(room).get(_asked(wish))
        if choice is None:
            raise IllegalAnswer(Code.STALE_ASK, f"nobody talks about ask {wish.ask}")
        if wish.of in room.held(person):
            raise TableError(Problem.NOT_ALLOWED, "it is yours to decide")
        _check_offered(room, choice, wish.option)
        room.voices.note(room, _asked(wish), wish.seat, wish.option)
        await room.context.announce("voice", room.id, msgspec.json.encode(wish).decode())
        return room.seq


def _asked(wish: protocol.Favour) -> Asked:
    return Asked(wish.of, wish.ask, wish.epoch)


def _check_offered(room: Room, choice: Choice, key: str | None) -> None:
    session = room.running()
    game, config = session.engine.game, session.state.config
    if key is not None and all(game.key(config, one) != key for one in choice.options):
        raise IllegalAnswer(Code.NOT_OFFERED, key)


async def follow(room: Room, said: str) -> None:
    """Notes what was said through another worker; the lock is held."""
    wish = msgspec.json.decode(said, type=protocol.Favour)
    if _asked(wish) in debated(room):
        room.voices.note(room, _asked(wish), wish.seat, wish.option)
