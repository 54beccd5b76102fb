"""M15 United we stand: pairs all over the town, of which the players pick some to play."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider, note_brothers
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.setting_up import newcomer, own_cards, quiet_buildings
from horda.games.zombicide.rules.state import ZState

question("z2-pick-pair", "Z2-M15-04", fields=("count",))

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

    @cites("Z2-M15-04")
    def pick(self, run: ZRun) -> Outcome:
        """Lets the players have both."""
        state = run.state
        play_pair(state, run.answer.zone)
        run.emit(PairPicked, run.answer.who, run.answer.other)
        if self.left > 1:
            return Go("ask", PickPairs(self.left - 1))
        quiet_buildings(state)
        note_brothers(state)
        own_cards(state)
        return DONE

    steps = (ask, pick)


def pair_in(state: ZState, zone: int) -> list[int]:
    """Lists the two that wait in a Zone, by their numbers in the box."""
    return [one.card for one in state.companions if one.zone == zone]


@cites("Z2-M15-04")
def play_pair(state: ZState, zone: int) -> None:
    """Shares the two of a Zone out among the players, in turn."""
    pair = pair_in(state, zone)
    state.companions = tuple(one for one in state.companions if one.zone != zone)
    for card in pair:
        seat = len(state.people) % state.config.players
        state.people = (*state.people, newcomer(state.edition, card, seat, zone))


PIECES = (Piece(RANDOM_PAIRS, (), ("Z2-M15-04",), Rank.MISSION),)  # carried out by the setup
of_module("companions", RANDOM_PAIRS)
