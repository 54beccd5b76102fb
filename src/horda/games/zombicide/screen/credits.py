"""Which numbers of a box no source showed: they are reconstructed, and may be set otherwise."""

from collections.abc import Iterator

from horda.core.words import Text, text
from horda.games.zombicide.papers.words import listed
from horda.games.zombicide.rules.edition import Edition

GUESSED = ("inferred", "designed")


def credits_of(edition: Edition) -> Iterator[Text]:
    """Names the cards, the Survivors and the Missions with values of our own."""
    box = edition.box
    numbers = [n for n, card in enumerate(box.cards) if card.provenance in GUESSED]
    cards = dict.fromkeys(box.names[box.same[n]] for n in numbers)
    yield from _named("cards", [Text(f"z2-card-{name}") for name in cards])
    people = [one.id for one in box.survivors if one.provenance in GUESSED]
    yield from _named("survivors", [Text(f"z2-survivor-{name}") for name in people])
    unseen = [id for id in edition.scenarios if edition.missions[id].missing]
    yield from _named("missions", [Text(f"z2-scenario-{id}") for id in unseen])


def _named(kind: str, names: list[Text]) -> Iterator[Text]:
    if names:
        yield text(f"z2-credits-{kind}", names=listed(names))
