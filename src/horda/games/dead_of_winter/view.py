"""What each player may know of the table, field by allowed field."""

from msgspec import Struct

from horda.core.rulebook import cites
from horda.core.watch import Part, Parts, fields
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.codes import fresh, used_of
from horda.games.dead_of_winter.base.exile import shown
from horda.games.dead_of_winter.base.state import GONE, GRAVE, NOBODY, NONE, DWState
from horda.games.dead_of_winter.base.table import BY_INFLUENCE, ENTRANCES_OF, is_open
from horda.games.dead_of_winter.cards.words import PLACES
from horda.games.dead_of_winter.effects.lasting import RESTING, attack_of, death_at, search_of
from horda.games.dead_of_winter.progress import GoalView, goals, own_met
from horda.games.dead_of_winter.telling import ComingView, NowView, coming, now

Cards = tuple[str, ...]
VARIANTS = ("coop", "betrayer", "hard", "elimination", "adult")
HIDDEN_RULES = ("morale_too", RESTING)
"""Rules in force that only those concerned know of (DW-SCENB-16).

A card that rests is in a hand: the end of its rest would tell all that it is what left the hand.
"""


class ItemView(Struct, frozen=True):
    """An item that a survivor carries."""

    id: str
    used: int


class SurvivorView(Struct, frozen=True):
    """A survivor in play."""

    id: str
    seat: int
    place: str
    wounds: int
    frostbite: int
    despair: int
    leader: bool
    moved: bool
    uses: int
    gear: tuple[ItemView, ...]
    side_effects: Cards
    dies_at: int
    """So many damage tokens kill."""
    attack: int
    """The attack value with all that changes it; the printed one is in the scene."""
    search: int
    """The search value with all that changes it."""


class EntranceView(Struct, frozen=True):
    """An entrance and what stands on its spaces."""

    zombies: int
    barricades: int
    traps: int
    specials: Cards


class PlaceView(Struct, frozen=True):
    """A location."""

    id: str
    open: bool
    entrances: tuple[EntranceView, ...]
    noise: int
    bandits: int
    stranded: int
    deck: int


class SeatView(Struct, frozen=True):
    """A player as everybody sees them."""

    hand: int
    given: int
    dice: tuple[int, ...]
    spent: tuple[int, ...]
    leader: str
    exiled: bool
    out: bool
    bandit_leader: bool
    secret: str
    """Hidden until the game is over."""
    exile_goal: str
    met: tuple[bool, ...]
    """Which conditions of the own objective held at the end; nothing before."""


class OwnView(Struct, frozen=True):
    """What only one player sees."""

    hand: Cards
    given: Cards
    secret: str
    exile_goal: str
    dealt: Cards
    crossroads: str
    looked: Cards
    met: tuple[bool, ...]
    """Which conditions of the own objective hold as the table lies now."""


class BoardView(Struct, frozen=True):
    """The table, and the secrets of one seat."""

    round: int
    rounds_left: int
    morale: int
    food: int
    starvation: int
    helpless: int
    unruly: int
    first: int
    active: int
    phase: str
    objective: str
    side: str
    stored: Cards
    stored_dice: tuple[int, ...]
    stored_cache: Cards
    rescued: int
    contained: int
    unlocked: Cards
    stages: Cards
    crisis: str
    crisis_off: bool
    last_failed: bool
    crossroads_by: int
    decks: dict[str, int]
    waste: Cards
    removed: Cards
    cache: Cards
    survivors: tuple[SurvivorView, ...]
    graveyard: Cards
    gone: Cards
    places: tuple[PlaceView, ...]
    seats: tuple[SeatView, ...]
    improvements: tuple[tuple[str, int], ...]
    built: Cards
    experiment: str
    loose: Cards
    raxxon_dice: tuple[tuple[int, int], ...]
    rules: Cards
    modules: Cards
    variants: Cards
    players: int
    together: bool
    goals: tuple[GoalView, ...]
    coming: ComingView
    now: NowView
    own: OwnView | None


def items(cards: tuple[int, ...]) -> Cards:
    """Names item cards."""
    return tuple(names.item(fresh(card)) for card in cards)


@cites("DW-SETUP-10", "DW-CROSS-02", "DW-CONTRIB-02", "DW-VAR-Q2", "DW-CARD-Q10", "DW-INT-17")
@cites("DW-RAXXON-03", "DW-RAXXON-04", "DW-INT-24")
def view(state: DWState, seat: int | None) -> BoardView:
    """Builds what a seat sees: what lies open, and its own hidden things."""
    return BoardView(**fields(PARTS, state, seat))


def _decks(state: DWState, seat: int | None) -> dict[str, int]:
    return {
        "crises": len(state.crises),
        "crossroads": len(state.crossroads),
        "survivors": len(state.people),
        "exile": len(state.exile_deck),
        "improvements": len(state.improvements),
        "experiments": len(state.experiments),
    }


def _rules(state: DWState, seat: int | None) -> Cards:
    open_ = (rule for rule in state.lasting if rule.modifier not in HIDDEN_RULES)
    return tuple(_rule(rule.modifier, rule.survivor, rule.place) for rule in open_)


def _rule(modifier: str, survivor: int, place: int) -> str:
    about = names.survivor(survivor) if survivor >= 0 else ""
    about = about or (names.place(place) if place >= 0 else "")
    return f"{modifier}:{about}" if about else modifier


def _survivors(state: DWState, seat: int | None) -> tuple[SurvivorView, ...]:
    people = (one for one in BY_INFLUENCE if state.owner[one] != NOBODY)
    return tuple(_survivor(state, one) for one in people)


def _people_leaf(state: DWState, seat: int | None) -> tuple[object, ...]:
    rows = (state.where, state.owner, state.wounds, state.frost, state.despair, state.uses)
    carried = (state.gear, state.side, state.lasting)
    return (*map(bytes, rows), bytes(state.leader), state.moved, *carried)


def _places(state: DWState, seat: int | None) -> tuple[PlaceView, ...]:
    return tuple(_place(state, place) for place in range(len(PLACES)))


def _places_leaf(state: DWState, seat: int | None) -> tuple[object, ...]:
    rows = (state.zombies, state.barricades, state.traps, state.noise, state.bandits)
    decks = tuple(len(deck) for deck in state.items)
    return (*map(bytes, rows), bytes(state.stranded), state.specials, decks, state.unlocked)


def _seats(state: DWState, seat: int | None) -> tuple[SeatView, ...]:
    return tuple(_seat(state, one) for one in range(len(state.hands)))


def _seats_leaf(state: DWState, seat: int | None) -> tuple[object, ...]:
    sizes = tuple(map(len, state.hands)), tuple(map(len, state.given))
    bits = (state.exiled, state.out, state.bandit_leaders, state.result is None)
    told = tuple(shown(state, s) for s in range(len(state.hands))) if state.exiled else ()
    return (*sizes, state.dice, state.spent, bytes(state.leader), *bits, told)


def _those(state: DWState, where: int) -> Cards:
    return tuple(names.survivor(one) for one in BY_INFLUENCE if state.where[one] == where)


def _survivor(state: DWState, one: int) -> SurvivorView:
    seat = state.owner[one]
    return SurvivorView(
        names.survivor(one),
        seat,
        names.place(state.where[one]),
        state.wounds[one],
        state.frost[one],
        state.despair[one],
        state.leader[seat] == one,
        bool(state.moved >> one & 1),
        state.uses[one],
        tuple(ItemView(names.item(fresh(card)), used_of(card)) for card in state.gear[one]),
        tuple(map(names.side_effect, state.side[one])),
        death_at(state, one),
        attack_of(state, one),
        search_of(state, one),
    )


def _place(state: DWState, place: int) -> PlaceView:
    return PlaceView(
        names.place(place),
        is_open(state, place),
        tuple(_entrance(state, entrance) for entrance in ENTRANCES_OF[place]),
        state.noise[place],
        state.bandits[place],
        state.stranded[place],
        len(state.items[place]),
    )


def _entrance(state: DWState, entrance: int) -> EntranceView:
    special = tuple(names.experiment(one) for one, at in state.specials if at == entrance)
    zombies, barricades = state.zombies[entrance], state.barricades[entrance]
    return EntranceView(zombies, barricades, state.traps[entrance], special)


def _seat(state: DWState, seat: int) -> SeatView:
    over = state.result is not None
    leader = state.leader[seat]
    return SeatView(
        len(state.hands[seat]),
        len(state.given[seat]),
        state.dice[seat],
        state.spent[seat],
        names.survivor(leader) if leader != NOBODY else "",
        bool(state.exiled >> seat & 1),
        bool(state.out >> seat & 1),
        bool(state.bandit_leaders >> seat & 1),
        names.secret(state.secrets[seat]) if over or shown(state, seat) else "",
        names.secret(state.exile_goals[seat]) if over else "",
        own_met(state, seat) if over else (),
    )


def _own(state: DWState, seat: int | None) -> OwnView | None:
    if seat is None:
        return None
    dealt = state.dealt[seat] if state.dealt else ()
    cross = state.cross if state.cross_by == seat else NONE
    looked = state.looked if state.looked_by == seat else ()
    return OwnView(
        items(state.hands[seat]),
        items(state.given[seat]),
        names.secret(state.secrets[seat]),
        names.secret(state.exile_goals[seat]),
        tuple(map(names.survivor, dealt)),
        names.crossroads(cross) if cross != NONE else "",
        items(looked),
        own_met(state, seat),
    )


def _experiment(state: DWState, seat: int | None) -> str:
    left = state.experiments.left
    return names.experiment(left[0]) if left else ""


def _top(state: DWState, seat: int | None) -> int:
    deck = state.experiments
    return deck.order[deck.drawn] if len(deck) else NONE


PARTS: Parts = {
    "round": Part(lambda s, _: s.round),
    "rounds_left": Part(lambda s, _: s.rounds_left),
    "morale": Part(lambda s, _: s.morale),
    "food": Part(lambda s, _: s.food),
    "starvation": Part(lambda s, _: s.starvation),
    "helpless": Part(lambda s, _: s.helpless),
    "unruly": Part(lambda s, _: s.unruly),
    "first": Part(lambda s, _: s.first),
    "active": Part(lambda s, _: s.active),
    "phase": Part(lambda s, _: s.phase),
    "objective": Part(lambda s, _: names.objective(s.objective)),
    "side": Part(lambda s, _: s.config.side),
    "stored": Part(lambda s, _: s.stored, lambda s, _: items(s.stored)),
    "stored_dice": Part(lambda s, _: s.stored_dice),
    "stored_cache": Part(lambda s, _: s.stored_cache, lambda s, _: items(s.stored_cache)),
    "rescued": Part(lambda s, _: s.rescued),
    "contained": Part(lambda s, _: s.contained),
    "unlocked": Part(lambda s, _: s.unlocked),
    "stages": Part(lambda s, _: s.stages),
    "crisis": Part(lambda s, _: names.crisis(s.crisis)),
    "crisis_off": Part(lambda s, _: s.crisis_off),
    "last_failed": Part(lambda s, _: s.last_failed),
    "crossroads_by": Part(lambda s, _: s.cross_by),
    "decks": Part(_decks),
    "waste": Part(lambda s, _: s.waste, lambda s, _: items(s.waste)),
    "removed": Part(lambda s, _: s.removed, lambda s, _: items(s.removed)),
    "cache": Part(lambda s, _: s.cache, lambda s, _: items(s.cache)),
    "survivors": Part(_people_leaf, _survivors),
    "graveyard": Part(lambda s, _: _those(s, GRAVE)),
    "gone": Part(lambda s, _: _those(s, GONE)),
    "places": Part(_places_leaf, _places),
    "seats": Part(_seats_leaf, _seats),
    "improvements": Part(
        lambda s, _: s.row, lambda s, _: tuple((names.improvement(i), n) for i, n in s.row)
    ),
    "built": Part(lambda s, _: s.built, lambda s, _: tuple(map(names.improvement, s.built))),
    "experiment": Part(_top, _experiment),
    "loose": Part(lambda s, _: s.loose, lambda s, _: tuple(map(names.experiment, s.loose))),
    "raxxon_dice": Part(lambda s, _: s.raxxon_dice),
    "rules": Part(_rules),
    "modules": Part(lambda s, _: s.config.modules),
    "variants": Part(lambda s, _: tuple(v for v in VARIANTS if getattr(s.config, v))),
    "players": Part(lambda s, _: s.config.players),
    "together": Part(lambda s, _: s.config.together),
    "goals": Part(lambda s, _: goals(s)),
    "coming": Part(lambda s, _: coming(s)),
    "now": Part(lambda s, _: now(s)),
    "own": Part(_own, own=True),
}
"""What the view is made of: only the last field depends on who looks."""
