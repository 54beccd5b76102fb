"""Bots by name and parameters."""

import pytest

from horda.bots.mcts import MctsBot, MctsSettings
from horda.bots.spec import BOTS, help_lines, make_bot, parameters
from horda.core.errors import Code, HordaError
from tests.bots.own import Last


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
        ("mcts:depth=1,depth=2", "depth of the bot mcts is named twice"),
        (f"mcts:iterations={10**23}", "at most 1000000 is possible"),
        ("mcts:depth=1e9", "at most 1000000 is possible"),
        ("mcts:iterations=" + "9" * 5000, "out of range"),
        ("planner:playouts=2000000", "at most 1000000 is possible"),
        ("tests.bots.games:Nim", "bot tests.bots.games (known:"),
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


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no_such_module:Clever", "ModuleNotFoundError"),
        ("tests.bots.own:Nobody", "AttributeError"),
        ("tests.bots.own:HALF", "is no class"),
        ("tests.bots.own:Unfinished", "is no class"),
        ("horda.bots.base:Bot", "is no class"),
        ("..:X", "cannot be loaded"),
        ("tests.bots.own:Last:depth=2", "parameter depth"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_is_refused(spec: str, said: str) -> None:
    with pytest.raises(HordaError) as caught:
        make_bot(spec, 1, own=True)
    assert said in str(caught.value)


def test_a_bot_of_ones_own_is_found_where_it_may_be() -> None:
    bot = make_bot("tests.bots.own:Last", 1, own=True)
    assert (type(bot), bot.name) == (Last, "Last")
    assert make_bot("tests.bots.own:Last:from_end=2", 1, own=True).settings.from_end == 2
    with pytest.raises(HordaError):
        make_bot("tests.bots.own:Last", 1)
