"""Finds the option a person means by a number, a key or part of a key."""

from collections.abc import Sequence


def pick(word: str, keys: Sequence[str]) -> list[int]:
    """Returns the options a word may mean; one if it is clear, none if nothing fits.

    An exact key comes first, then a number counted from 1, then keys that end with the word
    as a whole part (`1,1` is not `1,10`), that begin with it, that hold it.
    """
    low = word.lower()
    if low in keys:
        return [keys.index(low)]
    if word.isdecimal():
        return [int(word) - 1] if 1 <= int(word) <= len(keys) else []
    whole = [i for i, key in enumerate(keys) if low and key.endswith(f":{low}")]
    if whole:
        return whole
    begin = [i for i, key in enumerate(keys) if key.startswith(low)]
    return begin or [i for i, key in enumerate(keys) if low in key]
