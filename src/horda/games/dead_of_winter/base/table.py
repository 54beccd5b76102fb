"""What can be read off the table: who stands where, what is free, who comes next."""

from collections.abc import Iterable
from functools import lru_cache

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.state import ENTRANCES, NOBODY, DWState
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, PLACES, RAXXON, TOWN

INFLUENCE = tuple(card.influence for card in BOX.survivors)
BY_INFLUENCE = tuple(sorted(range(len(INFLUENCE)), key=lambda one: INFLUENCE[one]))
SURVIVOR_SPACES = tuple(card.survivors for card in BOX.places)
NOISE_SPACES = tuple(card.noise for card in BOX.places)
COLONY_ENTRANCES = 6
ENTRANCE_SPACES = (
    *(BOX.places[COLONY].spaces for _ in range(COLONY_ENTRANCES)),
    *(card.spaces for card in BOX.places[1:]),
)
ENTRANCES_OF = (
    range(COLONY_ENTRANCES),
    *(range(place + 5, place + 6) for place in range(1, len(PLACES))),
)
"""The entrances of each place."""
PLACE_OF = (*(COLONY for _ in range(COLONY_ENTRANCES)), *range(1, len(PLACES)))
"""The place of each entrance."""
assert len(PLACE_OF) == ENTRANCES


# -- seats -----------------------------------------------------------------------------------


def is_exiled(state: DWState, seat: int) -> bool:
    """Whether a player is exiled."""
    return bool(state.exiled >> seat & 1)


def is_out(state: DWState, seat: int) -> bool:
    """Whether a player was eliminated."""
    return bool(state.out >> seat & 1)


ORDERS = tuple(
    tuple(tuple((first + i) % count for i in range(count)) for first in range(count))
    for count in range(6)
)
"""By the number of players and the first of them the order clockwise."""


def around(state: DWState, first: int) -> list[int]:
    """Lists the players still in the game clockwise, beginning with a seat."""
    seats, out = ORDERS[len(state.hands)][first], state.out
    return [seat for seat in seats if not out >> seat & 1] if out else [*seats]


def seats_in_order(state: DWState) -> list[int]:
    """Lists the players in player order; exiled ones are among them."""
    return around(state, state.first)


def clockwise(state: DWState, seat: int) -> list[int]:
    """Lists the other players, the one to the left first."""
    return [other for other in around(state, seat) if other != seat]


@cites("DW-CROSS-Q5", "DW-FIRST-Q2")
def right_of(state: DWState, seat: int) -> int:
    """Returns the next player to the right who is still in the game; the seat itself if none."""
    others = clockwise(state, seat)
    return others[-1] if others else seat


@cites("DW-EXVOTE-05", "DW-VOTE-04", "DW-EXILE-08")
def voters(state: DWState) -> list[int]:
    """Lists those who have a vote: nobody who is exiled or out."""
    return [seat for seat in seats_in_order(state) if not state.exiled >> seat & 1]


@cites("DW-EXILE-12", "DW-CRISISRES-Q2")
def not_exiled(state: DWState) -> int:
    """Counts the players that a crisis counts."""
    return len(state.hands) - (state.exiled | state.out).bit_count()


# -- survivors -------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _with(row: bytes, value: int) -> tuple[int, ...]:
    """Lists who has a value in a row; the same rows are asked for again and again."""
    found, at = [], row.find(value)
    while at >= 0:
        found.append(at)
        at = row.find(value, at + 1)
    return tuple(by_influence(found))


def by_influence(people: Iterable[int]) -> list[int]:
    """Sorts survivors by influence, the lowest first; no two have the same."""
    return sorted(people, key=INFLUENCE.__getitem__)


def own(state: DWState, seat: int) -> list[int]:
    """Lists the survivors of a player, the lowest influence first."""
    return [*_with(bytes(state.owner), seat)]


def group(state: DWState, seat: int) -> tuple[int, ...]:
    """The same as what lists of options are kept by."""
    return _with(bytes(state.owner), seat)


def people_at(state: DWState, place: int) -> list[int]:
    """Lists the survivors at a place, the lowest influence first."""
    return [*_with(bytes(state.where), place)]


def company(state: DWState, place: int) -> tuple[int, ...]:
    """The same as what lists of options are kept by."""
    return _with(bytes(state.where), place)


def own_at(state: DWState, seat: int, place: int) -> list[int]:
    """Lists the survivors of a player at a place."""
    return [one for one in company(state, place) if state.owner[one] == seat]


def in_play(state: DWState, survivor: int) -> bool:
    """Whether a survivor belongs to somebody now."""
    return state.owner[survivor] != NOBODY


def everybody(state: DWState) -> list[int]:
    """Lists all survivors in play, the lowest influence first."""
    return [*_everybody(bytes(state.owner))]


@lru_cache(maxsize=8192)
def _everybody(owner: bytes) -> tuple[int, ...]:
    return tuple(one for one in BY_INFLUENCE if owner[one] != NOBODY)


def of_exiled(state: DWState, survivor: int) -> bool:
    """Whether a survivor belongs to an exiled player."""
    return bool(state.exiled >> state.owner[survivor] & 1)


@cites("DW-FROST-01", "DW-DESPAIR-02", "DW-INT-06")
def damage(state: DWState, survivor: int) -> int:
    """Counts the damage tokens on a survivor, of all kinds."""
    return state.wounds[survivor] + state.frost[survivor] + state.despair[survivor]


# -- places ----------------------------------------------------------------------------------


@cites("DW-SCENR-02", "DW-SCENB-Q5", "DW-SETUP-02")
def is_open(state: DWState, place: int) -> bool:
    """Whether a place is in the game and may be entered."""
    return place <= TOWN[-1] or place in locations(state)


@lru_cache(maxsize=256)
def _locations(raxxon: bool, hideout: bool, unlocked: tuple[str, ...]) -> tuple[int, ...]:
    more = [RAXXON] if raxxon and "sealed" not in unlocked else []
    more += [HIDEOUT] if hideout and "no-hideout" not in unlocked else []
    return (COLONY, *TOWN, *more)


def locations(state: DWState) -> tuple[int, ...]:
    """Lists all open locations by number, the colony first."""
    config = state.config
    return _locations(config.raxxon, config.bandits, state.unlocked)


@cites("DW-ADDZ-Q1")
def outside(state: DWState) -> list[int]:
    """Lists the open locations besides the colony, by number."""
    return [*locations(state)[1:]]


def places(state: DWState) -> list[int]:
    """Lists all open locations."""
    return [*locations(state)]


FIGURE = "figure_at"
"""Name of the rule by which a figure that is nobody's keeps a survivor space."""


def figures(state: DWState) -> tuple[int, ...]:
    """Lists the places where figures stand that are nobody's."""
    return tuple(rule.place for rule in state.lasting if rule.modifier == FIGURE)


@cites("DW-HELPLESS-06", "DW-HELPLESS-Q1", "DW-BANDIT-01", "DW-MOVE-05", "DW-CARD-11")
def room(state: DWState, place: int) -> int:
    """Counts the free survivor spaces of a place; helpless, bandits and figures fill some."""
    free = SURVIVOR_SPACES[place] - state.where.count(place) - state.bandits[place]
    if place == COLONY:
        free -= state.helpless + state.unruly
    if state.lasting:
        free -= figures(state).count(place)
    return max(free, 0)


def roomy(state: DWState) -> tuple[int, ...]:
    """Lists the open locations with an empty survivor space."""
    helpless = state.helpless + state.unruly
    others = figures(state) if state.lasting else ()
    return _roomy(locations(state), bytes(state.where), bytes(state.bandits), helpless, others)


@lru_cache(maxsize=8192)
def _roomy(
    places: tuple[int, ...], where: bytes, bandits: bytes, helpless: int, others: tuple[int, ...]
) -> tuple[int, ...]:
    taken = {place: where.count(place) + bandits[place] + others.count(place) for place in places}
    taken[COLONY] += helpless
    return tuple(place for place in places if taken[place] < SURVIVOR_SPACES[place])


@cites("DW-BARR-02", "DW-TRAP-Q2", "DW-RAXXON-Q8")
def space(state: DWState, entrance: int) -> int:
    """Counts the empty spaces of an entrance."""
    taken = state.zombies[entrance] + state.barricades[entrance] + state.traps[entrance]
    if state.specials:
        taken += sum(at == entrance for _, at in state.specials)
    return ENTRANCE_SPACES[entrance] - taken


def has_space(state: DWState, place: int) -> bool:
    """Whether any entrance of a place has an empty space."""
    if state.specials:
        return bool(free_entrances(state, place))
    zombies, walls, traps = state.zombies, state.barricades, state.traps
    for door in ENTRANCES_OF[place]:
        if zombies[door] + walls[door] + traps[door] < ENTRANCE_SPACES[door]:
            return True
    return False


def free_entrances(state: DWState, place: int) -> list[int]:
    """Lists the entrances of a place that have an empty space."""
    return [entrance for entrance in ENTRANCES_OF[place] if space(state, entrance) > 0]


def zombies_at(state: DWState, place: int) -> int:
    """Counts the ordinary zombies at a place."""
    if place == COLONY:
        return sum(state.zombies[:COLONY_ENTRANCES])
    return state.zombies[place + COLONY_ENTRANCES - 1]


def specials_at(state: DWState, place: int) -> list[int]:
    """Lists where in `specials` those at a place stand."""
    return [n for n, (_, entrance) in enumerate(state.specials) if PLACE_OF[entrance] == place]


def barricades_at(state: DWState, place: int) -> int:
    """Counts barricades and traps at a place."""
    if place == COLONY:
        return sum(state.barricades[:COLONY_ENTRANCES]) + sum(state.traps[:COLONY_ENTRANCES])
    door = place + COLONY_ENTRANCES - 1
    return state.barricades[door] + state.traps[door]


@cites("DW-HELPLESS-02", "DW-MUTINY-02", "DW-FEED-02")
def crowd(state: DWState) -> int:
    """Counts who eats at the colony and draws zombies there: the unruly twice."""
    return state.where.count(COLONY) + state.helpless + 2 * state.unruly
