"""What an owner of the box can look up: which numbers are guessed, and a file to correct them."""

from typing import Any

from msgspec import to_builtins

from horda.core.game import Reconstructed
from horda.core.words import Text
from horda.games.zombicide.box.entries import Card, Entry, Machine, Survivor, ZombieCard
from horda.games.zombicide.box.house import KINDS, name_of
from horda.games.zombicide.papers.house_check import entries_of
from horda.games.zombicide.rules.edition import Edition

SHOWN: dict[type[Entry], tuple[str, ...]] = {
    Card: ("profiles", "dual", "ammo", "slot", "skill", "food", "cancels"),
    Survivor: ("kind", "health", "skills"),
    Machine: ("actions", "profiles"),
    ZombieCard: ("kind", "zombie", "counts"),
}
"""The fields that a file begins with, where they say anything."""
HEAD = """\
# House rules for {id}: numbers of the box as you have it. Take the signs # away and correct
# what differs. Then try:
#   horda house check FILE --game {id}
#   horda play {id} --option house=FILE
#
# Every entry below has numbers that could not be seen and are guessed; others of the box may be
# named too. A field that is not named stays as it is. How many cards there are does not change.

title = "My copy of the box"
"""


def guessed(entry: Entry) -> bool:
    """Tells whether some numbers of an entry are guessed."""
    return entry.provenance == "inferred" or bool(entry.inferred)


def reconstructed(edition: Edition) -> tuple[Reconstructed, ...]:
    """Lists every entry with guessed numbers."""
    return tuple(
        Reconstructed(kind, name_of(one), _name(edition, one), _known(one))
        for kind in KINDS
        for one in entries_of(edition, kind)
        if guessed(one)
    )


def _known(entry: Entry) -> tuple[str, ...]:
    return (*entry.rulebook, *entry.public) if entry.provenance == "inferred" else ()


def _name(edition: Edition, entry: Entry) -> Text:
    if isinstance(entry, Card):
        return Text(f"z2-card-{entry.id.partition('.')[2]}")
    if isinstance(entry, ZombieCard):
        like = [one.id for one in edition.box.zombies if one.family == entry.zombie]
        return Text(f"z2-zombie-{like[0]}")
    return Text(f"z2-survivor-{entry.kind if isinstance(entry, Machine) else name_of(entry)}")


def house_template(edition: Edition) -> str:
    """Returns a file with every guessed entry, as a comment."""
    lines = [HEAD.format(id=edition.id)]
    for kind in KINDS:
        for one in entries_of(edition, kind):
            if guessed(one):
                fields = to_builtins(one)
                shown = {name: fields[name] for name in SHOWN[type(one)] if fields[name]}
                lines.append(f'# [{kind}."{name_of(one)}"]')
                lines += [f"# {name} = {_toml(value)}" for name, value in shown.items()]
                lines.append("")
    return "\n".join(lines)


def _toml(value: Any) -> str:
    """Writes a value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
