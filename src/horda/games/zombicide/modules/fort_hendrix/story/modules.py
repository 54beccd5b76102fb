"""The modules of the story, in the order in which they are switched on."""

from horda.core.decisions import Option
from horda.core.frames import Frame
from horda.core.hooks import Piece
from horda.games.zombicide.modules.fort_hendrix.points import (
    CLOCK_MOVED,
    DIED,
    KNOCKED_OUT,
    RESCUED,
    SHOT,
)
from horda.games.zombicide.modules.fort_hendrix.pressing import BREAKING
from horda.games.zombicide.modules.fort_hendrix.state import DAWN, DUSK
from horda.games.zombicide.modules.fort_hendrix.story import (
    actions,
    anger,
    bonus,
    breaking,
    citations,
    doing_cards,
    doing_people,
    doing_story,
    doing_zombies,
    doors,
    giving_up,
    helicopter,
    infection,
    opening,
    penny,
    sharing,
    sheets,
    starts,
    things,
)
from horda.games.zombicide.modules.fort_hendrix.story.moments import tell, times_told
from horda.games.zombicide.modules.fort_hendrix.story.revealing import (
    TurnUp,
    barred,
    door_barred,
    door_opened,
)
from horda.games.zombicide.modules.fort_hendrix.story.stages import (
    break_in,
    count_end,
    due,
    follow,
    glance,
)
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import INFECTED
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import (
    BARS,
    DOOR_BARRED,
    DOOR_OPENED,
    INTERLUDE,
    MARCHED,
    MISSION_ACTIONS,
    MOVED,
    PAUSE,
    READY,
    ROUND_ENDS,
    ROUND_OVER,
    SPAWN_STEP,
    ZOMBIES_NEXT,
)
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import ZState

OPERATIONS_OF = (citations, doing_cards, doing_people, doing_story, doing_zombies, starts)
"""Modules whose operations are known once they are imported."""


def _interlude(state: ZState, who: int, pending: bool) -> bool:
    return pending or helicopter.fire_due(state) or due(state)


def _pause(run: ZRun, who: int) -> Frame | None:
    return helicopter.InFire() if helicopter.fire_due(run.state) else follow(run)


def _boundary(run: ZRun, context: None) -> Frame | None:
    return helicopter.InFire() if helicopter.fire_due(run.state) else follow(run)


def _moved(run: ZRun, context: tuple[int, int]) -> None:
    glance(run)


def _marched(run: ZRun, marches: tuple[March, ...]) -> Frame | None:
    return follow(run)


def _ready(run: ZRun, context: None) -> Frame:
    scarce = next(sharing.short(run.state), None)
    return opening.Opening() if scarce is None else sharing.Sharing()


def _knocked_out(run: ZRun, context: tuple[int, int]) -> None:
    tell(run, "knocked_out", run.state.people[context[0]].card)
    break_in(run)


def _rescued(run: ZRun, context: tuple[int, int]) -> None:
    who, by = (run.state.people[one].card for one in context)
    tell(run, "rescued", who, by)


def _died(run: ZRun, who: int) -> None:
    tell(run, "death", run.state.people[who].card)


def _clock(run: ZRun, hour: int) -> None:
    if hour in (DAWN, DUSK):
        tell(run, "day_breaks" if hour == DAWN else "night_falls", hour=hour)


def _shot(run: ZRun, zone: int) -> None:
    if not times_told(run.state, "first_shooting"):
        tell(run, "first_shooting")


def _offer(state: ZState, who: int, options: list[Option]) -> list[Option]:
    return DEEDS[TurnUp].offer(state, who, options)


STORY_PIECE = Piece(
    "story",
    (
        READY.use(_ready),
        MISSION_ACTIONS.use(_offer),
        INTERLUDE.use(_interlude),
        PAUSE.use(_pause),
        MOVED.use(_moved),
        MARCHED.use(_marched),
        ZOMBIES_NEXT.use(_boundary),
        SPAWN_STEP.use(_boundary),
        ROUND_ENDS.use(giving_up.round_ends),
        ROUND_OVER.use(count_end),
        BARS.use(barred),
        DOOR_BARRED.use(door_barred),
        KNOCKED_OUT.use(_knocked_out),
        RESCUED.use(_rescued),
        DIED.use(_died),
        CLOCK_MOVED.use(_clock),
        SHOT.use(_shot),
        *penny.PENNY_PIECE.uses,
        *sheets.SHEETS.uses,
        *bonus.BONUS.uses,
        *things.THINGS.uses,
        *actions.ACTIONS.uses,
    ),
    ("FH-OBJ-1", "FH-OBJ-4", "FH-PENNY-1", "FH-CXP-1", "FH-BONUS-1"),
    Rank.MISSION,
)
AFTER_SPAWN = Piece("story-doors", (DOOR_OPENED.use(door_opened),), ("FH-OBJ-4",))
"""Cards on doors are read after the building has spawned: its piece comes before by name."""

STORY: tuple[Module, ...] = (
    Module(
        "story",
        specials={
            "story": STORY_PIECE,
            "penny-task": penny.TASK,
            anger.ANGER: anger.ANGER_PIECE,
            INFECTED: infection.INFECTION,
            helicopter.HELICOPTER: helicopter.PIECE,
            BREAKING: breaking.PIECE,
            starts.TWO: Piece(starts.TWO, (), ("FH-M1-3",), Rank.MISSION),
            opening.FIRST_PHASE: Piece(opening.FIRST_PHASE, (), ("FH-M1-4",), Rank.MISSION),
            **doors.SPECIALS,
        },
        pieces=(AFTER_SPAWN,),
        lays=(penny.laid, opening.laid, helicopter.laid, breaking.laid),
    ),
)
of_module("story", "story", "penny-task", anger.ANGER, INFECTED, helicopter.HELICOPTER)
of_module("story", BREAKING, starts.TWO, opening.FIRST_PHASE, *doors.SPECIALS)
