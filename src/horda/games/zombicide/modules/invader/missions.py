"""Goals and special rules of Missions: Objectives to take, and what they bring."""

from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.hooks import Piece, Use
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.goals import Look, goal
from horda.games.zombicide.rules.inventory import Arrange, Holding
from horda.games.zombicide.rules.people import ZRun, carried, change
from horda.games.zombicide.rules.piles import discard, draw_card
from horda.games.zombicide.rules.points import ESCAPED, OBJECTIVE_TAKEN, READY
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.tokens import MEANINGS

RED, GREEN, PURPLE = (COLOURS.index(one) for one in ("red", "green", "purple"))
REMOTES = (GREEN, PURPLE)
"""Objectives that are remote controls: of the Bot, and of the Sentry Gun."""
GEAR = ("prototype_lmg", "energy_cell")


class GearFound(events.ZEvent, frozen=True):
    """A card that the Mission has laid aside comes to somebody."""

    rules = ("INV-M0-3",)
    who: int
    card: int


def left(state: ZState, *colours: str) -> int:
    """Counts the Objectives of some colours that lie on the board; eaten ones do not."""
    return sum(COLOURS[one.colour] in colours for one in state.objectives)


def _taking(name: str, *colours: str) -> None:
    """Registers the goal to take all Objectives of some colours."""

    def told(state: ZState) -> Text:
        all_ = sum(getattr(state.mission.objectives, colour) for colour in colours)
        return Text(f"z2-goal-{name}", {"done": all_ - left(state, *colours), "all": all_})

    goal(name, told, looks=Look.TOKENS)(lambda state: not left(state, *colours))


MEANINGS["blue-and-white"] = {"blue": "engineer", "white": "engineer"}
_taking("take-red", "red")
_taking("blue-and-white", "blue", "white")
_taking("four-prototypes", "red")


@cites("INV-MIS-3", "INV-PROTO-Q1", "INV-M5-1")
def _prototype(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """A red Objective brings a random Prototype, while any is left."""
    who, colour = context
    card = draw_card(run, "prototype") if colour == RED else NONE
    if card == NONE:
        return None
    run.emit(events.Drew, run.state.people[who].card, card)
    return Arrange(who, held=card)


def _named(state: ZState, name: str) -> int:
    """Returns a card of a name."""
    box = state.box
    return next(card for card, same in enumerate(box.same) if box.names[same] == name)


@cites("INV-M0-2")
def _aside(run: ZRun, context: None) -> None:
    """Lays the Prototype LMG and one Energy Cell aside."""
    state = invader(run.state)
    for name, field in zip(GEAR, ("prototypes", "equipment"), strict=True):
        deck, card = getattr(state, field), _named(state, name)
        order = tuple(one for one in deck.left if one != card)
        setattr(state, field, type(deck)(order))
        state.aside = (*state.aside, card)


class Gear(Holding, frozen=True):
    """A Survivor gets several cards, one after another."""

    who: int = NONE

    def give(self, run: ZRun) -> Outcome:
        """Gives the next card, with a free reorganisation."""
        if not self.cards:
            return DONE
        return Push(Arrange(self.who, held=self.cards[0]), Gear(self.cards[1:], self.who))

    def again(self, run: ZRun) -> Outcome:
        """Goes on."""
        return Go("give")

    steps = (give, again)


@cites("INV-M0-3", "INV-PROTO-Q2", "INV-MIS-3")
def _breach_gear(run: ZRun, context: tuple[int, int]) -> Frame | None:
    """The red Objective brings both cards to its taker, who may attach them at once."""
    who, colour = context
    if colour != RED:
        return None
    weapon, cell = (_named(run.state, name) for name in GEAR)
    state = invader(run.state)
    for card in (weapon, cell):
        state.aside = tuple(one for one in state.aside if one != card)
        run.emit(GearFound, state.people[who].card, card)
    return Gear((weapon, cell), who)


@cites("INV-OBJ-2", "INV-TRADE-1", "INV-MACH-1")
def _remote(run: ZRun, context: tuple[int, int]) -> None:
    """The green and the purple Objective are remote controls: their taker keeps them."""
    who, colour = context
    if colour in REMOTES:
        change(run.state, who, load=(*run.state.people[who].load, colour))


@cites("INV-MIS-Q2")
def _tanks_stay(run: ZRun, who: int) -> None:
    """Whoever escapes leaves Oxygen Tanks to the others; all else is out of the game."""
    tanks = {*run.state.box.decks["oxygen"]}
    for card in carried(run.state.people[who]):
        if card in tanks:
            discard(run, who, card)


def _rule(name: str, rule: str, *uses: Use) -> tuple[str, Piece]:
    return name, Piece(name, uses, (rule,), Rank.MISSION)


MODULE = Module(
    "invader_missions",
    (
        Piece("remote_tokens", (OBJECTIVE_TAKEN.use(_remote),), ("INV-OBJ-2",)),
        Piece("tanks_stay", (ESCAPED.use(_tanks_stay),), ("INV-MIS-Q2",)),
    ),
    specials=dict(
        (
            _rule("prototypes", "INV-MIS-3", OBJECTIVE_TAKEN.use(_prototype)),
            _rule("breach-gear", "INV-M0-3", READY.use(_aside), OBJECTIVE_TAKEN.use(_breach_gear)),
        )
    ),
)
of_module(
    "invader_missions",
    "take-red",
    "blue-and-white",
    "four-prototypes",
    "prototypes",
    "breach-gear",
)
