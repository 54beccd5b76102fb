"""M1 Gathering Forces: two groups meet at the Sentry Gun."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, decider, zombies_in
from horda.games.zombicide.rules.points import ROUND_OVER
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.setting_up import GROUPED, start_zones
from horda.games.zombicide.rules.state import DEAL, ZState

question("z2-first-group", "INV-M1-2", fields=("count",))

NAME, GATHER, GROUPS = "meeting", "gather-at-sentry", "two-groups"
GATHERED = "gathered"


class InGroup(ZOption, frozen=True):
    """Let a Survivor be in the first group."""

    moment = ("groups", "INV-M1-2")
    sign = "person"
    who: int


class StartsIn(events.ZEvent, frozen=True):
    """Chance says where a Survivor starts."""

    rules = ("INV-M1-2",)
    who: int
    zone: int


@cites("INV-M1-Q1")
def meeting_zone(state: ZState) -> int:
    """Returns the Zone of the Sentry Gun: it never moves, and counts even when it is destroyed."""
    gun = next(one for one in state.mission.machine if one.what == "sentry_gun")
    return state.board.zone_at(*gun.cell)


def _gathering(state: ZState) -> Text:
    zone = meeting_zone(state)
    done = sum(person.zone == zone for person in state.people)
    return Text(f"z2-goal-{GATHER}", {"done": done, "all": len(state.people)})


@goal(GATHER, _gathering)
@cites("INV-M1-1")
def _gathered(state: ZState) -> bool:
    return bool(noted(state, GATHERED))


@cites("INV-M1-1", "INV-ROUND-Q1", "INV-MACH-Q7")
def _round_over(run: ZRun, context: None) -> None:
    """At the very end of an End Phase all are there, and no Xenos is."""
    state, zone = run.state, meeting_zone(run.state)
    if all(one.zone == zone for one in state.people) and not zombies_in(state, zone):
        note(state, GATHERED)


class Groups(Frame, frozen=True):
    """The team makes two groups; chance says which of them starts where."""

    first: tuple[int, ...] = ()

    @cites("INV-M1-2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next one of the first group, which is the smaller one of an odd team."""
        state = run.state
        left = len(state.people) // 2 - len(self.first)
        if not left:
            return Go("draw")
        options = [InGroup(p.card) for i, p in enumerate(state.people) if i not in self.first]
        return Choice(decider(state), "z2-first-group", tuple(options), (left,))

    def join(self, run: ZRun) -> Outcome:
        """Notes it."""
        who = next(i for i, p in enumerate(run.state.people) if p.card == run.answer.who)
        return Go("ask", Groups((*self.first, who)))

    @cites("INV-M1-2")
    def draw(self, run: ZRun) -> Outcome:
        """Puts both groups on the board."""
        zones = run.shuffled(start_zones(run.state), DEAL)
        run.reveal()
        for who, person in enumerate(run.state.people):
            zone = zones[who not in self.first]
            change(run.state, who, zone=zone)
            run.emit(StartsIn, person.card, zone)
        return DONE

    steps = (ask, join, draw)


GROUPED[GROUPS] = Groups
MODULE = Module(
    NAME,
    specials={
        GATHER: Piece(GATHER, (ROUND_OVER.use(_round_over),), ("INV-M1-1",), Rank.MISSION),
        GROUPS: Piece(GROUPS, (), ("INV-M1-2",), Rank.MISSION),  # carried out by the setup
    },
)
of_module(NAME, GATHER, GROUPS)
