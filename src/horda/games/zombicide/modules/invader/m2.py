"""M2 Rock'n Rolly: a space suit first, then the child, before Xenos find her."""

from horda.core.decisions import Option
from horda.core.game import Refusal
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.invader.missions import left
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import Look, goal
from horda.games.zombicide.rules.options import TakeObjective
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import ACTIVATED, ACTIVATED_AGAIN, REFUSES
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.tokens import MEANINGS

NAME, SUIT, ROLLY, SAFE = "rolly", "space-suit", "rolly", "rolly-safe"
BLUE = COLOURS.index("blue")
MEANINGS[SUIT] = {"white": "suit"}
MEANINGS[ROLLY] = {"blue": "rolly"}


@goal(SUIT, lambda state: Text(f"z2-goal-{SUIT}"), looks=Look.TOKENS)
@cites("INV-M2-1")
def _suit(state: ZState) -> bool:
    return not left(state, "white")


@goal(ROLLY, lambda state: Text(f"z2-goal-{ROLLY}"), looks=Look.TOKENS)
@cites("INV-M2-1")
def _rolly(state: ZState) -> bool:
    return not left(state, "blue")


@cites("INV-M2-1", "INV-M2-Q1", "INV-MIS-4")
def _suit_first(
    state: ZState, context: tuple[int, Option], wrong: Refusal | None
) -> Refusal | None:
    """Rolly cannot go anywhere without the suit."""
    option = context[1]
    if not isinstance(option, TakeObjective) or not 0 <= option.index < len(state.objectives):
        return wrong
    token = state.objectives[option.index]
    early = token.colour == BLUE and not token.hidden and not _suit(state)
    return no("suit-first", "INV-M2-Q1") if early else wrong


@cites("INV-M2-2", "INV-M2-Q1")
def _found(run: ZRun, groups: tuple[Group, ...]) -> None:
    """The game is lost when a Xenos begins any Action in her Zone."""
    zones = {one.zone for one in run.state.objectives if one.colour == BLUE and not one.hidden}
    if any(zone in zones for zone, _, _ in groups):
        lose(run, "rolly-found", "INV-M2-2")


MODULE = Module(
    NAME,
    specials={
        ROLLY: Piece(ROLLY, (REFUSES.use(_suit_first),), ("INV-M2-1",), Rank.MISSION),
        SAFE: Piece(
            SAFE,
            (ACTIVATED.use(_found), ACTIVATED_AGAIN.use(_found)),
            ("INV-M2-2",),
            Rank.MISSION,
        ),
    },
)
of_module(NAME, SUIT, ROLLY, SAFE)
