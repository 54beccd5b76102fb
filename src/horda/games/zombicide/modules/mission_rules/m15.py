"""M15 United we stand: pairs all over the town, of which the players pick some to play."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider, note_brothers
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.setting_up import newcomer, own_cards, quiet_buildings
from horda.games.zombicide.rules.shares import free_seats
from horda.games.zombicide.rules.state import ZState

question("z2-pick-pair", "Z2-M15-04", fields=("count",))
question("z2-who-plays", "Z2-M15-04", "Z2-SETUP-04", fields=("who",))

RANDOM_PAIRS = "random-pairs"
"""The special rule by which the team is picked pair by pair."""


class PlayPair(ZOption, frozen=True):
    """Play the two Survivors of a Zone."""

    moment = ("pair", "Z2-M15-04")
    sign = "team-idea"
    aside = ("who", "other")
    zone: int
    who: int
    other: int


class PlayedBy(ZOption, frozen=True):
    """Let a player have a Survivor of the pair."""

    moment = ("pair", "Z2-M15-04", "Z2-SETUP-04")
    sign = "person"
    player: int


class PairPicked(events.ZEvent, frozen=True):
    """The team picked a pair to play."""

    rules = ("Z2-M15-04",)
    who: int
    other: int


class PickPairs(Frame, frozen=True):
    """The team picks the pairs it plays; all others wait as Companions."""

    left: int

    @cites("Z2-M15-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next pair."""
        zones = dict.fromkeys(one.zone for one in run.state.companions)
        options = tuple(PlayPair(zone, *pair_in(run.state, zone)) for zone in zones)
        return Choice(decider(run.state), "z2-pick-pair", options, (self.left,))

    def pick(self, run: ZRun) -> Outcome:
        """Lets the players say who plays them."""
        return Push(WhoPlays(run.answer.zone))

    @cites("Z2-M15-04")
    def play(self, run: ZRun) -> Outcome:
        """Lets the players have both."""
        state, (zone, seats) = run.state, run.result
        pair = pair_in(state, zone)
        play_pair(state, zone, seats)
        run.emit(PairPicked, *pair)
        if self.left > 1:
            return Go("ask", PickPairs(self.left - 1))
        quiet_buildings(state)
        note_brothers(state)
        own_cards(state)
        return DONE

    steps = (ask, pick, play)


class WhoPlays(Frame, frozen=True):
    """The team shares the two of a Zone out; nobody is asked where only one player is left."""

    zone: int
    seats: tuple[int, ...] = ()

    @cites("Z2-M15-04", "Z2-SETUP-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the player of the next one."""
        state, pair = run.state, pair_in(run.state, self.zone)
        if len(self.seats) == len(pair):
            return Done((self.zone, self.seats))
        given = (*(person.seat for person in state.people), *self.seats)
        free = free_seats(state.config, given)
        if len(free) == 1:
            return Go("ask", replace(self, seats=(*self.seats, free[0])))
        who = pair[len(self.seats)]
        return Choice(decider(state), "z2-who-plays", tuple(map(PlayedBy, free)), (who,))

    def take(self, run: ZRun) -> Outcome:
        """Notes who it is."""
        return Go("ask", replace(self, seats=(*self.seats, run.answer.player)))

    steps = (ask, take)


def pair_in(state: ZState, zone: int) -> list[int]:
    """Lists the two that wait in a Zone, by their numbers in the box."""
    return [one.card for one in state.companions if one.zone == zone]


@cites("Z2-M15-04")
def play_pair(state: ZState, zone: int, seats: tuple[int, ...]) -> None:
    """Lets players have the two of a Zone."""
    pair = pair_in(state, zone)
    state.companions = tuple(one for one in state.companions if one.zone != zone)
    new = [
        newcomer(state.edition, card, seat, zone) for card, seat in zip(pair, seats, strict=True)
    ]
    state.people = (*state.people, *new)


PIECES = (Piece(RANDOM_PAIRS, (), ("Z2-M15-04",), Rank.MISSION),)  # carried out by the setup
of_module("companions", RANDOM_PAIRS)
