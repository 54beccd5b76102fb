"""What a player may ask for at any time, whosever turn it is: to discard own cards, and to eat."""

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome
from horda.core.game import Refusal
from horda.core.rulebook import cites
from horda.games.zombicide.modules.cars import Ram
from horda.games.zombicide.modules.mission_rules.m19 import Swap
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.discards import discards, loose, meals, thrown
from horda.games.zombicide.rules.options import DiscardFrom, EatFrom, Slot
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.refusals import member, no, someone
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.trading import Bargain

RULE = "Z2-INV-02"
AGREED = Bargain.index["settle"]
"""The step after which cards lie where they belong again."""
ROLL, RESULT, RAMMED = Attack.index["roll"], Attack.index["finish"], Ram.index["emptied"]
"""Between these steps of an attack its dice lie on the table; those of a car do from the start."""


class Throwing(Frame, frozen=True):
    """A player discards or eats an own card, whatever is going on."""

    who: int
    slot: int
    eaten: bool

    def throw(self, run: ZRun) -> Outcome:
        """Discards it; what food brings, such as a skill to choose, comes at once."""
        return thrown(run, self.who, self.slot, self.eaten)

    steps = (throw,)


@cites("Z2-INV-02", "Z2-EQUIP-Q4")
def requests(state: ZState, seat: int) -> list[Option]:
    """Lists the cards of a player's own Survivors to discard, and the food among them to eat."""
    found: list[Option] = []
    for who, person in enumerate(state.people):
        if person.seat == seat and person.zone != OUT:
            found += discards(person.card, person.slots)
            if state.config.food_in_any_turn or who == state.turn_of:
                found += meals(state.box, person.card, person.slots)
    return [*loose(state, found)]


def grant(state: ZState, option: Option) -> Frame:
    """Returns the frame of what a player asked for."""
    assert isinstance(option, Slot)
    return Throwing(target_of(state, option.who), option.slot, isinstance(option, EatFrom))


@cites("Z2-INV-Q3")
def rolled(frame: Frame, at: int) -> bool:
    """Tells whether dice of a frame lie on the table, and all they bring is yet to come."""
    if isinstance(frame, Attack):
        return ROLL < at <= RESULT
    return isinstance(frame, Ram) and at <= RAMMED


@cites("Z2-INV-Q3", "Z2-ADR-I2")
def not_now(state: ZState, option: Option) -> Refusal | None:
    """Says what must be over first: a roll, the attack of that card, a trade with that Survivor.

    Nobody eats while a skill is chosen: level after level comes in order, each with its choice.
    """
    assert isinstance(option, Slot)
    who = target_of(state, option.who)
    card = state.people[who].slots[option.slot]
    for frame, at in zip(state.stack, state.at, strict=True):
        if rolled(frame, at):
            return no("between-roll", "Z2-INV-Q3")
        if isinstance(frame, Attack) and at <= ROLL and card in (frame.card, frame.second):
            return no("in-an-attack", "Z2-INV-Q3")
        if isinstance(frame, Gain | Swap) and frame.who == who and isinstance(option, EatFrom):
            return no("learning", "Z2-ADR-I2", who=someone(state, option.who))
        if isinstance(frame, Bargain) and at <= AGREED and who in (frame.who, frame.other):
            return no("in-a-trade", "Z2-TRADE-04", who=someone(state, option.who))
    return None


@cites("Z2-INV-02")
def refused(state: ZState, seat: int, option: Option) -> Refusal | None:
    """Says why nobody in a seat can ask for this; None where it is no request at all."""
    if not isinstance(option, DiscardFrom | EatFrom):
        return None
    who, name = member(state, option.who), someone(state, option.who)
    if who == NONE:
        return no("not-in-team", RULE, who=name)
    person = state.people[who]
    if person.seat != seat:
        return no("not-own-card", RULE)
    if person.zone == OUT:
        return no("gone", RULE)
    if option.slot >= len(person.slots) or person.slots[option.slot] == NONE:
        return no("slot-empty", RULE)
    return no("no-meal", "Z2-EQUIP-Q4")
