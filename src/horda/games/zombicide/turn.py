"""A Survivor's turn."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide import events
from horda.games.zombicide import options as o
from horda.games.zombicide.adrenaline import PLUS_1_ACTION, Gain, fresh_free
from horda.games.zombicide.attack import Attack, discard, make_noise
from horda.games.zombicide.doors import door_options, open_door
from horda.games.zombicide.goals import may_escape, settle
from horda.games.zombicide.inventory import Arrange
from horda.games.zombicide.moves import do_move, move_options
from horda.games.zombicide.people import (
    ZRun,
    can_pay,
    carried,
    change,
    in_zone,
    pay,
    skills,
)
from horda.games.zombicide.points import ACTIONS, OFFERS
from horda.games.zombicide.search import Draw, do_search, search_options
from horda.games.zombicide.state import BOX, MELEE, NONE, OTHER, OUT, RANGED, ZState
from horda.games.zombicide.weapons import melee_options, ranged_options

BASE_ACTIONS = 3
OBJECTIVE_ADRENALINE = 5

Deed = Callable[[ZRun, int, Any], Outcome]
DEEDS: dict[type[Option], Deed] = {}
"""What each option of a turn does; skills add their own."""


def does(kind: type[Option]) -> Callable[[Deed], Deed]:
    """Registers the function that carries an option of a turn out."""

    def register(deed: Deed) -> Deed:
        DEEDS[kind] = deed
        return deed

    return register


class Turn(Frame, frozen=True):
    """One Survivor takes its Actions."""

    who: int

    @cites("Z2-ROUND-03", "Z2-ROUND-Q2", "Z2-INTER-20", "Z2-SKILL-01")
    def begin(self, run: ZRun) -> Outcome:
        """Gives the Survivor its Actions; once-a-turn skills are fresh."""
        state = run.state
        owned = skills(state, self.who)
        actions = run.query(ACTIONS, self.who, BASE_ACTIONS + owned.count(PLUS_1_ACTION))
        free = fresh_free(state, self.who, owned)
        person = change(
            state,
            self.who,
            actions=actions,
            free=free,
            used=(),
            searched=False,
            slipped=False,
            chain=0,
        )
        state.turn_of = self.who
        run.emit(events.TurnBegan, person.card, actions)
        return None

    @cites("Z2-ROUND-04", "Z2-ROUND-05", "Z2-ROUND-06", "Z2-INTER-18", "Z2-SKILL-G4")
    def ask(self, run: ZRun) -> Outcome:
        """Lists everything the Survivor can do now."""
        state = run.state
        state_over = settle(run)
        if state_over:
            return DONE
        options = turn_options(state, run.hooks, self.who)
        person = state.people[self.who]
        return Choice(person.seat, "z2-turn", tuple(options), (person.card, person.actions))

    def act(self, run: ZRun) -> Outcome:
        """Does what was chosen."""
        chosen = run.answer
        if type(chosen) is o.EndTurn:
            return Go("end")
        outcome = DEEDS[type(chosen)](run, self.who, chosen)
        if type(chosen) is o.Escape:
            return Go("end")
        return Push(outcome) if isinstance(outcome, Frame) else (outcome or Go("ask"))

    def again(self, run: ZRun) -> Outcome:
        """Asks on."""
        return Go("ask")

    def end(self, run: ZRun) -> Outcome:
        """The turn is over; unused Actions are lost."""
        state = run.state
        change(state, self.who, actions=0, free=(0,) * 7, done=True)
        state.turn_of = NONE
        settle(run)
        return DONE

    steps = (begin, ask, act, again, end)


def turn_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the options of a Survivor's turn, in a fixed order."""
    options: list[Option] = []
    person = state.people[who]
    if person.zone != OUT:
        options += melee_options(state, hooks, who)
        options += ranged_options(state, hooks, who)
        options += move_options(state, hooks, who)
        options += door_options(state, hooks, who)
        options += search_options(state, hooks, who)
        options += _tokens(state, who)
        options += _plain(state, who)
        options = hooks.query(OFFERS, state, who, options)
        if may_escape(state, hooks, who):
            options.append(o.ESCAPE)
    options.append(o.END_TURN)
    return options


@cites("Z2-OBJ-01", "Z2-OBJ-03", "Z2-OBJ-Q1", "Z2-OBJ-I1")
def _tokens(state: ZState, who: int) -> list[Option]:
    person = state.people[who]
    if not can_pay(person, OTHER):
        return []
    here = [i for i, one in enumerate(state.objectives) if one.zone == person.zone]
    options: list[Option] = [o.TakeObjective(i) for i in here[:1]]
    if person.zone in state.crates:
        options.append(o.TAKE_CRATE)
    return options


@cites("Z2-MAKENOISE-01", "Z2-TRADE-01", "Z2-TRADE-02", "Z2-RELOAD-02", "Z2-EQUIP-Q4")
def _plain(state: ZState, who: int) -> list[Option]:
    person = state.people[who]
    options: list[Option] = []
    cards = carried(person)
    if can_pay(person, OTHER):
        friends = [i for i in in_zone(state, person.zone) if i != who]
        traders = [i for i in friends if cards or carried(state.people[i])]
        options += [o.REORGANISE] if cards else []
        options += [o.Trade(state.people[i].card) for i in traders]
        empty = [c for c in person.slots[:2] if c != NONE and state.empty >> c & 1]
        options += [o.Reload(card) for card in empty]
        options.append(o.MAKE_NOISE)
    options += [o.Eat(card) for card in cards if BOX.cards[card].food]
    return options


@does(o.Walk)
def _walk(run: ZRun, who: int, option: o.Walk) -> Outcome:
    return do_move(run, who, option)


@does(o.Slip)
def _slip(run: ZRun, who: int, option: o.Slip) -> Outcome:
    return do_move(run, who, option)


@does(o.Search)
def _search(run: ZRun, who: int, option: o.Search) -> Outcome:
    return do_search(run, who)


@does(o.OpenDoor)
def _open(run: ZRun, who: int, option: o.OpenDoor) -> Outcome:
    return open_door(run, who, option)


@does(o.Melee)
def _melee(run: ZRun, who: int, option: o.Melee) -> Outcome:
    pay(run.state, who, MELEE)
    return Attack(who, "melee", run.state.people[who].zone, option.card, option.second)


@does(o.Shoot)
def _shoot(run: ZRun, who: int, option: o.Shoot) -> Outcome:
    pay(run.state, who, RANGED)
    return Attack(who, "ranged", option.zone, option.card, option.second)


@does(o.Reorganise)
def _reorganise(run: ZRun, who: int, option: o.Reorganise) -> Outcome:
    pay(run.state, who, OTHER)
    return Arrange(who)


@does(o.Trade)
def _trade(run: ZRun, who: int, option: o.Trade) -> Outcome:
    pay(run.state, who, OTHER)
    other = next(i for i, p in enumerate(run.state.people) if p.card == option.other)
    return Arrange(who, other)


@does(o.MakeNoise)
@cites("Z2-MAKENOISE-01", "Z2-MAKENOISE-Q1")
def _noise(run: ZRun, who: int, option: o.MakeNoise) -> Outcome:
    pay(run.state, who, OTHER)
    make_noise(run, run.state.people[who].zone)
    return None


@does(o.Reload)
@cites("Z2-RELOAD-02", "Z2-RELOAD-05", "Z2-RELOAD-Q1", "Z2-RELOAD-Q2", "Z2-RELOAD-Q3")
def _reload(run: ZRun, who: int, option: o.Reload) -> Outcome:
    pay(run.state, who, OTHER)
    run.state.empty &= ~(1 << option.card)
    run.emit(events.Reloaded, run.state.people[who].card, option.card)
    return None


@does(o.Eat)
@cites("Z2-EQUIP-Q4", "Z2-ADR-02")
def _eat(run: ZRun, who: int, option: o.Eat) -> Outcome:
    discard(run, who, option.card)
    return Gain(who, BOX.cards[option.card].food)


@does(o.TakeObjective)
@cites("Z2-OBJ-01", "Z2-OBJ-02", "Z2-OBJ-Q3", "Z2-MISSION-02")
def _objective(run: ZRun, who: int, option: o.TakeObjective) -> Outcome:
    state = run.state
    pay(state, who, OTHER)
    token = state.objectives[option.index]
    state.objectives = (
        *state.objectives[: option.index],
        *state.objectives[option.index + 1 :],
    )
    person = change(state, who, tokens=state.people[who].tokens + 1)
    if token.hidden:
        run.reveal()
    run.emit(events.ObjectiveTaken, person.card, token.zone, token.colour)
    state.active_spawns |= 1 << token.colour
    return Gain(who, OBJECTIVE_ADRENALINE)


@does(o.TakeCrate)
@cites("Z2-OBJ-03", "Z2-OBJ-Q2", "Z2-MISSION-03")
def _crate(run: ZRun, who: int, option: o.TakeCrate) -> Outcome:
    state = run.state
    pay(state, who, OTHER)
    zone = state.people[who].zone
    crates = list(state.crates)
    crates.remove(zone)
    state.crates = tuple(crates)
    run.emit(events.CrateTaken, state.people[who].card, zone)
    return Draw(who, 1, "pimpweapon")


@does(o.Escape)
@cites("Z2-MISSION-04", "Z2-WIN-Q2")
def _escape(run: ZRun, who: int, option: o.Escape) -> Outcome:
    person = change(run.state, who, zone=OUT, escaped=True)
    run.emit(events.Escaped, person.card)
    return None
