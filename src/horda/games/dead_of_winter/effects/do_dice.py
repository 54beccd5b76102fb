"""What operations on action dice do."""

from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import gain_die, set_die, spend_die
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import STOP, PickDie, PickSeat
from horda.games.dead_of_winter.base.state import DICE, DWState
from horda.games.dead_of_winter.base.table import clockwise, is_exiled
from horda.games.dead_of_winter.cards import ops_dice as ops
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.words import UpTo, Where
from horda.games.dead_of_winter.effects.players import seat_of, seats_of
from horda.games.dead_of_winter.effects.script import Doing, does

EXTRA = "extra_die"
TOP = 6


def unused(state: DWState, seat: int) -> list[PickDie]:
    """Lists the different values among the unused dice of a player."""
    return [PickDie(value) for value in sorted(set(state.dice[seat]))]


@does(ops.RerollDie)
@cites("DW-DICE-03")
def _reroll(do: Doing) -> None:
    """Dice of the player\'s choice are rolled once together."""
    left, chosen = list(do.state.dice[do.seat]), list[int]()
    free = isinstance(do.op.n, UpTo)
    most = min(do.op.n.up_to if free else do.op.n, len(left))
    while len(chosen) < most:
        options = [PickDie(value) for value in sorted(set(left))]
        value = do.ask(do.seat, "dw-reroll-die", [*options, STOP] if free else options)
        if value < 0:
            break
        chosen.append(value)
        left.remove(value)
    for value in chosen:
        set_die(do.run, do.seat, value, do.run.roll(TOP, DICE))


# -- raising and lowering ----------------------------------------------------------------------


@does(ops.IncreaseDie)
@cites("DW-FOOD-Q1")
def _increase(do: Doing) -> None:
    if do.op.owner is Player.OTHER_OR_RAXXON:
        _nudge(do)
        return
    seat = seat_of(do, do.op.owner)
    if do.op.split:
        _spread_pips(do, seat)
        return
    fit = [PickDie(v) for v in sorted(set(do.state.dice[seat])) if v < TOP]
    if fit:
        value = do.ask(seat, "dw-raise-die", fit)
        set_die(do.run, seat, value, min(value + do.op.n, TOP))


def _spread_pips(do: Doing, seat: int) -> None:
    dice = list(do.state.dice[seat])
    for _ in range(do.op.n):
        fit = [PickDie(v) for v in sorted(set(dice)) if v < TOP]
        if not fit:
            break
        value = do.ask(seat, "dw-raise-die", fit)
        dice[dice.index(value)] += 1
    do.state.dice = changed(do.state.dice, seat, tuple(sorted(dice)))


def nudged(state: DWState, seat: int, by: int) -> dict[int, list[int]]:
    """Lists for other players who are not exiled the dice that can be changed so.

    Under the own seat stand the dice that lie at Raxxon.
    """
    found = {
        other: [v for v in sorted(set(state.dice[other])) if 1 <= v + by <= TOP]
        for other in clockwise(state, seat)
        if not is_exiled(state, other)
    }
    lying = sorted({value for _, value in state.raxxon_dice if 1 <= value + by <= TOP})
    return {who: dice for who, dice in {**found, seat: lying}.items() if dice}


def _nudge(do: Doing) -> None:
    by, state = do.op.n, do.state
    fit = nudged(state, do.seat, by)
    if not fit:
        return
    seat = do.ask(do.seat, "dw-nudge-whose", [PickSeat(who) for who in fit])
    value = do.ask(do.seat, "dw-nudge-die", [PickDie(v) for v in fit[seat]], args=(seat,))
    if seat != do.seat:
        set_die(do.run, seat, value, value + by)
        return
    _change_lying(do, value, value + by)


def _change_lying(do: Doing, value: int, now: int, seat: int | None = None) -> None:
    dice = list(do.state.raxxon_dice)
    at = next(i for i, (s, v) in enumerate(dice) if v == value and seat in (None, s))
    dice[at] = (dice[at][0], now)
    do.state.raxxon_dice = tuple(dice)
    do.run.emit(events.DieChanged, dice[at][0], value, now)


@does(ops.SetDie)
def _set(do: Doing) -> None:
    """An own unused die, or an own one at Raxxon, gets any other value."""
    state = do.state
    lying = do.op.where is Where.RAXXON
    dice = [v for s, v in state.raxxon_dice if s == do.seat] if lying else state.dice[do.seat]
    if not dice:
        return
    value = do.ask(do.seat, "dw-set-die", [PickDie(v) for v in sorted(set(dice))])
    others = [PickDie(v) for v in range(1, TOP + 1) if v != value]
    now = do.ask(do.seat, "dw-set-value", others)
    if lying:
        _change_lying(do, value, now, do.seat)
    else:
        set_die(do.run, do.seat, value, now)


@does(ops.TransferPip)
def _transfer(do: Doing) -> None:
    state = do.state
    mine = [PickDie(v) for v in sorted(set(state.dice[do.seat])) if v < TOP]
    fit = [s for s in clockwise(state, do.seat) if any(v > 1 for v in state.dice[s])]
    if not mine or not fit:
        return
    seat = do.ask(do.seat, "dw-nudge-whose", [PickSeat(s) for s in fit])
    theirs = [PickDie(v) for v in sorted(set(state.dice[seat])) if v > 1]
    value = do.ask(do.seat, "dw-nudge-die", theirs, args=(seat,))
    own = do.ask(do.seat, "dw-raise-die", mine)
    set_die(do.run, seat, value, value - 1)
    set_die(do.run, do.seat, own, own + 1)


# -- more and fewer ----------------------------------------------------------------------------


@does(ops.SpendDice)
@cites("DW-DICE-Q4", "DW-CARD-Q7")
def _spend(do: Doing) -> None:
    """As many as there are; where it is a price, it was looked at before."""
    seat = seat_of(do, do.op.who)
    left = [v for v in do.state.dice[seat] if v >= do.op.min]
    n = min(do.op.n, len(left)) if isinstance(do.op.n, int) else len(left)
    chosen: list[int] = left[:] if n == len(left) else []  # all of them: nothing to choose
    while len(chosen) < n:
        options = [PickDie(v) for v in sorted(set(left))]
        chosen.append(do.ask(seat, "dw-spend-die", options))
        left.remove(chosen[-1])
    for value in chosen:
        spend_die(do.run, seat, value)


@does(ops.ExtraDie)
@cites("DW-DICE-Q3", "DW-DICE-06")
def _extra(do: Doing) -> None:
    """At once from the stock, or in the dice step of the next round."""
    for seat in seats_of(do, do.op.who):
        if do.op.timing is ops.Timing.NOW:
            for _ in range(do.op.n):
                gain_die(do.run, seat)
        elif do.op.timing is ops.Timing.NEXT_ROUND:
            rule = Lasting(
                EXTRA, do.source, seat=seat, n=do.op.n, until="end_of_next_round",
                made=do.state.round,
            )  # fmt: skip
            do.state.lasting = (*do.state.lasting, rule)


@does(ops.RemoveDice)
@cites("DW-SCENR-14")
def _remove(do: Doing) -> None:
    do.state.raxxon_dice = ()
