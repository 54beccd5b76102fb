"""What every move brings, by action, by a card or out of the colony: exposure and wounds."""

from horda.core.frames import Frame, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import WOUND, add_noise, hurt, roll_stock
from horda.games.dead_of_winter.base.exposure import Expose
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.base.table import in_play
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_lasting import Deed
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import holding, skips


@cites("DW-MOVE-03", "DW-EXPO-01", "DW-EXPO-07", "DW-EXILE-03")
def exposed(run: DWRun, survivor: int, origin: int, place: int) -> Push | None:
    """Returns the exposure roll of a move; None where a rule spares it."""
    if skips(run.state, Deed.MOVE, survivor, origin, place):
        return None
    times = 2 if holding(run.state, Mod.DOUBLE_MOVE_EXPOSURE) else 1
    return Push(Expose(survivor, "move", times))


def arrived(run: DWRun, survivor: int, place: int) -> None:
    """Wounds who came to a place that wounds, or is hunted on the way."""
    state = run.state
    for rule in holding(state, Mod.MOVE_WOUND_TO):
        if rule.place == place and in_play(state, survivor):
            hurt(run, survivor, WOUND, rule.n or 1)
    for rule in holding(state, Mod.HUNTED):
        if in_play(state, survivor):
            if rule.low <= roll_stock(run, state.owner[survivor]) <= rule.high:
                hurt(run, survivor, WOUND)


@cites("DW-CARD-11", "DW-EXILE-03")
def ride(run: DWRun, survivor: int, origin: int, place: int) -> list[Frame]:
    """A loud machine: noise at both ends of a move, zombies at the colony; it wears out."""
    state, frames = run.state, list[Frame]()
    for rule in holding(state, Mod.ARCTIC_KING):
        if rule.survivor != survivor:
            continue
        for end in (origin, place):
            if end == COLONY:
                frames.append(AddZombies(COLONY, 1))
            else:
                add_noise(run, end)
        rest = tuple(one for one in state.lasting if one is not rule)
        worn = Lasting(
            rule.modifier, rule.source, survivor=survivor, until=rule.until, made=rule.made,
            n=rule.n - 1,
        )  # fmt: skip
        state.lasting = (*rest, worn) if rule.n > 1 else rest
    return frames
