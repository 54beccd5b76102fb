"""Operations on the game itself: votes, crises, objectives, stories."""

from enum import StrEnum

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.who import Player
from horda.games.dead_of_winter.cards.wins import Goal
from horda.games.dead_of_winter.cards.words import Module


class ExileVote(Op, frozen=True, tag="exile_vote"):
    """An extra vote on exiling somebody; afterwards one list or the other."""

    target: Player
    then: Ops = ()
    otherwise: Ops = ()

    def branches(self) -> tuple[Ops, ...]:
        """After a vote that passed, and after one that did not."""
        return (self.then, self.otherwise)


class SpecialExilePhase(Op, frozen=True, tag="special_exile_phase"):
    """Every player in turn may start one exile vote."""


class BetrayerMayReveal(Op, frozen=True, tag="betrayer_may_reveal"):
    """The betrayer who is not exiled and has fulfilled everything may win now.

    Everybody is asked; only the one entitled has a second answer. Who stays hidden without
    having fulfilled it needs the morale at 0 besides.
    """


class SkipCrisis(Op, frozen=True, tag="skip_current_crisis"):
    """The crisis of this round goes under the deck, its cards unseen out of the game."""


class SkipNextCrisis(Op, frozen=True, tag="skip_next_crisis"):
    """The next crisis is put away as soon as it was revealed."""


class FirstPlayer(Op, frozen=True, tag="first_player"):
    """A player takes the first-player token at once."""

    who: Player


class AddVictoryCondition(Op, frozen=True, tag="add_victory_condition"):
    """The main objective has one condition more."""

    goal: Goal


class End(StrEnum):
    """How a card ends the game."""

    OBJECTIVE = "objective_complete"


class EndGame(Op, frozen=True, tag="end_game"):
    """The game is over."""

    result: End = End.OBJECTIVE


class SetUpModule(Op, frozen=True, tag="set_up_module"):
    """A story uses a module, at first without some of its rules."""

    uses: Module
    without: tuple[str, ...] = ()


class Unlock(Op, frozen=True, tag="unlock"):
    """A rule of a module that was off is on from now, or from the next round."""

    rule: str
    next_round: bool = False


class UseBetrayal(Op, frozen=True, tag="use_betrayal"):
    """The one betrayal card of this game."""

    card: str


class ReplaceObjective(Op, frozen=True, tag="replace_objective"):
    """At the start of the next round another main objective takes the place of this one."""

    by: str


class TakePill(Op, frozen=True, tag="take_pill"):
    """An own survivor takes a pill: a die, and a row of its table."""

    pill: str


StoryOp = (
    ExileVote
    | SpecialExilePhase
    | BetrayerMayReveal
    | SkipCrisis
    | SkipNextCrisis
    | FirstPlayer
    | AddVictoryCondition
    | EndGame
    | SetUpModule
    | Unlock
    | UseBetrayal
    | ReplaceObjective
    | TakePill
)
