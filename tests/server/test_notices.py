"""Turn notices, against a real mail server and a real receiver of webhooks."""

import asyncio
import contextlib
import json
import socket
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from horda.server.ops.settings import Mail, Settings, Webhook
from horda.server.people import notices
from horda.server.people.deliver import SIGNATURE, TIMESTAMP, sign
from horda.server.people.notices import HOUR, MAILS, Notices, mailbox
from horda.server.protocol import Problem
from horda.server.store.rows import PersonRow, SeatRow
from horda.texts import LOCALES, Texts
from tests.server.posts import Hooks, Letters

SECRET = "s" * 20


def person(id: str = "ann", **changes: Any) -> PersonRow:
    values: dict[str, Any] = {"nickname": id.title(), "locale": "en", "email": f"{id}@horda.test"}
    return PersonRow(**{"id": id, "created": 0.0, "seen": 0.0, **values, **changes})


class Table:
    """A room as the notices see it: who sits where, who is asked, who is there."""

    def __init__(self, *persons: str, id: str = "t1") -> None:
        self.id = id
        self.here: set[str] = set()
        self.asked = {0}
        self.row = SimpleNamespace(game="zombicide-2e", status="running")
        self.seats = [SeatRow(game=id, seat=n, name="", person=p) for n, p in enumerate(persons)]
        self.audience = SimpleNamespace(online=self.here.__contains__)

    @property
    def session(self) -> Any:
        return SimpleNamespace(
            state=SimpleNamespace(open=[SimpleNamespace(seat=s) for s in self.asked])
        )


class Desk:
    """Notices with a clock of our own and people that are not in a database."""

    def __init__(self, settings: Settings, *people: PersonRow) -> None:
        self.now = 1000.0
        self.people = {one.id: one for one in people or (person(),)}
        self.notices = Notices(settings, self.find, delay=0, clock=lambda: self.now)

    async def find(self, id: str) -> PersonRow | None:
        return self.people.get(id)

    async def look(self, table: Any) -> None:
        self.notices.look(table)
        await asyncio.gather(*self.notices._tasks)


def by_mail(letters: Letters) -> Settings:
    url = f"smtp://127.0.0.1:{letters.port}"
    return Settings(mail=Mail(url, "Horda <horda@horda.test>"), public_url="https://play.test/h")


def by_hook(hooks: Hooks) -> Settings:
    return Settings(webhook=Webhook(f"{hooks.url}/turn?x=1", SECRET))


@pytest.mark.parametrize(("locale", "words"), [("en", "your turn"), ("pl", "Twoja kolej")])
def test_a_letter_in_the_reader_s_language(locale: str, words: str) -> None:
    async def test() -> None:
        async with Letters().open() as letters:
            desk = Desk(by_mail(letters), person(locale=locale, nickname="Zażółć"))
            await desk.look(Table("ann"))
        (letter,) = letters.kept
        assert letters.to == ["ann@horda.test"]
        assert words in letter["subject"]
        assert "Zombicide" in letter["subject"]
        assert letter["auto-submitted"] == "auto-generated"
        body = letter.get_content()
        assert "https://play.test/h/#/table/t1" in body
        assert "Zażółć" in body
        assert "⟦" not in body

    asyncio.run(test())


def test_a_signed_webhook() -> None:
    async def test() -> None:
        with Hooks().open() as hooks:
            assert await Desk(by_hook(hooks)).notices.turn(person(), "t1", "zombie-terror")
        ((path, headers, body),) = hooks.kept
        assert path == "/turn?x=1"
        assert headers[SIGNATURE] == sign(SECRET, headers[TIMESTAMP], body)
        message = json.loads(body)
        assert (message["event"], message["table"], message["person"]) == ("turn", "t1", "ann")
        assert message["link"] in message["text"]

    asyncio.run(test())


def test_once_an_hour_until_they_come_back() -> None:
    async def test() -> None:
        table = Table("ann", "ben")
        with Hooks().open() as hooks:
            desk = Desk(by_hook(hooks), person(), person("ben"))
            for _ in range(3):
                await desk.look(table)
            assert len(hooks.kept) == 1
            table.asked = {0, 1}
            await desk.look(table)
            assert len(hooks.kept) == 2, "another person"
            await desk.look(Table("ann", id="t2"))
            assert len(hooks.kept) == 3, "another table"
            table.here.add("ann")
            await desk.look(table)
            table.here.clear()
            await desk.look(table)
            assert len(hooks.kept) == 4, "she came back and left again"
            desk.now += HOUR
            await desk.look(table)
            assert len(hooks.kept) == 6

    asyncio.run(test())


def test_who_is_not_told() -> None:
    async def test() -> None:
        with Hooks().open() as hooks:
            desk = Desk(by_hook(hooks), person(), person("ben", seen=10.0**12))
            here = Table("ann")
            here.here.add("ann")
            over = Table("ann")
            over.row.status = "finished"
            not_asked = Table("ann")
            not_asked.asked = set()
            bot = Table("ann")
            bot.seats = [SeatRow(game="t1", seat=0, name="", person="ann", bot="greedy")]
            for table in (here, over, not_asked, bot, Table("ben"), Table("gone"), Table()):
                await desk.look(table)
        assert hooks.kept == []

    asyncio.run(test())


def test_who_comes_back_in_time_is_not_told() -> None:
    async def test() -> None:
        table: Any = Table("ann")
        with Hooks().open() as hooks:
            desk = Desk(by_hook(hooks))
            desk.notices.look(table)
            table.here.add("ann")
            desk.notices.look(table)
            table.here.clear()
            desk.now += 1
            await desk.look(table)
        assert len(hooks.kept) == 1, "and twice in a minute is once"

    asyncio.run(test())


def test_without_a_way_nothing_is_begun() -> None:
    async def test() -> None:
        desk = Desk(Settings())
        await desk.look(Table("ann"))
        assert not desk.notices.configured
        assert not desk.notices._told

    asyncio.run(test())


def test_failures_harm_nobody_and_are_tried_again() -> None:
    async def test() -> None:
        async with Letters(refusing=True).open() as letters:
            desk = Desk(by_mail(letters))
            await desk.look(Table("ann"))
            assert not letters.kept
            letters.refusing = False
            await desk.look(Table("ann"))
            assert len(letters.kept) == 1
        desk = Desk(Settings(mail=Mail("smtp://127.0.0.1:1", "a@b.test")))
        await desk.look(Table("ann"))
        with Hooks(status=500).open() as hooks:
            await Desk(by_hook(hooks)).look(Table("ann"))

    asyncio.run(test())


def test_a_database_that_fails_harms_nobody() -> None:
    async def test() -> None:
        async def find(id: str) -> PersonRow | None:
            raise OSError

        with Hooks().open() as hooks:
            desk = Notices(by_hook(hooks), find, delay=0)
            table: Any = Table("ann")
            desk.look(table)
            await asyncio.gather(*desk._tasks)
            assert hooks.kept == []

    asyncio.run(test())


def test_a_redirect_is_not_followed() -> None:
    async def test() -> None:
        with Hooks(status=302).open() as hooks:
            assert not await Desk(by_hook(hooks)).notices.turn(person(), "t1", "zombie-terror")
        assert [path for path, _, _ in hooks.kept] == ["/turn?x=1"]

    asyncio.run(test())


def test_nobody_can_flood_an_address_with_many_tables() -> None:
    async def test() -> None:
        async with Letters().open() as letters:
            desk = Desk(by_mail(letters))
            for number in range(20):
                await desk.look(Table("ann", id=f"t{number}"))
        assert len(letters.kept) == MAILS.burst

    asyncio.run(test())


def test_nor_by_other_spellings_of_it() -> None:
    """Codes go to whatever address was given: each spelling had letters of its own."""
    spellings = ("ann@x.test", "Ann@x.test", "ANN@X.test", "ann+a@x.test", "ann+b+c@x.test")
    assert {mailbox(one) for one in spellings} == {"ann@x.test"}
    assert mailbox("anna@x.test") != mailbox("ann@x.test")


def test_closing_forgets_what_was_not_sent() -> None:
    async def test() -> None:
        with Hooks().open() as hooks:
            desk = Notices(by_hook(hooks), Desk(Settings()).find, delay=60)
            table: Any = Table("ann")
            desk.look(table)
            await desk.close()
        assert hooks.kept == []

    asyncio.run(test())


def dripping(door: socket.socket, ended: threading.Event) -> None:
    """A mail server whose first line never ends."""
    caller, _ = door.accept()
    with caller, contextlib.suppress(OSError):
        while not ended.wait(0.02):
            caller.sendall(b"2")


def test_a_mail_server_that_never_ends_holds_up_neither_letters_nor_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notices, "LONGEST", 0.2)
    monkeypatch.setattr(notices, "LAST", 0.2)
    ended = threading.Event()

    async def scene(port: int) -> None:
        mail = Mail(f"smtp://127.0.0.1:{port}", "Horda <horda@horda.test>")
        desk = Desk(Settings(mail=mail))
        assert not await desk.notices.turn(person(), "t1", "zombie-terror")
        await desk.notices.close()

    with socket.create_server(("127.0.0.1", 0)) as door:
        mails = threading.Thread(target=dripping, args=(door, ended))
        mails.start()
        late = threading.Timer(20, ended.set)  # it used to wait for this
        late.start()
        asyncio.run(scene(door.getsockname()[1]))
        assert not ended.is_set()
        late.cancel()
        ended.set()
        mails.join()


def test_what_is_being_sent_at_the_end_arrives() -> None:
    async def test() -> None:
        async with Letters().open() as letters:
            desk = Desk(by_mail(letters))
            table: Any = Table("ann")
            desk.notices.look(table)
            while not desk.notices._sending:
                await asyncio.sleep(0.001)
            await desk.notices.close()
            assert letters.to == ["ann@horda.test"]

    asyncio.run(test())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_a_table_has_a_text(locale: str) -> None:
    texts = Texts(locale)
    assert [p for p in Problem if not texts.has(f"error-{p}")] == []
