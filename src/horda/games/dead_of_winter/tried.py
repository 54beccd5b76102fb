"""What takes the last of the morale for certain, tried out in worlds that could be true."""

from collections.abc import Callable
from functools import partial

from horda.core.decisions import Choice, Option
from horda.core.engine import Engine
from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.option import PickSurvivor
from horda.games.dead_of_winter.base.state import GRAVE, NONE, DWState
from horda.games.dead_of_winter.base.table import not_exiled
from horda.games.dead_of_winter.morning import NO_MORALE
from horda.games.dead_of_winter.rules.crisis import SURPLUS
from horda.games.dead_of_winter.rules.options import Ability, EndTurn

WORLDS = 12
"""In so many of those that could be true a game is lost before it is said to be."""
TURN = "dw-turn"
"""Of the deeds of a turn, which are many and warned of by odds, its end and abilities are tried."""


@cites("DW-WIN-02")
def almost_lost(engine: Engine[DWState], state: DWState, seat: int, option: Option) -> Text | None:
    """Warns of an answer after which the morale is gone in every world tried.

    The true one is not asked: what it hides would show, and how its dice fall.
    """
    asked = next((one for one in state.open if one.seat == seat and option in one.options), None)
    if asked is None or len(asked.options) < 2:
        return None
    if asked.prompt == TURN and not isinstance(option, EndTurn | Ability):
        return None
    if _always(engine, state, asked, option, partial(_lost, seat=seat)):
        return Text("dw-warn-lost")
    return _killed(engine, state, asked, option)


@cites("DW-KILLS-02")
def _killed(engine: Engine[DWState], state: DWState, asked: Choice, option: Option) -> Text | None:
    """Warns of an own survivor who dies of it, where it is not asked who dies."""
    one = _meant(option)
    if one is None or state.owner[one] != asked.seat:
        return None
    if not _always(engine, state, asked, option, partial(_dies, one=one)):
        return None
    picks = [(pick, pick.n) for pick in asked.options if isinstance(pick, PickSurvivor)]
    deadly = [_always(engine, state, asked, pick, partial(_dies, one=n)) for pick, n in picks]
    if len(picks) > 1 and all(deadly):
        return None
    return Text("dw-warn-certain", {"who": Text(f"dw-survivor-{names.survivor(one)}")})


def _meant(option: Option) -> int | None:
    """Returns the survivor whose ability it is, or who is picked."""
    match option:
        case Ability(one) | PickSurvivor(one):
            return one
    return None


def _always(
    engine: Engine[DWState],
    state: DWState,
    asked: Choice,
    option: Option,
    comes: Callable[[DWState, bool], bool],
) -> bool:
    """Tells whether something comes of an answer in every world tried."""
    dice, index = Dice(0), asked.options.index(option)
    for _ in range(WORLDS):
        world = engine.determinise(state, asked.seat, dice)
        if not _kindly(world):
            return False
        chance = world.rng
        engine.choose(world, index, asked.seat)
        if not comes(world, world.rng != chance):
            return False
    return True


def _dies(world: DWState, rolled: bool, one: int) -> bool:
    """Tells whether somebody dies, whatever dice say."""
    return not rolled and world.where[one] == GRAVE


@cites("DW-CONTRIB-02", "DW-CRISISRES-01")
def _kindly(world: DWState) -> bool:
    """Takes enough cards at the crisis for the right ones: nobody adds them at random.

    Returns False where they may even bring morale.
    """
    given, due = sum(map(len, world.given)), not_exiled(world)
    if world.crisis == NONE or given < due:
        return True
    world.crisis = NONE
    return given < due + SURPLUS


def _lost(world: DWState, rolled: bool, seat: int) -> bool:
    """Tells whether the morale is gone; dice that hardly ever save it are tried, too."""
    result = world.result
    return result is not None and result.reason == NO_MORALE and seat not in result.winners
