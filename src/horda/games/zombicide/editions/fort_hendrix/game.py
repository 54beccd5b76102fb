"""Fort Hendrix as the core sees it."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.engine import Engine
from horda.core.state import Config
from horda.core.watch import Parts
from horda.core.words import Text
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX, FhSetup
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.modules.fort_hendrix import advice, citations, foreseen, papers, shown
from horda.games.zombicide.modules.fort_hendrix.knock_out import dying
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story import fire_warnings, thoughts
from horda.games.zombicide.modules.fort_hendrix.story import shown as story_shown
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.papers import places
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.scene import Scene
from horda.games.zombicide.screen.warnings import warning

advice.register()
citations.register()
papers.register()
thoughts.register()


class FortHendrix(Zombicide):
    """An army's fort at night, with the dead that still shoot."""

    version = "2"
    edition = FORT_HENDRIX
    base = FhState
    config_type = FhSetup
    icon = "flashlight"
    quick: ClassVar[Mapping[str, str | int | bool]] = {"scenario": "F01", "players": 1}
    parts: ClassVar[Parts] = {**Zombicide.parts, **shown.PARTS, **story_shown.PARTS}

    def scene(self, config: Config) -> Struct:
        """As ever; what loses a Mission of the campaign is its own."""
        drawn = super().scene(config)
        assert isinstance(drawn, Scene)
        if drawn.mission not in book(self.edition).missions:
            return drawn
        return replace(drawn, threats=("penny", "nobody"))

    def preview(self, state: ZState, seat: int | None) -> Struct:
        """What the Zombies would do, those first that see light, and the shots that may come."""
        return foreseen.foreseen(self, state)

    def warning(self, state: ZState, seat: int, option: Option) -> Text | None:
        """As ever, and of the fire that may lose a campaign by one die."""
        found = warning(Engine(self), state, seat, option, urgent=dying(fort(state)))
        return found or fire_warnings.warning(Engine(self), state, option)

    def status(self, state: ZState, seat: int | None) -> tuple[Text, ...]:
        """Says how the Mission and the Survivors stand, and what the Clock shows."""
        lines = (*shown.lines(fort(state)), *story_shown.lines(fort(state)))
        own = tuple(places.said(state.board, line) for line in lines)
        return (*super().status(state, seat), *own)
