"""Why something is not offered: the rule that stands in the way."""

from horda.core.game import Refusal
from horda.core.words import Arg, Text
from horda.games.zombie_terror import actions
from horda.games.zombie_terror.board import DIAGONALS, NEIGHBOUR, OFF, OPPOSITE, parse, side
from horda.games.zombie_terror.card_frames import Horde
from horda.games.zombie_terror.content import (
    CARD_IDS,
    CARDS,
    CHILD,
    HUMANS,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
    SEATS,
    ZOMBIE,
    human_name,
)
from horda.games.zombie_terror.options import Walk
from horda.games.zombie_terror.rounds import PlaceHumans, PlaceZombies
from horda.games.zombie_terror.state import EMPTY, FIRST_ZOMBIE, GONE, WOUNDED, ZTState
from horda.games.zombie_terror.zombie_moves import can_move

OWNERS = {
    "diagonal": (CHILD,),
    "shove": (MECHANIC,),
    "kill": (LUMBERJACK, MECHANIC),
    "shoot": (POLICEMAN,),
}
WALKS = frozenset(Walk.NAMES.values())


def no(reason: str, *rules: str, **args: Arg) -> Refusal:
    """Returns a refusal with its text."""
    return Refusal(rules, Text(f"zt-no-{reason}", args))


def explain(state: ZTState, seat: int, key: str) -> Refusal | None:
    """Says why an option is not offered, or None where the key means nothing."""
    verb, *parts = key.split(":")
    try:
        if verb == "play":
            return _card(state, seat, parts[0])
        if verb == "activate":
            return _activation(state, parse(parts[0]))
        if verb == "add":
            return _adding(state, parse(parts[0]))
        if verb == "place":
            return _placing(state, parse(parts[1]))
        if verb in ("pick", "go", "target", "edge"):
            return _card_target(state, seat)
        if verb == "end-turn":
            return no("must-activate", "R4.1")
        if verb == "end-activations":
            return no("must-charge", "R5.5") if state.marked else no("use-all", "R5.3")
        if verb in WALKS:
            return _walk(state, verb)
        if verb == "heal":
            return _heal(state, HUMANS.index(parts[1]))
        return _deed(state, verb, HUMANS.index(parts[0]), parse(parts[1]))
    except (ValueError, IndexError):
        return None


def _walk(state: ZTState, verb: str) -> Refusal | None:
    """Says why the zombie that is being moved cannot do this."""
    zombie = getattr(state.stack[-1], "zombie", -1)
    if zombie < 0:
        return None
    on_top = ("S5.7",) if state.terrain.barricade[state.zombies[zombie]] else ()
    if verb == "climb":
        return no("climb", *on_top, *_climb(state, zombie))
    if verb == "bite":
        return no("nobody-in-front", "R5.11")
    if verb in ("forward", "left", "right"):
        return no("spend-both", "R5.8", "R5.9", *on_top)
    return no("blocked", "R5.10", *on_top)


def _climb(state: ZTState, zombie: int) -> tuple[str, ...]:
    """Names what a climb lacks: the helper, the barricade behind it, or room on that."""
    cell, facing = state.zombies[zombie], state.facing[zombie]
    helper = NEIGHBOUR[facing][cell]
    if helper < 0 or state.cells[helper] < FIRST_ZOMBIE:
        return "S5.2", "S5.3"
    return ("S5.1", "S5.3") if state.terrain.climb[facing][cell] < 0 else ("S5.4", "S5.8")


def _card(state: ZTState, seat: int, card_id: str) -> Refusal:
    card = CARD_IDS.index(card_id)
    if card not in state.hands[seat]:
        return no("not-in-hand", "R9.1")
    if state.played >= state.config.cards_per_turn:
        return no("card-played", "R9.2")
    if CARDS[card].side != SEATS[seat]:
        return no("not-in-hand", "R9.1")
    return no("card-now", CARDS[card].rule)


def _activation(state: ZTState, cell: int) -> Refusal | None:
    pawn = state.cells[cell]
    if pawn < FIRST_ZOMBIE:
        return no("no-zombie", "R5.2")
    zombie = pawn - FIRST_ZOMBIE
    if state.acted >> zombie & 1:
        return no("acted", "R5.2")
    if not state.activations:
        return no("no-activations", "R5.1")
    if state.marked:
        return no("must-charge", "R5.5")
    if not can_move(state, state.terrain, zombie):
        on_top = state.terrain.barricade[cell]
        return no("cannot-move", "S5.7" if on_top else "R5.10")
    return None


def _card_target(state: ZTState, seat: int) -> Refusal | None:
    """Says that the card played last does not allow this choice."""
    played = state.discards[seat]
    return no("card-target", CARDS[played[-1]].rule) if played else None


def _placing(state: ZTState, cell: int) -> Refusal:
    if state.cells[cell] != EMPTY:
        return no("taken", "R3.1", "R1.4")
    if not state.terrain.ground[cell]:
        return no("obstacle", "R1.11")
    return no("not-start-field", "R3.1")


def _adding(state: ZTState, cell: int) -> Refusal | None:
    doing = type(state.stack[-1])
    if doing is PlaceZombies:
        return _placing(state, cell)
    if doing is Horde:
        return _card_target(state, ZOMBIE)
    if state.cells[cell] != EMPTY:
        return no("taken", "R1.4", "R6.3")
    trap = ("C.trap",) if getattr(state.stack[-1], "trap", False) else ()
    if state.config.scenario == "base":
        return no("not-adding-field", *trap, "R1.10", "R6.3")
    board = side(state.config.scenario)
    if cell in board.green_line:
        return no("not-adding-field", *trap, "S3.2")
    return no("not-adding-field", *trap, "S3.3" if cell in board.booth_locked else "S3.1")


def _heal(state: ZTState, patient: int) -> Refusal:
    if not actions.may_act(state, NURSE):
        return _cannot_act(state, NURSE)
    if state.health[patient] != WOUNDED:
        return no("not-wounded", "R2.nurse", who=human_name(patient))
    return no("not-adjacent", "R2.nurse", "R1.3")


def _cannot_act(state: ZTState, human: int) -> Refusal:
    if isinstance(state.stack[-1], PlaceHumans | PlaceZombies):
        return no("placing", "R3.1")
    if state.humans[human] == OFF:
        away = "R4.7" if state.config.scenario == "base" else "S8.5"
        rule = away if state.health[human] == GONE else "R5.13"
        return no("off-board", rule, who=human_name(human))
    return no("no-points", "R4.1", who=human_name(human))


def _deed(state: ZTState, verb: str, human: int, cell: int) -> Refusal | None:
    if not actions.may_act(state, human):
        return _cannot_act(state, human)
    owners = OWNERS.get(verb)
    if owners and human not in owners:
        return no("not-able", *(f"R2.{HUMANS[owner]}" for owner in owners), who=human_name(human))
    reasons = {
        "move": _move,
        "diagonal": _diagonal,
        "push": _push,
        "shove": _shove,
        "kill": _kill,
        "shoot": _shoot,
        "shove-off": _shove_off,
        "enter-car": _enter_car,
    }
    reason = reasons.get(verb)
    return None if reason is None else reason(state, human, cell)


def _direction(state: ZTState, human: int, cell: int) -> int:
    at = state.humans[human]
    return next((d for d in range(4) if NEIGHBOUR[d][at] == cell), -1)


def _ground(state: ZTState, cell: int) -> Refusal | None:
    """Says what is wrong with a field to step on."""
    if state.terrain.barricade[cell]:
        return no("barricade", "S4.6", "R1.11")
    if not state.terrain.ground[cell]:
        return no("obstacle", "R1.11")
    if state.cells[cell] != EMPTY:
        return no("taken", "R4.8", "R1.4")
    return None


def _move(state: ZTState, human: int, cell: int) -> Refusal | None:
    if _direction(state, human, cell) < 0:
        return no("not-adjacent", "R4.3", "R1.3")
    return _ground(state, cell)


def _diagonal(state: ZTState, human: int, cell: int) -> Refusal | None:
    if state.used >> human & 1:
        return no("once", "R2.child")
    if cell not in DIAGONALS[state.humans[human]]:
        return no("not-diagonal", "R2.child")
    return _ground(state, cell)


def _zombie_next_to(state: ZTState, human: int, cell: int, *rules: str) -> Refusal | None:
    if _direction(state, human, cell) < 0:
        return no("not-adjacent", *rules, "R1.3")
    if state.cells[cell] < FIRST_ZOMBIE:
        return no("no-zombie", *rules)
    return None


def _faces(state: ZTState, human: int, cell: int) -> bool:
    zombie = state.cells[cell] - FIRST_ZOMBIE
    return state.facing[zombie] == OPPOSITE[_direction(state, human, cell)]


def _push(state: ZTState, human: int, cell: int) -> Refusal | None:
    if human == CHILD:
        return no("not-able", "R2.child", "R4.4", who=human_name(human))
    wrong = _zombie_next_to(state, human, cell, "R4.4")
    if wrong is not None:
        return wrong
    if state.terrain.barricade[cell]:
        return no("on-barricade", "S4.7")
    if _faces(state, human, cell) and state.desperate != human:
        return no("faces", "R4.4")
    behind = NEIGHBOUR[_direction(state, human, cell)][cell]
    if behind >= 0 and state.terrain.barricade[behind]:
        return no("no-room-behind", "S4.7", "R4.4")
    return no("no-room-behind", "R4.4")


def _shove(state: ZTState, human: int, cell: int) -> Refusal | None:
    if state.used >> human & 1:
        return no("once", "R2.mechanic")
    if _direction(state, human, cell) < 0:
        return no("not-adjacent", "R2.mechanic", "R1.3")
    if not EMPTY < state.cells[cell] < FIRST_ZOMBIE:
        return no("no-human", "R2.mechanic")
    behind = NEIGHBOUR[_direction(state, human, cell)][cell]
    if behind >= 0 and state.terrain.barricade[behind]:
        return no("no-room-behind", "S4.7", "R2.3")
    return no("no-room-behind", "R2.3")


def _kill(state: ZTState, human: int, cell: int) -> Refusal | None:
    if human == MECHANIC and state.config.scenario == "base":
        return no("not-able", "R2.mechanic", "S4.4", who=human_name(human))
    rule = "S4.4" if human == MECHANIC else "R2.lumberjack"
    wrong = _zombie_next_to(state, human, cell, rule)
    return wrong or (no("faces", rule) if _faces(state, human, cell) else None)


def _shoot(state: ZTState, human: int, cell: int) -> Refusal | None:
    if not state.bullets:
        return no("no-bullets", "R4.5")
    if state.cells[cell] < FIRST_ZOMBIE:
        return no("no-zombie", "R4.5")
    return no("no-line", "R4.5", "R1.11", "S4.8")


def _shove_off(state: ZTState, human: int, cell: int) -> Refusal | None:
    if state.config.scenario == "base":
        return no("only-scenario", "S4.1")
    if human == CHILD:
        return no("not-able", "S4.2", who=human_name(human))
    wrong = _zombie_next_to(state, human, cell, "S4.1")
    if wrong is not None:
        return wrong
    if not state.terrain.barricade[cell]:
        return no("not-on-barricade", "S4.1")
    return no("no-points", "S4.1", who=human_name(human))


def _enter_car(state: ZTState, human: int, cell: int) -> Refusal | None:
    if cell not in state.terrain.car:
        return no("no-car", "S8.4")
    if _direction(state, human, cell) < 0:
        return no("not-adjacent", "S8.4", "R1.3")
    if state.cells[cell] != EMPTY:
        return no("taken", "S8.4")
    return no("keys-first", "S8.3")
