"""Camouflage: whoever no Xenos sees may become one that Xenos do not know of."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, has, zombies_in
from horda.games.zombicide.rules.points import ATTACK_MADE, NOISY, OFFERS, THROWN, TURN_BEGINS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-camouflage", "INV-SK-13", fields=("who",))


class Hide(ZOption, frozen=True):
    """Take the Camouflage token."""

    moment = ("camouflage", "INV-SK-13")


class ShowUp(ZOption, frozen=True):
    """Give the Camouflage token up."""


class Hidden(events.ZEvent, frozen=True):
    """Somebody took a Camouflage token."""

    rules = ("INV-SK-13",)
    who: int


class Exposed(events.ZEvent, frozen=True):
    """Somebody lost the Camouflage token."""

    rules = ("INV-SK-13", "INV-SK-Q4")
    who: int


HIDE, SHOW_UP = Hide(), ShowUp()


def watched(state: InvState, who: int) -> bool:
    """Tells whether any Xenos sees a Survivor."""
    sight, zone = state.zombie_eyes().sight, state.people[who].zone
    return any(mask >> zone & 1 and zombies_in(state, one) for one, mask in enumerate(sight))


class Hiding(Frame, frozen=True):
    """A Survivor may take the token."""

    who: int

    @cites("INV-SK-13", "INV-SK-G1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks its player."""
        person = run.state.people[self.who]
        return Choice(person.seat, "z2-camouflage", (HIDE, PASS), (person.card,))

    def take(self, run: ZRun) -> Outcome:
        """Takes it."""
        state = invader(run.state)
        if run.answer == HIDE:
            state.unseen = tuple(sorted((*state.unseen, self.who)))
            run.emit(Hidden, state.people[self.who].card)
        return DONE

    steps = (ask, take)


@cites("INV-SK-13", "INV-SK-Q7")
def _may_hide(run: ZRun, who: int) -> Frame | None:
    """Offers the token at the start of the own Turn to an owner whom no Xenos sees."""
    state = invader(run.state)
    if who in state.unseen or not has(state, who, "camouflage") or watched(state, who):
        return None
    return Hiding(who)


@cites("INV-SK-13", "INV-SK-Q4", "INV-MACH-Q9", "INV-D18")
def expose(run: ZRun, who: int) -> None:
    """Takes the token away, after any Combat or Machine Action and after Noise."""
    state = invader(run.state)
    if who in state.unseen:
        state.unseen = tuple(one for one in state.unseen if one != who)
        run.emit(Exposed, state.people[who].card)


@deed
class ShowingUp(Deed[ShowUp]):
    """Give the Camouflage token up: its owner may keep it, and need not."""

    option, rule, anybodys, module = ShowUp, "INV-SK-13", False, "camouflage"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[ShowUp]:
        """There is one way."""
        yield SHOW_UP

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: ShowUp) -> Refusal | None:
        """One must have it."""
        return None if who in invader(state).unseen else no("not-hidden", "INV-SK-13")

    def price(self, state: ZState, hooks: HookIndex, who: int, option: ShowUp) -> int:
        """Nothing."""
        return 0

    @cites("INV-SK-13")
    def do(self, run: ZRun, who: int, option: ShowUp) -> Outcome:
        """Lays it back."""
        expose(run, who)
        return None

    def weight(self, look: "Thoughts", option: ShowUp) -> float:
        """There is hardly a reason."""
        return look.silly


def _fought(run: ZRun, attack: Attack) -> None:
    expose(run, attack.who)


def _burned(run: ZRun, blow: Blow) -> None:
    expose(run, blow.who)


MODULE = Module(
    "camouflage",
    (
        Piece(
            "exposed",
            (
                ATTACK_MADE.use(_fought),
                THROWN.use(_burned),
                NOISY.use(expose),
                OFFERS.use(DEEDS[ShowUp].offer),
            ),
            ("INV-SK-13", "INV-SK-Q4"),
        ),
    ),
    skills={"camouflage": Piece("camouflage", (TURN_BEGINS.use(_may_hide),), ("INV-SK-13",))},
)
