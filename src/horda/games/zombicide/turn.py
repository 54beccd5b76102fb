"""A Survivor's turn."""

from collections.abc import Callable, Iterable
from typing import Any

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide import events
from horda.games.zombicide import options as o
from horda.games.zombicide.adrenaline import PLUS_1_ACTION, Gain, fresh_free
from horda.games.zombicide.attack import Attack, discard, make_noise
from horda.games.zombicide.cars import CAR_DEEDS, car_options
from horda.games.zombicide.companions import leaders, rally, rally_options
from horda.games.zombicide.discards import Discarding, may_discard
from horda.games.zombicide.doors import door_options, open_door
from horda.games.zombicide.goals import may_escape, settle
from horda.games.zombicide.inventory import Arrange
from horda.games.zombicide.moves import do_move, move_options
from horda.games.zombicide.people import (
    ZRun,
    can_pay,
    carried,
    change,
    leave_seat,
    pay,
    skills,
    target_of,
    zombies_in,
)
from horda.games.zombicide.points import (
    ACTIONS,
    ATTACK_COST,
    ATTACK_PAID,
    HAND_SLOTS,
    MISSION_ACTIONS,
    OBJECTIVE_TAKEN,
    OFFERS,
    RELOAD_COST,
    SPAWNS_OF,
)
from horda.games.zombicide.search import Draw, do_search, search_options
from horda.games.zombicide.state import (
    BOX,
    EMPTY,
    HANDS,
    MELEE,
    NONE,
    OTHER,
    OUT,
    RANGED,
    Person,
    ZState,
)
from horda.games.zombicide.weapons import aimed, improvised_options, melee_options, ranged_options

ASK = Go("ask")
BASE_ACTIONS = 3
TRADES = tuple(o.Trade(card) for card in range(len(BOX.survivors)))
FOOD = frozenset(card for card, data in enumerate(BOX.cards) if data.food)
BORN_LEADER = BOX.skill_ids["born_leader"]
OBJECTIVE_ADRENALINE = 5

Deed = Callable[[ZRun, int, Any], Outcome]
DEEDS: dict[type[Option], Deed] = dict(CAR_DEEDS)
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

    @cites("Z2-ROUND-03", "Z2-ROUND-Q2", "Z2-INTER-20", "Z2-SKILL-01", "Z2-SKILL-Q33")
    def begin(self, run: ZRun) -> Outcome:
        """Gives the Survivor its Actions; once-a-turn skills are fresh.

        A Search that a Born leader gave earlier this round is its Search of this turn.
        """
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
            searched=BORN_LEADER in state.people[self.who].used,
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
        if settle(run):
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
        if type(chosen) in o.LEAVING:
            return Go("end")
        return Push(outcome) if isinstance(outcome, Frame) else (outcome or ASK)

    def again(self, run: ZRun) -> Outcome:
        """Asks on."""
        return ASK

    def end(self, run: ZRun) -> Outcome:
        """The turn is over; unused Actions are lost."""
        state = run.state
        change(state, self.who, actions=0, free=(0,) * 7, done=True)
        state.turn_of = NONE
        settle(run)
        return DONE

    steps = (begin, ask, act, again, end)


def actions_of(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Actions that are anybody's, not those of skills."""
    person = state.people[who]
    if not (person.actions or any(person.free) or state.cars or hooks.on(ATTACK_COST)):
        return _plain(state, hooks, who)  # all others cost something
    zombies = zombies_in(state, person.zone)
    options: list[Option] = []
    if carried(person):
        options += melee_options(state, hooks, who) if zombies else []
        options += ranged_options(state, hooks, who)
    options += move_options(state, hooks, who)
    options += door_options(state, hooks, who)
    if not zombies:
        options += search_options(state, hooks, who)
    options += _tokens(state, who)
    options += _plain(state, hooks, who)
    if state.companions:
        options += rally_options(state, who)
    if state.cars:
        options += car_options(state, hooks, who)
    if MISSION_ACTIONS.name in hooks.uses:
        options = hooks.query(MISSION_ACTIONS, state, who, options)
    return options


def turn_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the options of a Survivor's turn, in a fixed order."""
    options: list[Option] = []
    if state.people[who].zone != OUT:
        options = actions_of(state, hooks, who)
        options += improvised_options(state, hooks, who)
        options = hooks.query(OFFERS, state, who, options)
        if may_escape(state, hooks, who):
            options.append(o.ESCAPE)
        if may_discard(state, who):
            options.append(o.DISCARD_FREELY)
    options.append(o.END_TURN)
    return options


@cites("Z2-OBJ-01", "Z2-OBJ-03", "Z2-OBJ-Q1", "Z2-OBJ-I1")
def _tokens(state: ZState, who: int) -> list[Option]:
    person = state.people[who]
    if not (person.actions or can_pay(person, OTHER)):
        return []
    zone = person.zone
    options: list[Option] = []
    seen: set[int] = set()
    for index, one in enumerate(state.objectives):
        face = NONE if one.hidden else one.colour  # tokens that look alike are named once
        if one.zone == zone and face not in seen:
            seen.add(face)
            options.append(o.TakeObjective(index))
    if zone in state.crates:
        options.append(o.TAKE_CRATE)
    return options


@cites("Z2-MAKENOISE-01", "Z2-TRADE-01", "Z2-TRADE-02", "Z2-RELOAD-02", "Z2-EQUIP-Q4")
@cites("Z2-TRADE-Q1", "Z2-TRADE-Q2", "Z2-INTER-19")
def _plain(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    person = state.people[who]
    options: list[Option] = []
    cards = carried(person)
    if person.actions or can_pay(person, OTHER):
        if cards:
            options.append(o.REORGANISE)
        options += [TRADES[p.card] for p in partners(state, person, cards)]
        options.append(o.MAKE_NOISE)
    if state.empty and can_pay(person, OTHER, hooks.query(RELOAD_COST, state, who, 1)):
        size = hooks.query(HAND_SLOTS, state, who, HANDS)
        empty = [c for c in person.slots[:size] if c != NONE and state.empty >> c & 1]
        options += [o.Reload(card) for card in one_each(empty)]
    if cards and not FOOD.isdisjoint(cards):
        options += [o.Eat(card) for card in one_each(c for c in cards if c in FOOD)]
    return options


def partners(state: ZState, person: Person, cards: tuple[int, ...]) -> list[Person]:
    """Lists whom a Survivor can trade with: two with nothing at all have nothing to trade."""
    zone, friends = person.zone, state.people
    leading = leaders(state) if state.companions else ()
    if not (cards or person.load or person.card in leading):
        some = [p for p in friends if p.slots != EMPTY or p.load or leading]  # quick, but too many
        friends = tuple([p for p in some if carried(p) or p.load or p.card in leading])
    return [p for p in friends if p.zone == zone and p is not person]


def one_each(cards: Iterable[int]) -> list[int]:
    """Leaves out cards identical to one named before."""
    return list({BOX.same[card]: card for card in reversed(list(cards))}.values())[::-1]


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
    return attack_with(run, who, option)


@does(o.Shoot)
def _shoot(run: ZRun, who: int, option: o.Shoot) -> Outcome:
    return attack_with(run, who, option)


@cites("Z2-SKILL-43", "Z2-SKILL-G4")
def attack_with(run: ZRun, who: int, option: o.Melee | o.Shoot) -> Outcome:
    """Pays for an attack, unless a skill does, and returns it."""
    blow = aimed(who, option)
    price = run.query(ATTACK_COST, blow, 1)
    if not price:
        run.trigger(ATTACK_PAID, blow)
    pay(run.state, who, MELEE if blow.mode == "melee" else RANGED, price)
    zone = run.state.people[who].zone if blow.mode == "melee" else blow.zone
    return Attack(who, blow.mode, zone, option.card, option.second)


@does(o.Reorganise)
def _reorganise(run: ZRun, who: int, option: o.Reorganise) -> Outcome:
    pay(run.state, who, OTHER)
    return Arrange(who)


@does(o.Trade)
def _trade(run: ZRun, who: int, option: o.Trade) -> Outcome:
    pay(run.state, who, OTHER)
    return Arrange(who, target_of(run.state, option.other))


@does(o.DiscardFreely)
def _discard_freely(run: ZRun, who: int, option: o.DiscardFreely) -> Outcome:
    return Discarding(run.state.people[who].seat)


@does(o.Rally)
def _rally(run: ZRun, who: int, option: o.Rally) -> Outcome:
    rally(run, who, option)
    return None


@does(o.MakeNoise)
@cites("Z2-MAKENOISE-01", "Z2-MAKENOISE-Q1")
def _noise(run: ZRun, who: int, option: o.MakeNoise) -> Outcome:
    pay(run.state, who, OTHER)
    make_noise(run, run.state.people[who].zone)
    return None


@does(o.Reload)
@cites("Z2-RELOAD-02", "Z2-RELOAD-05", "Z2-RELOAD-Q1", "Z2-RELOAD-Q2", "Z2-RELOAD-Q3")
def _reload(run: ZRun, who: int, option: o.Reload) -> Outcome:
    state = run.state
    pay(state, who, OTHER, run.query(RELOAD_COST, who, 1))
    for card in reloaded(state, run.query(HAND_SLOTS, who, HANDS), who, option.card):
        state.empty &= ~(1 << card)
        state.paired &= ~(1 << card)
        run.emit(events.Reloaded, state.people[who].card, card)
    return None


@cites("Z2-RELOAD-05", "Z2-RELOAD-Q1")
def reloaded(state: ZState, size: int, who: int, card: int) -> tuple[int, ...]:
    """Lists what one Reload loads: the weapon, and the other one of an emptied pair."""
    twins = [c for c in state.people[who].slots[:size] if c not in (NONE, card)]
    together = state.paired if state.config.strict_dual_reload else state.empty
    if together >> card & 1:
        twins = [c for c in twins if BOX.same[c] == BOX.same[card] and together >> c & 1]
        return (card, *twins[:1])
    return (card,)


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
    return Reward(who, token.colour)


class Reward(Frame, frozen=True):
    """What an Objective brings: adrenaline first, then the effect of its colour."""

    who: int
    colour: int

    @cites("Z2-OBJ-02", "Z2-MISSION-02", "Z2-MISSION-I1")
    def gain(self, run: ZRun) -> Outcome:
        """Gives the same adrenaline in every Mission."""
        return Push(Gain(self.who, OBJECTIVE_ADRENALINE))

    @cites("Z2-OBJ-Q3", "Z2-SPAWN-07", "Z2-SPAWN-Q3")
    @cites("Z2-M18-05", "Z2-M21-05")
    def effect(self, run: ZRun) -> Outcome:
        """Activates the Spawn Zones of its colour, from the next Spawn step on."""
        if run.query(SPAWNS_OF, self.colour, True):
            run.state.active_spawns |= 1 << self.colour
        return run.trigger(OBJECTIVE_TAKEN, (self.who, self.colour))

    steps = (gain, effect)


@does(o.TakeCrate)
@cites("Z2-OBJ-03", "Z2-OBJ-Q2", "Z2-MISSION-03", "Z2-SEARCH-Q1")
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
    leave_seat(run.state, who)
    person = change(run.state, who, zone=OUT, escaped=True)
    run.emit(events.Escaped, person.card)
    return None
