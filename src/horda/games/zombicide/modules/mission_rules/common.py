"""Special rules that several Missions share."""

from horda.core.decisions import Option
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.companions import random_companion
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.options import HandToken
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.points import OBJECTIVE_TAKEN, TRADES
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.tokens import token_word

"""The Molotovs of the equipment deck."""


@cites("Z2-MISSION-10")
@cites("Z2-M12-05", "Z2-M16-09", "Z2-M21-06")
def _carry(run: ZRun, context: tuple[int, int]) -> None:
    """Lays a taken Objective on the dashboard; it uses no slot."""
    who, colour = context
    change(run.state, who, load=(*run.state.people[who].load, colour))


@cites("Z2-MISSION-10")
def trade_tokens(state: ZState, people: tuple[int, ...], options: list[Option]) -> list[Option]:
    """Offers the carried tokens of two that trade, one of each colour."""
    two = [state.people[who] for who in people]
    return options + [
        HandToken(p.card, colour, token_word(state.mission, colour))
        for p in two
        for colour in sorted({*p.load})
    ]


def _brings_companion(colour: str) -> Piece:
    """Makes the rule that Objectives of a colour also bring their taker a random Companion."""

    @cites("Z2-MISSION-09")
    @cites("Z2-M09-04", "Z2-M18-04", "Z2-M20-04", "Z2-M23-04")
    def bring(run: ZRun, context: tuple[int, int]) -> None:
        who, taken = context
        if COLOURS[taken] == colour:
            random_companion(run, who)

    uses = (OBJECTIVE_TAKEN.use(bring),)
    return Piece(f"companion-{colour}", uses, ("Z2-MISSION-09",), Rank.MISSION)


PIECES = (
    *(_brings_companion(colour) for colour in COLOURS[:3]),
    Piece(
        "carry",
        (OBJECTIVE_TAKEN.use(_carry), TRADES.use(trade_tokens)),
        ("Z2-MISSION-10",),
        Rank.MISSION,
    ),
)
of_module("companions", *(f"companion-{colour}" for colour in COLOURS[:3]))
