"""A Survivor's turn."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.cars import CAR_DEEDS
from horda.games.zombicide.modules.companions import rally
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.adrenaline import PLUS_1_ACTION, Gain, fresh_free
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.discards import Discarding
from horda.games.zombicide.rules.doors import open_door
from horda.games.zombicide.rules.goals import settle
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.moves import do_move
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.people import (
    ZRun,
    change,
    leave_seat,
    pay,
    put,
    skills,
    target_of,
)
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import (
    ACTIONS,
    ATTACK_COST,
    ATTACK_PAID,
    HAND_SLOTS,
    OBJECTIVE_TAKEN,
    RELOAD_COST,
    SPAWNS_OF,
)
from horda.games.zombicide.rules.search import Draw, do_search
from horda.games.zombicide.rules.spawn import wake_spawns
from horda.games.zombicide.rules.state import HANDS, MELEE, NONE, OTHER, OUT, RANGED, ZState
from horda.games.zombicide.rules.tokens import token_word
from horda.games.zombicide.rules.turn_options import turn_options
from horda.games.zombicide.rules.weapons import aimed

ASK, END = Go("ask"), Go("end")
NO_FREE = (0,) * 7
BASE_ACTIONS = 3
BORN_LEADER = skill_id("born_leader")
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
        before = state.people[self.who]
        person = replace(
            before,
            actions=actions,
            free=free,
            used=(),
            searched=BORN_LEADER in before.used,
            slipped=False,
            chain=0,
        )
        put(state, self.who, person)
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
        kind = type(chosen)
        if kind is o.EndTurn:
            return END
        outcome = DEEDS[kind](run, self.who, chosen)
        if kind in o.LEAVING:
            return END
        if outcome is None:
            return ASK
        return Push(outcome) if isinstance(outcome, Frame) else outcome

    def again(self, run: ZRun) -> Outcome:
        """Asks on."""
        return ASK

    def end(self, run: ZRun) -> Outcome:
        """The turn is over; unused Actions are lost."""
        state = run.state
        person = state.people[self.who]
        put(state, self.who, replace(person, actions=0, free=NO_FREE, done=True))
        state.turn_of = NONE
        settle(run)
        return DONE

    steps = (begin, ask, act, again, end)


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
        twins = [
            c for c in twins if state.box.same[c] == state.box.same[card] and together >> c & 1
        ]
        return (card, *twins[:1])
    return (card,)


@does(o.Eat)
@cites("Z2-EQUIP-Q4", "Z2-ADR-02")
def _eat(run: ZRun, who: int, option: o.Eat) -> Outcome:
    discard(run, who, option.card)
    return Gain(who, run.state.box.cards[option.card].food)


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
    name = token_word(state.mission, token.colour)
    run.emit(events.ObjectiveTaken, person.card, token.zone, token.colour, name)
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
            wake_spawns(run, self.colour)
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
