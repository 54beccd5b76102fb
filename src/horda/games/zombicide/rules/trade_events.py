"""What a trade came to, for the log."""

from horda.core.words import Arg, Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import args, card_word, listed
from horda.games.zombicide.rules.events import ZEvent


def _written(box: Content, event: "Traded | TradeEnded") -> tuple[object, ...]:
    """Both names, then the cards of each."""
    who, other, *rows = (getattr(event, field) for field in event.__struct_fields__)
    words = ("+".join(card_word(box, card) for card in row) for row in rows)
    return (*(box.survivors[one].id for one in (who, other)), *(row or "-" for row in words))


def _args(box: Content, event: "Traded | TradeEnded") -> dict[str, Arg]:
    """The two and their cards as arguments of a text."""
    said = args(box, {"who": event.who, "other": event.other})
    for field in event.__struct_fields__[2:]:
        cards = [Text(f"z2-card-{card_word(box, card)}") for card in getattr(event, field)]
        said[field] = listed(cards)
    return said


class Traded(ZEvent, frozen=True):
    """Two players agreed, and cards changed hands: `given` went to the other one for `got`."""

    rules = ("Z2-TRADE-02",)
    who: int
    other: int
    given: tuple[int, ...]
    got: tuple[int, ...]

    def written(self, box: Content) -> tuple[object, ...]:
        """Both names, then the cards of each way."""
        return _written(box, self)

    def said(self, box: Content) -> Text:
        """Who gets what; a present is told from the side of the one who gets it."""
        id = self.text().id if self.got else "z2-event-traded-present"
        return Text(id, _args(box, self))


class TradeEnded(ZEvent, frozen=True):
    """Two Survivors of one player have traded: this is what they carry now."""

    rules = ("Z2-TRADE-02",)
    who: int
    other: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]

    def written(self, box: Content) -> tuple[object, ...]:
        """Both names, then the cards of each."""
        return _written(box, self)

    def said(self, box: Content) -> Text:
        """What each of them carries now."""
        return Text(self.text().id, _args(box, self))
