"""Everything the game says has words in both languages."""

from typing import Any

import pytest

from horda.core.events import Event
from horda.core.rng import Dice
from horda.games.dead_of_winter.base.events import CrossroadsChosen
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.rules.start import SCENARIOS
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.spoken import Voice

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"scenario": "tribute", "players": 3}),
    (
        2,
        {"scenario": "random", "players": 4, "improvements": True, "bandits": True, "raxxon": True},
    ),
    (3, {"scenario": "find-a-cure", "players": 2, "sets": "base"}),
]


def sound(line: str) -> bool:
    """Whether a line is all words: no id, no sign of something missing."""
    return bool(line) and "dw-" not in line and not set("⟦⟧{}") & set(line)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seed", "setup"), GAMES)
def test_a_game_is_told(lang: str, seed: int, setup: dict[str, Any]) -> None:
    voice, game, dice = Voice(lang), ENGINE.game, Dice(seed)
    state = ENGINE.new(ENGINE.config(setup), seed)
    told: list[Event] = []
    while state.result is None:
        for choice in state.open:
            said = [voice.option(one, game, state.config) for one in choice.options]
            said.append(voice.prompt(choice, game, state.config))
            assert all(map(sound, said)), said
        for text in (*game.status(state, 0), *game.brief(state, 1)):
            assert sound(voice.render(text))
        choice = dice.choice(state.open)
        ENGINE.choose(state, dice.below(len(choice.options)), choice.seat, told.append)
    for event in told:
        for one in (event, event.redacted()):
            assert one is None or sound(voice.event(one, game, state.config)), one
    assert sound(voice.reason(state.result.reason, game))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_scenario_has_a_name(lang: str) -> None:
    voice = Voice(lang)
    for scenario in SCENARIOS:
        assert sound(voice.say(f"dw-scenario-{scenario}"))
        assert sound(voice.say(f"dw-scenario-{scenario}-about"))


@pytest.mark.rule("DW-CROSS-05")
@pytest.mark.parametrize(("lang", "number"), [("en", "option 2"), ("pl", "opcję 2")])
def test_the_way_that_was_taken_is_told_in_its_words(lang: str, number: str) -> None:
    voice = Voice(lang)
    chosen = CrossroadsChosen(0, 0, 2).text()
    said = voice.render(chosen)
    assert voice.render(chosen.args["option"]) in said  # type: ignore[arg-type]
    assert sound(said)
    assert number not in said


@pytest.mark.rule("DW-CROSS-12", "DW-VOTE-01")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_a_vote_decides_is_said_to_be_no_players_choice(lang: str) -> None:
    """Whose turn it is may have voted against it."""
    voice, ways = Voice(lang), {"vote_colony": False, "vote_all": False, "active_player": True}
    for by, named in ways.items():
        card = next(n for n, one in enumerate(BOX.crossroads) if one.chooser.by == by)
        line = voice.render(CrossroadsChosen(2, card, 1).text())
        assert sound(line)
        assert ({"en": "player 3", "pl": "gracz 3"}[lang] in line) is named
