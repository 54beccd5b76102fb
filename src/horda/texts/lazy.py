"""Texts that are parsed when somebody says them: a command says ten of two thousand."""

import re
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)\s*[.}(\[]?")
"""What a text may refer to; a word too many does no harm."""
COMMENT = re.compile(r"^#.*$", re.MULTILINE)


class LazyBundle(FluentBundle):
    """A bundle that knows where each entry stands, and parses it with all it refers to."""

    def __init__(self, locale: str) -> None:
        # Bidi isolation marks show as boxes in terminals, and both our languages run left to right.
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._lock = Lock()

    def add_source(self, text: str) -> None:
        """Takes a Fluent file in; of two entries with one name the first one counts."""
        text = COMMENT.sub("", text)
        starts = [*ENTRY.finditer(text)]
        ends = [*(one.start() for one in starts[1:]), len(text)]
        for one, end in zip(starts, ends, strict=True):
            self._sources.setdefault(one[1], text[one.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Tells whether there is such a message."""
        if message_id in self._sources:
            self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Returns a message, ready to be said."""
        if message_id in self._sources:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, id: str) -> None:
        """Parses an entry that nobody has said yet, and those it names."""
        with self._lock:
            todo = [id]
            while todo:
                name = todo.pop()
                source = self._sources.get(name, "")
                if source:
                    self.add_resource(FluentResource(source))
                    todo += NAMED.findall(source)
                    del self._sources[name]  # last: whoever does not wait finds it here till then
