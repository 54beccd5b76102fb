"""M9 Uninvited Guests: two scientists walk to the Exit, and nobody leaves without them."""

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.companions import companions, drag
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import COMPANIONS, MACHINES, is_survivor
from horda.games.zombicide.rules.context import Fall
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import BEHIND, PROGRESS, plan
from horda.games.zombicide.rules.options import Rally, ZOption
from horda.games.zombicide.rules.people import ZRun, decider, zombies_in
from horda.games.zombicide.rules.points import FALLS, REFUSES, WALKED, ZOMBIES_NEXT
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import Companion, ZState
from horda.games.zombicide.rules.tokens import MEANINGS

question("z2-scientists", "INV-M9-3")

NAME, SCIENTISTS = "scientists", "scientists"
WHO = {COLOURS.index(colour): f"scientist_{colour}" for colour in ("blue", "white")}


class Guide(ZOption, frozen=True):
    """Let a scientist move on."""

    moment = ("scientists", "INV-M9-3")
    sign = "person"
    who: int
    to: int


class GuideOut(ZOption, frozen=True):
    """Let a scientist escape."""

    moment = ("scientists", "INV-M9-Q2")
    sign = "person"
    who: int


@cites("INV-M9-3")
def _laid(state: ZState) -> None:
    """Puts scientists where the blue and the white token lie: nobody can take them."""
    if SCIENTISTS not in state.mission.special:
        return
    ids, tokens = state.box.survivor_ids, state.objectives
    found = [Companion(ids[WHO[one.colour]], one.zone) for one in tokens if one.colour in WHO]
    state.companions = tuple(found)
    state.objectives = tuple(one for one in tokens if one.colour not in WHO)


@cites("INV-M9-3", "INV-M9-Q1")
def ways_of(state: ZState, one: Companion) -> tuple[int, ...]:
    """Returns where a scientist can go: on a shortest way to the Exit, and away from no Xenos."""
    if zombies_in(state, one.zone):
        return ()
    ways = state.tables.ways(one.zone, tuple(sorted(plan(state).exits)))
    return tuple(zone for zone in ways if zone != one.zone)


@cites("INV-M9-Q2", "INV-MIS-2")
def may_leave(state: ZState, one: Companion) -> bool:
    """Tells whether a scientist can escape from where it stands."""
    return one.zone in plan(state).exits and not zombies_in(state, one.zone)


class Walks(Frame, frozen=True):
    """Each scientist may make one Move and then escape, in an order of the team's choice."""

    moved: tuple[int, ...] = ()
    """Cards of those that have moved."""

    @cites("INV-M9-3", "INV-M9-Q1", "INV-M9-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next step."""
        state = run.state
        options: list[Option] = []
        for one in state.companions:
            options += [GuideOut(one.card)] if may_leave(state, one) else []
            if one.card not in self.moved:
                options += [Guide(one.card, zone) for zone in ways_of(state, one)]
        if not options:
            return DONE
        return Choice(decider(state), "z2-scientists", (*options, Pass()))

    @cites("INV-M9-3", "INV-BOT-3")
    def go(self, run: ZRun) -> Outcome:
        """Moves one, or takes it off the board, or lets all others stay."""
        state, chosen = run.state, run.answer
        if isinstance(chosen, Pass):
            return DONE
        at = next(at for at, one in enumerate(state.companions) if one.card == chosen.who)
        if isinstance(chosen, GuideOut):
            state.companions = (*state.companions[:at], *state.companions[at + 1 :])
            run.emit(events.Escaped, chosen.who)
            return Go("ask")
        start = state.companions[at].zone
        drag(state, at, chosen.to)
        run.emit(events.Moved, chosen.who, chosen.to)
        then = run.trigger(WALKED, (COMPANIONS + at, start, chosen.to))
        frame = Walks((*self.moved, chosen.who))
        return Go("ask", frame) if then is None else Push(then.child, frame, then.then)

    def again(self, run: ZRun) -> Outcome:
        """Asks on, once a Bot has gone along or not."""
        return Go("ask")

    steps = (ask, go, again)


def _dusk(run: ZRun, context: None) -> Frame:
    """The Players' Phase ends with their Moves."""
    return Walks()


@cites("INV-M9-1")
def _all_out(state: ZState) -> bool:
    """Tells whether both are away."""
    return not state.companions


def _leaving(state: ZState) -> Text:
    done = len(WHO) - len(state.companions)
    return Text(f"z2-goal-{SCIENTISTS}", {"done": done, "all": len(WHO)})


BEHIND[SCIENTISTS], PROGRESS[SCIENTISTS] = _all_out, _leaving
MEANINGS[SCIENTISTS] = {"blue": "scientist", "white": "scientist"}


@cites("INV-M9-Q1", "INV-END-2")
def _falls(run: ZRun, fall: Fall) -> Fall | None:
    """Without one of them the Mission cannot be won."""
    if is_survivor(fall.who) or fall.who >= MACHINES:
        return fall
    lose(run, "scientist-lost", "INV-M9-Q1", "INV-END-2")
    return None


@cites("INV-M9-3")
def _no_leader(state: ZState, context: tuple[int, Option], wrong: Refusal | None) -> Refusal | None:
    """They follow nobody."""
    return no("scientist", "INV-M9-3") if isinstance(context[1], Rally) else wrong


MODULE = Module(
    NAME,
    actors=(companions,),
    lays=(_laid,),
    specials={
        SCIENTISTS: Piece(
            SCIENTISTS,
            (ZOMBIES_NEXT.use(_dusk), FALLS.use(_falls), REFUSES.use(_no_leader)),
            ("INV-M9-3",),
            Rank.MISSION,
        ),
    },
)
of_module(NAME, SCIENTISTS)
