"""What holds in every position, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.content import BULLETS, TRACK_END, deck
from horda.games.zombie_terror.state import (
    EMPTY,
    FIRST_ZOMBIE,
    GONE,
    HEALTHY,
    NOBODY,
    WAITING,
    WOUNDED,
    ZTState,
)


def broken(state: ZTState, *, whole: bool = True) -> Iterator[str]:
    """Yields what is wrong with a position; nothing for a sound one.

    One that is not `whole` may lack cards: somebody wrote it by hand.
    """
    yield from _pawns(state)
    yield from _humans(state)
    yield from _cards(state, whole)
    if not 0 <= state.terror <= TRACK_END or not 0 <= state.bullets <= BULLETS:
        yield f"terror {state.terror}, bullets {state.bullets}"


def _pawns(state: ZTState) -> Iterator[str]:
    """Fields and pawns agree, and nobody stands in a wall."""
    terrain = state.terrain
    placed = [(cell, human + 1) for human, cell in enumerate(state.humans)]
    placed += [(cell, zombie + FIRST_ZOMBIE) for zombie, cell in enumerate(state.zombies)]
    placed = [(cell, code) for cell, code in placed if cell != OFF]
    if any(state.cells[cell] != code for cell, code in placed):
        yield "a pawn is not on its field"
    if sum(code != EMPTY for code in state.cells) != len(placed):
        yield "a field holds a pawn that is elsewhere"
    for cell, code in placed:
        climbed = code >= FIRST_ZOMBIE and terrain.barricade[cell]
        if not terrain.ground[cell] and not climbed:
            yield f"pawn {code} stands in a wall on {cell}"
        if code >= FIRST_ZOMBIE and cell == terrain.manhole:
            yield f"zombie {code} stands in the manhole"


def _humans(state: ZTState) -> Iterator[str]:
    for human, cell in enumerate(state.humans):
        here = state.health[human] in (HEALTHY, WOUNDED)
        if here != (cell != OFF):
            yield f"human {human} is on {cell} with health {state.health[human]}"
        if cell == OFF and state.ap[human] and state.health[human] != WAITING:
            yield f"human {human} is off the board and has action points"
    if state.carrier != NOBODY and state.keys != OFF:
        yield "the keys are in two places"
    gone = state.carrier != NOBODY and state.health[state.carrier] == GONE
    if state.carrier != NOBODY and state.humans[state.carrier] == OFF and not gone:
        yield "the keys' carrier is off the board"


def _cards(state: ZTState, whole: bool) -> Iterator[str]:
    """No card is doubled, and in a whole position none is lost."""
    for seat in range(2):
        cards = (*state.hands[seat], *state.box[seat], *state.discards[seat])
        have, want = Counter(cards), Counter(deck(seat, state.config.scenario))
        if have - want or (whole and cards and want - have):
            yield f"the cards of seat {seat} are {cards}"
