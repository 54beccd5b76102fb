"""The campaign sheet in a Mission: experience, milestones and their rewards."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.entries import ORANGE, RED
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_page, page
from horda.games.zombicide.rules.adrenaline import learn
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import LEVELLED, RED_REACHED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import ZState

question("z2-reward", "FH-CXP-2", fields=("who",))


class RewardBonus(ZOption, frozen=True):
    """One more Bonus Action."""

    moment = ("reward", "FH-CXP-2")


class RewardSkill(ZOption, frozen=True):
    """A Campaign skill."""

    moment = ("reward", "FH-CXP-2", "FH-CSK-1")
    skill: int


@cites("FH-CXP-2", "FH-CXP-4", "FH-CXP-Q1")
def gain_cxp(run: ZRun, who: int, amount: int) -> Frame | None:
    """Notes experience, up to the end of the track; every milestone passed brings a reward."""
    state, known = run.state, book(run.state.edition)
    before = page(state, who)
    total = min(known.track, before.cxp + amount)
    if total == before.cxp:
        return None
    passed = sum(before.cxp < one <= total for one in known.milestones)
    change_page(state, who, cxp=total, owed=before.owed + passed)
    run.emit(events.CxpGained, state.people[who].card, total - before.cxp, total)
    return Rewards(who) if passed else None


class Rewards(Frame, frozen=True):
    """A Survivor's player chooses the rewards of milestones, one after another."""

    who: int

    @cites("FH-CXP-2", "FH-CXP-3", "FH-CSK-1", "FH-CXP-Q1", "FH-SK-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the next one: each Campaign skill only once."""
        state, own = run.state, page(run.state, self.who)
        if not own.owed:
            return DONE
        skills = (skill_id(key) for key in book(state.edition).skills)
        options: list[Option] = [RewardBonus()]
        options += [RewardSkill(skill) for skill in skills if skill not in own.skills]
        person = state.people[self.who]
        return Choice(person.seat, "z2-reward", tuple(options), (person.card,))

    @cites("FH-CXP-3", "FH-CSK-1", "FH-BONUS-1", "FH-CSK-Q1")
    def take(self, run: ZRun) -> Outcome:
        """Gives it: it can be used in this very Turn."""
        own, card = page(run.state, self.who), run.state.people[self.who].card
        if isinstance(run.answer, RewardSkill):
            skill = run.answer.skill
            change_page(run.state, self.who, owed=own.owed - 1, skills=(*own.skills, skill))
            if skill != own.lent:
                learn(run, self.who, skill)
        else:
            change_page(run.state, self.who, owed=own.owed - 1, bonus=own.bonus + 1)
            run.emit(events.Rewarded, card, own.bonus + 1)
        return Go("ask")

    steps = (ask, take)


@cites("FH-CXP-1", "FH-D19", "FH-D31", "FH-CXP-X1", "FH-CXP-X2")
def _levelled(run: ZRun, who: int) -> Frame | None:
    """Brings experience for the first time at Orange and at Red in a Mission."""
    level, own = run.state.people[who].level, page(run.state, who)
    steps = {ORANGE: 1, RED: 2}.get(level, 0)
    if own.reached >= steps:
        return None
    change_page(run.state, who, reached=steps)
    return gain_cxp(run, who, 1)


SHEETS = Piece(
    "sheets",
    (LEVELLED.use(_levelled), RED_REACHED.use(_levelled)),
    ("FH-CXP-1",),
    Rank.MISSION,
)


def bonus_left(state: ZState, who: int) -> int:
    """Counts the Bonus Actions that a Survivor still has in this Mission."""
    own = page(state, who)
    return own.bonus + own.gift - own.spent
