"""Tells people who are away that a game waits for them, by e-mail and by webhook."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from horda.games import registry
from horda.server.ops.settings import Settings
from horda.server.people.deliver import apart, post, send_mail
from horda.server.people.limits import Buckets, Rate
from horda.server.store.rows import PersonRow
from horda.texts import LOCALES, Texts

if TYPE_CHECKING:
    from horda.server.tables.room import Room

DELAY = 60.0
"""Seconds to come back, or to load the page anew, before anything is sent."""
HOUR = 3600.0
AT_ONCE = 4
LONGEST = 60.0
"""Seconds for a letter: a mail server may send a byte now and then, and never come to an end."""
LAST = 5.0
"""Seconds for what is being sent when the server stops."""
MAILS = Rate(6, 6 / HOUR)
"""To one address: a code goes to whatever address was given, and no stranger may be flooded."""

log = structlog.get_logger("horda.notices")
Find = Callable[[str], Awaitable[PersonRow | None]]


class Notices:
    """Sends turn notices; a failure is logged and harms nobody."""

    def __init__(
        self,
        settings: Settings,
        find: Find,
        *,
        delay: float = DELAY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`find` reads a person from the database."""
        self._settings = settings
        self._find = find
        self._delay = delay
        self._clock = clock
        self._told: dict[tuple[str, str], float] = {}
        """When a person was last told of a table; the oldest first."""
        self._mails = Buckets(MAILS, clock=clock)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: set[asyncio.Future[str]] = set()

    @property
    def configured(self) -> bool:
        """Tells whether there is any way to reach somebody who is away."""
        return self._settings.mail is not None or self._settings.webhook is not None

    def look(self, room: Room) -> None:
        """Sees who is asked and away, and tells them soon, unless they come back first."""
        if not self.configured:
            return
        for seat in room.seats:
            if seat.person is not None and room.audience.online(seat.person):
                self._told.pop((room.id, seat.person), None)
        for person in away(room):
            if (mark := self._mark(room.id, person)) is not None:
                task = asyncio.create_task(self._soon(room, person, mark))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def turn(self, person: PersonRow, table: str, game: str) -> bool:
        """Tells a person now that a table waits for them; returns whether they were reached."""
        # In a thread, since the first one in a language takes its time to load.
        texts = await asyncio.to_thread(Texts, person.locale if person.locale in LOCALES else "en")
        words = {
            "nickname": person.nickname,
            "game": _name(game, texts),
            "link": link(self._settings, table),
        }
        sent = False
        async with self._turns:
            if self._settings.webhook is not None:
                sent = await self._hook(person, table, game, texts, words)
            if self._settings.mail is not None and person.email:
                sent = await self._mail(person.email, texts, words) or sent
        return sent

    async def confirm(self, person: PersonRow, address: str, code: str) -> bool:
        """Sends the code that confirms an address, and nothing else."""
        texts = await asyncio.to_thread(Texts, person.locale if person.locale in LOCALES else "en")
        # No name of theirs: the address may be a stranger's, and a name can be an advertisement.
        words = {"code": code}
        async with self._turns:
            return await self._mail(address, texts, words, "confirm")

    async def close(self) -> None:
        """Forgets what was not sent yet; what is being sent just now is waited for a little."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST)

    def _mark(self, table: str, person: str) -> float | None:
        """Notes that a person is told of a table; None if that was less than an hour ago."""
        now = self._clock()
        while self._told and (oldest := next(iter(self._told))):
            if now - self._told[oldest] < HOUR:
                break
            del self._told[oldest]
        if (table, person) in self._told:
            return None
        self._told[table, person] = now
        return now

    async def _soon(self, room: Room, person_id: str, mark: float) -> None:
        key = (room.id, person_id)
        sent = False
        try:
            await asyncio.sleep(self._delay)
            # Another mark: they came back and left again, and the next notice is on its way.
            if self._told.get(key) == mark and person_id in away(room):
                person = await self._find(person_id)
                # Seen of late: they sit at this table through another worker.
                if person is not None and time.time() - person.seen >= self._delay:
                    sent = await self.turn(person, room.id, room.row.game)
        except Exception:
            log.exception("notice-failed", table=room.id)
        finally:
            if not sent and self._told.get(key) == mark:  # we try again when something happens
                self._told.pop(key, None)

    async def _hook(
        self, person: PersonRow, table: str, game: str, texts: Texts, words: dict[str, str]
    ) -> bool:
        assert self._settings.webhook is not None
        body = {
            "event": "turn",
            "table": table,
            "game": game,
            "person": person.id,
            "nickname": person.nickname,
            "link": words["link"],
            "text": texts.say("notice-turn-short", **words),
        }
        return await self._tried("webhook", post, self._settings.webhook, body)

    async def _mail(
        self, address: str, texts: Texts, words: dict[str, str], kind: str = "turn"
    ) -> bool:
        assert self._settings.mail is not None
        box = mailbox(address)
        if self._mails.wait(box) > 0:
            return False
        self._mails.take(box)
        subject = texts.say(f"notice-{kind}-subject", **words)
        body = texts.say(f"notice-{kind}-body", **words)
        return await self._tried("mail", send_mail, self._settings.mail, address, subject, body)

    async def _tried(self, way: str, job: Callable[..., None], *args: object) -> bool:
        sending = apart(job, *args)
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)
        try:
            async with asyncio.timeout(LONGEST):
                cause = await asyncio.shield(sending)
        except TimeoutError:
            cause = TimeoutError.__name__
        if cause:
            log.warning("notice-not-sent", way=way, cause=cause)
        return not cause


def mailbox(address: str) -> str:
    """Returns what stands for all addresses that most likely lead to one mailbox."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def away(room: Room) -> list[str]:
    """Returns the persons who are asked at a table and do not look at it."""
    if room.session is None or room.row.status != "running":
        return []
    asked = {choice.seat for choice in room.session.state.open}
    persons = [seat.person for seat in room.seats if seat.seat in asked and not seat.bot]
    return [one for one in dict.fromkeys(persons) if one and not room.audience.online(one)]


def link(settings: Settings, table: str) -> str:
    """Returns the address of a table, for people."""
    base = settings.public_url or f"http://{settings.host}:{settings.port}"
    return f"{base.rstrip('/')}/#/table/{table}"


def _name(game_id: str, texts: Texts) -> str:
    game = registry.find(game_id)
    key = f"{game.prefix or game.id}-name"
    return texts.say(key) if texts.has(key) else game_id
