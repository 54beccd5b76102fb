"""Positions as tables that people can write: see docs/positions.md."""

from collections.abc import Mapping
from typing import Any, TypeVar

from horda.core.errors import BadPosition, Code
from horda.core.game import Table
from horda.core.game.reading import (
    Misread,
    fields,
    known,
    known_place,
    number,
    reading,
    rows,
    several,
)
from horda.core.rulebook import cites
from horda.games.zombie_terror.adding import Adding
from horda.games.zombie_terror.board import FACINGS, OFF, name, parse
from horda.games.zombie_terror.content import BULLETS, CARD_IDS, HUMANS, SEATS, TRACK_END
from horda.games.zombie_terror.human_turn import HumanTurn
from horda.games.zombie_terror.pawns import put_human
from horda.games.zombie_terror.rounds import PlaceHumans, PlaceZombies, Rounds
from horda.games.zombie_terror.state import (
    EMPTY,
    FIRST_ZOMBIE,
    GONE,
    HEALTH,
    HEALTHY,
    NOBODY,
    ZTState,
)
from horda.games.zombie_terror.zombie_moves import seeing
from horda.games.zombie_terror.zombie_turn import ZombieTurn

Z = TypeVar("Z", bound=ZTState)

NUMBERS = (
    "round", "bullets", "score", "shots", "turned", "activations", "terror", "in_car", "played",
    "silence", "plague",
)  # fmt: skip
MANY = 10_000
MOST_AP = 255
MOST = {"bullets": BULLETS, "terror": TRACK_END, "in_car": len(HUMANS), "turned": len(HUMANS)}
"""The largest number of each kind that can lie on the table; MANY for those without a bound."""
FLAGS = ("passed", "briefcase", "collapsed", "rampage")
SETS = ("activated", "used")
ONE_HUMAN = ("current", "carrier", "desperate")
CARDS = ("hands", "box", "discards")
# The stack and the step of each frame that a hand-written `turn` stands for.
TURNS: dict[str, tuple[tuple[Any, ...], tuple[int, ...]]] = {
    "placing": ((Rounds(), PlaceZombies(), PlaceHumans()), (0, 0, 0)),
    "placing zombies": ((Rounds(), PlaceZombies()), (0, 0)),
    "human": ((Rounds(), HumanTurn()), (1, 1)),
    "human begins": ((Rounds(),), (0,)),
    "zombie": ((Rounds(), ZombieTurn()), (2, 0)),
    "activation": ((Rounds(), ZombieTurn()), (2, 2)),
    "adding": ((Rounds(), ZombieTurn(), Adding()), (2, 7, 0)),
}
KNOWN = {
    *NUMBERS, *FLAGS, *SETS, *ONE_HUMAN, *CARDS, "turn", "humans", "ap", "zombies", "keys", "marks",
}  # fmt: skip


def describe(state: ZTState) -> Table:
    """Writes everything on and beside the board, in the order a person would."""
    table: Table = {"turn": _turn(state)}
    table |= {field: getattr(state, field) for field in NUMBERS}
    table["humans"] = {who: _human(state, human) for human, who in enumerate(HUMANS)}
    table["ap"] = {who: state.ap[human] for human, who in enumerate(HUMANS)}
    table["zombies"] = _zombies(state)
    table["marks"] = "tags"
    table |= {field: getattr(state, field) for field in FLAGS}
    table |= {field: _named_bits(getattr(state, field)) for field in SETS}
    for field in ONE_HUMAN:
        human = getattr(state, field)
        table[field] = "" if human == NOBODY else HUMANS[human]
    table["keys"] = "" if state.keys == OFF else name(state.keys)
    for field in CARDS:
        cards = getattr(state, field)
        table[field] = {SEATS[s]: [CARD_IDS[card] for card in cards[s]] for s in range(2)}
    return table


def _turn(state: ZTState) -> str:
    kinds = {type(frame) for frame in state.stack}
    if Adding in kinds:
        return "adding"
    if ZombieTurn in kinds:
        return "activation"
    if PlaceZombies in kinds:
        return "placing" if PlaceHumans in kinds else "placing zombies"
    return "human" if HumanTurn in kinds else "human begins"


def _human(state: ZTState, human: int) -> str:
    health = HEALTH[state.health[human]]
    if state.humans[human] == OFF:
        return health
    where = name(state.humans[human])
    return where if state.health[human] == HEALTHY else f"{where} {health}"


def _zombies(state: ZTState) -> list[str]:
    """One entry a pawn in the order of their numbers; unused ones at the end are left out."""
    words = [_zombie(state, zombie) for zombie in range(len(state.zombies))]
    while words and words[-1] == "pool":
        words.pop()
    return words


def _zombie(state: ZTState, zombie: int) -> str:
    cell = state.zombies[zombie]
    tags = [tag for tag in ("acted", "marked") if getattr(state, tag) >> zombie & 1]
    where = "pool" if cell == OFF else f"{name(cell)} {FACINGS[state.facing[zombie]]}"
    return " ".join((where, *tags))


def _named_bits(bits: int) -> list[str]:
    return [who for human, who in enumerate(HUMANS) if bits >> human & 1]


def pose(state: Z, table: Mapping[str, Any]) -> Z:
    """Lays a described position out on an empty board; what is left out has its usual value."""
    try:
        _pose(state, table)
    except Misread as error:
        raise BadPosition(Code.BAD_POSITION, f"position: {error}") from error
    return state


def _pose(state: ZTState, table: Mapping[str, Any]) -> None:
    unknown = set(table) - KNOWN
    if unknown:
        raise Misread(f"unknown field {sorted(unknown)[0]!r} (known: {', '.join(sorted(KNOWN))})")
    state.briefcase = state.config.scenario == "base"
    for field in (*NUMBERS, *FLAGS):
        if field in table:
            setattr(state, field, _typed(field, table[field], getattr(state, field)))
    place(state, table)
    for field in SETS:
        with reading(field, table.get(field)):
            named = {
                known_place(HUMANS, who, "human") for who in several("it", table.get(field, ()))
            }
            setattr(state, field, sum(1 << human for human in named))
    for field in ONE_HUMAN:
        who = table.get(field, "")
        with reading(field, who):
            setattr(state, field, known_place(HUMANS, who, "human") if who else NOBODY)
    if "keys" in table:
        state.keys = _cell("keys", table["keys"]) if table["keys"] else OFF
    for field in CARDS:
        with reading(field, table.get(field)):
            setattr(state, field, _cards(rows("it", table.get(field, {}))))
    _pose_turn(state, table)


def _typed(field: str, value: Any, usual: Any) -> Any:
    if type(value) is not type(usual):
        raise Misread(f"{field} must be of type {type(usual).__name__}, not {value!r}")
    most = MOST.get(field, MANY)
    if not 0 <= value <= most:
        raise Misread(f"{field} must be from 0 to {most}, not {value}")
    return value


def _pose_turn(state: ZTState, table: Mapping[str, Any]) -> None:
    turn = table.get("turn", "human")
    state.stack, state.at = known(TURNS, turn, "turn")
    usual = state.config.action_points if turn == "human" else 0
    given = rows("ap", table.get("ap", {}))
    with reading("ap", given):
        fields(given, HUMANS)
    for human, who in enumerate(HUMANS):
        on = state.humans[human] != OFF
        state.ap[human] = number(f"ap.{who}", given.get(who, usual if on else 0), most=MOST_AP)
    if turn == "activation" and table.get("marks", "sight") == "sight":
        state.marked = seeing(state, ~state.acted)


def _cards(table: Mapping[str, list[str]]) -> tuple[tuple[int, ...], ...]:
    for side in table:
        known_place(SEATS, side, "side")
    named = (several(side, table.get(side, ())) for side in SEATS)
    return tuple(tuple(known_place(CARD_IDS, card, "card") for card in cards) for cards in named)


def _cell(field: str, text: Any) -> int:
    """Reads a field of the board."""
    with reading(field, text):
        return parse(text)


@cites("S2.3", "S2.4", "S2.6")
def place(state: ZTState, table: Mapping[str, Any]) -> None:
    """Puts humans and zombies where a table says; humans it does not name are gone."""
    humans = rows("humans", table.get("humans", {}))
    for who in humans:
        known_place(HUMANS, who, "human")
    for human, who in enumerate(HUMANS):
        words = humans.get(who, HEALTH[GONE])
        with reading(f"humans.{who}", words):
            _place_human(state, human, words)
    for zombie, words in enumerate(several("zombies", table.get("zombies", ()))):
        with reading(f"zombies[{zombie}]", words):
            _place_zombie(state, zombie, words)


def _place_human(state: ZTState, human: int, words: str) -> None:
    if words in HEALTH:
        state.health[human] = HEALTH.index(words)
        return
    where, *rest = str(words).split() or [""]
    _check_free(state, parse(where), words, climbing=False)
    put_human(state, human, parse(where))
    state.health[human] = known_place(HEALTH, rest[0], "word") if rest else HEALTHY


def _place_zombie(state: ZTState, zombie: int, words: str) -> None:
    where, *tags = str(words).split() or [""]
    if where != "pool":
        cell = parse(where)
        _check_free(state, cell, words, climbing=True)
        state.cells[cell] = zombie + FIRST_ZOMBIE
        state.zombies[zombie] = cell
        state.facing[zombie] = known_place(FACINGS, (*tags, "")[0], "facing")
        del tags[0]
    for tag in tags:
        known_place(("acted", "marked"), tag, "word")
        setattr(state, tag, getattr(state, tag) | 1 << zombie)


def _check_free(state: ZTState, cell: int, words: str, climbing: bool) -> None:
    terrain = state.terrain
    if state.cells[cell] != EMPTY:
        raise Misread(f"{words!r}: the field is taken")
    if not terrain.ground[cell] and not (climbing and terrain.barricade[cell]):
        raise Misread(f"{words!r}: nobody can stand there")
