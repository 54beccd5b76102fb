"""What each side may know of a position."""

from msgspec import Struct

from horda.core.rng import Dice
from horda.core.rulebook import cites
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

    pawn: int
    """Its number as long as it is on the board: it stays the same when others go."""
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
    zombies: tuple[ZombieView, ...]
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
    return BoardView(
        scenario=state.config.scenario,
        round=state.round,
        signs=state.terrain.signs,
        humans=_humans(state),
        zombies=_zombies(state),
        pool=state.pool,
        terror=state.terror,
        collapsed=state.collapsed,
        score=state.score,
        bullets=state.bullets,
        briefcase=state.briefcase,
        activations=state.activations,
        shots=state.shots,
        turned=state.turned,
        keys=_field(state.keys),
        carrier=_human(state.carrier),
        in_car=state.in_car,
        desperate=_human(state.desperate),
        silence=state.silence,
        rampage=state.rampage,
        plague=state.plague,
        hands=tuple(_hand(state, side, seat) for side in range(2)),
    )


def _humans(state: ZTState) -> tuple[HumanView, ...]:
    return tuple(
        HumanView(
            HUMANS[human],
            _field(cell),
            HEALTH[state.health[human]],
            state.ap[human],
            bool(state.activated >> human & 1),
        )
        for human, cell in enumerate(state.humans)
    )


def _zombies(state: ZTState) -> tuple[ZombieView, ...]:
    return tuple(
        ZombieView(
            zombie,
            name(cell),
            FACINGS[state.facing[zombie]],
            bool(state.acted >> zombie & 1),
            bool(state.marked >> zombie & 1),
        )
        for zombie, cell in enumerate(state.zombies)
        if cell != OFF
    )


def _hand(state: ZTState, side: int, seat: int | None) -> HandView:
    cards = tuple(CARD_IDS[card] for card in state.hands[side]) if side == seat else None
    played = tuple(CARD_IDS[card] for card in state.discards[side])
    return HandView(len(state.hands[side]), played, cards)


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
