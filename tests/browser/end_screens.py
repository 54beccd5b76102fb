"""How games end: each of the five, won and lost, and a whole campaign."""

from collections.abc import Callable
from pathlib import Path

from tests.browser.campaign import bring_campaign
from tests.browser.guest import Guest
from tests.browser.replays import RECORDS, bring
from tests.browser.winter import until

CAMPAIGNS = RECORDS / "fort-hendrix"
ENDS = {
    "won": "zombicide-2e/M01-won",
    "lost": "zombicide-2e/M00-eliminated",  # somebody fell in the first Mission
    "station-won": "invader/M10-won",
    "station-lost": "invader/M05-mold-chain",
    "fort-won": "fort-hendrix/F04-won",
    "fort-lost": "fort-hendrix/F04-nobody-left",
    "duel-won": "zombie-terror/barricades-car",
    "ended-duel": "zombie-terror/barricades-five-turned",  # most humans turned
}
"""Recorded games that are over."""
COLONIES = {
    "colony-won": "dead-of-winter/convoy-won",
    "colony-lost": "dead-of-winter/convoy-rounds",
    "colony-betrayed": "dead-of-winter/betrayer-wins",
}
"""Recorded colonies: each player has won or lost."""


def over(record: str) -> Callable[[Guest], None]:
    """Returns the way to the end of a recorded game."""

    def come(guest: Guest) -> None:
        bring(guest, record)

    return come


def colony_over(record: str) -> Callable[[Guest], None]:
    """Returns the way to the end of a recorded colony: its goals are turned up."""

    def come(guest: Guest) -> None:
        guest.call("POST", "me", {"nickname": guest.nickname})
        table = guest.call("POST", "tables/import", (RECORDS / f"{record}.json").read_bytes())
        guest.go(f"/table/{table['id']}")
        until(guest, "end")
        guest.page.wait_for_selector("html:not([data-coming])")  # all of the table is there

    return come


def campaign_over(file: Path) -> Callable[[Guest], None]:
    """Returns the way to the end of a campaign."""

    def come(guest: Guest) -> None:
        bring_campaign(guest, file.read_bytes())
        guest.page.wait_for_selector(".ended, [data-finale], [data-campaign-over]")

    return come


END_SCREENS: dict[str, Callable[[Guest], None]] = {
    **{name: over(record) for name, record in ENDS.items()},
    **{name: colony_over(record) for name, record in COLONIES.items()},
    "campaign-won": campaign_over(CAMPAIGNS / "campaign-won.json"),
    "campaign-lost": campaign_over(CAMPAIGNS / "campaign-lost.json"),
}
