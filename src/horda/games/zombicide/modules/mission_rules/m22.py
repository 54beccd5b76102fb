"""M22 Drop the bass: the green Objective opens every door of the board."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.building_spawn import Building
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import OBJECTIVE_TAKEN
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank

question("z2-next-building", "Z2-M22-Q1")

GREEN = COLOURS.index("green")


class RevealBuilding(ZOption, frozen=True):
    """Let the building with this Dark Zone spawn next."""

    moment = ("building", "Z2-M22-Q1")
    sign = "modern-city"
    zone: int


class AllDoorsOpened(events.ZEvent, frozen=True):
    """Every door of the board sprang open."""

    rules = ("Z2-M22-03",)
    who: int


@cites("Z2-M22-03", "Z2-M22-Q1")
def _open_all(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """Opens all doors first, without Noise; then every building closed so far spawns."""
    who, colour = context
    if colour != GREEN:
        return None
    state, board = run.state, run.state.board
    state.doors = board.all_doors
    run.emit(AllDoorsOpened, state.people[who].card)
    closed = [b for b in range(len(board.buildings)) if not state.revealed >> b & 1]
    state.revealed = (1 << len(board.buildings)) - 1
    return OpenedBuildings(tuple(b for b in closed if board.dark_of(b)))


class OpenedBuildings(Frame, frozen=True):
    """Several buildings spawn, one after another, in an order of the team's choice."""

    left: tuple[int, ...]

    @cites("Z2-M22-Q1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which building comes next; each is named by its first Dark Zone."""
        if not self.left:
            return DONE
        board = run.state.board
        options = tuple(RevealBuilding(board.dark_of(building)[0]) for building in self.left)
        return Choice(decider(run.state), "z2-next-building", options)

    def spawn(self, run: ZRun) -> Outcome:
        """Spawns in its Dark Zones, in an order of choice."""
        board = run.state.board
        building = board.building_of[run.answer.zone]
        left = tuple(other for other in self.left if other != building)
        return Push(Building(tuple(board.dark_of(building))), OpenedBuildings(left))

    def again(self, run: ZRun) -> Outcome:
        """Goes on until all have spawned."""
        return Go("ask")

    steps = (ask, spawn, again)


PIECES = (
    Piece("green-opens-all", (OBJECTIVE_TAKEN.use(_open_all),), ("Z2-M22-03",), Rank.MISSION),
)
of_module("building_spawn", "green-opens-all")
