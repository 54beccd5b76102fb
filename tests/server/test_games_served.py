"""What the server tells a lobby of every game is what the game says of itself."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from horda.bots.spec import BOTS
from horda.core.shelf import SmallMap
from horda.games import registry
from horda.server.http.games import GameInfo, RateInfo, game_info, small_maps
from horda.sim.stats import wilson
from horda.texts import LOCALES, Texts
from tests.server.live import Company, Live
from tools import bot_rates

SLACK = 8
"""Half of a wall or a door stands over the edge."""
LONGEST = 62
"""Letters of a goal: two lines of a card."""


def test_the_lobby_reads_all_games(live: Live) -> None:
    async def scene(company: Company) -> None:
        stranger = await company.stranger()
        told = await stranger.send("GET", "/api/games")
        assert msgspec.convert(told, list[GameInfo]) == [game_info(one) for one in registry.GAMES]

    live.run(scene)


@pytest.mark.parametrize("game", registry.GAMES)
def test_seats_are_those_of_the_setup(game: str) -> None:
    engine, seats = registry.engine(game), game_info(game).seats
    for count in range(seats.least, seats.most + 1):
        config = engine.config({seats.option: count} if seats.option else {})
        names = engine.game.seats(config)
        assert len(names) == count
        assert not seats.sides or names == tuple(side.name for side in seats.sides)


@pytest.mark.parametrize("game", registry.GAMES)
def test_bots_exist_and_one_is_usual(game: str) -> None:
    bots = game_info(game).bots
    assert bots
    assert {bot.name for bot in bots} <= {*BOTS}
    assert [bot.order for bot in bots] == list(range(len(bots)))
    assert [bot.usual for bot in bots].count(True) == 1
    known = {card.id for card in game_info(game).scenarios}
    for bot in bots:
        assert bot.rates.keys() <= known
        assert all(0 <= rate.won <= rate.games for rate in bot.rates.values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_bot_that_is_called_stronger_has_won_more(game: str) -> None:
    """In the mean of the scenarios of both; samples of some games may differ at one of them."""
    for weak, strong in combinations(game_info(game).bots, 2):
        both = weak.rates.keys() & strong.rates.keys()
        shares = [sum(_share(bot.rates[one]) for one in both) for bot in (weak, strong)]
        assert shares == sorted(shares), (weak.name, strong.name)
        for one in both:
            low, high = _range(weak.rates[one])[0], _range(strong.rates[one])[1]
            assert low <= high, f"{one}: that is more than chance"


def _share(rate: RateInfo) -> float:
    return rate.won / rate.games


def _range(rate: RateInfo) -> tuple[float, float]:
    return wilson(rate.won, rate.games)


@pytest.mark.parametrize("game", [one for one in registry.GAMES if one != "dead-of-winter"])
def test_quick_bots_are_measured_everywhere(game: str) -> None:
    info = game_info(game)
    known = {card.id for card in info.scenarios}
    quick = [bot for bot in info.bots if bot.name in ("random", "greedy")]
    assert len(quick) == 2
    assert {bot.name: sorted(known - bot.rates.keys()) for bot in quick} == {
        "random": [],
        "greedy": [],
    }


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_quick_setup_can_be_played(game: str) -> None:
    engine = registry.engine(game)
    assert engine.new(engine.config(game_info(game).quick), 1).open


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_everything_named_has_words(game: str, locale: str) -> None:
    info, texts = game_info(game), Texts(locale)
    named = [bot.text for bot in info.bots] + [side.text for side in info.seats.sides]
    named += [
        next((name for name in (own, shared) if texts.has(name)), own)
        for card in info.scenarios
        for own, shared in [[f"{one}-scenario-{card.id}" for one in (info.prefix, info.family)]]
    ]
    named += [f"web-difficulty-{card.difficulty}" for card in info.scenarios if card.difficulty]
    assert [name for name in named if not texts.has(name)] == []


def test_missions_say_how_hard_and_long_they_are() -> None:
    cards = game_info("zombicide-2e").scenarios
    assert [card.number for card in cards] == list(range(26))
    assert all(card.picture and card.minutes and card.difficulty for card in cards)
    assert not any(card.campaign for card in cards)
    first = registry.find("zombicide-2e").template()
    own = registry.find("zombicide-2e").card(first)
    assert (own.id, own.number, own.picture) == ("custom", None, True)


def test_a_game_says_what_a_setting_means_for_its_seats() -> None:
    assert [side.text for side in game_info("zombie-terror").seats.sides] == [
        *("zt-seat-human", "zt-seat-zombie")
    ]
    assert game_info("zombicide-2e").seats.option == "players"


@pytest.mark.parametrize("game", registry.GAMES)
def test_small_maps_lie_within_their_frames(game: str) -> None:
    """Every scenario with a picture has one; nothing is drawn outside, and all of it is small."""
    drawn = small_maps(game)
    maps = msgspec.json.decode(drawn, type=dict[str, SmallMap])
    assert {card.id for card in game_info(game).scenarios if card.picture} <= maps.keys()
    assert len(drawn) < 200_000
    for one in maps.values():
        for numbers in one.areas.values():
            assert len(numbers) % 4 == 0
            for x, y, wide, high in zip(*[iter(numbers)] * 4, strict=True):
                assert min(x, y) >= -SLACK
                assert x + wide <= one.width + SLACK
                assert y + high <= one.height + SLACK
        for points in one.marks.values():
            for x, y in zip(*[iter(points)] * 2, strict=True):
                assert 0 <= x <= one.width
                assert 0 <= y <= one.height


def test_a_small_map_has_what_its_mission_has() -> None:
    engine = registry.engine("zombicide-2e")
    config = engine.config({"scenario": "M01"})
    scene: Any = engine.game.scene(config)
    small = engine.game.small_map(config)
    assert small is not None
    assert (small.width, small.height) == (scene.width, scene.height)
    counts = {kind: len(points) // 2 for kind, points in small.marks.items()}
    assert counts["spawn"] == len(scene.spawns)
    assert counts["exit"] == len(scene.exits)
    assert counts["start"] == len(scene.starts)
    rooms = [zone for zone in scene.zones if zone.kind in ("room", "dark")]
    drawn = len(small.areas["room"] + small.areas["dark"]) // 4
    assert drawn == sum(len(zone.rects) for zone in rooms)


def test_small_maps_are_kept_by_browsers(live: Live) -> None:
    """Who has them is told in a line that they are the same; a game that is not there has none."""

    async def scene(company: Company) -> None:
        stranger = await company.stranger()
        told = await stranger.send("GET", "/api/games/zombicide-2e/maps")
        assert told == msgspec.json.decode(small_maps("zombicide-2e"))
        with pytest.raises(Exception, match="unknown-game"):
            await stranger.send("GET", "/api/games/chess/maps")

    live.run(scene)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [*registry.GAMES, *registry.CAMPAIGNS])
def test_every_scenario_says_its_goal_in_a_line(game: str, locale: str) -> None:
    """Short enough for a card of the gallery."""
    info, texts = game_info(game), Texts(locale)
    for card in info.scenarios:
        names = [f"{one}-aim-{card.id}" for one in (info.prefix, info.family or "z2")]
        aim = texts.say(next((name for name in names if texts.has(name)), names[0]))
        assert 8 < len(aim) <= LONGEST, aim


def test_rates_are_what_was_measured() -> None:
    """Nobody types them: the tool writes them from the pages and files of docs."""
    assert bot_rates.main(["--check"]) == 0
