"""Randomness: the published numbers, even dice and shuffles, streams that do not touch."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.core.errors import BadPosition, BadRecord, Code
from horda.core.rng import BLAKE2B, MASK, Dice, Rng, SecretDice, mix, stream_key

# SplitMix64 with seed 1234567, as printed with the reference implementation.
VECTOR = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
FIXED = [12341756006884392542, 4334049314422910286, 5959627538534909295]


def chi_square(found: Counter[int], cells: Iterable[int], total: int) -> float:
    """Returns how far counts are from even ones."""
    wanted = total / len(list(cells))
    return sum((found[cell] - wanted) ** 2 / wanted for cell in cells)


def test_the_numbers_are_those_of_splitmix64() -> None:
    rng = Rng((1234567,), (0,))
    for expected in VECTOR:
        value, rng = rng.below(1 << 64, 0)
        assert value == expected


def test_mix_stays_within_64_bits() -> None:
    assert mix(0) == 0
    assert 0 <= mix(MASK) <= MASK


@pytest.mark.parametrize("seed", range(5))
def test_a_die_is_even(seed: int) -> None:
    rng, found = Rng.seeded(seed, ("dice",)), Counter[int]()
    for _ in range(6000):
        value, rng = rng.below(6, 0)
        found[value] += 1
    assert chi_square(found, range(6), 6000) < 20.5  # p = 0.001 with 5 degrees of freedom


@pytest.mark.parametrize("seed", range(3))
def test_a_shuffle_is_even(seed: int) -> None:
    orders = {order: i for i, order in enumerate(permutations(range(4)))}
    rng, found = Rng.seeded(seed, ("deck",)), Counter[int]()
    for _ in range(6000):
        order, rng = rng.shuffled(range(4), 0)
        found[orders[order]] += 1
    assert chi_square(found, range(24), 6000) < 49.7  # p = 0.001 with 23 degrees of freedom


def test_streams_are_independent_of_each_other() -> None:
    rng, found = Rng.seeded(9, ("dice", "deck")), Counter[int]()
    for _ in range(7200):
        one, rng = rng.below(6, 0)
        two, rng = rng.below(6, 1)
        found[6 * one + two] += 1
    cells = [6 * one + two for one, two in product(range(6), repeat=2)]
    assert chi_square(found, cells, 7200) < 66.6  # p = 0.001 with 35 degrees of freedom


@given(extra=st.integers(0, 20))
def test_more_dice_never_reshuffle_a_deck(extra: int) -> None:
    rng = Rng.seeded(4, ("dice", "deck"))
    for _ in range(extra):
        _, rng = rng.below(6, 0)
    assert (
        rng.shuffled(range(40), 1)[0] == Rng.seeded(4, ("dice", "deck")).shuffled(range(40), 1)[0]
    )
    assert rng.counts == (extra, 0)


def test_streams_have_keys_by_name_not_by_place() -> None:
    assert Rng.seeded(1, ("a", "b")).keys == (stream_key(1, "a"), stream_key(1, "b"))
    assert Rng.seeded(1, ("b", "a")).keys == (stream_key(1, "b"), stream_key(1, "a"))
    assert Rng.seeded(1, ("a",)).keys != Rng.seeded(2, ("a",)).keys
    assert stream_key(2**200, "a") != stream_key(2**200 + 1, "a")


def test_fixed_results_are_used_up_first() -> None:
    plain = Rng.seeded(3, ("dice", "deck"))
    rng = plain.with_queue(0, (5, 0))
    values = []
    for _ in range(3):
        value, rng = rng.below(6, 0)
        values.append(value)
    assert values == [5, 0, plain.below(6, 0)[0]]
    assert plain.with_queue(0, (5,)).below(6, 1) == (
        plain.below(6, 1)[0],
        Rng(plain.keys, (0, 1), ((5,), ())),
    )


def test_a_fixed_result_that_no_die_has_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"is 9, but 1\.\.6") as caught:
        Rng.seeded(3, ("dice",)).with_queue(0, (8,)).below(6, 0)
    assert caught.value.code is Code.BAD_POSITION


def test_another_future_forgets_what_was_fixed() -> None:
    rng = Rng.seeded(3, ("dice",)).with_queue(0, (5,))
    other = rng.rekeyed(7)
    assert other.counts == rng.counts
    assert other.keys != rng.keys
    assert not other.queued
    assert rng.rekeyed(7) == other


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_the_cards(seed: int, items: list[int]) -> None:
    assert sorted(Rng.seeded(seed, ("deck",)).shuffled(items, 0)[0]) == sorted(items)
    assert sorted(Dice(seed).shuffled(items)) == sorted(items)


def test_dice_outside_a_game_are_seeded_too() -> None:
    one, two = Dice(5), Dice(5)
    assert [one.below(100) for _ in range(9)] == [two.below(100) for _ in range(9)]
    assert one.choice("abc") == two.choice("abc")
    assert one.seed() == two.seed()
    assert Dice(6).seed() != Dice(5).seed()


def test_a_shuffle_draws_the_same_numbers_one_by_one() -> None:
    rng = Rng.seeded(5, ("a", "b"))
    order, after = rng.shuffled(range(40), 1)
    deck, single = list(range(40)), rng
    for i in range(39, 0, -1):
        j, single = single.below(i + 1, 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert (order, after) == (tuple(deck), single)


def test_the_numbers_of_a_secret_stay_as_they_are() -> None:
    """Records of servers rest on them."""
    rng, found = Rng.seeded(1, ("dice", "deck"), BLAKE2B), []
    for stream in (0, 0, 1):
        value, rng = rng.below(1 << 64, stream)
        found.append(value)
    assert found == FIXED
    assert rng.counts == (2, 1)


@pytest.mark.parametrize("seed", range(3))
def test_a_secret_die_is_even(seed: int) -> None:
    rng, dice = Rng.seeded(seed, ("dice",), BLAKE2B), SecretDice(seed)
    found, outside = Counter[int](), Counter[int]()
    for _ in range(6000):
        value, rng = rng.below(6, 0)
        found[value] += 1
        outside[dice.below(6)] += 1
    assert chi_square(found, range(6), 6000) < 20.5
    assert chi_square(outside, range(6), 6000) < 20.5


def test_a_generator_with_a_secret_is_saved_and_one_without_as_ever() -> None:
    plain = Rng.seeded(1, ("dice",))
    assert b"secret" not in msgspec.msgpack.encode(plain)
    secret = Rng.seeded(1, ("dice",), BLAKE2B)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(secret), type=Rng) == secret
    assert plain.resecreted(1) == secret
    assert secret.rekeyed(5) == plain.rekeyed(5)


def test_a_secret_shuffle_and_a_queue_go_together() -> None:
    rng = Rng.seeded(1, ("dice", "deck"), BLAKE2B)
    order, after = rng.shuffled(range(20), 1)
    assert sorted(order) == [*range(20)] != list(order)
    deck, one = [*range(20)], rng
    for i in range(19, 0, -1):
        j, one = one.below(i + 1, 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert (tuple(deck), one) == (order, after)
    assert after.counts == (0, 19)
    value, queued = rng.with_queue(0, [3]).below(6, 0)
    assert (value, queued) == (3, rng)


def test_an_unknown_generator_is_refused() -> None:
    with pytest.raises(BadRecord, match="dice-o-mat"):
        Rng.seeded(1, ("dice",), "dice-o-mat")
