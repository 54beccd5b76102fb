"""Zombicide: Invader as the core sees it."""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from horda.core.bench import CLONE, Bench, Stretch, Target
from horda.core.state import Config
from horda.core.watch import Parts
from horda.core.words import Text
from horda.games.zombicide.bench import at_the_end, zombies_phase
from horda.games.zombicide.editions.invader import INVADER, InvaderSetup
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.modules.invader import (
    citations,
    foreseen,
    hints_goals,
    needs,
    papers,
    shown,
)
from horda.games.zombicide.modules.invader.state import InvState, invader
from horda.games.zombicide.papers import places
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.scene import Scene

NINE_TILES, PHASE = "M07", "xenos phase, 60 xenos on 9 tiles"
HORDE = {"worker": 34, "tank": 13, "hunter": 13}

citations.register()
needs.register()
hints_goals.register()
papers.register()


class Invader(Zombicide):
    """A mining station, airlocks, and mold that eats its walls."""

    version = "3"
    edition = INVADER
    base = InvState
    config_type = InvaderSetup
    icon = "robot-antennas"
    parts: ClassVar[Parts] = {**Zombicide.parts, **shown.PARTS}
    quick: ClassVar[Mapping[str, str | int | bool]] = {"scenario": "M00", "players": 1}

    def bench(self) -> Bench:
        """Random play, clones and the Xenos Phase on a full board."""
        start = partial(at_the_end, mission=NINE_TILES, horde=HORDE)
        return Bench(
            scenarios=("M00", NINE_TILES),
            what=("decisions", "games", "clone"),
            stretches=(Stretch(PHASE, NINE_TILES, start, zombies_phase),),
            targets=(
                Target(self.id, CLONE, NINE_TILES, least=20, most=5),
                Target(self.id, PHASE, NINE_TILES, most=4),
            ),
        )

    def scene(self, config: Config) -> Struct:
        """The Mission's map, with what mold may cost."""
        found = super().scene(config)
        assert isinstance(found, Scene)
        return replace(found, threats=(*found.threats, *shown.threats(INVADER, config.scenario)))

    def preview(self, state: ZState, seat: int | None) -> Struct:
        """What the Xenos would do, and where Mold would grow."""
        return foreseen.foreseen(self, state)

    def status(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says how the Mission, the Survivors and the station stand."""
        lines = shown.lines(invader(state))
        own = tuple(places.said(state.board, line) for line in lines)
        return (*super().status(state, seat), *own)
