"""Nobody learns what they must not, over whole games: worlds that differ in hidden things only.

Where a crossroads card lies over a turn, every action marks everybody as having learned something,
and the core compares no further. So games are played here without one, or with another one.
"""

from itertools import permutations
from typing import Any

import pytest

from horda.core.conformance import check_secrets, seen_bytes, told_bytes
from horda.core.decks import Deck
from horda.core.events import Event
from horda.core.rng import Dice
from horda.core.run import Run
from horda.games.dead_of_winter.base.exile import Exile, is_betrayer
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.trigger import sprung
from tests.games.dead_of_winter.playing import ENGINE, begun, dealt, play_on

ALL = {"improvements": True, "bandits": True, "raxxon": True, "sets": "mixed", "adult": True}
SETUPS: list[dict[str, Any]] = [
    {"scenario": "tribute", "players": 4, **ALL},
    {"scenario": "take-back-whats-ours", "players": 5, **ALL, "betrayer": True},
    {"scenario": "full-isolation", "players": 3, **ALL, "hard": True, "elimination": True},
    {"scenario": "built-to-last", "players": 2, **ALL},
    {"scenario": "cut-off", "players": 4, **ALL, "coop": True},
    {"scenario": "bandit-raid", "players": 4},
    {"scenario": "chimpanzee-and-code", "players": 3},
    {"scenario": "find-a-cure", "players": 4, "sets": "base"},
    {"scenario": "winter-has-come", "players": 4, "sets": "base"},
]


def busy(state: Any) -> Any:
    """Keeps a colony led by lot alive for longer, so that more is seen of the game."""
    if state.result is None:
        state.morale, state.food = max(state.morale, 8), max(state.food, 6)
        state.rounds_left = max(state.rounds_left, 4)
    return state


@pytest.mark.slow
@pytest.mark.rule("DW-INT-24", "DW-CARD-Q10", "DW-INT-22", "DW-CONTRIB-04", "DW-INT-17")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["scenario"]))
def test_every_action_of_a_whole_game_hides_what_is_hidden(setup: dict[str, Any]) -> None:
    compared = seed = 0
    while compared < 60:
        seed += 1
        compared += whole_game(dealt(seed, **setup), seed)


def whole_game(state: Any, seed: int) -> int:
    """Plays a game without crossroads cards, and deals the hidden things anew all the time."""
    dice, compared = Dice(seed), 0
    for step in range(500):
        if state.result is not None:
            break
        state.crossroads = Deck()
        if step % 5 == 0:
            check_secrets(ENGINE, state, dice)
            compared += 1
        choice = dice.choice(state.open)
        ENGINE.choose(busy(state), dice.below(len(choice.options)), choice.seat)
    return compared


# -- a crossroads card that does not spring ------------------------------------------------------


def asked(state: Any) -> list[Any]:
    """Who is asked what, as everybody sees it; only the asked seat sees its options."""
    return [(one.seat, one.prompt, one.args) for one in state.open]


def follow(state: Any, twin: Any, spared: int, seed: int) -> int:
    """Plays both worlds on alike until a card springs or the turn ends; counts the answers."""
    dice, answers, turn = Dice(seed), 0, state.active
    while state.result is None and state.active == turn and answers < 40:
        assert asked(state) == asked(twin)
        choice = state.open[0]
        keys = [option.key for option in choice.options]
        assert keys == [option.key for option in twin.open[0].options]
        index, here, there = dice.below(len(keys)), list[Event](), list[Event]()
        ENGINE.choose(state, index, choice.seat, here.append)
        ENGINE.choose(twin, index, choice.seat, there.append)
        kinds = {type(event).__name__ for event in (*here, *there)}
        if "CrossroadsSprung" in kinds:
            return answers
        for seat in (*range(len(state.hands)), None):
            assert told_bytes(here, seat) == told_bytes(there, seat) or seat == spared
            same = seen_bytes(ENGINE, state, seat) == seen_bytes(ENGINE, twin, seat)
            assert same or (seat == spared and state.active == turn)
        answers += 1
    return answers


@pytest.mark.rule("DW-CROSS-02", "DW-CROSS-07", "DW-INT-24")
def test_a_card_that_does_not_spring_leaves_no_trace() -> None:
    followed = 0
    for seed in range(14):
        state = begun(seed, scenario="tribute", players=4, **ALL)
        play_on(busy(state), seed, 15 + seed)
        busy(state)
        if state.result is not None or state.cross < 0 or state.open[0].prompt != "dw-turn":
            continue
        calm = [card for card in state.crossroads.left[6:] if not sprung(state, card)]
        twin, other = state.clone(), calm[seed % len(calm)]
        twin.cross = other
        order = [state.cross if card == other else card for card in state.crossroads.left]
        twin.crossroads = Deck(tuple(order))
        followed += follow(state, twin, state.cross_by, seed)
    assert followed > 40


# -- objectives ----------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-10", "DW-INT-24")
@pytest.mark.parametrize("seed", range(6))
def test_no_objective_shows_before_it_must(seed: int) -> None:
    """Two others' objectives are exchanged: until somebody is exiled nothing tells them apart."""
    state = begun(seed, scenario="convoy", players=4, betrayer=True, **ALL)
    twin = state.clone()
    first, second, third, fourth = state.secrets
    twin.secrets = (first, third, second, fourth)
    dice, answers = Dice(seed), 0
    while state.result is None and not state.exiled and answers < 250:
        assert asked(state) == asked(twin)
        choice = dice.choice(state.open)
        mate = next(one for one in twin.open if one.seat == choice.seat)
        assert [o.key for o in choice.options] == [o.key for o in mate.options]
        index, here, there = dice.below(len(choice.options)), list[Event](), list[Event]()
        ENGINE.choose(busy(state), index, choice.seat, here.append)
        ENGINE.choose(busy(twin), index, choice.seat, there.append)
        if state.exiled or state.result is not None:
            break
        for seat in (0, 3, None):
            assert told_bytes(here, seat) == told_bytes(there, seat)
            assert seen_bytes(ENGINE, state, seat) == seen_bytes(ENGINE, twin, seat)
        answers += 1
    assert answers > 5


# -- votes -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-VOTE-02", "DW-INT-23", "DW-DEC-04", "DW-EXVOTE-02")
def test_nobody_sees_a_ballot_or_who_has_voted_before_all_have() -> None:
    start = begun(3, scenario="convoy", players=4)
    keys = [option.key for option in start.open[0].options]
    accuse = next(n for n, key in enumerate(keys) if key.startswith("accuse"))
    ENGINE.choose(start, accuse, start.open[0].seat)
    assert sorted(one.seat for one in start.open) == [0, 1, 2, 3]
    for order in permutations(range(4), 3):
        seen: dict[int, list[Any]] = {}
        for up in (0, 1):
            state = start.clone()
            told: list[Event] = []
            for seat in order:
                ENGINE.choose(state, up, seat, told.append)
                last = ({*range(4)} - {*order}).pop()
                seen.setdefault(seat, []).append(
                    (seen_bytes(ENGINE, state, last), told_bytes(told, last))
                )
        assert all(first == second for first, second in seen.values())


@pytest.mark.rule("DW-FIRST-02", "DW-DEC-09", "DW-INT-23")
def test_everybody_is_asked_about_the_token_whatever_they_could_want() -> None:
    for exiled in (0, 1 << 2):
        state = begun(3, scenario="convoy", players=4)
        state.exiled = exiled
        while state.result is None and state.open[0].prompt != "dw-call-token-vote":
            choice = state.open[0]
            end = [n for n, option in enumerate(choice.options) if option.key == "end-turn"]
            ENGINE.choose(state, end[0] if end else len(choice.options) - 1, choice.seat)
            busy(state)
        assert sorted(one.seat for one in state.open) == [0, 1, 2, 3]
        assert {len(one.options) for one in state.open} == {2}


# -- exile -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-EXILE-01", "DW-SETUP-10", "DW-INT-17")
def test_everybody_sees_what_a_loyal_exile_gave_up_and_nothing_of_a_betrayer() -> None:
    for seed in range(6):
        state = begun(seed, scenario="convoy", players=4, betrayer=True)
        seat = (state.active + 1) % 4
        traitor = is_betrayer(state, seat)
        Run.on(ENGINE.game, state, None).grant(state.active, Exile(seat))
        for other in (*range(4), None):
            seen = ENGINE.view(state, other).board.seats[seat].secret
            assert seen == ("" if traitor else BOX.secrets[state.secrets[seat]].id)
            for dice in map(Dice, range(8)):
                world = ENGINE.determinise(state, other, dice)
                assert is_betrayer(world, seat) == traitor
                assert traitor or world.secrets[seat] == state.secrets[seat]
