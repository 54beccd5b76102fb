"""Plays the worked examples; in a process of its own, since what they register stays."""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from horda.core.conformance import check_game
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.position import pose
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.papers.explain import explain
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.edition import Edition, Module
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.bar import bar
from tests.games.zombicide.boxes import SECOND
from tests.games.zombicide.editions import engine_of
from tests.games.zombicide.examples.active_skill import war_cry
from tests.games.zombicide.examples.decision import omen
from tests.games.zombicide.examples.mission_action import ring_bell

HERE = Path(__file__).parent
MODULES = (
    *SECOND.modules,
    Module("examples", omen.PIECES, war_cry.PIECES, {one.id: one for one in ring_bell.PIECES}),
)


def example_edition(folder: Path) -> Edition:
    """Makes the second edition with the skill, the Mission's Action and the decision added."""
    shutil.copytree(SECOND.folder, folder / "data")
    with (folder / "data" / "skills.toml").open("a", encoding="utf-8") as skills:
        skills.write("\n" + (HERE / "active_skill" / "skills.toml").read_text("utf-8"))
    mission = folder / "data" / "missions" / "M00.toml"
    text = mission.read_text("utf-8").replace('"all-crates", "exit"', '"bell"', 1)
    mission.write_text(text, "utf-8")
    return Edition("examples", folder / "data", prefix="z2", modules=MODULES)


def told(engine: Engine[ZState], key: str, **table: Any) -> ZState:
    """Lays a position out, looks for an option there and takes it."""
    state = pose(engine, engine.config({"scenario": "M00"}), 1, table)
    who, hooks = state.turn_of, index(state)
    for deed in DEEDS.values():  # the options of the turn are what nothing refuses
        listed = {one for one in state.open[0].options if type(one) is deed.option}
        assert listed == set(deed.allowed(state, hooks, who)), deed.verb
    engine.apply(state, Answer(state.number(0), 0, key))
    return state


def main() -> None:
    """Plays each example, and whole random games with all of them."""
    with TemporaryDirectory() as folder:
        engine = engine_of(example_edition(Path(folder)))
        amy = {"amy": {"zone": 3, "skills": ["war_cry"]}, "ned": {"zone": 4}}
        zombies = {"3": {"walker": 2}}
        state = told(engine, "war-cry:z4", survivors=amy, zombies=zombies)
        assert state.zombies[4 * state.kinds + state.box.zombie_ids["walker"]] == 2
        again = explain(state, 0, "war-cry:z4")
        assert again is not None
        assert again.why is not None
        assert again.why.id in ("z2-no-skill-used", "z2-no-no-zombies")
        # The screen has its button by itself.
        assert bar(state.edition).signs["war-cry"] == "megaphone"
        room = next(zone.index for zone in state.board.zones if not zone.street)
        inside = {"amy": {"zone": room}, "ned": {"zone": room}}
        won = told(engine, "ring-bell", survivors=inside)
        assert won.result is not None
        for seed in range(2):
            check_game(engine, engine.config({"scenario": "M01"}), seed, every=25)
    sys.stdout.write("played\n")


if __name__ == "__main__":
    main()
