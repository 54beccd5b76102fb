"""War cry: once a turn, for nothing, a Survivor frightens all Zombies of its Zone into another."""

from collections.abc import Iterator

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.games.zombicide.box.skill_keys import enrol, skill_id
from horda.games.zombicide.modules.skills.once import lacks, use
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, kinds_in, zombies_in
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.refusals import between, no
from horda.games.zombicide.rules.state import ZState

enrol(("war_cry",))  # not needed in this package: its own data files are read first
WAR_CRY = skill_id("war_cry")


class WarCry(ZOption, frozen=True):
    """Frighten the Zombies here into a Zone."""

    to: int


class Frightened(ZEvent, frozen=True):
    """Zombies fled from a war cry."""

    rules = ("Z2-SKILL-60",)
    zone: int
    to: int
    kind: int
    count: int


@deed
class CryingWar(Deed[WarCry]):
    """Frighten the Zombies of the own Zone."""

    option, rule, anybodys, sign = WarCry, "Z2-SKILL-60", False, "megaphone"
    skill = "war_cry"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[WarCry]:
        """The Zones around."""
        yield from map(WarCry, state.tables.neighbours[state.people[who].zone])

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: WarCry) -> Refusal | None:
        """It takes the skill, unused, and somebody to frighten."""
        here, wrong = state.people[who].zone, lacks(state, who, WAR_CRY)
        if wrong is None and not zombies_in(state, here):
            return no("no-zombies", self.rule, zone=here)
        return wrong or between(state, here, option.to)

    def do(self, run: ZRun, who: int, option: WarCry) -> Outcome:
        """Marks the skill as used, and moves them."""
        state, here = run.state, run.state.people[who].zone
        use(run, who, WAR_CRY)
        for kind in kinds_in(state, here):
            count = state.zombies[here * state.kinds + kind]
            state.zombies[here * state.kinds + kind] = 0
            state.zombies[option.to * state.kinds + kind] += count
            run.emit(Frightened, here, option.to, kind, count)
        return None


PIECES = {"war_cry": Piece("war_cry", (OFFERS.use(DEEDS[WarCry].offer, WAR_CRY),), ())}
