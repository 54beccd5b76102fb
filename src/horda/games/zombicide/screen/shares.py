"""The Wounds that are shared out together: from whom they come, and how many there are."""

from msgspec import Struct

from horda.core.game import Game
from horda.core.rulebook import cites
from horda.games.zombicide.rules.options import Suffer
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.wounds import Share


class Blows(Struct, frozen=True):
    """Attacks on the same people that are asked about one after the other, and count alike."""

    wounds: int
    """Of each."""
    groups: tuple[tuple[int, int], ...]
    """The kind of Zombie, -1 for friendly fire, and how many of its attacks are left."""


@cites("Z2-ZPHASE-04", "Z2-FF-03")
def shares_now(game: Game[ZState], state: ZState, seat: int) -> dict[str, Struct]:
    """Returns by key what is shared out with the question that a seat is asked."""
    now = state.stack[-1] if state.stack else None
    if not isinstance(now, Share):
        return {}
    groups = []
    for frame in reversed(state.stack):
        alike = isinstance(frame, Share) and frame.among == now.among
        if not alike or frame.wounds != now.wounds:
            break
        groups.append((frame.kind, frame.packets))
    blows = Blows(now.wounds, tuple(groups))
    options = [one for asked in state.open if asked.seat == seat for one in asked.options]
    return {game.key(state.config, one): blows for one in options if isinstance(one, Suffer)}
