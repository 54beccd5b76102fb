"""How the game stands, in lines of text that any language can say."""

from collections.abc import Iterator, Sequence

from horda.core.words import Text, text
from horda.games.zombie_terror.adding import Adding
from horda.games.zombie_terror.board import OFF, name
from horda.games.zombie_terror.content import (
    BANKER,
    HUMANS,
    IN_CAR_TO_WIN,
    POINTS_TO_WIN,
    SEATS,
    TRACK_END,
    card_name,
    human_name,
)
from horda.games.zombie_terror.draw import LETTERS
from horda.games.zombie_terror.human_turn import HumanTurn
from horda.games.zombie_terror.rounds import PlaceHumans, PlaceZombies
from horda.games.zombie_terror.state import HEALTH, NOBODY, WOUNDED, ZTState
from horda.games.zombie_terror.zombie_turn import ZombieTurn

# Frames lie on top of one another: the first one found says what goes on.
PHASES = (
    (Adding, "adding"),
    (ZombieTurn, "activation"),
    (HumanTurn, "human"),
    (PlaceHumans, "place-humans"),
    (PlaceZombies, "place-zombies"),
)


def status(state: ZTState, seat: int | None) -> tuple[Text, ...]:
    """Lists how the game stands, as a seat may know it; seat None is a spectator."""
    phase = _phase(state)
    return (
        text("zt-status-round", round=state.round, phase=Text(f"zt-phase-{phase}")),
        *_aims(state),
        *_counters(state, phase),
        *(_human(state, human) for human in range(len(HUMANS))),
        *_cards(state, seat),
        *_active(state, phase),
    )


def brief(state: ZTState, seat: int | None) -> tuple[Text, ...]:
    """Says in a few lines what changes from question to question."""
    phase = _phase(state)
    begun = text("zt-status-round", round=state.round, phase=Text(f"zt-phase-{phase}"))
    points = ", ".join(f"{LETTERS[human]} {left}" for human, left in enumerate(state.ap) if left)
    return (
        _row([begun, *_aims(state)]),
        _row(list(_counters(state, phase))),
        *([text("zt-brief-points", points=points)] if points else []),
        _row([_hand(state, side, who, seat) for side, who in enumerate(SEATS)]),
    )


def _hand(state: ZTState, side: int, who: str, seat: int | None) -> Text:
    hand = state.hands[side]
    if side != seat or not hand:
        return text(f"zt-status-hand-{who}", count=len(hand))
    return text("zt-brief-hand", cards=_list([card_name(card) for card in hand]))


def _row(items: Sequence[Text]) -> Text:
    """Puts texts beside one another."""
    if len(items) == 1:
        return items[0]
    return text("zt-row", first=items[0], rest=_row(items[1:]))


def _phase(state: ZTState) -> str:
    if state.result is not None:
        return "over"
    kinds = {type(frame) for frame in state.stack}
    return next((phase for kind, phase in PHASES if kind in kinds), "human")


def _adding(state: ZTState) -> Adding:
    """Returns the adding phase that goes on, or an empty one."""
    return next((frame for frame in state.stack if type(frame) is Adding), Adding())


def _aims(state: ZTState) -> Iterator[Text]:
    """The score, or who has the keys and how many are in the car."""
    if state.config.scenario == "base":
        yield text("zt-status-score", score=state.score, goal=POINTS_TO_WIN)
        return
    if state.keys != OFF:
        yield text("zt-status-keys-on", field=name(state.keys))
    elif state.carrier != NOBODY and not state.in_car:
        yield text("zt-status-keys-with", who=human_name(state.carrier))
    yield text("zt-status-car", count=state.in_car, goal=IN_CAR_TO_WIN)


def _counters(state: ZTState, phase: str) -> Iterator[Text]:
    yield text("zt-status-terror", field=state.terror, end=TRACK_END)
    if state.collapsed:
        yield text("zt-status-collapsed")
    yield text("zt-status-pool", count=state.pool)
    yield text("zt-status-bullets", count=state.bullets)
    if phase == "activation":
        yield text("zt-status-activations", count=state.activations)
    if phase == "adding":
        yield text("zt-status-to-add", count=_adding(state).left)


def _human(state: ZTState, human: int) -> Text:
    """One human: how and where it is, and what it carries."""
    who, cell = human_name(human), state.humans[human]
    health = Text(f"{who.id}.{HEALTH[state.health[human]]}")
    if cell == OFF:
        return text("zt-status-human-off", who=who, health=health)
    letter = LETTERS[human]
    sign = letter.lower() if state.health[human] == WOUNDED else letter
    line = text(
        "zt-status-human", who=who, sign=sign, health=health, field=name(cell), ap=state.ap[human]
    )
    if human == BANKER and state.briefcase:
        line = text("zt-status-with-briefcase", line=line)
    return text("zt-status-with-keys", line=line) if human == state.carrier else line


def _cards(state: ZTState, seat: int | None) -> Iterator[Text]:
    """The own hand in full, other hands only counted, and what was played."""
    for side, who in enumerate(SEATS):
        hand, played = state.hands[side], state.discards[side]
        if side == seat:
            yield text("zt-status-own-hand", count=len(hand))
            yield from (_card(card) for card in hand)
        else:
            yield text(f"zt-status-hand-{who}", count=len(hand))
        if played:
            yield text(f"zt-status-played-{who}", cards=_list([card_name(c) for c in played]))


def _card(card: int) -> Text:
    title = card_name(card)
    return text("zt-status-card", card=title, effect=Text(f"{title.id}-effect"))


def _list(items: Sequence[Text]) -> Text:
    """Joins texts into one, as each language lists things."""
    if len(items) == 1:
        return items[0]
    return text("zt-list", first=items[0], rest=_list(items[1:]))


def _active(state: ZTState, phase: str) -> Iterator[Text]:
    """What played cards still do; the state keeps some of them until a turn begins anew."""
    if state.silence and phase in ("human", "activation"):
        yield text("zt-active-silence", count=state.silence)
    if state.desperate != NOBODY and phase == "human":
        yield text("zt-active-desperate", who=human_name(state.desperate))
    if state.rampage and phase == "activation":
        yield text("zt-active-rampage")
    if state.plague and phase in ("activation", "adding"):
        yield text("zt-active-plague", count=state.plague)
    if phase == "adding" and _adding(state).trap:
        yield text("zt-active-trap")
