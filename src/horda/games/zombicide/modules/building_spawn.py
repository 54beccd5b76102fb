"""Buildings that are opened spawn: a Zombie card for each of their Dark Zones."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import Reveal
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import DOOR_OPENED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import ZState

question("z2-dark-order", "Z2-BSPAWN-03")


class Building(Frame, frozen=True):
    """A building is opened: each of its Dark Zones gets a card, in an order of choice."""

    zones: tuple[int, ...]
    order: tuple[int, ...] = ()

    @cites("Z2-BSPAWN-03", "Z2-BSPAWN-Q1", "Z2-BSPAWN-X1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which Dark Zone comes next."""
        if not self.zones:
            return Go("spawn")
        options = tuple(Reveal(zone) for zone in self.zones)
        return Choice(decider(run.state), "z2-dark-order", options)

    def chosen(self, run: ZRun) -> Outcome:
        """Fixes the order first, or spawns at once, by the option of the table."""
        zone = run.answer.zone
        left = tuple(other for other in self.zones if other != zone)
        frame = Building(left, (*self.order, zone))
        return Go("ask" if run.state.config.dark_order_first else "spawn", frame)

    def spawn(self, run: ZRun) -> Outcome:
        """Draws the card of the next Zone."""
        if not self.order:
            return Go("ask") if self.zones else DONE
        return Push(DrawCard(self.order[0]), Building(self.zones, self.order[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Goes on until every Dark Zone had its card."""
        return Go("spawn")

    steps = (ask, chosen, spawn, again)


@cites("Z2-BSPAWN-I2")
@cites("Z2-BSPAWN-01", "Z2-BSPAWN-02", "Z2-BSPAWN-08", "Z2-BSPAWN-Q2", "Z2-BSPAWN-Q3")
@cites("Z2-M14-05", "Z2-M14-I1", "Z2-M16-08")
def reveal_building(state: ZState, door: int) -> Frame | None:
    """Returns the spawning of the building behind a door that was just opened, if any."""
    board = state.board
    for zone in board.doors[door].zones:
        building = board.building_of[zone]
        if building >= 0 and not state.revealed >> building & 1:
            state.revealed |= 1 << building
            dark = board.dark_of(building)
            if dark:
                return Building(tuple(dark))
    return None


def _opened(run: ZRun, context: tuple[int, int]) -> Frame | None:
    return reveal_building(run.state, context[1])


MODULE = Module(
    "building_spawn",
    (Piece("building_spawn", (DOOR_OPENED.use(_opened),), ("Z2-BSPAWN-01",)),),
)
