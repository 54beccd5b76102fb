"""Tokens of the story: carried without a slot, traded, left where their bearer falls, taken up."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Option
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
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.inventory import HANDED
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay
from horda.games.zombicide.rules.points import MISSION_ACTIONS, TRADES
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import NONE, OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


def bears(state: ZState, who: int, token: str) -> bool:
    """Tells whether a Survivor carries a token."""
    return any(one.bearer == who and one.token == token for one in fort(state).tale.things)


def _put(state: ZState, old: Thing, **fields: int) -> None:
    things = list(fort(state).tale.things)
    things[things.index(old)] = replace(old, **fields)
    change_tale(state, things=tuple(things))


@cites("FH-OBJ-8", "FH-SW-5")
def _dropped(run: ZRun, context: tuple[int, int]) -> None:
    """Whoever falls leaves them in that Zone."""
    who, zone = context
    for thing in fort(run.state).tale.things:
        if thing.bearer == who:
            _put(run.state, thing, bearer=NONE, zone=zone)
            run.emit(events.ThingLies, zone, thing.token)


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

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Tokens that lie there."""
        for thing in fort(state).tale.things:
            if thing.zone == zone:
                yield Wish("objective", PickUp(thing.token))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: PickUp) -> Refusal | None:
        """It must lie here."""
        zone = state.people[who].zone
        here = [one.token for one in fort(state).tale.things if one.zone == zone]
        return tired(state, who) if option.thing in here else no("thing-here", self.rule)

    def do(self, run: ZRun, who: int, option: PickUp) -> None:
        """Takes it."""
        state = run.state
        pay(state, who, OTHER)
        zone = state.people[who].zone
        things = fort(state).tale.things
        thing = next(one for one in things if (one.token, one.zone) == (option.thing, zone))
        _put(state, thing, bearer=who, zone=NONE)
        run.emit(events.ThingTaken, state.people[who].card, option.thing)

    def weight(self, look: "Thoughts", option: PickUp) -> float:
        """The way to win."""
        return look.took_objective()


class HandThing(ZOption, frozen=True):
    """Give a token of the story to the other one of the two."""

    moment = ("trade", "Z2-TRADE-01")
    who: int
    thing: str

    def said(self, box: Content) -> Text:
        """Names it."""
        name = Text(f"z2-survivor-{box.survivors[self.who].id}")
        return Text("z2-option-hand-thing", {"who": name, "thing": Text(f"fh-token-{self.thing}")})


@cites("FH-OBJ-8")
def _trades(state: ZState, people: tuple[int, ...], options: list[Option]) -> list[Option]:
    things = {(one.bearer, one.token) for one in fort(state).tale.things if one.bearer in people}
    return options + [HandThing(state.people[who].card, token) for who, token in sorted(things)]


def _hand(run: ZRun, people: tuple[int, ...], option: HandThing) -> None:
    state = run.state
    giver, taker = sorted(people, key=lambda who: state.people[who].card != option.who)
    wanted = (giver, option.thing)
    thing = next(one for one in fort(state).tale.things if (one.bearer, one.token) == wanted)
    _put(state, thing, bearer=taker)
    run.emit(events.ThingTaken, state.people[taker].card, option.thing)


HANDED[HandThing] = _hand
THINGS = Piece(
    "things",
    (
        KNOCKED_OUT.use(_dropped),
        MISSION_ACTIONS.use(DEEDS[PickUp].offer),
        TRADES.use(_trades),
    ),
    ("FH-OBJ-8",),
    Rank.MISSION,
)
