"""M23 Quiet corner: blue and green Objectives are unpleasant meetings."""

from horda.core.frames import Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.people import ZRun, danger
from horda.games.zombicide.rules.points import OBJECTIVE_TAKEN
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.spawn import DrawCard, draw_zombie_card

RED = COLOURS.index("red")
"""More Rush cards in a row than there are cards would be an endless search."""


class RushIgnored(events.ZEvent, frozen=True):
    """A Rush card was put away for another one."""

    rules = ("Z2-M23-05",)
    zone: int
    number: int


@cites("Z2-M23-05")
def _meet(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """Blue and green Objectives bring a Zombie card where the taker stands."""
    who, colour = context
    return None if colour == RED else Meeting(run.state.people[who].zone)


class Meeting(Frame, frozen=True):
    """A Zombie card is drawn for a Zone, and drawn again while it says Rush."""

    zone: int
    ignored: int = 0

    @cites("Z2-M23-05", "Z2-M23-Q1")
    def draw(self, run: ZRun) -> Outcome:
        """Draws; a card that is no Rush is resolved as printed."""
        card = draw_zombie_card(run)
        data = run.state.box.zombie_cards[card]
        if not data.rush or self.ignored >= len(run.state.box.zombie_cards):
            return Push(DrawCard(self.zone, card))
        run.emit(events.CardDrawn, self.zone, data.number, danger(run.state))
        run.state.zombie_out = (*run.state.zombie_out, card)
        run.emit(RushIgnored, self.zone, data.number)
        return Go("draw", Meeting(self.zone, self.ignored + 1))

    steps = (draw,)


PIECES = (Piece("bad-company", (OBJECTIVE_TAKEN.use(_meet),), ("Z2-M23-05",), Rank.MISSION),)
