"""Actors: all on the board that make Noise and can be hurt, each with a number of its own.

Survivors that players move are counted from 0. Others are counted from the first number of their
kind. Frames hold these numbers, so they never change.
"""

from typing import NamedTuple

from horda.core.rulebook import cites
from horda.games.zombicide.rules.state import Companion, ZState

COMPANIONS, MACHINES = 100, 200
"""The first Companion, and the first machine of editions that have some."""


class Other(NamedTuple):
    """Somebody on the board whom no player moves in turns."""

    id: int
    card: int
    """Its number among the Survivors of the box, where its name is."""
    zone: int


def others(state: ZState) -> list[Other]:
    """Lists all actors besides the Survivors, as the modules of the edition know them."""
    found: list[Other] = []
    for lister in state.edition.actors:
        found += lister(state)
    return found


def is_survivor(actor: int) -> bool:
    """Tells a Survivor, which has a dashboard, from all others."""
    return actor < COMPANIONS


def companion(state: ZState, actor: int) -> Companion | None:
    """Returns the Companion with this number; None if it is no Companion."""
    return state.companions[actor - COMPANIONS] if COMPANIONS <= actor < MACHINES else None


def companion_place(actor: int) -> int:
    """Returns where a Companion stands in the list of them."""
    return actor - COMPANIONS


@cites("Z2-ZONE-06")
def in_zone(state: ZState, zone: int) -> list[int]:
    """Lists the Survivors in a Zone."""
    return [i for i, person in enumerate(state.people) if person.zone == zone]


@cites("Z2-CAR-06")
@cites("Z2-COMP-09", "Z2-COMP-10", "Z2-COMP-Q2", "Z2-COMP-I2", "Z2-FF-06", "Z2-INTER-15")
def targets_in(state: ZState, zone: int) -> list[int]:
    """Lists all that can be wounded in a Zone: Survivors, then others."""
    more = others(state)
    found = in_zone(state, zone)
    return found + [one.id for one in more if one.zone == zone] if more else found


def card_of(state: ZState, actor: int) -> int:
    """Returns the card of an actor."""
    if is_survivor(actor):
        return state.people[actor].card
    return next(one.card for one in others(state) if one.id == actor)


def target_of(state: ZState, card: int) -> int:
    """Finds the actor with a card."""
    for who, person in enumerate(state.people):
        if person.card == card:
            return who
    for one in others(state):
        if one.card == card:
            return one.id
    raise ValueError(f"{state.box.survivors[card].id} is not in the game")


@cites("Z2-NOISE-05", "Z2-NOISE-I1", "Z2-COMP-09", "Z2-COMP-I1")
def noise_in(state: ZState, zone: int) -> int:
    """Returns how noisy a Zone is: tokens and actors."""
    noise = state.noise[zone] + sum(person.zone == zone for person in state.people)
    noise -= sum(state.people[who].zone == zone for who in state.ignored)
    return noise + sum(one.zone == zone for one in others(state))
