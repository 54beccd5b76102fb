"""Bots: they see nothing hidden, end their games, work for objectives, doubt and betray."""

from typing import Any

import pytest
from msgspec.structs import replace

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.rng import Dice
from horda.games.dead_of_winter.base.codes import code, title_of
from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.marks import Settled
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.mind.belief import suspicion
from horda.games.dead_of_winter.mind.cards import contribute
from horda.games.dead_of_winter.mind.deeds import attract
from horda.games.dead_of_winter.mind.drive import drive_of
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions.requests import ASKED
from tests.games.dead_of_winter.playing import ENGINE, begun

SETUPS: list[dict[str, Any]] = [
    {"scenario": "tribute", "players": 2},
    {"scenario": "built-to-last", "players": 3, "improvements": True},
    {"scenario": "take-back-whats-ours", "players": 4, "bandits": True, "betrayer": True},
    {"scenario": "full-isolation", "players": 5, "raxxon": True},
    {"scenario": "chimpanzee-and-code", "players": 3},
    {"scenario": "bandit-raid", "players": 4},
    {"scenario": "kill-them", "players": 3, "sets": "base", "elimination": True},
    {"scenario": "too-many-mouths", "players": 4, "coop": True, "sets": "mixed", "adult": True},
]


def played(setup: dict[str, Any], seed: int, spec: str = "planner:width=1") -> Any:
    """Plays a game by bots to its end; a bot that fails fails the test."""
    state = ENGINE.new(ENGINE.config(setup), seed)
    bots = [make_bot(spec, seed + seat) for seat in range(len(state.hands))]
    while state.result is None and state.decision < 4000:
        seat = state.open[0].seat
        ENGINE.choose(state, decide(bots[seat], ENGINE, state, seat, strict=True), seat)
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["scenario"]))
def test_a_game_of_bots_ends(setup: dict[str, Any]) -> None:
    assert played(setup, 11).result is not None


def test_a_bot_that_tries_things_out_ends_its_games_too() -> None:
    state = played({"scenario": "find-a-cure", "players": 3}, 4, "planner:width=2,playouts=2")
    assert state.result is not None


def test_bots_reach_an_objective() -> None:
    setup = {"scenario": "find-a-cure", "players": 3}
    reasons = [played(setup, seed).result.reason for seed in range(6)]
    assert reasons.count("dw-end-objective") >= 3


def settled(state: Any, *rows: tuple[tuple[int, ...], tuple[int, ...], bool]) -> Any:
    state.settled = tuple(Settled(*row) for row in rows)
    return state


def loyal(state: Any) -> Any:
    """Gives everybody a secret that is no betrayal."""
    state.secrets = tuple(BOX.secret_number["secret-memento"] for _ in state.secrets)
    return state


def test_a_wrong_card_is_blamed_on_those_who_gave() -> None:
    state = settled(loyal(begun(players=4)), ((1, 2, 1, 0), (0, 1, 0, 0), True))
    doubts = suspicion(state, 0)
    assert doubts[0] == 0
    assert doubts[1] == doubts[2] > 0.3 > doubts[3]


def test_who_gave_the_wrong_card_blames_nobody() -> None:
    state = settled(loyal(begun(players=4)), ((1, 2, 1, 0), (0, 1, 0, 0), True))
    doubts = suspicion(state, 1)
    assert max(doubts[0], doubts[2]) < 1 / 9  # they gave what was wanted
    assert doubts[3] < 0.2  # who gave nothing to a crisis that failed
    clean = settled(loyal(begun(players=4)), ((1, 1, 1, 1), (0, 0, 0, 0), False))
    assert max(suspicion(clean, 0)) < 1 / 9


def test_doubts_look_at_nothing_hidden() -> None:
    """In every world that could be true for a seat it doubts alike."""
    rows = (((1, 2, 1, 0), (0, 1, 0, 0), True), ((2, 1, 1, 2), (1, 0, 1, 0), False))
    state = settled(loyal(begun(players=4)), *rows)
    for seat in range(4):
        want = suspicion(state, seat)
        for number in range(8):
            world = ENGINE.determinise(state, seat, Dice(number))
            assert suspicion(world, seat) == want
            assert [sum(one.wrong) for one in world.settled] == [1, 2]


def test_who_gave_what_is_dealt_anew() -> None:
    state = settled(begun(players=4), ((1, 2, 2, 2), (0, 0, 2, 0), True))
    guesses = {ENGINE.determinise(state, 0, Dice(n)).settled[0].wrong for n in range(30)}
    assert len(guesses) > 2
    assert all(one[0] == 0 and sum(one) == 2 for one in guesses)


def crisis(state: Any, name: str, hand: tuple[str, ...]) -> Outlook:
    """Puts a crisis on the table and cards into the hand of whose turn it is."""
    state.crisis, state.crisis_off = BOX.crisis_number[name], False
    cards = tuple(sorted(code(BOX.item_number[one], 0) for one in hand))
    hands = list(state.hands)
    hands[state.active] = cards
    state.hands = tuple(hands)
    return Outlook(state, state.active)


def test_a_colonist_gives_what_the_crisis_wants_and_nothing_else() -> None:
    look = crisis(loyal(begun(players=3)), "despair", ("medicine", "junk"))
    worth = {BOX.items[title_of(c)].id: contribute(look, c) for c in look.state.hands[look.seat]}
    assert worth["medicine"] > 0 > worth["junk"]


def test_nobody_gives_to_a_crisis_that_is_met() -> None:
    state = loyal(begun(players=3))
    given = tuple(code(BOX.item_number["medicine"], 0) for _ in range(3))
    state.given = tuple(given if seat == state.active else () for seat in range(3))
    look = crisis(state, "despair", ("medicine",))
    assert contribute(look, look.state.hands[look.seat][0]) < 0


def test_a_betrayer_hides_a_wrong_card_among_others() -> None:
    state = loyal(begun(players=4))
    medicine = (code(BOX.item_number["medicine"], 0),)
    state.given = tuple(medicine * 2 if seat != state.active else () for seat in range(4))
    secrets = list(state.secrets)
    secrets[state.active] = BOX.secret_number["betrayal-poison"]
    state.secrets = tuple(secrets)
    hand = ("medicine", "medicine", "food-1", "junk")
    state.rounds_left = 2
    look = crisis(state, "despair", hand)
    assert look.foul
    worth = {BOX.items[title_of(c)].id: contribute(look, c) for c in look.state.hands[look.seat]}
    state.given = ((),) * 4
    assert worth["medicine"] < 0
    assert contribute(Outlook(state, state.active), code(BOX.item_number["junk"], 0)) < 0


def test_a_request_is_made_once_a_turn() -> None:
    state = begun(players=3)
    seat = state.active
    options = state.open[0].options
    food = next(n for n, one in enumerate(options) if one == o.request(3))
    ENGINE.choose(state, food, seat)
    while state.open[0].prompt != "dw-turn":
        choice = state.open[0]
        ENGINE.choose(state, len(choice.options) - 1, choice.seat)
    assert ASKED - 3 in state.turn_marks
    weights = ENGINE.game.advise(state, state.open[0])
    assert weights is not None
    again = state.open[0].options.index(o.request(3))
    assert weights[again] < 0


def test_what_an_objective_needs_shrinks_as_it_is_served() -> None:
    state = begun(scenario="convoy", players=3)
    before = drive_of(state)
    state.stored = (code(BOX.item_number["full-tank"], 6),)
    after = drive_of(state)
    assert after.types[2] == before.types[2] - 1
    assert after.units == before.units - 1


def test_zombies_are_lured_home_where_the_objective_wants_them_gone() -> None:
    state = loyal(begun(scenario="kill-them", players=4))
    state.zombies[:6] = bytes(6)
    state.zombies[6:12] = bytes([2]) * 6
    one = next(s for s in range(len(state.where)) if state.owner[s] == state.active)
    state.where[one] = 0
    look = Outlook(state, state.active)
    assert look.drive.over
    assert attract(look, o.Attract(one, 1)) > 0
    state.zombies[:6] = bytes([3]) * 6  # no space is left, and those who come would kill
    assert attract(Outlook(state, state.active), o.Attract(one, 1)) < 0


def test_the_last_step_waits_for_the_own_objective_while_it_is_safe() -> None:
    state = loyal(begun(scenario="find-a-cure", players=4))
    secrets = list(state.secrets)
    secrets[state.active] = BOX.secret_number["secret-generator"]
    state.secrets = tuple(secrets)
    state.hands = tuple(() for _ in state.hands)
    state.stored = (code(BOX.item_number["medicine"], 5),) * 7
    state.morale, state.rounds_left = 6, 5
    assert Outlook(state, state.active).waits
    state.rounds_left = 2
    assert not Outlook(state, state.active).waits
    state.morale, state.rounds_left = 3, 5
    assert not Outlook(state, state.active).waits


def test_fuel_is_worth_most_where_the_night_needs_some_and_none_is_there() -> None:
    state = loyal(begun(scenario="winter-has-come", players=3))
    fuel, other = code(BOX.item_number["full-tank"], 6), code(BOX.item_number["junk"], 1)
    state.hands = ((other,), (other,), (other,))
    none = Outlook(state, state.active).spare[2]
    state.hands = ((fuel, fuel), (fuel, fuel), (fuel, fuel))
    assert none > Outlook(state, state.active).spare[2] + 1


@pytest.mark.slow
def test_betrayers_win_sometimes() -> None:
    setup = {"scenario": "too-many-mouths", "players": 4, "betrayer": True}
    wins = 0
    for seed in range(10):
        state = played(setup, seed)
        wins += any(is_betrayer(state, seat) for seat in state.result.winners)
    assert wins


def test_a_seat_is_taken_over_with_its_secrets() -> None:
    """A bot that comes late plays as one that sat there all along: all it needs is in the state."""
    state = ENGINE.new(ENGINE.config({"scenario": "convoy", "players": 3}), 5)
    old = [make_bot("planner:width=1", seat) for seat in range(3)]
    for _ in range(30):
        seat = state.open[0].seat
        ENGINE.choose(state, decide(old[seat], ENGINE, state, seat, strict=True), seat)
    seat = state.open[0].seat
    twin = ENGINE.decode(ENGINE.encode(state))
    late = make_bot("planner:width=1", 99)
    late.dice = Dice(7)
    old[seat].dice = Dice(7)
    assert decide(late, ENGINE, twin, seat) == decide(old[seat], ENGINE, state, seat)


def test_the_memory_of_crises_is_part_of_a_save() -> None:
    state = settled(begun(players=3), ((1, 0, 1), (0, 0, 1), True))
    again = ENGINE.decode(ENGINE.encode(state))
    assert again.settled == state.settled
    assert replace(again.settled[0], failed=False) != state.settled[0]
