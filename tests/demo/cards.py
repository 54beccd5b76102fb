"""What is printed on the cards of the colony: names, goals, omens and effect trees."""

from horda.core.effects import Choose, Each, Effect, If, Sequence

CARDS = ("bread", "bat", "charm", "vest", "radio", "alarm")
BREAD, BAT, CHARM, VEST, RADIO, ALARM = range(6)
DECK = (BREAD,) * 8 + (BAT,) * 3 + (CHARM,) * 5 + (VEST,) * 3 + (RADIO,) * 4 + (ALARM,) * 2
GEAR = (BAT, VEST, ALARM)
"""Cards that lie open in front of a seat once equipped, and are pieces in force there."""

GOALS = ("keeper", "hoarder", "loner", "fighter", "traitor")
KEEPER, HOARDER, LONER, FIGHTER, TRAITOR = range(5)

OMENS = ("attack", "beg", "attack", "beg", "quiet")
"""What the seat in turn must do for an omen to come true; "quiet" never does."""

SEATS = ("Ann", "Ben", "Cleo", "Dan")
STREAMS = DICE, DECK_STREAM, OMEN_STREAM, SETUP = range(4)
HIDDEN = -1
"""A card whose face the reader may not know."""


class Morale(Effect, frozen=True):
    """The colony's morale changes."""

    by: int


class Find(Effect, frozen=True):
    """The seat draws a card."""


class Toll(Effect, frozen=True):
    """The subject takes a wound."""


class Gamble(Effect, frozen=True):
    """A die decides between two parts: an own node with parts of its own."""

    win: Effect
    lose: Effect

    def inner(self) -> tuple[Effect, ...]:
        """The good part, then the bad one."""
        return (self.win, self.lose)


EFFECTS: dict[str, Effect] = {
    "radio": Sequence(
        (
            Choose((Find(), Each("others", Toll())), ("find", "toll"), ("cards-left", "")),
            If("crowded", Gamble(Morale(1), Morale(-1)), Morale(1)),
        )
    )
}


def card_name(card: int) -> str:
    """Names a card, or a question mark for a hidden one."""
    return "?" if card == HIDDEN else CARDS[card]
