"""M24 Battering ram: two Molotovs in one round clear the way out for the cars."""

from horda.core.decisions import Choice, Option
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import GOALS, LOST, goal, plan
from horda.games.zombicide.rules.inventory import PutAway
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, has, team
from horda.games.zombicide.rules.points import BURNED, OBJECTIVE_TAKEN
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import EQUIPMENT, OUT, ZState
from horda.games.zombicide.rules.words_of_options import choices

question("z2-fetch-molotov", "Z2-M24-06")

DECK, DISCARDS = "deck", "discards"
choices("source", DECK, DISCARDS)
RED = COLOURS.index("red")


class FetchMolotov(ZOption, frozen=True):
    """Take a Molotov out of the equipment deck or the discards."""

    moment = ("fetch", "Z2-M24-06")
    sign = "molotov"
    source: str


def _burned_in(zone: int) -> str:
    return f"burned-z{zone}"


def burning(state: ZState) -> list[int]:
    """Lists the ways out that burned this round."""
    exits = sorted(plan(state).exits)
    return [zone for zone in exits if noted(state, _burned_in(zone)) == state.round]


def _burning(state: ZState) -> Text:
    all_ = len(plan(state).exits)
    return Text("z2-goal-both-burned", {"done": len(burning(state)), "all": all_})


@goal("both-burned", _burning)
@cites("Z2-M24-03")
def _both_burned(state: ZState) -> bool:
    return len(burning(state)) == len(plan(state).exits)


@cites("Z2-M24-03", "Z2-MISSION-Q2")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """Notes the round of a throw into a way out; it counts only with the pimpweapons at hand."""
    state, zone = run.state, context[1]
    if zone in plan(state).exits and GOALS["pimpweapon-each"](state):
        note(state, _burned_in(zone), state.round)


@cites("Z2-M24-Q1", "Z2-M24-03")
def _left_behind(state: ZState) -> bool:
    """Tells whether some are gone and the others cannot leave in that round any more.

    A Zombie link may give another turn while the Zombies come, so that long nothing is certain.
    """
    here = [who for who, person in enumerate(state.people) if person.zone != OUT]
    if not 0 < len(here) < len(team(state)):
        return False
    if not _both_burned(state):
        return True
    done = all(state.people[who].done for who in here)
    return done and not any(has(state, who, "zombie_link") for who in here)


LOST["spawn-exits"] = ("left-behind", "Z2-M24-Q1", _left_behind)


@cites("Z2-M24-06")
def _gives_molotov(run: ZRun, context: tuple[int, int]) -> Frame | None:
    who, colour = context
    return None if colour == RED else Fetching(who)


class Fetching(Frame, frozen=True):
    """A Survivor takes a Molotov out of the deck or the discards, if there is one."""

    who: int

    @cites("Z2-M24-06")
    def ask(self, run: ZRun) -> Outcome:
        """Asks where from; everybody can tell where Molotovs are left."""
        options: list[Option] = []
        if not run.state.box.molotovs.isdisjoint(run.state.equipment.left):
            options.append(FetchMolotov(DECK))
        if not run.state.box.molotovs.isdisjoint(run.state.equipment_out):
            options.append(FetchMolotov(DISCARDS))
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-fetch-molotov", tuple(options)) if options else DONE

    @cites("Z2-M24-06")
    def take(self, run: ZRun) -> Outcome:
        """Takes it; a deck that was looked through is shuffled."""
        state, deck = run.state, run.answer.source == DECK
        pile = state.equipment.left if deck else state.equipment_out
        card = min(state.box.molotovs.intersection(pile))
        rest = tuple(other for other in pile if other != card)
        if deck:
            state.equipment = Deck(run.shuffled(rest, EQUIPMENT))
        else:
            state.equipment_out = rest
        run.emit(events.Drew, state.people[self.who].card, card)
        return Push(PutAway(self.who, held=card))

    steps = (ask, take)


PIECES = (
    Piece("spawn-exits", (BURNED.use(_burned),), ("Z2-M24-03",), Rank.MISSION),
    Piece("molotov-cards", (OBJECTIVE_TAKEN.use(_gives_molotov),), ("Z2-M24-06",), Rank.MISSION),
)
of_module("molotov", "both-burned", "spawn-exits", "molotov-cards")
