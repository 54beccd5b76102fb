"""The clockwise order of places around the centre of the board."""

from collections.abc import Iterable
from math import atan2, pi

from horda.core.rulebook import cites
from horda.games.zombicide.board.model import Board


@cites("Z2-SPAWN-02", "Z2-SPAWN-03", "Z2-SPAWN-Q1")
def clockwise(board: Board, start: int, zones: Iterable[int]) -> tuple[int, ...]:
    """Puts zones into clockwise order around the centre of the board, beginning at `start`.

    Zones given twice stay twice. The order does not depend on the order given; `start` comes first
    if it is among the zones.
    """
    first = _angle(board, start)

    def turn(zone: int) -> tuple[bool, float, int]:
        # Rounded, so that places on one line from the centre are told apart by number only.
        angle = round(_angle(board, zone) - first, 9)
        return (zone != start, angle % round(2 * pi, 9), zone)

    return tuple(sorted(zones, key=turn))


def _angle(board: Board, zone: int) -> float:
    """The direction of a zone's middle seen from the centre, from north clockwise."""
    cells = board.zones[zone].cells
    down = sum(cell // board.cols for cell in cells) / len(cells) - (board.rows - 1) / 2
    right = sum(cell % board.cols for cell in cells) / len(cells) - (board.cols - 1) / 2
    return atan2(right, -down)
