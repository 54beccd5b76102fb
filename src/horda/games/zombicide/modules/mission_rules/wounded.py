"""Mission 12: Survivors that lie wounded until somebody brings them a first-aid kit."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.companions import follow, has_seat, left_over
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.mission_events import LaidWounded, Treated
from horda.games.zombicide.rules.options import Rally, Recruit, ZOption
from horda.games.zombicide.rules.people import ZRun, change, decider, pay
from horda.games.zombicide.rules.points import (
    ACTIVATED,
    ACTIVATED_AGAIN,
    MISSION_ACTIONS,
    READY,
    REFUSES,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, someone, tired
from horda.games.zombicide.rules.state import NONE, OTHER, Companion, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

question("z2-wounded", "Z2-M12-04", fields=("zone",))


WOUNDED = 6


class Treat(ZOption, frozen=True):
    """Give a first-aid kit for a wounded Survivor here, who follows from now on."""

    other: int


def still_wounded(state: ZState) -> list[Companion]:
    """Lists the Survivors that still lie wounded: nobody leads them."""
    return [one for one in state.companions if one.leader == NONE]


def _treated(state: ZState) -> Text:
    done = WOUNDED - len(still_wounded(state))
    return Text("z2-goal-all-treated", {"done": done, "all": WOUNDED})


@goal("all-treated", _treated)
@cites("Z2-M12-02")
def _all_treated(state: ZState) -> bool:
    return bool(state.companions) and not still_wounded(state)


class Crash(Frame, frozen=True):
    """The Survivors nobody plays are laid down, wounded, in the marked Zone."""

    @cites("Z2-M12-04")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who they are where more than six are left over."""
        left, lying = left_over(run.state), len(run.state.companions)
        if lying >= WOUNDED:
            return DONE
        (zone,) = marked(run.state.edition, run.state.config.scenario, "wounded")
        options = tuple(Recruit(card) for card in left)
        if len(left) == WOUNDED - lying:
            options = options[:1]
        return Choice(decider(run.state), "z2-wounded", options, (zone,))

    @cites("Z2-M12-04")
    def lay(self, run: ZRun) -> Outcome:
        """Lays one down: it has no Actions and no cards, and makes Noise like anybody."""
        state, (zone,) = run.state, marked(run.state.edition, run.state.config.scenario, "wounded")
        state.companions = (*state.companions, Companion(run.answer.other, zone))
        run.emit(LaidWounded, run.answer.other, zone)
        return Go("ask")

    steps = (ask, lay)


def _crash(run: ZRun, context: None) -> Frame:
    return Crash()


@cites("Z2-M12-06", "Z2-M12-Q1", "Z2-M12-05")
def _not_rallied(
    state: ZState, context: tuple[int, Option], before: Refusal | None
) -> Refusal | None:
    """Without a kit nobody can make the wounded follow."""
    if type(context[1]) is not Rally:
        return before
    who = someone(state, context[1].other)
    return before or no("wounded", "Z2-M12-Q1", "Z2-M12-06", who=who)


@deed
class Treating(Deed[Treat]):
    """Give a first-aid kit for a wounded Survivor."""

    option, special, rule, sign = Treat, "wounded", "Z2-M12-06", "first-aid-kit"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Treat]:
        """All the wounded, those here first."""
        here = state.people[who].zone
        found = sorted(still_wounded(state), key=lambda one: one.zone != here)
        yield from (Treat(one.card) for one in found)

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """The wounded."""
        lying = [one for one in still_wounded(state) if one.zone == zone]
        yield from (Wish("companion", Treat(one.card)) for one in lying)

    @cites("Z2-M12-06", "Z2-M12-Q1", "Z2-M12-05")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Treat) -> Refusal | None:
        """It takes a kit, and in a car a seat."""
        person, name = state.people[who], someone(state, option.other)
        here = [one.card for one in still_wounded(state) if one.zone == person.zone]
        if option.other not in here:
            return no("not-wounded-here", self.rule, who=name)
        if not person.load:
            return no("no-kit", self.rule, "Z2-M12-Q1")
        return tired(state, who) if has_seat(state, who) else no("no-seat", "Z2-CAR-Q6", who=name)

    @cites("Z2-M12-06")
    def do(self, run: ZRun, who: int, option: Treat) -> None:
        """Drops a kit for good; the wounded one becomes a Companion."""
        state = run.state
        pay(state, who, OTHER)
        change(state, who, load=state.people[who].load[1:])
        number = next(i for i, one in enumerate(state.companions) if one.card == option.other)
        run.emit(Treated, state.people[who].card, option.other)
        follow(run, number, who)

    def weight(self, look: "Thoughts", option: Treat) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


@cites("Z2-M12-03", "Z2-M12-Q2")
def _found(run: ZRun, groups: tuple[Group, ...]) -> None:
    """The game is lost when a Zombie begins any Action where wounded Survivors lie."""
    zones = {one.zone for one in still_wounded(run.state)}
    if any(zone in zones for zone, _, _ in groups):
        lose(run, "wounded-found", "Z2-M12-03", "Z2-WIN-03")


PIECES = (
    Piece(
        "wounded",
        (
            READY.use(_crash),
            MISSION_ACTIONS.use(DEEDS[Treat].offer),
            REFUSES.use(_not_rallied),
            ACTIVATED.use(_found),
            ACTIVATED_AGAIN.use(_found),
        ),
        ("Z2-M12-03", "Z2-M12-04", "Z2-M12-06"),
        Rank.MISSION,
    ),
)
of_module("companions", "wounded", "all-treated")
