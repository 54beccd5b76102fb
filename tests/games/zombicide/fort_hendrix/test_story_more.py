"""Words that decide, one by one: who, when, may, own, each."""

import pytest
from msgspec.structs import replace

from horda.core.decks import Deck
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.story import telling_state
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried, Sheet
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone, door_of_card
from horda.games.zombicide.modules.fort_hendrix.story.operations import ReadNote
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader
from horda.games.zombicide.modules.fort_hendrix.story.places import door_at
from horda.games.zombicide.modules.fort_hendrix.story.script import Script
from horda.games.zombicide.modules.fort_hendrix.story.sheets import bonus_left
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.modules.fort_hendrix.story.words import Cond
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.people import carried, change
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.wounds import Share
from tests.games.zombicide.fort_hendrix.fort import BOX
from tests.games.zombicide.fort_hendrix.storied import Walk
from tests.games.zombicide.fort_hendrix.test_story_specials import WALKER, act, besieged, burning


def then(walk: Walk, frame: object) -> Walk:
    """Lets something happen now."""
    state = walk.state
    state.stack, state.at = (*state.stack, frame), (*state.at, 0)
    return walk.again()


@pytest.mark.rule("FH-OBJ-2", "FH-D21")
def test_a_crate_gives_a_random_pimp_weapon() -> None:
    walk = Walk("F02", prefers=("put:",))
    zone = walk.state.crates[0]
    before = len(carried(walk.state.people[walk.who]))
    walk.put(walk.who, zone).fresh()
    walk.play("take-crate").to_turn()
    cards = carried(walk.state.people[walk.who])
    drawn = [card for card in cards if BOX.deck_of[card] == "pimpweapon"]
    assert len(cards) == before + len(drawn)
    assert zone not in walk.state.crates


@pytest.mark.rule("Z2-SEARCH-Q7", "FH-MIL-Q2")
def test_without_room_all_cards_of_an_objective_card_are_seen_before_one_is_put_away() -> None:
    walk = Walk("F03")
    names = ("machete", "kukri", "katana", "water", "canned_food")
    for slot, name in enumerate(names):
        walk.hold(name, slot)
    known = [c for c in walk.state.equipment.order if BOX.cards[c].profiles and c > 30][:2]
    walk.state.equipment = Deck(tuple(known))
    walk.turn_up(16)
    assert walk.prompt == "z2-place-card"
    assert len(walk.told("drew:")) == 2
    walk.play("drop").play("done")
    assert walk.prompt == "z2-place-card"
    walk.play("drop").play("done")
    assert len(carried(walk.state.people[walk.who])) == len(names)


@pytest.mark.rule("FH-KO-2", "Z2-SEARCH-Q7")
def test_who_falls_by_a_cry_among_the_cards_keeps_none_of_those_drawn() -> None:
    """No Walker is left in the box, so all of them act, and one card still waits for room."""
    walk = Walk("F02", prefers=("suffer:javier", "act:javier"))
    state, who = walk.state, walk.who
    first, *fill = [c for c in state.military.left if not BOX.cards[c].spawns][:6]
    cry = next(c for c in state.military.left if BOX.cards[c].spawns)
    zone = walk.zone("18R B")
    walk.put(who, zone).fresh(slots=tuple(fill))
    walk.state.military = Deck((first, cry))
    walk.state.zombies[zone * walk.state.kinds + WALKER] = BOX.zombies[WALKER].figures
    walk.again().play("turn-up:")
    while walk.prompt == "z2-share-wounds":
        walk.choose()
    assert [one.who for one in walk.state.down] == [who]
    assert walk.prompt == "z2-peek", "nothing is put away any more"
    assert not carried(walk.state.people[who])
    assert first in walk.state.military_out


@pytest.mark.rule("FH-OBJ-9")
def test_cards_lie_where_no_objective_is_printed_too() -> None:
    walk = Walk("F03")
    zones = {card_zone(walk.state, number) for number in walk.state.tale.cards}
    printed = {spot.zone for spot in walk.state.board.objectives}
    assert zones - printed


@pytest.mark.rule("FH-OBJ-Q2")
def test_a_card_is_revealed_among_zombies_too() -> None:
    walk = Walk("F03")
    zone = card_zone(walk.state, 18)
    walk.put(walk.who, zone).fresh()
    walk.state.zombies[zone * walk.state.kinds + WALKER] = 1
    assert walk.again().offers("turn-up")


@pytest.mark.rule("FH-OBJ-Q4")
def test_a_word_belongs_to_the_team() -> None:
    walk = Walk("F02", prefers=("take:keys",))
    walk.reveal(12).reveal(8)
    first = walk.who
    walk.play("end-turn").to_turn()
    assert walk.who != first
    door = door_at(walk.state, "20R E-b")
    assert walk.may_open(door), "whoever found the key"


def with_gate(walk: Walk, monkeypatch: pytest.MonkeyPatch) -> int:
    """Puts a card that asks for a word on a door of M4; returns the door."""
    old = telling_state.story_of(walk.state)
    card = replace(old.card_of(27), gate=Cond(keyword="KEY"), effects=(ReadNote(1),))
    cards = tuple(card if one.number == 27 else one for one in old.card)
    story = replace(old, card=cards)

    def patched(state: ZState) -> Script:
        return story

    base = "horda.games.zombicide.modules.fort_hendrix.story"
    for module in ("on_board", "revealing", "telling", "telling_state", "stages", "opening"):
        monkeypatch.setattr(f"{base}.{module}.story_of", patched)
    return door_of_card(walk.state, 27)


@pytest.mark.rule("FH-OBJ-X2", "FH-OBJ-Q1", "FH-OBJ-Q3")
def test_a_card_on_a_door_may_bar_it_until_its_word_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    walk = Walk("F04")
    door = with_gate(walk, monkeypatch)
    walk.open_door(door)
    state = walk.state
    assert not state.doors >> door & 1, "it stays shut"
    assert state.people[walk.who].actions == 2, "the Action is spent"
    assert 27 in state.tale.up, "the card lies there face up"
    assert 27 not in state.tale.revealed
    assert not walk.told("card-drawn"), "nothing spawns"
    walk.know("KEY").open_door(door).to_turn()
    assert walk.state.doors >> door & 1
    assert 1 in walk.state.tale.notes, "now the Note is read"
    assert 27 not in walk.state.tale.cards


@pytest.mark.rule("FH-M1-4", "FH-CLOCK-Q1")
def test_a_zombie_phase_before_the_first_round_and_the_clock_stays() -> None:
    walk = Walk("F01")
    told = [key.partition(":")[0] for key in walk.told()]
    assert told.index("zombies-act") < told.index("round-began")
    assert walk.told("card-drawn"), "Activation and Spawn"
    assert walk.state.hour == 10
    assert walk.state.round == 1


@pytest.mark.rule("FH-M10-2")
def test_the_green_spawn_zone_of_m10_is_active_and_those_of_m6_and_m8_are_not() -> None:
    active = {name: bool(Walk(name).state.active_spawns >> 2 & 1) for name in ("F06", "F08", "F10")}
    assert active == {"F06": False, "F08": False, "F10": True}


@pytest.mark.rule("FH-SK-8", "FH-SK-Q2", "FH-CSK-Q1")
def test_a_jack_of_all_trades_has_one_more_skill_in_each_mission() -> None:
    known = Carried(sheets=(Sheet("karl", cxp=1, skills=("jack_of_all_trades",)),))
    prefers = ("reward-skill:starts_with_2_ap", "act:karl")
    walk = Walk("F02", carried=known, prefers=prefers)
    karl = walk.state.tale.pages[walk.who]
    assert karl.lent == skill_id("starts_with_2_ap")
    assert karl.skills == (skill_id("jack_of_all_trades"),), "it is not ticked on the sheet"
    assert walk.state.people[walk.who].adrenaline == 2, "and works in that setup"
    who = walk.who
    then(walk, Gain(who, 20))
    while walk.prompt != "z2-reward":
        walk.choose()
    walk.play("reward-skill:starts_with_2_ap").to_turn()
    owned = walk.state.people[who].skills
    assert owned.count(skill_id("starts_with_2_ap")) == 1, "it does not double"


@pytest.mark.rule("FH-D31", "FH-CXP-3", "FH-BONUS-Q1")
def test_a_reward_out_of_turn_is_chosen_at_once_and_waits_for_a_turn() -> None:
    known = Carried(sheets=(Sheet("karl", cxp=1),))
    walk = Walk("F02", carried=known, prefers=("act:javier", "reward-bonus"))
    other = next(i for i, p in enumerate(walk.state.people) if BOX.survivors[p.card].id == "karl")
    then(walk, Gain(other, 20)).to_turn()
    assert bonus_left(walk.state, other) == 1
    assert walk.who != other
    assert not walk.offers("spend-bonus"), "it is not his turn"


@pytest.mark.rule("FH-PRES-Q2")
def test_more_cards_than_slots_are_sorted_out_at_setup() -> None:
    kept = ("base.machete", "base.katana", "base.kukri", "base.sawed_off", "base.fire_axe")
    walk = Walk("F02", carried=Carried(sheets=(Sheet("karl", kept=kept),)), prefers=("act:karl",))
    assert len(carried(walk.state.people[walk.who])) <= 5


@pytest.mark.rule("FH-M1-Q2", "FH-KO-Q6", "FH-M1-1")
def test_penny_apart_delays_the_meeting_and_who_lies_does_not() -> None:
    walk = Walk("F01")
    led = leader(walk.state)
    for who in range(6):
        if who != led:
            walk.put(who, walk.zone("2R a"))
    walk.fresh()
    assert walk.state.tale.stage == 1, "her Leader is not there, so she is not"
    lone = walk.state.people[led].zone
    then(walk, Share((led,), 3, 1, 0, 1)).to_turn()
    assert walk.state.tale.stage == 1, "Penny stands alone elsewhere"
    if walk.who == led:
        walk.play("end-turn").to_turn()
    walk.put(walk.who, lone).fresh().play("rally:penny")
    walk.put(walk.who, walk.zone("2R a")).fresh()
    assert walk.state.tale.stage == 2, "who lies elsewhere delays nothing"


@pytest.mark.rule("FH-M7-Q3", "FH-M7-Q5", "FH-M7-5")
def test_what_an_action_won_in_the_fire_is_kept_and_the_fire_goes_on() -> None:
    walk = burning(5)
    walk.put(walk.who, walk.zone("21V e")).fresh()
    walk.turn_up(44)
    assert "21V e" in walk.state.tale.allowed, "whatever the die says"
    walk.to_turn()
    rolls = len(walk.told("fire-rolled"))
    change_tale(walk.state, removed=4)
    walk.put(walk.who, walk.zone("21V e")).fresh().play("make-noise").to_turn()
    assert len(walk.told("fire-rolled")) == rolls + 1


@pytest.mark.rule("FH-M7-Q4")
def test_an_abominawild_in_the_wreck_takes_the_fire_upon_itself() -> None:
    walk = Walk("F07", prefers=("act:javier",))
    wild, wreck = BOX.zombie_ids["abominawild"], walk.zone("21V e")
    walk.hold("molotov").put(walk.who, walk.zone("21V b")).fresh()
    walk.state.zombies[wreck * walk.state.kinds + wild] = 1
    walk.again().play(f"shoot:{walk.state.board.zone_names[wreck]}:")
    assert not walk.state.zombies[wreck * walk.state.kinds + wild]
    assert not walk.state.tale.removed
    assert 44 in walk.state.tale.cards
    assert wreck in walk.state.crates


@pytest.mark.rule("FH-M10-Q1", "FH-M10-Q2", "FH-M10-Q4")
def test_who_breaks_a_door_waits_and_new_zombies_take_no_part() -> None:
    walk = besieged()
    runner, outside = BOX.zombie_ids["runner"], walk.zone("4R g")
    walk.state.zombies[outside * walk.state.kinds + runner] = 1
    act(walk, ExtraActivation)
    kinds, inside = walk.state.kinds, walk.zone("4R E")
    assert walk.state.zombies[outside * kinds + WALKER] == 2, "their Action went into the door"
    assert walk.state.zombies[inside * kinds + runner] == 1, "Runners walk in with the second"
    assert walk.told("spawned")


@pytest.mark.rule("FH-M10-Q1", "FH-M10-Q3")
def test_inside_nothing_breaks_and_a_rush_is_no_extra_activation() -> None:
    walk = Walk("F10")
    inside = walk.zone("4R E")
    walk.state.zombies[inside * walk.state.kinds + WALKER] = 3
    act(walk, ExtraActivation)
    assert not walk.state.tale.broken
    other = besieged()
    then(other, Activation(everybody(other.state)))
    other.to_turn()
    assert not other.state.tale.broken


@pytest.mark.rule("FH-INF-Q3")
def test_a_kid_slips_and_keeps_its_health_whatever_the_infection() -> None:
    kid = next(one.id for one in BOX.survivors if one.kind == "kid")
    others = "javier+karl+riley+marianne+michelle"
    known = Carried(sheets=(Sheet(kid, infections=4),))
    walk = Walk("F09", carried=known, survivors=f"{others}+{kid}", prefers=(f"act:{kid}",))
    person = walk.state.people[walk.who]
    assert person.skills == ()
    zone = person.zone
    walk.state.zombies[zone * walk.state.kinds + WALKER] = 2
    assert walk.again().offers("slip")


@pytest.mark.rule("FH-END-2")
def test_a_goal_met_by_a_card_waits_for_the_end_of_its_text() -> None:
    walk = Walk("F06", "consent_found", prefers=("take:trust",))
    walk.reveal(41).gather(walk.zone("16V a"))
    assert walk.state.result is not None
    assert all(page.cxp == 1 for page in walk.state.tale.pages), "the Note gives before it wins"


@pytest.mark.rule("FH-KO-Q9", "FH-KO-7")
def test_who_falls_by_the_fog_with_nobody_left_loses() -> None:
    walk = Walk("F07", carried=Carried(played=("F06",)), prefers=("take:all",))
    who = walk.who
    for other in range(6):
        if other != who:
            then(walk, Share((other,), 3, 1, 0, 1)).to_turn()
    if walk.state.result is None and leader(walk.state) == NONE:
        walk.put(who, walk.state.companions[0].zone).fresh().play("rally:penny")
    walk.put(walk.who, card_zone(walk.state, 49)).fresh()
    change(walk.state, walk.who, health=1)
    walk.again().play("turn-up:5:")
    while walk.state.result is None:
        walk.play("take:all" if walk.offers("take:all") else walk.offered[0])
    assert walk.state.result.reason == "z2-end-nobody-left"


FIVE = ("base.machete", "base.katana", "base.kukri", "base.sawed_off", "base.fire_axe")


@pytest.mark.rule("FH-PRES-Q2", "FH-PRES-3", "FH-CSK-Q1")
@pytest.mark.parametrize("room", ["put:karl:1", "drop"])
def test_who_kept_more_than_fits_says_what_goes(room: str) -> None:
    """A repair kit to start with fills a slot: what goes for the last kept card is his to say."""
    sheet = Sheet("karl", skills=("starts_with_equipment:repair_kit",), kept=FIVE)
    walk = Walk("F02", carried=Carried(sheets=(sheet,)), prefers=(room, "act:karl"))
    names = [BOX.cards[card].id for card in carried(walk.state.people[walk.who])]
    assert len(names) == len(FIVE)
    assert walk.told("dealt:karl:fire_axe"), "the last one was offered"
    assert ("base.fire_axe" in names) == (room != "drop")


@pytest.mark.rule("FH-SK-8", "FH-CSK-Q1", "FH-CSK-Q2")
def test_ammunition_lent_to_a_jack_of_all_trades_is_there_in_that_setup() -> None:
    known = Carried(sheets=(Sheet("karl", skills=("jack_of_all_trades",)),))
    prefers = ("reward-skill:starts_with_ammo", "ammo:plenty_of_shells", "act:karl")
    walk = Walk("F02", carried=known, prefers=prefers)
    names = [BOX.cards[card].id for card in carried(walk.state.people[walk.who])]
    assert names.count("military.plenty_of_shells") == 1
