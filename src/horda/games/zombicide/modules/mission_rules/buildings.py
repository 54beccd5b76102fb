"""Missions about one building: who may open it, and what is to be done in it (M14, M15, M17)."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.modules.building_spawn import Building
from horda.games.zombicide.modules.mission_rules.places import building
from horda.games.zombicide.rules.goals import WAITS, Look, goal
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.points import MAY_OPEN
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import ZState


def zombies_inside(state: ZState) -> int:
    """Counts the Zombies in the building."""
    return sum(
        [zombies_in(state, room) for room in building(state.edition, state.config.scenario).rooms]
    )


def _is_open(state: ZState) -> bool:
    return bool(state.doors & building(state.edition, state.config.scenario).doors)


def _clearing(state: ZState) -> Text:
    args = {"open": int(_is_open(state)), "left": zombies_inside(state)}
    return Text("z2-goal-building-cleared", {**args})


@goal("building-cleared", _clearing, looks=Look.ZOMBIES)
@cites("Z2-M17-02")
def _cleared(state: ZState) -> bool:
    return _is_open(state) and not zombies_inside(state)


# Z2-BSPAWN-01: whoever waits inside is revealed by the opening, to the last Dark Zone.
WAITS["building-cleared"] = WAITS["shelter-cleared"] = Building


def tokens_inside(state: ZState) -> int:
    """Counts the Objectives and crates that still lie in the building."""
    rooms = building(state.edition, state.config.scenario).rooms
    lying = [*(token.zone for token in state.objectives), *state.crates]
    return sum(zone in rooms for zone in lying)


def _looting(state: ZState) -> Text:
    return Text("z2-goal-building-looted", {"left": tokens_inside(state)})


@goal("building-looted", _looting, looks=Look.TOKENS | Look.CRATES)
@cites("Z2-M15-02")
def _looted(state: ZState) -> bool:
    return not tokens_inside(state)


@cites("Z2-M17-03")
def _orange_opens(state: ZState, context: tuple[int, int], may: bool) -> bool:
    """Lets only Survivors at Orange or higher open the building."""
    who, door = context
    inside = building(state.edition, state.config.scenario).doors >> door & 1
    return may and (not inside or state.people[who].level >= ORANGE)


@cites("Z2-M14-06")
def _coloured_door(state: ZState, context: tuple[int, int], may: bool) -> bool:
    """Lets the building be opened by its coloured door only, before and after."""
    door = context[1]
    inside = building(state.edition, state.config.scenario).doors >> door & 1
    return may and (not inside or bool(state.board.doors[door].colour))


PIECES = (
    Piece("orange-opens", (MAY_OPEN.use(_orange_opens),), ("Z2-M17-03",), Rank.MISSION),
    Piece("coloured-door-only", (MAY_OPEN.use(_coloured_door),), ("Z2-M14-06",), Rank.MISSION),
)
