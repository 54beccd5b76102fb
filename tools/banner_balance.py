"""How far bots get in the campaign of Fort Hendrix, and where campaigns die.

    .venv/bin/python -m tools.banner_balance --campaigns 40

plays campaigns one after another with the easy Zombie cards and six Survivors, each Mission by
one bot, and prints the tables of docs/balance-fort-hendrix.md. What is asked between Missions is
answered with the first option. A Mission that is lost is played again, as the book has it,
unless the campaign is lost with it; after some tries a campaign counts as given up.
`--lost FILE` keeps the first campaign that is lost after two Missions or more were won.
"""

import argparse
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

from horda.bots.base import decide
from horda.bots.spec import make_bot
from horda.core.campaign import Story, file
from horda.core.decisions import Answer
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from horda.sim.stats import wilson

GAME = "fort-hendrix"
WORTHY = 2
"""Missions that a lost campaign should have won to be kept."""
MOST, TRIES = 900, 4
"""Answers after which a Mission counts as stalled; times that a Mission is tried."""
Tally = Counter[tuple[str, str]]


def play(game: Session[Any], bot: str, seed: int) -> str:
    """Lets a bot play a Mission; returns how it ended."""
    engine, player = registry.engine(GAME), make_bot(bot, seed)
    while game.state.result is None and len(game.record.log) < MOST:
        ask = game.state.open[0]
        index = decide(player, engine, game.state, ask.seat, None)
        game.answer(Answer(game.state.number(ask.seat), ask.seat, index))
    result = game.state.result
    return "stalled" if result is None else result.reason.removeprefix("z2-end-")


def campaign(seed: int, bot: str, cards: str, tally: Tally) -> tuple[Story[Any], str]:
    """Plays a campaign; returns it, and how it ended."""
    engine = registry.engine(GAME)
    story = Story.begin(BANNER, BANNER.config({"cards": cards}), seed)
    tries: Counter[str] = Counter()
    while story.session.state.result is None:
        state, chapter = story.session.state, story.chapter
        if chapter is None:
            ask = state.open[0]
            story.session.answer(Answer(state.number(ask.seat), ask.seat, 0))
            continue
        mission = str(chapter.config["scenario"])
        tries[mission] += 1
        if tries[mission] > TRIES:
            return story, "given up"
        game = story.open_game(lambda _: engine, 1000 * seed + sum(tries.values()))
        end = play(game, bot, seed)
        tally[mission, end] += 1
        if end == "stalled":
            return story, "stalled"
        story.bring(game)
    return story, str(story.session.state.ending)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--campaigns", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="planner:width=1")
    parser.add_argument("--cards", default="easy")
    parser.add_argument("--lost", default="")
    args = parser.parse_args()
    began, tally = process_time(), Tally()
    ends: Counter[str] = Counter()
    far: Counter[int] = Counter()
    for seed in range(args.seed, args.seed + args.campaigns):
        story, end = campaign(seed, args.bot, args.cards, tally)
        won = len(story.session.state.played)
        if args.lost and won >= WORTHY and end.startswith("lost"):
            Path(args.lost).write_bytes(file.dumps(story.file()))
            args.lost = ""
        far[won] += 1
        ends[end] += 1
        print(f"campaign {seed}: {won} Missions won, {end}", flush=True)
    print(f"\n| Mission | played | won | 95 % | ends |\n{'| --- ' * 5}|")
    for mission in sorted({name for name, _ in tally}):
        own = {end: count for (name, end), count in tally.items() if name == mission}
        played, won = sum(own.values()), own.get("won", 0)
        low, high = wilson(won, played)
        print(f"| {mission} | {played} | {won} | {low:.0%}-{high:.0%} | {own} |")
    print(f"\nMissions won: {dict(sorted(far.items()))}\nends: {dict(ends)}")
    print(f"{process_time() - began:.0f} s of CPU")


if __name__ == "__main__":
    main()
