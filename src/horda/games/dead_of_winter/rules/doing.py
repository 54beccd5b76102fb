"""Carries out what the active player chose: small deeds at once, the others as frames."""

from collections.abc import Callable
from typing import Any

from horda.core.frames import Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import add_noise, from_hand, to_waste
from horda.games.dead_of_winter.base.codes import changed, without
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import DWRun
from horda.games.dead_of_winter.cards.kinds import Hook
from horda.games.dead_of_winter.cards.words import RAXXON
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions import hands, works
from horda.games.dead_of_winter.rules.actions.fight import AttackAction
from horda.games.dead_of_winter.rules.actions.motions import Motion
from horda.games.dead_of_winter.rules.actions.moving import MoveAction, put_under, serves
from horda.games.dead_of_winter.rules.actions.requests import Ask
from horda.games.dead_of_winter.rules.actions.searching import SearchAction
from horda.games.dead_of_winter.rules.bandits import TakeLoot
from horda.games.dead_of_winter.rules.base_set import deeds as base_set
from horda.games.dead_of_winter.rules.base_set.deeds import repeat
from horda.games.dead_of_winter.rules.improving import Improve
from horda.games.dead_of_winter.rules.offers import PROGRESS, STORED_DIE

Doer = Callable[[DWRun, int, Any], "Frame | None"]


def act(run: DWRun, seat: int, option: DWOption) -> Outcome:
    """Does what was chosen; returns what must be run, or nothing if it is done."""
    frame = DOERS[type(option)](run, seat, option)
    return None if frame is None else Push(frame)


def _search(run: DWRun, seat: int, option: o.Search) -> Frame:
    place = run.state.where[option.survivor]
    return SearchAction(seat, option.survivor, place, option.die)


def _equip(run: DWRun, seat: int, option: o.Equip) -> None:
    hands.equip_card(run, seat, option.card, option.survivor)


def _contribute(run: DWRun, seat: int, option: o.Contribute) -> None:
    hands.contribute(run, seat, option.card)


def _contribute_gear(run: DWRun, seat: int, option: o.ContributeGear) -> None:
    hands.contribute(run, seat, option.card, option.survivor)


def _eat(run: DWRun, seat: int, option: o.Eat) -> None:
    hands.eat(run, seat, option.die)


def _eat_card(run: DWRun, seat: int, option: o.EatCard) -> None:
    hands.eat_card(run, seat, option.card, option.die)


def _hand_off(run: DWRun, seat: int, option: o.HandOff) -> None:
    hands.hand_off(run, option.survivor, option.card, option.to)


@cites("DW-EXVOTE-01")
def _accuse(run: DWRun, seat: int, option: o.Accuse) -> Frame:
    run.state.motion = True
    return Motion(seat, option.seat)


def _calm(run: DWRun, seat: int, option: o.Calm) -> None:
    hands.calm(run, seat, option.card)


@cites("DW-RAXXON-08", "DW-RAXXON-Q2")
def _place_die(run: DWRun, seat: int, option: o.PlaceDie) -> None:
    """Puts a die on Raxxon with its value; it is spent."""
    state = run.state
    state.dice = changed(state.dice, seat, without(state.dice[seat], option.die))
    state.raxxon_dice = (*state.raxxon_dice, (seat, option.die))
    run.emit(events.DiePlaced, seat, option.die)


def _store_card(run: DWRun, seat: int, option: o.StoreCard) -> Frame | None:
    """Puts a card under the objective, or turns it into progress."""
    if serves(run.state, Hook.PROGRESS) is None:
        put_under(run, seat, option.card)
        return None
    from_hand(run.state, seat, option.card)
    run.reveal()
    to_waste(run, seat, option.card)
    run.state.turn_marks = (*run.state.turn_marks, PROGRESS)
    return Improve(seat, 1)


def _store_die(run: DWRun, seat: int, option: o.StoreDie) -> None:
    """Puts a die on the objective; it keeps its value and does not come back."""
    state = run.state
    place = state.where[option.survivor]
    die = serves(state, Hook.DIE)
    assert die is not None
    if die.noise:
        add_noise(run, place, die.noise)
    if place == RAXXON:
        _place_die(run, seat, o.PlaceDie(option.die))
    else:
        state.dice = changed(state.dice, seat, without(state.dice[seat], option.die))
        state.stored_dice = tuple(sorted((*state.stored_dice, option.die)))
        run.emit(events.DieStored, seat, option.die)
    mark = option.survivor if die.limit == "per_survivor" else STORED_DIE
    state.turn_marks = (*state.turn_marks, mark)


def _repeat(run: DWRun, seat: int, option: o.Repeat) -> Frame:
    return repeat(run, seat, option.n)


DOERS: dict[type[DWOption], Doer] = {
    o.Attack: lambda run, seat, one: AttackAction(seat, one.survivor, one.die),
    o.Search: _search,
    o.Barricade: lambda run, seat, one: works.BarricadeAction(seat, one.survivor, one.die),
    o.Clean: lambda run, seat, one: works.CleanAction(seat, one.die),
    o.Attract: lambda run, seat, one: works.AttractAction(seat, one.survivor, one.die),
    o.Ability: lambda run, seat, one: hands.UseAbility(seat, one.survivor, one.die),
    o.Use: lambda run, seat, one: hands.UseItem(seat, one.survivor, one.card),
    o.Play: lambda run, seat, one: hands.PlayCard(seat, one.card),
    o.Equip: _equip,
    o.Contribute: _contribute,
    o.ContributeGear: _contribute_gear,
    o.Move: lambda run, seat, one: MoveAction(seat, one.survivor, one.place),
    o.MoveWith: lambda run, seat, one: MoveAction(seat, one.survivor, one.place, one.card),
    o.Eat: _eat,
    o.EatCard: _eat_card,
    o.Request: lambda run, seat, one: Ask(seat, one.wanted),
    o.HandOff: _hand_off,
    o.Accuse: _accuse,
    o.Calm: _calm,
    o.PlaceDie: _place_die,
    o.TakeLoot: lambda run, seat, one: TakeLoot(seat, one.card),
    o.StoreCard: _store_card,
    o.StoreDie: _store_die,
    o.Repeat: _repeat,
    **base_set.DOERS,
}
"""What each option does."""
