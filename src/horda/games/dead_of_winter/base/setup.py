"""How a game is set up: objective, players, modules, variants."""

from typing import Annotated, Literal

from msgspec import Meta

from horda.core.state import Config

RANDOM = "random"
"""The scenario that stands for an objective drawn by lot."""


class Setup(Config, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before dealing; the scenario is the main objective."""

    players: Annotated[int, Meta(ge=2, le=5, description="players (DW-SETUP-03)")] = 4
    sets: Annotated[
        Literal["long-night", "base", "mixed"], Meta(description="which cards (DW-MIX-01)")
    ] = "long-night"
    improvements: Annotated[bool, Meta(description="the module of improvements")] = False
    bandits: Annotated[bool, Meta(description="the module of bandits")] = False
    raxxon: Annotated[bool, Meta(description="the module of Raxxon")] = False
    coop: Annotated[bool, Meta(description="everybody wins or loses together (DW-VAR-01)")] = False
    betrayer: Annotated[bool, Meta(description="a betrayer is likely (DW-VAR-03)")] = False
    hard: Annotated[bool, Meta(description="the hard side (DW-VAR-04)")] = False
    elimination: Annotated[
        bool, Meta(description="who loses the last survivor is out (DW-VAR-05)")
    ] = False
    adult: Annotated[bool, Meta(description="crossroads for adults too (DW-SETUP-13)")] = False
    raxxon_tribute: Annotated[
        bool, Meta(description="Tribute asks for Raxxon's cards too (DW-SETUP-28)")
    ] = False
    few_bandits: Annotated[
        bool, Meta(description="no bandits with crises that name none (DW-MIX-05)")
    ] = False

    @property
    def together(self) -> bool:
        """Whether everybody has the same goal; two players always do."""
        return self.coop or self.players == 2

    @property
    def side(self) -> str:
        """The side of the objective that is used."""
        return "hard" if self.hard or self.coop or self.players == 2 else "normal"

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules in use."""
        names = ("improvements", "bandits", "raxxon")
        return tuple(name for name in names if getattr(self, name))
