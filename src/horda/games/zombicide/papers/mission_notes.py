"""Says what is odd about a Mission from outside that can be played all the same."""

import re
from collections.abc import Iterator

from horda.core.game import Flaw
from horda.core.toml_lines import line_of, read_path
from horda.core.words import Arg, Text
from horda.games.zombicide.box.missions import Mission, brought
from horda.games.zombicide.papers.mission_needs import special_rules
from horda.games.zombicide.rules.edition import Edition

USUAL_ID = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
LONGEST_ID = 40
COLOURS = ("blue", "green", "purple")
WAKING = frozenset(("mold-wakes-spawns", "doors-wake-spawns"))
"""Special rules that wake coloured Spawn Zones, where nothing else does."""
Odd = tuple[str, str, dict[str, Arg]]
"""The field, the end of the text's id, its arguments."""


def warnings(edition: Edition, text: str) -> tuple[Flaw, ...]:
    """Returns what its author may not have meant; the Mission is known to be playable."""
    found = _odd(edition, brought(text))
    return tuple(
        Flaw(line_of(text, read_path(f".{field}")), field, Text(f"z2-mission-odd-{kind}", args))
        for field, kind, args in found
    )


def _odd(edition: Edition, one: Mission) -> Iterator[Odd]:
    if one.id.upper() in edition.missions:
        yield "id", "taken", {"id": one.id.upper()}
    elif len(one.id) > LONGEST_ID or not USUAL_ID.fullmatch(one.id):
        yield "id", "id", {}
    if not one.title.strip():
        yield "id", "title", {}
    yield from _at_the_door(one)
    yield from _asleep(edition, one)


def _at_the_door(one: Mission) -> Iterator[Odd]:
    """An Exit where the team begins, and nothing to do before: the first Action wins."""
    starts, exits = ({token.cell for token in tokens} for tokens in (one.start, one.exit))
    if set(one.special) == {"exit"} and starts & exits:
        yield "special", "trivial", {}


def _asleep(edition: Edition, one: Mission) -> Iterator[Odd]:
    """A coloured Spawn Zone wakes with the Objective of its colour, or with a door of it.

    In some editions only special rules wake any.
    """
    only = special_rules(edition) & WAKING
    for colour in COLOURS:
        doors = any(door.colour == colour for door in one.door)
        wakes = getattr(one.objectives, colour) or ("coloured-doors-open" in one.special and doors)
        wakes = bool(only & {*one.special}) if only else wakes
        if any(token.what == colour for token in one.spawn) and not wakes:
            yield "spawn", "asleep", {"colour": colour}
