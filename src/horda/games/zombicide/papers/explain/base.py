"""What all explanations share: how a refusal is made, and how the parts of a key are read."""

from collections.abc import Callable, Sequence

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.words import Arg, Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import COUNTED, index_of
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules.people import can_pay
from horda.games.zombicide.rules.points import HAND_SLOTS
from horda.games.zombicide.rules.state import HANDS, NONE, OTHER, ZState

Parts = Sequence[str]
Reason = Callable[[ZState, HookIndex, int, Parts], Refusal | None]
"""Says what stands in the way of an option, by the parts of its key; None if it knows nothing."""
TIRED = ("Z2-ROUND-03",)


def no(reason: str, *rules: str, **args: Arg) -> Refusal:
    """Returns a refusal with its text."""
    return Refusal(rules, Text(f"z2-no-{reason}", args))


def number(part: str, sign: str, limit: int) -> int:
    """Reads `z5`, or `door5` counted from 1; a number that does not exist means nothing."""
    found = int(part.removeprefix(sign))
    found = index_of(found) if sign in COUNTED else found
    if not 0 <= found < limit:
        raise ValueError(part)
    return found


def zone_of(state: ZState, part: str) -> int:
    """Reads a Zone."""
    return number(part, "z", len(state.board.zones))


def door_of(state: ZState, part: str) -> int:
    """Reads a door."""
    return number(part, "door", len(state.board.doors))


def named(box: Content, slots: Sequence[int], name: str) -> list[int]:
    """Lists the cards with a name."""
    return [card for card in slots if card != NONE and card_word(box, card) == name]


def held(state: ZState, hooks: HookIndex, who: int, name: str) -> Refusal | None:
    """Says why a card is not at hand; None where it is."""
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    slots = state.people[who].slots
    if named(state.box, slots[:size], name):
        return None
    if named(state.box, slots, name):
        return no("card-not-held", "Z2-INV-04")
    return no("not-carried", "Z2-INV-03") if name in state.box.names else None


def tired(state: ZState, who: int, kind: int = OTHER) -> Refusal | None:
    """Says that no Action is left, if so."""
    return None if can_pay(state.people[who], kind) else no("actions", *TIRED)


def between(state: ZState, here: int, zone: int) -> Refusal | None:
    """Says why one cannot go from a Zone into another at once; None where one can."""
    if zone in state.tables.neighbours[here]:
        return None
    doors = [d for d in state.board.doors_of[here] if zone in state.board.doors[d].zones]
    if doors and zone != here:
        return no("door-closed", "Z2-MOVE-05", "Z2-DOOR-01")
    return no("neighbour", "Z2-MOVE-01", zone=zone)


def someone(name: str) -> Text:
    """Names a Survivor by its id."""
    return Text(f"z2-survivor-{name}")


def member(state: ZState, name: str) -> int:
    """Returns a Survivor of the team by its id, or -1."""
    people = enumerate(state.people)
    return next((i for i, p in people if state.box.survivors[p.card].id == name), NONE)
