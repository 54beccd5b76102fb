"""Why something is not allowed: the rule that stands in the way, and the fact."""

from collections.abc import Sequence

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.words import Arg, Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules.people import can_pay
from horda.games.zombicide.rules.points import HAND_SLOTS, STEP
from horda.games.zombicide.rules.state import HANDS, NONE, OTHER, ZState

TIRED = ("Z2-ROUND-03",)


def no(reason: str, *rules: str, **args: Arg) -> Refusal:
    """Returns a refusal with its text."""
    return Refusal(rules, Text(f"z2-no-{reason}", args))


def tired(state: ZState, who: int, kind: int = OTHER) -> Refusal | None:
    """Says that no Action is left, if so."""
    return None if can_pay(state.people[who], kind) else no("actions", *TIRED)


def alike(box: Content, slots: Sequence[int], card: int) -> list[int]:
    """Lists the cards among some that are like one."""
    return [one for one in slots if one != NONE and box.same[one] == box.same[card]]


def held(state: ZState, hooks: HookIndex, who: int, card: int) -> Refusal | None:
    """Says why a card is not at hand; None where it, or one like it, is."""
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    slots = state.people[who].slots
    if alike(state.box, slots[:size], card):
        return None
    carried = alike(state.box, slots, card)
    return no("card-not-held", "Z2-INV-04") if carried else no("not-carried", "Z2-INV-03")


def between(state: ZState, here: int, zone: int) -> Refusal | None:
    """Says why one cannot go from a Zone into another at once; None where one can."""
    if zone in state.tables.neighbours[here]:
        return None
    doors = [d for d in state.board.doors_of[here] if zone in state.board.doors[d].zones]
    if doors and zone != here:
        tools = () if state.edition.closing else ("Z2-DOOR-01",)
        return no("door-closed", "Z2-MOVE-05", *tools)
    return no("neighbour", "Z2-MOVE-01", zone=zone)


def no_step(state: ZState, hooks: HookIndex, who: int, here: int, zone: int) -> Refusal | None:
    """Says why a Survivor cannot step from a Zone into another; None where it can."""
    wrong = between(state, here, zone)
    if wrong is not None or STEP not in hooks.uses:
        return wrong
    return hooks.query(STEP, state, (who, here, zone), None)


def someone(state: ZState, card: int) -> Text:
    """Names a Survivor of the box."""
    return Text(f"z2-survivor-{state.box.survivors[card].id}")


def member(state: ZState, card: int) -> int:
    """Returns the Survivor of the team with a card, or -1."""
    return next((who for who, person in enumerate(state.people) if person.card == card), NONE)


def named(box: Content, slots: Sequence[int], name: str) -> list[int]:
    """Lists the cards with a name."""
    return [card for card in slots if card != NONE and card_word(box, card) == name]
