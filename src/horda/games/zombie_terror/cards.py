"""The special cards: when each can be played, and what it does."""

from collections.abc import Callable

from horda.core.decisions import Option
from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.zombie_terror import card_frames as frames
from horda.games.zombie_terror import content as c
from horda.games.zombie_terror import events
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.options import PLAY
from horda.games.zombie_terror.pawns import ZTRun
from horda.games.zombie_terror.state import WOUNDED, ZTState

SILENCE_LESS = 2
BLOODLUST_MORE = 2
PLAGUE_MORE = 2
IN_PHASE = {
    phase: frozenset(i for i, card in enumerate(c.CARDS) if phase in card.phase)
    for phase in ("human turn", "activation", "adding")
}


@cites("R9.2")
def may_play(state: ZTState, seat: int) -> bool:
    """Tells whether a side could play a card now, whichever cards it holds."""
    return bool(state.hands[seat]) and state.played < state.config.cards_per_turn


@cites("R9.2")
def playable(state: ZTState, seat: int, phase: str, left: int = 0) -> list[Option]:
    """Lists the cards in a hand that can be played in this phase."""
    hand = state.hands[seat]
    if not hand or state.played >= state.config.cards_per_turn:
        return []
    now = IN_PHASE[phase]
    options: list[Option] = []
    for card in hand:
        if card in now:
            can = _CAN[card]
            if can is None or can(state, left):
                options.append(PLAY[card])
    return options


@cites("R9.1")
def play_card(run: ZTRun, seat: int, card: int) -> Frame | None:
    """Turns a card face up, discards it, and returns the frame with its choices, if any."""
    state = run.state
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands = _with(state.hands, seat, tuple(hand))
    state.discards = _with(state.discards, seat, (*state.discards[seat], card))
    state.played += 1
    run.reveal()
    frame = _DO[card](run)
    run.emit(events.CardPlayed, seat, card)
    return frame


def _with(
    both: tuple[tuple[int, ...], tuple[int, ...]], seat: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (cards, both[1]) if seat == c.HUMAN else (both[0], cards)


@cites("C.desperate_shove")
def _somebody_strong(state: ZTState, left: int) -> bool:
    return state.humans.count(OFF, c.CHILD + 1) < len(c.HUMANS) - 1


@cites("C.first_aid")
def _somebody_wounded(state: ZTState, left: int) -> bool:
    return WOUNDED in state.health


@cites("C.sewers")
def _way_underground(state: ZTState, left: int) -> bool:
    return any(frames.has_sewer_exit(state, human) for human in frames.fresh_humans(state))


@cites("C.decoy")
def _somebody_to_lure(state: ZTState, left: int) -> bool:
    if state.config.scenario == "base":
        return state.zombies.count(OFF) < c.PAWNS
    barricade = state.terrain.barricade
    return any(cell != OFF and not barricade[cell] for cell in state.zombies)


@cites("C.awe")
def _somebody_awed(state: ZTState, left: int) -> bool:
    return bool(frames.awe_targets(state))


@cites("C.zombie_horde")
def _room_for_horde(state: ZTState, left: int) -> bool:
    return bool(state.pool and frames.horde_edges(state))


@cites("C.plague")
def _room_for_plague(state: ZTState, left: int) -> bool:
    return state.pool > left


@cites("C.trap")
def _one_to_trap(state: ZTState, left: int) -> bool:
    return left > 0


@cites("C.silence")
def _silence(run: ZTRun) -> None:
    run.state.silence = SILENCE_LESS


@cites("C.bloodlust")
def _bloodlust(run: ZTRun) -> None:
    run.state.activations += BLOODLUST_MORE


@cites("C.rampage")
def _rampage(run: ZTRun) -> None:
    run.state.rampage = True


@cites("C.plague")
def _plague(run: ZTRun) -> None:
    run.state.plague = PLAGUE_MORE


def _trap(run: ZTRun) -> None:
    """Nothing yet: the adding phase knows what to do with it."""


# Whether a card could have any effect now; None: always. A human turn without a human on the
# board does not exist, so Adrenaline always finds somebody.
_CAN: dict[int, Callable[[ZTState, int], bool] | None] = {
    c.SEWERS: _way_underground,
    c.ADRENALINE: None,
    c.SILENCE: None,
    c.DECOY: _somebody_to_lure,
    c.FIRST_AID: _somebody_wounded,
    c.DESPERATE_SHOVE: _somebody_strong,
    c.ZOMBIE_HORDE: _room_for_horde,
    c.PLAGUE: _room_for_plague,
    c.AWE: _somebody_awed,
    c.TRAP: _one_to_trap,
    c.BLOODLUST: None,
    c.RAMPAGE: None,
}

_DO: dict[int, Callable[[ZTRun], Frame | None]] = {
    c.SEWERS: lambda run: frames.Sewers(),
    c.ADRENALINE: lambda run: frames.Adrenaline(),
    c.SILENCE: _silence,
    c.DECOY: lambda run: frames.Decoy(),
    c.FIRST_AID: lambda run: frames.FirstAid(),
    c.DESPERATE_SHOVE: lambda run: frames.Desperation(),
    c.ZOMBIE_HORDE: lambda run: frames.Horde(),
    c.PLAGUE: _plague,
    c.AWE: lambda run: frames.Awe(),
    c.TRAP: _trap,
    c.BLOODLUST: _bloodlust,
    c.RAMPAGE: _rampage,
}
