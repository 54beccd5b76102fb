"""A Survivor's turn."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.companions import gain_action, grants, lose_action, stock
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.adrenaline import FREE_ACTION, PLUS_1_ACTION, fresh_free
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.goals import settle
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.people import ZRun, put, shared, skills
from horda.games.zombicide.rules.points import (
    ACTIONS,
    ACTS,
    INTERLUDE,
    PAUSE,
    TURN_BEGINS,
    TURN_ENDS,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.turn_options import turn_options

question("z2-turn", "Z2-ROUND-03", fields=("who", "actions"))

ASK, END = Go("ask"), Go("end")
NO_FREE = (0,) * 7
BASE_ACTIONS = 3
GRANTED = (PLUS_1_ACTION, *FREE_ACTION)
"""The skills that bring Actions."""
SPENT = 999
"""More Actions than anybody has: a shared one that was spent before does not come again."""
BORN_LEADER, DESTINY = skill_id("born_leader"), skill_id("destiny")
EVERY_TURN = frozenset((DESTINY, skill_id("ignore_1_break")))
"""Skills of which the book says once a turn, and not once in the own turn."""


@cites("Z2-SKILL-G6", "Z2-SKILL-32", "Z2-INTER-20", "FH-SK-7")
def fresh_for_all(state: ZState) -> None:
    """Makes skills fresh that work once in every turn, whosever it is, and in every phase."""
    for one in state.people:
        if one.used and not EVERY_TURN.isdisjoint(one.used):
            used = tuple([skill for skill in one.used if skill not in EVERY_TURN])
            put(state, state.people.index(one), replace(one, used=used))


@cites("Z2-SKILL-50", "Z2-COMP-Q4")
def share_actions(state: ZState, who: int, begins: bool = False) -> None:
    """Gives the Actions of a Brother in arms to whoever comes to him, and takes unspent ones back.

    Who is with him when the turn begins has got them with all the others. They are spent before
    the Survivor's own, so the note says how many there were when they came, and one more.
    """
    now = {skill for skill in shared(state, who) if grants(skill)}
    for skill in GRANTED:
        name = f"shared-{who}-{skill}"
        had = noted(state, name)
        if bool(had) == (skill in now):
            continue
        if skill in now:
            came = begins or gain_action(state, who, skill)
            note(state, name, 1 + stock(state, who, skill) if came else SPENT)
        else:
            note(state, name, 0)
            if not begins:
                lose_action(state, who, skill, stock(state, who, skill) + 1 < had)


def suppose(state: ZState, who: int, actions: int) -> None:
    """Gives a Survivor Actions for a thought; a Brother's is spent as if it were one of them."""
    name = f"shared-{who}-{PLUS_1_ACTION}"
    if had := noted(state, name):
        note(state, name, had + actions - state.people[who].actions)
    put(state, who, replace(state.people[who], actions=actions))


def forget_shared(state: ZState, who: int) -> None:
    """Forgets what a Brother in arms shared in an earlier turn."""
    mine = f"shared-{who}-"
    if any(name.startswith(mine) for name, _ in state.memo):
        state.memo = tuple([one for one in state.memo if not one[0].startswith(mine)])


class Turn(Frame, frozen=True):
    """One Survivor takes its Actions."""

    who: int

    @cites("Z2-ROUND-03", "Z2-ROUND-Q2", "Z2-INTER-20", "Z2-SKILL-01", "Z2-SKILL-G6")
    def begin(self, run: ZRun) -> Outcome:
        """Gives the Survivor its Actions; once-a-turn skills are fresh."""
        state = run.state
        fresh_for_all(state)
        owned, hooks = skills(state, self.who), run.known_hooks or run.hooks
        actions = BASE_ACTIONS + owned.count(PLUS_1_ACTION)
        if ACTIONS in hooks.uses:
            actions = hooks.query(ACTIONS, state, self.who, actions)
        free = fresh_free(state, self.who, owned)
        before = state.people[self.who]
        person = replace(
            before,
            actions=actions,
            free=free,
            used=(),
            searched=False,
            slipped=False,
            chain=0,
        )
        put(state, self.who, person)
        state.turn_of = self.who
        if state.brothers:
            forget_shared(state, self.who)
            share_actions(state, self.who, begins=True)
        run.emit(events.TurnBegan, person.card, actions)
        first = run.trigger(TURN_BEGINS, self.who) if TURN_BEGINS in hooks.uses else None
        return first or self.again(run)

    @cites("Z2-ROUND-04", "Z2-ROUND-05", "Z2-ROUND-06", "Z2-INTER-18", "Z2-SKILL-G4")
    def ask(self, run: ZRun) -> Outcome:
        """Lists everything the Survivor can do now."""
        state = run.state
        if settle(run):
            return DONE
        if state.brothers:
            share_actions(state, self.who)
        hooks = run.known_hooks or run.hooks
        if INTERLUDE in hooks.uses and run.query(INTERLUDE, self.who, False):
            return Go("pause")
        options = turn_options(state, hooks, self.who)
        if len(options) == 1 and run.sink is None:  # the runner would answer, and nobody listens
            return self.end(run)
        person = state.people[self.who]
        return Choice(person.seat, "z2-turn", tuple(options), (person.card, person.actions))

    def act(self, run: ZRun) -> Outcome:
        """Does what was chosen."""
        chosen = run.answer
        kind = type(chosen)
        if ACTS in run.hooks.uses:
            run.trigger(ACTS, (self.who, chosen))
        if kind is o.EndTurn:
            return self.end(run)
        outcome = DEEDS[kind].do(run, self.who, chosen)
        if kind in o.LEAVING:
            return END
        if outcome is None:
            return self.again(run)
        return Push(outcome) if isinstance(outcome, Frame) else outcome

    def again(self, run: ZRun) -> Outcome:
        """Asks on: as `ASK`, without another round of the runner."""
        if run.state.result is not None:  # what was done has ended the game
            return DONE
        run.at[-1] = 1
        return self.ask(run)

    def end(self, run: ZRun) -> Outcome:
        """The turn is over; unused Actions are lost."""
        state = run.state
        person = state.people[self.who]
        put(state, self.who, replace(person, actions=0, free=NO_FREE, done=True))
        state.turn_of = NONE
        if TURN_ENDS in run.hooks.uses:
            run.trigger(TURN_ENDS, self.who)
        settle(run)
        return DONE

    def pause(self, run: ZRun) -> Outcome:
        """Lets come what comes between two Actions."""
        return run.trigger(PAUSE, self.who)

    def resume(self, run: ZRun) -> Outcome:
        """Goes on as ever."""
        return ASK

    steps = (begin, ask, act, again, end, pause, resume)
