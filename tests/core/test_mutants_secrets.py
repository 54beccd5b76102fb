"""Faults that let a seat know too much, which conformance must find."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from horda.core.conformance import NotConforming, check_hidden
from horda.core.decisions import Choice, Option
from horda.core.decks import Deck
from horda.core.events import Event
from horda.core.frames import DONE, Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rng import Dice
from horda.core.run import Run
from tests.core.mutants import fault_of, swap
from tests.demo import view
from tests.demo.attack import AttackGate
from tests.demo.cards import CHARM
from tests.demo.events import Drew, Rolled
from tests.demo.game import ColonyGame, engine
from tests.demo.hooks import ROLLED
from tests.demo.options import Ballot
from tests.demo.rounds import Round
from tests.demo.state import ColonyState
from tests.demo.turns import Turn
from tests.demo.votes import ExileVote


def test_a_view_with_another_hand() -> None:
    class Mutant(ColonyGame):
        def view(self, state: ColonyState, seat: int | None) -> Struct:
            return replace(view.board(state, seat), own_hand=state.hands[0])

    assert "sees what it should not" in fault_of(Mutant)


def test_a_question_about_secrets_that_all_talk_about() -> None:
    class Mutant(ColonyGame):
        def debated(self, choice: Choice) -> bool:
            return True

    assert "all see the options" in fault_of(Mutant)


def test_a_drawing_with_a_hidden_goal() -> None:
    class Mutant(ColonyGame):
        def draw(self, state: ColonyState, seat: int | None) -> str:
            return f"{super().draw(state, seat)} {state.goals[2]}"

    assert "sees what it should not" in fault_of(Mutant)


def test_an_explanation_with_a_hidden_goal() -> None:
    class Mutant(ColonyGame):
        def explain(self, state: ColonyState, seat: int, key: str) -> Refusal | None:
            return Refusal((f"DEMO-VOTE-0{1 + state.goals[2] % 2}",))

    assert "tells seat" in fault_of(Mutant)


def test_an_explanation_by_a_rule_that_does_not_exist() -> None:
    class Mutant(ColonyGame):
        def explain(self, state: ColonyState, seat: int, key: str) -> Refusal | None:
            return Refusal(("DEMO-NONE-01",))

    assert "no such rule" in fault_of(Mutant)


def test_an_event_with_a_drawn_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_to_all(event: Drew) -> Event:
        return event

    monkeypatch.setattr(Drew, "redacted", open_to_all)
    message = fault_of(ColonyGame, first=22)  # the first games of all draw nothing
    assert "events of" in message
    assert "a secret" in message


def test_a_draw_that_marks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_omen(self: Turn, run: Run[ColonyState]) -> Outcome:
        state = run.state
        state.omen_by = state.others(self.seat)[-1]
        state.omen, state.omens = state.omens.draw()
        return None

    message = fault_of(swap(monkeypatch, Turn, "draw_omen", draw_omen))
    assert "without being marked" in message


def test_a_vote_that_marks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(self: ExileVote, run: Run[ColonyState]) -> Outcome:
        ayes = [seat for seat, ballot in run.answers.items() if ballot.aye]
        if 2 * len(ayes) > len(run.answers):
            run.state.exiled = (*run.state.exiled, self.target)
        return DONE

    message = fault_of(swap(monkeypatch, ExileVote, "count", count))
    assert "without being marked" in message


def test_a_hidden_card_that_marks_only_when_it_comes_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a seat could try its deeds one by one and take back those that showed nothing."""
    sound = Turn.check_omen

    def check_omen(self: Turn, run: Run[ColonyState]) -> Outcome:
        seen, learned = run.state.seen, run.learned
        came = run.state.omen
        outcome = sound(self, run)
        if run.state.omen == came:
            run.state.seen, run.learned = seen, learned
        return outcome

    message = fault_of(swap(monkeypatch, Turn, "check_omen", check_omen))
    assert "depends on a secret" in message


def test_a_determinised_state_with_another_view() -> None:
    class Mutant(ColonyGame):
        def determinise(self, state: ColonyState, seat: int | None, dice: Dice) -> None:
            view.redeal(state, None, dice)

    assert "seat 0 sees what it should not" in fault_of(Mutant)


def test_a_determinised_state_that_loses_cards() -> None:
    class Mutant(ColonyGame):
        def determinise(self, state: ColonyState, seat: int | None, dice: Dice) -> None:
            view.redeal(state, seat, dice)
            state.deck = Deck(state.deck.left[1:])

    assert "sees what it should not" in fault_of(Mutant)


def test_nothing_is_dealt_anew() -> None:
    class Mutant(ColonyGame):
        def determinise(self, state: ColonyState, seat: int | None, dice: Dice) -> None:
            pass

    it = engine(Mutant)
    with pytest.raises(NotConforming, match=r"secrets of \[0, 1, 2\] are never dealt anew"):
        check_hidden(it, it.config({}), 1)


def test_options_that_rest_on_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Turn.act

    def act(self: Turn, run: Run[ColonyState]) -> Outcome:
        outcome = sound(self, run)
        if isinstance(outcome, Choice) and CHARM in run.state.hands[(self.seat + 1) % 3]:
            return replace(outcome, options=outcome.options[-1:])
        return outcome

    message = fault_of(swap(monkeypatch, Turn, "act", act))
    assert "a secret" in message or "sees what it should not" in message


def test_a_window_that_tells_who_holds_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those with a charm are asked, and who is asked is seen by all."""

    def offer(run: Run[Any], attacker: int, seat: int) -> Iterator[Option]:
        if CHARM in run.state.hands[seat]:
            yield Ballot(True)

    def react(run: Run[Any], attacker: int, option: Option) -> Outcome:
        return DONE

    def window(self: AttackGate, run: Run[ColonyState]) -> Outcome:
        return run.window(ROLLED, self.seat, run.state.others(self.seat))

    index = HookIndex((Piece("charm", (ROLLED.use(offer, react),)),))

    class Mutant(ColonyGame):
        def hooks(self, state: ColonyState) -> HookIndex:
            return index

    swap(monkeypatch, AttackGate, "window", window)
    message = fault_of(Mutant)
    assert "a secret" in message or "sees what it should not" in message


def test_a_die_that_is_no_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat could roll, take its answer back and do something else."""

    def roll(self: AttackGate, run: Run[ColonyState]) -> Outcome:
        value, run.state.rng = run.state.rng.below(6, 0)
        run.emit(Rolled, self.seat, value + 1)
        return replace(self, die=value + 1)

    message = fault_of(swap(monkeypatch, AttackGate, "roll", roll))
    assert "chance shows seat" in message


def test_a_card_taken_from_the_deck_without_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Round.crisis

    def crisis(self: Round, run: Run[ColonyState]) -> Outcome:
        seen, learned = run.state.seen, run.learned
        outcome = sound(self, run)
        run.state.seen, run.learned = seen, learned
        return outcome

    message = fault_of(swap(monkeypatch, Round, "crisis", crisis))
    assert "a secret" in message
