"""The lobby and what is opened from it, and how to come to it."""

from collections.abc import Callable

from tests.browser.guest import Guest


def lobby(guest: Guest) -> None:
    guest.go()
    guest.page.wait_for_selector(".note .start")
    guest.page.wait_for_selector(".gal[aria-busy=false]", state="attached")


def draw_up(guest: Guest) -> None:
    """On a phone the sheet lies at the foot; seats and rules are on the rest of it."""
    button = guest.page.locator("[data-sheet]")
    if button.is_visible():
        button.click()


def new_table(guest: Guest) -> None:
    lobby(guest)
    draw_up(guest)
    guest.page.locator(".note .head button").last.click()
    guest.page.wait_for_selector(".note select >> nth=1")


def all_tables(guest: Guest) -> None:
    """Those of mine, those that wait for players, and those that may be watched."""
    guest.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    lobby(guest)
    guest.page.locator("[data-tables]").click()
    guest.page.wait_for_selector(".ls .it")


def gallery_of(guest: Guest) -> None:
    """The objectives of a colony: no maps, and nobody says how hard they are."""
    lobby(guest)
    guest.page.locator(".gm", has_text="60–210").click()
    guest.page.wait_for_selector("[data-scenario=tribute] .aim")


def waiting(guest: Guest) -> None:
    guest.open(config={"scenario": "M00", "players": 2}, seats=("me", "open"), start=False)
    guest.page.wait_for_selector(".waiting")


def survivors(guest: Guest) -> None:
    """Who plays is chosen from the cards of all."""
    lobby(guest)
    draw_up(guest)
    guest.page.locator(".note .who button").click()
    guest.page.locator(".pick button").first.click()


def more_rules(guest: Guest) -> None:
    """What else a table may agree on."""
    lobby(guest)
    draw_up(guest)
    guest.page.locator(".note .start .lbtn").click()


def invitation(guest: Guest) -> None:
    """A link for a friend, with its code."""
    waiting(guest)
    guest.page.locator(".invitations .new button").click()
    guest.page.wait_for_selector(".qr")


LOBBY_SCREENS: dict[str, Callable[[Guest], None]] = {
    "lobby": lobby,
    "new-table": new_table,
    "tables": all_tables,
    "gallery": gallery_of,
    "waiting": waiting,
    "survivors": survivors,
    "more-rules": more_rules,
    "invitation": invitation,
}
