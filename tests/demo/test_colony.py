"""The rules of the demonstration game, each played from a position file."""

from pathlib import Path

import pytest

from horda.core.checks import check, read
from horda.core.events import Event
from tests.demo.cards import CARDS
from tests.demo.events import CardEvent
from tests.demo.game import ENGINE
from tests.demo.rounds import PUT_ASIDE

FILES = sorted(Path(__file__).with_name("positions").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_position(path: Path) -> None:
    assert check(ENGINE, read(path.read_text(encoding="utf-8"), path.name)) == []


def test_every_seat_puts_cards_aside_at_its_own_pace() -> None:
    state = ENGINE.new(ENGINE.config({"seats": 4}), 1)
    for _ in range(PUT_ASIDE):
        ENGINE.choose(state, 0, seat=2)
    assert [choice.seat for choice in state.open] == [0, 1, 3]
    assert [len(hand) for hand in state.hands] == [4, 4, 2, 4]


def test_events_and_refusals_cite_rules_of_the_book() -> None:
    def kinds(kind: type[Event]) -> list[type[Event]]:
        return [kind, *(deep for sub in kind.__subclasses__() for deep in kinds(sub))]

    cited = {
        rule for kind in kinds(Event) if "tests.demo" in kind.__module__ for rule in kind.rules
    }
    assert cited
    assert all(rule in ENGINE.game.rulebook for rule in cited)
    assert CardEvent in kinds(Event)


def test_the_drawing_shows_a_seat_its_own_hand() -> None:
    state = ENGINE.new(ENGINE.config({}), 1)
    for seat in range(3):
        last = ENGINE.game.draw(state, seat).splitlines()[-1]
        assert last.startswith("you: " + " ".join(CARDS[card] for card in state.hands[seat]))
    assert "you" not in ENGINE.game.draw(state, None)
