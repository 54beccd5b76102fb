"""What an author of Missions can look up: what special rules mean, and Missions to begin with."""

import re
from json import dumps

from horda.core.game import ScenarioRule
from horda.core.words import Text
from horda.games.zombicide.box.missions import clean
from horda.games.zombicide.papers.mission_needs import needs, special_rules
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import GOALS

OURS = re.compile(
    r"^(?:provenance|sources|note|inferred|public|rulebook|fitting|strength|rules|missing)\s*="
)
"""Fields that say where a Mission of the box was learnt."""
CELLS = {3: "three by three", 6: "six by six"}
HEAD = """\
# {id} of the box, to change as you like. Then try:
#   horda mission check FILE{game}      says what is wrong, line by line
#   horda mission show FILE{game}       draws it; with --svg OUT.svg as a picture
#   horda mission rules{game}           says what the special rules mean
#   horda play {edition} --scenario FILE
#
# Cells are [row, column] of the board from the top left, counted from 0; a tile has {cells}.

id = "my-{lower}"
title = {title}
description = ""
"""


def explained(edition: Edition) -> tuple[ScenarioRule, ...]:
    """Explains every special rule, goals first: what it says, what it needs, who uses it."""
    names = sorted(special_rules(edition), key=lambda name: (name not in GOALS, name))
    return tuple(
        ScenarioRule(
            name,
            Text(f"z2-special-{name}"),
            tuple(need for need, _ in needs(edition, name)),
            tuple(one.id for one in edition.missions.values() if name in one.special),
        )
        for name in names
    )


def begun(edition: Edition, mission: str, title: str) -> str:
    """Returns a Mission of the box as its author would begin with it, without its sources."""
    text = (edition.folder / "missions" / f"{mission}.toml").read_text("utf-8")
    head = HEAD.format(
        id=mission,
        lower=mission.lower(),
        title=dumps(clean(title, 60), ensure_ascii=False),
        edition=edition.id,
        game="" if edition.shares is None else f" --game {edition.id}",
        cells=CELLS[edition.box.parts.cells],
    )
    return head + "\n".join(_kept(text)).strip("\n") + "\n"


def _kept(text: str) -> list[str]:
    """Leaves comments, the id and what only the box says out; lists may go over several lines."""
    kept: list[str] = []
    skipping = False
    for line in text.split("\n"):
        if skipping:
            skipping = line.strip() != "]"
        elif OURS.match(line):
            skipping = line.rstrip().endswith("[")
        elif not line.startswith(("#", "id =", "[rotation]")) and (line or kept[-1:] != [""]):
            kept.append(line)
    return kept
