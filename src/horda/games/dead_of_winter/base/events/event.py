"""The base of the game's events: fields are spelled out by their names."""

from horda.core.events import Event
from horda.core.words import Text
from horda.games.dead_of_winter.base import names


class DWEvent(Event, frozen=True):
    """An event of this game; `names.py` says how each field is written."""

    prefix = "dw-"

    def parts(self) -> tuple[object, ...]:
        """The fields as people write them."""
        return tuple(names.word(f, getattr(self, f)) for f in self.__struct_fields__)

    def text(self) -> Text:
        """The event in words."""
        args = {f: names.arg(f, getattr(self, f)) for f in self.__struct_fields__}
        return Text(super().text().id, args)
