"""What is in the box of Fort Hendrix: numbers read from its cards, and those of its rulebook."""

import pytest

from horda.games.zombicide.box.entries import Card
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.screen import catalogue

BOX = FORT_HENDRIX.box
ENTRIES: dict[str, Card] = {card.id: card for card in BOX.entries}


@pytest.mark.rule("FH-DECK-1", "FH-DECK-2")
def test_four_decks_and_those_of_the_second_edition_beside_them() -> None:
    sizes = {name: len(cards) for name, cards in BOX.decks.items()}
    assert sizes == {
        **{"starting": 6, "base": 30, "pimpweapon": 11, "military": 52},
        **{"plain_starting": 6, "plain_base": 45, "plain_pimpweapon": 11},
    }
    plain = [card for card in BOX.entries if card.id.startswith("plain_")]
    old = {card.id: card for card in SECOND.box.entries}
    for card in plain:
        same = old[card.id.removeprefix("plain_")]
        assert (card.profiles, card.count) == (same.profiles, same.count)
        assert (card.all_out, card.preserve) == (0, 0)


@pytest.mark.rule("FH-ALLOUT-X1", "FH-ALLOUT-X2", "FH-ALLOUT-X3", "FH-ALLOUT-X4", "FH-PRES-X1")
@pytest.mark.parametrize(
    ("id", "dice", "all_out", "accuracy", "dual", "preserve"),
    [
        ("military.tactical_tomahawk", 2, 1, 3, False, 3),
        ("military.mossberg_500", 2, 2, 4, False, 5),
        ("base.katana", 2, 2, 4, True, 3),
        ("military.hk_mp7", 3, 3, 5, True, 4),
        ("base.sawed_off", 2, 2, 3, True, 4),
        ("base.chainsaw", 5, 3, 5, False, 5),
        ("base.machete", 1, 1, 3, True, 2),
    ],
)
def test_weapons_of_the_examples(
    id: str, dice: int, all_out: int, accuracy: int, dual: bool, preserve: int
) -> None:
    card, line = ENTRIES[id], ENTRIES[id].profiles[0]
    assert (line.dice, line.accuracy) == (dice, accuracy)
    assert (card.all_out, card.dual) == (all_out, dual)
    if id != "military.hk_mp7":
        assert card.preserve == preserve


@pytest.mark.rule("FH-DECK-1", "FH-PRES-Q1", "FH-ALLOUT-Q8")
def test_what_has_no_value() -> None:
    assert all(not card.preserve for id, card in ENTRIES.items() if id.startswith("starting."))
    assert (ENTRIES["base.molotov"].all_out, ENTRIES["base.molotov"].preserve) == (0, 5)
    grenade = ENTRIES["military.an_m14_incendiary_grenade"]
    assert (grenade.all_out, grenade.preserve, grenade.eliminates_zone) == (0, 0, True)
    assert ENTRIES["base.flashlight"].light
    assert ENTRIES["plain_base.flashlight"].light
    others = [card for card in BOX.entries if card.type == "other"]
    assert all(not card.all_out and not card.preserve for card in others)


@pytest.mark.rule("FH-DECK-3", "FH-SHOOT-1", "FH-SW-8")
def test_the_zombie_deck_is_that_of_the_second_edition_with_symbols() -> None:
    assert [card.number for card in BOX.zombie_cards] == [*range(41, 81)]
    for ours, theirs in zip(BOX.zombie_cards, SECOND.box.zombie_cards, strict=True):
        assert ours.number == theirs.number + 40
        assert (ours.group, ours.kind, ours.zombie) == (theirs.group, theirs.kind, theirs.zombie)
        assert (ours.counts, ours.rush) == (theirs.counts, theirs.rush)
        assert (ours.activates) == theirs.activates
    symbols = [card.zombie for card in BOX.zombie_cards if card.shooter]
    counted = {kind: symbols.count(kind) for kind in symbols}
    assert counted == {"walker": 6, "brute": 4, "runner": 4}
    assert not any(card.shooter for card in BOX.zombie_cards if card.kind != "spawn")
    shooter = BOX.zombies[BOX.zombie_ids["shooter_walker"]]
    numbers = (shooter.actions, shooter.wounds, shooter.min_damage, shooter.adrenaline)
    assert (*numbers, shooter.priority, shooter.figures) == (1, 1, 1, 1, 2, 15)


def test_six_survivors_and_penny_join_the_twelve() -> None:
    names = [one.id for one in BOX.survivors]
    assert names[12:] == ["javier", "karl", "riley", "marianne", "michelle", "wayne", "penny"]
    assert len(BOX.playable) == 18
    michelle = BOX.survivors[BOX.survivor_ids["michelle"]]
    assert michelle.skills[0] == ("spare_parts",)
    assert all(BOX.survivors[card].health == 3 for card in BOX.playable[12:])


@pytest.mark.rule("FH-CXP-4", "FH-CSK-1", "FH-SK-8")
def test_the_campaign_sheet() -> None:
    known = book(FORT_HENDRIX)
    assert known.milestones == (2, 5, 8, 11, 14, 17, 20)
    assert known.track == 20
    assert len(known.skills) == 14
    assert {*known.skills} <= {*BOX.skill_ids}
    assert "hoard" in known.skills


@pytest.mark.rule("FH-SHOOT-3")
def test_the_screen_is_told_which_zombie_cards_have_the_shooters_sign() -> None:
    shown = {card.number for card in catalogue.box(FORT_HENDRIX).zombie_cards if card.shooter}
    assert shown == {card.number for card in BOX.zombie_cards if card.shooter}
    assert len(shown) == 14
    assert not any(card.shooter for card in catalogue.box(SECOND).zombie_cards)
