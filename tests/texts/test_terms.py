"""One thing has one name in the Zombicide games: that of the printed rules, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from horda.texts import LOCALES, Texts

SOURCE = Path(__file__).resolve().parents[2] / "src" / "horda"
STRAY = {
    "en": r"pimp ?mobile|pimp weapon",
    "pl": r"wypasion|szturm(?!ow)|prowokacj|hobominac|abominawild|dystrybutor|\bszukani(?!a drogi)",
}
"""Names of other boxes, or of nobody's, for what the rules call otherwise."""
IN_FILES = "z2-mission-wrong-car"
"""Tells what is written into a file, not what people say."""
IDS = re.compile(r"^z2-skill-(\w+) =", re.MULTILINE)


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Yields every line that is said, of texts and of rules, with its id or file."""
    for path in sorted((SOURCE / "locales" / lang).glob("*.ftl")):
        if path.name.startswith("dead-of-winter"):  # its people storm and provoke as they like
            continue
        for line in path.read_text("utf-8").splitlines():
            name, sign, words = line.partition(" =")
            yield name, re.sub(r"\{[^}]*\}?", "", words if sign else name)
    for path in sorted((SOURCE / "games" / "zombicide").rglob("rulebook/*.toml")):
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(f"{lang} = "):
                yield path.name, line


@pytest.mark.parametrize("lang", LOCALES)
def test_nothing_is_called_by_a_stray_name(lang: str) -> None:
    stray = re.compile(STRAY[lang], re.IGNORECASE)
    found = [(name, line) for name, line in lines(lang) if stray.search(line)]
    assert [one for one in found if one[0] != IN_FILES] == []


def test_a_skill_has_the_same_name_on_its_button() -> None:
    """Where English says one word on both, Polish does so too."""
    names = (SOURCE / "locales" / "en" / "zombicide-names.ftl").read_text("utf-8")
    english, polish = Texts("en"), Texts("pl")
    differ = {}
    for one in IDS.findall(names):
        skill, verb = f"z2-skill-{one}", f"z2-verb-{one.replace('_', '-')}"
        if english.has(verb) and english.say(skill) == english.say(verb):
            differ[one] = (polish.say(skill), polish.say(verb))
    assert {one for one, (skill, verb) in differ.items() if skill != verb} == set()
    assert {"taunt", "shove", "sidestep"} <= set(differ)
