"""What the board means to the humans: where each can walk, who would see it, who comes for whom.

Ways are found by going them on copies of the game, so every rule counts as it does in the game.
"""

from collections.abc import Iterator

from msgspec import Struct

from horda.core.engine import Engine
from horda.core.rulebook import cites
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.content import HUMAN
from horda.games.zombie_terror.options import Diagonal, Move
from horda.games.zombie_terror.state import FIRST_ZOMBIE, ZTState, on_board, worth
from horda.games.zombie_terror.zombie_moves import CHARGE

STEPS = (Move, Diagonal)


class Reach(Struct, frozen=True):
    """The cheapest way of a human to a field, on foot."""

    at: int
    cost: int
    path: tuple[int, ...]
    """The fields it comes to, the last one is the field itself."""
    keys: tuple[str, ...]
    """The answers that go this way, one after another."""
    watched: tuple[int, ...] = ()
    """Where zombies stand that would see it there."""


class Prospect(Struct, frozen=True):
    """A human on the board in its own turn."""

    human: int
    worth: int
    """Points for leaving now; nothing where the scenario does not count them."""
    able: bool
    """It can still do something."""
    reach: tuple[Reach, ...]


class Threat(Struct, frozen=True):
    """A zombie that sees a human: it must move if the turn ended now."""

    zombie: int
    """Where it stands."""
    human: int
    steps: int
    """Fields between the two."""
    bites: bool
    """It comes near enough to bite."""
    falls: bool = False
    """Its way ends in the manhole, before it could bite."""


class Outlook(Struct, frozen=True):
    """The human turn at a glance."""

    people: tuple[Prospect, ...]
    threats: tuple[Threat, ...]
    activations: int
    """Zombies that will act after this turn, as it is now."""


def outlook(engine: Engine[ZTState], state: ZTState, seat: int) -> Outlook | None:
    """Tells what the board means in the human turn; None in any other question."""
    asked = state.open[0] if state.open else None
    if seat != HUMAN or asked is None or asked.seat != seat or asked.prompt != "zt-act":
        return None
    able = {getattr(one, "human", None) for one in asked.options}
    scored = state.config.scenario == "base"
    people = tuple(
        Prospect(one, worth(state, one) if scored else 0, one in able, _reach(engine, state, one))
        for one in on_board(state)
    )
    return Outlook(people, tuple(threats(state)), activations(state))


@cites("R5.1", "C.silence")
def activations(state: ZTState) -> int:
    """Counts what the activity so far costs."""
    noise = max(1, state.activated.bit_count())
    return max(1, noise + 1 - state.silence)


@cites("R4.3", "R2.child")
def _reach(engine: Engine[ZTState], state: ZTState, human: int) -> tuple[Reach, ...]:
    """Finds all fields that a human can walk to, the near ones first."""
    found: dict[int, Reach] = {}
    seen = {(state.humans[human], state.used)}
    queue = [(state, Reach(state.humans[human], 0, (), ()))]
    for there, way in queue:
        for twin, step in _steps(engine, there, human, way):
            mark = twin.humans[human], twin.used
            if mark in seen:
                continue
            seen.add(mark)
            if twin.humans[human] != state.humans[human]:
                found.setdefault(step.at, step)
            if twin.humans[human] != OFF:
                queue.append((twin, step))
    return tuple(sorted(found.values(), key=lambda one: (one.cost, one.at)))


def _steps(
    engine: Engine[ZTState], state: ZTState, human: int, way: Reach
) -> Iterator[tuple[ZTState, Reach]]:
    """Yields every step from a situation, with the way that leads there."""
    if not state.open or state.open[0].prompt != "zt-act":
        return
    for index, option in enumerate(state.open[0].options):
        if not isinstance(option, STEPS) or option.human != human:
            continue
        twin = state.clone()
        engine.choose(twin, index)
        path, keys = (*way.path, option.at), (*way.keys, engine.key(state, option))
        watched = tuple(watchers(twin, human))
        yield twin, Reach(option.at, way.cost + 1, path, keys, watched)


def _views(state: ZTState) -> Iterator[tuple[int, int, int]]:
    """Yields each zombie that sees a human: where it stands, whom it sees, how far away.

    Whoever stands on an exit is away before zombies look: they see past it.
    """
    sight, cells, exits = state.terrain.sight, state.cells, state.terrain.exits
    for zombie, at in enumerate(state.zombies):
        if at == OFF:
            continue
        for far, ahead in enumerate(sight[state.facing[zombie]][at]):
            pawn = cells[ahead]
            if pawn and (pawn >= FIRST_ZOMBIE or ahead not in exits):
                if pawn < FIRST_ZOMBIE:
                    yield at, pawn - 1, far
                break


@cites("R5.4")
def watchers(state: ZTState, human: int) -> Iterator[int]:
    """Yields where the zombies stand that see a human."""
    return (at for at, seen, _ in _views(state) if seen == human)


@cites("R5.5", "R5.6", "R5.7")
def threats(state: ZTState) -> Iterator[Threat]:
    """Yields the zombies that would have to move, as everything stands now."""
    for at, human, far in _views(state):
        falls = _falls(state, at, far)
        yield Threat(at, human, far, bites=far <= CHARGE and not falls, falls=falls)


@cites("S7.2", "S7.3")
def _falls(state: ZTState, at: int, far: int) -> bool:
    """Tells whether the manhole lies on the way that a zombie has to charge."""
    facing = state.facing[state.cells[at] - FIRST_ZOMBIE]
    way = state.terrain.sight[facing][at][: min(far, CHARGE)]
    return state.terrain.manhole in way
