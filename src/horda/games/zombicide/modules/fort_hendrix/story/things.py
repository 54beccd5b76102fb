"""Tokens of the story: carried without a slot, traded, left where their bearer falls, taken up.

A bearer carries them as Survivors carry Objective tokens in other Missions; only what lies on the
board is the story's own.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.fort_hendrix.points import KNOCKED_OUT
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.tale import Thing
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.modules.mission_rules.common import trade_tokens
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, pay
from horda.games.zombicide.rules.points import MISSION_ACTIONS, TRADES
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, ZState
from horda.games.zombicide.rules.tokens import MEANINGS
from horda.games.zombicide.rules.words_of_options import choices

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

COLOUR_OF = {"charge": COLOURS.index("purple"), "welder": COLOURS.index("white")}
"""Among carried tokens, which are told apart by colours, the story's have colours of their own."""
TOKEN_OF = {colour: token for token, colour in COLOUR_OF.items()}
choices("thing", *COLOUR_OF)
MEANINGS["story"] = {COLOURS[colour]: token for token, colour in COLOUR_OF.items()}


def bears(state: ZState, who: int, token: str) -> bool:
    """Tells whether a Survivor carries a token."""
    return COLOUR_OF[token] in state.people[who].load


def give_thing(run: ZRun, who: int, token: str) -> None:
    """Lets a Survivor carry a token."""
    person = run.state.people[who]
    change(run.state, who, load=(*person.load, COLOUR_OF[token]))
    run.emit(events.ThingTaken, person.card, token)


def lay_thing(run: ZRun, zone: int, token: str) -> None:
    """Lays a token into a Zone."""
    change_tale(run.state, things=(*fort(run.state).tale.things, Thing(token, zone)))
    run.emit(events.ThingLies, zone, token)


def drop_thing(state: ZState, who: int, token: str) -> None:
    """Takes a token from its bearer."""
    load = list(state.people[who].load)
    load.remove(COLOUR_OF[token])
    change(state, who, load=tuple(load))


@cites("FH-OBJ-8", "FH-SW-5")
def _dropped(run: ZRun, context: tuple[int, int]) -> None:
    """Whoever falls leaves them in that Zone; they are no Objectives."""
    state, zone = run.state, context[1]
    fallen = [one for one in state.objectives if one.colour in TOKEN_OF]
    state.objectives = tuple(one for one in state.objectives if one not in fallen)
    for one in fallen:
        lay_thing(run, zone, TOKEN_OF[one.colour])


class PickUp(ZOption, frozen=True):
    """Take a token of the story that lies here."""

    thing: str

    def said(self, box: Content) -> Text:
        """Names it."""
        return Text("z2-option-pick-up", {"thing": Text(f"fh-token-{self.thing}")})


@deed
class PickingUp(Deed[PickUp]):
    """Take a token that lies here: no adrenaline for it."""

    option, special, rule, group = PickUp, "story", "FH-OBJ-8", "take"
    here = True

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Tokens that lie there."""
        for thing in fort(state).tale.things:
            if thing.zone == zone:
                yield Wish("objective", PickUp(thing.token))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: PickUp) -> Refusal | None:
        """It must lie here."""
        here = Thing(option.thing, state.people[who].zone)
        known = here in fort(state).tale.things
        return tired(state, who) if known else no("thing-here", self.rule)

    def do(self, run: ZRun, who: int, option: PickUp) -> None:
        """Takes it."""
        pay(run.state, who, OTHER)
        things = list(fort(run.state).tale.things)
        things.remove(Thing(option.thing, run.state.people[who].zone))
        change_tale(run.state, things=tuple(things))
        give_thing(run, who, option.thing)

    def weight(self, look: "Thoughts", option: PickUp) -> float:
        """The way to win."""
        return look.took_objective()


THINGS = Piece(
    "things",
    (
        KNOCKED_OUT.use(_dropped),
        MISSION_ACTIONS.use(DEEDS[PickUp].offer),
        TRADES.use(trade_tokens),
    ),
    ("FH-OBJ-8",),
    Rank.MISSION,
)
