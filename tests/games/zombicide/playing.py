"""Whole games: begun from a setup, answered by key."""

from typing import Any

from horda.core.decisions import Answer
from horda.core.decks import Deck
from horda.games.zombicide.rules.options import Put
from horda.games.zombicide.rules.state import HANDS, NONE, ZState
from tests.games.zombicide.boxes import BOX, plain_key, plain_keys
from tests.games.zombicide.fighting import ENGINE

QUIET = tuple(i for i, card in enumerate(BOX.zombie_cards) if card.kind == "extra_activation")
"""Zombie cards that do nothing on a board without Zombies."""
FOOD = [card for card in BOX.decks["base"] if BOX.cards[card].food]
DULL = ("drop", "done", "learn:", "deal:", "act:", "stop-here", "reveal:", "pass")
"""What is answered without a thought, wherever it is offered."""


def new(scenario: str, seed: int = 1, **setup: Any) -> ZState:
    """Begins a game."""
    state: ZState = ENGINE.new(ENGINE.config({"scenario": scenario, **setup}), seed)
    return state


def offered(state: ZState) -> list[str]:
    """The keys of the open question."""
    return plain_keys(state, state.open[0])


def answer(state: ZState, key: str = "") -> None:
    """Answers the open question, with the first option unless told."""
    ask = state.open[0]
    ENGINE.apply(state, Answer(state.number(ask.seat), ask.seat, key or offered(state)[0]))


def calm(state: ZState) -> None:
    """Sees to it that no Zombie can come: none on the board, on cards, in crates or equipment."""
    state.zombies[:] = bytes(len(state.zombies))
    state.zombie_deck = Deck(QUIET)
    crates = sorted(state.pimpweapons.left, key=lambda card: bool(BOX.cards[card].spawns))
    state.pimpweapons = Deck(tuple(crates))
    rest = [card for card in BOX.decks["base"] if card not in FOOD and not BOX.cards[card].spawns]
    state.equipment = Deck((*FOOD, *rest))


def dull_answer(state: ZState) -> str:
    """Returns an answer to a question that takes no plan; nothing where a turn is to be played."""
    for option in state.open[0].options:  # finds go to the Backpack, as tools must stay in Hand
        if isinstance(option, Put) and option.slot >= HANDS and option.card == NONE:
            return plain_key(state, option)
    if state.open[0].prompt == "z2-turn":
        return ""
    keys = offered(state)
    return next((key for start in DULL for key in keys if key.startswith(start)), keys[0])
