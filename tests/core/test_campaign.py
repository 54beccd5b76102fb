"""Campaigns: a story of games with a sheet that is carried on, in a record of its own."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from horda.core.campaign import TABLE, Brought, Story, file, next_game, open_story
from horda.core.campaign.conformance import Tour, check_campaign
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.errors import BadConfig, BadRecord, Code, HordaError, IllegalAnswer
from horda.core.events import Event
from horda.core.rng import Dice
from horda.core.session import Session
from horda.core.setups import settings
from tests.bots.games import NIM
from tests.demo.game import ENGINE
from tests.demo.state import ColonyConfig
from tests.demo.winter.campaign import YEAR
from tests.demo.winter.state import YearState

GAMES: dict[str, Engine[Any]] = {"colony": ENGINE, "nim": NIM}
ENGINES = GAMES.__getitem__


def begun(seed: int = 1, **config: Any) -> Tour:
    """Begins a year of the colony."""
    return Tour(Story.begin(YEAR, YEAR.config(config), seed), ENGINES, Dice(seed))


def answer(story: Story[YearState], seat: int, key: str, told: list[Event] | None = None) -> None:
    """Answers a question between two games."""
    number = story.session.state.number(seat)
    sink = None if told is None else told.append
    story.session.answer(Answer(number, seat, key), sink)


def settled(tour: Tour) -> YearState:
    """Plays on to the next vote, game or end."""
    story = tour.story
    while story.chapter is None and story.session.state.result is None:
        if story.session.state.open[0].prompt == "way":
            break
        tour.on()
    state: YearState = story.session.state
    return state


def survived(seed: int = 1) -> Tour:
    """Plays the first season so that the colony stands, and comes to the vote."""
    for first in range(seed, seed + 100):
        tour = begun(first)
        tour.on()
        if len(settled(tour).left) == 2:
            return tour
    raise AssertionError("the colony always falls")


@pytest.mark.parametrize("seed", range(12))
def test_the_year_of_the_colony_conforms(seed: int) -> None:
    for seats in (3, 4):
        check_campaign(YEAR, ENGINES, YEAR.config({"seats": seats}), seed)


def test_it_waits_for_its_first_game_with_all_that_is_carried_in_the_setup() -> None:
    story = begun(seats=4).story
    assert [choice.seat for choice in story.session.state.open] == [TABLE]
    assert story.chapter is not None
    assert story.chapter.game == "colony"
    config = ENGINE.config(story.chapter.config)
    assert isinstance(config, ColonyConfig)
    assert [one.name for one in config.carried.people] == ["Ann", "Ben", "Cleo", "Dan"]  # type: ignore[union-attr]
    assert YEAR.view(story.session.state, 0).asks == ()


def test_the_sheet_enters_the_game_and_comes_back() -> None:
    tour = survived()
    before = tour.story.session.state
    for seat in range(3):
        answer(tour.story, seat, "go:stay")
    chapter = tour.story.chapter
    assert chapter is not None
    assert chapter.seats == (1, 2, 0), "the seats of the game go round"
    game = tour.played()
    carried = game.state.config.carried
    assert carried.season == "winter"
    assert [one.name for one in carried.people] == [before.people[s].name for s in (1, 2, 0)]
    alone = Session(ENGINE, file.loads(file.dumps(_with(tour.story, game))).games[-1])
    assert alone.state.digest() == game.state.digest(), "its record replays alone"


def _with(story: Story[Any], game: Session[Any]) -> file.StoryFile:
    kept = story.file()
    return replace(kept, games=[*kept.games, game.record])


def test_a_vote_of_all_decides_which_season_comes_next_and_is_logged_by_seat() -> None:
    told: list[Event] = []
    story = survived().story
    for seat, way in ((2, "flee"), (0, "stay"), (1, "flee")):
        answer(story, seat, f"go:{way}", told)
    assert told[0].key == "decided:flee:('stay', 'flee', 'flee')"
    assert story.session.state.left == ("spring", "winter")
    said = story.session.record.log[-3:]
    assert [(one.seat, one.key) for one in said] == [(2, "go:flee"), (0, "go:stay"), (1, "go:flee")]  # type: ignore[union-attr]


def test_all_may_stop_and_the_story_is_told() -> None:
    told: list[Event] = []
    story = survived().story
    for seat in range(3):
        answer(story, seat, "go:stop", told)
    state = story.session.state
    assert state.result is not None
    assert state.result.reason == "demo-year-stopped"
    assert [event.text().id for event in told[1:]] == ["demo-story-end", "demo-story-end-stop"]


def test_a_colony_that_falls_twice_has_lost_the_campaign() -> None:
    seeds = (tour for seed in range(200) if (tour := ended(seed)).session.state.falls == 2)
    story = next(seeds)
    state = story.session.state
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "demo-year-fallen")
    assert len(state.history) >= 2
    with pytest.raises(IllegalAnswer) as caught:
        answer(story, 0, "go:stay")
    assert caught.value.code is Code.GAME_OVER


def ended(seed: int) -> Story[YearState]:
    """Plays a whole campaign."""
    tour = begun(seed)
    while tour.story.session.state.result is None:
        tour.on()
    return tour.story


def bereaved(tour: Tour) -> bool:
    """Plays a season, and tells whether somebody has to be replaced after it."""
    tour.on()
    open_now = tour.story.session.state.open
    return bool(open_now) and open_now[0].prompt == "heir"


def test_who_is_sent_away_is_replaced_and_never_comes_back() -> None:
    tour = next(tour for seed in range(200) if bereaved(tour := begun(seed)))
    state = tour.story.session.state
    seat, gone = state.open[0].seat, state.people[state.open[0].seat].name
    assert state.gone[0] == gone
    with pytest.raises(IllegalAnswer):
        answer(tour.story, seat, f"become:{gone}")
    answer(tour.story, seat, "become:Gus")
    person = tour.story.session.state.people[seat]
    assert (person.name, person.scars, person.gear, person.seasons) == ("Gus", 0, (), 0)


def test_undo_over_a_game_needs_everybody() -> None:
    story = survived().story
    played = len(story.games)
    with pytest.raises(HordaError) as caught:
        story.session.undo(0, 0)
    assert caught.value.code is Code.UNDO_BARRIER
    story.session.undo(0, 0, consent=True)
    assert next_game(story.session.state) is not None
    story.session.redo(0, 1, consent=True)
    assert len(story.session.state.history) == played


def test_a_branch_goes_another_way_and_leaves_the_first_alone() -> None:
    story = survived().story
    count = len(story.session.line.standing)
    for seat in range(3):
        answer(story, seat, "go:stay")
    after = story.session.state.digest()
    other = story.branch(count)
    for seat in range(3):
        answer(other, seat, "go:flee")
    assert other.session.state.left == story.session.state.left[::-1]
    assert story.session.state.digest() == after
    assert [*other.games] == [*story.games]
    for one in (story, other):
        back = open_story(YEAR, file.loads(file.dumps(one.file())))
        back.verify(ENGINES)
        assert back.session.state.digest() == one.session.state.digest()
    for count in (-1, len(story.session.line.standing) + 1):
        with pytest.raises(BadRecord):
            story.branch(count)


def test_it_goes_on_in_the_middle_of_a_game() -> None:
    tour = survived()
    for seat in range(3):
        answer(tour.story, seat, "go:stay")
    game = tour.story.open_game(ENGINES, 5)
    for _ in range(4):
        choice = game.state.open[0]
        game.answer(Answer(game.state.number(choice.seat), choice.seat, 0))
    back = open_story(YEAR, file.loads(file.dumps(tour.story.file())))
    again = back.open_game(ENGINES, 999)
    assert again.state.digest() == game.state.digest()


def refused(story: Story[YearState], game: Session[Any]) -> str:
    """Brings a game that cannot be brought: nothing may change. Returns why."""
    before = story.session.state.digest(), len(story.session.record.log)
    with pytest.raises(HordaError) as caught:
        story.bring(game)
    assert (story.session.state.digest(), len(story.session.record.log)) == before
    return caught.value.what


def test_only_the_game_that_is_waited_for_is_taken() -> None:
    tour = begun()
    story, chapter = tour.story, tour.story.chapter
    assert chapter is not None
    assert refused(story, Session.begin(NIM, NIM.config({}), 1)) == (
        "nim was played, colony is waited for"
    )
    assert refused(story, Session.begin(ENGINE, ENGINE.config({}), 1)) == (
        "colony was set up otherwise"
    )
    assert refused(story, story.open_game(ENGINES, 1)) == "colony is not over"
    game = tour.played()
    posed = msgspec.convert(msgspec.to_builtins(game.record), type(game.record))
    posed.position = {"engine": {}}
    fake = Session(ENGINE, game.record)
    fake.record = posed
    assert refused(story, fake) == "colony was not played from its beginning"
    story.bring(game)
    while story.chapter is not None:
        tour.on()
    assert refused(story, game) == "no game is waited for"
    with pytest.raises(BadRecord, match="no game is waited for"):
        story.open_game(ENGINES, 1)


def test_nobody_chooses_what_a_game_brings() -> None:
    state = begun().story.session.state
    for seat in (None, TABLE, 0):
        with pytest.raises(IllegalAnswer):
            YEAR.choose(state, 0, seat)


def test_a_game_that_was_changed_afterwards_is_found_out() -> None:
    story = ended(3)
    kept = story.file()
    last = kept.games[-1]
    for wrong in (
        replace(last, seed=last.seed + 1),
        replace(last, log=last.log[:-1], digest=last.digest, result=""),
        replace(last, config={**last.config, "rounds": 2}),
    ):
        changed = open_story(YEAR, replace(kept, games=[*kept.games[:-1], wrong]))
        with pytest.raises(BadRecord):
            changed.verify(ENGINES)


def test_a_campaign_told_of_another_end_is_found_out() -> None:
    story = begun().story
    tour = Tour(story, ENGINES, Dice(1))
    game = tour.played()
    told = YEAR.read(str(YEAR.bring(story.session.state, game).option))
    better = Brought(told.digest, told.result, replace(told.sheet, morale=99))
    story.session.answer(Answer(0, TABLE, better.key))
    story.games[told.digest] = game.record
    with pytest.raises(BadRecord, match="brings something else"):
        story.verify(ENGINES)


def test_a_file_without_one_of_its_games_is_refused() -> None:
    kept = ended(3).file()
    with pytest.raises(BadRecord, match="is not in the file"):
        open_story(YEAR, replace(kept, games=kept.games[1:]))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "campaign: Input data was truncated"),
        (b"{}", "missing required field `campaign_format`"),
        (b'{"campaign_format": 2}', "format 2, this program reads format 1"),
        (b'{"campaign_format": 1}', "missing required field `campaign`"),
        (b'{"campaign_format": 1, "campaign": 3}', "Expected `object`"),
        (b'{"campaign_format": 1, "campaign": {"format": 7}}', "format 7"),
        (b"\xff\xfe", "campaign"),
        (b"[" * 5000, "campaign"),
    ],
)
def test_a_bad_file_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        file.loads(data)


def test_what_is_carried_is_no_setting_for_people() -> None:
    assert [field.name for field in settings(ColonyConfig)] == ["scenario", "seats", "rounds"]
    for value in ("x", {"season": 3}, [1]):
        with pytest.raises(BadConfig) as caught:
            ENGINE.config({"carried": value})
        assert caught.value.why is not None
        assert caught.value.why.args["known"] == "scenario, seats, rounds"
    plain = msgspec.msgpack.decode(ENGINE.new(ENGINE.config({}), 1).encode())["config"]
    assert "carried" not in plain, "where nothing is carried, nothing is written"


def test_a_campaign_is_no_other_engine_for_bots_and_views() -> None:
    engine: Engine[Any] = YEAR
    state = survived().story.session.state
    views = {msgspec.json.encode(engine.view(state, seat)) for seat in (0, 1, 2, None)}
    assert len(views) == 4
    assert "own_vow" in engine.game.draw(state, 0)
