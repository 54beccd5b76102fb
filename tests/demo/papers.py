"""The papers of the colony: positions by names, and the reasons of refusals."""

from horda.core.game import Papers, Refusal, Table
from horda.core.rng import Rng
from horda.core.state import Config
from horda.core.words import text
from tests.demo import table
from tests.demo.cards import SEATS
from tests.demo.state import ColonyConfig, ColonyState


class ColonyPapers(Papers[ColonyState]):
    """What is written of the colony."""

    def describe(self, state: ColonyState) -> Table:
        """By names."""
        return table.describe(state)

    def pose(self, config: Config, rng: Rng, raw: Table) -> ColonyState:
        """By names."""
        assert isinstance(config, ColonyConfig)
        return table.pose(config, rng, raw)

    def facts(self, state: ColonyState) -> Table:
        """How large the horde is in all."""
        return {"zombies": sum(state.horde)}

    def explain(self, state: ColonyState, seat: int, key: str) -> Refusal | None:
        """Names the rule for what people try most."""
        if key == f"accuse:{SEATS[seat]}":
            return Refusal(("DEMO-VOTE-02",), text("demo-why-self"))
        if key.startswith("accuse:"):
            return Refusal(("DEMO-VOTE-01",))
        if key.startswith("attack:"):
            return Refusal(("DEMO-ATTACK-02",))
        return None
