"""What every option of this family of games is."""

from typing import ClassVar

from horda.core.decisions import Option
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import args, written


class ZOption(Option, frozen=True):
    """An option of this family of games."""

    prefix = "z2-"
    aside: ClassVar[tuple[str, ...]] = ()
    """Fields that only the text uses; the key does without."""
    moment: ClassVar[tuple[str, ...]] = ()
    """When it is offered, if not in a turn: the text `z2-moment-<name>`, then the rules."""
    group: ClassVar[str] = ""
    """The button of a turn whose picture it has, where no `Deed` says so."""
    sign: ClassVar[str] = ""
    """The picture of its own, where neither its `Deed` nor its group has one."""
    fateful: ClassVar[bool] = False
    """It may end the game without a die: it is tried out, to warn of it before it is done."""

    def written(self, box: Content) -> tuple[object, ...]:
        """The fields as people write them in keys."""
        return written(box, self, self.aside)

    def said(self, box: Content) -> Text:
        """The option in words."""
        fields = self.__struct_fields__
        values = {field: getattr(self, field) for field in fields}
        return Text(f"z2-option-{self.verb}", args(box, values))
