"""The rules of a game as a numbered list, and the register of which code carries out which rule."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Entry = TypeVar("Entry", "Rule", "Group")


class RulebookError(ValueError):
    """A rulebook file that cannot be used; the message names the file and the entry."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook with its title in both languages."""

    id: str
    en: str
    pl: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: what it says in both languages, and where the printed game says it."""

    id: str
    group: str
    en: str
    pl: str
    source: str
    same_as: str | tuple[str, ...] = ()
    """Rules of another book that say the same: code cites those, a reader sees this one."""
    instead_of: tuple[str, ...] = ()
    """Rules of another book that are otherwise here: what the log tells by them is told by this."""

    @property
    def twins(self) -> tuple[str, ...]:
        """The ids of the rules that say the same."""
        return (self.same_as,) if isinstance(self.same_as, str) else self.same_as


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A rulebook file before its entries are checked one by one."""

    game: str
    group: list[dict[str, Any]]
    rule: list[dict[str, Any]]


# `dict=True` gives the frozen struct a place where `cached_property` can keep its index.
class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """All rules of one game, in the order of the file, found by id."""

    game: str
    groups: tuple[Group, ...]
    rules: tuple[Rule, ...]
    lent: frozenset[str] = frozenset()
    """Rules of another book that hold here too, in the words of that game."""

    @classmethod
    def load(cls, source: Path | Traversable) -> Rulebook:
        """Read a rulebook from TOML; raise `RulebookError` naming the file and the entry."""
        try:
            raw = msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), _File)
            groups = tuple(_entries("group", raw.group, Group))
            return cls(raw.game, groups, tuple(_entries("rule", raw.rule, Rule)))
        except ValueError as error:
            raise RulebookError(f"{source}: {error}") from error

    def __post_init__(self) -> None:
        """Refuse a book that could not be cited without doubt."""
        if not self.game.strip():
            raise ValueError("game is empty")
        _check("group", self.groups)
        _check("rule", self.rules)
        known = {group.id for group in self.groups}
        for rule in self.rules:
            if rule.group not in known:
                raise ValueError(f"rule {rule.id}: unknown group {rule.group!r}")
        twins = Counter(twin for rule in self.rules for twin in rule.twins)
        for twin, times in twins.items():
            if times > 1 or twin in self:
                raise ValueError(f"rule {twin}: it is in this book more than once")

    def with_rules(self, other: Rulebook, wanted: tuple[str, ...]) -> Rulebook:
        """Returns the book with rules of another one (`R4.*`), but for those it has itself."""
        mine = {*self._by_id, *self._own_ids}
        more = [r for r in other if r.id not in mine and any(fnmatchcase(r.id, w) for w in wanted)]
        needed = {rule.group for rule in more} - {group.id for group in self.groups}
        groups = (*self.groups, *(group for group in other.groups if group.id in needed))
        lent = self.lent | {rule.id for rule in more}
        return Rulebook(self.game, groups, (*self.rules, *more), lent)

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _own_ids(self) -> dict[str, str]:
        return {one: rule.id for rule in self.rules for one in (*rule.twins, *rule.instead_of)}

    def named(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """Returns cited rules as this book calls them; a rule it does not have keeps its id."""
        own = self._own_ids
        return tuple(dict.fromkeys(own.get(one, one) for one in ids)) if own else ids

    def told(self, thing: T) -> T:
        """Returns what a game tells, with all rules named in it as this book calls them."""
        return _renamed(thing, self.named) if self._own_ids else thing

    def __getitem__(self, rule_id: str) -> Rule:
        """Return the rule with this id."""
        return self._by_id[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        """Say whether the book has a rule with this id."""
        return rule_id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        """Go through the rules in the order of the file."""
        return iter(self.rules)

    def __len__(self) -> int:
        """Count the rules."""
        return len(self.rules)

    def text(self, rule_id: str, locale: str) -> str:
        """Return what a rule says in one language."""
        return _in_language(self[rule_id], locale)

    def titles(self, locale: str) -> dict[str, str]:
        """Return the titles of the chapters in one language."""
        return {group.id: _in_language(group, locale) for group in self.groups}


def _renamed(thing: Any, named: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Any:
    """Goes through structs, tuples and dicts, and names the rules anew wherever some are told."""
    if isinstance(thing, tuple):
        return tuple(_renamed(one, named) for one in thing)
    if isinstance(thing, dict):
        return {key: _renamed(one, named) for key, one in thing.items()}
    if not isinstance(thing, msgspec.Struct):
        return thing
    fields = ((name, getattr(thing, name)) for name in thing.__struct_fields__)
    changes = {n: named(old) if n == "rules" else _renamed(old, named) for n, old in fields}
    return msgspec.structs.replace(thing, **changes)


def _in_language(entry: Group | Rule, locale: str) -> str:
    texts = {"en": entry.en, "pl": entry.pl}
    if locale not in texts:
        raise ValueError(f"no rule texts in {locale!r}; known: {', '.join(texts)}")
    return texts[locale]


def _entries(kind: str, items: list[dict[str, Any]], shape: type[Entry]) -> Iterator[Entry]:
    """Turn raw tables into structs; an error names the entry by id, not only by its index."""
    for number, item in enumerate(items, start=1):
        try:
            yield msgspec.convert(item, shape)
        except msgspec.ValidationError as error:
            raise ValueError(f"{kind} {item.get('id', f'number {number}')}: {error}") from error


def _check(kind: str, entries: Iterable[Group | Rule]) -> None:
    """Refuse empty fields and ids given twice."""
    times = Counter(entry.id for entry in entries)
    for entry in entries:
        for field in entry.__struct_fields__:
            said = getattr(entry, field)
            if isinstance(said, str) and not said.strip():
                raise ValueError(f"{kind} {entry.id or '(no id)'}: {field} is empty")
        if times[entry.id] > 1:
            raise ValueError(f"{kind} {entry.id}: id given {times[entry.id]} times")


# Filled when modules are imported, so a report must import the game's code first. The inner
# dicts are ordered sets: a module imported twice must not count twice.
_places: dict[str, dict[str, None]] = {}
_reasons: dict[str, str] = {}


def cite(place: str, *ids: str) -> None:
    """Register that a place, such as a data table, carries out these rules."""
    if not ids:
        raise ValueError(f"{place} cites no rule")
    for rule_id in ids:
        _places.setdefault(rule_id, {})[place] = None


def cites(*ids: str) -> Callable[[T], T]:
    """Register that a function, method or class carries out these rules.

    The decorated object itself is returned, so a citation costs nothing at run time.
    """
    # `@cites` without brackets would pass the function as an id and then vanish.
    if not ids or not all(isinstance(rule_id, str) for rule_id in ids):
        raise TypeError("cites takes rule ids: @cites('R4.4')")

    def register(thing: T) -> T:
        cite(_place(thing), *ids)
        return thing

    return register


def _place(thing: Any) -> str:
    """Name a piece of code as "module:qualname"."""
    try:
        return f"{thing.__module__}:{thing.__qualname__}"
    except AttributeError:
        raise TypeError(f"{thing!r} has no name; register it with cite()") from None


def not_enforced(rule_id: str, reason: str) -> None:
    """Register a rule as known but not carried out by the code, and why."""
    if not reason.strip():
        raise ValueError(f"rule {rule_id}: say why it is not enforced")
    _reasons[rule_id] = reason


def citations() -> Mapping[str, tuple[str, ...]]:
    """Return where each cited rule is carried out, as far as modules are imported."""
    return {rule_id: tuple(places) for rule_id, places in _places.items()}


def reasons() -> Mapping[str, str]:
    """Return the rules registered as not enforced, each with its reason."""
    return dict(_reasons)
