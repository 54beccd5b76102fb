"""Who carries an item."""

from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.state import DWState


def carriers_of(state: DWState, title: int) -> list[int]:
    """Lists the survivors with a copy of a title, one entry for each copy."""
    return [one for one, gear in enumerate(state.gear) for card in gear if title_of(card) == title]
