"""Special rules of Missions, by the names Mission files use: pieces that rank above skills.

A file here holds what one Mission, or several of a kind, add to the rules: its `PIECES`, and the
goals it registers in `goals.py` with their progress in `status.py`. It is found by itself. What
makes no sense without a module of the rules, such as cars, says so (`of_module`).
"""

from functools import lru_cache

from horda.core.hooks import Hook, Piece
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.modules import found
from horda.games.zombicide.rules.edition import Edition

RULES: dict[str, Piece] = {
    piece.id: piece for one in found(__name__) for piece in getattr(one, "PIECES", ())
}
"""Pieces by the name of the special rule, of all files here."""


def pieces(edition: Edition, special: tuple[str, ...]) -> tuple[Piece, ...]:
    """Returns the pieces of a Mission's special rules; goals are no pieces."""
    return tuple(edition.specials[name] for name in special if name in edition.specials)


@lru_cache(maxsize=KEPT)
def waits_for(edition: Edition, special: tuple[str, ...], hook: Hook) -> bool:
    """Tells whether the edition, or any special rule of a Mission, uses a hook."""
    found = (*edition.pieces, *pieces(edition, special))
    return any(use.hook is hook for piece in found for use in piece.uses)
