"""Goals and small rules that need no frames of their own, Mission by Mission."""

from horda.core.frames import Frame
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.ends import win
from horda.games.zombicide.rules.goals import WATCH, Look, goal, plan
from horda.games.zombicide.rules.inventory import PutAway
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun, on_board
from horda.games.zombicide.rules.points import MAY_OPEN, OBJECTIVE_TAKEN, RED_REACHED
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import ZState

RED_LEVEL = 3
OBJECTIVES = 5
COMPANIONS = 3
BLUE, GREEN = COLOURS.index("blue"), COLOURS.index("green")
MOLOTOV_FOUND = "molotov-found"


def _of(name: str, done: int, all_: int) -> Text:
    return Text(f"z2-goal-{name}", {"done": done, "all": all_})


# Mission 3


@goal("reach-red", lambda s: _of("reach-red", _most(s), s.box.adrenaline[RED_LEVEL]))
@cites("Z2-M03-02")
def _reach_red(state: ZState) -> bool:
    return any(person.level >= RED_LEVEL for person in state.people)


@cites("Z2-M03-02", "Z2-WIN-01")
def _won_at_once(run: ZRun, who: int) -> None:
    """The Mission ends right there, whatever else the Action would have brought."""
    win(run)


def _most(state: ZState) -> int:
    """Returns the most adrenaline anybody has; before teams are picked there is nobody."""
    return max((person.adrenaline for person in state.people), default=0)


# Mission 5


@cites("Z2-M05-02", "Z2-M05-Q1")
def shut_buildings(state: ZState) -> list[int]:
    """Lists the buildings of which no door stands open; one without doors is never shut."""
    board = state.board
    doors = [(n, board.building_doors(n)) for n in range(len(board.buildings))]
    return [n for n, own in doors if own and not own & state.doors]


@goal("all-buildings", lambda s: Text("z2-goal-all-buildings", {"left": len(shut_buildings(s))}))
@cites("Z2-M05-02")
def _all_buildings(state: ZState) -> bool:
    return not shut_buildings(state)


def _taken(state: ZState) -> int:
    return sum(person.tokens for person in state.people)


@goal("five-objectives", lambda s: _of("five-objectives", _taken(s), OBJECTIVES))
@cites("Z2-M05-02")
def _five_objectives(state: ZState) -> bool:
    return _taken(state) >= OBJECTIVES


def _coloured(state: ZState) -> int:
    """Counts the blue and green Objectives that were taken."""
    goals = state.mission.objectives
    return goals.blue + goals.green - sum(token.colour > 0 for token in state.objectives)


@goal("coloured-objective", lambda s: _of("coloured-objective", min(1, _coloured(s)), 1))
@cites("Z2-M05-02")
def _coloured_objective(state: ZState) -> bool:
    return _coloured(state) > 0


# Mission 8


@goal("blue-and-green", lambda s: _of("blue-and-green", _coloured(s), 2))
@cites("Z2-M08-02")
def _blue_and_green(state: ZState) -> bool:
    return _coloured(state) == 2


@cites("Z2-M08-04")
def _bunker(state: ZState, context: tuple[int, int], opens: bool) -> bool:
    """The building with the Exit stays shut until both coloured Objectives are taken."""
    board, door = state.board, state.board.doors[context[1]]
    exits = {board.building_of[zone] for zone in plan(state).exits}
    bunker = any(board.building_of[zone] in exits for zone in door.zones)
    return opens and (not bunker or _blue_and_green(state))


# Mission 9


@goal("three-companions", lambda s: _of("three-companions", len(s.companions), COMPANIONS))
@cites("Z2-M09-02", "Z2-M09-I1")
def _three_companions(state: ZState) -> bool:
    return len(state.companions) >= COMPANIONS


# Mission 10


@goal("molotov-found", lambda s: _of("molotov-found", noted(s, MOLOTOV_FOUND), 1), looks=Look.CARDS)
@cites("Z2-M10-02", "Z2-M10-Q1")
def _molotov_found(state: ZState) -> bool:
    return bool(noted(state, MOLOTOV_FOUND))


@cites("Z2-M10-Q1")
def _look_for_molotov(run: ZRun) -> None:
    """Notes the first Molotov in anybody's inventory; it need not be kept."""
    state = run.state
    if noted(state, MOLOTOV_FOUND):
        return
    if any(not state.box.molotovs.isdisjoint(person.slots) for person in state.people):
        note(state, MOLOTOV_FOUND)


WATCH["molotov-found"] = _look_for_molotov


# Mission 11


def _abominations(state: ZState) -> int:
    return sum(on_board(state, kind) for kind in state.box.abominations)


@goal("no-abomination", lambda s: Text("z2-goal-no-abomination", {"left": _abominations(s)}))
@cites("Z2-M11-02")
def _no_abomination(state: ZState) -> bool:
    return not _abominations(state)


# Mission 13


@goal("cars-parked", lambda s: _of("cars-parked", _parked(s), len(s.cars)))
@cites("Z2-M13-03", "Z2-M13-Q1")
def _cars_parked(state: ZState) -> bool:
    return _parked(state) == len(state.cars)


def _parked(state: ZState) -> int:
    zones = marked(state.edition, state.config.scenario, "parking")
    return sum(car.zone in zones for car in state.cars)


@cites("Z2-M13-04", "Z2-M13-Q1")
def _molotov_token(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """The blue or the green Objective is a Molotov: it goes into a slot like any card."""
    who, colour = context
    if colour not in (BLUE, GREEN):
        return None
    return PutAway(who, held=run.state.box.tokens[colour - 1])


PIECES = (
    Piece("reach-red", (RED_REACHED.use(_won_at_once),), ("Z2-M03-02",), Rank.MISSION),
    Piece("bunker", (MAY_OPEN.use(_bunker),), ("Z2-M08-04",), Rank.MISSION),
    Piece("molotov-tokens", (OBJECTIVE_TAKEN.use(_molotov_token),), ("Z2-M13-04",), Rank.MISSION),
)
of_module("cars", "cars-parked")
of_module("companions", "three-companions")
of_module("molotov", "molotov-found", "molotov-tokens")
of_module("abominations", "no-abomination")
