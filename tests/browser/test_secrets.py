"""The other side's hidden cards are neither in the page nor in anything it received."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.browser.guest import Guest, Visit, sit_together
from tests.browser.hands import click_once

ROUNDS = 30
"""Answers of both sides together; some cards are played meanwhile."""


def test_hidden_hands_stay_hidden(visit: Visit) -> None:
    human, zombie = visit("Ala"), visit("Olek")
    sit_together([human, zombie], "zombie-terror", {"scenario": "base"})
    sides = [human, zombie]
    for guest in sides:
        guest.page.wait_for_selector(".hand .cards")
    play_a_while(sides)
    for seat, guest in enumerate(sides):
        own, others = hand(guest, seat), hand(sides[1 - seat], 1 - seat)
        assert own
        assert others
        assert all(card_name(guest, card) in guest.page.content() for card in own)
        assert not known_to(guest, others)


def play_a_while(sides: list[Guest]) -> None:
    """Both sides answer at random."""
    dice = random.Random(11)
    marks: list[str | None] = [None, None]
    said = 0
    while said < ROUNDS and not sides[0].over:
        for n, guest in enumerate(sides):
            mark = guest.asked()
            if mark is not None and mark != marks[n]:
                marks[n] = mark
                said += 1
                click_once(guest, dice, lively=True)
        sides[0].page.wait_for_timeout(20)


def hand(guest: Guest, seat: int) -> list[str]:
    """The cards a seat holds now, as the server tells that seat."""
    answers = len(guest.call("GET", f"tables/{guest.table}/story"))
    found = guest.call("GET", f"tables/{guest.table}/at/{answers - 1}")
    cards: list[str] = found["boards"][str(seat)]["hands"][seat]["cards"]
    return cards


def card_name(guest: Guest, card: str) -> str:
    """What the page calls a card."""
    texts = guest.context.request.get(f"{guest.address}/api/texts/en").text()
    found = re.search(rf"^zt-card-{card.replace('_', '-')} = (.+)$", texts, re.MULTILINE)
    assert found
    return found[1]


def known_to(guest: Guest, cards: list[str]) -> list[str]:
    """Which of these cards the page shows, holds anywhere in its document, or was sent."""
    page = guest.page.content()
    words = {word for frame in guest.heard for word in strings(json.loads(frame))}
    return [
        card
        for card in cards
        if card_name(guest, card) in page or any(card in word.split(":") for word in words)
    ]


def strings(message: Any) -> Iterator[str]:
    """Yields every text of a message; the path of a change is a place, not a content."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for key, value in message.items():
            yield from strings([change[1:] for change in value] if key == "changes" else value)
    elif isinstance(message, list):
        for value in message:
            yield from strings(value)
