"""Brother in arms: its owner may share the skill it names, and may leave that."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.memo import note, noted
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import APART, SHARED, ZRun
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


class KeepApart(ZOption, frozen=True):
    """Do without the own Brother in arms, until it is taken up again."""


class StandTogether(ZOption, frozen=True):
    """Use the own Brother in arms again."""


class KeptApart(events.ZEvent, frozen=True):
    """Somebody does without Brother in arms."""

    rules = ("Z2-SKILL-50",)
    who: int


class StoodTogether(events.ZEvent, frozen=True):
    """Somebody uses Brother in arms again."""

    rules = ("Z2-SKILL-50",)
    who: int


B = TypeVar("B", KeepApart, StandTogether)


class Sharing(Deed[B]):
    """Leave the skill, or take it up: free, in the own turn, by the owner's player alone."""

    rule, anybodys, skill = "Z2-SKILL-50", False, "brother_in_arms"
    apart = False
    """Whether it must have been left before."""

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[B]:
        """There is one way."""
        yield self.option()  # type: ignore[misc]  # the option of this deed

    @cites("Z2-SKILL-50")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: B) -> Refusal | None:
        """One must have the skill, and have it in use or not."""
        if SHARED.keys().isdisjoint(state.people[who].skills):
            return no("no-brother", self.rule)
        if bool(noted(state, f"{APART}{who}")) != self.apart:
            return no("brother-so" if self.apart else "brother-apart", self.rule)
        return None

    def price(self, state: ZState, hooks: HookIndex, who: int, option: B) -> int:
        """Nothing."""
        return 0

    def weight(self, look: "Thoughts", option: B) -> float:
        """To share hardly ever hurts."""
        return look.now[look.here] + 0.5 if self.apart else look.silly


@deed
class KeepingApart(Sharing[KeepApart]):
    """Leave it."""

    option = KeepApart

    @cites("Z2-SKILL-50")
    def do(self, run: ZRun, who: int, option: KeepApart) -> Outcome:
        """Notes it: nobody has anything of it from now on."""
        note(run.state, f"{APART}{who}")
        run.emit(KeptApart, run.state.people[who].card)
        return None


@deed
class StandingTogether(Sharing[StandTogether]):
    """Take it up again."""

    option, apart = StandTogether, True

    @cites("Z2-SKILL-50")
    def do(self, run: ZRun, who: int, option: StandTogether) -> Outcome:
        """Forgets the note."""
        note(run.state, f"{APART}{who}", 0)
        run.emit(StoodTogether, run.state.people[who].card)
        return None


PIECES: dict[str, Piece] = {
    "brother_in_arms": Piece(
        "brother_in_arms",
        (OFFERS.use(DEEDS[KeepApart].offer), OFFERS.use(DEEDS[StandTogether].offer)),
        ("Z2-SKILL-50",),
    )
}
