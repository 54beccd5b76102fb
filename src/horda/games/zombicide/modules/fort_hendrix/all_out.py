"""All-Out dice: declared before the roll, all of them or none, never rolled again."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED
from horda.games.zombicide.modules.fort_hendrix.state import ALL_OUT, DOUBLED, fort
from horda.games.zombicide.rules.assault import Assault
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, has
from horda.games.zombicide.rules.points import DECLARED, FIXED_DICE, PLANS
from horda.games.zombicide.rules.state import NONE, ZState

BREAK = 1
"""The face that breaks weapons."""


class AllOut(ZOption, frozen=True):
    """Go All-Out with all dice of the weapon, or of the pair."""

    moment = ("all-out", "FH-ALLOUT-2")
    dice: int


class AllOutTwice(ZOption, frozen=True):
    """Go All-Out with twice the dice."""

    moment = ("all-out", "FH-SK-6")
    dice: int


class WentAllOut(ZEvent, frozen=True):
    """A Survivor goes All-Out."""

    rules = ("FH-ALLOUT-2", "FH-ALLOUT-3")
    who: int
    dice: int


@cites("FH-ALLOUT-3", "FH-ALLOUT-6", "FH-ALLOUT-Q4", "FH-ALLOUT-Q8", "FH-DECK-1")
def printed(state: ZState, card: int, second: int = NONE) -> int:
    """Counts the All-Out dice of a weapon, or of both weapons of a pair; 0: it has no value."""
    cards = state.box.cards
    return sum(cards[one].all_out for one in (card, second) if one != NONE)


def goes(attack: Assault) -> bool:
    """Tells whether an attack was declared All-Out."""
    return ALL_OUT in attack.used or DOUBLED in attack.used


@cites("FH-ALLOUT-2", "FH-ALLOUT-Q6", "FH-SK-6", "FH-SK-X1", "FH-SK-Q3", "FH-D1")
def _offer(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers it before the roll; one that must go All-Out may still double."""
    attack, state = run.below, run.state
    if not isinstance(attack, Attack) or DOUBLED in attack.used:
        return []
    dice = printed(state, attack.card, attack.second)
    if not dice:
        return []
    options: list[Option] = [] if ALL_OUT in attack.used else [AllOut(dice)]
    if has(state, attack.who, "double_all_out_dice") and "declared" not in attack.used:
        options.append(AllOutTwice(2 * dice))
    return options


def _declare(run: ZRun, context: tuple[int, ...], option: AllOut | AllOutTwice) -> None:
    attack = run.below
    assert isinstance(attack, Attack)
    mark = ALL_OUT if isinstance(option, AllOut) else DOUBLED
    run.amend_below(go(run, attack, mark, "declared"))
    run.emit(WentAllOut, run.state.people[attack.who].card, option.dice)


@cites("FH-SK-3")
def go(run: ZRun, attack: Attack, *marks: str) -> Attack:
    """Returns an attack that goes All-Out; what skills give for that is in force from now on."""
    fort(run.state).going = attack.who
    return replace(attack, used=(*attack.used, *marks))


@cites("FH-ALLOUT-1", "FH-ALLOUT-3", "FH-ALLOUT-4", "FH-ALLOUT-7", "FH-ALLOUT-Q2", "FH-SK-6")
def dice_of(state: ZState, attack: Assault, dice: int) -> int:
    """Adds the All-Out dice to those that stay as they fall."""
    if not goes(attack):
        return dice
    twice = 2 if DOUBLED in attack.used else 1
    return dice + twice * printed(state, attack.card, attack.second)


def _plans(state: ZState, attack: Attack, plans: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """Adds what can be declared, for the odds."""
    if goes(attack) or not printed(state, attack.card, attack.second):
        return plans
    twice = has(state, attack.who, "double_all_out_dice")
    marks = (ALL_OUT, DOUBLED) if twice else (ALL_OUT,)
    return (*plans, *(replace(attack, used=(*attack.used, mark)) for mark in marks))


def _meant(mark: str) -> Callable[[ZState, int, Any], Attack]:
    def declared(state: ZState, who: int, option: Any) -> Attack:
        attack = state.stack[-2]
        assert isinstance(attack, Attack)
        used = tuple(one for one in attack.used if one != ALL_OUT)
        return replace(attack, used=(*used, mark))

    return declared


DECLARES[AllOut], DECLARES[AllOutTwice] = _meant(ALL_OUT), _meant(DOUBLED)
MODULE = Module(
    "all_out",
    (
        Piece(
            "all_out",
            (DECLARED.use(_offer, _declare), FIXED_DICE.use(dice_of), PLANS.use(_plans)),
            ("FH-ALLOUT-2", "FH-ALLOUT-3"),
        ),
    ),
    skills={"all_out": Piece("all_out_skills", (), ("FH-SK-3",))},
    switch=ADVANCED,
)
