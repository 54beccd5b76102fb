"""No text waits in the Fluent files for somebody to say it.

An id is used if it stands in the code, or if code builds it: `f"z2-no-{why}"` says all ids that
begin so and go on with a word of the code or the data. That is generous, so what is found is dead.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from horda.core.words import kebab
from horda.games.zombicide.papers.words import NAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {
    ROOT / "src" / "horda": (".py", ".toml", ".json"),
    ROOT / "web" / "src": (".ts", ".svelte"),
}
ID = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
MENTION = re.compile(r"\{ ([a-z][a-z0-9-]*)")
WORD = re.compile(r"[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*")
BUILT = re.compile(r"[\"'`]((?:\$?\{[^{}\"`]*\}|[a-z0-9_-])+)[\"'`]")
HOLE = re.compile(r"\$?\{[^{}]*\}")
OF_GAME = re.compile(r"of_game\([^\"]*\"([a-z-]+)\"")
"""The terminal asks for a text by the end of its id."""
OF_EDITION = re.compile(r"\bsay\([`']([^`']+)[`']")
"""So does the client's table of a family, whose editions have prefixes of their own."""
OWN = re.compile(r"\bprefix=\"([a-z0-9]+)\"")
"""An edition says its own text wherever the family would say the one with the same end."""
GAME = re.compile(r"\bprefix ?= ?\"([a-z0-9]+)-?\"")
"""Every game may say the page's own words in another way at its tables."""
FAMILY = "z2"


def texts(*endings: str) -> Iterator[str]:
    """Yields the files of code and data that end so."""
    for folder, known in SOURCES.items():
        for path in sorted(folder.rglob("*")):
            if path.suffix in known and path.suffix in endings and "static" not in path.parts:
                yield path.read_text("utf-8")


def ids() -> set[str]:
    """Collects the ids of all texts but those of the help, counted in `tests/cli/test_help.py`."""
    folder = ROOT / "src" / "horda" / "locales" / "en"
    files = (file for file in folder.glob("*.ftl") if file.name != "help.ftl")
    return {name for file in files for name in ID.findall(file.read_text("utf-8"))}


def mentioned() -> set[str]:
    """Collects the ids that other texts put in."""
    files = (ROOT / "src" / "horda" / "locales").rglob("*.ftl")
    return {name for file in files for name in MENTION.findall(file.read_text("utf-8"))}


def words() -> set[str]:
    """Collects the words of code and data, and what may become of them in ids."""
    whole = {
        word
        for text in texts(".py", ".toml", ".json", ".ts", ".svelte")
        for word in WORD.findall(text)
    }
    found = whole | {part for word in whole for part in word.split(".")}
    classes = {kebab(word) for word in found if word[0].isupper()}
    return found | classes | {re.sub("[._]", "-", word) for word in found}


def ways() -> list[re.Pattern[str]]:
    """Lists the ways in which code puts ids together."""
    code = list(texts(".py", ".ts", ".svelte"))
    built = {one for text in code for one in BUILT.findall(text) if "{" in one}
    built |= {f"{{game}}-{end}" for text in code for end in OF_GAME.findall(text)}
    built |= {f"{{prefix}}-{end}" for text in code for end in OF_EDITION.findall(text)}
    built |= {f"z2-{kind}-{{name}}" for kind in NAMES.values()}
    return [
        re.compile("(.+)".join(map(re.escape, HOLE.split(one))))
        for one in sorted(built)
        if re.search("[a-z]{2}", HOLE.sub("", one))
    ]


class Said:
    """What may be said."""

    def __init__(self) -> None:
        self.whole = words() | mentioned()
        self.ways = ways()
        code = list(texts(".py"))
        self.editions = {one for text in code for one in OWN.findall(text)} - {FAMILY}
        self.games = {one for text in code for one in GAME.findall(text)}

    def __contains__(self, name: str) -> bool:
        matches = (way.fullmatch(name) for way in self.ways)
        if name in self.whole or any(map(self.fills, matches)):
            return True
        prefix, _, end = name.partition("-")
        if prefix in self.games and end.startswith("web-") and end in self:
            return True
        return prefix in self.editions and f"{FAMILY}-{end}" in self

    def fills(self, found: re.Match[str] | None) -> bool:
        """Tells whether everything that is put into an id is known; it may be built itself."""
        return found is not None and all(one.strip("-") in self for one in found.groups())


def test_every_text_is_said_somewhere() -> None:
    said = Said()
    assert [name for name in sorted(ids()) if name not in said] == []


def test_an_id_is_more_than_a_word() -> None:
    """Any word stands somewhere in the code, so nobody could tell whether its text is said."""
    assert [name for name in sorted(ids()) if "-" not in name] == []
