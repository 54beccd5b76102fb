"""Bots by name and parameters."""

import pytest

from horda.bots.mcts import MctsBot, MctsSettings
from horda.bots.spec import BOTS, help_lines, make_bot, parameters
from horda.core.errors import Code, HordaError


def test_a_name_alone_gives_the_defaults() -> None:
    for name, kind in BOTS.items():
        bot = make_bot(name, 1)
        assert type(bot) is kind
        assert bot.settings == kind.settings_type()


def test_parameters_are_read() -> None:
    bot = make_bot("mcts: iterations=50, depth=3,explore=1.5", 1)
    assert type(bot) is MctsBot
    assert bot.settings == MctsSettings(iterations=50, depth=3, explore=1.5)
    assert make_bot("mcts:seconds=0.5", 1).settings.seconds == 0.5


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("clever", "bot clever (known: random, greedy, mcts, planner)"),
        ("", "known: random, greedy, mcts"),
        ("mcts:speed=3", "parameter speed of the bot mcts (known: iterations, seconds, depth"),
        ("random:depth=3", "parameter depth of the bot random (known: none)"),
        ("mcts:depth", "depth of the bot mcts has no value"),
        ("mcts:depth=", "depth of the bot mcts has no value"),
        ("mcts:depth=deep", "$.depth"),
        ("mcts:iterations=0", "$.iterations"),
        ("mcts:seconds=inf", "$.seconds"),
        ("mcts:seconds=nan", "$.seconds"),
        ("greedy:worlds=-1", "$.worlds"),
    ],
)
def test_a_wrong_spec_is_refused_with_what_is_known(spec: str, said: str) -> None:
    with pytest.raises(HordaError) as caught:
        make_bot(spec, 1)
    assert caught.value.code == Code.UNKNOWN_OPTION
    assert said in str(caught.value)


def test_every_parameter_is_explained() -> None:
    for kind in BOTS.values():
        assert kind.summary
        assert all(meaning for _, _, meaning in parameters(kind))
    assert "  depth: random answers of a playout before it is valued [10]" in help_lines()
