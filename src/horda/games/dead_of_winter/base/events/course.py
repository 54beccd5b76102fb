"""Events about the course of the game that everybody sees."""

from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.events.event import DWEvent
from horda.games.dead_of_winter.cards.box import BOX


class RoundBegan(DWEvent, frozen=True):
    """A round began."""

    rules = ("DW-ROUND-01",)
    round: int


class CrisisRevealed(DWEvent, frozen=True):
    """The crisis of this round is turned up."""

    rules = ("DW-CRISIS-01",)
    crisis: int


class NoCrisis(DWEvent, frozen=True):
    """The crisis deck is empty."""

    rules = ("DW-CRISISRES-Q6",)


class DiceRolled(DWEvent, frozen=True):
    """A player rolled the action dice of this round."""

    rules = ("DW-DICE-03",)
    seat: int
    dice: tuple[int, ...]


class TurnBegan(DWEvent, frozen=True):
    """A player's turn began."""

    rules = ("DW-ROUND-03",)
    seat: int


class TurnEnded(DWEvent, frozen=True):
    """A player's turn ended."""

    rules = ("DW-TURN-03",)
    seat: int


class CrossroadsSprung(DWEvent, frozen=True):
    """The hidden crossroads card is read aloud."""

    rules = ("DW-CROSS-04",)
    crossroads: int


class CrossroadsChosen(DWEvent, frozen=True):
    """An option of a crossroads card was chosen."""

    rules = ("DW-CROSS-05",)
    seat: int
    crossroads: int
    option: int

    def text(self) -> Text:
        """The event, with the option in the words of its card; a vote is nobody's choice."""
        said = super().text()
        label = f"dw-crossroads-{names.crossroads(self.crossroads)}.label{self.option}"
        voted = BOX.crossroads[self.crossroads].chooser.by.startswith("vote")
        how = "dw-event-crossroads-voted" if voted else said.id
        return Text(how, {**said.args, "option": Text(label)})


class CrossroadsVoid(DWEvent, frozen=True):
    """No option of a crossroads card is possible."""

    rules = ("DW-CROSS-Q2",)
    crossroads: int


class MoraleChanged(DWEvent, frozen=True):
    """The morale went up or down."""

    rules = ("DW-COLONY-04",)
    by: int
    now: int


class FoodChanged(DWEvent, frozen=True):
    """Food came into the supply or left it."""

    rules = ("DW-FEED-01",)
    by: int
    now: int


class Fed(DWEvent, frozen=True):
    """The colony was fed."""

    rules = ("DW-FEED-01",)
    n: int


class Starved(DWEvent, frozen=True):
    """There was too little food."""

    rules = ("DW-STARVE-01",)
    n: int
    tokens: int


class WasteChecked(DWEvent, frozen=True):
    """The waste pile weighs on the morale."""

    rules = ("DW-WASTE-01",)
    n: int
    by: int


class ContributionsShown(DWEvent, frozen=True):
    """The contributed cards are turned up, one by one."""

    rules = ("DW-CRISISRES-01",)
    cards: tuple[int, ...]


class CrisisResolved(DWEvent, frozen=True):
    """The crisis is settled."""

    rules = ("DW-CRISISRES-02",)
    crisis: int
    total: int
    needed: int
    averted: bool


class Accused(DWEvent, frozen=True):
    """A player called for an exile."""

    rules = ("DW-EXVOTE-01",)
    seat: int
    target: int


class Voted(DWEvent, frozen=True):
    """All votes are shown at once."""

    rules = ("DW-VOTE-02",)
    ayes: tuple[int, ...]
    noes: tuple[int, ...]
    passed: bool


class TieBroken(DWEvent, frozen=True):
    """The first player decided a tie."""

    rules = ("DW-VOTE-03",)
    seat: int
    passed: bool


class Exiled(DWEvent, frozen=True):
    """A player was exiled."""

    rules = ("DW-EXILE-01",)
    seat: int


class BanditLeader(DWEvent, frozen=True):
    """A player leads the bandits."""

    rules = ("DW-BANDIT-15",)
    seat: int


class TokenPassed(DWEvent, frozen=True):
    """The first-player token has a holder."""

    rules = ("DW-FIRST-03",)
    seat: int


class RoundMarker(DWEvent, frozen=True):
    """The round marker went down."""

    rules = ("DW-WIN-06",)
    left: int


class ObjectiveMet(DWEvent, frozen=True):
    """The main objective, or a stage of a story, is fulfilled."""

    rules = ("DW-WIN-04",)
    objective: int


class ObjectiveChanged(DWEvent, frozen=True):
    """Another objective is in force."""

    rules = ("DW-SCENR-12",)
    objective: int


class SecretShown(DWEvent, frozen=True):
    """A player shows the own objective: at the end, or exiled and no betrayer."""

    rules = ("DW-SCENB-15",)
    seat: int
    secret: int


class CrisisBuried(DWEvent, frozen=True):
    """The next crisis was put under the deck, or left on top."""

    rules = ("DW-DEC-17",)
    seat: int
    done: bool


class StarvationChanged(DWEvent, frozen=True):
    """Starvation tokens came or went."""

    rules = ("DW-STARVE-04",)
    n: int
