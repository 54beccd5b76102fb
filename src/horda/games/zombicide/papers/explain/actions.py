"""Why an Action that is anybody's is not offered: moving, searching, doors, tokens, cards."""

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.companions import OWN_MASTER, has_seat, leaders
from horda.games.zombicide.modules.mission_rules.m19 import may_take
from horda.games.zombicide.papers.explain.base import (
    TIRED,
    Parts,
    Reason,
    between,
    door_of,
    held,
    member,
    named,
    no,
    someone,
    tired,
    zone_of,
)
from horda.games.zombicide.rules import moves
from horda.games.zombicide.rules.doors import locked
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import can_pay, car_of, carried, zombies_in
from horda.games.zombicide.rules.points import (
    HAND_SLOTS,
    MAY_OPEN,
    OPENS_DOORS,
    RELOAD_COST,
    SEARCH_AGAIN,
    SEARCH_ZONE,
)
from horda.games.zombicide.rules.state import DOOR, HANDS, NONE, OTHER, SEARCH, ZState


def _walk(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, here = zone_of(state, parts[0]), state.people[who].zone
    if car_of(state, who) != NONE:
        return no("seated", "Z2-CAR-Q1")
    wrong = between(state, here, zone)
    if wrong is not None:
        return wrong
    price = moves.cost(state, hooks, who)
    if moves.affordable(state, who, price):
        return None
    if price == 1:
        return no("actions", *TIRED)
    heavy = ("Z2-M21-07",) if moves.burdened(state, who) else ()
    return no("cost", "Z2-MOVE-07", "Z2-MOVE-10", *heavy, cost=price)


def no_slip(state: ZState, who: int) -> Refusal | None:
    """Says why a Survivor has no Slippery move, if so."""
    if moves.may_slip(state, who):
        return None
    if moves.burdened(state, who):
        return no("burdened", "Z2-M21-07", "Z2-M21-Q1")
    if state.people[who].slipped and state.box.survivors[state.people[who].card].kind == "kid":
        return no("slipped", "Z2-MOVE-09")
    return no("not-kid", "Z2-MOVE-09", "Z2-SETUP-12")


def _slip(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = zone_of(state, parts[0])
    if car_of(state, who) != NONE:
        return no("seated", "Z2-CAR-Q1")
    wrong = no_slip(state, who) or between(state, state.people[who].zone, zone)
    if wrong is not None:
        return wrong
    if not moves.affordable(state, who, 1):
        return no("actions", *TIRED)
    return no("slip-needless", "Z2-MOVE-09")


def _search(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    room = bool(state.board.rooms >> person.zone & 1)
    if not hooks.query(SEARCH_ZONE, state, who, room):
        return no("search-street", "Z2-SEARCH-01")
    return no_search(state, hooks, who)


def no_search(state: ZState, hooks: HookIndex, who: int) -> Refusal:
    """Says why a Survivor may Search nowhere now."""
    person = state.people[who]
    if zombies_in(state, person.zone):
        return no("search-zombies", "Z2-SEARCH-01")
    if person.searched and not hooks.query(SEARCH_AGAIN, state, who, False):
        return no("search-again", "Z2-SEARCH-03")
    if not can_pay(person, SEARCH):
        return no("actions", *TIRED)
    return no("search-empty", "Z2-SEARCH-04")


def _door(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person, door = state.people[who], door_of(state, parts[0])
    if door not in state.board.doors_of[person.zone]:
        return no("door-not-here", "Z2-DOOR-01", "Z2-DOOR-Q1")
    if state.doors >> door & 1:
        return no("door-open", "Z2-DOOR-01")
    if locked(state, door):
        return no("door-locked", "Z2-DOOR-05")
    if not hooks.query(MAY_OPEN, state, (who, door), True):
        rules = [
            rule
            for one in hooks.pieces
            for use in one.uses
            if use.hook is MAY_OPEN
            for rule in one.rules
        ]
        return no("door-mission", *rules)
    tool = parts[1]
    if tool == "-" and not hooks.query(OPENS_DOORS, state, who, False):
        return no("door-tool", "Z2-DOOR-01")
    return _no_tool(state, hooks, who, tool) or tired(state, who, DOOR)


def _no_tool(state: ZState, hooks: HookIndex, who: int, tool: str) -> Refusal | None:
    """Says why nothing at hand opens a door, or the thing that was named does not."""
    person = state.people[who]
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    at_hand = [card for card in person.slots[:size] if card != NONE]
    if tool == "-":
        return None
    if not any(state.box.cards[card].opens_doors for card in at_hand):
        packed = any(state.box.cards[card].opens_doors for card in carried(person))
        return no("door-tool", *(("Z2-INV-I1",) if packed else ()), "Z2-DOOR-01")
    wrong = held(state, hooks, who, tool)
    if wrong is not None or any(
        state.box.cards[c].opens_doors for c in named(state.box, at_hand, tool)
    ):
        return wrong
    return no("door-tool", "Z2-DOOR-01", "Z2-EQUIP-11")


def _no_swap(state: ZState, who: int) -> Refusal | None:
    """Says why a pair may not take an Objective, where pairs swap roles."""
    person = state.people[who]
    if "roles-swap" not in state.mission.special or may_take(person):
        return None
    if person.tokens:
        return no("pair-swapped", "Z2-M19-07")
    return no("pair-level", "Z2-M19-05")


def _objective(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = state.people[who].zone
    here = [i for i, token in enumerate(state.objectives) if token.zone == zone]
    if not here:
        return no("objective", "Z2-OBJ-01")
    # The number belongs to one token: with others lying here it is just not the one meant.
    wrong = no("objective", "Z2-OBJ-01") if int(parts[0]) not in here else None
    return tired(state, who) or _no_swap(state, who) or wrong


def _crate(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if state.people[who].zone not in state.crates:
        return no("crate", "Z2-OBJ-01", "Z2-OBJ-03")
    return tired(state, who)


def _escape(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, aims = state.people[who].zone, plan(state.edition, state.config.scenario)
    if not aims.on_foot:
        return no("exit-by-car" if aims.by_car else "exit-none", "Z2-MISSION-04")
    if zone not in aims.exits:
        return no("exit", "Z2-MISSION-04")
    if not goals_met(state):
        return no("exit-goals", "Z2-MISSION-Q1")
    return no("exit-zombies", "Z2-MISSION-04") if zombies_in(state, zone) else None


def _reload(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    wrong = held(state, hooks, who, parts[0])
    if wrong is not None:
        return wrong
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    cards = named(state.box, state.people[who].slots[:size], parts[0])
    if not any(state.empty >> card & 1 for card in cards):
        return no("loaded", "Z2-RELOAD-01")
    price = hooks.query(RELOAD_COST, state, who, 1)
    return None if can_pay(state.people[who], OTHER, price) else no("actions", *TIRED)


def _trade(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    other = member(state, parts[0])
    if other == NONE:
        return no("not-in-team", "Z2-TRADE-02", who=someone(parts[0]))
    one, two = state.people[who], state.people[other]
    if one.zone != two.zone or other == who:
        return no("not-here", "Z2-TRADE-02", who=someone(parts[0]))
    cards = carried(one) or carried(two) or one.load or two.load
    if not (cards or {one.card, two.card} & leaders(state)):
        return no("nothing-to-trade", "Z2-TRADE-02")
    return tired(state, who)


def _rally(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    one = next((c for c in state.companions if state.box.survivors[c.card].id == parts[0]), None)
    name = someone(parts[0])
    if one is None:
        return no("no-companion", "Z2-COMP-08", who=name)
    if one.leader != NONE:
        return no("led", "Z2-COMP-08", who=name)
    if one.zone != state.people[who].zone:
        return no("not-here", "Z2-COMP-08", who=name)
    if OWN_MASTER in state.mission.special:
        return no("own-master", "Z2-M25-09", who=name)
    if "wounded" in state.mission.special:
        return no("wounded", "Z2-M12-Q1", "Z2-M12-06", who=name)
    return tired(state, who) if has_seat(state, who) else no("no-seat", "Z2-CAR-Q6", who=name)


def _reorganise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not carried(state.people[who]):
        return no("nothing-to-trade", "Z2-TRADE-01")
    return tired(state, who)


def _eat(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not named(state.box, state.people[who].slots, parts[0]):
        return no("not-carried", "Z2-INV-03") if parts[0] in state.box.names else None
    return no("food", "Z2-EQUIP-Q4")


def _discard(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    if not any(carried(person) for person in state.people):
        return no("no-cards", "Z2-INV-02")
    return tired(state, who)


def _noise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    return tired(state, who)


ACTIONS: dict[str, Reason] = {
    "walk": _walk,
    "slip": _slip,
    "search": _search,
    "open-door": _door,
    "take-objective": _objective,
    "take-crate": _crate,
    "reload": _reload,
    "trade": _trade,
    "rally": _rally,
    "reorganise": _reorganise,
    "make-noise": _noise,
}
OWN: dict[str, Reason] = {"escape": _escape, "eat": _eat, "discard-freely": _discard}
"""What only the Survivor whose turn it is can do."""
