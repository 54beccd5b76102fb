"""Positions of the colony as tables that people can read and write."""

from typing import Any

from msgspec import Struct, ValidationError, convert, field

from horda.core.decks import Deck
from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.core.rng import Rng
from tests.demo.cards import CARDS, GOALS, OMENS, SEATS
from tests.demo.rounds import Colony, Round
from tests.demo.state import ColonyConfig, ColonyState
from tests.demo.turns import Turn

NAMES = tuple(f"{name}-{number}" for number, name in enumerate(OMENS))


class SeatTable(Struct, forbid_unknown_fields=True):
    """What one seat has."""

    hand: list[str] = []
    aside: list[str] = []
    crisis: list[str] = []
    gear: list[str] = []
    goal: str = "keeper"
    wounds: int = 0


class PositionTable(Struct, forbid_unknown_fields=True):
    """A position; whatever is left out is as in an empty colony."""

    seat: dict[str, SeatTable]
    turn: str = ""
    """Whose turn it is, where a person lays the position out."""
    round: int = 1
    morale: int = 5
    speaker: str = "Ann"
    horde: tuple[int, ...] = (2, 2)
    deck: list[str] = []
    drawn: list[str] = []
    discard: list[str] = []
    box: list[str] = []
    omens: list[str] = field(default_factory=lambda: ["quiet-4"])
    omens_drawn: list[str] = []
    omen: str = ""
    omen_by: str = ""
    exiled: list[str] = []


def _named(names: tuple[str, ...], cards: tuple[int, ...]) -> list[str]:
    return [names[card] for card in cards]


def _read(names: tuple[str, ...], words: list[str]) -> tuple[int, ...]:
    for word in words:
        if word not in names:
            raise BadPosition(Code.BAD_POSITION, f"{word} (known: {', '.join(names)})")
    return tuple(names.index(word) for word in words)


def _read_one(names: tuple[str, ...], word: str) -> int:
    return _read(names, [word])[0] if word else -1


def describe(state: ColonyState) -> Table:
    """Writes a position."""
    seats = {
        SEATS[seat]: {
            "hand": _named(CARDS, state.hands[seat]),
            "aside": _named(CARDS, state.aside[seat]),
            "crisis": _named(CARDS, state.crisis[seat]),
            "gear": _named(CARDS, state.gear[seat]),
            "goal": GOALS[state.goals[seat]],
            "wounds": state.wounds[seat],
        }
        for seat in range(len(state.goals))
    }
    return {
        "round": state.round,
        "morale": state.morale,
        "speaker": SEATS[state.speaker],
        "horde": list(state.horde),
        "deck": _named(CARDS, state.deck.left),
        "drawn": _named(CARDS, state.deck.order[: state.deck.drawn]),
        "discard": _named(CARDS, state.discard),
        "box": _named(GOALS, state.box),
        "omens": _named(NAMES, state.omens.left),
        "omens_drawn": _named(NAMES, state.omens.order[: state.omens.drawn]),
        "omen": NAMES[state.omen] if state.omen >= 0 else "",
        "omen_by": SEATS[state.omen_by] if state.omen_by >= 0 else "",
        "exiled": [SEATS[seat] for seat in state.exiled],
        "seat": seats,
    }


def pose(config: ColonyConfig, rng: Rng, raw: Table) -> ColonyState:
    """Lays a position out: in somebody's turn, or at the start of a round."""
    try:
        table = convert(raw, PositionTable)
    except ValidationError as error:
        raise BadPosition(Code.BAD_POSITION, str(error)) from None
    names = SEATS[: config.seats]
    seats = [table.seat.get(name, SeatTable()) for name in names]
    stack, at = _course(config, _read_one(names, table.turn))
    return ColonyState(
        config=config,
        rng=rng,
        stack=stack,
        at=at,
        round=table.round,
        morale=table.morale,
        speaker=_read_one(names, table.speaker),
        horde=bytearray(table.horde),
        wounds=bytearray(seat.wounds for seat in seats),
        deck=_deck(CARDS, table.drawn, table.deck),
        discard=_read(CARDS, table.discard),
        hands=tuple(_read(CARDS, seat.hand) for seat in seats),
        aside=tuple(_read(CARDS, seat.aside) for seat in seats),
        crisis=tuple(_read(CARDS, seat.crisis) for seat in seats),
        gear=tuple(_read(CARDS, seat.gear) for seat in seats),
        goals=_read(GOALS, [seat.goal for seat in seats]),
        box=_read(GOALS, table.box),
        omens=_deck(NAMES, table.omens_drawn, table.omens),
        omen=_read_one(NAMES, table.omen),
        omen_by=_read_one(names, table.omen_by),
        exiled=_read(names, table.exiled),
    )


def _deck(names: tuple[str, ...], drawn: list[str], left: list[str]) -> Deck:
    return Deck(_read(names, [*drawn, *left]), len(drawn))


def _course(config: ColonyConfig, seat: int) -> tuple[Any, tuple[int, ...]]:
    """Returns frames and steps: a turn that has drawn its omen, or a new round."""
    if seat < 0:
        return (Colony(),), (2,)
    after = tuple((seat + i) % config.seats for i in range(1, config.seats))
    return (Colony(), Round(after), Turn(seat)), (3, 5, 1)
