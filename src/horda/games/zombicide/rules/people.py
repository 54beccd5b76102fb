"""Small questions about Survivors, Zones and Zombies that every rule asks."""

from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombicide.box.components import Place
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.skill_keys import numbers, skill_id
from horda.games.zombicide.rules.actors import MACHINES, in_zone, targets_in
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.memo import noted
from horda.games.zombicide.rules.state import (
    CHAIN,
    HANDS,
    MELEE,
    NONE,
    OUT,
    PAYS,
    RANGED,
    CarState,
    Companion,
    Person,
    ZState,
)

ZRun: TypeAlias = Run[ZState]
SKILLS_OF, SLOTS_OF = attrgetter("skills"), attrgetter("slots")
NUMBERS = numbers()
HOARD = skill_id("hoard")
HOARDED = 2
SHARED = {
    skill: skill_id(key.partition(":")[2])
    for key, skill in numbers().items()
    if key.startswith("brother_in_arms:")
}
"""By each Brother in arms skill, the skill it shares."""
APART = "apart-"
"""The note of a Survivor that does without its Brother in arms, before its place in the team."""
NAMED = SHARED | {
    skill: skill_id(key.partition(":")[2])
    for key, skill in numbers().items()
    if key.startswith("all_out:")
}
"""By each skill that names another one, the skill it names."""
HEALTH = {
    skill: int(key.partition(":")[2])
    for key, skill in numbers().items()
    if key.startswith(("starts_with_health:", "starts_with_armor:"))
}
"""By each "Starts with X Health", or Armor, skill, its X."""


def change(state: ZState, who: int, **fields: Any) -> Person:
    """Replaces a Survivor by one with other fields, and returns it."""
    person = replace(state.people[who], **fields)
    put(state, who, person)
    return person


def put(state: ZState, who: int, person: Person) -> None:
    """Puts a Survivor in the place of what it was; with `replace`, half as long as `change`."""
    people = [*state.people]
    people[who] = person
    state.people = tuple(people)


def team(state: ZState) -> tuple[Person, ...]:
    """Returns the Survivors whom a Mission means by all of them: those still in the game."""
    fallen = state.fallen
    if not fallen:
        return state.people
    return tuple([one for who, one in enumerate(state.people) if who not in fallen])


def car_of(state: ZState, who: int) -> int:
    """Returns the number of the car a Survivor sits in, or -1."""
    for number, car in enumerate(state.cars):
        if who in car.seats:
            return number
    return NONE


def change_car(state: ZState, number: int, **fields: Any) -> CarState:
    """Replaces a car by one with other fields, and returns it."""
    car = replace(state.cars[number], **fields)
    state.cars = (*state.cars[:number], car, *state.cars[number + 1 :])
    return car


def leave_seat(state: ZState, who: int) -> None:
    """Empties the seat of a Survivor, if it has one."""
    number = car_of(state, who)
    if number != NONE:
        seats = tuple(NONE if one == who else one for one in state.cars[number].seats)
        change_car(state, number, seats=seats)


@cites("Z2-PIMPCAR-01", "Z2-MISSION-12")
def crates_left(state: ZState) -> int:
    """Counts the crates that can still be taken, those on cars too."""
    return len(state.crates) + sum(car.crate for car in state.cars)


@cites("Z2-COMP-05", "Z2-COMP-12", "Z2-COMP-Q6", "Z2-MOVE-I1")
def place(state: ZState, one: Companion) -> int:
    """Returns where a Companion is: always with its Leader, if it has one."""
    return one.zone if one.leader == NONE else state.people[one.leader].zone


def zombies_in(state: ZState, zone: int) -> int:
    """Counts the Zombies in a Zone."""
    box, zombies = state.box, state.zombies
    first = zone * box.kinds
    if zombies.startswith(box.nobody, first):  # mostly, and quicker than a sum
        return 0
    return sum(zombies[first : first + box.kinds])


def kinds_in(state: ZState, zone: int) -> list[int]:
    """Lists the kinds of Zombies in a Zone."""
    return [k for k in range(state.kinds) if state.zombies[zone * state.kinds + k]]


def on_board(state: ZState, kind: int) -> int:
    """Counts the Zombies of a kind on the whole board."""
    return sum(state.zombies[kind :: state.kinds])


@cites("Z2-COMP-04", "Z2-COMP-Q5")
def blue_skill(box: Content, card: int) -> int:
    """Returns what a Companion lends its Leader: the first Blue skill, and nothing else."""
    return box.survivor_skills[card][0][0]


@cites("Z2-COMP-04", "Z2-COMP-Q3", "Z2-INTER-17")
def skills(state: ZState, who: int) -> tuple[int, ...]:
    """Lists the skills a Survivor has now: its own, those of its cards and its Companions.

    Asked anew each time, since cards, Companions and neighbours come and go.
    """
    person, bare = state.people[who], state.bare
    owned, slots = person.skills, person.slots
    if slots is not bare and slots != bare:
        owned = _with_lent(state.box, owned, slots)
    if state.companions:
        owned += _of_companions(state, who) + state.given(who)
    return owned + state.lent(who, owned) + shared(state, who) if state.brothers else owned


def _of_companions(state: ZState, who: int) -> tuple[int, ...]:
    """Lists what its Companions lend a Survivor."""
    led = [one.card for one in state.companions if one.leader == who]
    return tuple([blue_skill(state.box, card) for card in led])


@cites("Z2-SKILL-50", "Z2-SKILL-Q29", "Z2-COMP-16")
def shared(state: ZState, who: int) -> tuple[int, ...]:
    """Lists what Brothers in arms share with a Survivor, unless the owner is alone in the Zone.

    A Companion is company enough. It gains nothing itself: only Survivors are asked for skills.
    """
    zone = state.people[who].zone
    if zone == OUT or sum(one < MACHINES for one in targets_in(state, zone)) < 2:
        return ()
    sharing = [one for one in in_zone(state, zone) if not noted(state, f"{APART}{one}")]
    owned = [skill for one in sharing for skill in state.people[one].skills]
    leaders = [one for one in state.companions if one.leader != NONE and place(state, one) == zone]
    owned += [blue_skill(state.box, one.card) for one in leaders]
    return tuple(dict.fromkeys(SHARED[skill] for skill in owned if skill in SHARED))


def note_brothers(state: ZState) -> None:
    """Notes whether anybody has Brother in arms; call it whenever somebody got a skill."""
    owned = {skill for person in state.people for skill in person.skills}
    cards = [one.card for one in state.companions if one.leader != NONE]
    owned |= {skill for card in cards for skill in state.box.survivor_skills[card][0][:1]}
    state.brothers = not owned.isdisjoint(NAMED)


@cites("Z2-SKILL-37")
def base_health(box: Content, card: int, owned: tuple[int, ...]) -> int:
    """Returns the Health a Survivor starts with, to which it can be healed."""
    return next((HEALTH[skill] for skill in owned if skill in HEALTH), box.survivors[card].health)


@lru_cache(maxsize=1 << 14)
def _with_lent(box: Content, own: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...]:
    lent = tuple(
        box.granted[card]
        for slot, card in enumerate(slots)
        if card != NONE and box.granted[card] != NONE and box.cards[card].type == "other"
        if box.cards[card].slot != "body" or box.slots.place(slot) is Place.BODY
    )
    return own + lent


@cites("Z2-INV-01", "Z2-SKILL-63")
def room(edition: Edition, owned: tuple[int, ...]) -> int:
    """Returns how many cards a Survivor with these skills can carry."""
    return len(edition.empty) + HOARDED * owned.count(HOARD)


def has(state: ZState, who: int, key: str) -> bool:
    """Tells whether a Survivor has a skill, by its key."""
    return NUMBERS[key] in skills(state, who)


def count(state: ZState, who: int, wanted: frozenset[int]) -> int:
    """Counts a Survivor's skills out of a set; copies add up."""
    return sum(skill in wanted for skill in skills(state, who))


@cites("Z2-INV-03", "Z2-INV-04")
def hands(state: ZState, who: int) -> tuple[int, ...]:
    """Lists the cards a Survivor can use as held in Hand."""
    slots = state.people[who].slots
    return tuple(card for card in slots[:HANDS] if card != NONE)


def carried(person: Person) -> tuple[int, ...]:
    """Lists all cards of a Survivor."""
    slots = person.slots
    return _cards(slots)


@lru_cache(maxsize=1 << 14)
def _cards(slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in slots if card != NONE)


@cites("Z2-ADR-08", "Z2-ADR-Q4", "Z2-ADR-I1", "Z2-ADR-X1")
@cites("Z2-ADR-I3")
def danger(state: ZState) -> int:
    """Returns the highest danger level among all Survivors, also those who have escaped."""
    most = 0
    for one in state.people:
        if one.level > most and (one.zone != OUT or not state.config.danger_on_board):
            most = one.level
    return most


def free_for(person: Person, kind: int) -> int:
    """Counts the free Actions that could pay for an Action of a kind."""
    free, total = person.free, 0
    for pool in PAYS[kind]:
        total += free[pool]
    return total


def can_pay(person: Person, kind: int, cost: int = 1) -> bool:
    """Tells whether a Survivor can pay for an Action; only one part of it may be free."""
    return person.actions >= cost or person.actions + min(1, free_for(person, kind)) >= cost


@cites("Z2-SKILL-G4", "Z2-SKILL-02")
def pay(state: ZState, who: int, kind: int, cost: int = 1) -> None:
    """Pays for an Action, with a free one first: it could be spent on nothing else."""
    person = state.people[who]
    free = person.free
    for pool in PAYS[kind]:
        if free[pool] and cost:
            free = (*free[:pool], free[pool] - 1, *free[pool + 1 :])
            cost -= 1
            break
    chain = _chain(person, kind) if kind in (MELEE, RANGED) else 0
    put(state, who, replace(person, actions=person.actions - cost, free=free, chain=chain))


@cites("Z2-SKILL-16", "Z2-SKILL-Q10", "Z2-RELOAD-Q3")
def _chain(person: Person, kind: int) -> int:
    """Counts the attacks in a row (for Escalation) with one more of a kind.

    Any Action of another kind ends a chain.
    """
    melee, ranged, combat = chains(person)
    if kind == MELEE:
        return _joined(melee + 1, 0, combat + 1)
    return _joined(0, ranged + 1, combat + 1)


def _joined(melee: int, ranged: int, combat: int) -> int:
    return melee + CHAIN * (ranged + CHAIN * combat)


def chains(person: Person) -> tuple[int, int, int]:
    """Returns how many Melee, Ranged and Combat Actions a Survivor has taken in a row."""
    rest, melee = divmod(person.chain, CHAIN)
    combat, ranged = divmod(rest, CHAIN)
    return melee, ranged, combat


def decider(state: ZState) -> int:
    """Returns the seat that decides for the whole team: the First Player's."""
    return state.first
