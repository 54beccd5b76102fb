"""What it costs a Survivor to go to each Zone, found by going there: all answers are real options.

A copy of the game is played on with nothing but moves, the cheapest first, so every skill, Zombie
and special rule counts as it does in the game. Where dice, cards or another question come up the
search goes no farther: the way there is known, what follows is not.
"""

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from horda.core.decisions import Option, Pass
from horda.core.engine import Engine
from horda.core.events import Event
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.papers.words import skill_name
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.moves import near
from horda.games.zombicide.rules.points import STEP
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.rules.turn import suppose

ON_THE_WAY = frozenset(("z2-turn", "z2-move-on", "z2-drive-on", "z2-run-over"))
"""Questions of which a move, or staying, is an answer."""
MOVES = frozenset((o.Walk, o.Slip, Dash, SlipDash, o.StopHere, Pass))
BY_CAR = frozenset((o.GetOut, o.DriveSlow, o.DriveFast, o.DriveOn))
LUCKS = 16
"""Dice that are tried where a move rolls any, until one harms nobody."""
PLENTY = 99
"""More Actions than any way costs: a Zone too far for this turn has its price too."""

Price = tuple[int, int, int, int]
"""Actions, free Moves, skills and other helps used up, and Zones: what is spent, dearest first."""

Seen = dict[object, list[Counter[int]]]
"""The situations met, each with what was used up when it was met."""


class Reach(Struct, frozen=True):
    """The cheapest way to a Zone."""

    cost: int
    """In Actions; free Moves are not counted."""
    free: int
    """Free Moves it takes."""
    zones: tuple[int, ...]
    """From where the Survivor stands to the Zone itself."""
    by: tuple[Text, ...] = ()
    """Skills and other means that make it so cheap."""
    keys: tuple[str, ...] = ()
    """The answers that go this way, one after another, as long as nothing comes between."""


class Ways(dict[int, Reach]):
    """The cheapest way to every Zone that is found, and where the search goes no farther."""

    ends: set[int]
    """Zones where something comes to light or is decided first: what lies behind is not known."""


@cites("Z2-MOVE-07", "Z2-MOVE-08", "Z2-MOVE-09", "Z2-MOVE-10", "Z2-ROUND-03")
def ways(engine: Engine[ZState], state: ZState, who: int) -> Ways:
    """Returns the cheapest way to every Zone a Survivor could come to by moving alone."""
    start = state.clone()
    suppose(start, who, PLENTY)
    start.waiting = None
    engine.resume(start)
    free, tick = sum(start.people[who].free), count()
    found = Ways()
    found.ends = set()
    seen: Seen = {}
    here = Reach(0, 0, (start.people[who].zone,))
    queue: list[tuple[Price, int, ZState, Reach]] = [((0, 0, 0, 0), next(tick), start, here)]
    while queue:
        _, _, there, way = heappop(queue)
        if known(seen, there, who):
            continue
        if _stands(there, start):
            found.setdefault(there.people[who].zone, way)
        if _surprised(there, start):
            found.ends.add(there.people[who].zone)
        for twin, step in _steps(engine, there, start, who):
            person, by = twin.people[who], (*way.by, *step.by)
            spent = PLENTY - person.actions, free - sum(person.free)
            zones = (*way.zones, *step.zones)
            longer = Reach(spent[0], spent[1], zones, by, (*way.keys, step.key))
            heappush(queue, ((*spent, len(by), len(zones)), next(tick), twin, longer))
    return found


def beyond(found: Ways, state: ZState, hooks: HookIndex, who: int, zone: int) -> bool:
    """Tells whether open ways that the Survivor may go lead there from where the search ended."""
    known = set(found.ends) - {OUT}
    queue = list(known)
    while queue and zone not in known:
        new = set(near(state, hooks, who, queue.pop())) - known
        known |= new
        queue += new
    return zone in known


def barred(found: Ways, state: ZState, hooks: HookIndex, who: int, zone: int) -> Refusal | None:
    """Says what keeps the Survivor from a step on the open ways to a Zone; None: they are shut."""
    here = state.people[who].zone
    why: dict[int, Refusal | None] = dict.fromkeys((here, *found, *found.ends), None)
    queue = list(why)
    for at in queue:
        for to in state.tables.neighbours[at] if at != OUT else ():
            if to not in why:
                why[to] = why[at] or hooks.query(STEP, state, (who, at, to), None)
                queue.append(to)
    return why.get(zone)


def known(seen: Seen, state: ZState, who: int) -> bool:
    """Tells whether a situation was met before with no more used up, else notes it."""
    used = Counter(state.people[who].used)  # in whatever order
    before = seen.setdefault(mark(state, who), [])
    if any(one <= used for one in before):
        return True
    before.append(used)
    return False


def mark(state: ZState, who: int) -> object:
    """Names a situation but for what is used up: see known."""
    person = replace(state.people[who], actions=0, used=())
    return person, state.cars, state.stack[-1:], _prompt(state)


def _prompt(state: ZState) -> str:
    return state.open[0].prompt if state.open else ""


def _stands(state: ZState, start: ZState) -> bool:
    """Tells whether a Survivor may stay there, and not only goes through."""
    return _prompt(state) == "z2-turn" or _surprised(state, start)


def _surprised(state: ZState, start: ZState) -> bool:
    """Tells whether something came to light, or something else is decided, or all is over."""
    known = state.seen == start.seen and state.rng == start.rng
    return not known or _prompt(state) not in ON_THE_WAY


class _Step(Struct, frozen=True):
    zones: tuple[int, ...]
    by: tuple[Text, ...]
    key: str


def _steps(
    engine: Engine[ZState], state: ZState, start: ZState, who: int
) -> Iterator[tuple[ZState, _Step]]:
    """Yields every move from a situation: what comes of it, and the Zones gone through."""
    if _surprised(state, start):
        return
    for index, option in enumerate(state.open[0].options):
        if type(option) not in MOVES and type(option) not in BY_CAR:
            continue
        twin, told = _went(engine, state, who, index)
        gone, key = tuple(_gone(told, state, who)), engine.key(state, option)
        yield twin, _Step(gone, _means(state, option), key)


def _went(
    engine: Engine[ZState], state: ZState, who: int, index: int
) -> tuple[ZState, list[Event]]:
    """Makes a move on a copy; where dice are rolled on the way, others than those to come.

    The map must not tell what nobody knows: a way is there for whoever lives to see its end.
    """
    twin, told = _chosen(engine, state.clone(), index)
    for luck in range(LUCKS if twin.rng != state.rng else 0):
        other = state.clone()
        other.rng = state.rng.rekeyed(luck)
        twin, told = _chosen(engine, other, index)
        if twin.people[who].zone != OUT:
            break
    return twin, told


def _chosen(engine: Engine[ZState], twin: ZState, index: int) -> tuple[ZState, list[Event]]:
    told = list[Event]()
    engine.choose(twin, index, sink=told.append)
    return twin, told


def _gone(told: list[Event], state: ZState, who: int) -> Iterator[int]:
    """Yields the Zones that somebody came into, by what was told."""
    card = state.people[who].card
    for event in told:
        if isinstance(event, events.Moved | events.Drove) and event.who == card:
            yield event.to


def _means(state: ZState, option: Option) -> tuple[Text, ...]:
    """Names the skill or the other help that a move uses up."""
    if isinstance(option, Dash | SlipDash):
        return (skill_name(state.box, option.skill),)
    if isinstance(option, o.Slip | o.GetOut):
        return (Text(f"z2-verb-{option.verb}"),)
    return ()
