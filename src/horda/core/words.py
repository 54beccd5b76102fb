"""What the engine says: a text id with arguments, never a sentence."""

from functools import cache
from typing import Union

from msgspec import Struct

Arg = Union[int, str, "Text"]


class Text(Struct, frozen=True):
    """Names a message of the Fluent files and the arguments to put into it.

    An argument may be another text, so that a name ("Child") is declined and
    translated by the reader's language and not by the engine.
    """

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        """Lets events that hold texts be told apart quickly; a dictionary has no hash itself."""
        return hash((self.id, *sorted(self.args)))


def text(id: str, /, **args: Arg) -> Text:
    """Builds a text from keyword arguments."""
    return Text(id, args)


@cache
def kebab(name: str) -> str:
    """Writes a class name as it stands in text ids and keys: `PlayCard` is `play-card`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
