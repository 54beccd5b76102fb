"""Objectives are judged as their data says, for every seat, in many worlds, both ways."""

from collections import defaultdict
from typing import Any

import pytest

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.games.dead_of_winter.base.codes import changed, code
from horda.games.dead_of_winter.base.newcomers import join
from horda.games.dead_of_winter.base.state import NOBODY
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.wins import fulfilled, holds, main_complete
from tests.games.dead_of_winter.oracle.goals import Judge
from tests.games.dead_of_winter.oracle.world import World, data
from tests.games.dead_of_winter.oracle.worlds import WORLDS, made

SEEN: dict[str, set[bool]] = defaultdict(set)


CARDS = list(range(len(BOX.items)))
WEAPONS = [n for n in CARDS if BOX.items[n].type.value == "weapon"]


def shaken(kind: str, seed: int) -> Any:
    """A world in which everything that a condition looks at is there by lot."""
    state, dice = made(kind), Dice(seed)
    few = dice.below(2) == 0
    for name, most in (("morale", 9), ("food", 14), ("starvation", 3), ("helpless", 4),
                       ("unruly", 2), ("round", 11), ("rounds_left", 6), ("lost", 6),
                       ("contained", 5), ("rescued", 9)):  # fmt: skip
        setattr(state, name, dice.below(most + 1) * (not few or dice.below(2)))
    _board(state, dice, seed)
    _groups(state, dice, seed)
    kinds = dice.shuffled(CARDS)[: 1 + dice.below(6) + seed % 3 * 8]
    for seat in range(4):
        hand = [code(dice.choice(kinds), 1 + dice.below(6)) for _ in range(dice.below(9))]
        state.hands = changed(state.hands, seat, tuple(sorted(hand)))
    arms = WEAPONS if seed % 8 == 3 else kinds if seed % 2 else CARDS
    _people(state, dice, seed, arms)
    return state


def _board(state: Any, dice: Dice, seed: int) -> None:
    for row, most in ((state.zombies, 2), (state.barricades, 3), (state.bandits, 2)):
        for at in range(len(row)):
            row[at] = (most if seed % 5 == 0 else dice.below(most + 1)) if dice.below(4) else 0
            row[at] *= seed % 7 != 0
    if seed % 5 == 1:
        state.barricades[:6] = bytes([2] * 6)
    pile = dice.shuffled([*CARDS, *CARDS])[: dice.below(150)]
    state.stored = tuple(code(n, 1 + n % 7) for n in pile)
    state.stored_dice = tuple(1 + dice.below(6) for _ in range(dice.below(16)))
    state.stored_cache = state.stored[: dice.below(14)]
    state.raxxon_dice = tuple((0, 1 + dice.below(6)) for _ in range(dice.below(14)))
    state.waste, state.cache = state.stored[: dice.below(20)], state.stored[: dice.below(9)]
    state.built = tuple(range(dice.below(5)))
    state.specials = tuple((n, 6 + n) for n in range(dice.below(5)))
    state.stages, state.stranded[3] = (("b2",), ())[dice.below(2)], dice.below(2)
    empty = [place for place in range(1, 7) if dice.below(4) == 0]
    state.items = tuple(Deck() if n in empty else deck for n, deck in enumerate(state.items))


def _groups(state: Any, dice: Dice, seed: int) -> None:
    """Groups of one to a dozen, and leaders of the highest or the lowest influence."""
    for one in dice.shuffled(list(state.people.left))[: dice.below(12)]:
        state.people = state.people.without(one)
        join(state, dice.below(2), one, 0)
    if seed % 6 == 0:
        for one in own(state, 3)[1:]:
            state.owner[one], state.where[one] = NOBODY, 255
    for seat in range(4):
        state.leader[seat] = own(state, seat)[-1 if seed % 2 else 0]
    state.exiled = (0, 0, 1, 4, 6)[dice.below(5)]


def _people(state: Any, dice: Dice, seed: int, arms: list[int]) -> None:
    for one in range(len(state.gear)):
        if state.owner[one] != NOBODY:
            gear = [code(dice.choice(arms), 1) for _ in range(dice.below(4))]
            state.gear = changed(state.gear, one, tuple(sorted(gear)))
            home = (0, 8, 3, 0)[dice.below(4)] if seed % 2 else 0
            state.where[one] = dice.below(9) if dice.below(2) and seed % 3 else home
            state.wounds[one] = dice.below(3) if seed % 4 else 0


def goals() -> list[Any]:
    """Every condition of every card, with the card's id."""
    found: list[Any] = []
    for card in data("secrets"):
        found += [(card["id"], goal) for goal in card.get("goals", [])]
        found += [(card["id"], card["if_betrayer"])] if card.get("if_betrayer") else []
    for card in data("objectives"):
        for side in ("normal", "hard"):
            found += [(card["id"], goal) for goal in card[side]["goals"]]
    return [pair for pair in found if pair[1]["type"] != "main_objective_complete"]


@pytest.mark.rule("DW-WIN-01", "DW-CARD-02", "DW-WIN-04", "DW-WIN-Q5")
def test_every_condition_is_judged_as_it_is_written() -> None:
    parsed = [goal for card in BOX.secrets for goal in
              (*card.goals, *((card.if_betrayer,) if card.if_betrayer else ()))]  # fmt: skip
    parsed += [
        g for card in BOX.objectives for side in (card.normal, card.hard) for g in side.goals
    ]
    wanted = [goal for goal in parsed if goal.type.value != "main_objective_complete"]
    written = goals()
    assert len(wanted) == len(written)
    for seed in range(120):
        state = shaken(WORLDS[seed % len(WORLDS)], seed)
        world = World(state)
        for seat in range(4):
            judge = Judge(world, state, seat)
            for goal, (card, said) in zip(wanted, written, strict=True):
                told = judge.holds(said)
                SEEN[f"{card}:{said['type']}"].add(told)
                assert holds(state, seat, goal) == told, (card, said)
    never = sorted(name for name, seen in SEEN.items() if len(seen) < 2)
    assert never == []


@pytest.mark.rule("DW-WIN-01", "DW-CARD-02", "DW-EXILE-01")
def test_an_objective_needs_all_its_conditions() -> None:
    cards = data("secrets")
    for seed in range(60):
        state = shaken(WORLDS[seed % len(WORLDS)], seed)
        dice = Dice(seed)
        pool = [n for n, card in enumerate(cards) if card["kind"] != "exile"]
        state.secrets = tuple(dice.shuffled(pool)[:4])
        exiles = [n for n, card in enumerate(cards) if card["kind"] == "exile"]
        state.exile_goals = tuple(dice.shuffled(exiles)[:4])
        world = World(state)
        for seat in range(4):
            for achieved in (True, False):
                judge, said = Judge(world, state, seat), _said(state, cards, seat)
                told = all(
                    achieved if goal["type"] == "main_objective_complete" else judge.holds(goal)
                    for goal in said
                )
                assert fulfilled(state, seat, achieved) == told


def _said(state: Any, cards: list[Any], seat: int) -> list[Any]:
    """What a seat needs: an exile card replaces a loyal one's goals, a betrayer's first one."""
    card = cards[state.secrets[seat]]
    if not state.exiled >> seat & 1:
        return list(card["goals"])
    exile = cards[state.exile_goals[seat]]
    if card["kind"] == "betrayal":
        return [exile["if_betrayer"], *card["goals"][1:]]
    return list(exile["goals"])


@pytest.mark.rule("DW-WIN-04", "DW-SETUP-04")
def test_the_main_objective_needs_all_its_conditions() -> None:
    for number, card in enumerate(data("objectives")):
        for seed in range(6):
            state = shaken(WORLDS[seed % len(WORLDS)], seed + number)
            state.objective = number
            judge = Judge(World(state), state, -1)
            assert main_complete(state) == all(map(judge.holds, card["normal"]["goals"]))
            assert own(state, 0)
