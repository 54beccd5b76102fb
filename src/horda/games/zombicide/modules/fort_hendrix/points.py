"""Hook points of Fort Hendrix."""

from horda.core.hooks import Trigger

KNOCKED_OUT: Trigger[tuple[int, int]] = Trigger("knocked-out")
"""A Survivor lies down: (who, zone); it changes things at once, without a frame."""
RESCUED: Trigger[tuple[int, int]] = Trigger("rescued")
"""A Knocked-out Survivor was taken: (who, by whom)."""
DIED: Trigger[int] = Trigger("died")
"""A Survivor is dead for good; it changes things at once, without a frame."""
CLOCK_MOVED: Trigger[int] = Trigger("clock-moved")
"""The Clock shows another hour (the context); it changes things at once, without a frame."""
SHOT: Trigger[int] = Trigger("shot")
"""Shooters fire at a Zone; it changes things at once, without a frame."""
