"""Measures the figures that pages tell, keeps them in docs/figures, and writes the pages.

    python -m tools.figures                     write the pages anew from what was measured
    python -m tools.figures run [NAME…]         measure bots, all of them or those named (hours)
    python -m tools.figures run NAME --games 40 measure with fewer games, where time is short
    python -m tools.figures bench               measure speed: adds a file of one `horda bench`
    python -m tools.figures bench --quick       the same in rounds that are fewer and shorter
    python -m tools.figures rates               measure quick bots at every scenario, for the lobby
    python -m tools.figures list                name the bots' figures with their commands

Every file holds its command; a test compares the pages with the files. Of speed the pages tell
the ranges of the last three runs.
"""
