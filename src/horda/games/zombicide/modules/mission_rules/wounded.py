"""Mission 12: Survivors that lie wounded until somebody brings them a first-aid kit."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.companions import follow, has_seat, left_over
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.mission_events import LaidWounded, Treated
from horda.games.zombicide.rules.options import Rally, Recruit, ZOption
from horda.games.zombicide.rules.people import ZRun, can_pay, change, decider, pay
from horda.games.zombicide.rules.points import ACTIVATED, MISSION_ACTIONS, READY
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.state import NONE, OTHER, Companion, ZState
from horda.games.zombicide.rules.turn import does

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
def _treats(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Offers to treat the wounded here; without a kit nobody can make them follow."""
    person = state.people[who]
    rest = [one for one in options if not isinstance(one, Rally)]
    if not person.load or not can_pay(person, OTHER) or not has_seat(state, who):
        return rest
    return rest + [Treat(one.card) for one in still_wounded(state) if one.zone == person.zone]


@does(Treat)
@cites("Z2-M12-06")
def _treat(run: ZRun, who: int, option: Treat) -> None:
    """Drops a kit for good; the wounded one becomes a Companion."""
    state = run.state
    pay(state, who, OTHER)
    change(state, who, load=state.people[who].load[1:])
    number = next(i for i, one in enumerate(state.companions) if one.card == option.other)
    run.emit(Treated, state.people[who].card, option.other)
    follow(run, number, who)


@cites("Z2-M12-03")
def _found(run: ZRun, groups: tuple[Group, ...]) -> None:
    """The game is lost when a Zombie starts to act where wounded Survivors lie."""
    zones = {one.zone for one in still_wounded(run.state)}
    if any(zone in zones for zone, _, _ in groups):
        lose(run, "wounded-found", "Z2-M12-03", "Z2-WIN-03")


PIECES = (
    Piece(
        "wounded",
        (READY.use(_crash), MISSION_ACTIONS.use(_treats), ACTIVATED.use(_found)),
        ("Z2-M12-03", "Z2-M12-04", "Z2-M12-06"),
        Rank.MISSION,
    ),
)
