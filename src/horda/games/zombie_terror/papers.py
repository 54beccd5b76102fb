"""The papers of Zombie Terror: positions, questions in words, refusals."""

from horda.core.decisions import Choice
from horda.core.game import Papers, Refusal, Table
from horda.core.rng import Rng
from horda.core.state import Config
from horda.core.words import Text
from horda.games.zombie_terror import describe, explain, questions
from horda.games.zombie_terror.rules import FullState
from horda.games.zombie_terror.setup import Setup
from horda.games.zombie_terror.state import ZTState, blank


class TerrorPapers(Papers[ZTState]):
    """Positions by the names of people and fields."""

    prefix = "zt"

    def describe(self, state: ZTState) -> Table:
        """Writes a position as a table."""
        return describe.describe(state)

    def pose(self, config: Config, rng: Rng, table: Table) -> ZTState:
        """Reads a position back."""
        assert isinstance(config, Setup)
        return describe.pose(blank(FullState, config, rng), table)

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words, with whom or which field it is about."""
        return questions.asked(choice)

    def explain(self, state: ZTState, seat: int, key: str) -> Refusal | None:
        """Names the rule in the way of an option."""
        return explain.explain(state, seat, key)
