"""Who I am: a name, a way back on another device, letters, likes, and being forgotten."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.server.live import Live


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


def test_who_is_forgotten_was_warned(visit: Visit) -> None:
    marta = visit()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.go("/me")
    marta.page.get_by_role("button", name="Forget me on this device").click()
    expect(marta.page.locator(".warning").last).to_contain_text("You have no passphrase")
    marta.page.get_by_role("button", name="Back").click()
    assert marta.call("GET", "me")["nickname"] == "Marta", "nothing happened yet"
    marta.page.get_by_role("button", name="Forget me on this device").click()
    marta.page.get_by_role("button", name="Forget me for good").click()
    expect(marta.page.get_by_role("link", name="choose a name")).to_be_visible()
    expect(marta.page.locator("[data-continue]")).to_have_count(0)
    assert marta.call("GET", "me") is None


def test_letters_where_the_server_sends_some(visit: Visit, tmp_path: Path) -> None:
    mail = {"HORDA_MAIL_URL": "smtp://127.0.0.1:1", "HORDA_MAIL_SENDER": "horda@horda.test"}
    with Live(tmp_path / "own", **mail) as live:
        marta = visit(address=live.address)
        marta.call("POST", "me", {"nickname": "Marta"})
        marta.go("/me")
        address = marta.page.get_by_label("Your e-mail address")
        save = marta.page.get_by_role("button", name="Save").last
        address.fill("marta@nowhere")
        save.click()
        expect(marta.page.get_by_role("alert")).to_contain_text("not an e-mail address")
        address.fill("marta@horda.test")
        save.click()
        expect(marta.page.get_by_role("status")).to_have_text("Saved.")
        assert marta.call("GET", "me")["email"] == "marta@horda.test"
        marta.page.get_by_role("button", name="Remove").click()
        expect(marta.page.get_by_role("status")).to_contain_text("no more letters")
        assert marta.call("GET", "me")["email"] == ""


def test_a_server_without_letters_says_so(visit: Visit) -> None:
    marta = visit()
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go("/me")
    expect(marta.page.get_by_text("This server sends no e-mail.")).to_be_visible()
