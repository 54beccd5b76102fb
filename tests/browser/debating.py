"""Two people talk about what only one of them decides."""

from functools import cache
from typing import Any

from horda.core.campaign import Story, file
from horda.core.decisions import Answer
from horda.games import registry
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from tests.browser.campaign import bring_campaign
from tests.browser.fort import SURVIVORS
from tests.browser.guest import Guest
from tests.browser.positions import lay_out

MORENOS: dict[str, Any] = {
    "survivors": {
        "javier": {"zone": "E9", "seat": 0, "hands": ["pistol"], "actions": 3},
        "marianne": {"zone": "E9", "seat": 1, "hands": ["fire_axe"]},
        "karl": {"zone": "G9", "seat": 0, "hands": ["crowbar"]},
        "michelle": {"zone": "G9", "seat": 1, "hands": ["rifle"]},
    },
    "order": ["javier", "marianne", "karl", "michelle"],
    "companions": [{"card": "penny", "zone": "E9", "leader": "marianne"}],
    "turn": "javier",
    "round": 3,
    "spawns": ["K11 red", "E1 red", "K1 red"],
    "zombies": {"K11": {"walker": 2}},
    "tale": {"cards": [2, 3, 4, 5, 6, 7], "stage": 2, "notes": [1], "words": ["REGROUPED"]},
}
"""Javier stands at the card of the Morenos, which leaves a choice."""


@cache
def given_up() -> bytes:
    """Returns the file of a campaign of two who gave their first Mission up: do they go on?"""
    story = Story.begin(BANNER, BANNER.config({"players": 2, "giving_up": True}), 1)
    game = story.open_game(registry.engine, 1)
    while game.state.result is None:
        ask = game.state.open[0]
        keys = game.engine.keys(game.state, ask)
        wished = [at for at, key in enumerate(keys) if key in ("end-turn", "yield-mission")]
        index = wished[0] if wished else 0
        game.answer(Answer(game.state.number(ask.seat), ask.seat, index))
    story.bring(game)
    return file.dumps(story.file())


def friend_of(guest: Guest) -> Guest:
    """Returns somebody else with a browser of their own."""
    browser = guest.context.browser
    assert browser is not None
    return Guest(browser, guest.address, "Kuba", {"locale": "pl-PL", "drawn": False})


def share(host: Guest, friend: Guest, table: str) -> None:
    """Lets a friend have the second seat."""
    host.call("POST", f"tables/{table}/seats/1", {"wish": "leave"})
    friend.sit_beside(host, table, 1)


def campaign_of_two(host: Guest, friend: Guest) -> None:
    """The host is asked whether the campaign goes on."""
    share(host, friend, bring_campaign(host, given_up()))
    friend.page.wait_for_selector("[data-favour]")


def morenos(host: Guest, friend: Guest) -> None:
    """The host turns the card of the Morenos up, and is asked what to do."""
    table = lay_out(host, MORENOS, "F01", "fort-hendrix", players=2, survivors=SURVIVORS)
    share(host, friend, table)
    host.settled()
    host.page.locator("[data-action=take]").click()
    host.page.wait_for_selector("[data-option^=take]")
    friend.page.wait_for_selector("[data-favour]")
