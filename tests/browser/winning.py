"""Somebody who plays well: a bot thinks, and its answers are given with the mouse."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Locator

from horda.bots.play import play_out
from horda.bots.spec import make_bot
from horda.core.session import Session
from horda.games import registry
from tests.browser.guest import Guest
from tests.browser.hands import choose, touch

ENGINE = registry.engine("zombicide-2e")
M0 = {"scenario": "M00", "players": 1}
SEEDS = (11, 12, 2, 36, 17, 15, 28, *range(40, 60))
"""Games that a quick bot wins soon come first; when the rules or the bot change, another may."""
BUTTONS = {
    "slip": "move",
    "dash": "move",
    "slip-dash": "move",
    "sidestep": "move",
    "improvise": "melee",
    "open-door": "door",
    "close-door": "door",
    "take-door": "door",
    "take-tank": "oxygen",
    "steer-to": "machine",
    "steer-strike": "machine",
    "steer-shot": "machine",
    "take-crate": "take",
    "take-objective": "take",
    "turn-up": "take",
    "take-fallen": "take",
    "reorganise": "trade",
    "discard": "drop",
    "make-noise": "noise",
    "escape": "exit",
    "end-turn": "end",
}
"""The button for a verb, where it is called otherwise."""


@cache
def won_game() -> tuple[int, tuple[str, ...]]:
    """Returns the seed and the answers of a game that is won."""
    for seed in SEEDS:
        keys: list[str] = []
        state: Any = Session.begin(ENGINE, ENGINE.config(M0), seed).state

        def note(state: Any, seat: int, index: int, keys: list[str] = keys) -> None:
            keys.append(ENGINE.key(state, state.open[0].options[index]))

        play_out(ENGINE, state, [make_bot("greedy", 1)], before=note)
        if state.result.winners:
            return seed, tuple(keys)
    raise AssertionError("nobody wins any more")


def went_by_itself(guest: Guest, listed: Locator) -> bool:
    """Waits for the end of a find: the page sends it itself, unless somebody sorts the cards."""
    for _ in range(100):
        if guest.answers[-1:] == ["done"]:
            return True
        if listed.count() and guest.page.locator("[data-moment] .inv").count():
            return False
        guest.page.wait_for_timeout(50)
    return False


def follow(guest: Guest, key: str) -> None:
    """Gives an answer and waits for the question after it; the end of a find gives itself."""
    listed = guest.page.locator(f'[data-option="{key}"]:visible')
    if key == "done" and went_by_itself(guest, listed):
        guest.settled()
    else:
        guest.then(lambda: give(guest, key))


def give(guest: Guest, key: str) -> None:
    """Gives an answer as a person does: in the town, from the list, or by the bar and its list."""
    page = guest.page
    asked = guest.asked()
    listed = page.locator(f'[data-option="{key}"]:visible')
    verb, _, where = key.partition(":")
    if listed.count():
        choose(guest, listed)
    elif verb == "walk":
        touch(guest, page.locator(f"[data-zone={where}]"), on_board=True)
    else:
        bar = page.locator(f"[data-action={BUTTONS.get(verb, verb)}], [data-action=verb-{verb}]")
        bar.click()
        if guest.pointed(asked):
            choose(guest, listed)
