"""A passphrase was set and its answer lost: who says it again is in, by a copied cookie nobody."""

import asyncio
from pathlib import Path

import pytest

from horda.server.client import Person, Refusal
from horda.server.people.identity import COOKIE
from tests.server.live import Company, Live
from tests.server.test_sessions import (
    NEW,
    OLD,
    OTHER,
    copy_of,
    nobody,
    on_another_device,
    own,
    twice,
)

__all__ = ["own"]


async def lost(company: Company, one: Person, **body: str) -> Person:
    """Sets a passphrase; the answer never comes. Returns who holds a copy of the cookie before."""
    thief, line = await copy_of(company, one), await copy_of(company, one)
    await line.send("PUT", "/api/me/passphrase", body)
    return thief


@pytest.mark.parametrize("first", [True, False])
def test_who_never_heard_of_the_new_passphrase_says_it_again(own: Live, first: bool) -> None:
    """The old session had ended and the new one never came: the person was locked out for good."""

    async def scene(company: Company) -> None:
        here = await company.meet("Ala") if first else (await twice(company))[0]
        said = {"passphrase": NEW, "old": "" if first else OLD}
        thief = await lost(company, here, **said)
        await nobody(here)
        for wrong in (OLD, OTHER, "", "x" * 300):
            with pytest.raises(Refusal, match="signed-out"):
                await thief.send("PUT", "/api/me/passphrase", {"passphrase": wrong, "old": OLD})
        await nobody(thief)
        ala = here.id
        me = await here.send("PUT", "/api/me/passphrase", said)
        assert (me["id"], (await here.send("GET", "/api/me"))["id"]) == (ala, ala)
        await nobody(thief)
        assert (await on_another_device(company, me["handle"], NEW)).id == ala
        again = await here.send("PUT", "/api/me/passphrase", said)  # the cookie came, no word
        assert again["handle"] == me["handle"]
        assert (await here.send("GET", "/api/me"))["id"] == ala

    own.run(scene)


def test_a_cookie_from_before_opens_nothing_by_a_passphrase_of_before(own: Live) -> None:
    """Nor one that was made up, nor that of somebody who is forgotten."""

    async def scene(company: Company) -> None:
        here, _ = await twice(company)
        thief = await copy_of(company, here)
        await here.send("PUT", "/api/me/passphrase", {"passphrase": NEW, "old": OLD})
        handle = (await here.send("GET", "/api/me"))["handle"]
        with pytest.raises(Refusal, match="signed-out"):
            await thief.send("PUT", "/api/me/passphrase", {"passphrase": OTHER, "old": NEW})
        with pytest.raises(Refusal, match="bad-passphrase"):
            await on_another_device(company, handle, OTHER)
        made_up = await company.stranger()
        made_up.http.cookies.set(COOKIE, f"{here.id}:{'0' * 32}.{'A' * 43}")
        with pytest.raises(Refusal, match="no-identity"):
            await made_up.send("PUT", "/api/me/passphrase", {"passphrase": NEW})
        assert len(await here.send("GET", "/api/me/sessions")) == 1
        copied = await copy_of(company, here)
        await here.send("POST", "/api/me/forget", {"passphrase": NEW})
        with pytest.raises(Refusal, match="signed-out"):
            await copied.send("PUT", "/api/me/passphrase", {"passphrase": NEW})

    own.run(scene)


def test_one_who_asks_again_too_soon_is_in_by_either_answer(own: Live) -> None:
    """The first is still being written: the second must neither fail nor end what it gave."""

    async def scene(company: Company) -> None:
        here = await company.meet("Ala")
        both = [await copy_of(company, here) for _ in range(2)]
        said = {"passphrase": NEW}
        await asyncio.gather(*(one.send("PUT", "/api/me/passphrase", said) for one in both))
        for one in both:
            assert (await one.send("GET", "/api/me"))["id"] == here.id
        await nobody(here)

    own.run(scene)


def test_who_guesses_by_a_copied_cookie_is_stopped(tmp_path: Path) -> None:
    """A cookie from before would else be a way to try passphrases without end."""

    async def scene(company: Company) -> None:
        here = await company.meet("Ala")
        thief = await lost(company, here, passphrase=NEW)
        told = []
        for guess in range(12):
            said = {"passphrase": f"{OTHER} {guess}"}
            with pytest.raises(Refusal) as refused:
                await thief.send("PUT", "/api/me/passphrase", said)
            told.append(refused.value.code)
        assert told[0] == "signed-out"
        assert told[-1] == "too-fast"

    with Live(tmp_path, HORDA_RATE="1") as live:
        live.run(scene)


def test_a_browser_that_says_it_again_stays_one_in_the_list(own: Live) -> None:
    """The cookie came and no word: each try left a session that nobody had any more."""

    async def scene(company: Company) -> None:
        here = await company.meet("Ala")
        for _ in range(3):
            await here.send("PUT", "/api/me/passphrase", {"passphrase": NEW, "old": ""})
        assert [one["here"] for one in await here.send("GET", "/api/me/sessions")] == [True]

    own.run(scene)


def test_who_mistypes_their_handle_waits_for_nobody_else_who_did(tmp_path: Path) -> None:
    """All that is no handle was counted together: one address kept everybody's tries used up."""

    async def mistyped(company: Company, address: str) -> str:
        who = await company.stranger()
        who.http.headers["X-Forwarded-For"] = address
        with pytest.raises(Refusal) as refused:
            await who.send("POST", "/api/me/claim", {"handle": "takoru 4821", "passphrase": NEW})
        return str(refused.value.code)

    async def scene(company: Company) -> None:
        for _ in range(8):
            await mistyped(company, "10.0.0.1")
        assert await mistyped(company, "10.0.0.2") == "bad-passphrase"

    with Live(tmp_path, HORDA_RATE="1", HORDA_TRUST_PROXY="true") as live:
        live.run(scene)


def test_who_says_it_again_from_a_busy_address_is_not_told_that_it_is_wrong(tmp_path: Path) -> None:
    """Each counted twice, and the second said "wrong": the browser forgot what only it knew."""

    async def scene(company: Company) -> None:
        here = await company.meet("Ala")
        stranger = await company.stranger()
        await here.send("PUT", "/api/me/passphrase", {"passphrase": NEW})  # its words were lost
        for number in range(18):
            with pytest.raises(Refusal, match="bad-passphrase"):
                await stranger.send(
                    "POST",
                    "/api/me/claim",
                    {"handle": f"takoru-{number:04}", "passphrase": OTHER},
                )
        again = await here.send("PUT", "/api/me/passphrase", {"passphrase": NEW})
        assert again["id"] == here.id

    with Live(tmp_path, HORDA_RATE="1") as live:
        live.run(scene)
