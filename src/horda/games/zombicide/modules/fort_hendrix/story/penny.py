"""Penny: a Companion in every Mission, whose gift changes, and whose death loses the campaign."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.points import KNOCKED_OUT
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.moments import tell
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.rules.actors import COMPANIONS, MACHINES, is_survivor, others
from horda.games.zombicide.rules.context import Fall, Hurt
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.people import ZRun, place
from horda.games.zombicide.rules.points import CAN_BE_HIT, FALLS, HURT
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.setting_up import start_zones
from horda.games.zombicide.rules.state import NONE, OUT, Companion, ZState

PENNY = "penny"
CLOSE = "penny_zone_attacked"


def penny_zone(state: ZState) -> int:
    """Returns where Penny is; OUT: she is not in the game."""
    number = state.box.survivor_ids[PENNY]
    return next((place(state, one) for one in state.companions if one.card == number), OUT)


def leader(state: ZState) -> int:
    """Returns Penny's Leader; none: she stands alone."""
    number = state.box.survivor_ids[PENNY]
    return next((one.leader for one in state.companions if one.card == number), NONE)


@cites("FH-PENNY-1", "FH-M1-3")
def laid(state: ZState) -> None:
    """Puts her into the start Zone: into the second one, where there are two."""
    if "story" in state.mission.special:
        zone = start_zones(state)[-1]
        state.companions = (Companion(state.box.survivor_ids[PENNY], zone),)


@cites("FH-PENNY-3", "FH-PENNY-Q2", "FH-END-1", "FH-SHOOT-Q10", "FH-KO-Q3")
def _fall(run: ZRun, fall: Fall) -> Fall | None:
    """Her death loses the campaign, at once, in any phase."""
    if not COMPANIONS <= fall.who < MACHINES:
        return fall
    change_tale(run.state, lost=PENNY)
    run.emit(events.PennyFell)
    lose(run, "penny", "FH-PENNY-3", "FH-END-1")
    return None


def _close(run: ZRun, hurt: Hurt) -> Hurt:
    """Remarks that her Leader bore a Wound beside her, once a Mission."""
    told = CLOSE in fort(run.state).tale.told
    if is_survivor(hurt.who) and hurt.who == leader(run.state) and hurt.kind != NONE and not told:
        tell(run, CLOSE, run.state.people[hurt.who].card)
    return hurt


@cites("FH-KO-Q7")
def _alone(run: ZRun, context: tuple[int, int]) -> None:
    """A Leader who falls leaves her standing there."""
    if leader(run.state) == NONE and penny_zone(run.state) == context[1]:
        tell(run, "penny_without_leader")


@cites("FH-PENNY-4", "FH-PENNY-Q4")
def _low_profile(state: ZState, who: int, hit: bool) -> bool:
    """Nobody in her Zone is hit by a friend's misses, she included."""
    zone = penny_zone(state)
    where = state.people[who].zone if is_survivor(who) else _zone(state, who)
    return hit and (zone == OUT or where != zone)


def _zone(state: ZState, actor: int) -> int:
    return next((one.zone for one in others(state) if one.id == actor), OUT)


PENNY_PIECE = Piece(
    "penny",
    (FALLS.use(_fall), HURT.use(_close), KNOCKED_OUT.use(_alone)),
    ("FH-PENNY-1", "FH-PENNY-3"),
    Rank.MISSION,
)
TASK = Piece("penny-task", (CAN_BE_HIT.use(_low_profile),), ("FH-PENNY-4",), Rank.MISSION)
