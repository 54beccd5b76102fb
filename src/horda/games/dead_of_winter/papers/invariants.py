"""What holds in every position, whatever was played."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from horda.core.frames import Frame
from horda.games.dead_of_winter.base.codes import PLAIN, fresh
from horda.games.dead_of_winter.base.state import NOBODY, DWState
from horda.games.dead_of_winter.base.table import ENTRANCE_SPACES, NOISE_SPACES, space
from horda.games.dead_of_winter.effects.do_together import Together
from horda.games.dead_of_winter.effects.hand_frames import Stakes
from horda.games.dead_of_winter.rules.actions.requests import Ask

F = TypeVar("F", bound=Frame)
MOST_GIVEN = 1000
"""Cards given to all crises: each is dealt anew by itself, and a game sees some dozens."""


def broken(state: DWState) -> Iterator[str]:
    """Yields what is wrong with a position; nothing for a sound one."""
    yield from _people(state)
    yield from _settled(state)
    for entrance in range(len(ENTRANCE_SPACES)):
        if space(state, entrance) < 0:
            yield f"entrance {entrance} holds more than it has spaces"
    for place, most in enumerate(NOISE_SPACES):
        if state.noise[place] > most:
            yield f"place {place} holds {state.noise[place]} noise tokens"
    if not 0 <= state.morale <= 10 or state.food < 0:
        yield f"morale {state.morale}, food {state.food}"
    for hand in state.hands:
        if list(hand) != sorted(hand):
            yield f"a hand lies in an order that tells something: {hand}"


def _people(state: DWState) -> Iterator[str]:
    for one, owner in enumerate(state.owner):
        if (owner != NOBODY) != (state.where[one] < 250):
            yield f"survivor {one} of {owner} stands at {state.where[one]}"
        # A death that ends the game leaves the items where they were (DW-KILLS-Q6).
        if owner == NOBODY and state.gear[one] and state.result is None:
            yield f"survivor {one} is nobody's and carries {state.gear[one]}"
    people = Counter((*state.people.left, *(c for cards in state.dealt for c in cards)))
    for one, times in people.items():
        if times > 1 or state.owner[one] != NOBODY:
            yield f"survivor {one} is in the deck and elsewhere"


def _settled(state: DWState) -> Iterator[str]:
    seats = len(state.hands)
    for one in state.settled:
        if (len(one.given), len(one.wrong)) != (seats, seats):
            yield f"a crisis was settled by {len(one.given)} seats of {seats}"
        elif any(not 0 <= bad <= all_ for bad, all_ in zip(one.wrong, one.given, strict=True)):
            yield f"{one.wrong} of {one.given} cards did not fit a crisis"
    if (given := sum(sum(one.given) for one in state.settled)) > MOST_GIVEN:
        yield f"{given} cards were given to crises"


def item_cards(state: DWState) -> Counter[int]:
    """Counts every item card of the game, wherever it lies: none is lost or doubled."""
    rows = [*state.hands, *state.given, *state.gear, *(deck.left for deck in state.items)]
    rows += [state.starting_box, state.waste, state.removed, state.removed_unseen]
    rows += [state.cache, state.stored, state.stored_cache, state.looked]
    rows += [tuple(card for _, card in one.cards) for one in _those(state, Together)]
    rows += [tuple(card for _, card in one.staked) for one in _those(state, Stakes)]
    # What was given on request lies on the table until it is used.
    rows += [(one.card,) for one in state.stack if isinstance(one, Ask) and one.card >= 0]
    return Counter(fresh(card) for row in rows for card in row)


def _those(state: DWState, kind: type[F]) -> list[F]:
    """Lists the frames of a kind that are going on: some hold cards on the table."""
    return [one for one in state.stack if isinstance(one, kind)]


def marks(state: DWState) -> int:
    """Counts the cards that show a mark of use."""
    return sum(card > PLAIN for hand in (*state.hands, *state.gear) for card in hand)
