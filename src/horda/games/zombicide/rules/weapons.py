"""Weapons in Hand, and what they can be used on."""

from collections.abc import Sequence
from functools import cache, lru_cache

from horda.core.decisions import Option
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.board import bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import Profile
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.memo import COCKTAIL, noted
from horda.games.zombicide.rules.options import Improvise, Melee, Shoot
from horda.games.zombicide.rules.people import can_pay, zombies_in
from horda.games.zombicide.rules.points import (
    ATTACK_COST,
    COUNTS_DUAL,
    FIGHTS,
    HAND_SLOTS,
    IMPROVISES,
    MAX_RANGE,
    OWN_ZONE,
    SIGHT,
    USABLE,
)
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import HANDS, MELEE, NONE, RANGED, ZState
from horda.games.zombicide.rules.words_of_options import choices

MODES = ("melee", "ranged")
choices("mode", *MODES)


@cites("Z2-EQUIP-01")
@cache
def profile(box: Content, card: int, mode: str) -> Profile | None:
    """Returns the combat line of a card (or of an Improvised weapon) for a kind of attack."""
    if card == NONE:
        return box.skill(skill_id(f"improvised_weapon:{mode}")).profile
    return next((line for line in box.cards[card].profiles if line.mode == mode), None)


@cites("Z2-INV-03", "Z2-INV-04", "Z2-INV-X1", "Z2-EQUIP-Q6")
def weapons(state: ZState, hooks: HookIndex, who: int, mode: str) -> list[int]:
    """Lists the loaded cards in Hand that can be used for a kind of attack."""
    size = hooks.query(HAND_SLOTS, state, who, HANDS) if HAND_SLOTS in hooks.uses else HANDS
    held = _fit(state.box, state.people[who].slots[:size], mode)
    if USABLE in hooks.uses:
        held = _allowed(state, hooks, who, held, mode)
    return _loaded(state, held, mode) if state.empty else [*held]


def _allowed(
    state: ZState, hooks: HookIndex, who: int, held: tuple[int, ...], mode: str
) -> tuple[int, ...]:
    """Leaves out the weapons that a piece in force has something against."""
    return tuple([c for c in held if hooks.query(USABLE, state, (who, c, mode), None) is None])


def _loaded(state: ZState, held: tuple[int, ...], mode: str) -> list[int]:
    """Leaves out the weapons that must be reloaded first."""
    return [card for card in held if usable(state, card, mode)]


@lru_cache(maxsize=1 << 12)
def _fit(box: Content, held: tuple[int, ...], mode: str) -> tuple[int, ...]:
    return tuple(c for c in held if c != NONE and profile(box, c, mode))


@cites("Z2-RELOAD-01", "Z2-RELOAD-04", "Z2-RELOAD-06", "Z2-RELOAD-I1", "Z2-RELOAD-I2")
def usable(state: ZState, card: int, mode: str) -> bool:
    """Tells whether a weapon is loaded; Reload concerns shooting only."""
    return mode == "melee" or not state.empty >> card & 1


@cites("Z2-EQUIP-09", "Z2-EQUIP-Q1", "Z2-EQUIP-Q2", "Z2-SKILL-Q15", "Z2-MOLOTOV-Q2")
def arms(state: ZState, hooks: HookIndex, who: int, mode: str) -> list[tuple[int, int]]:
    """Lists single weapons and matching Dual pairs; equal single weapons are named once."""
    held = weapons(state, hooks, who, mode)
    if len(held) > 1 and state.box.slots.attached:
        held = _fed_first(state.box, state.people[who].slots, held)
    return paired(state, hooks, who, mode, held) if held else []


@cites("Z2-EQUIP-09", "Z2-SKILL-Q15")
def paired(
    state: ZState, hooks: HookIndex, who: int, mode: str, held: list[int]
) -> list[tuple[int, int]]:
    """Lists weapons at hand, equal ones once, and those that may be used as a Dual pair."""
    found: list[tuple[int, int]] = []
    for card, twin in _pairs(state.box, tuple(held)):
        found.append((card, NONE))
        if twin != NONE:
            blow = Blow(who, card, mode, 0, 0, 0)
            if hooks.query(COUNTS_DUAL, state, blow, state.box.cards[card].dual):
                found.append((card, twin))
    return found


@cites("INV-ATT-1", "INV-ATT-6")
def _fed_first(box: Content, slots: tuple[int, ...], held: list[int]) -> list[int]:
    """Puts of weapons that are alike the one with ammunition first: a lone attack is made by it."""
    fed = {card: bool(attached(box, slots, slots.index(card))) for card in held}
    alike: dict[int, list[int]] = {}
    for card in sorted(held, key=lambda card: not fed[card]):
        alike.setdefault(box.same[card], []).append(card)
    return [alike[box.same[card]].pop(0) for card in held]


@lru_cache(maxsize=1 << 12)
@cites("FH-ALLOUT-5", "FH-PRES-Q1")
def _pairs(box: Content, held: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Names each kind of weapon once, with the next one like it that could make it a pair.

    A card that is no loss comes first: what cannot be kept may break in the place of another.
    """
    found: dict[int, tuple[int, int]] = {}
    for same in dict.fromkeys(box.same[card] for card in held):
        card, *like = sorted(
            [card for card in held if box.same[card] == same],
            key=lambda card: box.cards[card].preserve > 0,
        )
        pair = like and not box.cards[card].eliminates_zone
        found[same] = (card, like[0] if pair else NONE)
    return tuple(found.values())


def payable(state: ZState, hooks: HookIndex, blow: Blow) -> bool:
    """Tells whether a Survivor can pay for an attack; a skill may make it free."""
    kind = MELEE if blow.mode == "melee" else RANGED
    return can_pay(state.people[blow.who], kind, hooks.query(ATTACK_COST, state, blow, 1))


def melee_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Melee attacks a Survivor can pay for."""
    if ATTACK_COST not in hooks.uses:
        paid = can_pay(state.people[who], MELEE)
        return [*melee_attacks(state, hooks, who)] if paid else []
    return _payable(state, hooks, who, melee_attacks(state, hooks, who))


def ranged_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the Ranged attacks a Survivor can pay for."""
    if ATTACK_COST not in hooks.uses:
        paid = can_pay(state.people[who], RANGED)
        return [*ranged_attacks(state, hooks, who)] if paid else []
    return _payable(state, hooks, who, ranged_attacks(state, hooks, who))


def _payable(
    state: ZState, hooks: HookIndex, who: int, attacks: Sequence[Melee | Shoot]
) -> list[Option]:
    """Leaves out attacks that a Survivor cannot pay for."""
    return [one for one in attacks if payable(state, hooks, aimed(who, one))]


def aimed(who: int, option: Melee | Shoot) -> Blow:
    """Returns an attack as skills see it before it is made."""
    if isinstance(option, Melee):
        return Blow(who, option.card, "melee", NONE, 0, 0, second=option.second)
    return Blow(who, option.card, "ranged", option.zone, 0, 0, second=option.second)


@cites("Z2-MELEE-01", "Z2-MELEE-Q1", "Z2-EQUIP-02")
def melee_attacks(state: ZState, hooks: HookIndex, who: int) -> list[Melee]:
    """Lists the Melee attacks of a Survivor, whatever they cost."""
    if not may_strike(state, hooks, who):
        return []
    return [Melee(card, second) for card, second in arms(state, hooks, who, "melee")]


@cites("Z2-SKILL-29", "Z2-SKILL-30")
def improvised_options(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists the attacks with Improvised weapons, which cost nothing."""
    if IMPROVISES not in hooks.uses:
        return []
    options: list[Option] = []
    melee, ranged = (Blow(who, NONE, mode, NONE, 0, 0) for mode in MODES)
    if hooks.query(IMPROVISES, state, melee, False) and may_strike(state, hooks, who):
        options.append(Improvise("melee", state.people[who].zone))
    if hooks.query(IMPROVISES, state, ranged, False):
        zones = zones_in_range(state, hooks, who, NONE)
        options += [Improvise("ranged", zone) for zone in zones]
    return options


def may_strike(state: ZState, hooks: HookIndex, who: int) -> bool:
    """Tells whether there is something to strike at, and nothing that forbids it."""
    here = zombies_in(state, state.people[who].zone)
    return bool(here) and hooks.query(FIGHTS, state, who, True)


@cites("Z2-RANGED-01", "Z2-RANGED-02", "Z2-RANGED-06", "Z2-RANGED-Q2", "Z2-EQUIP-03")
def ranged_attacks(state: ZState, hooks: HookIndex, who: int) -> list[Shoot]:
    """Lists the Ranged attacks of a Survivor: a Zone and what to shoot at it."""
    options: list[Shoot] = []
    for card, second in arms(state, hooks, who, "ranged"):
        zones = zones_in_range(state, hooks, who, card)
        if state.box.cards[card].eliminates_zone:
            options += throws(state, hooks, who, card, zones)
        else:
            options += _shots(zones, card, second)
    return options


@cites("Z2-M25-13", "Z2-MOLOTOV-01", "Z2-M13-Q1")
def throws(
    state: ZState, hooks: HookIndex, who: int, card: int, zones: tuple[int, ...]
) -> list[Shoot]:
    """Lists where a Molotov can go; which one it is, is said where those in Hand differ."""
    same, held = state.box.same, weapons(state, hooks, who, "ranged")
    kinds = {which(state, one): one for one in reversed(held) if same[one] == same[card]}
    if len(kinds) < 2:
        return [*_shots(zones, card, NONE)]
    return [Shoot(zone, one, NONE, word) for word, one in reversed(kinds.items()) for zone in zones]


def which(state: ZState, card: int) -> str:
    """Says what sets a Molotov apart from others: it is Ned's cocktail, or a token."""
    if card == noted(state, COCKTAIL) - 1:
        return "cocktail"
    return "token" if card in state.box.tokens else ""


def marks(state: ZState, card: int) -> tuple[int, ...]:
    """Returns all that can make a difference between two cards of one name."""
    box, bit = state.box, 1 << card
    deck = -1 if card in box.tokens else sorted(box.decks).index(box.deck_of[card])
    special = int(card == noted(state, COCKTAIL) - 1)
    return deck, special, int(bool(state.empty & bit)), int(bool(state.paired & bit))


@lru_cache(maxsize=1 << 12)
def _shots(zones: tuple[int, ...], card: int, second: int) -> tuple[Shoot, ...]:
    return tuple(Shoot(zone, card, second) for zone in zones)


@cites("Z2-RANGED-03", "Z2-RANGED-04", "Z2-RANGED-05", "Z2-EQUIP-04", "Z2-LOS-01", "Z2-RANGED-Q1")
@cites("Z2-RANGED-I1", "Z2-SKILL-45", "Z2-SKILL-Q26", "Z2-DARK-Q1")
@cites("Z2-LOS-09")
def zones_in_range(state: ZState, hooks: HookIndex, who: int, card: int) -> tuple[int, ...]:
    """Lists the Zones in line of sight and within the weapon's Range, in rising order."""
    line = profile(state.box, card, "ranged")
    assert line is not None
    here = state.people[who].zone
    blow = Blow(who, card, "ranged", here, line.dice, line.damage)
    own = 1 << here if hooks.query(OWN_ZONE, state, blow, False) else 0
    if not hooks.query(FIGHTS, state, who, True):
        return () if state.config.hobomination_stops_point_blank else bits(own)
    far = hooks.query(MAX_RANGE, state, blow, line.range_max)
    view = state.eyes_for(who, card, hooks.query(SIGHT, state, who, False))
    return bits(view.within(here, line.range_min, far) | own)
