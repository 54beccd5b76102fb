"""Why something is not offered: the rule in the way, told from what the player may know."""

from collections.abc import Callable

from horda.core.game import Refusal
from horda.core.words import Text
from horda.games.dead_of_winter.base.names import SEATS
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.base.table import (
    free_entrances,
    is_exiled,
    is_open,
    own_at,
    people_at,
    room,
    specials_at,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.words import COLONY, PLACES, RAXXON, ItemType
from horda.games.dead_of_winter.effects.lasting import (
    ability_on,
    at_hand,
    attack_of,
    forbidden,
    search_of,
)
from horda.games.dead_of_winter.effects.offer import people_in
from horda.games.dead_of_winter.papers.fields import card_code
from horda.games.dead_of_winter.rules.actions.aids import LIMITS, is_fresh, item_of
from horda.games.dead_of_winter.rules.actions.fight import targets
from horda.games.dead_of_winter.rules.actions.hands import kept_back
from horda.games.dead_of_winter.rules.actions.moving import destinations
from horda.games.dead_of_winter.rules.actions.searching import can_search

Parts = list[str]
PLACE_NAMES = [place.value for place in PLACES]


def no(why: str, *rules: str) -> Refusal:
    """A refusal with its reason in words."""
    return Refusal(rules, Text(f"dw-no-{why}"))


def explain(state: DWState, seat: int, key: str) -> Refusal | None:
    """Says why an option is not offered to a seat now, where it can be told."""
    verb, *parts = key.split(":")
    if verb not in REASONS:
        return None
    if state.active != seat:
        return no("not-your-turn", "DW-TURN-06", "DW-DICE-07")
    try:
        return REASONS[verb](state, seat, parts)
    except (ValueError, KeyError, IndexError):
        return None


def _mine(state: DWState, seat: int, name: str) -> tuple[int, Refusal | None]:
    one = BOX.survivor_number[name]
    if state.owner[one] == NOBODY:
        return one, no("not-in-play", "DW-KILLS-05")
    if state.owner[one] != seat:
        return one, no("not-own", "DW-TURN-03")
    return one, None


def _bound(state: DWState, what: str, one: int) -> Refusal | None:
    """A card in force keeps a survivor from it."""
    return no("bound", "DW-CARD-11") if forbidden(state, what, one) else None


def _die(state: DWState, seat: int, die: str) -> Refusal | None:
    return None if int(die) in state.dice[seat] else no("no-such-die", "DW-DICE-05")


def _attack(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    wrong = wrong or _die(state, seat, parts[1]) or _bound(state, "attack", one)
    if wrong:
        return wrong
    if not targets(state, one):
        return no("no-target", "DW-ATTACK-02", "DW-ATTACK-07", "DW-ATTACK-08", "DW-ATTACK-Q1")
    if int(parts[1]) < attack_of(state, one):
        return no("die-too-low", "DW-ATTACK-01")
    return None


def _search(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    wrong = wrong or _die(state, seat, parts[1]) or _bound(state, "search", one)
    if wrong:
        return wrong
    if state.where[one] == COLONY:
        return no("not-at-colony", "DW-SEARCH-01")
    if not can_search(state, one):
        return no("nothing-to-search", "DW-SEARCH-Q1")
    return no("die-too-low", "DW-SEARCH-02") if int(parts[1]) < search_of(state, one) else None


def _barricade(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    wrong = wrong or _die(state, seat, parts[1]) or _bound(state, "barricade", one)
    if wrong or free_entrances(state, state.where[one]):
        return wrong
    return no("no-space", "DW-BARR-Q2", "DW-TURN-Q3")


def _attract(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    wrong = wrong or _die(state, seat, parts[1]) or _bound(state, "attract", one)
    if wrong:
        return wrong
    special = specials_at(state, state.where[one])
    return no("no-zombie-or-space", "DW-ATTRACT-02", *(["DW-ATTRACT-03"] if special else ()))


def _clean(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    people = own_at(state, seat, COLONY)
    if not people:
        return no("nobody-at-colony", "DW-CLEAN-01")
    if all(forbidden(state, "clean_waste", one) for one in people):
        return no("bound", "DW-CARD-11")
    return _die(state, seat, parts[0]) or no("no-waste", "DW-CLEAN-Q1")


def _move(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    place = PLACE_NAMES.index(parts[1])
    if wrong:
        return wrong
    if state.where[one] == place:
        return no("already-there", "DW-MOVE-Q1")
    if state.moved >> one & 1:
        return no("moved", "DW-MOVE-01")
    if place == COLONY and is_exiled(state, seat):
        return no("exiled", "DW-EXILE-Q1")
    if not is_open(state, place):
        return no("closed", "DW-SETUP-02")
    if not room(state, place):
        return no("full", "DW-MOVE-02")
    return None if place in destinations(state, one) else no("bound", "DW-CARD-11")


def _ability(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    ability = BOX.survivors[one].ability
    wrong = wrong or _bound(state, "ability", one)
    if wrong:
        return wrong
    if not ability_on(state, one):
        return no("ability-elsewhere", "DW-CARD-05")
    if state.uses[one] >= LIMITS[ability.limit]:
        return no("ability-used", "DW-ABIL-03")
    if int(parts[1]) < ability.die:
        return no("die-too-low", "DW-ABIL-01")
    return no("no-effect", "DW-TURN-Q3")


def _in_hand(state: DWState, seat: int, word: str) -> tuple[int, Refusal | None]:
    card = card_code(word)
    if card not in state.hands[seat]:
        return card, no("not-in-hand", "DW-PLAY-01")
    return card, None if card in at_hand(state, seat) else no("resting", "DW-CARD-11")


def _play(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    card, wrong = _in_hand(state, seat, parts[0])
    if wrong:
        return wrong
    if item_of(card).use is Use.EQUIP:
        return no("equip-it", "DW-PLAY-04")
    if kept_back(state, seat, card):
        return no("bound", "DW-CARD-11")
    left, needed = room(state, COLONY), people_in(item_of(card).effects)
    if needed > left and not is_exiled(state, seat):
        words = Text("dw-no-no-room", {"left": left, "needed": needed})
        return Refusal(("DW-ADDS-03", "DW-HELPLESS-06"), words)
    return no("no-effect", "DW-PLAY-Q1")


def _equip(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    _, wrong = _in_hand(state, seat, parts[0])
    return wrong or _mine(state, seat, parts[1])[1]


def _contribute(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    if is_exiled(state, seat):
        return no("exiled", "DW-CONTRIB-05", "DW-EXILE-04")
    if state.crisis_off:
        return no("no-crisis", "DW-CRISISRES-Q6")
    return _in_hand(state, seat, parts[0])[1]


def _eat(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    if is_exiled(state, seat):
        return no("exiled", "DW-FOOD-03", "DW-EXILE-07")
    if not state.food:
        return no("no-food", "DW-FOOD-01")
    if int(parts[0]) >= 6:
        return no("six-at-most", "DW-FOOD-Q1")
    return _die(state, seat, parts[0])


def _accuse(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    other = SEATS.index(parts[0])
    if state.config.together:
        return no("together", "DW-EXVOTE-06")
    if other == seat:
        return no("not-yourself", "DW-EXVOTE-03")
    if state.motion:
        return no("motion-used", "DW-EXVOTE-01", "DW-EXVOTE-Q3")
    return no("exiled-already", "DW-EXVOTE-Q1") if is_exiled(state, other) else None


def _calm(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    card, wrong = _in_hand(state, seat, parts[0])
    if wrong:
        return wrong
    if item_of(card).type is not ItemType.MEDICINE:
        return no("not-medicine", "DW-MUTINY-04")
    return no("nobody-unruly", "DW-MUTINY-04")


def _use(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    if wrong:
        return wrong
    card = card_code(parts[1])
    held = [other for other in state.gear[one] if other & 0xFFF == card & 0xFFF]
    if held and not any(is_fresh(other) for other in held):
        return no("item-used", "DW-ABIL-Q3", "DW-HAND-03")
    return no("no-effect", "DW-TURN-Q3")


def _hand_off(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    one, wrong = _mine(state, seat, parts[0])
    to = BOX.survivor_number[parts[2]]
    if wrong:
        return wrong
    if to not in people_at(state, state.where[one]):
        return no("not-here", "DW-HAND-01")
    return no("not-carried", "DW-HAND-01")


def _place_die(state: DWState, seat: int, parts: Parts) -> Refusal | None:
    if not own_at(state, seat, RAXXON):
        return no("nobody-at-raxxon", "DW-RAXXON-08")
    return _die(state, seat, parts[0])


REASONS: dict[str, Callable[[DWState, int, Parts], Refusal | None]] = {
    "attack": _attack,
    "search": _search,
    "barricade": _barricade,
    "attract": _attract,
    "clean": _clean,
    "move": _move,
    "move-with": _move,
    "ability": _ability,
    "play": _play,
    "equip": _equip,
    "contribute": _contribute,
    "eat": _eat,
    "accuse": _accuse,
    "calm": _calm,
    "use": _use,
    "hand-off": _hand_off,
    "place-die": _place_die,
}
"""What to look at for each kind of option."""
