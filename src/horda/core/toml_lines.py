"""Reads TOML of strangers, and finds the line that an error is about, so that it can be named."""

import re
import tomllib
from typing import Any

DEEPEST = 8
# Begins where a name does, and never tries a part of it twice: the text may be meant to take long.
_PART = r"""(?>[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\."""
_DOTTED = re.compile(rf"(?<![\w.-])(?>(?:{_PART}[ \t]*){{{DEEPEST + 1}}})")

Path = list[tuple[str, int]]
"""Names from the top of the file down, each with its place in a list (-1: it is in none)."""


def loads(text: str) -> dict[str, Any]:
    """Reads TOML that anybody may have written; all that is wrong with it is a TOMLDecodeError.

    Names with thousands of dots would take minutes, and some values stop the reader itself.
    """
    if line := too_deep(text):
        raise tomllib.TOMLDecodeError(f"a name has more than {DEEPEST} dots (at line {line})")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise tomllib.TOMLDecodeError("brackets stand in each other too deep") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise tomllib.TOMLDecodeError("a number is too long, or a date is none") from None


def told(text: str, error: Exception) -> str:
    """Says what is wrong with a file that was read or converted: the line, the field, the error.

    A mistake in the TOML itself already names its line.
    """
    found = re.search(r"`\$(.*?)`", str(error))
    if found is None and "field `" not in str(error):
        return str(error)
    path = read_path(found[1] if found else "")
    named = re.search(r"unknown field `(\w+)`", str(error))
    if named:
        path.append((named[1], -1))
    field = ".".join(name for name, _ in path)
    return f"line {line_of(text, path)}: field {field or '-'}: {error}"


def too_deep(text: str) -> int:
    """Returns the line (from 1) of the first name with more than `DEEPEST` dots; 0: there is none.

    The time to read names grows with the square of their dots, and no file needs so many.
    """
    found = _DOTTED.search(text)
    return text.count("\n", 0, found.end()) + 1 if found else 0


def read_path(path: str) -> Path:
    """Reads `.card[3].dice` as msgspec writes it."""
    parts = re.findall(r"\.(\w+)((?:\[(?:\d+|\.\.\.)\])*)", path)
    return [(name, int(n[1]) if (n := re.match(r"\[(\d+)\]", at)) else -1) for name, at in parts]


def line_of(text: str, path: Path) -> int:
    """Returns the line (from 1) of a field, or of the nearest table around it."""
    lines = text.split("\n")  # as TOML counts them, whatever else some take for a new line
    start, end, prefix = 0, len(lines), ""
    for name, index in path:
        heads = [n for n in range(start, end) if _head(lines[n]) == f"{prefix}{name}"]
        if not heads:
            key = re.compile(rf"""\s*["']?{re.escape(name)}["']?\s*=""")
            return next((n for n in range(start, end) if key.match(lines[n])), start) + 1
        start = heads[min(max(index, 0), len(heads) - 1)]
        prefix += f"{name}."
        after = (n for n in range(start + 1, end) if not _below(_head(lines[n]), prefix))
        end = next(after, end)
    return start + 1


def located(text: str, problem: str) -> str:
    """Puts a line into `file: card 7: what`: that of the entry named so, or of the field."""
    file, entry, what = problem.split(": ", 2)
    table, _, name = entry.partition(" ")
    marks = rf"(?:id|number)\s*=\s*\"?{re.escape(name)}\"?\s*$" if name else rf"\[*{table}\b"
    line = next((n for n, one in enumerate(text.splitlines(), 1) if re.match(marks, one)), 1)
    return f"{file}: line {line}: {entry}: {what}"


def _head(line: str) -> str:
    """Returns the name of a table that begins in a line, or nothing."""
    found = re.match(r"\s*\[\[?\s*([\w.]+)\s*\]\]?", line)
    return found[1] if found else ""


def _below(head: str, prefix: str) -> bool:
    return not head or head.startswith(prefix)
