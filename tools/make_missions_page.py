"""Writes docs/missions*.md: Missions with their goals, where their positions come from, records.

python tools/make_missions_page.py
"""

from collections import Counter
from pathlib import Path

from horda.core.engine import Engine
from horda.core.record import loads
from horda.games import registry
from horda.games.zombicide.box.missions import Mission
from horda.games.zombicide.game import Zombicide
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.status import status
from horda.texts.say import Texts

ROOT = Path(__file__).parent.parent
PAGES = {
    "zombicide-2e": ROOT / "docs" / "missions.md",
    "invader": ROOT / "docs" / "missions-invader.md",
}
FULL_TEAM = 6
OURS = ("inferred", "designed")
SOURCES = ("rulebook", "public", "ours")
HEAD = """# The Missions of Zombicide 2nd Edition

Written by `python tools/make_missions_page.py`; a test looks for drift.

Positions: how many of the things a Mission puts on the board (starts, Spawn Zones, Exits, cars,
doors, marks, Zombies, Companions, the count of Objectives, the turning of its tiles) come from the
rulebook, from public sources, or from us, since no source showed that part of the printed map. What
the book names but does not place, such as a door that stands open, counts as ours. Each file in
`src/horda/games/zombicide/editions/second_edition/data/missions` says which, and what is missing.

Records: recorded games in `tests/records/zombicide-2e`, one for every way the Mission can end,
replayed by the tests; all of them are whole games from the setup and a seed, with the easy Zombie
cards. Plain ones were played by bots; those with a * were found by a search over seeds and branches
(`horda.sim.branching`, with a plan for each end in `tools/hunts`), which sees the cards and dice to
come: they show that an end can be reached against the Zombies, not how often people would reach it.
A number in brackets is that of the Survivors in play, where they are not six. How often bots win is
in [balance.md](balance.md).

"""
INVADER = """# The Missions of Zombicide: Invader

Written by `python tools/make_missions_page.py`; a test looks for drift.

Positions: the text of the book names the tiles and their grid (but for that of M3), and what
belongs to a Mission; where it lies is on maps that we have not seen. So nearly every place is
ours, laid out for this project and marked `designed`. Each file in
`src/horda/games/zombicide/editions/invader/data/missions` says which, and what is missing.
Numbers of cards that are guessed can be corrected by [house rules](house-rules.md).

Records: recorded games in `tests/records/invader`, replayed by the tests.

"""
TABLE = """| Mission | book | goal | positions: book / public / ours | records |
| --- | --- | --- | --- | --- |
"""
HEADS = {"zombicide-2e": HEAD, "invader": INVADER}


def page(game: str) -> str:
    """Writes the page of a game."""
    engine = registry.engine(game)
    assert isinstance(engine.game, Zombicide)
    lines = [_line(engine, one) for one in engine.game.edition.missions.values()]
    return HEADS[game] + TABLE + "\n".join(lines) + "\n"


def _line(engine: Engine[ZState], one: Mission) -> str:
    game = engine.game
    texts = Texts("en", own=(game.prefix or game.id, game.family))
    counts = provenance(one)
    name = f"{one.id} {texts.say(f'z2-mission-{one.id}')}"
    origin = " / ".join(str(counts[source]) for source in SOURCES)
    records = _records(game.id, one.id)
    return f"| {name} | {one.difficulty} | {_goal(engine, one, texts)} | {origin} | {records} |"


def _goal(engine: Engine[ZState], one: Mission, texts: Texts) -> str:
    """Says the goals as the status does at the start, without the counts."""
    state = engine.new(engine.config({"scenario": one.id}), 1)
    lines = [texts.render(line).strip() for line in status(state, None)]
    goals = [line.partition(": ")[2] for line in lines if line.startswith(("to do: ", "done: "))]
    return "; ".join(goal.rpartition(" (")[0] or goal for goal in goals)


def provenance(one: Mission) -> Counter[str]:
    """Counts where the positions come from; where a part of one is ours, it is ours."""
    placed = (*one.start, *one.spawn, *one.exit, *one.zombie, *one.car, *one.mark, *one.companion)
    laid = (*one.objective, *one.machine, *one.mold)
    entries = (*placed, *laid, *one.door, *one.sealed, one.objectives, one.rotation)
    found = ("inferred" if entry.inferred else entry.provenance for entry in entries)
    return Counter("ours" if source in OURS else source for source in found)


def _records(game: str, mission: str) -> str:
    """Names the recorded ends of a Mission."""
    found = []
    folder = ROOT / "tests" / "records" / game
    for path in sorted(folder.glob(f"{mission}-*.json"), key=lambda p: ("won" not in p.stem, p)):
        record = loads(path.read_bytes(), path.name)
        sign = "*" if "search" in record.note else ""
        team = f" ({record.config['team']})" if record.config["team"] != FULL_TEAM else ""
        found.append(path.stem.partition("-")[2] + sign + team)
    return ", ".join(found)


if __name__ == "__main__":
    for id, path in PAGES.items():
        path.write_text(page(id), "utf-8")
        print(path)
