"""Where cards in play may change the rules of the colony: one hook of each kind."""

from horda.core.hooks import Query, Replace, Trigger, Window

AIM: Query[int, int] = Query("aim")
"""What the seat in context must roll to kill."""
ROLLED: Window[int] = Window("rolled")
"""A seat (the context) has rolled to attack; others may still change it."""
KILLED: Trigger[int] = Trigger("killed")
"""A seat has killed a zombie."""
WOUND: Replace[int] = Replace("wound")
"""A seat is about to be wounded."""
