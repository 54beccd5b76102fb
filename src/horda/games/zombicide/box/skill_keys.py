"""Skills by number: one numbering for the whole family, so that code names a skill once.

An edition has some of them. The numbers stand in records, so they never change: the keys in
`skill_numbers.txt` have theirs for good, and any others are counted behind them, the editions of
this package first. Before a release `tools/freeze_skills.py` writes the new ones down.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec import convert

from horda.core.rulebook import cites
from horda.games.zombicide.box.entries import MAX_NUMBER, Card, Skill
from horda.games.zombicide.box.merged import table

FAMILY = ("second_edition", "invader", "fort_hendrix")


@cites("Z2-SKILL-35", "Z2-SKILL-37", "Z2-SKILL-50")
def keys_of(skills: tuple[Skill, ...], cards: tuple[Card, ...]) -> dict[str, int]:
    """Returns every skill key with the place of its entry.

    Open skills come last: they are completed by any card, number or other skill there is.
    """
    closed = {key: i for i, skill in enumerate(skills) for key in _keys(skill)}
    # The starting deck is dealt whole, so nobody starts with a certain card of it.
    dealt = {one.id for one in cards if one.id.partition(".")[0].endswith("starting")}
    drawn = [one for one in cards if not one.spawns and one.id not in dealt]
    words = {
        "card": dict.fromkeys(card.id.partition(".")[2] for card in drawn),
        "number": [str(number) for number in range(1, MAX_NUMBER + 1)],
        "skill": [key for key, i in closed.items() if skills[i].companion_ok],
    }
    opened = {
        f"{skill.id}:{word}": i
        for i, skill in enumerate(skills)
        if skill.open
        for word in words[skill.open]
    }
    return closed | opened


def _keys(skill: Skill) -> list[str]:
    """Lists the keys of a skill that is not open."""
    if skill.open:
        return []
    return [f"{skill.id}:{param}" for param in skill.params] or [skill.id]


@cache
def numbers() -> dict[str, int]:
    """Returns the number of every skill key there is; `enrol` adds to it."""
    text = files("horda.games.zombicide.box").joinpath("skill_numbers.txt").read_text("utf-8")
    found = {key: number for number, key in enumerate(text.split())}
    for edition in FAMILY:
        for key in keys_of(*_lists(edition)):
            found.setdefault(key, len(found))
    return found


def enrol(keys: Iterable[str]) -> None:
    """Gives the skills of an edition from elsewhere their numbers."""
    known = numbers()
    for key in keys:
        known.setdefault(key, len(known))
    names.cache_clear()


@cache
def _lists(edition: str) -> tuple[tuple[Skill, ...], tuple[Card, ...]]:
    """Reads the skills and the cards of an edition; `content.py` checks them."""
    folder = Path(str(files("horda.games.zombicide.editions"))) / edition / "data"
    skills = table(folder / "skills.toml")["skill"]
    cards = table(folder / "equipment.toml")["card"]
    return convert(skills, tuple[Skill, ...]), convert(cards, tuple[Card, ...])


def skill_id(key: str) -> int:
    """Returns the number of a skill by its key, as "sniper" or "plus_1_die:melee"."""
    return numbers()[key]


@cache
def names() -> tuple[str, ...]:
    """Returns the keys by their numbers."""
    return tuple(numbers())


@cache
def _rules() -> dict[int, str]:
    found: dict[int, str] = {}
    for edition in FAMILY:
        skills, cards = _lists(edition)
        for key, place in keys_of(skills, cards).items():
            found.setdefault(numbers()[key], skills[place].rule)
    return found


def rule_of(skill: int) -> str:
    """Returns the rule of a skill, as the first edition that has it counts it."""
    return _rules()[skill]


def variants(id: str, *params: str) -> frozenset[int]:
    """Returns the numbers of a skill with any of the parameters, or all if none is given.

    A Melee attack looks for `variants("plus_1_die", "combat", "melee")`.
    """
    keys = [(key.partition(":"), number) for key, number in numbers().items()]
    return frozenset(
        number for (name, _, p), number in keys if name == id and (not params or p in params)
    )
