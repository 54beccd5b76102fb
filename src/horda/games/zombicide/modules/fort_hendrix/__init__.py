"""The advanced rules of Fort Hendrix, as modules that a table may switch off one by one."""

from horda.games.zombicide.modules.fort_hendrix import (
    all_out,
    breaks,
    cards,
    clock,
    drawn_by_light,
    free_all_out,
    knock_out,
    lamps,
    lit_search,
    military,
    night,
    rescue,
    shooters,
    skills,
)

MODULES = (
    all_out.MODULE,
    breaks.MODULE,
    cards.MODULE,
    free_all_out.MODULE,
    military.MODULE,
    skills.MODULE,
    skills.AT_NIGHT,
    knock_out.MODULE,
    rescue.MODULE,
    clock.MODULE,
    night.MODULE,
    night.VISION,
    lamps.MODULE,
    lit_search.MODULE,
    drawn_by_light.MODULE,
    shooters.MODULE,
)
"""In the order in which an edition lists them, after those of the second edition."""
