"""Companions: Survivors of the box that follow a Leader and lend it their first skill."""

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import COMPANIONS, Other
from horda.games.zombicide.rules.adrenaline import FREE_ACTION, PLUS_1_ACTION
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import HandOver, Rally
from horda.games.zombicide.rules.people import (
    ZRun,
    blue_skill,
    can_pay,
    car_of,
    change,
    note_brothers,
    pay,
    place,
    skills,
)
from horda.games.zombicide.rules.state import CAR_SEATS, DEAL, NONE, OTHER, OUT, Companion, ZState

OWN_MASTER = "ned"
"""The special rule by which the lone figure on the board is nobody's Companion (M25)."""
NEVER = ("starts_with_health", "starts_with_2_ap", "starts_with_equipment")
"""Skills that only do something for a Survivor with a dashboard."""


@cites("Z2-COMP-03", "Z2-SKILL-35", "Z2-SKILL-36", "Z2-SKILL-37")
def suitable(box: Content, card: int) -> bool:
    """Tells whether a Survivor of the box can be a Companion."""
    return box.skill(blue_skill(box, card)).id not in NEVER


def leaders(state: ZState) -> set[int]:
    """Returns the cards of the Survivors that lead a Companion."""
    return {state.people[one.leader].card for one in state.companions if one.leader != NONE}


@cites("Z2-COMP-08", "Z2-COMP-14", "Z2-COMP-Q7", "Z2-M25-09")
def rally_options(state: ZState, who: int) -> list[Option]:
    """Offers the lone Companions of the Zone; Zombies there are no obstacle."""
    person = state.people[who]
    if not state.companions or not can_pay(person, OTHER) or not has_seat(state, who):
        return []
    if OWN_MASTER in state.mission.special:
        return []
    lone = [one for one in state.companions if one.leader == NONE and one.zone == person.zone]
    return [Rally(one.card) for one in lone]


@cites("Z2-COMP-08", "Z2-COMP-X1")
def rally(run: ZRun, who: int, option: Rally) -> None:
    """Makes the Survivor the Leader of a lone Companion, for an Action."""
    pay(run.state, who, OTHER)
    follow(run, _number(run.state, option.other), who)


@cites("Z2-COMP-06", "Z2-COMP-13", "Z2-COMP-Q1", "Z2-TRADE-I1", "Z2-INV-I2")
def hand_over_options(state: ZState, people: tuple[int, ...]) -> list[Option]:
    """Offers the Companion cards of two that trade; they lie in no slot and are never discarded."""
    if len(people) == 1:
        return []
    options: list[Option] = []
    for one in state.companions:
        if one.leader in people:
            other = next(who for who in people if who != one.leader)
            together = car_of(state, one.leader) == car_of(state, other)
            options += [HandOver(one.card)] if together or has_seat(state, other) else []
    return options


@cites("Z2-CAR-Q6", "Z2-COMP-12")
def has_seat(state: ZState, who: int) -> bool:
    """Tells whether one more Companion could be with a Survivor: in a car it needs a seat."""
    number = car_of(state, who)
    if number == NONE:
        return True
    seats = [one for one in state.cars[number].seats[1:] if one != NONE]
    led = [one for one in state.companions if one.leader in state.cars[number].seats]
    return len(seats) + sum(one.leader != NONE for one in led) < CAR_SEATS - 1


@cites("Z2-COMP-06", "Z2-COMP-X2")
def hand_over(run: ZRun, people: tuple[int, ...], option: HandOver) -> None:
    """Gives a Companion card to the other one of the two; figure and skill go along."""
    number = _number(run.state, option.other)
    leader = run.state.companions[number].leader
    follow(run, number, next(who for who in people if who != leader))


@cites("Z2-COMP-04", "Z2-COMP-05", "Z2-COMP-07", "Z2-INTER-17")
def follow(run: ZRun, number: int, who: int) -> None:
    """Makes a Survivor the Leader of a Companion, and no one else."""
    one = run.state.companions[number]
    if one.leader != NONE:
        _lose_lent(run.state, one.leader, blue_skill(run.state.box, one.card))
    _set(run.state, number, replace(one, leader=who, zone=OUT))
    gain_action(run.state, who, blue_skill(run.state.box, one.card))
    note_brothers(run.state)
    run.emit(events.Followed, one.card, run.state.people[who].card)
    run.refresh_hooks()


@cites("Z2-SKILL-Q39")
def drag(state: ZState, number: int, zone: int) -> Companion:
    """Puts a lone Companion into another Zone."""
    return _set(state, number, replace(state.companions[number], zone=zone))


@cites("Z2-MISSION-09", "Z2-COMP-03", "Z2-INTER-25")
def random_companion(run: ZRun, who: int) -> None:
    """Gives a Survivor a random Companion out of those that are not in the game, if any."""
    state, left = run.state, left_over(run.state)
    if left:
        card = run.pick(left, DEAL)
        state.companions = (*state.companions, Companion(card, state.people[who].zone))
        if has_seat(state, who):
            follow(run, len(state.companions) - 1, who)
        else:  # it waits beside the car
            run.emit(events.Recruited, card, state.people[who].zone)


@cites("Z2-COMP-03", "Z2-COMP-01")
def left_over(state: ZState) -> list[int]:
    """Lists the Survivors of the box that are not in the game and can be Companions.

    Drawing again for an unsuitable one is the same as a draw among the suitable ones.
    """
    used = {person.card for person in state.people} | {one.card for one in state.companions}
    return [card for card in state.box.playable if card not in used and suitable(state.box, card)]


def _number(state: ZState, card: int) -> int:
    return next(i for i, one in enumerate(state.companions) if one.card == card)


def _set(state: ZState, number: int, one: Companion) -> Companion:
    rest = state.companions[number + 1 :]
    state.companions = (*state.companions[:number], one, *rest)
    return one


@cites("Z2-COMP-Q3", "Z2-COMP-Q4")
def gain_action(state: ZState, who: int, skill: int) -> bool:
    """Gives the Action of a skill to the Survivor whose turn it is, but never twice in a turn."""
    person = state.people[who]
    if state.turn_of != who or not grants(skill):
        return False
    if skill in person.used:
        used = list(person.used)
        used.remove(skill)
        change(state, who, used=tuple(used))
        return False
    _add(state, who, skill, 1)
    return True


@cites("Z2-COMP-Q4")
def lose_action(state: ZState, who: int, skill: int, spent: bool = False) -> None:
    """Takes the Action of a skill back; if it is spent, that is remembered for this turn."""
    if state.turn_of != who or not grants(skill):
        return
    if stock(state, who, skill) and not spent:
        _add(state, who, skill, -1)
    else:
        change(state, who, used=(*state.people[who].used, skill))


@cites("Z2-COMP-Q3", "Z2-COMP-Q4")
def _lose_lent(state: ZState, who: int, skill: int) -> None:
    """Takes a Companion's Action back from its Leader: it was spent before the Leader's own."""
    had = skills(state, who).count(skill)
    lose_action(state, who, skill, skill in FREE_ACTION and stock(state, who, skill) < had)


def stock(state: ZState, who: int, skill: int) -> int:
    """Counts the Actions left of the kind that a skill brings."""
    person, kind = state.people[who], FREE_ACTION.get(skill, NONE)
    if kind == NONE:
        return person.actions
    return person.free[kind] if kind < len(person.free) else 0


def grants(skill: int) -> bool:
    """Tells whether a skill brings Actions."""
    return skill == PLUS_1_ACTION or skill in FREE_ACTION


def _add(state: ZState, who: int, skill: int, more: int) -> None:
    person, free = state.people[who], list(state.people[who].free)
    if skill in FREE_ACTION:
        kind = FREE_ACTION[skill]
        free += [0] * (kind + 1 - len(free))  # the last kinds are only there once there are any
        free[kind] += more
        change(state, who, free=tuple(free))
    else:
        change(state, who, actions=person.actions + more)


def companions(state: ZState) -> list[Other]:
    """Lists the Companions as actors."""
    if not state.companions:
        return []
    found = enumerate(state.companions, COMPANIONS)
    return [Other(number, one.card, place(state, one)) for number, one in found]


MODULE = Module("companions", actors=(companions,))
