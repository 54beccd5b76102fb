"""Born leader: another Survivor acts in the middle of a turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.modules.skills.move_options import Lead
from horda.games.zombicide.modules.skills.once import lacks, use
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.options import Eat
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.points import ACTS, LENT, OFFERS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.refusals import member, no, someone
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.turn import BORN_LEADER, NO_FREE
from horda.games.zombicide.rules.turn_options import actions_of

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-free-action", "Z2-SKILL-54")


@deed
class Leading(Deed[Lead]):
    """Give another Survivor one free Action, once a turn."""

    option, rule, group, anybodys = Lead, "Z2-SKILL-54", "lead", False
    skill = "born_leader"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Lead]:
        """All the others."""
        yield from (Lead(p.card) for i, p in enumerate(state.people) if i != who)

    @cites("Z2-SKILL-54", "Z2-SKILL-Q33")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Lead) -> Refusal | None:
        """Whoever it is must be on the board."""
        wrong, other = lacks(state, who, BORN_LEADER), member(state, option.other)
        if wrong is not None:
            return wrong
        if other in (NONE, who) or state.people[other].zone == OUT:
            return no("not-led", "Z2-SKILL-54", who=someone(state, option.other))
        return None

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Lead) -> int:
        """Nothing: the skill is used for free, and that is no Action."""
        return 0

    def do(self, run: ZRun, who: int, option: Lead) -> Outcome:
        """Lets the other one act."""
        use(run, who, BORN_LEADER)
        return Favour(next(i for i, p in enumerate(run.state.people) if p.card == option.other))

    def weight(self, look: "Thoughts", option: Lead) -> float:
        """Once the own turn is done."""
        return look.later - 0.05


class Favour(Frame, frozen=True):
    """A Survivor takes one free Action outside its own turn."""

    who: int

    @cites("Z2-SKILL-54", "Z2-ROUND-I1")
    def ask(self, run: ZRun) -> Outcome:
        """Offers any one Action."""
        options = favours(run.state, run.hooks, self.who)
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-free-action", (*options, PASS))

    @cites("Z2-SKILL-Q33", "Z2-SEARCH-03")
    def act(self, run: ZRun) -> Outcome:
        """Carries it out; a Search is not that of the Survivor's own turn, before or after."""
        state, chosen = run.state, run.answer
        if type(chosen) is Pass:
            return DONE
        before = state.people[self.who]
        change(state, self.who, actions=1, free=NO_FREE)
        if ACTS in run.hooks.uses:
            run.trigger(ACTS, (self.who, chosen))
        outcome = DEEDS[type(chosen)].do(run, self.who, chosen)
        # In the middle of its own turn (Zombie link) it keeps the Actions and the Search it had.
        kept = {"actions": before.actions, "free": before.free, "searched": before.searched}
        change(state, self.who, **kept)
        return Push(outcome) if isinstance(outcome, Frame) else outcome

    steps = (ask, act)


def with_favour(state: ZState, who: int) -> ZState:
    """Returns the position as it would be with nothing but one Action of any kind."""
    there = state.clone()
    change(there, who, actions=1, free=NO_FREE, searched=False, slipped=True)
    return there


def favours(state: ZState, hooks: HookIndex, who: int) -> list[Option]:
    """Lists what one free Action of any kind can be; skills of the own turn do not count."""
    there = with_favour(state, who)
    found = [one for one in actions_of(there, hooks, who) if type(one) is not Eat]
    return hooks.query(LENT, there, who, found) if LENT in hooks.uses else found


_ALL = (
    Piece(
        "born_leader",
        (OFFERS.use(DEEDS[Lead].offer, BORN_LEADER),),
        ("Z2-SKILL-54", "Z2-SKILL-Q33"),
    ),
)
PIECES: dict[str, Piece] = {piece.id: piece for piece in _ALL}
