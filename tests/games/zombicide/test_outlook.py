"""What the map means to the Survivor who acts, against what the engine lets it do."""

import random
from typing import Any

import pytest

from horda.core.position import pose
from horda.games import registry
from horda.games.zombicide.board import FAR
from horda.games.zombicide.modules.skills import index as pieces
from horda.games.zombicide.papers.explain.reading import read
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.points import SIGHT
from horda.games.zombicide.rules.state import Person, ZState
from horda.games.zombicide.screen.outlook import Outlook, Thing, outlook
from horda.games.zombicide.screen.outlook.sight import look
from horda.games.zombicide.screen.outlook.ways import BY_CAR, MOVES, ON_THE_WAY, Seen, known
from horda.texts import Texts
from tests.games.zombicide.boxes import BOX, plain_key
from tests.games.zombicide.fighting import Fight, armed

ENGINE = registry.engine("zombicide-2e")
BOOK = ENGINE.game.rulebook
MISSIONS = ENGINE.game.scenarios


def told(state: ZState) -> Outlook:
    found = outlook(ENGINE, state, state.open[0].seat)
    assert found is not None
    return found


def cost(fight: Fight, zone: int) -> int | None:
    """Returns the price of the way to a Zone."""
    way = told(fight.state).zones[zone].way
    return None if way is None else way.cost


def thing(state: ZState, zone: int, verb: str) -> Thing:
    """Returns what is told about a verb in a Zone."""
    (found,) = [one for one in told(state).zones[zone].things if one.verb == verb]
    return found


def reason(one: Thing) -> tuple[str, ...]:
    """Returns the reason and the rules of what cannot be done; nothing of what can."""
    if one.why is None:
        return ()
    assert one.why.why is not None
    return one.why.why.id, *one.why.rules


@pytest.mark.rule("Z2-MOVE-07", "Z2-MOVE-10", "Z2-MOVE-08")
def test_zombies_make_a_way_dearer() -> None:
    free = Fight(amy={"zone": 2})
    assert [cost(free, zone) for zone in (2, 3, 4)] == [0, 1, 2]
    held = Fight(zombies={3: {"walker": 2}}, amy={"zone": 2})
    assert [cost(held, zone) for zone in (3, 4)] == [1, 4]
    place = told(held.state).zones[4]
    assert place.way is not None
    assert place.way.zones == (2, 3, 4)
    assert place.far is not None
    assert place.far.why is not None
    assert (place.far.why.id, dict(place.far.why.args)) == ("z2-no-far", {"cost": 4, "left": 3})


@pytest.mark.rule("Z2-SKILL-07", "Z2-SKILL-22", "Z2-SKILL-44", "Z2-SKILL-02", "Z2-MOVE-09")
def test_skills_make_it_cheaper() -> None:
    assert cost(Fight(amy={"zone": 2, "skills": ["plus_1_zone_per_move"]}), 4) == 1
    slippery = {"zone": 2, "skills": ["slippery", "plus_1_zone_per_move"]}
    assert cost(Fight(zombies={2: {"walker": 2}, 3: {"walker": 1}}, amy=slippery), 4) == 1
    sprint = Fight(wanda={"zone": 2, "skills": ["sprint"]})
    way = told(sprint.state).zones[4].way
    assert way is not None
    assert (way.cost, [one.id for one in way.by]) == (1, ["z2-skill-sprint"])
    step = told(sprint.state).zones[3].way
    assert step is not None
    assert step.by == (), "one step is no sprint"
    kid = Fight(zombies={2: {"walker": 3}}, lili={"zone": 2, "skills": []})
    way = told(kid.state).zones[3].way
    assert way is not None
    assert (way.cost, [one.id for one in way.by]) == (1, ["z2-verb-slip"])
    paid = Fight(amy={"zone": 2, "skills": ["plus_1_free_action:move"]})
    way = told(paid.state).zones[4].way
    assert way is not None
    assert (way.cost, way.free) == (1, 1)


@pytest.mark.rule("Z2-MOVE-07", "Z2-MOVE-08", "Z2-MOVE-10")
def test_the_answers_of_a_way_lead_there_for_its_price() -> None:
    fight = Fight(zombies={3: {"walker": 1}}, amy={"zone": 2, "actions": 6})
    way = told(fight.state).zones[4].way
    assert way is not None
    fight.play(*way.keys)
    amy = fight.person("amy")
    assert (amy["zone"], 6 - amy["actions"]) == (4, way.cost)


@pytest.mark.rule("Z2-ZPHASE-02", "Z2-RUNNER-01")
def test_who_would_attack_at_the_end_of_a_way() -> None:
    place = told(Fight(zombies={3: {"walker": 2}}, amy={"zone": 2}).state).zones
    assert [place[zone].attacks for zone in (2, 3)] == [0, 2]
    fast = told(Fight(zombies={4: {"runner": 1}}, amy={"zone": 2}).state).zones
    assert fast[3].attacks == 1  # it comes a Zone closer, and attacks there


@pytest.mark.rule("Z2-MOVE-05", "Z2-DOOR-01")
def test_no_way_through_a_closed_door() -> None:
    fight = Fight(amy={"zone": 10}, table={"doors": []})
    place = told(fight.state).zones[1]
    assert place.way is None
    assert place.far is not None
    assert place.far.rules == ("Z2-MOVE-05", "Z2-DOOR-01")


def by_going(state: ZState) -> dict[int, int]:
    """Finds what the ways cost with no clever order: every move, as far as the Actions go."""
    who = state.turn_of
    had, least, seen = state.people[who].actions, dict[int, int](), set[object]()
    open_ends = [state]
    while open_ends:
        here = open_ends.pop()
        prompt = here.open[0].prompt if here.open else ""
        over = prompt not in ON_THE_WAY or (here.rng, here.seen) != (state.rng, state.seen)
        mark = (here.people[who], here.cars, here.stack[-1:], prompt)
        if mark in seen:
            continue
        seen.add(mark)
        if over or prompt == "z2-turn":
            zone, spent = here.people[who].zone, had - here.people[who].actions
            if prompt == "z2-turn" and here.turn_of != who:
                continue  # the last Action was spent, and the next Survivor's turn began
            least[zone] = min(spent, least.get(zone, spent))
        for index, option in enumerate(() if over else here.open[0].options):
            if type(option) in MOVES | BY_CAR:
                twin = here.clone()
                ENGINE.choose(twin, index)
                open_ends.append(twin)
    return least


@pytest.mark.rule("Z2-MOVE-07", "Z2-MOVE-08", "Z2-ROUND-03")
@pytest.mark.parametrize("mission", MISSIONS)
def test_no_way_is_cheaper_or_missing(mission: str) -> None:
    """Along a game by lot: what is told within this turn's Actions is what going there finds."""
    dice = random.Random(mission)
    state: ZState = ENGINE.new(ENGINE.config({"scenario": mission}), 5)
    compared = 0
    for _ in range(400):
        if state.result is not None or compared == 4:
            break
        if state.open[0].prompt == "z2-turn" and dice.random() < 0.2:
            person = state.people[state.turn_of]
            zones = told(state).zones
            for zone, spent in by_going(state).items():
                way = zones[zone].way
                assert way is not None
                assert way.cost == spent, (mission, zone)
                assert (zones[zone].far is None) == (spent <= person.actions)
            compared += 1
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))
    assert compared


@pytest.mark.rule("Z2-LOS-02", "Z2-LOS-03", "Z2-LOS-04", "Z2-LOS-06", "Z2-LOS-08", "Z2-LOS-Q4")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_line_is_drawn_exactly_where_something_is_seen(mission: str) -> None:
    """With doors open by lot, from every Zone to every other, with and without the skill."""
    dice = random.Random(mission)
    config = ENGINE.config({"scenario": mission, "dark_zones": dice.random() < 0.5})
    state: ZState = ENGINE.game.setup(config, ENGINE.new(config, 1).rng)
    state.doors = dice.getrandbits(len(state.board.doors)) | state.board.start_doors
    zones = range(len(state.board.zones))
    for here in zones:
        skills = (BOX.skill_ids["home_defender"],) if here % 3 == 0 else ()
        state.people = (Person(0, 0, here, 2, skills=skills),)
        hooks = ENGINE.game.hooks(state)
        home = hooks.query(SIGHT, state, 0, False)
        view = state.tables.view(dark_mode=state.config.dark_zones, home_defender=home)
        for zone in zones:
            found = look(state, hooks, 0, zone)
            distance = view.range_to[here][zone]
            assert found.distance == (None if distance == FAR else distance)
            assert (found.why is None) == view.sees(here, zone)
            if found.why is not None:
                assert all(rule in BOOK for rule in found.why.rules)
            elif zone != here:
                assert found.line is not None


@pytest.mark.rule("Z2-RANGED-03", "Z2-RANGED-04", "Z2-RANGED-01")
def test_ranges_are_told_as_skills_make_them() -> None:
    fight = Fight(amy=armed("pistol", zone=2, skills=["plus_1_max_range"]))
    found = told(fight.state)
    assert [(one.card, one.least, one.most) for one in found.weapons] == [("pistol", 0, 2)]
    shot = {int(key.split(":")[1][1:]) for key in fight.offers("shoot:")}
    assert {zone for zone, place in enumerate(found.zones) if place.in_range[0]} == shot


@pytest.mark.rule("Z2-DOOR-01", "Z2-OBJ-03", "Z2-SEARCH-01", "Z2-MELEE-Q1")
def test_things_tell_what_is_in_the_way() -> None:
    table = {"doors": [], "crates": [12], "equipment": ["water"], "turn": "amy"}
    config = ENGINE.config({"scenario": "M00"})

    def stand(**amy: Any) -> ZState:
        people = {"amy": {"zone": 10, **amy}, "doug": {"zone": 9}}
        state: ZState = pose(ENGINE, config, 1, {"survivors": people, **table})
        return state

    bare, tool = stand(), stand(hands=["crowbar"])
    assert reason(thing(bare, 1, "open-door")) == ("z2-no-door-tool", "Z2-DOOR-01")
    assert reason(thing(tool, 1, "open-door")) == ()
    tired = stand(hands=["crowbar"], backpack=["water"], actions=0)
    assert reason(thing(tired, 1, "open-door")) == ("z2-no-actions", "Z2-ROUND-03")
    assert reason(thing(bare, 12, "take-crate")) == ("z2-no-elsewhere", "Z2-OBJ-03")
    assert reason(thing(bare, 12, "search")) == ("z2-no-elsewhere", "Z2-SEARCH-01")
    assert reason(thing(bare, 9, "escape")) == ("z2-no-exit-goals", "Z2-MISSION-Q1")
    verbs = told(bare).verbs
    assert verbs["melee"].rules == ("Z2-MELEE-Q1",)
    assert "walk" not in verbs
    assert set(told(tired).verbs) >= {"walk", "search", "make-noise", "open-door"}


@pytest.mark.rule("Z2-M16-10")
def test_a_missions_own_verb_is_judged_by_what_is_beside_the_survivor() -> None:
    def why(zombies: dict[str, Any], **card: Any) -> str:
        table = {"survivors": {"amy": {"zone": 6, "skills": [], **card}}, "zombies": zombies}
        state: ZState = pose(ENGINE, ENGINE.config({"scenario": "M16"}), 1, table)
        found = told(state).verbs["barricade"].why
        assert found is not None
        return found.id

    assert why({}) == "z2-no-no-plank"
    assert why({"6": {"walker": 1}}, load=["red"]) == "z2-no-barricade-zombies"


def test_only_whose_turn_it_is_has_an_outlook() -> None:
    state: ZState = ENGINE.new(ENGINE.config({"scenario": "M00", "players": 2}), 3)
    while state.open[0].prompt != "z2-turn":
        assert outlook(ENGINE, state, state.open[0].seat) is None
        ENGINE.choose(state, 0)
    assert outlook(ENGINE, state, 1 - state.open[0].seat) is None
    before = state.encode()
    assert told(state).actions == state.people[state.turn_of].actions
    assert state.encode() == before


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_reason_has_rules_and_words(mission: str) -> None:
    dice, texts = random.Random(mission), [Texts(locale) for locale in ("en", "pl")]
    state: ZState = ENGINE.new(ENGINE.config({"scenario": mission}), 8)
    for number in range(300):
        if state.result is not None:
            break
        if state.open[0].prompt == "z2-turn" and number % 10 == 0:
            found = told(state)
            reasons = [*found.verbs.values()]
            for place in found.zones:
                reasons += [one.why for one in place.things if one.why is not None]
                reasons += [one for one in (place.far, place.look.why) if one is not None]
            for one in reasons:
                assert one.rules
                assert all(rule in BOOK for rule in one.rules)
                assert one.why is not None
                assert all("{" not in text.render(one.why) for text in texts)
        ENGINE.choose(state, dice.randrange(len(state.open[0].options)))


@pytest.mark.parametrize("mission", MISSIONS)
def test_keys_are_read_back_as_the_options_they_were(mission: str) -> None:
    state: ZState = ENGINE.new(ENGINE.config({"scenario": mission}), 8)
    while state.open[0].prompt != "z2-turn":
        ENGINE.choose(state, 0)
    hooks = pieces(state)
    for deed in [one for one in DEEDS.values() if one.played(state.edition)]:
        for option in deed.candidates(state, hooks, state.turn_of):
            verb, *parts = plain_key(state, option).split(":")
            again = read(state, verb, parts)
            assert plain_key(state, again) == plain_key(state, option)


@pytest.mark.rule("Z2-SKILL-50", "Z2-SKILL-01")
def test_who_leaves_a_brother_in_arms_pays_one_action_for_it() -> None:
    brother = {"skills": ["brother_in_arms:plus_1_action"]}
    fight = Fight(amy={"zone": 3}, ned=brother)
    assert (cost(fight, 2), cost(fight, 6)) == (1, 2)
    fight.play("walk:z2", "walk:z6")
    assert fight.person("amy")["actions"] == 2


@pytest.mark.rule("Z2-MOVE-01", "Z2-SKILL-G6")
def test_only_who_has_used_up_as_much_or_more_finds_nothing_new() -> None:
    def met(seen: Seen, *used: str) -> bool:
        skills = ["sprint", "charge", "jump"]
        return known(seen, Fight(amy={"skills": skills, "used": list(used)}).state, 0)

    seen: Seen = {}
    assert not met(seen, "sprint", "charge")
    assert met(seen, "charge", "sprint"), "in whatever order"
    assert met(seen, "charge", "jump", "sprint"), "more is used up"
    assert not met(seen, "sprint", "jump"), "charge is left"
    assert not met(seen, "sprint"), "less is used up"
    assert met(seen, "sprint", "jump")
