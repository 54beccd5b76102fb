"""What a module of the rules tells the mind: ways, weapons and dangers that only it knows.

A module registers its hints under its own name; editions without one are played as ever.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from horda.core.decisions import Option
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.edition import Derived, Edition
from horda.games.zombicide.rules.state import ZState

Row = tuple[int, ...]
Blow = Callable[[Content, int, int, str, bytes], tuple[float, float, float]]


class Hints(Struct, frozen=True, kw_only=True):
    """What the mind asks a module, where one has an answer."""

    way: Callable[[ZState, int, Row], Row]
    """How far each Zone is for a Survivor from where it should go: a Zone of these, or an Exit."""
    blow: Blow
    """What an attack is worth (`blows.blow`)."""
    slays: Callable[[Content, int, int, str, bytes], float]
    """How likely an attack ends what stalks Zones (`stalked`)."""
    works: Callable[[ZState, int, int, int], bool]
    """Whether a Survivor could use a card from a Zone."""
    suffers: Callable[[ZState, int], float]
    """What it is worth that somebody takes an attack."""
    shields: Callable[[ZState, int, int], int]
    """How many Wounds more whoever is in a Zone can take once a Survivor has come there."""
    wards: Callable[[ZState], Row]
    """The Zones that no Zombie may come to."""
    holds: Callable[[ZState], bool]
    """Whether the team must hold out rather than run, so that every Zombie counts."""
    left: Callable[[ZState], float]
    """What all that is left to do costs, as a part of the log-odds."""
    stalked: Callable[[ZState], Sequence[float]]
    """By Zone the chance that somebody there is killed by what is not there yet."""
    dread: Callable[[ZState], float]
    """What else threatens the team, as a part of the log-odds."""
    fires: Callable[[ZState], Row]
    """The Zones that the Mission wants to be burned."""
    searching: Callable[[ZState], bool]
    """Whether the team had better Search than do anything else."""
    climbing: Callable[[ZState, int], float]
    """What a point of experience is worth to a Survivor that needs it; 0 where it only raises the
    danger."""
    handing: Callable[[ZState, Any], float]
    """What it is worth to take a card up or put it down while two trade; 0 if it is all one."""
    again: Callable[[ZState, Attack], float]
    """What it is worth to roll an attack again; 0 where the mean of the dice says it."""
    deeds: Mapping[type[Option], Callable[[Any, Any], float]] = {}
    """By kinds of options what they are worth in a turn; it gets the Thoughts and the option."""


HINTS: dict[str, Hints] = {}
"""By the name of a module."""


def _found(edition: Edition) -> Hints | None:
    return next((HINTS[module.id] for module in edition.modules if module.id in HINTS), None)


hints_of: Derived[Hints | None] = Derived(_found)
"""The hints of an edition, if it has any."""
