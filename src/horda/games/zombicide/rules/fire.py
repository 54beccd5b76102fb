"""Zombies are eliminated, one by one or all of a Zone at once by fire."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules import end_events, events
from horda.games.zombicide.rules.actors import card_of, targets_in
from horda.games.zombicide.rules.context import Fall
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.people import ZRun, kinds_in
from horda.games.zombicide.rules.points import FALLS, KILLED
from horda.games.zombicide.rules.state import ZState

WILD = "Z2-ABOM-08"


@cites("Z2-ZOMB-06")
def kill(run: ZRun, zone: int, kind: int, count: int) -> None:
    """Takes Zombies off the board; they go back to the reserve."""
    state = run.state
    state.zombies[zone * state.kinds + kind] -= count
    run.emit(events.Killed, zone, kind, count)
    run.trigger(KILLED, (zone, kind, count))


def wild_in(state: ZState, zone: int) -> list[int]:
    """Returns the Abominawild's kind, if it stands in a Zone."""
    return [kind for kind in kinds_in(state, zone) if state.box.zombies[kind].special == WILD]


@cites("Z2-MOLOTOV-02", "Z2-MOLOTOV-Q1", "Z2-MOLOTOV-Q3", "Z2-WIN-Q1")
@cites("Z2-MOLOTOV-05", "Z2-MOLOTOV-I1", "Z2-DARK-05", "Z2-ABOM-I2")
def burn_zone(run: ZRun, zone: int) -> tuple[int, int]:
    """Applies the Molotov effect; returns the adrenaline and the number of kills."""
    state = run.state
    kinds, wild = kinds_in(state, zone), wild_in(state, zone)
    gained = killed = 0
    for kind in wild or kinds:
        count = state.zombies[zone * state.kinds + kind]
        gained += state.box.zombies[kind].adrenaline * count
        killed += count
        kill(run, zone, kind, count)
    there = [] if wild else targets_in(state, zone)
    burned = [who for who in there if run.replace(FALLS, Fall(who, burned=True)) is not None]
    for who in burned:
        run.emit(end_events.Burned, card_of(state, who))
    if burned:
        lose(run, "eliminated", "Z2-MOLOTOV-02", "Z2-WIN-02")
    return gained, killed
