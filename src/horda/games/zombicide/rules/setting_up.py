"""What players decide before a Mission begins: where Survivors start, who waits as a Companion."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.box.missions import KEPT
from horda.games.zombicide.box.skill_keys import numbers
from horda.games.zombicide.modules.companions import left_over
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.adrenaline import first_adrenaline
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.inventory import stow
from horda.games.zombicide.rules.options import Recruit, StartIn
from horda.games.zombicide.rules.people import ZRun, base_health, change, decider, room
from horda.games.zombicide.rules.piles import PILES
from horda.games.zombicide.rules.points import READY
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, Companion, Person, ZState

question("z2-recruit", "Z2-COMP-01", fields=("zone",))
question("z2-start-zone", "Z2-SETUP-Q3", fields=("who",))

OWN_CARDS = {
    skill: key.partition(":")[2]
    for key, skill in numbers().items()
    if key.startswith("starts_with_equipment:")
}
"""By each "Starts with a [equipment]" skill, the name of the card."""


@lru_cache(maxsize=1 << 10)
def newcomer(edition: Edition, card: int, seat: int, zone: int) -> Person:
    """Returns a Survivor as it begins the game."""
    owned = edition.box.survivor_skills[card][0][:1]
    return Person(
        card=card,
        seat=seat,
        zone=zone,
        skills=owned,
        health=base_health(edition.box, card, owned),
        slots=edition.empty + (NONE,) * (room(edition, owned) - len(edition.empty)),
        adrenaline=first_adrenaline(owned),
    )


@cites("Z2-BSPAWN-08", "Z2-BSPAWN-09", "Z2-COMP-15", "Z2-M15-I1")
def quiet_buildings(state: ZState) -> None:
    """Notes the buildings that never spawn: those that are open, or Survivors start in."""
    board, zones = state.board, {person.zone for person in state.people}
    for building, rooms in enumerate(board.buildings):
        if not zones.isdisjoint(rooms) or board.building_doors(building) & state.doors:
            state.revealed |= 1 << building


@cites("Z2-SKILL-35")
def own_cards(state: ZState) -> None:
    """Gives Survivors the card they start with, out of its deck, as far as there are copies."""
    for who, person in enumerate(state.people):
        if not OWN_CARDS.keys().isdisjoint(person.skills):
            _own_card(state, who, [OWN_CARDS[one] for one in person.skills if one in OWN_CARDS])


def _own_card(state: ZState, who: int, wanted: list[str]) -> None:
    for pile in PILES(state.edition).values():
        order: tuple[int, ...] = getattr(state, pile.deck).order
        for card in order:
            if state.box.names[state.box.same[card]] in wanted:
                setattr(state, pile.deck, Deck(tuple([one for one in order if one != card])))
                stow(state, who, card)
                return


GROUPED: dict[str, Callable[[], Frame]] = {}
"""By the name of a special rule the frame that puts the team into several start Zones."""


class StartZones(Frame, frozen=True):
    """Each Survivor is put into one of several start Zones."""

    at: int = 0

    @cites("Z2-SETUP-Q3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the Survivor's player."""
        state = run.state
        if self.at >= len(state.people):
            return DONE
        person = state.people[self.at]
        options = tuple(StartIn(zone) for zone in self.open_to(state))
        return Choice(person.seat, "z2-start-zone", options, (person.card,))

    def open_to(self, state: ZState) -> Sequence[int]:
        """Lists where the next one may start: anywhere."""
        return start_zones(state)

    @cites("Z2-SETUP-Q3", "Z2-BSPAWN-09")
    def stand(self, run: ZRun) -> Outcome:
        """Puts it there; the building it starts in never spawns."""
        state, zone = run.state, run.answer.zone
        change(state, self.at, zone=zone)
        building = state.board.building_of[zone]
        if building >= 0:
            state.revealed |= 1 << building
        return Go("ask", replace(self, at=self.at + 1))

    steps = (ask, stand)


def start_zones(state: ZState) -> tuple[int, ...]:
    """Returns the start Zones of the Mission."""
    return _start_zones(state.edition, state.config.scenario)


@lru_cache(maxsize=KEPT)
def _start_zones(edition: Edition, scenario: str) -> tuple[int, ...]:
    board, tokens = edition.boards[scenario], edition.missions[scenario].start
    return tuple(dict.fromkeys(board.zone_at(*token.cell) for token in tokens))


class Ready(Frame, frozen=True):
    """Everything is laid out and dealt: the Mission may do something before the first round."""

    def begin(self, run: ZRun) -> Outcome:
        """Tells the Mission."""
        return run.trigger(READY, None)

    steps = (begin,)


class Recruits(Frame, frozen=True):
    """Survivors that nobody plays wait as Companions where the Mission says."""

    at: int = 0

    @cites("Z2-COMP-01", "Z2-M14-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the team who stands in the next place."""
        places, left = companion_zones(run.state), left_over(run.state)
        if self.at >= len(places) or not left:
            return DONE
        options = tuple(Recruit(card) for card in left)
        if len({*places[self.at :]}) == 1 and len(left) <= len(places) - self.at:
            options = options[:1]  # all of them stand there, so there is nothing to ask
        return Choice(decider(run.state), "z2-recruit", options, (places[self.at],))

    @cites("Z2-COMP-01", "Z2-COMP-15")
    def wait(self, run: ZRun) -> Outcome:
        """Puts the figure there; its card lies ready for whoever rallies it."""
        state, zone = run.state, companion_zones(run.state)[self.at]
        state.companions = (*state.companions, Companion(run.answer.other, zone))
        run.emit(events.Recruited, run.answer.other, zone)
        return Go("ask", Recruits(self.at + 1))

    steps = (ask, wait)


def companion_zones(state: ZState) -> tuple[int, ...]:
    """Returns the Zone of each Companion the Mission puts on the board."""
    tokens = state.mission.companion
    return tuple(state.board.zone_at(*one.cell) for one in tokens for _ in range(one.count))
