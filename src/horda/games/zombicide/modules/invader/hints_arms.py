"""Hints for bots: who carries which weapon, for only pairs and many dice bring an Abomination down.

The weapons of the start are worth most as pairs: whoever rolls more dice with them, or rolls again,
gets the other one from somebody who has better things to do.
"""

from math import ceil
from typing import TYPE_CHECKING

from horda.games.zombicide.modules.invader.hints_errands import carries, fires
from horda.games.zombicide.modules.invader.setup import HandOut
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.attack import Attack, PlannedAttack
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.state import HANDS, NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

FIT = {"plus_1_die": 1.0, "lucky": 0.8, "remote_control:bot": -0.3}
"""What skills make of somebody who attacks; dice count for their own kind of attack."""
SOLDIER = 0.3
"""What it counts to bear more."""
GIVEN, IN_HAND = 1.6, 3.0
"""What it is worth to give a card away that makes a pair, and to do so once a trade is on."""
Gift = tuple[int, int, int]
"""Who gives a card, from which slot, and to whom."""


def fitness(state: ZState, who: int, mode: str) -> float:
    """Returns how well a Survivor makes use of a weapon."""
    person, box = state.people[who], state.box
    total = SOLDIER * (box.survivors[person.card].health - 2)
    for skill in person.skills:
        key = box.skill_key(skill)
        name, _, kind = key.partition(":")
        if name == "plus_1_die" and kind not in (mode, "combat"):
            continue
        total += FIT.get(key, FIT.get(name, 0.0))
    return total


def gift(state: ZState, one: int, two: int) -> Gift | None:
    """Returns the card by which one of two Survivors can give the other a pair, if any should."""
    for giver, taker in ((one, two), (two, one)):
        slots, hands = state.people[giver].slots, state.people[taker].slots[:HANDS]
        for slot, card in enumerate(slots):
            if card != NONE and _fuels(state, card, taker) and not _fuels(state, card, giver):
                return giver, slot, taker
            if card == NONE or not _pairs(state, card, hands):
                continue
            mode = state.box.cards[card].profiles[0].mode
            if fitness(state, taker, mode) > fitness(state, giver, mode):
                return giver, slot, taker
    return None


def _pairs(state: ZState, card: int, hands: tuple[int, ...]) -> bool:
    """Tells whether a card makes a pair in these Hands, one of which is free."""
    box = state.box
    held = [one for one in hands if one != NONE]
    return box.cards[card].dual and len(held) == 1 and box.same[held[0]] == box.same[card]


def _fuels(state: ZState, card: int, who: int) -> bool:
    """Tells whether a Survivor has a Flamethrower and lacks the Canister that a card is."""
    if state.box.cards[card].attaches != "canister":
        return False
    return carries(state, who, fuel=False) and not carries(state, who, fuel=True)


def traded(look: "Thoughts", option: o.Trade) -> float:
    """Weighs a trade: to give a pair to whoever makes most of it."""
    other = target_of(look.state, option.other)
    found = gift(look.state, look.who, other)
    if found is None or look.blows[look.here]:
        return look.silly
    giver = fitness(look.state, found[0], "ranged")  # best is who needs it least
    return look.later + GIVEN - 0.1 * giver


def handing(state: ZState, option: o.Lift | o.Put) -> float:
    """Weighs what is taken up and put down while two trade; 0 where it is all one."""
    frame = state.stack[-1]
    if not isinstance(frame, Arrange):
        return 0.0
    if frame.other == NONE:
        return _readied(state, option, frame.held) if fires(state) else 0.0
    if isinstance(option, o.Lift):
        found = gift(state, frame.who, frame.other)
        mine = found is not None and state.people[found[0]].card == option.who
        return IN_HAND if found is not None and mine and option.slot == found[1] else 0.0
    who = target_of(state, option.who)
    if _fuels(state, frame.held, who):
        return IN_HAND + (1.0 if option.slot >= HANDS and option.card == NONE else 0.0)
    hands = state.people[who].slots[:HANDS]
    free = option.slot < HANDS and option.card == NONE
    return IN_HAND if free and _pairs(state, frame.held, hands) else 0.0


def _readied(state: ZState, option: o.Lift | o.Put, held: int) -> float:
    """Where something must burn, fire and what it needs are at hand."""
    box, hands = state.box, range(HANDS)
    if isinstance(option, o.Lift):
        who = target_of(state, option.who)
        ready = any(state.people[who].slots[slot] in box.molotovs for slot in hands)
        return IN_HAND * (option.card in box.molotovs and option.slot not in hands and not ready)
    if held in box.molotovs and option.slot in hands and option.card not in box.molotovs:
        return IN_HAND - 0.1 * option.slot
    fuel = held != NONE and box.cards[held].attaches == "canister"
    on = box.slots.hands + box.slots.body <= option.slot < box.slots.pack
    return IN_HAND * (fuel and on and option.card == NONE)


def dealt(state: ZState, option: o.Deal) -> float:
    """Deals the weapons of the start: one of a kind to whoever is best with it."""
    frame = state.stack[-1]
    if not isinstance(frame, HandOut):
        return 0.1
    box, who = state.box, target_of(state, option.who)
    mode = box.cards[frame.cards[0]].profiles[0].mode
    other = "melee" if mode == "ranged" else "ranged"
    taken = any(
        box.same[card] == box.same[frame.cards[0]] for p in state.people for card in p.slots
    )
    mine = fitness(state, who, mode) - fitness(state, who, other)
    return mine - (fitness(state, who, mode) if taken and mode == "ranged" else 0.0)


def again(state: ZState, attack: Attack) -> float:
    """Rolls again where too few dice have hit the one that was aimed at; 0 where none was."""
    if not isinstance(attack, PlannedAttack) or attack.aim == NONE or not attack.dice:
        return 0.0
    line = attack.line(state)
    needed = ceil(state.box.zombies[attack.aim].min_damage / max(1, line.damage))
    hits = sum(die >= line.accuracy for die in attack.dice)
    return 1.0 if hits < needed else -1.0
