"""Why an attack is not offered."""

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.board import FAR
from horda.games.zombicide.papers.explain.base import Parts, Reason, held, named, no, tired, zone_of
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.points import FIGHTS, HAND_SLOTS, MAX_RANGE, SIGHT
from horda.games.zombicide.rules.state import HANDS, MELEE, NONE, RANGED, ZState


def _weapon(state: ZState, hooks: HookIndex, who: int, parts: Parts, mode: str) -> Refusal | None:
    """Says what is wrong with the weapon, or the pair, that was named."""
    name, second = parts[0], parts[1] if len(parts) > 1 else "-"
    wrong = held(state, hooks, who, name)
    if wrong is not None or name not in state.box.names:
        return wrong
    cards = named(
        state.box, state.people[who].slots[: hooks.query(HAND_SLOTS, state, who, HANDS)], name
    )
    if weapons.profile(state.box, cards[0], mode) is None:
        return no("weapon-mode", "Z2-MELEE-01" if mode == "melee" else "Z2-RANGED-01")
    loaded = [card for card in cards if weapons.usable(state, card, mode)]
    if not loaded or (second != "-" and len(cards) > 1 and len(loaded) < 2):
        return no("reload", "Z2-RELOAD-01")
    pairs = [one for one, two in weapons.arms(state, hooks, who, mode) if two != NONE]
    if second != "-" and (second != name or not named(state.box, pairs, name)):
        return no("no-pair", "Z2-EQUIP-09")
    return None


def no_fight(state: ZState, hooks: HookIndex, who: int) -> Refusal | None:
    """Says that an Abomination here forbids all fights, if so."""
    fights = hooks.query(FIGHTS, state, who, True)
    return None if fights else no("hobomination", "Z2-ABOM-06")


def _melee(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not zombies_in(state, state.people[who].zone):
        return no("melee-zombie", "Z2-MELEE-Q1")
    wrong = no_fight(state, hooks, who) or _weapon(state, hooks, who, parts, "melee")
    return wrong or tired(state, who, MELEE)


def _shoot(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, name = zone_of(state, parts[0]), parts[1]
    wrong = no_fight(state, hooks, who) or _weapon(state, hooks, who, parts[1:], "ranged")
    if wrong is not None:
        return wrong
    card = next(iter(named(state.box, state.people[who].slots, name)), NONE)
    if card == NONE:
        return None
    return out_of_reach(state, hooks, who, zone, card) or tired(state, who, RANGED)


def out_of_reach(state: ZState, hooks: HookIndex, who: int, zone: int, card: int) -> Refusal | None:
    """Says whether the Zone cannot be seen, or is too near or too far for a weapon."""
    line = weapons.profile(state.box, card, "ranged")
    if line is None or zone in weapons.zones_in_range(state, hooks, who, card):
        return None
    home = hooks.query(SIGHT, state, who, False)
    view = state.tables.view(dark_mode=state.config.dark_zones, home_defender=home)
    distance = view.range_to[state.people[who].zone][zone]
    if distance == FAR:
        return no("sight", "Z2-RANGED-01", zone=zone)
    blow = Blow(who, card, "ranged", zone, line.dice, line.damage)
    least, most = line.range_min, hooks.query(MAX_RANGE, state, blow, line.range_max)
    rule = "Z2-RANGED-03" if distance < least else "Z2-RANGED-04"
    return no("range", rule, zone=zone, distance=distance, least=least, most=most)


FIGHTING: dict[str, Reason] = {"melee": _melee, "shoot": _shoot}
