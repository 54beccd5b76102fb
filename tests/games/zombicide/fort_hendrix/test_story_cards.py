"""Every objective card and every Note does what its data says, whatever is known and chosen."""

from typing import Any

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone, door_of_card
from horda.games.zombicide.modules.fort_hendrix.story.revealing import OnDoor, Revealing
from horda.games.zombicide.modules.fort_hendrix.story.script import Script, book, script
from horda.games.zombicide.modules.fort_hendrix.story.telling import NOTE, OPERATIONS, Telling
from horda.games.zombicide.modules.fort_hendrix.story.things import bears
from horda.games.zombicide.rules.state import NONE
from tests.games.zombicide.fort_hendrix.oracle import Outcome, World, outcomes, worlds
from tests.games.zombicide.fort_hendrix.storied import Walk

MISSIONS = book(FORT_HENDRIX).missions
SCRIPTS: dict[str, Script] = {mission: script(FORT_HENDRIX, mission) for mission in MISSIONS}
CARDS = [(mission, card.number) for mission in MISSIONS for card in SCRIPTS[mission].card]
NOTES = [(mission, note.number) for mission in MISSIONS for note in SCRIPTS[mission].note]


@pytest.fixture(autouse=True)
def followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that changes must be told, event by event."""
    monkeypatch.setattr(Walk, "followed", True)


def laid(mission: str, world: World, wanted: Outcome) -> Walk:
    """Sets a Mission up in a world, with a card in Hand; ways are taken as the outcome says."""
    known = Carried(flags=tuple(sorted(world.flags)), played=tuple(sorted(world.played)))
    walk = Walk(mission, carried=known)
    walk.know(*sorted(world.words)).hold("machete")
    walk.prefers = ("reward-bonus", "pick:", "enough")
    return walk


def through(walk: Walk, ways: tuple[str, ...], *kinds: type[Any]) -> None:
    """Answers until a card or Note is done: choices in order, all else as it comes."""
    left = [*ways]
    while walk.state.result is None and any(isinstance(f, kinds) for f in walk.state.stack):
        walk.peace()
        if walk.prompt == "z2-story-choice":
            if not left:
                return
            walk.play(f"take:{left.pop(0)}")
        else:
            walk.choose()
    assert not left, "every choice was offered"


def compare(walk: Walk, wanted: Outcome, before: dict[str, int], who: int) -> None:
    """Compares what came about with what must."""
    tale = walk.state.tale
    assert {*wanted.flags} <= {*tale.flags}
    assert {*wanted.words} <= {*tale.words}
    assert {*wanted.notes} <= {*tale.notes}
    assert {*wanted.unlocked} <= {*tale.unlocked}
    assert {*wanted.allowed} <= {*tale.allowed}
    assert wanted.gifts == tuple(skill for skill, _ in tale.gifts)
    assert wanted.order == tale.order
    assert all(bears(walk.state, who, token) for token in wanted.tokens)
    assert tale.pages[who].cxp == before["cxp"] + wanted.cxp
    assert tale.pages[who].infections == before["infections"] + wanted.infections
    if wanted.stage and not wanted.over:
        assert tale.stage >= wanted.stage
    if wanted.over:
        assert walk.state.result is not None
        assert walk.state.result.reason == "z2-end-won"
        assert tale.ending == ("" if wanted.over == "won" else wanted.over)


def cases(mission: str, effects: op.Ops, known: list[World]) -> list[tuple[World, Outcome]]:
    """Lists worlds with all that may come of a card in them."""
    story = SCRIPTS[mission]
    return [(world, one) for world in known for one in outcomes(story, world, effects, Outcome())]


@pytest.mark.rule("FH-OBJ-1", "FH-OBJ-4", "FH-OBJ-5", "FH-OBJ-6", "FH-OBJ-7", "FH-OBJ-X1", "FH-D21")
@pytest.mark.parametrize(("mission", "number"), CARDS)
def test_a_card_does_what_it_says(mission: str, number: int) -> None:
    card = SCRIPTS[mission].card_of(number)
    for world, wanted in cases(mission, card.effects, worlds(SCRIPTS[mission], card)):
        walk = laid(mission, world, wanted)
        who, zone = walk.who, card_zone(walk.state, number)
        points = walk.state.people[who].adrenaline
        before = {"cxp": 0, "infections": 0}
        walk.turn_up(number)
        through(walk, wanted.ways, Revealing, OnDoor)
        compare(walk, wanted, before, who)
        if walk.state.result is None:
            assert (number in walk.state.tale.cards) == card.stays
            gains = [one for one in card.effects if not isinstance(one, op.SetFlag)]
            if not gains:
                assert walk.state.people[who].adrenaline == points, "revealing alone gives none"
            if door_of_card(walk.state, number) == NONE and wanted.noise:
                assert walk.state.noise[zone] >= wanted.noise


@pytest.mark.rule("FH-OBJ-Q5", "FH-M1-2", "FH-M2-3", "FH-M7-2")
@pytest.mark.parametrize(
    ("mission", "number"),
    [(m, n) for m, n in CARDS if SCRIPTS[m].card_of(n).gate is not None],
)
def test_a_card_waits_for_its_gate(mission: str, number: int) -> None:
    walk = Walk(mission)
    walk.put(walk.who, card_zone(walk.state, number)).fresh()
    before = walk.state.people[walk.who].actions
    order = [card.number for card in walk.story.card]
    assert walk.offers(f"turn-up:{order.index(number)}:") == []
    assert walk.state.people[walk.who].actions == before


@pytest.mark.rule("FH-OBJ-3", "FH-OBJ-6")
@pytest.mark.parametrize(("mission", "number"), NOTES)
def test_a_note_does_what_it_says(mission: str, number: int) -> None:
    note = SCRIPTS[mission].note_of(number)
    for world, wanted in cases(mission, note.effects, worlds(SCRIPTS[mission], note)):
        walk = laid(mission, world, wanted)
        who = walk.who
        state = walk.state
        state.stack = (*state.stack, Telling(NOTE, number, who, state.people[who].zone))
        state.at = (*state.at, 0)
        walk.again()
        through(walk, wanted.ways, Telling)
        compare(walk, wanted, {"cxp": 0, "infections": 0}, who)


def test_every_operation_is_carried_out_and_used() -> None:
    known = set(op.Op.__subclasses__()) - {op.Choose}
    assert known <= {*OPERATIONS}
    assert len(op.Op.__subclasses__()) == 38


def test_there_are_as_many_cards_and_notes_as_the_rulebook_counts() -> None:
    assert [len(SCRIPTS[mission].card) for mission in MISSIONS] == [6, 6, 6, 8, 8, 8, 8, 8, 8, 8]
    assert [len(SCRIPTS[mission].note) for mission in MISSIONS] == [2, 1, 1, 3, 2, 2, 2, 2, 2, 2]
    numbers = sorted(number for _, number in CARDS)
    assert numbers == [*range(2, 76)]
