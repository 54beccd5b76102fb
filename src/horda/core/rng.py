"""Counter-based randomness that lives inside the state.

A generator is a key and a counter for each stream, so that an extra die never
reshuffles a later deck, a state can be cloned for nothing, and a replay needs
only the seed. The numbers are those of SplitMix64 (Steele, Lea, Flood 2014):
the n-th output of a stream is mix(key + n * GAMMA).

Where people must not foresee what comes, at a table on a server, a generator has a `secret`
instead: its numbers are those of keyed BLAKE2b. Whoever sees some of them learns nothing of the
others. Which of the two a game uses is written in its record.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Packed
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType

from horda.core.errors import BadPosition, BadRecord, Code

T = TypeVar("T")

PLAIN = ""
"""The generator of a record that says nothing of it: SplitMix64."""
BLAKE2B = "blake2b"
OUTSIDE = 0xFFFF
"""A stream that no game has: what is dealt with it tells nothing of a game's own dice."""

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """Scrambles 64 bits (the finaliser of SplitMix64)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@lru_cache(maxsize=1 << 8)
def _lanes(count: int) -> tuple[int, int, int, Packed]:
    """Returns ones, steps and masks in so many lanes of 128 bits, and what reads the lanes."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * GAMMA & MASK) << 128 * lane for lane in range(count))
    return ones, steps, ones * MASK, Packed("<" + "Q8x" * count)


def mixed(start: int, count: int) -> tuple[int, ...]:
    """Returns mix(start + n * GAMMA) for n from 1 to `count`: a game begins with a hundred.

    All are scrambled side by side in one big number, in less than half the time. A lane is
    twice as wide as what it holds, so no product reaches the next one.
    """
    ones, steps, low, lanes = _lanes(count)
    z = ((start & MASK) * ones + steps) & low
    z = ((z ^ (z >> 30 & low)) * 0xBF58476D1CE4E5B9) & low
    z = ((z ^ (z >> 27 & low)) * 0x94D049BB133111EB) & low
    z ^= z >> 31 & low
    return lanes.unpack(z.to_bytes(16 * count, "little"))


def stream_key(seed: int, name: str) -> int:
    """Derives the 64-bit key of a named stream from a seed of any size."""
    raw = f"{seed}:{name}".encode()
    return int.from_bytes(blake2b(raw, digest_size=8).digest(), "big")


def secret_of(seed: int) -> bytes:
    """Derives a secret from a seed; it is as hard to guess as the seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"horda secret").digest()


def secret_block(secret: bytes, stream: int, block: int) -> bytes:
    """Returns eight numbers of 64 bits, as bytes: one hash is the price of all of them."""
    raw = stream.to_bytes(2, "big") + block.to_bytes(8, "big")
    return blake2b(raw, key=secret).digest()


def secret_number(secret: bytes, stream: int, count: int) -> int:
    """Returns 64 bits that nobody foresees who does not know the secret."""
    at = (count & 7) * 8
    return int.from_bytes(secret_block(secret, stream, count >> 3)[at : at + 8], "big")


def _swapped(deck: list[T], numbers: Sequence[int]) -> list[T]:
    """Shuffles a list by one number a swap (Fisher-Yates)."""
    size = len(deck)
    for number in numbers:
        other = number * size >> 64  # from 0 to size - 1, as in `Rng.below`
        size -= 1
        deck[size], deck[other] = deck[other], deck[size]
    return deck


class Rng(Struct, frozen=True, gc=False):
    """The randomness of one game: a key, a counter and a queue for each stream.

    `queued` holds results fixed in advance (a position file's "next dice");
    they are used up before the counter is asked. With a `secret` the keys mean nothing.
    """

    keys: tuple[int, ...]
    counts: tuple[int, ...]
    queued: tuple[tuple[int, ...], ...] = ()
    secret: bytes | UnsetType = UNSET
    """With one, `queued` is never empty: so the plain generator need not look for it."""

    @classmethod
    def seeded(cls, seed: int, streams: Sequence[str], generator: str = PLAIN) -> "Rng":
        """Makes the generator that a game with these streams starts from."""
        counts = (0,) * len(streams)
        if generator == PLAIN:
            return cls(tuple(stream_key(seed, name) for name in streams), counts)
        if generator != BLAKE2B:
            raise BadRecord(Code.BAD_RECORD, f"unknown generator {generator!r}")
        return cls(counts, counts, ((),) * len(streams), secret_of(seed))

    def below(self, n: int, stream: int) -> tuple[int, "Rng"]:
        """Returns a number from 0 to n-1 and the generator that follows."""
        if self.queued:
            return self._below(n, stream)
        count = self.counts[stream] + 1
        value = mix((self.keys[stream] + count * GAMMA) & MASK)
        counts = (*self.counts[:stream], count, *self.counts[stream + 1 :])
        # Multiply-shift: its bias for n < 1000 is below 2**-54, far under what any test sees.
        return (value * n) >> 64, Rng(self.keys, counts)

    def _below(self, n: int, stream: int) -> tuple[int, "Rng"]:
        """The same for a generator with a queue or a secret."""
        if self.queued[stream]:
            return self._from_queue(n, stream)
        count = self.counts[stream] + 1
        if isinstance(self.secret, bytes):
            value = secret_number(self.secret, stream, count)
        else:
            value = mix((self.keys[stream] + count * GAMMA) & MASK)
        counts = (*self.counts[:stream], count, *self.counts[stream + 1 :])
        return (value * n) >> 64, Rng(self.keys, counts, self.queued, self.secret)

    def shuffled(self, items: Sequence[T], stream: int) -> tuple[tuple[T, ...], "Rng"]:
        """Returns the items in random order (Fisher-Yates) and the generator that follows."""
        if self.queued:
            return self._shuffled_one_by_one(items, stream)
        if len(items) < 2:
            return tuple(items), self
        count, steps = self.counts[stream], len(items) - 1
        deck = _swapped(list(items), mixed(self.keys[stream] + count * GAMMA, steps))
        counts = (*self.counts[:stream], count + steps, *self.counts[stream + 1 :])
        return tuple(deck), Rng(self.keys, counts)

    def _shuffled_secretly(
        self, items: Sequence[T], stream: int, secret: bytes
    ) -> tuple[tuple[T, ...], "Rng"]:
        deck, count = list(items), self.counts[stream]
        block = b""
        for i in range(len(deck) - 1, 0, -1):
            count += 1
            at = (count & 7) * 8
            if not block or not at:
                block = secret_block(secret, stream, count >> 3)
            j = (int.from_bytes(block[at : at + 8], "big") * (i + 1)) >> 64
            deck[i], deck[j] = deck[j], deck[i]
        counts = (*self.counts[:stream], count, *self.counts[stream + 1 :])
        return tuple(deck), self.with_counts(counts)

    def _shuffled_one_by_one(self, items: Sequence[T], stream: int) -> tuple[tuple[T, ...], "Rng"]:
        if isinstance(self.secret, bytes) and not self.queued[stream]:
            return self._shuffled_secretly(items, stream, self.secret)
        deck, rng = list(items), self
        for i in range(len(deck) - 1, 0, -1):
            j, rng = rng.below(i + 1, stream)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck), rng

    def rekeyed(self, seed: int) -> "Rng":
        """Returns a generator with the same counters and another future."""
        keys = tuple(stream_key(seed, str(i)) for i in range(len(self.keys)))
        return Rng(keys, self.counts)

    def resecreted(self, seed: int) -> "Rng":
        """Returns a generator with the same counters and a future that nobody foresees."""
        return Rng((0,) * len(self.keys), self.counts, ((),) * len(self.keys), secret_of(seed))

    def with_counts(self, counts: tuple[int, ...]) -> "Rng":
        """Returns a generator that has given so many numbers already."""
        return Rng(self.keys, counts, self.queued, self.secret)

    def with_queue(self, stream: int, values: Sequence[int]) -> "Rng":
        """Returns a generator whose next results on a stream are these."""
        queued = list(self.queued or ((),) * len(self.keys))
        queued[stream] = tuple(values)
        return Rng(self.keys, self.counts, tuple(queued), self.secret)

    def _from_queue(self, n: int, stream: int) -> tuple[int, "Rng"]:
        value, *rest = self.queued[stream]
        if not 0 <= value < n:
            what = f"the next fixed result is {value + 1}, but 1..{n} was asked for"
            raise BadPosition(Code.BAD_POSITION, what)
        return value, self.with_queue(stream, rest)


class Dice:
    """A small seeded generator for what is outside a game: bots, search, tests."""

    __slots__ = ("_key", "_count")

    def __init__(self, seed: int) -> None:
        self._key = stream_key(seed, "dice")
        self._count = 0

    def below(self, n: int) -> int:
        """Returns a number from 0 to n-1."""
        self._count += 1
        return (mix((self._key + self._count * GAMMA) & MASK) * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Returns the items in random order."""
        steps = max(0, len(items) - 1)
        return _swapped(list(items), self._numbers(steps)) if steps else list(items)

    def _numbers(self, count: int) -> Sequence[int]:
        """Returns the next numbers of 64 bits."""
        start = self._key + self._count * GAMMA
        self._count += count
        return mixed(start, count)

    def seed(self) -> int:
        """Returns a seed for another generator."""
        return self.below(1 << 63)


class SecretDice(Dice):
    """The same for what nobody may foresee: cards dealt anew at a table."""

    __slots__ = ("_secret",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._secret = secret_of(seed)

    def below(self, n: int) -> int:
        """Returns a number from 0 to n-1."""
        self._count += 1
        return (secret_number(self._secret, OUTSIDE, self._count) * n) >> 64

    def _numbers(self, count: int) -> Sequence[int]:
        """Returns the next numbers of 64 bits."""
        first = self._count + 1
        self._count += count
        counted = range(first, first + count)
        return [secret_number(self._secret, OUTSIDE, one) for one in counted]
