"""The campaign as the core sees it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from horda.core.campaign import Campaign, CampaignEngine, Chapter, Linked
from horda.core.decisions import Choice, Option
from horda.core.errors import BadConfig, Code
from horda.core.rng import Dice, Rng
from horda.core.rulebook import Rulebook, cites
from horda.core.state import Config
from horda.core.words import Text
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.between import (
    KEEP,
    TOGETHER,
    EndCampaign,
)
from horda.games.zombicide.editions.fort_hendrix.campaign.course import Course, all_missions
from horda.games.zombicide.editions.fort_hendrix.campaign.events import card, survivor
from horda.games.zombicide.editions.fort_hendrix.campaign.harvest import harvested
from horda.games.zombicide.editions.fort_hendrix.campaign.road import Road, road
from horda.games.zombicide.editions.fort_hendrix.campaign.state import (
    BannerConfig,
    BannerState,
    Harvest,
    Member,
)
from horda.games.zombicide.modules.fort_hendrix.state import FhState
from horda.games.zombicide.modules.fort_hendrix.story.carried import Gift, Sheet


class CourseView(Struct, frozen=True):
    """What everybody knows: nothing between two Missions is secret."""

    team: tuple[Member, ...]
    left: tuple[str, ...]
    played: tuple[str, ...]
    flags: tuple[str, ...]
    gifts: tuple[Gift, ...]
    dead: tuple[str, ...]
    ending: str
    history: tuple[Linked, ...]


class StarSpangledBanner(Campaign[BannerState]):
    """Ten Missions in order, with sheets that remember."""

    id = "star-spangled-banner"
    prefix = "fh"
    family = "z2"
    streams = ("dice",)
    max_decisions = 20_000
    state_type = BannerState
    config_type = BannerConfig
    sheet_type = Harvest
    shared_view = True
    seats_option = "players"
    icon = "flashlight"
    quick: ClassVar[Mapping[str, str | int | bool]] = {"players": 1}

    @property
    def rulebook(self) -> Rulebook:
        """That of the game."""
        return FORT_HENDRIX.rulebook

    @cites("FH-CAMP-Q3", "FH-CAMP-1")
    def check(self, config: Config) -> None:
        """Known Survivors, each once, and at least one for everybody."""
        assert isinstance(config, BannerConfig)
        names = team_of(config)
        known = {FORT_HENDRIX.box.survivors[card].id for card in FORT_HENDRIX.box.playable}
        if not {*names} <= known or len({*names}) < len(names) or len(names) > 6:
            raise BadConfig(Code.UNKNOWN_OPTION, f"survivors={config.survivors}")
        if config.players > len(names):
            raise BadConfig(Code.UNKNOWN_OPTION, f"players={config.players}")

    def seats(self, config: Config) -> tuple[str, ...]:
        """Players by number."""
        assert isinstance(config, BannerConfig)
        return tuple(f"player-{n + 1}" for n in range(config.players))

    @cites("FH-CAMP-1")
    def setup(self, config: Config, rng: Rng) -> BannerState:
        """A sheet for everybody, dealt to the players in turn."""
        assert isinstance(config, BannerConfig)
        team = tuple(
            Member(n % config.players, Sheet(name)) for n, name in enumerate(team_of(config))
        )
        known = {"stack": (Course(),), "at": (0,), "team": team, "left": all_missions()}
        return BannerState(config=config, rng=rng, **known)  # type: ignore[arg-type]

    def harvest(self, chapter: Chapter, state: Any) -> Harvest:
        """Sheets, cards, who fell, and what was noted."""
        assert isinstance(state, FhState)
        return harvested(state)

    def view(self, state: BannerState, seat: int | None) -> CourseView:
        """Field by field."""
        known = (state.team, state.left, state.played, state.flags, state.gifts, state.dead)
        return CourseView(*known, state.ending, state.history)

    def draw(self, state: BannerState, seat: int | None) -> str:
        """The road, those that were played with a cross; a sheet a line; the dead in brackets."""
        road = " ".join([*(f"{one}x" for one in state.played), *state.left])
        sheets = [sheet_line(one.seat, one.sheet) for one in state.team]
        dead = [f"({one})" for one in state.dead]
        return "\n".join([road, *sheets, *([" ".join(dead)] if dead else ())])

    def determinise(self, state: BannerState, seat: int | None, dice: Dice) -> None:
        """There is nothing hidden."""

    def scene(self, config: Config) -> Road:
        """The Missions, the track of experience and the cards, as they are printed."""
        return road()

    def asked(self, config: Config, choice: Choice) -> Text:
        """Puts a question into words; that about a card names it and its owner."""
        if choice.prompt != KEEP or len(choice.args) < len(("who", "card")):
            return Text(choice.prompt)
        box, (who, what) = FORT_HENDRIX.box, choice.args
        named = {"who": survivor(box.survivors[who].id), "card": card(box.entries[what].id)}
        return Text(choice.prompt, {**named})

    @cites("FH-CAMP-Q2")
    def warning(self, state: BannerState, seat: int, option: Option) -> Text | None:
        """An end is for good: nobody presses it who only missed the button beside it."""
        return Text("fh-warn-end-campaign") if isinstance(option, EndCampaign) else None

    @cites("FH-CAMP-Q2", "FH-KO-Q10")
    def debated(self, choice: Choice) -> bool:
        """Whether to go on, and who takes a place: what all of them agree on."""
        return choice.prompt in TOGETHER


def sheet_line(seat: int, sheet: Sheet) -> str:
    """Writes a sheet: player, Survivor, experience, bonus Actions, infections, skills, cards."""
    cards = [one.partition(".")[2] or one for one in sheet.kept]
    rest = " ".join([*sheet.skills, *cards])
    numbers = f"cxp {sheet.cxp}  +{sheet.bonus}  inf {sheet.infections}"
    return f"{seat + 1}  {sheet.survivor:<12} {numbers}  {rest}".rstrip()


def team_of(config: BannerConfig) -> list[str]:
    """Lists the Survivors to begin with."""
    return [name for name in config.survivors.split("+") if name]


BANNER = CampaignEngine(StarSpangledBanner())
