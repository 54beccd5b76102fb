"""Who I am: a name, a way back on another device, letters, likes, and being forgotten."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.server.live import Live
from tests.server.posts import Letters


def test_name_language_and_looks_are_in_one_place(visit: Visit) -> None:
    marta = visit()
    marta.go()
    marta.page.get_by_role("link", name="choose a name").click()
    marta.page.get_by_label("Your name").fill("Marta")
    marta.page.get_by_role("button", name="Save").click()
    expect(marta.page.get_by_role("status")).to_have_text("Saved.")
    marta.page.get_by_role("button", name="Night").click()
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "dark")
    with marta.page.expect_response("**/api/me") as told:
        marta.page.get_by_role("button", name="Polski").click()
    assert told.value.ok
    expect(marta.page.get_by_role("heading", level=1)).to_have_text("Moje imię i ustawienia")
    me = marta.call("GET", "me")
    assert (me["nickname"], me["locale"]) == ("Marta", "pl"), "letters come in this language too"


def test_a_passphrase_leads_back_on_another_device(visit: Visit) -> None:
    marta, phone = visit(), visit("nobody")
    table = marta.open(config={"scenario": "M00", "players": 1})
    marta.go("/me")
    marta.page.get_by_role("button", name="Make a passphrase").click()
    expect(marta.page.get_by_text("Write both down")).to_be_visible()
    word, phrase = marta.page.locator("[data-phrase] dd").all_inner_texts()
    marta.page.reload()
    expect(marta.page.get_by_text(word).first).to_be_visible()
    assert phrase not in marta.page.content(), "it is shown once"
    phone.go("/me")
    claim(phone, word, "tako-rumi-beso-lida")
    expect(phone.page.get_by_role("alert")).to_contain_text("wrong")
    claim(phone, word.upper(), phrase)
    expect(phone.page.get_by_role("status")).to_have_text("Welcome back, Marta.")
    phone.go()
    phone.page.locator("[data-continue]").click()
    phone.settled()
    assert phone.table == table
    assert phone.question.is_visible()


def claim(guest: Guest, word: str, phrase: str) -> None:
    """Comes back as somebody known from another device."""
    if not guest.page.get_by_label("Player word").is_visible():
        guest.page.get_by_text("I have a passphrase").click()
    guest.page.get_by_label("Player word").fill(word)
    guest.page.locator("#passphrase").fill(phrase)
    guest.page.get_by_role("button", name="Come back").click()


def test_who_signs_out_was_warned(visit: Visit) -> None:
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.go("/me")
    device = marta.page.locator("[data-device='here']")
    expect(device).to_contain_text("this one")
    device.get_by_role("button", name="Sign out").click()
    expect(marta.page.locator(".warning").last).to_contain_text("You have no passphrase")
    marta.page.get_by_role("button", name="Back").click()
    assert marta.call("GET", "me")["nickname"] == "Marta", "nothing happened yet"
    device.get_by_role("button", name="Sign out").click()
    marta.page.get_by_role("button", name="Sign out here").click()
    expect(marta.page.get_by_role("link", name="choose a name")).to_be_visible()
    expect(marta.page.locator("[data-continue]")).to_have_count(0)
    assert marta.call("GET", "me") is None


def protected(guest: Guest) -> tuple[str, str]:
    """Makes a passphrase; returns it with the player word."""
    guest.go("/me")
    guest.page.get_by_role("button", name="Make a passphrase").click()
    expect(guest.page.get_by_text("Write both down")).to_be_visible()
    word, phrase = guest.page.locator("[data-phrase] dd").all_inner_texts()
    return word, phrase


def test_who_makes_a_passphrase_first_is_signed_out_after_it(visit: Visit) -> None:
    """Before: "You were signed out here.", and whoever came next was still Marta."""
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.go("/me")
    device = marta.page.locator("[data-device='here']")
    device.get_by_role("button", name="Sign out").click()
    expect(marta.page.locator(".warning").last).to_contain_text("You have no passphrase")
    marta.page.get_by_role("button", name="Back").click()
    marta.page.get_by_role("button", name="Make a passphrase").click()
    expect(marta.page.locator("[data-phrase]")).to_be_visible()
    device.get_by_role("button", name="Sign out").click()
    marta.page.get_by_role("button", name="Sign out here").click()
    expect(marta.page.get_by_role("link", name="choose a name")).to_be_visible()
    assert marta.call("GET", "me") is None


def test_a_phone_that_a_new_passphrase_signed_out_is_listed_no_more(visit: Visit) -> None:
    marta, phone = visit(), visit("nobody")
    marta.call("POST", "me", {"nickname": "Marta"})
    word = marta.call("PUT", "me/passphrase", {"passphrase": "tako-rumi-beso"})["handle"]
    phone.call("POST", "me/claim", {"handle": word, "passphrase": "tako-rumi-beso"})
    marta.go("/me")
    expect(marta.page.locator("[data-device]")).to_have_count(2)
    marta.page.get_by_label("Your passphrase now").fill("tako-rumi-beso")
    marta.page.get_by_role("button", name="Make a new passphrase").click()
    expect(marta.page.locator("[data-device]")).to_have_count(1)


def test_what_was_shown_to_one_is_not_shown_to_another(visit: Visit) -> None:
    """Before: the word of who came back stood beside the passphrase of who was here before."""
    marta, nina = visit("Marta"), visit("Nina")
    for guest in (marta, nina):
        guest.call("POST", "me", {"nickname": guest.nickname})
    word = nina.call("PUT", "me/passphrase", {"passphrase": "tako-rumi-beso"})["handle"]
    marta.go("/me")
    marta.page.get_by_role("button", name="Make a passphrase").click()
    expect(marta.page.locator("[data-phrase]")).to_be_visible()
    claim(marta, word, "tako-rumi-beso")
    expect(marta.page.get_by_text("Welcome back, Nina.")).to_be_visible()
    expect(marta.page.locator("[data-phrase]")).to_have_count(0)
    expect(marta.page.locator("[data-device]")).to_have_count(2)


def test_a_new_passphrase_needs_the_old_one_and_signs_out_the_phone(visit: Visit) -> None:
    marta, phone = visit(), visit("nobody")
    table = marta.open(config={"scenario": "M00", "players": 1})
    word, phrase = protected(marta)
    phone.go("/me")
    claim(phone, word, phrase)
    expect(phone.page.get_by_role("status")).to_have_text("Welcome back, Marta.")
    phone.go(f"/table/{table}")
    phone.settled()
    marta.page.reload()
    marta.page.get_by_label("Your passphrase now").fill("wrong-wrong-wrong")
    marta.page.get_by_role("button", name="Make a new passphrase").click()
    expect(marta.page.get_by_role("alert")).to_contain_text("not the passphrase you have now")
    marta.page.get_by_label("Your passphrase now").fill(phrase)
    marta.page.get_by_role("button", name="Make a new passphrase").click()
    expect(marta.page.get_by_text("Write both down")).to_be_visible()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("You were signed out")
    assert phone.call("GET", "me") is None
    assert marta.call("GET", "me")["nickname"] == "Marta"


def test_devices_are_listed_and_signed_out_from_afar(visit: Visit) -> None:
    marta, phone = visit(), visit("nobody")
    marta.call("POST", "me", {"nickname": "Marta"})
    word, phrase = protected(marta)
    phone.go("/me")
    claim(phone, word, phrase)
    expect(phone.page.get_by_role("status")).to_have_text("Welcome back, Marta.")
    marta.page.reload()
    other = marta.page.locator("[data-device='other']")
    expect(other).to_contain_text("Chrome")
    marta.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(marta.page.get_by_role("status")).to_have_text("You are signed out everywhere else.")
    expect(other).to_have_count(0)
    assert phone.call("GET", "me") is None


def test_who_is_forgotten_leaves_nothing_but_a_bot(visit: Visit) -> None:
    marta, jan = visit(), visit("Jan")
    config = {"scenario": "M00", "players": 2}
    table = marta.open(config=config, seats=("me", "open"), start=False, public=True)
    jan.sit_beside(marta, table, 1)
    marta.call("POST", f"tables/{table}/start", {"fill": None})
    _, phrase = protected(marta)
    marta.page.get_by_role("button", name="Forget me …").click()
    expect(marta.page.locator(".warning").last).to_contain_text("cannot be undone")
    marta.page.locator("#farewell").fill(phrase)
    marta.page.get_by_role("button", name="Forget me for good").click()
    expect(marta.page.get_by_role("link", name="choose a name")).to_be_visible()
    assert marta.call("GET", "me") is None
    expect(jan.page.locator(".seat").first).to_contain_text("quick bot")
    assert "Marta" not in str(jan.call("GET", f"tables/{table}"))


@pytest.mark.parametrize("forgotten", [True, False], ids=["forgotten", "signed out"])
def test_a_lesson_goes_with_who_began_it(visit: Visit, forgotten: bool) -> None:
    """Before: the lobby went on offering it for good, and the table could not be entered."""
    marta = visit()
    marta.go()
    marta.page.locator("[data-learn]").click()
    marta.settled()
    lesson = marta.page.get_by_role("link", name="Go on with the lesson")
    if forgotten:
        marta.go("/me")
        marta.page.get_by_role("button", name="Forget me").click()
        marta.page.locator(".danger").click()
        expect(marta.page.locator("[data-learn]")).to_be_visible()
    else:
        marta.context.clear_cookies()
        marta.go()
        marta.page.reload()
        lesson.click()
        expect(marta.page.get_by_role("heading", level=1)).to_contain_text("cannot be entered")
        marta.page.get_by_role("link", name="lobby").click()
    expect(marta.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(lesson).to_have_count(0)


def test_an_address_is_confirmed_by_its_code(visit: Visit, tmp_path: Path) -> None:
    with posted() as post:
        mail = {
            "HORDA_MAIL_URL": f"smtp://127.0.0.1:{post.port}",
            "HORDA_MAIL_SENDER": "horda@horda.test",
        }
        with Live(tmp_path / "own", **mail) as live:
            confirm(visit(address=live.address), post)


def confirm(marta: Guest, post: Letters) -> None:
    """Gives an address, types its code, and takes the address away again."""
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go("/me")
    address = marta.page.get_by_label("Your e-mail address")
    save = marta.page.get_by_role("button", name="Save").last
    address.fill("marta@nowhere")
    save.click()
    expect(marta.page.get_by_role("alert")).to_contain_text("not an e-mail address")
    address.fill("marta@horda.test")
    save.click()
    code = marta.page.locator("#code")
    expect(marta.page.get_by_text("We have sent a code to marta@horda.test")).to_be_visible()
    assert marta.call("GET", "me")["email"] == ""
    code.fill("00000000x")
    marta.page.get_by_role("button", name="Confirm").click()
    expect(marta.page.get_by_role("alert")).to_contain_text("This code is wrong")
    [sent] = re.findall(r"\b\d{8}\b", post.kept[-1].get_content())
    code.fill(sent)
    marta.page.get_by_role("button", name="Confirm").click()
    expect(marta.page.get_by_role("status")).to_contain_text("This address is confirmed")
    assert marta.call("GET", "me")["email"] == "marta@horda.test"
    marta.page.get_by_role("button", name="Remove").click()
    expect(marta.page.get_by_role("status")).to_contain_text("no more letters")
    assert marta.call("GET", "me")["email"] == ""


@contextmanager
def posted() -> Iterator[Letters]:
    """A mail server in a thread of its own: the browser has this one."""
    post, loop = Letters(), asyncio.new_event_loop()
    ready, done = threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with post.open():
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    ready.wait()
    try:
        yield post
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


def test_a_server_without_letters_says_so(visit: Visit) -> None:
    marta = visit()
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go("/me")
    expect(marta.page.get_by_text("This server sends no e-mail.")).to_be_visible()
