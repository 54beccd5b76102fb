"""M25 Ned's strong cocktail: three ingredients, and the only thing that kills the monster."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.companions import OWN_MASTER
from horda.games.zombicide.modules.mission_rules.common import trade_tokens
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import start_zone
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import card_of, companion_place, in_zone, target_of
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import LOST, Look, goal
from horda.games.zombicide.rules.inventory import Arrange, set_slot
from horda.games.zombicide.rules.memo import COCKTAIL, note, noted
from horda.games.zombicide.rules.options import Recruit, ZOption
from horda.games.zombicide.rules.people import (
    ZRun,
    base_health,
    carried,
    change,
    decider,
    on_board,
    pay,
    zombies_in,
)
from horda.games.zombicide.rules.points import (
    ENDURES,
    KILLED,
    MARCHED,
    MISSION_ACTIONS,
    OBJECTIVE_TAKEN,
    READY,
    TRADES,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import NONE, OTHER, Companion, ZState
from horda.games.zombicide.rules.words_of_options import choices

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-who-is-ned", "Z2-M25-06")
question("z2-take-cocktail", "Z2-M25-12")


NED = "ned"
INGREDIENTS = ("blue", "green", "molotov")
choices("ingredient", *INGREDIENTS)
GIVEN = {one: f"given-{one}" for one in INGREDIENTS}
"""The notes of what Ned has got; that of the Molotov is one more than its card."""


class Give(ZOption, frozen=True):
    """Give Ned an ingredient."""

    ingredient: str


class TakeCocktail(ZOption, frozen=True):
    """Let this Survivor take Ned's cocktail."""

    moment = ("cocktail", "Z2-M25-12")
    sign = "molotov"
    who: int


class IngredientGiven(events.ZEvent, frozen=True):
    """Ned got an ingredient."""

    rules = ("Z2-M25-11",)
    who: int
    ingredient: str


class NedWaits(events.ZEvent, frozen=True):
    """Ned, or whoever plays his part, was put into his Zone."""

    rules = ("Z2-M25-06",)
    who: int
    zone: int


class CocktailMixed(events.ZEvent, frozen=True):
    """A Survivor got Ned's cocktail."""

    rules = ("Z2-M25-12",)
    who: int


class CameBack(events.ZEvent, frozen=True):
    """The Superabomination stood up again elsewhere."""

    rules = ("Z2-M25-07",)
    zone: int
    kind: int


def ned_zone(state: ZState) -> int:
    """Returns the Zone in which Ned waits."""
    (zone,) = marked(state.edition, state.config.scenario, "ned")
    return zone


def _mixing(state: ZState) -> Text:
    """Names what Ned still waits for."""
    mixed = bool(noted(state, COCKTAIL))
    missing = [one for one in INGREDIENTS if not mixed and not noted(state, GIVEN[one])]
    return Text("z2-goal-cocktail-mixed", {"missing": "-".join(missing) or "nothing"})


@goal("cocktail-mixed", _mixing)
@cites("Z2-M25-02")
def _mixed(state: ZState) -> bool:
    return bool(noted(state, COCKTAIL))


def _alive(state: ZState) -> bool:
    return any(on_board(state, kind) for kind in state.box.abominations)


@goal(
    "superabomination-dead", lambda state: Text("z2-goal-superabomination-dead"), looks=Look.ZOMBIES
)
@cites("Z2-M25-03")
def _dead(state: ZState) -> bool:
    return bool(noted(state, COCKTAIL)) and not _alive(state)


@cites("Z2-M25-Q2")
def _wasted(state: ZState) -> bool:
    """Tells whether the cocktail is gone: thrown at something else, or discarded."""
    card = noted(state, COCKTAIL) - 1
    return card != NONE and not any(card in person.slots for person in state.people)


LOST["superabomination-dead"] = ("cocktail-wasted", "Z2-M25-Q2", _wasted)


@cites("Z2-M25-10")
def _ned_found(state: ZState) -> bool:
    return zombies_in(state, ned_zone(state)) > 0


LOST[OWN_MASTER] = ("ned-found", "Z2-M25-10", _ned_found)


@cites("Z2-M25-10", "Z2-WIN-04")
def _found_at_once(run: ZRun, marches: tuple[March, ...]) -> None:
    """The game is lost the moment a Zombie comes into Ned's Zone."""
    if _ned_found(run.state):
        lose(run, "ned-found", "Z2-WIN-04", "Z2-M25-10")


@cites("Z2-M25-09", "Z2-M25-Q3")
def _endures(state: ZState, who: int, wounds: int) -> int:
    """Ned has the Health of a Survivor, since he is one and nobody's Companion."""
    if companion_place(who):  # in a Mission of one's own there may be Companions too
        return wounds
    card = card_of(state, who)
    return base_health(state.box, card, state.box.survivor_skills[card][0][:1])


@cites("Z2-M25-05", "Z2-M25-06")
def _prepare(run: ZRun, context: None) -> Frame:
    """Takes all other Abominations out of the game, and lets Ned come in."""
    state = run.state
    state.abomination_out = (*state.abomination_out, *state.abomination_deck.left)
    state.abomination_deck = Deck()
    return NedComes()


class NedComes(Frame, frozen=True):
    """Ned stands in his Zone, or whoever plays his part if a player has him."""

    @cites("Z2-M25-06")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for another Survivor nobody plays, if need be."""
        played = {person.card for person in run.state.people}
        others = [card for card in range(len(run.state.box.survivors)) if card not in played]
        ned = run.state.box.survivor_ids[NED]
        cards = others if ned in played else [ned]
        options = tuple(Recruit(card) for card in cards)
        return Choice(decider(run.state), "z2-who-is-ned", options)

    @cites("Z2-M25-06", "Z2-M25-09")
    def stand(self, run: ZRun) -> Outcome:
        """Puts the figure down: it makes Noise and can be hurt, and nobody leads it."""
        state, zone = run.state, ned_zone(run.state)
        state.companions = (Companion(run.answer.other, zone),)
        run.emit(NedWaits, run.answer.other, zone)
        return DONE

    steps = (ask, stand)


@cites("Z2-M25-07", "Z2-M25-13", "Z2-M25-Q1")
def _comes_back(run: ZRun, context: tuple[int, int, int]) -> None:
    """Puts the Superabomination back to the starting Spawn Zone, unless the cocktail hit it."""
    _, kind, count = context
    frame, state = run.frames[-1], run.state
    cocktail = isinstance(frame, Attack) and frame.card == noted(state, COCKTAIL) - 1 != NONE
    if kind in state.box.abominations and not cocktail:
        # A position may have taken all tokens away.
        zone = state.spawns[0][0] if state.spawns else start_zone(state)
        state.zombies[zone * state.kinds + kind] += count
        run.emit(CameBack, zone, kind)


@cites("Z2-M25-08")
def _carry_coloured(run: ZRun, context: tuple[int, int]) -> None:
    """Lays the blue and the green Objective on the dashboard; red ones are nothing more."""
    who, colour = context
    if COLOURS[colour] in INGREDIENTS:
        change(run.state, who, load=(*run.state.people[who].load, colour))


@cites("Z2-M25-11")
def gifts(state: ZState, who: int) -> list[str]:
    """Lists the ingredients a Survivor has that Ned still lacks."""
    if noted(state, COCKTAIL):
        return []
    person = state.people[who]
    have = [COLOURS[colour] for colour in person.load]
    have += ["molotov"] if not state.box.molotovs.isdisjoint(carried(person)) else []
    return [one for one in INGREDIENTS if one in have and not noted(state, GIVEN[one])]


@deed
class Giving(Deed[Give]):
    """Give Ned an ingredient."""

    option, special, rule, sign = Give, "ingredients", "Z2-M25-11", "molotov"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Give]:
        """All of them."""
        yield from map(Give, INGREDIENTS)

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Ned."""
        if zone == ned_zone(state):
            yield from (Wish("companion", Give(one)) for one in INGREDIENTS)

    @cites("Z2-M25-11")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Give) -> Refusal | None:
        """It must be one that he still lacks."""
        if state.people[who].zone != ned_zone(state):
            return no("ned-not-here", self.rule)
        if option.ingredient not in gifts(state, who):
            return no("no-ingredient", self.rule)
        return tired(state, who)

    def do(self, run: ZRun, who: int, option: Give) -> Outcome:
        """Pays, and hands it over."""
        return _give(run, who, option)

    def weight(self, look: "Thoughts", option: Give) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


@cites("Z2-M25-11", "Z2-M25-12")
def _give(run: ZRun, who: int, option: Give) -> Frame | None:
    """Drops an ingredient for good; with all three there, Ned mixes."""
    state, person = run.state, run.state.people[who]
    pay(state, who, OTHER)
    if option.ingredient == "molotov":
        card = min(state.box.molotovs.intersection(carried(person)))
        set_slot(state, who, person.slots.index(card), NONE)
        note(state, GIVEN["molotov"], card + 1)
    else:
        left = list(person.load)
        left.remove(COLOURS.index(option.ingredient))
        change(state, who, load=tuple(left))
        note(state, GIVEN[option.ingredient])
    run.emit(IngredientGiven, person.card, option.ingredient)
    return Cocktail() if all(noted(state, one) for one in GIVEN.values()) else None


class Cocktail(Frame, frozen=True):
    """Ned has mixed his cocktail; a Survivor in his Zone takes it."""

    @cites("Z2-M25-12")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the team who takes it."""
        people = run.state.people
        here = in_zone(run.state, ned_zone(run.state))
        options = tuple(TakeCocktail(people[who].card) for who in here)
        return Choice(decider(run.state), "z2-take-cocktail", options)

    @cites("Z2-M25-12", "Z2-M25-13")
    def take(self, run: ZRun) -> Outcome:
        """Hands the card over, with a free reorganisation; the Objectives are gone."""
        state, who = run.state, target_of(run.state, run.answer.who)
        card = noted(state, GIVEN["molotov"]) - 1
        for one in GIVEN.values():
            note(state, one, 0)
        note(state, COCKTAIL, card + 1)
        run.emit(CocktailMixed, run.answer.who)
        return Push(Arrange(who, held=card))

    steps = (ask, take)


PIECES = (
    Piece(
        OWN_MASTER,
        (READY.use(_prepare), MARCHED.use(_found_at_once), ENDURES.use(_endures)),
        ("Z2-M25-06", "Z2-M25-09", "Z2-M25-10"),
        Rank.MISSION,
    ),
    Piece("comes-back", (KILLED.use(_comes_back),), ("Z2-M25-07",), Rank.MISSION),
    Piece(
        "ingredients",
        (
            OBJECTIVE_TAKEN.use(_carry_coloured),
            TRADES.use(trade_tokens),
            MISSION_ACTIONS.use(DEEDS[Give].offer),
        ),
        ("Z2-M25-08", "Z2-M25-11"),
        Rank.MISSION,
    ),
)
of_module("companions", OWN_MASTER)
of_module("molotov", "ingredients", "cocktail-mixed", "superabomination-dead")
of_module("abominations", "superabomination-dead")
