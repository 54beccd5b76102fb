"""The military deck, and what each switch does to the decks."""

import pytest

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX, FhSetup
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.fort_hendrix.military import MILITARY, deck_of, decks_of
from horda.games.zombicide.rules.points import SEARCH_DECK
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene

F02 = FORT_HENDRIX.boards["F02"]


def room_on(face: str) -> int:
    """A room on a tile of Mission 2 of the campaign."""
    return next(z.index for z in F02.zones if not z.street and z.faces == (face,))


@pytest.mark.rule("FH-DECK-1", "FH-DECK-2", "FH-SW-1")
def test_the_box_has_four_advanced_decks_and_the_three_of_the_second_edition() -> None:
    sizes = {name: len(cards) for name, cards in BOX.decks.items()}
    assert {n: sizes[n] for n in ("starting", "base", "pimpweapon", "military")} == {
        "starting": 6,
        "base": 30,
        "pimpweapon": 11,
        "military": 52,
    }
    plain = {name.removeprefix("plain_"): sizes[name] for name in sizes if "plain" in name}
    second = SECOND.box.decks
    assert plain == {name: len(cards) for name, cards in second.items()}


@pytest.mark.rule("FH-MIL-1", "FH-SW-1")
def test_the_decks_in_use_are_exchanged_together() -> None:
    for advanced in (True, False):
        config = ENGINE.config({"scenario": "M00", "advanced": advanced, "hour": 12})
        state = ENGINE.new(config, 5)
        decks = {BOX.deck_of[card] for card in state.equipment.left}
        assert decks == {"base" if advanced else "plain_base"}
        decks = {BOX.deck_of[card] for card in state.pimpweapons.left}
        assert decks == {"pimpweapon" if advanced else "plain_pimpweapon"}
        assert len(state.military.left) == 52
        while not any(one.slots != state.bare for one in state.people):
            ENGINE.choose(state, 0, 0)
        dealt = {BOX.deck_of[c] for one in state.people for c in one.slots if c >= 0}
        assert dealt == {"starting" if advanced else "plain_starting"}


@pytest.mark.rule("FH-MIL-2", "FH-D18")
def test_tiles_16_to_21_are_searched_with_the_military_deck() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "F02"}), 1)
    for zone in F02.zones:
        numbers = {int(face[:-1]) for face in zone.faces}
        if zone.street or len(zone.faces) > 1:
            continue
        assert deck_of(state, zone.index) == ("military" if min(numbers) >= 16 else "base")
    assert decks_of(F02, room_on("19R")) == (MILITARY,)
    assert decks_of(F02, room_on("1R")) == ("base",)


def on_f02(zone: str, **table: object) -> Scene:
    """Karl in a Zone of Mission 2 of the campaign, with a skill to Search streets."""
    return Scene(
        setup={"scenario": "F02"},
        table={"objectives": [], "companions": [], "hour": 12, **table},
        karl={"zone": zone, "skills": ["scavenger"]},
    )


def name_of(zone: int) -> str:
    """The name of a Zone of that Mission."""
    return F02.zone_names[zone]


@pytest.mark.rule("FH-MIL-2", "FH-MIL-3", "FH-D18")
def test_each_deck_is_drawn_from_and_made_anew_from_its_own_discards() -> None:
    cards = {"equipment": ["katana"], "military": [], "military_out": ["mre"]}
    scene = on_f02(name_of(room_on("19R")), **cards)
    scene.play("search")
    assert scene.told("drew") == ["drew:karl:mre"]
    scene = on_f02(name_of(room_on("1R")), **cards).play("search")
    assert scene.told("drew") == ["drew:karl:katana"]


@pytest.mark.rule("FH-MIL-3")
def test_a_room_without_military_cards_left_cannot_be_searched() -> None:
    cards = {"equipment": ["katana"], "military": [], "military_out": []}
    scene = on_f02(name_of(room_on("19R")), **cards)
    assert scene.offers("search") == []
    assert scene.refusal("search") == ("Z2-SEARCH-04",)


@pytest.mark.rule("FH-D18")
def test_a_lamp_gives_two_cards_of_the_same_deck() -> None:
    scene = Scene(
        setup={"scenario": "F02"},
        table={
            "objectives": [],
            "companions": [],
            "hour": 12,
            "equipment": ["katana", "katana"],
            "military": ["mre", "ka_bar"],
        },
        karl={"zone": name_of(room_on("19R")), "backpack": ["flashlight"]},
    )
    scene.play("search").until("z2-turn", "put")
    assert scene.told("drew") == ["drew:karl:mre", "drew:karl:ka_bar"]


@pytest.mark.rule("FH-MIL-Q2")
def test_a_street_on_tiles_of_both_kinds_lets_the_searcher_name_the_deck() -> None:
    zone = next(z.index for z in F02.zones if z.street and len(decks_of(F02, z.index)) > 1)
    scene = on_f02(name_of(zone), equipment=["katana"], military=["mre"]).play("search")
    assert scene.offered == ["search-in:military", "search-in:base"]
    assert scene.told("drew") == []
    scene.play("search-in:base")
    assert scene.told("drew") == ["drew:karl:katana"]


@pytest.mark.rule("FH-MIL-Q1")
def test_a_matching_set_comes_from_the_deck_of_the_search() -> None:
    scene = Scene(
        setup={"scenario": "F02"},
        table={
            "objectives": [],
            "companions": [],
            "hour": 12,
            "equipment": ["machete#1"],
            "military": ["machete#3", "machete#4"],
        },
        karl={"zone": name_of(room_on("19R")), "skills": ["matching_set"]},
    )
    scene.play("search")
    assert scene.prompt == "z2-matching-set"
    scene.play(scene.offered[0])
    assert [BOX.deck_of[card] for card in scene.state.equipment.left] == ["base"]
    assert scene.state.military.left == ()


@pytest.mark.rule("FH-SW-9")
def test_without_advanced_equipment_military_tiles_are_searched_with_the_base_deck() -> None:
    for advanced in (True, False):
        config = ENGINE.config({"scenario": "M00", "advanced": advanced, "hour": 12})
        assert isinstance(config, FhSetup)
        assert FORT_HENDRIX.plays(MILITARY, config) is advanced
        hooks = ENGINE.game.hooks(ENGINE.new(config, 1))
        assert (SEARCH_DECK in hooks.uses) is advanced


@pytest.mark.rule("FH-SW-2")
def test_a_goal_of_six_food_asks_for_what_the_deck_holds() -> None:
    for advanced, wanted in ((True, 4), (False, 6)):
        config = ENGINE.config({"scenario": "M06", "advanced": advanced, "hour": 12})
        state = ENGINE.new(config, 1)
        lines = [text for text in ENGINE.game.status(state, None) if "goal" in str(text)]
        assert any(f"'all': {wanted}" in str(line) for line in lines)


@pytest.mark.rule("FH-SW-10")
def test_every_combination_of_switches_can_be_set_up() -> None:
    for mask in range(16):
        names = ("advanced", "knock_out", "clock", "shooters")
        given = {name: bool(mask >> bit & 1) for bit, name in enumerate(names)}
        state = ENGINE.new(ENGINE.config({"scenario": "M00", "hour": 12, **given}), mask)
        assert state.open
        assert all(state.config.on(name) is given[name] for name in names)


@pytest.mark.rule("FH-SW-10")
def test_the_campaign_uses_all_of_them() -> None:
    config = ENGINE.config({"scenario": "F01", "knock_out": False, "clock": False})
    assert isinstance(config, FhSetup)
    assert all(config.on(name) for name in ("advanced", "knock_out", "clock", "shooters"))


@pytest.mark.rule("FH-SW-3")
def test_the_nine_advanced_pimpweapons_count_and_a_grenade_burns_as_a_molotov() -> None:
    weapons = [card for card in BOX.decks["pimpweapon"] if not BOX.cards[card].spawns]
    assert len(weapons) == 9
    grenade = {BOX.names[BOX.same[card]] for card in BOX.molotovs}
    assert grenade == {"molotov", "an_m14_incendiary_grenade"}
    scene = Scene(
        on="advanced",
        zombies={"C1": {"walker": 5}},
        karl={"zone": "C3", "hands": ["an_m14_incendiary_grenade"]},
    )
    scene.play("shoot:C1:an_m14_incendiary_grenade:-")
    assert scene.zombies("C1") == 0


@pytest.mark.rule("FH-MIL-Q1")
def test_hold_your_nose_draws_from_the_base_deck() -> None:
    scene = Scene(
        6,
        on="advanced",
        table={"equipment": ["katana"], "military": []},
        zombies={"C2": {"walker": 1}},
        karl={"hands": ["machete"], "skills": ["hold_your_nose"]},
    )
    scene.play("melee:machete:-", "pass")
    assert scene.told("drew") == ["drew:karl:katana"]


def test_all_weapons_that_can_be_empty_fit_into_the_mask_of_a_state() -> None:
    assert max(i for i, card in enumerate(BOX.cards) if card.reload) < 64
    scene = Scene(3, 3, zombies={"C2": {"walker": 9}}, karl={"hands": ["mas_shotgun"]})
    scene.play("shoot:C2:mas_shotgun:-")
    assert scene.state.empty
    assert scene.state.encode()
