"""What a player may choose by the skills that find cards and step in while Zombies appear."""

from horda.core.words import Arg, Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import written
from horda.games.zombicide.rules.options import ZOption, named, told_apart


class TakeTwin(ZOption, frozen=True):
    """Take a second card of the same type from the deck."""

    moment = ("twin", "Z2-SKILL-10")
    card: int


class Redraw(ZOption, frozen=True):
    """Discard the card just drawn and draw another."""

    moment = ("redraw", "Z2-SKILL-32")


class Sidestep(ZOption, frozen=True):
    """Move a Survivor away from new Zombies."""

    moment = ("sidestep", "Z2-SKILL-18")
    group = "move"
    who: int
    to: int


class DashAside(ZOption, frozen=True):
    """Move a Survivor away from new Zombies by its Sprint, by slipping, or by both."""

    moment = ("sidestep", "Z2-SKILL-18")
    who: int
    to: int
    manner: str


class Reflex(ZOption, frozen=True):
    """Let a Survivor attack new Zombies at once."""

    moment = ("reflex", "Z2-SKILL-25")
    aside = ("which",)
    who: int
    mode: str
    card: int
    second: int = -1
    which: str = ""
    """What sets a thrown card apart from others of its name in Hand."""

    def written(self, box: Content) -> tuple[object, ...]:
        """With a word more for the card, where its name is not enough."""
        *first, card, second = written(box, self, self.aside)
        return *first, named(card, self.which), second

    def said(self, box: Content) -> Text:
        """The same in words."""
        return told_apart(super().said(box), self.which)


class Distribute(ZOption, frozen=True):
    """Draw the Zombie cards of the Spawn step and choose where each goes."""

    moment = ("spread", "Z2-SKILL-15")


class Assign(ZOption, frozen=True):
    """Give a Zombie card to the Zone in question."""

    moment = ("spread", "Z2-SKILL-15")
    aside = ("level",)
    zombie_card: int
    level: int
    """The danger level of now, for the text."""

    def written(self, box: Content) -> tuple[object, ...]:
        """The number on the card."""
        return (box.zombie_cards[self.zombie_card].number,)

    def said(self, box: Content) -> Text:
        """The card in words."""
        card = box.zombie_cards[self.zombie_card]
        kind = Text(f"z2-param-{card.zombie}")
        args: dict[str, Arg] = {"number": card.number, "zombie": kind}
        if card.kind == "extra_activation":
            return Text("z2-option-assign-extra", args)
        return Text("z2-option-assign", args | {"count": card.counts[self.level]})


REDRAW, DISTRIBUTE = Redraw(), Distribute()
