"""Small questions about Survivors, Zones and Zombies that every rule asks."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombicide.state import BOX, HANDS, KINDS, NONE, OUT, PAYS, Person, ZState

ZRun: TypeAlias = Run[ZState]


def change(state: ZState, who: int, **fields: Any) -> Person:
    """Replaces a Survivor by one with other fields, and returns it."""
    person = replace(state.people[who], **fields)
    state.people = (*state.people[:who], person, *state.people[who + 1 :])
    return person


def in_zone(state: ZState, zone: int) -> list[int]:
    """Lists the Survivors in a Zone."""
    return [i for i, person in enumerate(state.people) if person.zone == zone]


def zombies_in(state: ZState, zone: int) -> int:
    """Counts the Zombies in a Zone."""
    return sum(state.zombies[zone * KINDS : zone * KINDS + KINDS])


def kinds_in(state: ZState, zone: int) -> list[int]:
    """Lists the kinds of Zombies in a Zone."""
    return [k for k in range(KINDS) if state.zombies[zone * KINDS + k]]


def on_board(state: ZState, kind: int) -> int:
    """Counts the Zombies of a kind on the whole board."""
    return sum(state.zombies[kind::KINDS])


def skills(state: ZState, who: int) -> tuple[int, ...]:
    """Lists the skills a Survivor has now: its own and those of cards it carries.

    Worked out anew each time, since cards, Companions and neighbours come and go.
    """
    person = state.people[who]
    lent = tuple(
        BOX.granted[card]
        for card in person.slots
        if card != NONE and BOX.granted[card] != NONE and BOX.cards[card].type == "other"
    )
    return person.skills + lent if lent else person.skills


def has(state: ZState, who: int, key: str) -> bool:
    """Tells whether a Survivor has a skill, by its key."""
    return BOX.skill_ids[key] in skills(state, who)


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
    return tuple(card for card in person.slots if card != NONE)


@cites("Z2-NOISE-05", "Z2-NOISE-I1")
def noise_in(state: ZState, zone: int) -> int:
    """Returns how noisy a Zone is: tokens and Survivors."""
    return state.noise[zone] + sum(person.zone == zone for person in state.people)


@cites("Z2-ADR-08", "Z2-ADR-Q4", "Z2-ADR-I1")
def danger(state: ZState) -> int:
    """Returns the highest danger level among the Survivors in play."""
    return max((p.level for p in state.people if p.zone != OUT), default=0)


def free_for(person: Person, kind: int) -> int:
    """Counts the free Actions that could pay for an Action of a kind."""
    return sum(person.free[pool] for pool in PAYS[kind])


def can_pay(person: Person, kind: int, cost: int = 1) -> bool:
    """Tells whether a Survivor can pay for an Action; only one part of it may be free."""
    return person.actions + min(1, free_for(person, kind)) >= cost


@cites("Z2-SKILL-G4", "Z2-SKILL-02")
def pay(state: ZState, who: int, kind: int, cost: int = 1) -> None:
    """Pays for an Action, with a free one first: it could be spent on nothing else."""
    person = state.people[who]
    free = list(person.free)
    for pool in PAYS[kind]:
        if free[pool] and cost:
            free[pool] -= 1
            cost -= 1
            break
    change(state, who, actions=person.actions - cost, free=tuple(free), chain=_chain(person, kind))


@cites("Z2-SKILL-16")
def _chain(person: Person, kind: int) -> int:
    """Counts how many Actions of one kind came in a row (for Escalation)."""
    last, length = divmod(person.chain, 16)
    return kind * 16 + (length + 1 if last == kind else 1)


def decider(state: ZState) -> int:
    """Returns the seat that decides for the whole team: the First Player's."""
    return state.first
