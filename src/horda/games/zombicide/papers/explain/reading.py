"""Reads the key of an option back: names become the numbers of the box again."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from horda.core.decisions import Option, Pass
from horda.core.words import kebab
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import COUNTED, index_of
from horda.games.zombicide.papers.places import key_now
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.options import Slot, ZOption
from horda.games.zombicide.rules.refusals import named
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.words_of_options import CHOICES

SIGNS = {"index": "", "dice": "", "slot": ""} | {f: f for f in COUNTED}
"""Fields that are numbers, with the sign before them."""
MOST = 99
"""What is counted without a list of it, such as slots, never reaches this."""


class Unreadable(ValueError):
    """The parts of a key mean nothing in this game."""


def kinds() -> dict[str, type[ZOption]]:
    """Returns every kind of options by its verb; another edition may bring more at any time."""
    return _kinds(len(DEEDS))


@lru_cache(maxsize=1)
def _kinds(deeds: int) -> dict[str, type[ZOption]]:
    """Returns the same, made anew once there are more deeds."""
    return {kebab(one.__name__): one for one in _below(ZOption) if one is not Slot}


def _below(kind: type[ZOption]) -> Iterator[type[ZOption]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _below(sub)


def fields_of(verb: str) -> list[str]:
    """Returns the fields that the keys of a verb name."""
    kind = kinds()[verb]
    return [name for name in kind.__struct_fields__ if name not in kind.aside]


def read(state: ZState, verb: str, parts: Sequence[str]) -> Option:
    """Reads an option; what only its text needs is left out."""
    if verb == "pass" and not parts:
        return Pass()
    if verb not in kinds():
        raise Unreadable(verb)
    fields = fields_of(verb)
    if len(parts) > len(fields):
        raise Unreadable(verb)
    values = {name: _value(state, name, part) for name, part in zip(fields, parts, strict=False)}
    values |= {name: 0 for name in kinds()[verb].aside if name != "token"}
    values |= {name: "" for name in kinds()[verb].aside if name in ("token", "which")}
    if values.get("second", NONE) != NONE:  # the other one of a pair, where there are two
        like = named(state.box, _slots(state), parts[fields.index("second")])
        values["second"] = next((c for c in like if c != values["card"]), values["second"])
    try:
        return kinds()[verb](**values)
    except TypeError as error:
        raise Unreadable(verb) from error


def _slots(state: ZState) -> tuple[int, ...]:
    """Returns the cards of whoever acts, then all others: a name means the own card first."""
    own = state.people[state.turn_of].slots if state.turn_of != NONE else ()
    return (*own, *range(len(state.box.cards)))


def _value(state: ZState, field: str, part: str) -> Any:
    box = state.box
    if field in ("zone", "to"):
        return _zone(state, part)
    if field in SIGNS:
        return _number(state, field, part)
    if field in ("card", "second"):
        found = [NONE] if part == "-" else named(box, _slots(state), part)
    elif field in ("who", "other"):
        found = [box.survivor_ids[part]] if part in box.survivor_ids else []
    elif field == "kind":
        found = [box.zombie_ids[part]] if part in box.zombie_ids else []
    elif field == "skill":
        key = part.replace("=", ":")
        found = [box.skill_ids[key]] if key in box.skill_ids else []
    elif field == "colour":
        found = [COLOURS.index(part)] if part in COLOURS else []
    elif field == "zombie_card":
        found = [i for i, card in enumerate(box.zombie_cards) if str(card.number) == part]
    else:
        return _word(field, part)
    if not found:
        raise Unreadable(part)
    return found[0]


def _word(field: str, part: str) -> str:
    if part not in CHOICES.get(field, ()):
        raise Unreadable(part)
    return part


def _zone(state: ZState, part: str) -> int:
    name = key_now(state.board, part)
    if name not in state.board.zone_ids:
        raise Unreadable(part)
    return state.board.zone_ids[name]


def _number(state: ZState, field: str, part: str) -> int:
    digits = part.removeprefix(SIGNS[field])
    if not (part.startswith(SIGNS[field]) and digits.isascii() and digits.isdecimal()):
        raise Unreadable(part)
    number = index_of(int(digits)) if SIGNS[field] in COUNTED else int(digits)
    limit = {"door": len(state.board.doors)}.get(SIGNS[field], MOST)
    if not 0 <= number < limit:
        raise Unreadable(part)
    return number


def words_of(box: Content) -> dict[str, frozenset[str]]:
    """Returns the fields that are names, with all there are: what keys can be made of."""
    cards = frozenset(box.names) | {"-"}
    people = frozenset(box.survivor_ids)
    return {
        "who": people,
        "other": people,
        "card": cards,
        "second": cards,
        "kind": frozenset(box.zombie_ids),
        "skill": frozenset(key.replace(":", "=") for key in box.skill_ids),
        "colour": frozenset(COLOURS),
        "zombie_card": frozenset(str(card.number) for card in box.zombie_cards),
        **{field: frozenset(words) for field, words in CHOICES.items()},
    }
