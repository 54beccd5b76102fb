"""Begins a Mission from outside, since some can be read and laid out but never played."""

from horda.core.engine import Engine
from horda.core.game import Flaw
from horda.core.toml_lines import line_of, read_path
from horda.core.words import Text
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.state import ZState

TEAMS = (6, 4, 2)
"""Teams that are tried: what is too much for many may do for a few."""
SEED = 1
FIRST_TURN = ("z2-who-acts", "z2-turn")
"""The questions with which the first turn begins."""
MOST_QUESTIONS = 100
"""More are never asked before it."""


def false_start(engine: Engine[ZState], text: str) -> tuple[Flaw, ...]:
    """Returns why no team gets to its first turn; nothing if one does."""
    why = Text("")
    for team in TEAMS:
        try:
            state = _first_turn(engine, _setup(engine, text, team))
        except Exception as error:  # whatever it is, the author must know before the players do
            what = f"{type(error).__name__}: {error}"
            why = Text("z2-mission-wrong-clash", {"what": what})
            break
        if state.result is None:
            return ()
        why = Text("z2-mission-wrong-at-once", {"reason": Text(state.result.reason)})
    return (Flaw(line_of(text, read_path(".special")), "special", why),)


def _first_turn(engine: Engine[ZState], setup: Setup) -> ZState:
    """Begins a game and gives the first answer to all that is asked before the first turn."""
    state = engine.new(setup, SEED)
    for _ in range(MOST_QUESTIONS):
        if state.result is not None or state.open[0].prompt in FIRST_TURN:
            break
        engine.choose(state, 0)
    return state


def _setup(engine: Engine[ZState], text: str, team: int) -> Setup:
    kind = engine.game.config_type
    assert issubclass(kind, Setup)
    return kind(scenario=text, team=team)
