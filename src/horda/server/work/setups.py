"""Scenarios that somebody wrote: judged, drawn, and tried before anybody sits down to one."""

import time
from typing import Any

from msgspec import Struct, json, to_builtins

from horda.core.game import Flaw
from horda.core.session import Session
from horda.core.shelf import ScenarioCard
from horda.games import registry
from horda.server.protocol import Problem, SceneData
from horda.server.tables.sight import Sight
from horda.server.tables.trouble import TableError
from horda.server.work.task import Task

HEAVIEST = 0.25
"""Seconds that the beginning of a game may take; those of the box need a tenth of it."""


class Judged(Struct, frozen=True):
    """What is wrong with a scenario; if nothing is, its board and what a list shows of it."""

    flaws: tuple[Flaw, ...]
    scene: SceneData | None = None
    title: str = ""
    """What it calls itself."""
    warnings: tuple[Flaw, ...] = ()
    """What is odd about it, though it can be played."""
    card: ScenarioCard | None = None


class Judge(Task, frozen=True):
    """Is this text a scenario?"""

    untrusted = True
    game: str
    text: str

    def run(self) -> bytes:
        """Returns what is wrong with it, or what it looks like, as JSON."""
        game, values = registry.find(self.game), {"scenario": self.text}
        flaws = game.flaws(self.text)
        if flaws:
            return json.encode(Judged(flaws))
        title = game.scenario_title(registry.engine(self.game).config(values))
        scene, warnings = scene_of(self.game, values), game.warnings(self.text)
        return json.encode(Judged((), scene, title, warnings, game.card(self.text)))


class JudgeHouse(Task, frozen=True):
    """Are these house rules?"""

    untrusted = True
    game: str
    text: str

    def run(self) -> bytes:
        """Returns what is wrong with them, as JSON."""
        return json.encode(Judged(registry.find(self.game).house_flaws(self.text)))


class Draw(Task, frozen=True):
    """What does the board of a setup look like?"""

    game: str
    config: dict[str, Any]

    def run(self) -> bytes:
        """Returns its scene as JSON."""
        return json.encode(scene_of(self.game, self.config))


class TryOut(Task, frozen=True):
    """Can a game begin with this setup, and soon?"""

    untrusted = True
    game: str
    config: dict[str, Any]

    def run(self) -> bytes:
        """Begins one and shows it to everybody; returns nothing."""
        engine = registry.engine(self.game)
        engine.config(self.config)  # what is wrong with it is said first, however long that took
        began = time.process_time()
        session = Session.begin(engine, engine.config(self.config), 1)
        look_around(session)
        check_weight(began)
        return b""


def look_around(session: Session[Any]) -> None:
    """Builds what every seat and a spectator would see."""
    for seats in ((), tuple(range(len(session.state.seen)))):
        Sight(session, session.state, 0.0).document(seats)


def check_weight(began: float) -> None:
    """Refuses what takes so long that others at this server would feel it every time."""
    if time.process_time() - began > HEAVIEST:
        raise TableError(Problem.TOO_LARGE, "the game takes too long to begin")


def scene_of(game: str, values: dict[str, Any]) -> dict[str, Any] | None:
    """Returns the scene of a setup as plain data."""
    drawn = registry.find(game).scene(registry.engine(game).config(values))
    return None if drawn is None else to_builtins(drawn, str_keys=True)
