"""Reads a QR code from its dark squares, as a phone does; only what an invitation needs."""

import re

SQUARE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
# By version, for error correction M: the data codewords of each block.
BLOCKS = {3: [44], 4: [32, 32], 5: [43, 43], 6: [27] * 4, 7: [31] * 4, 8: [38, 38, 39, 39]}
CENTRES = {3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42]}
MASKS = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
FORMAT_MASK = 0b10101
BYTES = 0b0100


def read_code(path: str) -> str:
    """Returns the text of a code that is drawn as one path of squares."""
    dark = {(int(row), int(column)) for column, row in SQUARE.findall(path)}
    size = 1 + max(row for row, _ in dark)
    version = (size - 17) // 4
    form = [((8, column) in dark) for column in range(5)]
    mask = (sum(bit << (4 - n) for n, bit in enumerate(form)) ^ FORMAT_MASK) & 0b111
    bits = [
        (place in dark) ^ (MASKS[mask](*place) == 0)
        for place in winding(size)
        if not is_fixed(place, size, version)
    ]
    words = [number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return text_of(untangled(words, BLOCKS[version]))


def number(bits: list[bool]) -> int:
    return sum(bit << n for n, bit in enumerate(reversed(bits)))


def winding(size: int) -> list[tuple[int, int]]:
    """The places in the order of their bits: pairs of columns, up and down, from the right."""
    found = []
    pairs = [right for right in range(size - 1, 0, -1) if right % 2 == (0 if right > 6 else 1)]
    for n, right in enumerate(pairs):
        rows = range(size) if n % 2 else range(size - 1, -1, -1)
        found += [(row, column) for row in rows for column in (right, right - 1)]
    return found


def is_fixed(place: tuple[int, int], size: int, version: int) -> bool:
    """Tells whether a place belongs to a pattern or to the format, not to the data."""
    row, column = place
    corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    numbered = version > 6 and (
        (row < 6 and column >= size - 11) or (column < 6 and row >= size - 11)
    )
    centres = CENTRES[version]
    outer = {(6, 6), (6, centres[-1]), (centres[-1], 6)}
    aligned = any(
        abs(row - y) < 3 and abs(column - x) < 3
        for y in centres
        for x in centres
        if (y, x) not in outer
    )
    return 6 in place or corner or numbered or aligned


def untangled(words: list[int], blocks: list[int]) -> list[int]:
    """Puts the data words of all blocks in order; they come one of each block in turn."""
    found: list[list[int]] = [[] for _ in blocks]
    rest = iter(words)
    for row in range(max(blocks)):
        for block, length in zip(found, blocks, strict=True):
            if row < length:
                block.append(next(rest))
    return [word for block in found for word in block]


def text_of(words: list[int]) -> str:
    bits = "".join(f"{word:08b}" for word in words)
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()
