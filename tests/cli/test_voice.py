"""The terminal speaks in sentences: texts within texts, rules with their words."""

import pytest

from horda.cli.terminal.voice import Voice
from horda.core.errors import Code, HordaError, IllegalAnswer
from horda.core.words import Text, text
from horda.games import registry
from tests.cli.running import GAME


def test_a_text_within_a_text_is_said_first() -> None:
    option = text("core-event-answered", option=text("core-option-pass"))
    nested = text("core-event-answered", option=option)
    assert Voice("en").render(nested) == "Only one answer was possible: " * 2 + "Pass"
    assert Voice("pl").render(nested) == "Możliwa była tylko jedna odpowiedź: " * 2 + "Pasuj"


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_names_the_thing_in_one_line(code: Code, lang: str) -> None:
    said = Voice(lang).error(HordaError(code, "the\nthing"))
    assert "the thing" in said
    assert "⟦" not in said


def test_a_refusal_tells_why_and_by_which_rule() -> None:
    error = IllegalAnswer(
        Code.NOT_OFFERED, "x", rules=("R4.1", "R99"), why=Text("core-option-pass")
    )
    said = Voice("pl").error(error)
    rule = registry.find(GAME).rulebook["R4.1"].pl
    assert f" Pasuj [R4.1: {rule}; R99]" in said


def test_seats_scenarios_and_reasons_have_names() -> None:
    voice, game = Voice("en"), registry.find(GAME)
    assert voice.seat("human", game) == "Humans"
    assert voice.seat("nobody", game) == "nobody"
    assert voice.reason("unfinished", game) == "unfinished"
