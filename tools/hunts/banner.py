"""Hunts for a won campaign of Fort Hendrix, Mission after Mission.

    nice -n 15 .venv/bin/python -m tools.hunts.banner 1 40 /tmp/banner.json

begins the campaign with seed 1, by the easy Zombie cards, or goes on with the file, where it is
kept after every Mission. Each Mission is tried with up to 40 seeds until one is won without a
death (else the won one with the fewest dead stands); then the campaign goes on. A won campaign is
written to tests/records/fort-hendrix/campaign-won.json.
"""

import sys
from itertools import product
from pathlib import Path
from typing import Any

from horda.core.campaign import Story, file, open_story
from horda.core.decisions import Answer
from horda.games import registry
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from tools.hunts.fort import COURAGE, FOLDER, GAME, played, tried

FILE = FOLDER / "campaign-won.json"


def search(config: Any, tries: int) -> tuple[int, list[int]] | None:
    """Returns the seed and the answers of a won game, with as few dead as are found."""
    best: tuple[int, int, list[int]] | None = None
    for seed, courage in product(range(tries), COURAGE):
        state, taken = tried(config, seed, courage)
        if state.result is None or not state.result.winners:
            continue
        lost = len(state.dead) + len(state.down)
        if best is None or lost < best[0]:
            best = (lost, seed, taken)
        if not lost:
            break
    return None if best is None else best[1:]


def begun(seed: int, kept: Path) -> Story[Any]:
    """Begins a campaign, or goes on with one."""
    if kept.exists():
        return open_story(BANNER, file.loads(kept.read_bytes(), kept.name))
    return Story.begin(BANNER, BANNER.config({"cards": "easy"}), seed)


def main(seed: int, tries: int, kept: Path) -> None:
    """Plays the campaign as far as the search goes."""
    engine, story = registry.engine(GAME), begun(seed, kept)
    while story.session.state.result is None:
        chapter = story.chapter
        if chapter is None:
            ask = story.session.state.open[0]
            story.session.answer(Answer(story.session.state.number(ask.seat), ask.seat, 0))
            continue
        found = search(engine.config(chapter.config), tries)
        print(chapter.config["scenario"], "won" if found else "not won", flush=True)
        if found is None:
            return
        story.bring(played(story.open_game(lambda _: engine, found[0]), found[1]))
        kept.write_bytes(file.dumps(story.file()))
    print(story.session.state.ending, [one.sheet.survivor for one in story.session.state.team])
    if story.session.state.result.winners:
        FILE.write_bytes(file.dumps(story.file()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
