"""Skills of Fort Hendrix that other modules ask for: they have no hooks of their own."""

from horda.core.hooks import Piece
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED, CLOCK
from horda.games.zombicide.rules.edition import Module

MODULE = Module(
    "all_out_skills",
    skills={
        "double_all_out_dice": Piece("double_all_out_dice", (), ("FH-SK-6",)),
        "ignore_1_break": Piece("ignore_1_break", (), ("FH-SK-7",)),
        "spare_parts": Piece("spare_parts", (), ("FH-SK-2",)),
    },
    switch=ADVANCED,
)
AT_NIGHT = Module(
    "night_skills",
    skills={"night_fighter": Piece("night_fighter", (), ("FH-SK-4",))},
    switch=CLOCK,
)
