"""What nobody knows is dealt anew wherever it lies; a world tells nothing of the true one."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from horda.core import checks, position
from horda.core.decks import Deck
from horda.core.errors import HordaError
from horda.core.proof import seen_bytes
from horda.core.rng import Dice
from horda.games.dead_of_winter.base.changes import set_items
from horda.games.dead_of_winter.base.codes import home_of, marked, title_of
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import SecretKind
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.wins import MORALE_TOO
from horda.games.dead_of_winter.rules.actions.kills import PayCard
from tests.games.dead_of_winter.playing import ENGINE, begun

Way = tuple[str | int, ...]
SETUPS: list[dict[str, Any]] = [
    {"players": 4, "bandits": True, "raxxon": True, "improvements": True, "sets": "mixed"},
    {"players": 5, "betrayer": True, "scenario": "random", "sets": "base"},
    {"players": 3, "bandits": True, "scenario": "random"},
]
NOTHING = ("", "-", "hidden")
FACE_DOWN = ("starting_box", "removed_unseen", "looked")
DECKS = ("crises", "improvements", "experiments")


def leaves(value: Any, here: Way = ()) -> Iterator[tuple[Way, str]]:
    """Lists every word of a written position with its place."""
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(one, dict | list):
            yield from leaves(one, (*here, key))
        elif isinstance(one, str):
            yield (*here, key), one


def back(way: Way, word: str) -> str:
    """Names the back of a card that may lie face down there; those of one back may change places.

    Nothing: it lies open, or is no card.
    """
    first, last = way[0], way[-1]
    if "drawn" in way or "*" in word or word in NOTHING or first == "engine":
        return ""
    if last == "secret" or first == "secret_box":
        return "secret"
    if last == "exile_goal" or first == "exile_deck":
        return "exile"
    if first in ("cross", "crossroads"):
        return "crossroads"
    if first == "people" or "dealt" in way:
        return "people"
    if {"deck", "hand", "given"} & set(way) or first in FACE_DOWN:
        return f"item@{word.partition('@')[2]}"
    return str(first) if first in DECKS else ""


def put(table: Any, way: Way, word: str) -> None:
    for step in way[:-1]:
        table = table[step]
    table[way[-1]] = word


def swap(table: Any, dice: random.Random) -> tuple[Any, Way, Way] | None:
    """Lets two cards of one back change places; tells which."""
    cards = [(way, word, back(way, word)) for way, word in leaves(table)]
    way, word, kind = dice.choice([one for one in cards if one[2]])
    others = [one for one in cards if one[2] == kind and one[1] != word]
    if not others:
        return None
    there, other, _ = dice.choice(others)
    twin = copy.deepcopy(table)
    put(twin, way, other)
    put(twin, there, word)
    return twin, way, there


def lies_hidden(state: Any, seat: int | None, way: Way) -> bool:
    """Whether a seat must not see the card there."""
    if way[0] == "seats":
        if way[-1] == "secret" and state.exiled >> int(str(way[1])[-1]) - 1 & 1:
            return False  # a loyal exile showed it, and who showed nothing is known as a betrayer
        return seat is None or way[1] != f"player-{seat + 1}"
    sees = {"looked": state.looked_by, "cross": state.cross_by}
    if way[0] in sees:
        return bool(sees[str(way[0])] != seat)
    return way[0] != "experiments" or way[-1] != 0  # the top one lies open


def told(state: Any, seat: int | None) -> bytes:
    """All that a seat is told of a position, advice too."""
    game = ENGINE.game
    advice = (None, None) if seat is None else (game.odds(state, seat), game.outlook(state, seat))
    return seen_bytes(ENGINE, state, seat) + msgspec.json.encode(
        (advice, game.preview(state, None))
    )


def dealt_for(state: Any, seat: int | None) -> Any:
    return position.write(ENGINE, ENGINE.determinise(state, seat, Dice(7)))


@pytest.mark.rule("DW-SETUP-10", "DW-CROSS-02", "DW-CONTRIB-02", "DW-CARD-Q10")
@pytest.mark.parametrize("seed", range(3))
def test_cards_that_change_places_unseen_change_nothing_for_a_seat(seed: int) -> None:
    """Neither what it is told nor its worlds: what `redeal` forgot would differ in them.

    These worlds `redeal` has not made itself.
    """
    config, dice, same = ENGINE.config(SETUPS[seed]), random.Random(seed), 0
    state, play = ENGINE.new(config, seed + 1), Dice(seed)
    for answer in range(160):
        asked = play.choice(ENGINE.pending(state))
        ENGINE.choose(state, play.below(len(asked.options)), asked.seat)
        if state.result is not None:
            break
        if answer % 8 or state.peek:
            continue
        table = msgspec.json.decode(msgspec.json.encode(position.write(ENGINE, state)))
        here = position.pose(ENGINE, config, 1, table)
        for changed in filter(None, (swap(table, dice) for _ in range(8))):
            same += compare(config, here, *changed)
    assert same > 100


def compare(config: Any, here: Any, table: Any, *ways: Way) -> int:
    """Looks at two worlds through every seat that cannot tell them apart; returns how many."""
    try:
        there, seats = position.pose(ENGINE, config, 1, table), 0
    except HordaError:  # no such world
        return 0
    for seat in (None, *range(len(here.seen))):
        if all(lies_hidden(here, seat, way) for way in ways):
            assert told(here, seat) == told(there, seat), (seat, ways)
            assert dealt_for(here, seat) == dealt_for(there, seat), (seat, ways)
            seats += 1
    return seats


def paying(hand: str) -> Any:
    """A player is about to pay with a medicine."""
    text = """
title = "x"
game = "dead-of-winter"
setup = { players = 3 }
[position]
turn = "player-1"
[position.places.hospital]
deck = ["DECK"]
[position.seats.player-1]
hand = [HAND]
"""
    medicine = [item.id for item in BOX.items if item.type is ItemType.MEDICINE]
    others = [item.id for item in BOX.items if item.type is ItemType.FOOD]
    deck = '", "'.join(f"{one}@hospital" for one in (*medicine[:3], *others[:3]))
    body = text.replace("DECK", deck).replace("HAND", hand.format(medicine[0], others[0]))
    state = checks.start(ENGINE, checks.read(body))
    state.stack = (*state.stack, PayCard(0, ItemType.MEDICINE))
    state.at = (*state.at, 0)
    ENGINE.resume(state)
    return state


def test_who_is_about_to_pay_shows_no_other_card_of_the_hand() -> None:
    """Only that there is one to pay with: the whole hand stayed as it was, for bots and company."""
    state = paying('"{0}@hospital", "{1}@hospital", "{1}@hospital"')
    hands = set()
    for seed in range(40):
        world = ENGINE.determinise(state, 1, Dice(seed))
        hand = world.hands[0]
        kinds = [BOX.items[title_of(card)].type for card in hand]
        assert ItemType.MEDICINE in kinds, "the payment can be made in every world"
        assert world.open[0].prompt == "dw-pay-card"
        hands.add(hand)
    assert len(hands) > 3
    assert len({ENGINE.determinise(state, 0, Dice(seed)).hands[0] for seed in range(9)}) == 1


STORY = """
title = "x"
game = "dead-of-winter"
setup = { scenario = "bandit-raid", players = 4 }
[position]
turn = "player-1"
objective = "b3"
stages = ["b1", "b2"]
secret_box = [BOX]
[[position.lasting]]
modifier = "morale_too"
seat = 2
[position.seats.player-1]
secret = "secret-memento"
[position.seats.player-2]
secret = "secret-hoarder"
[position.seats.player-3]
secret = "betrayal-bandit-betrayal"
[position.seats.player-4]
secret = "secret-rainy-day"
"""


def test_a_rule_that_only_a_betrayer_knows_of_does_not_name_one() -> None:
    """The betrayer's seat stood in every world that others were given."""
    kinds = (SecretKind.BETRAYAL, SecretKind.SECRET)
    sitting = ("secret-memento", "secret-hoarder", "betrayal-bandit-betrayal", "secret-rainy-day")
    unused = [one.id for one in BOX.secrets if one.kind in kinds and one.id not in sitting]
    body = STORY.replace("BOX", ", ".join(f'"{one}"' for one in unused))
    state = checks.start(ENGINE, checks.read(body))
    named = set()
    for seed in range(40):
        world = ENGINE.determinise(state, 0, Dice(seed))
        rules = [rule.seat for rule in world.lasting if rule.modifier == MORALE_TOO]
        cards = enumerate(world.secrets)
        traitors = [s for s, card in cards if BOX.secrets[card].kind is SecretKind.BETRAYAL]
        assert rules == traitors, "it fits the betrayers of that world"
        named.update(rules)
    assert len(named) > 1
    own = ENGINE.determinise(state, 2, Dice(1))
    assert [rule.seat for rule in own.lasting if rule.modifier == MORALE_TOO] == [2]


@pytest.mark.rule("DW-KILLS-08", "DW-CARD-15")
def test_where_a_used_item_of_the_dead_lies_in_its_deck_nobody_knows() -> None:
    """It was shuffled in: everybody knows the card, nobody its place."""
    state, gas = begun(players=3), 6
    top, *left = state.items[gas].left
    used = marked(top)
    set_items(state, gas, Deck((*left[:5], used, *left[5:])))
    decks = [ENGINE.determinise(state, 0, Dice(n)).items[gas].left for n in range(40)]
    assert len({deck.index(used) for deck in decks}) > 5
    assert {tuple(map(home_of, deck)) for deck in decks} == {(gas,) * len(decks[0])}
