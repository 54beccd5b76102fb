"""Hook points of Invader: where its Missions step into its own rules."""

from horda.core.hooks import Trigger

MOLD_CAME: Trigger[tuple[int, bool]] = Trigger("mold-came")
"""Mold of a Zone became active, before Spawn Zones are judged: (zone, it was not there before)."""
DOOR_GONE: Trigger[int] = Trigger("door-gone")
"""A closed Door token was taken off, destroyed or eaten; it changes things at once."""
