"""Weapons in Hand, and what they can be used on."""

from horda.core.decisions import Option
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.board import FAR, bits
from horda.games.zombicide.content import Profile
from horda.games.zombicide.context import Blow
from horda.games.zombicide.options import Melee, Shoot
from horda.games.zombicide.people import can_pay, zombies_in
from horda.games.zombicide.points import (
    COUNTS_DUAL,
    FIGHTS,
    HAND_SLOTS,
    MAX_RANGE,
    MIN_RANGE,
    SIGHT,
)
from horda.games.zombicide.state import BOX, HANDS, MELEE, NONE, RANGED, ZState

MODES = ("melee", "ranged")


def profile(card: int, mode: str) -> Profile | None:
    """Returns the combat line of a card for a kind of attack."""
    return next((line for line in BOX.cards[card].profiles if line.mode == mode), None)


@cites("Z2-INV-03", "Z2-EQUIP-Q6")
def weapons(state: ZState, hooks: HookIndex, who: int, mode: str) -> list[int]:
    """Lists the loaded cards in Hand that can be used for a kind of attack."""
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    held = state.people[who].slots[:size]
    return [c for c in held if c != NONE and profile(c, mode) and usable(state, c, mode)]


@cites("Z2-RELOAD-01", "Z2-RELOAD-I1")
def usable(state: ZState, card: int, mode: str) -> bool:
    """Tells whether a weapon is loaded; Reload concerns shooting only."""
    return mode == "melee" or not state.empty >> card & 1


@cites("Z2-EQUIP-09", "Z2-EQUIP-Q1", "Z2-EQUIP-Q2", "Z2-SKILL-Q15", "Z2-MOLOTOV-Q2")
def arms(state: ZState, hooks: HookIndex, who: int, mode: str) -> list[tuple[int, int]]:
    """Lists single weapons and matching Dual pairs; equal single weapons are named once."""
    held = weapons(state, hooks, who, mode)
    found: list[tuple[int, int]] = []
    for i, card in enumerate(held):
        if all(BOX.same[card] != BOX.same[one] for one, _ in found):
            found.append((card, NONE))
        twin = next((c for c in held[i + 1 :] if BOX.same[c] == BOX.same[card]), NONE)
        if twin != NONE and not BOX.cards[card].eliminates_zone:
            blow = Blow(who, card, mode, 0, 0, 0)
            if hooks.query(COUNTS_DUAL, state, blow, BOX.cards[card].dual):
                found.append((card, twin))
    return found


@cites("Z2-MELEE-01", "Z2-MELEE-Q1", "Z2-EQUIP-02")
def melee_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Melee attacks of a Survivor."""
    person = state.people[who]
    if not can_pay(person, MELEE) or not zombies_in(state, person.zone):
        return []
    if not hooks.query(FIGHTS, state, who, True):
        return []
    return [Melee(card, second) for card, second in arms(state, hooks, who, "melee")]


@cites("Z2-RANGED-01", "Z2-RANGED-02", "Z2-RANGED-Q2")
def ranged_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Ranged attacks of a Survivor: a Zone and what to shoot at it."""
    person = state.people[who]
    if not can_pay(person, RANGED) or not hooks.query(FIGHTS, state, who, True):
        return []
    options: list[Option] = []
    for card, second in arms(state, hooks, who, "ranged"):
        for zone in zones_in_range(state, hooks, who, card):
            options.append(Shoot(zone, card, second))
    return options


@cites("Z2-RANGED-03", "Z2-RANGED-04", "Z2-RANGED-05", "Z2-EQUIP-04", "Z2-LOS-01", "Z2-RANGED-Q1")
def zones_in_range(state: ZState, hooks: HookIndex, who: int, card: int) -> tuple[int, ...]:
    """Lists the Zones in line of sight and within the weapon's Range."""
    line = profile(card, "ranged")
    assert line is not None
    blow = Blow(who, card, "ranged", 0, line.dice, line.damage)
    near = hooks.query(MIN_RANGE, state, blow, line.range_min)
    far = hooks.query(MAX_RANGE, state, blow, line.range_max)
    home = hooks.query(SIGHT, state, who, False)
    view = state.tables.view(dark_mode=state.config.dark_zones, home_defender=home)
    zones = bits(view.within(state.people[who].zone, near, far))
    return worth_shooting(state, zones)


def worth_shooting(state: ZState, zones: tuple[int, ...]) -> tuple[int, ...]:
    """Keeps the Zones in an order that never changes."""
    return tuple(sorted(zone for zone in zones if zone != FAR))
