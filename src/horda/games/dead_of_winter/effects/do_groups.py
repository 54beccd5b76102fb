"""What operations on groups do: newcomers, deaths, survivors who leave or change sides."""

from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import detach, doom, remove_card, to_hand
from horda.games.dead_of_winter.base.codes import changed
from horda.games.dead_of_winter.base.deaths import FREE, leave
from horda.games.dead_of_winter.base.exile import LeaveColony
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.newcomers import Bequeath, Newcomer, can_join, top_survivor
from horda.games.dead_of_winter.base.option import PickSeat, PickSurvivor
from horda.games.dead_of_winter.base.state import ASIDE, CARDS, GONE, NONE, OFF
from horda.games.dead_of_winter.base.table import clockwise, is_exiled, own, voters
from horda.games.dead_of_winter.cards import ops_people as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.who import Player, Role
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.lasting import FORBID, STAT
from horda.games.dead_of_winter.effects.players import seat_of
from horda.games.dead_of_winter.effects.script import Doing, does


@does(ops.KillSurvivor)
@cites("DW-KILLS-04", "DW-SCENB-10")
def _kill(do: Doing) -> None:
    for one in aim(do, do.op.target):
        if do.op.morale:
            doom(do.run, one)
        elif one not in do.state.doomed:
            do.state.doomed = (*do.state.doomed, one | FREE)


@does(ops.RemoveSurvivor)
@cites("DW-CARD-18", "DW-KILLS-Q8")
def _remove(do: Doing) -> None:
    for one in aim(do, do.op.target):
        if do.op.with_equipment:
            for card in do.state.gear[one]:
                remove_card(do.run, card)
            do.state.gear = changed(do.state.gear, one, ())
        leave(do.run, one, GONE)


@does(ops.ReturnToDeck)
def _return(do: Doing) -> None:
    for one in aim(do, do.op.target):
        leave(do.run, one, OFF)
        left = (*do.state.people.left, one)
        do.state.people = Deck(do.run.shuffled(left, CARDS))


# -- newcomers ---------------------------------------------------------------------------------


@does(ops.AddSurvivor)
@cites("DW-ADDS-01", "DW-ADDS-03", "DW-ADDS-Q1", "DW-SCENR-06", "DW-SCENR-11", "DW-SETUP-26")
def _add(do: Doing) -> Frame | None:
    """The top card, one of several, or a named one joins; without room nobody does."""
    op, state = do.op, do.state
    seat = do.seat if op.owner is None else seat_of(do, op.owner)
    story = do.source.startswith("objective/")
    if not story and not can_join(state, seat):
        return None
    if op.card != "top":
        survivor = _named(do, BOX.survivor_number[op.card])
    else:
        survivor = _one_of_top(do, seat) if op.of > 1 else top_survivor(do.run)
    if survivor < 0:
        return None
    do.scope = replace(do.scope, new=survivor)
    place = -1 if op.where is None or is_exiled(state, seat) else op.where.place
    if op.where is not None and op.where.place and story:
        place = op.where.place
    return Newcomer(seat, survivor, -1 if place is None else place, op.wounds, op.leader)


def _named(do: Doing, survivor: int) -> int:
    """Finds a named card aside or in the deck, which is shuffled then."""
    state = do.state
    if state.where[survivor] == ASIDE:
        return survivor
    if survivor not in state.people.left:
        return -1
    left = state.people.without(survivor).left
    state.people = Deck(do.run.shuffled(left, CARDS))
    return survivor


def _one_of_top(do: Doing, seat: int) -> int:
    """The player looks at the top cards; those not chosen go under the deck."""
    state = do.state
    top = state.people.left[: do.op.of]
    if not top:
        return -1
    do.look("people", NONE, len(top), seat)
    chosen = do.ask(seat, "dw-pick-newcomer", [PickSurvivor(one) for one in top])
    rest = tuple(one for one in top if one != chosen)
    state.people = Deck((*state.people.left[len(top) :], *rest))
    return chosen


@does(ops.SetAside)
@cites("DW-SCENR-04")
def _set_aside(do: Doing) -> None:
    for card in do.op.ids:
        survivor = BOX.survivor_number[card]
        if survivor in do.state.people.left:
            do.state.people = do.state.people.without(survivor)
            do.state.where[survivor] = ASIDE


@does(ops.DropSurvivorCard)
def _drop(do: Doing) -> None:
    survivor = BOX.survivor_number[do.op.id]
    if survivor in do.state.people.left:
        left = do.state.people.without(survivor).left
        do.state.people = Deck(do.run.shuffled(left, CARDS))
        do.state.where[survivor] = GONE


# -- changing sides ----------------------------------------------------------------------------


@does(ops.GiveSurvivor)
@cites("DW-KILLS-Q5")
def _give(do: Doing) -> list[Frame]:
    mine = len(own(do.state, do.seat))
    fewer = [s for s in clockwise(do.state, do.seat) if len(own(do.state, s)) < mine]
    given = aim(do, do.op.target)
    if not given or not fewer:
        return []
    seat = do.ask(do.seat, "dw-pick-seat", [PickSeat(other) for other in fewer])
    return over_to(do, given[0], seat)


@does(ops.TakeSurvivor)
@cites("DW-EXILE-Q11")
def _take(do: Doing) -> list[Frame]:
    taken = aim(do, do.op.target)
    return over_to(do, taken[0], do.seat) if taken else []


@cites("DW-EXILE-Q11", "DW-KILLS-Q5")
def over_to(do: Doing, survivor: int, seat: int) -> list[Frame]:
    """A survivor changes sides; one who comes to an exiled player leaves the colony at once."""
    frames: list[Frame] = [Bequeath(survivor, seat)]
    if is_exiled(do.state, seat) and do.state.where[survivor] == COLONY:
        frames.append(LeaveColony(seat))
    return frames


@does(ops.EachGivesSurvivor)
@cites("DW-CARD-Q9")
def _each_gives(do: Doing) -> list[Frame]:
    """Everybody names somebody first; then all go over to the left at once."""
    seats = voters(do.state)
    given = []
    for seat in seats:
        options = [PickSurvivor(one) for one in own(do.state, seat)]
        given.append(do.ask(seat, "dw-give-survivor", options) if options else -1)
    if len(seats) < 2:
        return []
    return [Bequeath(one, seats[(i + 1) % len(seats)]) for i, one in enumerate(given) if one >= 0]


@does(ops.UnequipToHand)
def _unequip(do: Doing) -> None:
    for one in aim(do, do.op.target):
        gear = do.state.gear[one]
        do.state.gear = changed(do.state.gear, one, ())
        detach(do.state, one)
        to_hand(do.state, do.state.owner[one], *gear)


# -- lasting -----------------------------------------------------------------------------------


@does(ops.StatModifier)
def _stat(do: Doing) -> None:
    for one in aim(do, do.op.target):
        rule = Lasting(
            STAT, do.source, survivor=one, n=do.op.delta, high=do.op.max,
            words=(do.op.stat.value,),
        )  # fmt: skip
        do.state.lasting = (*do.state.lasting, rule)


@does(ops.GainSideEffect)
@cites("DW-RAXXON-06", "DW-RAXXON-Q12")
def _side_effect(do: Doing) -> None:
    """There is one card of each: whoever else has it keeps it."""
    number = BOX.side_effect_number[do.op.card]
    if any(number in has for has in do.state.side):
        return
    for one in aim(do, do.op.target):
        side = (*do.state.side[one], number)
        do.state.side = changed(do.state.side, one, side)
        do.run.emit(events.SideEffect, one, number)


@does(ops.Forbid)
def _forbid(do: Doing) -> None:
    op = do.op
    place = -1 if op.place is None or op.place.place is None else op.place.place
    base = Lasting(
        FORBID, do.source, place=place, until=op.until.value, made=do.state.round, words=op.what
    )
    if op.player is not None:
        rules = [replace(base, seat=seat_of(do, Player(op.player)))]
    elif op.target is Role.ALL:
        rules = [base]
    else:
        rules = [replace(base, survivor=one) for one in aim(do, op.target)]
    do.state.lasting = (*do.state.lasting, *rules)
