"""Bonus Actions: any Action more, each once a Mission."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.sheets import bonus_left
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_page, page
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

BONUS_KEPT = 1.0
"""What a Bonus Action is worth later."""


class SpendBonus(ZOption, frozen=True):
    """Spend a Bonus Action: one more Action of any kind, now."""


@deed
class SpendingBonus(Deed[SpendBonus]):
    """Spend a Bonus Action."""

    option, special, rule, sign = SpendBonus, "story", "FH-BONUS-1", "medal"
    anybodys = False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SpendBonus]:
        """There is one way."""
        yield SpendBonus()

    @cites("FH-BONUS-1", "FH-BONUS-X1", "FH-D20", "FH-BONUS-Q1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SpendBonus
    ) -> Refusal | None:
        """Never more than the reserve, and in the own turn only."""
        if state.turn_of != who:
            return no("bonus-turn", "FH-BONUS-Q1")
        return None if bonus_left(state, who) > 0 else no("bonus-none", self.rule)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: SpendBonus) -> int:
        """It costs no Action."""
        return 0

    @cites("FH-BONUS-1", "FH-BONUS-Q1")
    def do(self, run: ZRun, who: int, option: SpendBonus) -> None:
        """Gives an Action."""
        person = run.state.people[who]
        change_page(run.state, who, spent=page(run.state, who).spent + 1)
        change(run.state, who, actions=person.actions + 1)
        run.emit(events.BonusSpent, person.card, bonus_left(run.state, who))

    def weight(self, look: "Thoughts", option: SpendBonus) -> float:
        """Where no Action is left, and one more would bring something."""
        if look.me.actions:
            return look.silly
        return max(look.best(look.actions + 1) - BONUS_KEPT, look.idle + look.silly - look.later)


BONUS = Piece("bonus", (OFFERS.use(DEEDS[SpendBonus].offer),), ("FH-BONUS-1",), Rank.MISSION)
