"""An address is confirmed by who owns it before anything else is sent there."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from horda.server.client import Person, Refusal
from horda.server.people import letters
from horda.server.people.identity import token_hash
from horda.server.people.limits import RATES, Limits
from horda.server.store.database import parse, writer_engine
from horda.server.store.queries import people
from horda.server.store.upgrade import upgrade
from horda.server.tables.trouble import TableError
from tests.server.live import Company, Live
from tests.server.posts import Letters
from tests.server.rows import a_person
from tests.server.test_limits import Clock

ADDRESS = "ala@horda.test"
Scene = Callable[[Person, Letters, Company], Awaitable[None]]


@asynccontextmanager
async def served(folder: Path, post: Letters) -> AsyncIterator[Company]:
    """A server that sends its letters to ours."""
    mail = {
        "HORDA_MAIL_URL": f"smtp://127.0.0.1:{post.port}",
        "HORDA_MAIL_SENDER": "Horda <horda@horda.test>",
    }
    live = Live(folder, **mail)
    try:
        await asyncio.to_thread(live.start)
        async with Company(live.address) as company:
            yield company
    finally:
        await asyncio.to_thread(live.kill)


def run(folder: Path, scene: Scene, *, refusing: bool = False) -> None:
    """Plays a scene with somebody at such a server."""

    async def play() -> None:
        async with Letters(refusing=refusing).open() as post, served(folder, post) as company:
            await asyncio.wait_for(scene(await company.meet("Ala"), post, company), 60)

    asyncio.run(play())


def code_of(post: Letters) -> str:
    """Returns the code in the last letter."""
    [code] = re.findall(r"\b\d{8}\b", post.kept[-1].get_content())
    return str(code)


def test_an_address_counts_when_its_code_came_back(tmp_path: Path) -> None:
    async def scene(ala: Person, post: Letters, company: Company) -> None:
        me = await ala.send("PATCH", "/api/me", {"email": ADDRESS})
        assert (me["email"], me["pending"], post.to) == ("", ADDRESS, [ADDRESS])
        assert "http" not in post.kept[0].get_content(), "no link to be tricked into"
        wrong = f"{(int(code_of(post)) + 1) % 10**8:08}"
        eve = await company.meet("Eve")
        for who, code in ((ala, wrong), (ala, ""), (eve, code_of(post))):
            with pytest.raises(Refusal, match="bad-code"):
                await who.send("POST", "/api/me/email", {"code": code})
        code = code_of(post)
        me = await ala.send("POST", "/api/me/email", {"code": f" {code[:4]} {code[4:]} "})
        assert (me["email"], me["pending"]) == (ADDRESS, "")
        with pytest.raises(Refusal, match="bad-code"):  # once
            await ala.send("POST", "/api/me/email", {"code": code})
        me = await ala.send("PATCH", "/api/me", {"email": "other@horda.test"})
        assert (me["email"], me["pending"]) == (ADDRESS, "other@horda.test"), "until it is theirs"
        me = await ala.send("PATCH", "/api/me", {"email": ""})
        assert (me["email"], me["pending"]) == ("", "")
        with pytest.raises(Refusal, match="bad-code"):
            await ala.send("POST", "/api/me/email", {"code": code_of(post)})

    run(tmp_path, scene)


def test_a_letter_that_is_not_taken_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def scene(ala: Person, post: Letters, company: Company) -> None:
        with pytest.raises(Refusal, match="not-sent"):
            await ala.send("PATCH", "/api/me", {"email": ADDRESS})
        assert (await ala.send("GET", "/api/me"))["pending"] == ADDRESS
        post.refusing = False
        await ala.send("PATCH", "/api/me", {"email": ADDRESS})
        await ala.send("POST", "/api/me/email", {"code": code_of(post)})

    run(tmp_path, scene, refusing=True)


def test_no_address_is_kept_where_nothing_is_sent(live: Live) -> None:
    async def scene(company: Company) -> None:
        ala = await company.meet()
        with pytest.raises(Refusal, match="no-letters"):
            await ala.send("PATCH", "/api/me", {"email": ADDRESS})
        assert (await ala.send("GET", "/api/me"))["pending"] == ""

    live.run(scene)


def test_a_code_holds_for_an_hour(database_url: str) -> None:
    upgrade(parse(database_url))
    engine = writer_engine(parse(database_url))
    with engine.begin() as db:
        waits = {"pending": ADDRESS, "code": token_hash("ann:12345678"), "code_until": 1000.0}
        people.add_person(db, a_person("ann", **waits))
        with pytest.raises(TableError, match="bad-code"):
            letters.confirm(db, "ann", "12345678", 1001.0)
        letters.confirm(db, "ann", "12345678", 999.0)
        row = people.find_person(db, "ann")
        assert row is not None
        assert (row.email, row.pending, row.code, row.code_until) == (ADDRESS, None, None, None)
    engine.dispose()


def test_a_stranger_sends_no_words_of_theirs_and_few_letters(tmp_path: Path) -> None:
    """A name of 32 signs went to any address there is, four thousand times a day."""

    async def scene(ala: Person, post: Letters, company: Company) -> None:
        eve = await company.meet("win at evil.test")
        await eve.send("PATCH", "/api/me", {"email": "victim@horda.test"})
        assert "evil" not in post.kept[-1].get_content()

    run(tmp_path, scene)
    limits = Limits(clock=Clock())
    sent = sum(limits.letter(f"name {n}", "10.0.0.1") == 0 for n in range(100))
    assert sent == RATES["letter"][1].burst < RATES["claim"][1].burst
