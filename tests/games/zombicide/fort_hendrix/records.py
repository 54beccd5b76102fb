"""Makes the recorded games of the campaign's Missions, and of one campaign, by a bot.

    python -m tests.games.zombicide.fort_hendrix.records missions F03 F04
    python -m tests.games.zombicide.fort_hendrix.records campaign

A bot plays with the easy Zombie cards; of each way to end the first game found is kept. In the
campaign it tries a Mission with one seed after another, and goes on with the first game it wins.
"""

import sys
from pathlib import Path
from typing import Any

from horda.bots.base import decide
from horda.bots.greedy import GreedyBot
from horda.core import record
from horda.core.campaign import Story, file
from horda.core.decisions import Answer
from horda.core.session import Session
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from tests.games.zombicide.fort_hendrix.fort import ENGINE

FOLDER = Path(__file__).parents[3] / "records" / "fort-hendrix"
TRIES = 12
ENDS = ("won", "penny", "nobody-left")
MOST = 1500
"""Answers after which a game is given up as stalled."""


def played(game: Session[Any], seed: int) -> bool:
    """Lets a bot play a game to its end; returns whether it came to one."""
    bot = GreedyBot(seed)
    while game.state.result is None and len(game.record.log) < MOST:
        ask = game.state.open[0]
        index = decide(bot, ENGINE, game.state, ask.seat, None)
        game.answer(Answer(game.state.number(ask.seat), ask.seat, index))
    return game.state.result is not None


def missions(names: list[str]) -> None:
    """Writes a record of each way in which games of some Missions ended."""
    FOLDER.mkdir(exist_ok=True)
    for mission in names:
        for seed in range(TRIES):
            if len([*FOLDER.glob(f"{mission}-*.json")]) == len(ENDS):
                break
            config = ENGINE.config({"scenario": mission, "cards": "easy", "survivors": SIX})
            game = Session.begin(ENGINE, config, seed)
            if played(game, seed):
                end = game.state.result.reason.removeprefix("z2-end-")
                path = FOLDER / f"{mission}-{end}.json"
                if not path.exists():
                    path.write_bytes(record.dumps(game.record))
                    print(path.name, flush=True)


def campaign() -> None:
    """Writes a campaign as far as the bot gets with a few tries for each Mission."""
    FOLDER.mkdir(exist_ok=True)
    story = Story.begin(BANNER, BANNER.config({"cards": "easy"}), 1)
    while story.session.state.result is None:
        if story.chapter is None:
            ask = story.session.state.open[0]
            number = story.session.state.number(ask.seat)
            story.session.answer(Answer(number, ask.seat, 0))
            continue
        story.bring(_won(story))
        print(story.session.state.history[-1].chapter.config["scenario"], flush=True)
    (FOLDER / "campaign-lost.json").write_bytes(file.dumps(story.file()))


def _won(story: Story[Any]) -> Session[Any]:
    """Plays the Mission that is waited for until it is won, or the tries are used up."""
    lost: Session[Any] | None = None
    for seed in range(TRIES):
        story.playing = None
        game = story.open_game(lambda _: ENGINE, seed)
        if played(game, seed):
            if game.state.result.winners:
                return game
            lost = game
    assert lost is not None
    story.playing = lost.record
    return lost


SIX = "javier+karl+riley+marianne+michelle+wayne"
if __name__ == "__main__":
    if sys.argv[1] == "missions":
        missions(sys.argv[2:])
    else:
        campaign()
