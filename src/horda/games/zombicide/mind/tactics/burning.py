"""Molotovs that a Mission wants in Spawn Zones, and cars that are to blow up there."""

from collections.abc import Callable
from functools import lru_cache

from horda.games.zombicide.board import View, bits
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics.recipe import RECIPE, missing, mixed
from horda.games.zombicide.modules.mission_rules.spawn_tokens import away, start_zone
from horda.games.zombicide.rules.actors import others
from horda.games.zombicide.rules.goals import GOALS
from horda.games.zombicide.rules.state import HANDS, ZState

Row = tuple[int, ...]
HUNT = "no-abomination"
"""The goal that Molotovs are for, since hardly anything else kills an Abomination."""
FIERY = frozenset(("burn-spawns", HUNT, RECIPE, "burn-start"))
"""The special rules of Missions that Molotovs are for."""
FIRES: dict[str, Callable[[ZState], Row]] = {}
"""By special rules that only a module knows: the Zones that they want to be burned."""
SEARCH_ROUNDS = 3
"""So long the team looks for the Molotov it will need before it does anything else."""
THROW = 1
"""The Range of a Molotov, and of most that is shot at a car."""


def held(state: ZState) -> int:
    """Counts the Molotovs of the team."""
    return sum([len(state.box.molotovs.intersection(person.slots)) for person in state.people])


def in_pack_only(box: Content, slots: Row) -> bool:
    """Tells whether a Survivor would have to take its Molotov in Hand first."""
    return box.molotovs.isdisjoint(slots[:HANDS]) and not box.molotovs.isdisjoint(slots[HANDS:])


def needed(state: ZState) -> int:
    """Counts the Molotovs that the Mission still wants to be thrown."""
    special = state.mission.special
    if FIERY.isdisjoint(special):
        return len(_told(state))
    if "burn-spawns" in special:
        return away(state)
    if HUNT in special:
        return len(monsters(state))
    if RECIPE in special:
        return int("molotov" in missing(state))
    return int("burn-start" in special and not GOALS["burn-start"](state))


def saved(state: ZState) -> bool:
    """Tells whether the Mission wants every Molotov that there is."""
    special = state.mission.special
    if FIERY.isdisjoint(special):
        return 0 < held(state) <= len(_told(state))
    if RECIPE in special:
        return True
    wants = needed(state)
    return wants > 0 and wants >= held(state)


def throws(state: ZState, card: int) -> bool:
    """Tells whether a card is one to throw where the Mission wants a fire."""
    if RECIPE in state.mission.special:
        return card == mixed(state) - 1
    return state.box.cards[card].eliminates_zone


def to_burn(state: ZState) -> Row:
    """Lists the Zones into which a Molotov should go now."""
    special = state.mission.special
    if FIERY.isdisjoint(special):
        return _told(state)
    if "burn-spawns" in special:
        return _red_spawns(state)
    if HUNT in special or (RECIPE in special and mixed(state)):
        return monsters(state)
    if "burn-start" in special and not away(state) and not GOALS["burn-start"](state):
        return (start_zone(state),)
    return ()


def _told(state: ZState) -> Row:
    """Lists the Zones that a module wants to be burned."""
    return tuple([z for name in state.mission.special if name in FIRES for z in FIRES[name](state)])


def monsters(state: ZState) -> Row:
    """Lists the Zones of the Abominations."""
    counts, kinds = state.zombies, state.box.abominations
    return tuple(
        [i // state.kinds for i, count in enumerate(counts) if count and i % state.kinds in kinds]
    )


def to_blow_up(state: ZState) -> Row:
    """Lists the Spawn Zones whose tokens go with the next car that blows up there."""
    return _red_spawns(state) if "blow-up-cars" in state.mission.special else ()


def _red_spawns(state: ZState) -> Row:
    start = start_zone(state)
    return tuple(sorted({zone for zone, _ in state.spawns if zone != start}))


def empty_of_friends(state: ZState, zone: int) -> bool:
    """Tells whether a fire in a Zone would hurt none of ours."""
    if any(person.zone == zone for person in state.people):
        return False
    return all(one.zone != zone for one in others(state))


def burning_aim(state: ZState) -> Row:
    """Returns where to go for the fires: to a Molotov, or to where it is thrown from."""
    has, targets = held(state), to_burn(state) or to_blow_up(state)
    coloured: Row = ()
    if "molotov-tokens" in state.mission.special:
        coloured = tuple([token.zone for token in state.objectives if token.colour])
    searching = needed(state) > has and not coloured
    if searching and (to_burn(state) or state.round <= SEARCH_ROUNDS):
        return tuple(bits(state.board.rooms))
    if not has and coloured:
        return coloured
    return coloured + around(state.eyes(), targets)


@lru_cache(maxsize=1 << 12)
def around(view: View, targets: Row) -> Row:
    """Lists the Zones from which one of the targets can be hit without standing in it."""
    seen = enumerate(view.range_to)
    return tuple([zone for zone, far in seen if any(far[one] == THROW for one in targets)])


def fires_left(state: ZState) -> float:
    """Counts the fires that are left, and the Molotovs still to be found for them."""
    has, want = held(state), needed(state)
    return want + 0.5 * max(0, want - has) + len(to_blow_up(state))
