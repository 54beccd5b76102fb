"""Skills."""

from horda.core.hooks import Piece

PIECES: dict[str, Piece] = {}
