"""Door tools: the team's last one is never given up, and somebody has one in Hand."""

from horda.games.zombicide.mind.tactics.gear import has_tool
from horda.games.zombicide.rules.state import HANDS, NONE, ZState

LAST = 2.0
"""What the last tool is worth to the team, above its worth as a card."""


def tools_left(state: ZState) -> int:
    """Counts the tools in anybody's slots."""
    return sum([len(state.box.tools.intersection(person.slots)) for person in state.people])


def tool_in_hand(state: ZState) -> bool:
    """Tells whether anybody has a tool in Hand."""
    box = state.box
    for person in state.people:  # noqa: SIM110 - asked for every option: a generator is slower
        if has_tool(box, person.slots):
            return True
    return False


def stowed(state: ZState, slots: tuple[int, ...]) -> bool:
    """Tells whether these cards have a tool in the Backpack that nobody has in Hand."""
    if state.box.tools.isdisjoint(slots[HANDS:]) or state.doors == state.board.all_doors:
        return False
    return not tool_in_hand(state)


def put_worth(state: ZState, held: int, taken: int, slot: int) -> float:
    """Returns what a swap of cards does for the tools: it may save the last one, or take it up."""
    if held in state.box.tools:
        saved = LAST if not tools_left(state) else 0.0
        by_hand = slot < HANDS and not tool_in_hand(state)
        return saved + (1.0 if by_hand else 0.0)
    last = taken != NONE and taken in state.box.tools and tools_left(state) == 1
    return -LAST if last else 0.0
