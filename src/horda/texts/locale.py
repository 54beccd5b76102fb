"""Which language to speak."""

from __future__ import annotations

import os
import re
from typing import Final

LOCALES: Final = ("en", "pl")
DEFAULT: Final = "en"


def choose_locale(explicit: str | None = None) -> str:
    """Choose a language: the explicit one, else HORDA_LANG, else the system's, else English.

    An unknown explicit language is an error; an unknown one in the environment is passed over,
    since a German system must not stop a game.
    """
    if explicit is not None:
        return _known(explicit) or _refuse(explicit)
    return _known(os.environ.get("HORDA_LANG", "")) or _known(_system()) or DEFAULT


def _system() -> str:
    """Return the system's locale name; as POSIX asks, the first variable that is set decides."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((value for name in names if (value := os.environ.get(name))), "")


def _known(name: str) -> str | None:
    """Cut "pl_PL.UTF-8" or "pl-PL" to "pl"; return nothing for a language we do not have."""
    language = re.split(r"[-_.@]", name.strip().lower())[0]
    return language if language in LOCALES else None


def _refuse(name: str) -> str:
    raise ValueError(f"unknown language {name!r}; known: {', '.join(LOCALES)}")
