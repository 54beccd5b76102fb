"""A Mission as a list shows it, before anybody plays it."""

import re

from horda.core.shelf import ScenarioCard
from horda.games.zombicide.box.missions import description, word
from horda.games.zombicide.rules.edition import Edition

NUMBERED = re.compile(r"[A-Z](\d+)")


def card(edition: Edition, scenario: str) -> ScenarioCard:
    """Describes a Mission of the book, or one given whole; every one has a map."""
    mission = edition.missions[scenario]
    numbered = None if _lent(edition, scenario) else NUMBERED.fullmatch(word(scenario))
    return ScenarioCard(
        word(scenario),
        number=int(numbered[1]) if numbered else None,
        difficulty=mission.difficulty,
        minutes=mission.minutes,
        picture=True,
        about=description(scenario),
    )


def _lent(edition: Edition, scenario: str) -> bool:
    """Whether a Mission is that of another box, whose numbers are taken here."""
    return edition.also is not None and scenario in edition.also.scenarios
