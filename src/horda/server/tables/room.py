"""A table in memory: a cache of its record that can be dropped and rebuilt at any time."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

import horda
from horda.core.decisions import Answer
from horda.core.errors import BadPosition, Code, HordaError, IllegalAnswer
from horda.core.events import Sink
from horda.core.game import Sequel
from horda.core.record import Entry
from horda.core.session import Session
from horda.core.state import State
from horda.core.stretch import cut_to
from horda.server import protocol
from horda.server.people.identity import clean_line
from horda.server.protocol import Problem, Requests, TableInfo
from horda.server.store import snapshots
from horda.server.store.store_errors import StoreError, WriteInDoubt
from horda.server.tables import access, archive, pace, showing
from horda.server.tables.archive import Loaded
from horda.server.tables.audience import Audience
from horda.server.tables.consent import Consents
from horda.server.tables.context import Context
from horda.server.tables.debate import Voices
from horda.server.tables.peer import Peer
from horda.server.tables.presence import Absences
from horda.server.tables.sight import Seats, Sight
from horda.server.tables.soon import Soon
from horda.server.tables.table_info import info
from horda.server.tables.told import Told
from horda.server.tables.trouble import TableError, refused
from horda.server.tables.wanted import Wanted
from horda.server.work.desk import Who
from horda.server.work.looking_back import Find

log = structlog.get_logger("horda.server.tables.room")
Change = Callable[[Session[Any], Sink], None]
FAR = 64  # answers beyond which playing them again takes long enough for others to notice
LONGEST = 100_000  # entries of a table, so that nobody can fill the disk by undo and redo


class Room:
    """One table. Everything that changes it or shows it waits for `lock`.

    The position in memory may be ahead of the disk only while the lock is held: nobody is
    shown an answer before it is stored.
    """

    def __init__(self, context: Context, loaded: Loaded) -> None:
        self.context = context
        self.lock = asyncio.Lock()
        self.audience = Audience(context.presence.of(loaded.row.id))
        self.consents = Consents()
        self.voices = Voices()
        self.wanted = Wanted()
        self.absences = Absences()
        self._tell_soon = Soon(self.tell_table)
        self.used = time.monotonic()
        self.tally: bytes | None = None
        """What a game that is over came to, once somebody asked."""
        self.sequels: dict[bool, tuple[Sequel, ...]] = {}
        """What may follow it, for who has won and who has not; once somebody asked, too."""
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.seats = loaded.seats
        self.nicknames = loaded.nicknames
        self.chat = loaded.chat
        self.session = loaded.session
        self.changed = loaded.changed
        self.follower = loaded.follower
        self.chapter = loaded.chapter

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.session.record.log) if self.session else 0

    def running(self) -> Session[Any]:
        """Returns the game being played; raises if there is none."""
        if self.session is None:
            raise TableError(Problem.NOT_RUNNING, "the game has not begun")
        if self.row.status != "running":
            raise TableError(Problem.NOT_RUNNING, "the game is over")
        return self.session

    def held(self, person: str | None) -> tuple[int, ...]:
        """Returns the seats that a person holds."""
        if person is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    def info(self) -> TableInfo:
        """Returns the table as everybody sees it."""
        self.note_absences()
        table = info(
            self.row,
            self.seats,
            self.nicknames,
            self.seq,
            self.changed,
            self.audience,
            self.absences,
            self.chapter,
        )
        grace = self.context.settings.grace
        return msgspec.structs.replace(table, follower=self.follower, grace=grace)

    def note_absences(self) -> None:
        """Looks who of those who hold a seat is away."""
        persons = (seat.person for seat in self.seats if seat.person)
        self.absences.note(persons, self.audience.online)

    def sight(self, state: State | None = None) -> Sight:
        """Returns what builds the views of now, or of another position of this game."""
        session = self.session
        if session is None:
            raise TableError(Problem.NOT_RUNNING, "the game has not begun")
        return Sight(session, state or session.state, self.changed)

    def may_answer(self, person: str | None, seat: int) -> None:
        """Raises unless a person plays a seat now."""
        row = next((one for one in self.seats if one.seat == seat), None)
        if person is None or row is None or row.person != person:
            raise TableError(Problem.NOT_YOUR_SEAT, f"seat {seat}")
        if row.bot:
            raise TableError(Problem.NOT_YOUR_SEAT, f"the bot {row.bot} plays seat {seat} for you")

    async def answer(self, person: str | None, said: protocol.Answer) -> int:
        """Takes an answer of a person; it is on disk when this returns."""
        answer = Answer(said.ask, said.seat, said.option)
        async with self.lock:
            self.may_answer(person, said.seat)
            session = self.running()
            if said.epoch != session.epoch:
                raise IllegalAnswer(Code.STALE_ASK, str(said.ask))
            return await self.change(lambda game, sink: game.answer(answer, sink), person)

    async def request(self, person: str | None, said: protocol.Request) -> int:
        """Grants a person what a seat may ask for at any time; it is on disk when this returns."""
        async with self.lock:
            self.may_answer(person, said.seat)
            session = self.running()
            now = (len(session.line.standing), session.epoch)
            if (said.count, said.epoch) != now:
                what = f"position {said.count} of epoch {said.epoch}; now is {now[0]} of {now[1]}"
                raise IllegalAnswer(Code.STALE_ASK, what)
            key = said.option
            return await self.change(lambda game, sink: game.request(said.seat, key, sink), person)

    async def requests(self, person: str, seat: int) -> Requests:
        """Lists what a person could ask for at a seat right now."""
        async with self.lock:
            self.may_answer(person, seat)
            self.running()
            pace.check(self.context.limits, person, self.row)
            with pace.timed(self.context.limits, person, self.row):
                return self.wanted.of(self, seat)

    async def change(self, act: Change, person: str | None, *, to: int | None = None) -> int:
        """Changes the game, stores the entry and tells everybody; the lock is held.

        If it cannot be stored, the game in memory is built again from the disk. If it goes back
        or on `to` so many answers and that is far, they are played elsewhere.
        """
        session, who = self.running(), pace.whose(person, self.row)
        pace.check(self.context.limits, who, self.row)
        if to is not None:
            await self._find(session, to, person)
        told = self.audience.listen(session)
        await self._act(act, session, told.hear, who)
        entry, seq, now = session.record.log[-1], self.seq, time.time()
        try:
            stored = await self.context.store.append(self.id, seq, encode(entry), person, now)
        except BaseException as error:
            await self._not_stored(error, seq, entry)
            return seq
        if not stored:  # another worker was faster
            await self.reload()
            raise IllegalAnswer(Code.STALE_ASK, "somebody else answered first")
        self.changed, self.used = now, time.monotonic()
        pace.told(self.context.limits, person, len(self.audience.peers))
        await self._changed(told, who)
        return seq

    async def _find(self, session: Session[Any], count: int, person: str | None) -> None:
        """Has a position found before somebody goes there, if others would feel it here."""
        piece = cut_to(session, count)
        if piece is not None and len(piece.said) > FAR:
            state = await self.context.desk.do(Find(piece), Who(person, person or ""))
            session.found(count, session.engine.decode(state))

    async def _act(self, act: Change, session: Session[Any], sink: Sink, who: str) -> None:
        if self.seq >= LONGEST:
            raise TableError(Problem.TOO_MANY, f"{LONGEST} answers")
        try:
            with pace.timed(self.context.limits, who, self.row):
                act(session, sink)
        except Exception as error:
            # A refusal leaves the session as it was; a fault in the rules, or in a file, may not.
            if not isinstance(error, HordaError) or isinstance(error, BadPosition):
                pace.failed(self.context.limits, who)
                await self.reload()
            raise

    async def _not_stored(self, error: BaseException, seq: int, entry: Entry) -> None:
        """Goes back to what is on disk; returns if the entry is there after all."""
        self.session = None  # ahead of the disk: nobody may build on it
        if not isinstance(error, Exception):
            self.context.forget(self)
            raise error
        await self.reload()
        if isinstance(error, WriteInDoubt) and self.entry(seq) == entry:
            return
        raise TableError(Problem.NOT_STORED, "the answer could not be stored") from error

    def entry(self, seq: int) -> Entry | None:
        """Returns an entry of the log."""
        return self.session.record.log[seq - 1] if self.session and seq <= self.seq else None

    async def _changed(self, told: Told, who: str) -> None:
        """Tells of an entry that is on disk."""
        session = self.running()
        self.consents.drop(self.audience)
        with pace.timed(self.context.limits, who, self.row, len(self.audience.peers)):
            self.audience.move(self.sight(), told)
        await self.context.announce("entry", self.id, self.seq)
        if snapshots.due(session):
            snapshots.keep(self.context.store, self.id, session)
        if session.state.result is not None:
            await self._finish(session)
        self.context.nudge(self)

    async def _finish(self, session: Session[Any]) -> None:
        result = session.engine.result(session.state)
        assert result is not None
        try:
            ended = await archive.finish(self.context.store, self.row, self.seats, result)
            self.row, self.seats = ended
        except StoreError:  # whoever loads the table next sees that it is over
            log.exception("finish.failed", table=self.id)
        await self.context.bus.release(self.id)
        self.tell_table()
        self.context.finished(self)

    async def reload(self) -> None:
        """Builds everything again from the disk and shows it to everybody."""
        try:
            loaded = await archive.load(self.context.store, self.id)
        except BaseException:
            self.session = None
            self.context.forget(self)
            raise
        if loaded is None:
            raise TableError(Problem.NO_SUCH_TABLE, self.id)
        self._take(loaded)
        self.consents.drop(self.audience)
        self.seat_peers()
        if self.session is not None:
            self.audience.show_all(self.sight())

    async def catch_up(self) -> None:
        """Follows what another worker has stored; the lock is held."""
        if self.session is None or self.row.status != "running":
            await self.reload()
            return
        entries = await archive.entries_after(self.context.store, self.id, self.seq)
        for entry, at in entries:
            told = self.audience.listen(self.session)
            try:
                self.session.follow(entry, told.hear)
            except HordaError:
                await self.reload()
                return
            self.changed = at
            self.consents.drop(self.audience)
            self.audience.move(self.sight(), told)
        if entries and self.session.state.result is not None:
            await self.reload()

    async def refresh(self) -> None:
        """Follows what another worker did to the table itself; the lock is held."""
        row, self.follower = await archive.find(self.context.store, self.id)
        if row is None or (row.status, row.started) != (self.row.status, self.row.started):
            await self.reload()
            return
        self.row = row
        await self.reseat()

    async def hear(self) -> None:
        """Tells what was said since the last line known here; the lock is held."""
        last = self.chat[-1].number if self.chat else 0
        for line in await archive.chat_after(self.context.store, self.id, last):
            self.chat.append(line)
            self.audience.tell(protocol.Chatted(line))

    async def reseat(self) -> None:
        """Reads the seats anew after some changed hands; the lock is held."""
        sitting, self.nicknames = await archive.sitting(self.context.store, self.id, self.row.host)
        before = {peer: peer.seats for peer in self.audience.peers}
        if [seat.person for seat in sitting] != [seat.person for seat in self.seats]:
            self.consents.drop(self.audience)  # others are to be asked now
            self.voices.drop(self)
        self.seats = sitting
        self.seat_peers()
        for peer in [one for one, seats in before.items() if one.seats != seats]:
            try:
                await access.check_look(self.context.store, self.row, self.seats, peer.person)
            except TableError as error:
                peer.send(refused(error))
                peer.close()
                continue
            if self.session is not None:
                showing.show(self, peer)

    def seat_peers(self) -> None:
        """Works out anew which seats each socket holds, after seats changed hands."""
        for peer in self.audience.peers:
            peer.seats = self.held(peer.person)
        self.context.moved(self)
        self.tell_table()

    def tell_table(self) -> None:
        """Tells everybody who sits where and who is there."""
        self.audience.tell_table(self.info())

    async def enter(self, peer: Peer, since: int, seats: Seats | None = None) -> None:
        """Lets a socket in, if its person may look: welcome, then what it missed or the whole view.

        `seats` are those that its view was for.
        """
        async with self.lock:  # who is being removed right now must not slip in
            await access.check_look(self.context.store, self.row, self.seats, peer.person)
            showing.check(self, peer)
            elsewhere, peer.seats = peer.seats, self.held(peer.person)
            since = since if seats in (None, peer.seats) else -1
            self.audience.peers.add(peer)
            try:
                peer.send(self._welcome(peer))
                if self.session is not None:
                    showing.show(self, peer, since)
            except BaseException:  # its socket does not know that it was let in, and never leaves
                self.audience.peers.discard(peer)
                peer.seats = elsewhere  # it looks on there, through the seats that it has there
                raise
            if self.consents.open is not None:
                peer.send(protocol.Proposed(self.consents.open))
            for debate in self.voices.open(self):
                peer.send(protocol.Voiced(debate))
            self.context.moved(self)
            self._tell_soon()
            self.context.nudge(self)

    def _welcome(self, peer: Peer) -> protocol.Welcome:
        return protocol.Welcome(
            protocol=protocol.PROTOCOL,
            horda=horda.__version__,
            table=self.info(),
            person=peer.person,
            seats=peer.seats,
            chat=tuple(self.chat),
        )

    async def say(self, person: str | None, text: str) -> int:
        """Adds a line to the chat of those who sit here."""
        if not (text := clean_line(text)):
            raise TableError(Problem.BAD_MESSAGE, "nothing to be seen")
        async with self.lock:
            if person is None or not self.held(person):
                raise TableError(Problem.NOT_ALLOWED, "only those who have a seat may talk")
            nickname = self.nicknames.get(person, "")
            line = await archive.add_chat(self.context.store, self.id, person, nickname, text)
            await self.hear()  # also lines that came through other workers just now
            await self.context.announce("chat", self.id, line.number)
            return self.seq

    def leave(self, peer: Peer) -> None:
        """Lets a socket go."""
        self.audience.peers.discard(peer)
        self.used = time.monotonic()
        self.context.moved(self)
        self._tell_soon()


def encode(entry: Entry) -> bytes:
    """Writes an entry of the log as it is stored."""
    return msgspec.json.encode(entry)
