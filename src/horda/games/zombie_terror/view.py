"""What each side may know of a position."""

from typing import Any

from msgspec import Struct

from horda.core.rng import Dice
from horda.core.rulebook import cites
from horda.core.watch import Items, Part, Parts, Places, fields
from horda.games.zombie_terror.board import FACINGS, OFF, name
from horda.games.zombie_terror.content import CARD_IDS, HUMANS
from horda.games.zombie_terror.state import HEALTH, NOBODY, ZTState


class HumanView(Struct, frozen=True):
    """One human as everybody sees it."""

    id: str
    field: str | None
    health: str
    ap: int
    activated: bool


class ZombieView(Struct, frozen=True):
    """One zombie as everybody sees it."""

    field: str
    facing: str
    acted: bool
    marked: bool


class HandView(Struct, frozen=True):
    """The cards of one side: how many, which were played, and the own ones."""

    count: int
    played: tuple[str, ...]
    cards: tuple[str, ...] | None


class BoardView(Struct, frozen=True):
    """The open board, and one hand."""

    scenario: str
    round: int
    signs: str
    humans: tuple[HumanView, ...]
    zombies: dict[int, ZombieView]
    """By their pawns: the number stays the same as long as one is on the board."""
    pool: int
    terror: int
    collapsed: bool
    score: int
    bullets: int
    briefcase: bool
    activations: int
    shots: int
    turned: int
    keys: str | None
    carrier: str | None
    in_car: int
    desperate: str | None
    silence: int
    rampage: bool
    plague: int
    hands: tuple[HandView, ...]


def _field(cell: int) -> str | None:
    return None if cell == OFF else name(cell)


def _human(human: int) -> str | None:
    return None if human == NOBODY else HUMANS[human]


@cites("R9.1", "R3.4")
def view(state: ZTState, seat: int | None) -> BoardView:
    """Builds what a seat sees: the whole table, and only its own hand."""
    return BoardView(**fields(PARTS, state, seat))


def _person(state: ZTState, human: int) -> HumanView:
    return HumanView(
        HUMANS[human],
        _field(state.humans[human]),
        HEALTH[state.health[human]],
        state.ap[human],
        bool(state.activated >> human & 1),
    )


def _zombie(state: ZTState, pawn: int) -> ZombieView | None:
    cell = state.zombies[pawn]
    if cell == OFF:
        return None
    return ZombieView(
        name(cell),
        FACINGS[state.facing[pawn]],
        bool(state.acted >> pawn & 1),
        bool(state.marked >> pawn & 1),
    )


def _hands(state: ZTState, seat: int | None) -> tuple[HandView, ...]:
    return tuple(_hand(state, side, seat) for side in range(2))


def _hand(state: ZTState, side: int, seat: int | None) -> HandView:
    cards = tuple(CARD_IDS[card] for card in state.hands[side]) if side == seat else None
    played = tuple(CARD_IDS[card] for card in state.discards[side])
    return HandView(len(state.hands[side]), played, cards)


def _people(state: ZTState, seat: int | None) -> tuple[bytes, bytes, bytes, int]:
    return bytes(state.humans), bytes(state.health), bytes(state.ap), state.activated


def _humans_anew(then: tuple[Any, ...], now: tuple[Any, ...]) -> list[int]:
    moved = then[3] ^ now[3]
    same = list(zip(*then[:3], strict=True))
    new = enumerate(zip(*now[:3], strict=True))
    return [n for n, one in new if one != same[n] or moved >> n & 1]


def _pawns(state: ZTState, seat: int | None) -> tuple[bytes, bytes, int, int]:
    return bytes(state.zombies), bytes(state.facing), state.acted, state.marked


def _pawns_anew(then: tuple[Any, ...], now: tuple[Any, ...]) -> list[int]:
    signs = (then[2] ^ now[2]) | (then[3] ^ now[3])
    same = list(zip(*then[:2], strict=True))
    new = enumerate(zip(*now[:2], strict=True))
    return [n for n, one in new if one != same[n] or signs >> n & 1]


PARTS: Parts = {
    "scenario": Part(lambda s, _: s.config.scenario),
    "round": Part(lambda s, _: s.round),
    "signs": Part(lambda s, _: s.collapsed, lambda s, _: s.terrain.signs),
    "humans": Items(_people, _person, anew=_humans_anew),
    "zombies": Places(_pawns, _zombie, anew=_pawns_anew),
    "pool": Part(lambda s, _: s.pool),
    "terror": Part(lambda s, _: s.terror),
    "collapsed": Part(lambda s, _: s.collapsed),
    "score": Part(lambda s, _: s.score),
    "bullets": Part(lambda s, _: s.bullets),
    "briefcase": Part(lambda s, _: s.briefcase),
    "activations": Part(lambda s, _: s.activations),
    "shots": Part(lambda s, _: s.shots),
    "turned": Part(lambda s, _: s.turned),
    "keys": Part(lambda s, _: _field(s.keys)),
    "carrier": Part(lambda s, _: _human(s.carrier)),
    "in_car": Part(lambda s, _: s.in_car),
    "desperate": Part(lambda s, _: _human(s.desperate)),
    "silence": Part(lambda s, _: s.silence),
    "rampage": Part(lambda s, _: s.rampage),
    "plague": Part(lambda s, _: s.plague),
    "hands": Part(lambda s, _: (s.hands, s.discards), _hands, own=True),
}
"""What the view is made of: only the hands depend on who looks."""


@cites("R9.1")
def determinise(state: ZTState, seat: int | None, dice: Dice) -> None:
    """Deals the cards that a seat cannot see anew: the other hand and the box."""
    hands, box = list(state.hands), list(state.box)
    for side in range(2):
        if side != seat:
            # Sorted first: the guess must not depend on what is really there.
            unseen = dice.shuffled(sorted((*hands[side], *box[side])))
            size = len(hands[side])
            hands[side], box[side] = tuple(sorted(unseen[:size])), tuple(sorted(unseen[size:]))
    state.hands, state.box = (hands[0], hands[1]), (box[0], box[1])
