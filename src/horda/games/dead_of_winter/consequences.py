"""What the ways of a crossroads card would change for certain, as all at the table can tell."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.changes import TOP, next_death_free
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, damage, is_exiled, room
from horda.games.dead_of_winter.base.zombies import break_in
from horda.games.dead_of_winter.cards import ops_colony as oc
from horda.games.dead_of_winter.cards import ops_people as op
from horda.games.dead_of_winter.cards import ops_zombies as oz
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.trees import walk
from horda.games.dead_of_winter.cards.words import COLONY, Damage, Many
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.do_people import tokens
from horda.games.dead_of_winter.effects.lasting import death_at, frost_is_wound, holding
from horda.games.dead_of_winter.effects.offer import option_open
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Doing, Look, Need, Script, in_use
from horda.games.dead_of_winter.effects.spots import spots


class ChangeView(Struct, frozen=True):
    """A number of the colony, or the damage of a survivor, before and after."""

    what: str
    """morale, food, starvation, helpless; of a survivor: harm, frost, exposure; of a way: shut."""
    who: str = ""
    now: int = 0
    then: int = 0
    most: int = 0
    """How much damage kills."""


MOURNING = ("morale", "helpless")
"""What deaths that nobody can count yet may change."""


class Unsure(Exception):
    """A die would say it."""


class Ahead(Doing):
    """An operation that is only thought of: it finds whom it is about, and rolls nothing."""

    __slots__ = ()

    def __init__(self, state: DWState, frame: Script, op: Any) -> None:
        self.state, self.op = state, op
        self.seat, self.scope = frame.seat, frame.scope
        self.source, self.path, self.at = frame.source, frame.path, frame.at
        self.got, self.looked, self._used = frame.got, frame.looked, 0

    @property
    def run(self) -> Any:  # type: ignore[override]  # nothing is run
        """Nothing is run, so nothing is known of dice."""
        raise Unsure


class Tally:
    """Adds up what the operations of a way change."""

    def __init__(self, state: DWState) -> None:
        self.state = state
        self.tracks: dict[str, int] = {}
        self.harm: dict[int, int] = {}
        self.frost: dict[int, int] = {}
        self.exposed: dict[int, int] = {}
        self.free: set[int] = set()
        """Those whose death costs no morale."""
        self.more = False
        """Zombies may get in, or dice kill: who dies of it, and what that costs, is not told."""

    def add(self, what: str, delta: int) -> None:
        """Changes a number of the colony; none falls below nothing, and morale has a top."""
        now = int(getattr(self.state, what))
        then = max(0, self.tracks.get(what, now) + delta)
        self.tracks[what] = min(then, TOP) if what == "morale" else then

    def hurt(self, one: int, delta: int) -> None:
        """Changes the damage of a survivor."""
        now = self.harm.get(one, damage(self.state, one))
        self.harm[one] = max(0, now + delta)

    def lines(self) -> tuple[ChangeView, ...]:
        """Returns what has changed, the survivors first."""
        state, found = self.state, []
        for one, then in self.harm.items():
            most, name = death_at(state, one), names.survivor(one)
            found.append(ChangeView("harm", name, damage(state, one), min(then, most), most))
            if then < most <= then + 1 and self._freezes(one):
                found.append(ChangeView("frost", name, then, most, most))
        found += [
            ChangeView("exposure", names.survivor(one), 0, n) for one, n in self.exposed.items()
        ]
        self._bury()
        for what, then in self.tracks.items():
            now = int(getattr(state, what))
            if then != now and not (self.more and what in MOURNING):
                found.append(ChangeView(what, "", now, then))
        return tuple(found)

    def _freezes(self, one: int) -> bool:
        """Whether frostbite would wound it when the turn of its player begins."""
        state = self.state
        warm = state.where[one] == COLONY and bool(holding(state, Mod.NO_FROST_TICK))
        return state.frost[one] + self.frost.get(one, 0) > 0 and not warm

    @cites("DW-KILLS-06", "DW-EXILE-09")
    def _bury(self) -> None:
        """Each death costs morale, but of the exiled and where a wall remembers the first."""
        state = self.state
        dead = [o for o, n in self.harm.items() if n >= death_at(state, o) and o not in self.free]
        lost = sum(not is_exiled(state, state.owner[one]) for one in dead)
        spared = next_death_free(state)
        if lost - spared > 0:
            self.add("morale", spared - lost)


def _wound(tally: Tally, do: Doing) -> None:
    n = do.op.n
    if not isinstance(n, int):
        raise Unsure
    for one in aim(do, do.op.target):
        tally.hurt(one, n)
        bitten = do.op.kind is Damage.FROSTBITE and not frost_is_wound(tally.state, one)
        tally.frost[one] = tally.frost.get(one, 0) + (n if bitten else 0)


def _heal(tally: Tally, do: Doing) -> None:
    there = {one: tokens(tally.state, one, do.op.kinds) for one in range(len(tally.state.owner))}
    if not (isinstance(do.op.n, int) or do.op.n is Many.ALL):
        raise Unsure
    for one in aim(do, do.op.target, lambda one: there[one] > 0):
        many = there[one] if do.op.n is Many.ALL else min(do.op.n, there[one])
        if many:
            tally.hurt(one, -many)


def _kill(tally: Tally, do: Doing) -> None:
    for one in aim(do, do.op.target):
        tally.hurt(one, death_at(tally.state, one))
        if not do.op.morale:
            tally.free.add(one)


def _exposure(tally: Tally, do: Doing) -> None:
    if not isinstance(do.op.times, int):
        raise Unsure
    for one in aim(do, do.op.target):
        tally.exposed[one] = tally.exposed.get(one, 0) + do.op.times


def _food(tally: Tally, do: Doing) -> None:
    delta = do.op.delta
    tally.add("food", -tally.state.food if delta is Many.NONE_LEFT else delta)


@cites("DW-HELPLESS-01", "DW-EXILE-05", "DW-HELPLESS-Q2")
def _helpless(tally: Tally, do: Doing) -> None:
    """They come as far as there is room, to no exile; which of two sorts goes is not known yet."""
    state, delta = tally.state, do.op.delta
    if delta > 0 and not do.op.unruly and not is_exiled(state, do.seat):
        tally.add("helpless", min(delta, room(state, COLONY)))
    elif delta < 0 and (not state.unruly or -delta >= state.helpless + state.unruly):
        tally.add("helpless", delta)


@cites("DW-ADDZ-06", "DW-ADDZ-07", "DW-CARD-Q13")
def _crowd(tally: Tally, do: Ahead) -> bool:
    """Notes whether zombies that come find no space: then somebody dies, and no more is certain."""
    try:
        places = spots(do, do.op.where)
    except (Need, Look, Unsure):
        tally.more = True
        return False
    if any(break_in(tally.state, place, do.op.n) for place in places):
        tally.more = True
    traps = any(tally.state.traps[door] for place in places for door in ENTRANCES_OF[place])
    return not tally.more and not traps and not holding(tally.state, Mod.TUNNEL)


TRACKS: dict[type[Op], Callable[[Tally, Doing], None]] = {
    oc.Morale: lambda tally, do: tally.add("morale", do.op.delta),
    oc.Food: _food,
    oc.Starvation: lambda tally, do: tally.add("starvation", do.op.delta),
    oc.Helpless: _helpless,
}
"""Operations that change a number of the colony, whoever they are about."""
PEOPLE: dict[type[Op], Callable[[Tally, Doing], None]] = {
    op.Wound: _wound,
    op.Heal: _heal,
    op.KillSurvivor: _kill,
    op.Exposure: _exposure,
}
"""Operations on survivors: told as long as nothing before them moved or chose anybody."""
DEADLY = (op.Wound, op.KillSurvivor)
"""Those of them that may cost morale."""


@cites("DW-CROSS-04", "DW-CROSS-05")
def ways(
    state: DWState, card: int, chooser: int, scope: Scope
) -> tuple[tuple[ChangeView, ...], ...]:
    """Returns for each way of a card what it would change for certain."""
    many = range(1, len(BOX.crossroads[card].options) + 1)
    return tuple(_way(state, card, n, chooser, scope) for n in many)


def _way(
    state: DWState, card: int, number: int, chooser: int, scope: Scope
) -> tuple[ChangeView, ...]:
    option = BOX.crossroads[card].options[number - 1]
    source = f"crossroads/{names.crossroads(card)}/{number}"
    frame = Script(source, chooser, (), 0, scope)
    if _voted_in_vain(state, card, number, chooser, scope):
        return (ChangeView("shut", then=1),)
    tally, plain = Tally(state), True
    for one in (*option.cost, *option.effects):
        if not in_use(state, one):
            continue
        plain = _think(tally, Ahead(state, frame, one), plain) and plain
    return tally.lines()


@cites("DW-CROSS-08", "DW-CROSS-12")
def _voted_in_vain(state: DWState, card: int, number: int, chooser: int, scope: Scope) -> bool:
    """Tells whether a way that is voted on cannot be taken: what it costs lies open to all."""
    if not BOX.crossroads[card].chooser.by.startswith("vote"):
        return False  # a player may have to pay with cards of the hand
    return not option_open(state, card, number, chooser, scope)


def _think(tally: Tally, do: Ahead, plain: bool) -> bool:
    """Adds an operation; says whether those after it can still be told."""
    kind = type(do.op)
    if kind in TRACKS:
        TRACKS[kind](tally, do)
        return True
    if kind is oz.AddZombies:
        return _crowd(tally, do) and plain
    if any(isinstance(one, oc.KillHelpless) for one in walk((do.op,))):
        tally.more = True
    try:
        if plain and kind in PEOPLE:
            PEOPLE[kind](tally, do)
            return True
    except (Need, Look, Unsure):
        pass
    tally.more |= kind in DEADLY  # somebody is hurt, and nobody can say yet who
    return False
