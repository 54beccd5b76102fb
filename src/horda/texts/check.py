"""Check that all languages have the same texts with the same arguments."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from horda.texts.locale import LOCALES


class _Text(msgspec.Struct, frozen=True):
    """One checked text: where it stands and which arguments it takes."""

    where: str
    arguments: frozenset[str]


class _Language(msgspec.Struct):
    """The texts of one language by id, and the problems met while reading them."""

    locale: str
    texts: dict[str, _Text]
    entries: dict[str, str]
    problems: list[str]


def check_locales(root: Path | Traversable) -> list[str]:
    """List what is wrong in a locales folder, one line per problem; none means all is well.

    Arguments and attributes of terms are not compared: in Fluent they are private to a language,
    as when only Polish needs cases and genders.
    """
    languages = [_read(root / locale, locale) for locale in LOCALES]
    problems = [problem for language in languages for problem in language.problems]
    for one, other in combinations(languages, 2):
        problems += [*_missing(one, other), *_missing(other, one), *_unlike(one, other)]
    return problems


def _missing(one: _Language, other: _Language) -> Iterator[str]:
    """Name the texts that only the first of two languages has."""
    for name, text in one.texts.items():
        if name not in other.texts:
            yield f"{text.where}: {name} is missing in {other.locale}"


def _unlike(one: _Language, other: _Language) -> Iterator[str]:
    """Name the texts whose arguments differ between two languages."""
    for name, text in one.texts.items():
        twin = other.texts.get(name, text)
        if twin.arguments != text.arguments:
            ours, theirs = _listed(text.arguments), _listed(twin.arguments)
            yield f"{twin.where}: {name} takes {theirs}, but {ours} in {one.locale}"


def _listed(arguments: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "no arguments"


def _read(folder: Path | Traversable, locale: str) -> _Language:
    """Read all Fluent files of one language."""
    language = _Language(locale, {}, {}, [])
    if not folder.is_dir():
        language.problems.append(f"{locale}: folder is missing")
        return language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            _read_file(language, f"{locale}/{file.name}", file.read_text(encoding="utf-8"))
    return language


def _read_file(language: _Language, name: str, source: str) -> None:
    """Add the entries of one file to its language."""
    for entry in FluentParser(with_spans=True).parse(source).body:
        where = f"{name}:{_line(entry, source)}"
        if isinstance(entry, ast.Junk):
            reasons = "; ".join(str(note.message) for note in entry.annotations)
            language.problems.append(f"{where}: cannot be read: {reasons}")
        elif isinstance(entry, ast.Message | ast.Term):
            _add(language, entry, where)


def _line(entry: ast.SyntaxNode, source: str) -> int:
    """Return the line number of an entry; a comment above belongs to the entry's span."""
    start = entry.id if isinstance(entry, ast.Message | ast.Term) else entry
    return source.count("\n", 0, start.span.start if start.span else 0) + 1


def _add(language: _Language, entry: ast.Message | ast.Term, where: str) -> None:
    """Add the texts of one message or term, unless its id was there before."""
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    first = language.entries.setdefault(name, where)
    if first != where:
        language.problems.append(f"{where}: {name} is already in {first}")
        return
    for key, arguments in _texts(entry, name):
        language.texts[key] = _Text(where, arguments)


def _texts(entry: ast.Message | ast.Term, name: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Name the texts that must be alike in all languages, with their arguments."""
    if isinstance(entry, ast.Term):
        yield name, frozenset()
        return
    if entry.value is not None:
        yield name, _arguments(entry.value)
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", _arguments(attribute.value)


def _arguments(pattern: ast.Pattern) -> frozenset[str]:
    """Collect the variables of a text, those of its selectors and all variants included."""
    collector = _Variables()
    collector.visit(pattern)
    return frozenset(collector.names)


class _Variables(Visitor):
    """Collects the names of variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note one variable; the method's name is Fluent's."""
        self.names.add(node.id.name)
