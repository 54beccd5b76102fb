"""What can be played, in words and numbers; the same for everybody."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct, json, to_builtins
from msgspec.structs import FieldInfo

from horda.bots.spec import BOTS
from horda.core.errors import Code, HordaError
from horda.core.game import Game
from horda.core.setups import bounds, choices, plain, preset, settings
from horda.core.shelf import BotCard, ScenarioCard, SmallMap
from horda.core.words import Text
from horda.games import registry
from horda.server.http.caching import kept
from horda.server.http.common import Asked, Asker, House, answered, get, post, written
from horda.server.http.served_texts import at_table, fluent, home
from horda.server.tables.scenarios import HOUSE
from horda.server.work.setups import Judge, Judged, JudgeHouse, scene_of
from horda.texts import LOCALES

USUAL_BOT = "greedy"
"""The one to begin with at a game that does not say."""
GameId = Annotated[str, Parameter(max_length=60)]


class OptionInfo(Struct, frozen=True):
    """A setting of a game. Its words are the texts `<prefix>-setup-<name>`."""

    name: str
    kind: str
    default: Any
    values: tuple[str, ...]
    low: int | None
    high: int | None


class SideInfo(Struct, frozen=True):
    """A seat that plays a part of its own, and the text that says which."""

    name: str
    text: str


class SeatsInfo(Struct, frozen=True):
    """How many seats a game has, from the least to the most."""

    least: int
    most: int
    option: str
    """The setting that says how many; nothing where there are always as many."""
    sides: tuple[SideInfo, ...]
    """The seats in order, where each plays a part of its own."""


class RateInfo(Struct, frozen=True):
    """The games of a scenario that a bot won, playing for everybody."""

    won: int
    games: int
    quick: bool
    """Whether it was told to think less than at tables, so that it does better there."""
    setup: dict[str, str | int | bool]


class BotInfo(Struct, frozen=True):
    """A bot at one game: its text, its place from the weakest up, and how it fared."""

    name: str
    text: str
    order: int
    usual: bool
    """The one to begin with where nobody chose."""
    rates: dict[str, RateInfo]
    """By scenario, where it was measured."""


class GameInfo(Struct, frozen=True):
    """A game, with all that a lobby shows of it; its words are texts that begin with `prefix`."""

    id: str
    prefix: str
    family: str
    """What texts begin with that it shares with others; its own come first."""
    version: str
    icon: str
    seats: SeatsInfo
    secrets: bool
    """Whether seats see different things: then a shared screen is passed on between them."""
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    rules: int
    own_scenarios: bool
    """Whether a scenario may be the whole text of a file."""
    house_rules: bool
    """Whether the owner of a box may correct its numbers by a file."""
    quick: dict[str, str | int | bool]
    """The setup for somebody who wants to play at once."""


class RuleInfo(Struct, frozen=True):
    """A rule in one language, with the title of its chapter."""

    id: str
    group: str
    chapter: str
    text: str
    lent: bool = False
    """It is of another book, and speaks of that game's things."""


class OwnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario or house rules that somebody wrote."""

    text: Annotated[str, Meta(max_length=100_000)]


class Games(Controller):
    """Games, their boards, their rules and their words."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="All games")
    async def games(self) -> list[GameInfo]:
        """With seats, scenarios, settings and bots, in the order of the shelf."""
        return [game_info(game.id) for game in registry.all_games()]

    @get(
        "/games/{game:str}/scene",
        summary="The board of a setup, to be drawn",
        responses=answered(dict[str, Any] | None),
    )
    async def scene(
        self,
        request: Asked,
        game: GameId,
        scenario: Annotated[str | None, Parameter(max_length=60, pattern="^[^\\n]*$")] = None,
    ) -> Response[bytes]:
        """Geometry that does not change during a game."""
        return kept(request, drawn(game, {} if scenario is None else {"scenario": scenario}))

    @get(
        "/games/{game:str}/maps",
        summary="The boards of all scenarios, as small as stamps",
        responses=answered(dict[str, SmallMap]),
    )
    async def maps(self, request: Asked, game: GameId) -> Response[bytes]:
        """By scenario; one without a map is left out. The same for everybody."""
        return kept(request, small_maps(registry.find(game).id))

    @get("/games/{game:str}/template", summary="A scenario to begin with", media_type="text/plain")
    async def template(self, game: GameId) -> str:
        """A small file in which every field is explained."""
        return _open(game).template()

    @post(
        "/games/{game:str}/scenarios",
        status_code=200,
        summary="Judge a scenario of one's own",
        responses=answered(Judged),
    )
    async def judge(
        self, rooms: House, who: Asker, game: GameId, data: JSONBody[OwnFile]
    ) -> Response[bytes]:
        """Nothing is stored: who opens a table with it sends it along."""
        _open(game)
        return written(await rooms.desk.do(Judge(game, data.text), who))

    @get("/games/{game:str}/house", summary="House rules to begin with", media_type="text/plain")
    async def house_template(self, game: GameId) -> str:
        """Every number of the game that is reconstructed, to correct."""
        return _housed(game).house_template()

    @post(
        "/games/{game:str}/house",
        status_code=200,
        summary="Judge house rules",
        responses=answered(Judged),
    )
    async def judge_house(
        self, rooms: House, who: Asker, game: GameId, data: JSONBody[OwnFile]
    ) -> Response[bytes]:
        """Nothing is stored: who opens a table with them sends them along."""
        _housed(game)
        return written(await rooms.desk.do(JudgeHouse(game, data.text), who))

    @get("/games/{game:str}/rules", summary="The rulebook in one language")
    async def rules(
        self,
        game: GameId,
        locale: Annotated[str, Parameter(max_length=10)] = "en",
        search: Annotated[str, Parameter(max_length=100)] = "",
    ) -> list[RuleInfo]:
        """All rules, or those whose id or text has the words searched for."""
        return searched(registry.find(game).id, locale if locale in LOCALES else "en", search)

    @get("/games/{game:str}/credits", summary="What is reconstructed")
    async def credits(self, game: GameId) -> list[Text]:
        """Texts about facts of the game that no source shows."""
        return list(registry.find(game).credits())

    @get(
        "/texts/{locale:str}",
        summary="All texts of a language, as Fluent",
        media_type="text/plain",
        responses=answered(str, "text/plain"),
    )
    async def texts(
        self, request: Asked, locale: Annotated[str, Parameter(max_length=10)]
    ) -> Response[bytes]:
        """One file: the client formats sentences itself."""
        return kept(request, fluent(spoken(locale)).encode(), "text/plain")

    @get(
        "/texts/{locale:str}/{game:str}",
        summary="What only one game says in a language, as Fluent",
        media_type="text/plain",
        responses=answered(str, "text/plain"),
    )
    async def own_texts(
        self, request: Asked, locale: Annotated[str, Parameter(max_length=10)], game: GameId
    ) -> Response[bytes]:
        """Cards and stories of a game: its tables fetch them, a first visit does not."""
        return kept(request, fluent(spoken(locale), home(game)).encode(), "text/plain")

    @get(
        "/texts/{locale:str}/{game:str}/table",
        summary="What is said at tables of a game only, as Fluent",
        media_type="text/plain",
        responses=answered(str, "text/plain"),
    )
    async def table_texts(
        self, request: Asked, locale: Annotated[str, Parameter(max_length=10)], game: GameId
    ) -> Response[bytes]:
        """Refusals, answers, lines of the log: nobody needs them before they sit down."""
        return kept(request, at_table(spoken(locale), home(game)).encode(), "text/plain")


def spoken(locale: str) -> str:
    """Returns a language that there is."""
    if locale not in LOCALES:
        raise HordaError(Code.UNKNOWN_OPTION, f"language {locale} ({', '.join(LOCALES)})")
    return locale


def drawn(game: str, values: dict[str, Any]) -> bytes:
    """Returns the scene of a setup as JSON; its scenario must be one of the box."""
    return _drawn(registry.find(game).id, json.encode(values))


@lru_cache(maxsize=128)
def _drawn(game: str, values: bytes) -> bytes:
    return json.encode(scene_of(game, json.decode(values)))


@cache
def small_maps(game: str) -> bytes:
    """Returns the small maps of a game as JSON; worked out once, since every visitor asks."""
    engine = registry.engine(game)
    drawn = {
        name: engine.game.small_map(engine.config({"scenario": name}))
        for name in engine.game.scenarios
    }
    return json.encode({name: found for name, found in drawn.items() if found is not None})


def _open(game: str) -> Game[Any]:
    """Returns a game that takes scenarios from outside."""
    found = registry.find(game)
    if not found.own_scenarios:
        raise HordaError(Code.UNKNOWN_OPTION, "scenario")
    return found


def _housed(game: str) -> Game[Any]:
    """Returns a game that takes house rules."""
    found = registry.find(game)
    if HOUSE not in found.file_options:
        raise HordaError(Code.UNKNOWN_OPTION, HOUSE)
    return found


@cache
def game_info(game_id: str) -> GameInfo:
    """Returns what a lobby shows of a game."""
    game = registry.find(game_id)
    return GameInfo(
        id=game.id,
        prefix=game.prefix or game.id,
        family=game.family,
        version=game.version,
        icon=game.icon,
        seats=_seats(game),
        secrets=not game.shared_view,
        scenarios=tuple(game.card(scenario) for scenario in game.scenarios),
        options=tuple(_option(one) for one in settings(game.config_type) if one.name != "scenario"),
        bots=tuple(_bots(game)),
        rules=len(game.rulebook),
        own_scenarios=game.own_scenarios,
        house_rules=HOUSE in game.file_options,
        quick=dict(game.quick),
    )


def _seats(game: Game[Any]) -> SeatsInfo:
    """Counts the seats by the bounds of the setting that says how many, else by a usual setup."""
    prefix = game.prefix or game.id
    sides = tuple(SideInfo(name, f"{prefix}-seat-{name}") for name in game.sides)
    if game.seats_option:
        field = next(one for one in settings(game.config_type) if one.name == game.seats_option)
        low, high = bounds(field.type)
        assert low is not None, "a number of seats has bounds"
        assert high is not None, "a number of seats has bounds"
        return SeatsInfo(low, high, game.seats_option, sides)
    count = len(game.seats(registry.engine(game.id).config({})))
    return SeatsInfo(count, count, "", sides)


def _bots(game: Game[Any]) -> Iterator[BotInfo]:
    """Yields the bots that a game lists, or all there are."""
    cards = game.bots() or tuple(BotCard(name, name == USUAL_BOT) for name in BOTS)
    for order, card in enumerate(cards):
        text = f"web-bot-{card.name}"
        yield BotInfo(card.name, text, order, card.usual, _rates(game, card.name))


def _rates(game: Game[Any], bot: str) -> dict[str, RateInfo]:
    found = ((rate, *rate.bot.partition(":")) for rate in game.bot_rates())
    return {
        rate.scenario: RateInfo(rate.won, rate.games, bool(told), rate.setup)
        for rate, name, told, _ in found
        if name == bot
    }


def _option(field: FieldInfo) -> OptionInfo:
    low, high = bounds(field.type)
    default = to_builtins(preset(field))
    kind = plain(field.type).__name__
    return OptionInfo(field.name, kind, default, tuple(choices(field.type)), low, high)


def searched(game: str, locale: str, search: str) -> list[RuleInfo]:
    """Returns the rules with all these words; anybody may ask, so nothing is worked out twice."""
    words = set(search.casefold().split())
    return [rule for told, rule in _rules(game, locale) if all(word in told for word in words)]


@cache
def _rules(game: str, locale: str) -> tuple[tuple[str, RuleInfo], ...]:
    """Each rule with what is searched in it."""
    book = registry.find(game).rulebook
    titles = book.titles(locale)
    found = (
        RuleInfo(id, rule.group, titles[rule.group], book.text(id, locale), id in book.lent)
        for rule in book.rules
        for id in (rule.id,)
    )
    return tuple((f"{rule.id}\n{rule.text}".casefold(), rule) for rule in found)
