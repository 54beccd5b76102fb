"""Settings of the interpreter for a process that must answer soon, again and again."""

import gc
import sys

SWITCH = 0.0005
"""Seconds: the writer has an answer on disk and must not wait long for its turn to say so."""
YOUNG = 50_000
"""New objects before the collector looks; nearly all of ours are freed without it."""


def settle() -> None:
    """Call it when all is loaded: what is there now stays, and is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)
    gc.enable()
