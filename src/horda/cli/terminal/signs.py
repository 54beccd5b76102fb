"""Stands in for signs that a terminal cannot show, so that nothing it is told ends the program."""

import codecs
import unicodedata

PLAIN = "horda-plain"
"""The name under which streams find `plain`."""
UNKNOWN = "?"
ALIKE = str.maketrans(
    {
        "ł": "l",
        "Ł": "L",
        "“": '"',
        "”": '"',
        "„": '"',
        "‘": "'",
        "’": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "×": "x",
        "·": "*",
        "≤": "<=",
        "≥": ">=",
        "…": "...",
        "⟦": "[",
        "⟧": "]",
    }
)

COMMANDS = {code: UNKNOWN for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n"}
"""Signs by which a text would command a terminal, and not be read."""


def harmless(text: str) -> str:
    """Returns a text that only says something, whoever wrote the file that it stands in."""
    return text.translate(COMMANDS)


def plain(error: UnicodeError) -> tuple[str, int]:
    """Returns plain signs for those that could not be encoded; an error handler of codecs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    parts = unicodedata.normalize("NFKD", sign.translate(ALIKE))
    return "".join(part for part in parts if part.isascii()) or UNKNOWN


def register() -> None:
    """Makes the error handler known to streams."""
    codecs.register_error(PLAIN, plain)


def escape_json(sign: str) -> str:
    """Writes a sign as JSON may write any of them."""
    units = sign.encode("utf-16-be", "surrogatepass")
    pairs = (units[at : at + 2] for at in range(0, len(units), 2))
    return "".join(f"\\u{int.from_bytes(pair):04x}" for pair in pairs)


def escape_toml(sign: str) -> str:
    """Writes a sign as a TOML text may write any of them."""
    code = ord(sign)
    return f"\\u{code:04x}" if code < 1 << 16 else f"\\U{code:08x}"
