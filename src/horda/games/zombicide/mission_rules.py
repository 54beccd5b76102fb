"""Special rules of Missions, by the names Mission files use: pieces that rank above skills."""

from horda.core.decisions import Option
from horda.core.hooks import HookIndex, Piece, Query, Tier
from horda.core.rulebook import cites
from horda.games.zombicide.companions import random_companion
from horda.games.zombicide.options import HandToken
from horda.games.zombicide.people import ZRun, change
from horda.games.zombicide.points import OBJECTIVE_TAKEN, TRADES
from horda.games.zombicide.state import ZState
from horda.games.zombicide.words import COLOURS


@cites("Z2-MISSION-10")
def _carry(run: ZRun, context: tuple[int, int]) -> None:
    """Lays a taken Objective on the dashboard; it uses no slot."""
    who, colour = context
    change(run.state, who, load=(*run.state.people[who].load, colour))


@cites("Z2-MISSION-10")
def _trade_tokens(state: ZState, people: tuple[int, ...], options: list[Option]) -> list[Option]:
    """Offers the carried tokens of two that trade, one of each colour."""
    two = [state.people[who] for who in people]
    return options + [HandToken(p.card, colour) for p in two for colour in sorted({*p.load})]


def _brings_companion(colour: str) -> Piece:
    """Makes the rule that Objectives of a colour also bring their taker a random Companion."""

    @cites("Z2-MISSION-09")
    def bring(run: ZRun, context: tuple[int, int]) -> None:
        who, taken = context
        if COLOURS[taken] == colour:
            random_companion(run, who)

    uses = (OBJECTIVE_TAKEN.use(bring),)
    return Piece(f"companion-{colour}", uses, ("Z2-MISSION-09",), Tier.MISSION)


_ALL = (
    *(_brings_companion(colour) for colour in COLOURS),
    Piece(
        "carry",
        (OBJECTIVE_TAKEN.use(_carry), TRADES.use(_trade_tokens)),
        ("Z2-MISSION-10",),
        Tier.MISSION,
    ),
)
RULES: dict[str, Piece] = {piece.id: piece for piece in _ALL}


def pieces(special: tuple[str, ...]) -> tuple[Piece, ...]:
    """Returns the pieces of a Mission's special rules; goals are no pieces."""
    return tuple(RULES[name] for name in special if name in RULES)


class MissionIndex(HookIndex):
    """The pieces in force, of which those of the Mission have the last word on every value."""

    __slots__ = ()

    @cites("Z2-ROUND-11", "Z2-MISSION-01", "Z2-COMP-02")
    def __init__(self, others: tuple[Piece, ...], mission: tuple[Piece, ...]) -> None:
        """Keeps the usual order, except that a Mission is asked last what a value is."""
        super().__init__((*others, *mission))
        below, above = HookIndex(others), HookIndex(mission)
        for name, uses in above.uses.items():
            if isinstance(uses[0].hook, Query):
                self.uses[name] = (*below.on(name), *uses)
