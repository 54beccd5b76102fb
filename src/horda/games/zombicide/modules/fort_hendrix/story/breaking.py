"""M10: Zombies press against closed doors, and break those of one building when they act again."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import bits, tables
from horda.games.zombicide.modules.abominations import Abomination
from horda.games.zombicide.modules.building_spawn import Building
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.pressing import BREAKING
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.places import building_on, doors_on
from horda.games.zombicide.modules.fort_hendrix.story.stages import break_in
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import MARCHED, MAY_OPEN
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.targets import Aim

question("z2-break-door", "FH-M10-Q3", debated=True)
FACES = ("3R", "4R")
GREEN = COLOURS.index("green")
AGAIN, SHORT = (DrawCard.index[name] + 1 for name in ("act_again", "shortage"))
"""Where a Zombie card goes on after Zombies that act by it, besides a Rush."""


class BreakDoor(ZOption, frozen=True):
    """This door breaks first."""

    moment = ("break", "FH-M10-Q3")
    door: int


@cites("FH-M10-4", "FH-M10-Q1")
def is_extra(run: ZRun) -> bool:
    """Tells whether the Zombies that move just now do so by an extra Activation."""
    frame = run.frames[-1]
    if isinstance(frame, ExtraActivation):  # in a preview it stands alone
        return True
    if not isinstance(frame, Activation) or frame.second or len(run.frames) == 1:
        return False
    below, at = run.frames[-2], run.at[-2]
    card = isinstance(below, DrawCard) and at in (AGAIN, SHORT)
    return card or frame.prey != NONE or isinstance(below, Abomination)


@cites("FH-M10-4", "FH-M10-Q2", "FH-M10-Q3", "FH-D25")
def _marched(run: ZRun, marches: tuple[March, ...]) -> Frame | None:
    """Doors break where Zombies that got an extra Activation want in."""
    state = run.state
    if not is_extra(run):
        return None
    waiting = {zone for zone, to, _, _ in marches if zone == to}
    aim, doors = Aim(state), set[int]()
    for zone in waiting:
        doors |= _wanted(state, zone, aim.targets(zone))
    return Breaking(tuple(sorted(doors))) if doors else None


def _wanted(state: ZState, zone: int, targets: tuple[int, ...]) -> set[int]:
    """Returns the closed doors of the building that Zombies of a Zone want to go in by."""
    board, found = state.board, set[int]()
    own = doors_on(state.edition, state.config.scenario, FACES) & ~state.doors
    own &= ~sum(1 << door for door in fort(state).tale.sealed)
    inside = building_on(state.edition, state.config.scenario, FACES)
    if board.building_of[zone] in inside or tables(board, state.doors).ways(zone, targets):
        return found
    for step in tables(board, board.all_doors).ways(zone, targets):
        if board.building_of[step] in inside:
            found |= {d for d in bits(own) if {*board.doors[d].zones} == {zone, step}}
    return found


class Breaking(Frame, frozen=True):
    """Doors break, one after another in an order of the players' choice."""

    doors: tuple[int, ...]

    @cites("FH-M10-Q3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which one is next."""
        if not self.doors:
            return DONE
        return Choice(decider(run.state), "z2-break-door", tuple(map(BreakDoor, self.doors)))

    @cites("FH-M10-4", "FH-M10-5", "FH-M10-Q4", "FH-M10-Q5", "FH-D25")
    def open(self, run: ZRun) -> Outcome:
        """Opens it, and the building spawns as if it were opened for the first time."""
        state, door = run.state, run.answer.door
        left = Breaking(tuple(one for one in self.doors if one != door))
        state.doors |= 1 << door
        change_tale(state, broken=(*fort(state).tale.broken, door))
        run.emit(events.DoorBroken, door)
        break_in(run)
        zones = state.board.doors[door].zones
        building = max(state.board.building_of[zone] for zone in zones)
        state.revealed |= 1 << building
        dark = state.board.dark_of(building)
        return Push(Building(tuple(dark)), left) if dark else Go("ask", left)

    def again(self, run: ZRun) -> Outcome:
        """The next one."""
        return Go("ask")

    steps = (ask, open, again)


@cites("FH-M10-1")
def _sealed(state: ZState, context: tuple[int, int], may: bool) -> bool:
    return may and context[1] not in fort(state).tale.sealed


@cites("FH-M10-2")
def laid(state: ZState) -> None:
    """The Green Spawn Zone is active from the start."""
    if BREAKING in state.mission.special:
        state.active_spawns |= 1 << GREEN


PIECE = Piece(
    BREAKING,
    (MARCHED.use(_marched), MAY_OPEN.use(_sealed)),
    ("FH-M10-2", "FH-M10-3", "FH-M10-4", "FH-M10-5"),
    Rank.MISSION,
)
