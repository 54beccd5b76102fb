"""Tells by the decks of a new game of Invader how kind it will be: a hunt had better begin there.

All 25 easy Xenos cards lie in the order of the seed, and so do the equipment cards. Games differ
most by when the first Abomination comes, and by what the first Searches bring.
"""

from collections.abc import Iterable

from horda.core.engine import Engine
from horda.core.state import Config
from horda.games.zombicide.modules.invader.hints_ways import row, station
from horda.games.zombicide.modules.invader.m6 import DESTROYED, face_down
from horda.games.zombicide.modules.invader.m8 import ALL_ORANGE
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.state import ZState

ABOMINATION, HUNTER, TANK, WORKER = 12.0, 1.5, 1.3, 1.0
"""How bad one of them is."""
SOON = {DESTROYED: 14, ALL_ORANGE: 24}
"""So many Xenos cards count, by the special rule of a Mission: as many as a short game draws."""
USUAL = 24
TOP = {DESTROYED: 6}
"""So many equipment cards count."""
FOUND = 12
GOOD = {
    "lmg": 2.0,
    "chainsaw": 2.0,
    "assault_shotgun": 1.2,
    "heavy_shotgun": 1.5,
    "smg": 1.0,
    "sledge": 0.8,
    "energy_cell": 1.0,
    "ablative_armor": 1.2,
    "flamethrower": 1.0,
    "canister": 1.0,
    "mre": 0.3,
}
MOLD_CARD = -2.0


def omen(state: ZState) -> float:
    """Returns how kind the decks are; the more the better."""
    if not _burns_first(state):
        return -1e9
    return _found(state) - _xenos(state)


def best_seeds(
    engine: Engine[ZState], config: Config, seeds: Iterable[int], count: int
) -> list[int]:
    """Returns the kindest games, the best one first."""
    found = sorted(seeds, key=lambda seed: -omen(engine.new(config, seed)))
    return found[:count]


def _by_rule(state: ZState, table: dict[str, int], usual: int) -> int:
    return next((table[name] for name in state.mission.special if name in table), usual)


def _xenos(state: ZState) -> float:
    """Returns the price of the first Xenos cards, each the dearer the sooner it comes."""
    box, soon = state.box, _by_rule(state, SOON, USUAL)
    cards = [box.zombie_cards[card] for card in state.zombie_deck.left[:soon]]
    price = {"worker": WORKER, "tank": TANK, "hunter": HUNTER}
    molds, total = invader(state).active.bit_count(), 0.0
    for place, card in enumerate(cards):
        early = (soon - place) / soon
        if card.zombie not in price:
            total += ABOMINATION * early
            continue
        many = card.counts[0] * (molds if card.kind == "mold_spawn" else 1)
        total += price[card.zombie] * many * (0.3 + early)
    return total


def _found(state: ZState) -> float:
    """Returns the worth of the first equipment cards."""
    box, top = state.box, _by_rule(state, TOP, FOUND)
    total = 0.0
    for place, card in enumerate(state.equipment.left[:top]):
        name = box.names[box.same[card]].rpartition(".")[2]
        worth = MOLD_CARD if box.cards[card].mold else GOOD.get(name, 0.0)
        total += worth * (1.0 - 0.5 * place / top)
    return total


def _burns_first(state: ZState) -> bool:
    """M6: fire is found at once, and the nearest token is the purple one."""
    if DESTROYED not in state.mission.special:
        return True
    here, start = station(state), state.people[0].zone
    ways = {zone: row(here, zone, False)[start] for zone in face_down(state)}
    if invader(state).lair != min(ways, key=lambda zone: ways[zone]):
        return False
    top = [state.box.cards[card] for card in state.equipment.left[: TOP[DESTROYED]]]
    return any(c.eliminates_zone for c in top) and any(c.attaches == "canister" for c in top)
