"""What operations on the colony do: morale, food, waste, helpless people."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    add_helpless,
    change_food,
    change_morale,
    kill_helpless,
    remove_card,
    remove_helpless,
    set_die,
    turn_helpless,
)
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.option import NO, YES
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.cards import ops_colony as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Use
from horda.games.dead_of_winter.cards.words import Many
from horda.games.dead_of_winter.effects.numbers import how_many
from horda.games.dead_of_winter.effects.script import Doing, does


@does(ops.Morale)
def _morale(do: Doing) -> None:
    change_morale(do.run, do.op.delta)


@does(ops.MoralePer)
def _morale_per(do: Doing) -> None:
    """Once for every so many that were removed before, the last ones counted full."""
    times = -(-do.scope.number // do.op.per)
    if times:
        change_morale(do.run, do.op.delta * times)


@does(ops.Food)
@cites("DW-EXILE-07", "DW-CARD-Q7")
def _food(do: Doing) -> None:
    delta = -do.state.food if do.op.delta is Many.NONE_LEFT else do.op.delta
    change_food(do.run, delta)


@does(ops.Starvation)
def _starvation(do: Doing) -> None:
    do.state.starvation = max(do.state.starvation + do.op.delta, 0)


# -- waste -------------------------------------------------------------------------------------


def burn(do: Doing, n: int) -> None:
    """Takes the top cards of the waste pile out of the game."""
    for _ in range(min(n, len(do.state.waste))):
        card, do.state.waste = do.state.waste[-1], do.state.waste[:-1]
        remove_card(do.run, card)


@does(ops.WasteRemove)
def _waste_remove(do: Doing) -> None:
    burn(do, how_many(do, do.op.n, len(do.state.waste)))


@does(ops.CleanMore)
def _clean_more(do: Doing) -> None:
    burn(do, do.op.n)


@does(ops.CleanBonus)
def _clean_bonus(do: Doing) -> None:
    """Read by the clean action itself."""


@does(ops.Cancel)
def _cancel(do: Doing) -> None:
    """Cards just cleaned away come back; a die that food raised goes down again."""
    if do.op.what is ops.Undone.CLEANING:
        back_to_waste(do, do.state.cleaned)
    elif do.scope.noise in do.state.dice[do.seat]:
        set_die(do.run, do.seat, do.scope.noise, do.scope.noise - 1)


def back_to_waste(do: Doing, cards: tuple[int, ...]) -> None:
    """Puts removed cards back onto the waste pile, in the order they had there."""
    state = do.state
    left = list(state.removed)
    for card in cards:
        left.reverse()
        left.remove(card)
        left.reverse()
    state.removed, state.waste = tuple(left), (*state.waste, *cards)
    for card in cards:
        do.run.emit(events.CardWasted, card)


@does(ops.RemovedToWaste)
def _removed_to_waste(do: Doing) -> None:
    op, state = do.op, do.state
    if op.just_cleaned:
        cards = state.cleaned
    else:
        cards = tuple(card for card in state.removed if _wanted(op, card))
    n = how_many(do, op.n, len(cards))
    back_to_waste(do, cards[len(cards) - n :])


def _wanted(op: ops.RemovedToWaste, card: int) -> bool:
    item = BOX.items[title_of(card)]
    return item.type in op.types and (op.events or item.use is not Use.EVENT)


# -- helpless ----------------------------------------------------------------------------------


@does(ops.Helpless)
@cites("DW-HELPLESS-05", "DW-EXILE-05", "DW-HELPLESS-06")
def _helpless(do: Doing) -> None:
    op = do.op
    if op.delta > 0:
        # What a crisis or the objective brings is brought by no player.
        nobody = do.source.startswith(("crisis/", "objective/"))
        if nobody or not is_exiled(do.state, do.seat):
            came = add_helpless(do.run, op.delta, op.unruly)
            _along(do, came)
    else:
        take_away(do, -op.delta)


def _along(do: Doing, came: int) -> None:
    """Remembers that helpless people came along with a new survivor: a card may wait for both."""
    state = do.state
    if came and state.moments and state.moments[-1].event == "after_add_survivor":
        state.moments = (*state.moments[:-1], replace(state.moments[-1], success=True))


@cites("DW-HELPLESS-Q2")
def which_sorts(do: Doing, n: int) -> tuple[int, int]:
    """Returns how many calm and how many unruly ones are meant; the first player says which."""
    calm, unruly, chosen = do.state.helpless, do.state.unruly, 0
    n = min(n, calm + unruly)
    for _ in range(n):
        if calm and unruly:
            wild = do.ask(do.state.first, "dw-which-helpless", (YES, NO)) == YES.n
        else:
            wild = bool(unruly)
        calm, unruly, chosen = calm - (not wild), unruly - wild, chosen + wild
    return n - chosen, chosen


def take_away(do: Doing, n: int) -> int:
    """Takes helpless people away without killing them; returns how many."""
    calm, unruly = which_sorts(do, n)
    return remove_helpless(do.run, calm) + remove_helpless(do.run, unruly, unruly=True)


@does(ops.RemoveHelpless)
def _remove_helpless(do: Doing) -> list[Frame]:
    op, state = do.op, do.state
    most = state.unruly if op.unruly else state.helpless + state.unruly
    n = how_many(do, op.n, most)
    gone = remove_helpless(do.run, n, unruly=True) if op.unruly else take_away(do, n)
    do.scope = replace(do.scope, number=gone)
    return [do.branch(0) for _ in range(gone)] if op.each else []


@does(ops.KillHelpless)
def _kill_helpless(do: Doing) -> None:
    calm, unruly = which_sorts(do, do.op.n)
    for wild in (*(False for _ in range(calm)), *(True for _ in range(unruly))):
        if do.state.result is None:
            kill_helpless(do.run, wild)


@does(ops.Unruly)
@cites("DW-MUTINY-01")
def _unruly(do: Doing) -> None:
    turn_helpless(do.run, True, how_many(do, do.op.n, do.state.helpless))


@does(ops.Calm)
def _calm(do: Doing) -> None:
    turn_helpless(do.run, False, how_many(do, do.op.n, do.state.unruly))


@does(ops.HelplessPerPlayer)
def _per_player(do: Doing) -> None:
    add_helpless(do.run, do.op.n * do.state.config.players + do.op.plus)
