"""Which numbers of a box no source showed: they are reconstructed, and may be set otherwise."""

from collections.abc import Iterator

from horda.core.words import Text, text
from horda.games.zombicide.box.house import KINDS
from horda.games.zombicide.papers.house_book import reconstructed
from horda.games.zombicide.papers.words import listed
from horda.games.zombicide.rules.edition import Edition


def credits_of(edition: Edition) -> Iterator[Text]:
    """Names the entries of the box, and the Missions, with values of our own."""
    found = reconstructed(edition)
    for kind in KINDS:
        names = {one.name.id: one.name for one in found if one.kind == kind}
        yield from _named(kind, list(names.values()))
    unseen = [id for id in edition.scenarios if edition.missions[id].missing]
    yield from _named("mission", [Text(f"z2-scenario-{id}") for id in unseen])


def _named(kind: str, names: list[Text]) -> Iterator[Text]:
    if names:
        yield text(f"z2-credits-{kind}", names=listed(names))
