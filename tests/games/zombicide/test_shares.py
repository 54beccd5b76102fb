"""Wounds that are shared out together are told together."""

import pytest

from horda.games.zombicide.screen.shares import Blows
from tests.games.zombicide.fighting import ENGINE, Fight


def told(fight: Fight) -> dict[str, Blows]:
    """Returns what is told of the open question."""
    found = ENGINE.game.odds(fight.state, fight.state.open[0].seat)
    return {key: one for key, one in found.items() if isinstance(one, Blows)}


def attacked(**zombies: int) -> Fight:
    """Lets Zombies attack Amy and Doug."""
    both = {"amy": {"health": 3}, "doug": {"health": 3}}
    return Fight(zombies={3: zombies}, **both).play("end-turn", "end-turn")


@pytest.mark.rule("Z2-ZPHASE-04")
def test_attacks_of_several_kinds_are_told_together_until_they_are_shared_out() -> None:
    fight = attacked(walker=2, brute=1)
    walker, brute = (fight.state.box.zombie_ids[one] for one in ("walker", "brute"))
    left = ((walker, 2), (brute, 1))
    for taken in range(3):
        found = told(fight)
        assert [*found] == ["suffer:amy", "suffer:doug"]
        assert sum(count for _, count in found["suffer:amy"].groups) == 3 - taken
        if not taken:
            assert found["suffer:amy"] == Blows(1, left)
        fight.play(("suffer:amy", "suffer:doug")[taken % 2])
    assert not told(fight)


@pytest.mark.rule("Z2-ZPHASE-04")
def test_attacks_on_others_are_shared_out_by_themselves() -> None:
    people = {name: {"health": 3} for name in ("amy", "doug")}
    others = {name: {"health": 3, "zone": 4} for name in ("ned", "wanda")}
    crowd = {3: {"walker": 2}, 4: {"walker": 1}}
    fight = Fight(zombies=crowd, **people, **others)
    while fight.prompt != "z2-share-wounds":
        fight.play("end-turn" if "end-turn" in fight.offered else fight.offered[0])
    assert {sum(count for _, count in one.groups) for one in told(fight).values()} == {2}
