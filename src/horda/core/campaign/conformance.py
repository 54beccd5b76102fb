"""Checks that every campaign must pass, shipped so that any campaign can be run through them.

from horda.core.campaign.conformance import check_campaign
check_campaign(engine, engines, engine.config({}), seed=7)
"""

from typing import Any

from msgspec import Struct

from horda.core.campaign import file
from horda.core.campaign.contract import TABLE, Brought
from horda.core.campaign.engine import CampaignEngine
from horda.core.campaign.story import Engines, Story, open_story
from horda.core.conformance import (
    NotConforming,
    check_described,
    check_options,
    check_position,
    check_result,
    require,
    seen_bytes,
)
from horda.core.decisions import Answer
from horda.core.errors import HordaError, IllegalAnswer
from horda.core.rng import Dice
from horda.core.session import Session
from horda.core.state import Config

MOST_GAMES = 100
"""More games than any campaign has."""


class Tour(Struct):
    """A campaign played at random: its story, and what its games are played with."""

    story: Story[Any]
    engines: Engines
    dice: Dice

    def on(self) -> None:
        """Plays on: one answer, or one whole game."""
        if self.story.chapter is None:
            choice = self.dice.choice(self.story.session.state.open)
            index = self.dice.below(len(choice.options))
            number = self.story.session.state.number(choice.seat)
            self.story.session.answer(Answer(number, choice.seat, index))
        else:
            self.story.bring(self.played())

    def played(self) -> Session[Any]:
        """Plays the game that is waited for."""
        game = self.story.open_game(self.engines, self.dice.seed())
        while game.state.result is None:
            choice = self.dice.choice(game.state.open)
            index = self.dice.below(len(choice.options))
            game.answer(Answer(game.state.number(choice.seat), choice.seat, index))
        return game


def check_campaign(
    engine: CampaignEngine[Any], engines: Engines, config: Config, seed: int
) -> Story[Any]:
    """Plays one random campaign with all its games and makes every check; returns its end."""
    try:
        tour = Tour(Story.begin(engine, config, seed), engines, Dice(seed))
        session = tour.story.session
        while session.state.result is None:
            require(len(session.state.history) < MOST_GAMES, "it does not end", session.state)
            check_moment(tour)
            tour.on()
        check_result(engine, session.state)
        check_story(tour.story, engines)
    except (NotConforming, HordaError) as error:
        what = f"{engine.game.id}, {config}, seed {seed}: {error}"
        raise NotConforming(what) from error
    return tour.story


def check_moment(tour: Tour) -> None:
    """Makes every check that one moment between two games allows."""
    engine, state = tour.story.engine, tour.story.session.state
    if tour.story.chapter is None:
        check_options(engine, state)
        check_position(engine, state, tour.dice)
    else:
        check_waiting(engine, state, tour.dice)
        check_seats(tour)
        check_game_taken(tour)


def check_waiting(engine: CampaignEngine[Any], state: Any, dice: Dice) -> None:
    """A campaign that waits for a game is saved and seen as any position, and takes no answer."""
    check_described(engine, state)
    back = engine.decode(engine.encode(state))
    require(back.digest() == state.digest(), "a state changes when saved and loaded", state)
    for seat in (*range(len(engine.game.seats(state.config))), None):
        other = engine.determinise(state, seat, dice)
        same = seen_bytes(engine, other, seat) == seen_bytes(engine, state, seat)
        require(same, f"seat {seat} sees what it should not", state)
    for key in ("", "brought:", "brought:{}", Brought("x").key, Brought("x", None, {}).key):
        for seat in (TABLE, 0):
            require(not _taken(engine, state, seat, key), f"{key!r} was accepted", state)


def _taken(engine: CampaignEngine[Any], state: Any, seat: int, key: str) -> bool:
    before = state.digest()
    try:
        engine.apply(state, Answer(state.number(seat), seat, key))
    except IllegalAnswer:
        require(state.digest() == before, "a refused answer changed the state", state)
        return False
    return True


def check_seats(tour: Tour) -> None:
    """Every seat of the game is played by a seat of the campaign."""
    chapter, state = tour.story.chapter, tour.story.session.state
    assert chapter is not None
    engine = tour.engines(chapter.game)
    game = engine.game.seats(engine.config(chapter.config))
    require(len(chapter.seats) in (0, len(game)), "not every seat of the game is played", state)
    players = {chapter.player(seat) for seat in range(len(game))}
    known = {*range(len(tour.story.engine.game.seats(state.config)))}
    require(players <= known, f"seats {sorted(players - known)} play, but are not there", state)


def check_game_taken(tour: Tour) -> None:
    """What a game brings is the same from its record, and goes on the same in a loaded state."""
    engine, state = tour.story.engine, tour.story.session.state
    game = tour.played()
    answer = engine.bring(state, game)
    again = engine.bring(state, Session(game.engine, game.record))
    require(again == answer, "a game that is replayed brings something else", state)
    here, there = state.clone(), engine.decode(engine.encode(state))
    for world in (here, there):
        engine.apply(world, answer)
    require(here.digest() == there.digest(), "a loaded state goes on otherwise", state)
    require(min(here.seen) > state.decision, "a game can be taken back without consent", state)


def check_story(story: Story[Any], engines: Engines) -> None:
    """A campaign is replayed whole from its file, and branched at every answer."""
    data = file.dumps(story.file())
    back = open_story(story.engine, file.loads(data))
    back.verify(engines)
    state = story.session.state
    require(back.session.state.digest() == state.digest(), "a replay ends elsewhere", state)
    require(file.dumps(back.file()) == data, "a file changes when it is read and written", state)
    for count in range(len(story.session.line.standing) + 1):
        branch = story.branch(count)
        same = branch.session.state.digest() == story.session.at(count).digest()
        require(same, f"a branch after {count} answers begins elsewhere", state)
