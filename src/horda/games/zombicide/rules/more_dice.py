"""Dice that sixes bring, batch after batch, as long as the player wants them."""

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from horda.core.decisions import Choice, Pass
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.rules.options import ROLL_SIX
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import DICE

if TYPE_CHECKING:
    from horda.games.zombicide.rules.attack import Attack

question("z2-roll-six", "Z2-SKILL-58", fields=("zone", "dice"))


class MoreDice(Frame, frozen=True):
    """The attack below may roll dice for its sixes, and for the sixes of those."""

    who: int
    per_six: int
    """Dice for each 6."""
    start: int = 0
    """Where the last batch begins among the dice of the attack."""

    def number(self, run: ZRun) -> int:
        """Returns how many dice the last batch brings."""
        attack = cast("Attack", run.below)
        dice = attack.dice[self.start :] if self.start else attack.pool
        return self.per_six * attack.count_sixes(run, dice)

    @cites("Z2-SKILL-58", "Z2-SKILL-G5", "Z2-SKILL-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whether to roll them: misses may hit friends."""
        number, attack = self.number(run), cast("Attack", run.below)
        if not number:
            return DONE
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-roll-six", (ROLL_SIX, PASS), (attack.zone, number))

    @cites("Z2-SKILL-58")
    def roll(self, run: ZRun) -> Outcome:
        """Rolls one batch."""
        if type(run.answer) is Pass:
            return DONE
        attack = cast("Attack", run.below)
        fresh = tuple(run.roll(6, DICE) for _ in range(self.number(run)))
        attack.tell(run, fresh)
        run.amend_below(replace(attack, dice=attack.dice + fresh))
        return Go("ask", replace(self, start=len(attack.dice)))

    steps = (ask, roll)
