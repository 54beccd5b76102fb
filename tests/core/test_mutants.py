"""Faults in states, questions and the course of a game, which conformance must find."""

from itertools import count
from typing import Any

import pytest

from horda.core.conformance import NotConforming, check_round_trip, play_random
from horda.core.decisions import Choice, Choices, Join
from horda.core.frames import DONE, Go, Outcome
from horda.core.game import Table
from horda.core.rng import Dice
from horda.core.run import Run
from tests.core.mutants import fault_of, swap, with_state
from tests.demo import deeds
from tests.demo.game import ColonyGame, engine
from tests.demo.options import EndTurn, PutAside, Speak
from tests.demo.rounds import Colony, Round
from tests.demo.state import ColonyState
from tests.demo.turns import BegCard, Turn


def test_the_message_names_game_seed_and_place() -> None:
    class Endless(ColonyGame):
        max_decisions = 10

    message = fault_of(Endless)
    setup = "ColonyConfig(scenario='gates', seats=3, rounds=2, carried=UNSET)"
    assert message.startswith(f"colony, {setup}, seed 0:")
    assert "after 10 answers, in (Colony()" in message


def test_a_clone_that_shares_a_bytearray() -> None:
    class Sharing(ColonyState):
        copied = ("horde",)

    assert "a clone shares state.wounds" in fault_of(with_state(Sharing))


def test_a_list_deep_in_a_shared_leaf() -> None:
    class Listing(ColonyState, kw_only=True):
        notes: tuple[list[int], ...] = ()

    assert "a clone shares state.notes[0]" in fault_of(with_state(Listing, notes=([1],)))


def test_a_set_in_the_state() -> None:
    class Unordered(ColonyState, kw_only=True):
        met: frozenset[str] = frozenset()

    met = frozenset({"Ann", "Ben"})
    assert "a clone shares state.met" in fault_of(with_state(Unordered, met=met))


def test_a_field_that_is_read_back_as_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tuple read back as a list equals it in bytes, but not in what rules do with it."""

    class Loose(ColonyState, kw_only=True):
        memo: Any = ()

    def end(self: Turn, run: Run[Any]) -> Outcome:
        if isinstance(run.state.memo, list):
            run.state.morale += 1
        return sound(self, run)

    sound = Turn.end
    swap(monkeypatch, Turn, "end", end)
    it = engine(with_state(Loose, memo=(1,)))
    with pytest.raises(NotConforming, match="a loaded state goes on otherwise"):
        play_random(it, it.config({}), 1, lambda state: check_round_trip(it, state, Dice(1)))


def test_options_with_one_key_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(self: BegCard, run: Run[ColonyState]) -> Outcome:
        hand = run.state.hands[self.target]
        return Choice(self.target, "give", tuple(PutAside(card) for card in (*hand, hand[0])))

    assert "keys are not unique" in fault_of(swap(monkeypatch, BegCard, "ask", ask))


def test_a_seat_asked_twice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def speak(self: Round, run: Run[ColonyState]) -> Outcome:
        return Choices((Choice(0, "speak", (Speak(),)), Choice(0, "speak", (Speak(),))), Join.ANY)

    assert "asked twice" in fault_of(swap(monkeypatch, Round, "speak", speak))


def test_an_asking_step_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.act

    def act(self: Turn, run: Run[ColonyState]) -> Outcome:
        run.state.morale += 1
        return sound(self, run)

    message = fault_of(swap(monkeypatch, Turn, "act", act))
    assert "listing options changes the state" in message


def test_options_that_rest_on_what_a_reload_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    def act(self: Turn, run: Run[ColonyState]) -> Outcome:
        options = (EndTurn(),) if run.result is None else (EndTurn(), Speak())
        return Choice(self.seat, "turn", options, auto=False)

    def draw_omen(self: Turn, run: Run[ColonyState]) -> Outcome:
        run.result = "lost when the state is saved here"
        return None

    swap(monkeypatch, Turn, "draw_omen", draw_omen)
    message = fault_of(swap(monkeypatch, Turn, "act", act))
    assert "options change when listed again" in message


def test_simultaneous_answers_whose_order_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    def each(self: Colony, run: Run[ColonyState], seat: int, option: PutAside) -> Colony:
        deeds.take_from_hand(run.state, seat, option.card)
        run.state.aside = deeds.changed(run.state.aside, seat, (option.card, option.card))
        run.state.discard = (*run.state.discard, option.card)
        return self

    monkeypatch.setattr(Colony, "each", each)
    assert "the order of simultaneous answers matters" in fault_of(ColonyGame)


def test_simultaneous_answers_that_take_from_one_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    def put_aside(self: Colony, run: Run[ColonyState]) -> Outcome:
        left = [seat for seat in (0, 1) if not run.state.aside[seat]]
        cards = sorted({0, 1, 2} - {card for aside in run.state.aside for card in aside})
        options = tuple(PutAside(card) for card in cards)
        return Choices(tuple(Choice(seat, "put-aside", options) for seat in left), Join.EACH)

    def each(self: Colony, run: Run[ColonyState], seat: int, option: PutAside) -> Colony:
        run.state.aside = deeds.changed(run.state.aside, seat, (option.card,))
        return self

    class Mutant(ColonyGame):
        def determinise(self, state: ColonyState, seat: int | None, dice: Dice) -> None:
            """Leaves all as it is, so that only the order is at fault."""

    monkeypatch.setattr(Colony, "each", each)
    swap(monkeypatch, Colony, "put_aside", put_aside)
    assert "the order of simultaneous answers matters: not-offered" in fault_of(Mutant)


def test_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_round(self: Colony, run: Run[ColonyState]) -> Outcome:
        run.state.morale = 5
        return Go("begin_round")

    assert "the game does not end" in fault_of(swap(monkeypatch, Colony, "end_round", end_round))


def test_a_game_that_stops_without_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_round(self: Colony, run: Run[ColonyState]) -> Outcome:
        return DONE

    message = fault_of(swap(monkeypatch, Colony, "end_round", end_round))
    assert "nobody is asked in a running game" in message


def test_a_description_that_loses_a_field() -> None:
    class Mutant(ColonyGame):
        def describe(self, state: ColonyState) -> Table:
            table = super().describe(state)
            del table["morale"]
            return table

    assert "a described position differs" in fault_of(Mutant)


def test_a_description_that_no_file_can_hold() -> None:
    class Mutant(ColonyGame):
        def describe(self, state: ColonyState) -> Table:
            return super().describe(state) | {"deck": [None]}

    assert "a description has empty values" in fault_of(Mutant)


def test_a_game_that_looks_outside_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()

    def end_round(self: Colony, run: Run[ColonyState]) -> Outcome:
        run.state.horde[0] = next(ticks) % 256
        return sound(self, run)

    sound = Colony.end_round
    message = fault_of(swap(monkeypatch, Colony, "end_round", end_round))
    assert "otherwise" in message or "matters" in message or "elsewhere" in message
