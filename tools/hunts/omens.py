"""Tells by the decks of a new game of Invader how kind it will be: a hunt had better begin there.

All 25 easy Xenos cards lie in the order of the seed, and so do the equipment cards. Games differ
most by when the first Abomination comes, and by what the first Searches bring.
"""

from collections.abc import Iterable

from horda.core.engine import Engine
from horda.core.rng import Rng, stream_key
from horda.core.state import Config
from horda.games.zombicide.modules.invader.m6 import DESTROYED
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.rules.spawn import zombie_cards
from horda.games.zombicide.rules.state import STREAMS, ZOMBIES, ZState

PRICES = {"worker": 1.0, "tank": 1.3, "hunter": 1.5}
"""How bad one Xenos is."""
ABOMINATION = 12.0
CALM = 14
"""So many Xenos cards on top must not name the Abomination."""
SOON = 20
"""So many count for the price of a game."""
TOP, FOUND = 6, 12
"""So many equipment cards must hold the fire of M6; so many count."""
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
MET = 3.0
"""How much worse Xenos are that come out where the team goes."""


def best_seeds(
    engine: Engine[ZState], config: Config, seeds: Iterable[int], count: int
) -> list[int]:
    """Returns the kindest games, the best one first."""
    one = engine.new(config, 0)
    games = {seed: engine.new(config, seed) for seed in seeds if _calm(one, seed)}
    known = {seed: omen(state) for seed, state in games.items() if _burns_first(state)}
    return sorted(known, key=lambda seed: -known[seed])[:count]


def omen(state: ZState) -> float:
    """Returns how kind the decks are; the more the better."""
    return _found(state) - _xenos(state)


def _calm(state: ZState, seed: int) -> bool:
    """Tells whether no Abomination comes soon, without setting the game up: one in 380."""
    box, rng = state.box, Rng((stream_key(seed, STREAMS[ZOMBIES]),), (0,))
    order, _ = rng.shuffled(zombie_cards(box, state.config.cards), 0)
    return all(box.zombie_cards[card].zombie in PRICES for card in order[:CALM])


def _xenos(state: ZState) -> float:
    """Returns the price of the first Xenos cards, each the dearer the sooner it comes."""
    cards = [state.box.zombie_cards[card] for card in state.zombie_deck.left[:SOON]]
    molds, total = invader(state).active.bit_count(), 0.0
    spawns = [zone for zone, colour in state.spawns if state.active_spawns >> colour & 1]
    for place, card in enumerate(cards):
        early = (SOON - place) / SOON
        if card.zombie not in PRICES:
            total += ABOMINATION * early
            continue
        many = card.counts[0] * (molds if card.kind == "mold_spawn" else 1)
        met = MET if spawns[place % len(spawns)] == invader(state).lair else 1.0
        total += met * PRICES[card.zombie] * many * (0.3 + early)
    return total


def _found(state: ZState) -> float:
    """Returns the worth of the first equipment cards."""
    box, total = state.box, 0.0
    for place, card in enumerate(state.equipment.left[:FOUND]):
        worth = MOLD_CARD if box.cards[card].mold else GOOD.get(box.names[box.same[card]], 0.0)
        total += worth * (1.0 - 0.5 * place / FOUND)
    return total


def _burns_first(state: ZState) -> bool:
    """M6: fire is found at once."""
    if DESTROYED not in state.mission.special:
        return True
    top = [state.box.cards[card] for card in state.equipment.left[:TOP]]
    return any(c.eliminates_zone for c in top) and any(c.attaches == "canister" for c in top)
