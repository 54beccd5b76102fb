"""M6 Playing with Fire: one of the face-down Spawn tokens is purple, and must burn."""

from horda.core.hooks import Piece
from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.invader.spawn_zones import remove_spawn
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.goals import Look, goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import BURNED
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import NONE, OBJECTIVES, ZState

NAME, DESTROYED, MOLD_GOES = "hidden_spawns", "purple-spawn-destroyed", "burned-mold-goes"
FOUND = "lair-burned"
RED, PURPLE = COLOURS.index("red"), COLOURS.index("purple")


def face_down(state: ZState) -> list[int]:
    """Lists the Zones of the face-down Spawn tokens that are left."""
    tokens = [one for one in state.mission.spawn if one.what == "hidden"]
    zones = {state.board.zone_at(*one.cell) for one in tokens}
    return [zone for zone, _ in state.spawns if zone in zones]


def _hunting(state: ZState) -> Text:
    return Text(f"z2-goal-{DESTROYED}", {"left": len(face_down(state))})


@goal(DESTROYED, _hunting, looks=Look.FIRE)
@cites("INV-M6-1")
def _destroyed(state: ZState) -> bool:
    return bool(noted(state, FOUND))


@cites("INV-M6-2")
def _hide(laid: ZState) -> None:
    """Chance says which token is the purple one; all of them spawn like red ones."""
    state = invader(laid)
    zones = face_down(state)
    if zones:
        order, state.rng = state.rng.shuffled(tuple(zones), OBJECTIVES)
        state.lair = order[0]


@cites("INV-M6-2")
def _imagine(known: ZState, dice: Dice) -> None:
    """Whoever imagines the rest of the game knows only that it is one of those left."""
    state = invader(known)
    if state.lair != NONE:
        state.lair = dice.shuffled(sorted(face_down(state)))[0]


@cites("INV-M6-1", "INV-M6-3", "INV-M6-Q1")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """Hellfire removes a face-down token and its Mold; only then it is looked at."""
    state, zone = invader(run.state), context[1]
    if zone not in face_down(state):
        return
    purple = state.lair == zone
    run.reveal()
    at = next(at for at, (spot, _) in enumerate(state.spawns) if spot == zone)
    remove_spawn(run, at, PURPLE if purple else RED)
    _clean(state, zone)
    if purple:
        state.lair = NONE
        note(state, FOUND)


@cites("INV-M6-Q1")
def _clean(state: InvState, zone: int) -> None:
    """Takes the Mold token off: the Zone is as it is printed again."""
    state.active &= ~(1 << zone)
    state.inactive &= ~(1 << zone)


MODULE = Module(
    NAME,
    lays=(_hide,),
    secrets=(_imagine,),
    specials={
        MOLD_GOES: Piece(MOLD_GOES, (BURNED.use(_burned),), ("INV-M6-3",), Rank.MISSION),
    },
)
of_module(NAME, DESTROYED, MOLD_GOES)
