"""Turn a message id and arguments into a sentence."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from horda.core.words import Text
from horda.texts.lazy import LazyBundle
from horda.texts.locale import DEFAULT, LOCALES

LONGEST = 2000
"""Characters of an argument; the runtime takes 2500 and says nothing at all of a longer one."""


class Texts:
    """The texts of one language; what is missing there is said in English."""

    def __init__(
        self, locale: str, root: Path | None = None, only: str = "", own: tuple[str, str] = ("", "")
    ) -> None:
        """Load the texts of a language, from the package or from another locales folder.

        `only` names one file, for those who need few texts and have no time for all. `own` are
        the prefixes of a game and of its family: its own texts come before those of the family.
        """
        if locale not in LOCALES:
            raise ValueError(f"unknown language {locale!r}; known: {', '.join(LOCALES)}")
        self.locale = locale
        self._own, self._family = own
        self._bundles = [_bundle(name, root, only) for name in dict.fromkeys((locale, DEFAULT))]

    def say(self, key: str, /, **args: str | int) -> str:
        """Return the text of `id` or `id.attr`, or the id in ⟦…⟧ marks; never raise.

        A missing text must be seen by the person who can report it, not end a game.
        """
        for bundle in self._bundles:
            for name in self._names(key):
                pattern = _pattern(bundle, name)
                if pattern is not None:
                    return _format(bundle, pattern, args, f"⟦{key}⟧")
        return f"⟦{key}⟧"

    def _names(self, key: str) -> tuple[str, ...]:
        """List the ids a text may have, the game's own before that of its family."""
        prefix, _, end = key.partition("-")
        if not self._family or prefix not in (self._own, self._family):
            return (key,)
        return f"{self._own}-{end}", f"{self._family}-{end}"

    def render(self, text: Text) -> str:
        """Return a text of the engine as a sentence; texts among its arguments come first."""
        args = {
            name: self.render(value) if isinstance(value, Text) else value
            for name, value in text.args.items()
        }
        return self.say(text.id, **args)

    def has(self, key: str) -> bool:
        """Say whether there is a text for `id` or `id.attr`, here or in English."""
        names = self._names(key)
        found = (_pattern(bundle, name) for bundle in self._bundles for name in names)
        return any(pattern is not None for pattern in found)

    def has_own(self, key: str) -> bool:
        """Say whether this language itself has a text, without falling back on English."""
        names = self._names(key)
        return any(_pattern(self._bundles[0], name) is not None for name in names)


@cache
def _bundle(locale: str, root: Path | None, only: str) -> FluentBundle:
    """Read all Fluent files of a language, or one of them, once per process."""
    bundle = LazyBundle(locale)
    folder = (root or files("horda") / "locales") / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl") and only in ("", file.name):
            bundle.add_source(file.read_text(encoding="utf-8"))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    """Find the pattern of `id` or `id.attr` in one language."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _format(bundle: FluentBundle, pattern: Pattern, args: dict[str, str | int], mark: str) -> str:
    """Fill a pattern in; a missing argument shows as its name, a failure as the mark."""
    said = {name: _clipped(value) for name, value in args.items()}
    try:
        return str(bundle.format_pattern(pattern, said)[0])
    # The runtime reports most errors but lets a wrong option of NUMBER() through.
    except Exception:
        return mark


def _clipped(value: str | int) -> str | int:
    """Shorten what the runtime would not say at all: it gives up the whole text then."""
    if isinstance(value, int) or len(value) <= LONGEST:
        return value
    return f"{value[: LONGEST - 1]}…"
