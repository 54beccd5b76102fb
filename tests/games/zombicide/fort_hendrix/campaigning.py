"""The campaign with its Missions walked through, and answered for real between them."""

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

from horda.core.campaign import next_game
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from horda.games.zombicide.editions.fort_hendrix.campaign.state import BannerState
from tests.games.zombicide.fort_hendrix.fort import ENGINE
from tests.games.zombicide.fort_hendrix.routes import ROUTES
from tests.games.zombicide.fort_hendrix.storied import Walk

Change = Callable[[Walk], None]


class Tour:
    """A campaign on its way."""

    def __init__(self, prefers: Iterable[str] = (), seed: int = 1, **setup: Any) -> None:
        self.prefers = tuple(prefers)
        self.happened: list[Event] = []
        config = BANNER.config({"players": 1, **setup})
        self.state: BannerState = BANNER.new(config, seed, sink=self.happened.append)
        self.walks: list[Walk] = []

    @property
    def mission(self) -> str:
        """The Mission that is waited for; none: something is asked."""
        chapter = next_game(self.state)
        return "" if chapter is None else str(chapter.config["scenario"])

    def walk(self) -> Walk:
        """Sets the Mission up that is waited for."""
        chapter = next_game(self.state)
        assert chapter is not None
        walk = Walk.of(ENGINE.config(chapter.config), self.prefers)
        self.walks.append(walk)
        return walk

    def bring(self, walk: Walk) -> "Tour":
        """Takes what a Mission that is over brings back."""
        assert walk.state.result is not None, (walk.state.config.scenario, walk.state.tale)
        record = SimpleNamespace(position=None, digest=f"walk-{len(self.walks)}")
        played: Any = SimpleNamespace(engine=ENGINE, state=walk.state, record=record)
        BANNER.apply(self.state, BANNER.bring(self.state, played), self.happened.append)
        return self

    def play(self, key: str) -> "Tour":
        """Answers a question between two Missions."""
        ask = self.state.open[0]
        keys = [key_ for one in self.state.open for key_ in BANNER.keys(self.state, one)]
        found = next(one for one in keys if one.startswith(key))
        answer = Answer(self.state.number(ask.seat), ask.seat, found)
        BANNER.apply(self.state, answer, self.happened.append)
        return self

    @property
    def offered(self) -> list[str]:
        """The keys of the options."""
        return [key for ask in self.state.open for key in BANNER.keys(self.state, ask)]

    def choose(self) -> "Tour":
        """Answers what is asked as preferred, else with the first option."""
        mine = [k for start in self.prefers for k in self.offered if k.startswith(start)]
        return self.play((mine or self.offered)[0])

    def between(self) -> "Tour":
        """Answers until a Mission is waited for, or the campaign is over."""
        while self.state.result is None and not self.mission:
            self.choose()
        return self

    def won(self, change: Change | None = None) -> "Tour":
        """Walks the next Mission to its end."""
        walk = self.walk()
        if change is not None:
            change(walk)
        ROUTES[walk.state.config.scenario](walk)
        return self.bring(walk).between()

    def to_end(self) -> "Tour":
        """Walks all Missions that are left."""
        while self.state.result is None:
            self.won()
        return self

    def told(self) -> list[str]:
        """The ids of all texts that were told between the Missions."""
        return [event.text().id for event in self.happened]
