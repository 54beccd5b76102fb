"""Whether the parts of a key mean anything in this game."""

from collections.abc import Iterator
from functools import cache

from horda.core.words import kebab
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.cars import PLACES
from horda.games.zombicide.modules.mission_rules.m24 import DECK, DISCARDS
from horda.games.zombicide.modules.mission_rules.m25 import INGREDIENTS
from horda.games.zombicide.modules.skills import move_options, support_options
from horda.games.zombicide.modules.skills.dice import LUCKY
from horda.games.zombicide.papers.explain.base import Parts
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.options import Slot, ZOption
from horda.games.zombicide.rules.weapons import MODES

SIGNS = {"zone": "z", "to": "z", "door": "door", "car": "car", "index": "", "dice": "", "slot": ""}
"""Fields that are numbers, with the sign before them."""


def _below(kind: type[ZOption]) -> Iterator[type[ZOption]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _below(sub)


MODULES = (move_options, support_options)  # read, so that all kinds of options are known
FIELDS = {
    kebab(one.__name__): [name for name in one.__struct_fields__ if name not in one.aside]
    for one in _below(ZOption)
    if one is not Slot
}
"""By verb the fields that its key names."""


def sound(box: Content, verb: str, parts: Parts) -> bool:
    """Tells whether the parts of a key can be read; some may be left out at the end."""
    fields = FIELDS.get(verb, [])
    if len(parts) > len(fields):
        return False
    return all(_reads(box, field, part) for field, part in zip(fields, parts, strict=False))


def _reads(box: Content, field: str, part: str) -> bool:
    if field in SIGNS:
        digits = part.removeprefix(SIGNS[field])
        return part.startswith(SIGNS[field]) and digits.isascii() and digits.isdecimal()
    return part in words_of(box)[field]


@cache
def words_of(box: Content) -> dict[str, frozenset[str]]:
    """Returns the fields that are names, with all there are."""
    return {
        "who": frozenset(one.id for one in box.survivors),
        "other": frozenset(one.id for one in box.survivors),
        "card": frozenset(box.names) | {"-"},
        "second": frozenset(box.names) | {"-"},
        "kind": frozenset(box.zombie_ids),
        "skill": frozenset(key.replace(":", "=") for key in box.skill_ids),
        "mode": frozenset(MODES),
        "colour": frozenset(COLOURS),
        "place": frozenset(PLACES),
        "source": frozenset((DECK, DISCARDS)),
        "ingredient": frozenset(INGREDIENTS),
        "by": frozenset(("ammo", LUCKY)),
        "zombie_card": frozenset(str(card.number) for card in box.zombie_cards),
    }
