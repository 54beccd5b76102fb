"""The prepared positions: every lesson of a course meets what it teaches."""

import pytest

from tests.games.courses import Learner, lessons

TOWN: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "hello": ((), ()),
    "move": (("walk:B3",), ("moved:amy:B3",)),
    "door": (
        ("open-door:door2:fire_axe", "reveal:B1"),
        ("door-opened:amy:door2", "noise-made:B3", "spawned:B1:walker:1"),
    ),
    "noise": ((), ()),
    "strike": (("walk:B1", "melee:fire_axe:-"), ("killed:B1:walker:1",)),
    "next": (("act:doug",), ("turn-began:doug:3",)),
    "shoot": (
        ("shoot:C3:pistol:-",),
        ("killed:C3:walker:1", "level-reached:doug:yellow", "learned:doug:plus_1_action"),
    ),
    "level": ((), ()),
    "search": (("walk:B1", "search", "put:doug:1", "done"), ("drew:doug:machete",)),
    "crate": (("take-crate", "put:doug:2", "done"), ("crate-taken:doug:B1", "turn-began:wanda:3")),
    "round": (
        ("walk:B1", "walk:A2", "end-turn"),
        ("zombies-act", "zombies-moved:C1:C2:brute:1", "spawned:C1:walker:3", "round-began:4"),
    ),
    "zombies": ((), ()),
    "goal": (("act:wanda", "take-objective:0"), ("objective-taken:wanda:A2:red",)),
    "leave": (
        (
            *("walk:B1", "walk:B3", "act:amy", "walk:B3", "walk:A3", "escape"),
            *("walk:B3", "walk:A3", "escape", "walk:A3", "escape"),
        ),
        ("escaped:amy", "escaped:doug", "escaped:wanda"),
    ),
    "end": ((), ()),
}
"""What the notes ask for, and what follows from it."""

STATION: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "hello": ((), ()),
    "move": (("walk:I7",), ("moved:cole:I7",)),
    "oxygen": (("take-tank", "put:cole:2", "done"), ("tank-taken:cole",)),
    "open": (("take-door:door12",), ("door-opened:cole:door12",)),
    "fight": (("shoot:I5:smg:-", "pass"), ("attacked:cole:I5:smg:ranged", "killed:I5:worker:1")),
    "close": (
        ("end-turn", "act:mitsuki", "close-door:door12"),
        ("door-closed:mitsuki:door12",),
    ),
    "machine": (("steer-to:bot:I9",), ("machine-moved:bot:I9",)),
    "round": (
        ("end-turn", "end-turn", "spawn-from:I1"),
        ("zombies-moved:I3:I5:spoiler_abomination:1", "mold-grew:I5", "round-began:3"),
    ),
    "mold": ((), ()),
    "fire": (
        ("act:jared", "shoot:I5:flamethrower:-"),
        ("killed:I5:spoiler_abomination:1", "mold-calmed:I5", "level-reached:jared:yellow"),
    ),
    "goal": ((), ()),
    "end": ((), ()),
}

FORT: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "hello": ((), ()),
    "night": ((), ()),
    "lamp": (("lamp-on", "light-zone:E6"), ("beam-laid:michelle:E6",)),
    "allout": (
        ("shoot:E6:mossberg_500:-", "all-out:2"),
        ("went-all-out:michelle:2", "killed:E6:walker:1"),
    ),
    "breaks": ((), ()),
    "rescue": (
        ("end-turn", "act:karl", "take-fallen:wayne"),
        ("fallen-taken:karl:wayne", "level-reached:karl:yellow"),
    ),
    "card": (("end-turn", "walk:A8", "turn-up:2:A8", "take:shut"), ("revealed:riley:22",)),
    "round": (
        ("end-turn",),
        ("drawn-by-light:1", "zombies-moved:I6:E6:shooter_walker:1", "round-began:3"),
    ),
    "drawn": ((), ()),
    "end": ((), ()),
}
WAYS = {"zombicide-2e": TOWN, "invader": STATION, "fort-hendrix": FORT}


@pytest.mark.parametrize(("game", "way"), WAYS.items(), ids=WAYS)
def test_every_lesson_meets_what_it_teaches(
    game: str, way: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
) -> None:
    learner = Learner(game)
    assert list(way) == lessons(game)
    for lesson, (answers, wanted) in way.items():
        happened = learner.says(*answers)
        assert [one for one in wanted if one in happened] == [*wanted], (lesson, happened)


def test_the_course_in_town_ends_with_a_victory() -> None:
    learner = Learner("zombicide-2e")
    for answers, _ in TOWN.values():
        learner.says(*answers)
    assert learner.state.result is not None
    assert learner.state.result.winners == (0,)


def test_mold_eats_the_door_that_was_closed() -> None:
    learner = Learner("invader")
    for lesson in ("move", "oxygen", "open", "fight", "close", "machine", "round"):
        learner.says(*STATION[lesson][0])
    learner.says("act:cole")
    assert "walk:I5" in learner.offered  # nothing shuts it any more
    assert not [key for key in learner.offered if key.endswith(":door12")]


@pytest.mark.parametrize("game", WAYS)
def test_a_prepared_position_is_one_that_can_be(game: str) -> None:
    learner = Learner(game)
    assert [*learner.engine.game.impossible(learner.state)] == []


def test_who_begins_with_the_other_dark_room_finds_the_walker_there() -> None:
    learner = Learner("zombicide-2e")
    happened = learner.says("walk:B3", "open-door:door2:fire_axe", "reveal:A2")
    assert "spawned:A2:walker:1" in happened
