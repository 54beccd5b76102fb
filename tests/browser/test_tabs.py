"""Two tabs of one browser: whoever plays in one of them stays who they are in the other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import Guest, Visit

SLOW_TO_BEGIN = """{
  const real = fetch;
  window.fetch = async (to, how) => {
    const begins = how?.method === 'POST' && to.endsWith('/me');
    if (begins) await new Promise((go) => setTimeout(go, 500));
    return real(to, how);
  };
}"""
IMPATIENT = """{
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = () => real(1500);
}"""
"""Nobody waits half a minute in a test."""


def another_tab(guest: Guest, place: str = "/") -> Page:
    """Opens a second tab beside the first one."""
    page = guest.context.new_page()
    page.on("pageerror", lambda error: guest.faults.append(str(error)))
    page.goto(f"{guest.address}/#{place}")
    return page


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".choice[data-ask]")


def by_a_game(page: Page, _: Guest) -> None:
    """The other tab opens a game of its own."""
    play_now(page)


def by_an_invitation(page: Page, host: Guest) -> None:
    """The other tab follows an invitation."""
    page.get_by_label("Your name").fill("Jan")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/**")
    expect(page.get_by_text("Jan").first).to_be_visible()
    assert "Jan" in str(host.call("GET", f"tables/{host.table}"))


@pytest.mark.parametrize("then", [by_a_game, by_an_invitation])
def test_a_game_is_not_lost_to_another_tab(
    visit: Visit, then: Callable[[Page, Guest], None]
) -> None:
    """Both tabs knew nobody; the second began as somebody new, and the first seat was gone."""
    marta, host = visit(), visit("Host")
    host.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    place = "/"
    if then is by_an_invitation:
        token = host.call("POST", f"tables/{host.table}/invitations", {"seat": 1})["token"]
        place = f"/join/{token}"
    marta.go()
    other = another_tab(marta, place)
    other.wait_for_selector("main")
    play_now(marta.page)
    me = marta.call("GET", "me")["id"]
    then(other, host)
    assert marta.call("GET", "me")["id"] == me
    marta.page.reload()
    marta.settled()


def test_who_claims_a_name_in_another_tab_is_warned_of_the_game_in_the_first(visit: Visit) -> None:
    """The other tab still took its person for nobody, who has nothing to lose."""
    marta = visit()
    marta.go()
    other = another_tab(marta, "/me")
    warning = other.locator("details .warning")
    other.locator("summary", has_text="another device").click()
    expect(warning).to_have_count(0)
    play_now(marta.page)
    other.evaluate("dispatchEvent(new Event('focus'))")
    expect(warning).to_be_visible()


def test_who_began_in_another_tab_sits_down_in_this_one(visit: Visit) -> None:
    """The table was opened by nobody known: its line is to be told who sits down."""
    marta, host = visit(), visit("Host")
    config = {"scenario": "M00", "players": 2}
    table = host.open(config=config, seats=("me", "open"), start=False, public=True)
    marta.go()
    other = another_tab(marta, f"/table/{table}")
    sit = other.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    play_now(marta.page)
    other.evaluate("dispatchEvent(new Event('focus'))")
    other.wait_for_timeout(500)
    sit.click()
    expect(sit).to_have_count(0)
    host.call("POST", f"tables/{table}/start", {"fill": None})
    other.wait_for_selector(".choice")
    expect(other.locator(".banner")).to_have_count(0)  # nobody tells that we only look on


def test_two_tabs_that_begin_in_the_same_instant_are_one_person(visit: Visit) -> None:
    """Neither knew of the other yet: two people began, and the cookie of one was lost."""
    marta = visit()
    marta.context.add_init_script(SLOW_TO_BEGIN)
    marta.go()
    other = another_tab(marta)
    for page in (marta.page, other):
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for page in (marta.page, other):
        page.evaluate("void document.querySelector('.cc.now').click()")
    for page in (marta.page, other):
        page.wait_for_selector(".choice[data-ask]")
    assert len(marta.call("GET", "tables?mine=true")) == 2


def sign_out(guest: Guest) -> None:
    """As another tab does, or somebody who clears the browser."""
    (here,) = guest.call("GET", "me/sessions")
    guest.call("DELETE", f"me/sessions/{here['id']}")


def test_who_was_signed_out_in_another_tab_plays_on_as_somebody_new(visit: Visit) -> None:
    """Before: "Choose a nickname first.", and every other press said so, too."""
    marta = visit()
    marta.open()
    marta.settled()
    sign_out(marta)
    marta.page.get_by_role("link", name="lobby").click()
    play_now(marta.page)


def test_who_was_signed_out_follows_an_invitation_by_the_same_name(visit: Visit) -> None:
    """The page took the name for known, and gave it to nobody."""
    marta, host = visit("Marta"), visit("Host")
    host.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    token = host.call("POST", f"tables/{host.table}/invitations", {"seat": 1})["token"]
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go(f"/join/{token}")
    expect(marta.page.get_by_label("Your name")).to_have_value("Marta")
    sign_out(marta)
    marta.page.get_by_role("button", name="Come in").click()
    marta.page.wait_for_url("**/#/table/**")
    assert "Marta" in str(host.call("GET", f"tables/{host.table}"))


def test_who_lost_the_cookie_at_a_waiting_room_sits_down_as_somebody_new(visit: Visit) -> None:
    """The line there is still that of who they were: it would not be told of the seat."""
    marta, host = visit("Marta"), visit("Host")
    config = {"scenario": "M00", "players": 2}
    table = host.open(config=config, seats=("me", "open"), start=False, public=True)
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go(f"/table/{table}")
    sit = marta.page.get_by_role("button", name="Sit down")
    expect(sit).to_be_visible()
    marta.context.clear_cookies()
    sit.click()
    expect(sit).to_have_count(0)
    host.call("POST", f"tables/{table}/start", {"fill": None})
    marta.page.wait_for_selector(".choice")
    expect(marta.page.locator(".banner")).to_have_count(0)


def test_a_tab_that_is_looked_at_again_knows_who_plays_here_now(visit: Visit) -> None:
    """It went on naming somebody whose cookie was gone, and warned of nothing."""
    marta = visit("Marta")
    marta.call("POST", "me", {"nickname": "Marta"})
    marta.go()
    name = marta.page.locator("a.me b")
    expect(name).to_have_text("Marta")
    sign_out(marta)
    marta.call("POST", "me", {"nickname": "Nina"})
    marta.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(name).to_have_text("Nina")


def test_a_seat_that_never_answers_can_be_asked_for_again(visit: Visit) -> None:
    """Before: the button was dead until the page was loaded anew."""
    marta, host = visit("Marta"), visit("Host")
    config = {"scenario": "M00", "players": 2}
    table = host.open(config=config, seats=("me", "open"), start=False, public=True)
    marta.context.add_init_script(IMPATIENT)
    marta.go(f"/table/{table}")
    sit = marta.page.get_by_role("button", name="Sit down")
    marta.page.route("**/seats/*", lambda _: None)
    sit.click()
    expect(marta.page.get_by_role("alert")).to_contain_text("does not answer")
    marta.page.unroute_all(behavior="ignoreErrors")
    sit.click()
    expect(sit).to_have_count(0)
    expect(marta.page.get_by_role("alert")).to_have_count(0)
