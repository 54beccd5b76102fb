"""Rules of the campaign that data carries out, or code of the whole family: which it is."""

from typing import Any

from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.story import penny, script, stages
from horda.games.zombicide.modules.fort_hendrix.story.infection import weaken
from horda.games.zombicide.rules import start
from horda.games.zombicide.rules.deeds.tokens import TakingCrate
from horda.games.zombicide.rules.edition import mission_board

PLACES: tuple[tuple[Any, str], ...] = (
    (mission_board, "FH-M1-0 FH-M2-0 FH-M3-0 FH-M4-0 FH-M5-0 FH-M6-0 FH-M7-0 FH-M8-0 FH-M9-0"),
    (mission_board, "FH-M10-0"),
    (stages.due, "FH-M2-1 FH-M3-1 FH-M5-1 FH-M6-1 FH-M8-1"),
    (start._tokens, "FH-M8-2"),
    (weaken, "FH-M9-2 FH-M10-6"),
    (script.script, "FH-M1-Q1"),
    (penny.laid, "FH-PENNY-Q1"),
    (TakingCrate.do, "FH-OBJ-2 FH-M0"),
)
"""What carries a rule out, and which rules."""
for place, ids in PLACES:
    cites(*ids.split())(place)
