"""Campaign sheets in a Mission: experience, milestones, Bonus Actions, Infections, what is kept."""

import pytest

from horda.core.run import Run
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried, Gift, Sheet
from horda.games.zombicide.modules.fort_hendrix.story.infection import cure
from horda.games.zombicide.modules.fort_hendrix.story.sheets import bonus_left, gain_cxp
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.people import carried, change, has, skills
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE
from tests.games.zombicide.fort_hendrix.storied import Walk

HOARD = skill_id("hoard")


def with_sheet(mission: str = "F02", **fields: object) -> Walk:
    """A Mission that Michelle enters with a sheet; it is her turn."""
    sheet = Sheet("michelle", **fields)  # type: ignore[arg-type]
    return Walk(mission, carried=Carried(sheets=(sheet,)), prefers=("act:michelle",))


def gain(walk: Walk, points: int) -> Walk:
    """Gives whose turn it is adrenaline, and answers what comes of it but rewards."""
    state = walk.state
    state.stack, state.at = (*state.stack, Gain(walk.who, points)), (*state.at, 0)
    walk.again()
    while walk.prompt == "z2-choose-skill":
        walk.choose()
    return walk


@pytest.mark.rule("FH-CXP-1", "FH-CXP-X1", "FH-D19")
def test_the_first_time_at_orange_and_at_red_brings_experience() -> None:
    walk = gain(with_sheet(), 20)
    assert walk.state.tale.pages[walk.who].cxp == 1
    again = gain(with_sheet(), 45)
    assert again.state.tale.pages[again.who].cxp == 2, "both at once"
    assert again.prompt == "z2-reward"


@pytest.mark.rule("FH-CXP-2", "FH-CXP-3", "FH-CXP-4", "FH-CXP-X2", "FH-CSK-1", "FH-CSK-X1")
def test_a_milestone_is_rewarded_at_once_with_a_skill() -> None:
    walk = gain(with_sheet(cxp=1), 20)
    assert walk.prompt == "z2-reward"
    slots = len(walk.state.people[walk.who].slots)
    walk.play("reward-skill:hoard")
    person = walk.state.people[walk.who]
    assert HOARD in person.skills
    assert has(walk.state, walk.who, "spare_parts"), "her own skill stays"
    assert len(person.slots) == slots + 2
    assert walk.state.tale.pages[walk.who].skills == (HOARD,)
    later = gain(with_sheet(cxp=4, skills=("hoard",)), 20)
    assert later.prompt == "z2-reward"
    assert not later.offers("reward-skill:hoard"), "each only once"


@pytest.mark.rule("FH-CXP-Q1")
def test_several_milestones_at_once_and_the_end_of_the_track() -> None:
    walk = with_sheet()
    state = walk.state

    class Fake:
        """Enough of a run to gain experience."""

        def __init__(self) -> None:
            self.state = state

        def emit(self, *args: object) -> None:
            """Nobody listens."""

    assert gain_cxp(Fake(), walk.who, 6) is not None  # type: ignore[arg-type]
    assert state.tale.pages[walk.who].owed == 2
    gain_cxp(Fake(), walk.who, 60)  # type: ignore[arg-type]
    page = state.tale.pages[walk.who]
    assert (page.cxp, page.owed) == (20, 7)
    assert gain_cxp(Fake(), walk.who, 1) is None  # type: ignore[arg-type]


@pytest.mark.rule("FH-BONUS-1", "FH-BONUS-X1", "FH-D20", "FH-BONUS-Q1", "FH-CXP-2")
def test_bonus_actions_are_more_actions_and_never_more_than_the_reserve() -> None:
    walk = with_sheet(bonus=2)
    who = walk.who
    change(walk.state, who, actions=0)
    walk.again()
    assert not walk.offers("make-noise")
    walk.play("spend-bonus")
    assert walk.state.people[who].actions == 1
    walk.play("make-noise").play("spend-bonus").play("make-noise")
    assert bonus_left(walk.state, who) == 0
    assert not walk.offers("spend-bonus")
    walk.end_round()
    while walk.who != who:
        walk.play("end-turn").to_turn()
    assert not walk.offers("spend-bonus"), "once a Mission, not once a Turn"


@pytest.mark.rule("FH-INF-1", "FH-INF-X1", "FH-INF-X2", "FH-INF-X3", "FH-INF-Q1")
@pytest.mark.rule("FH-M9-2", "FH-M10-6")
@pytest.mark.parametrize("mission", ["F09", "F10"])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
def test_infections_take_the_skills_of_levels_away(count: int, mission: str) -> None:
    walk = with_sheet(mission, infections=count, skills=("hoard",))
    walk.prefers = ("reward-bonus",)
    gain(walk, 45).to_turn()
    who = walk.who
    person = walk.state.people[who]
    own = [skill for skill in person.skills if skill != HOARD]
    assert len(own) == max(0, 4 - count)
    assert HOARD in person.skills
    assert person.level == 3, "the level itself stays"
    assert has(walk.state, who, "plus_1_action") == (count < 3)
    assert has(walk.state, who, "spare_parts") == (count < 4)


@pytest.mark.rule("FH-INF-1", "FH-INF-3")
@pytest.mark.parametrize(("count", "copies"), [(0, 2), (1, 1), (3, 1), (4, 0)])
def test_a_skill_of_two_levels_is_lost_level_by_level(count: int, copies: int) -> None:
    melee = skill_id("plus_1_die:melee")  # Odin has it at Blue, and may take it at Red again
    sheets = (Sheet("odin", infections=count),)
    team = "odin+karl+riley+marianne+michelle+wayne"
    prefers = ("act:odin", "learn:plus_1_die=melee", "reward-bonus")
    carried = Carried(sheets=sheets)
    walk = Walk("F09", carried=carried, prefers=prefers, survivors=team)
    gain(walk, 45).to_turn()
    assert walk.state.people[walk.who].skills.count(melee) == copies
    cure(Run.on(ENGINE.game, walk.state, None), walk.who, 9)
    assert walk.state.people[walk.who].skills.count(melee) == 2


@pytest.mark.rule("FH-INF-1")
def test_before_m9_an_infection_is_only_noted() -> None:
    walk = gain(with_sheet("F08", infections=4), 20)
    assert has(walk.state, walk.who, "spare_parts")
    assert has(walk.state, walk.who, "plus_1_action")


@pytest.mark.rule("FH-INF-2", "FH-INF-3", "FH-INF-Q2")
def test_a_cure_gives_skills_back_at_once() -> None:
    walk = with_sheet("F09", infections=3)
    who = walk.who
    gain(walk, 8)
    assert not has(walk.state, who, "plus_1_action")
    actions = walk.state.people[who].actions
    walk.prefers = ("pick:michelle",)
    walk.turn_up(61)
    while walk.prompt != "z2-turn":
        walk.choose()
    assert walk.state.tale.pages[who].infections == 2
    assert has(walk.state, who, "plus_1_action")
    assert walk.state.people[who].actions == 3 - 1 + 1, actions


@pytest.mark.rule("FH-PRES-3", "FH-PRES-8", "FH-END-5")
def test_kept_cards_are_there_besides_the_starting_card() -> None:
    walk = with_sheet(kept=("base.machete", "base.sawed_off"))
    who = next(i for i, p in enumerate(walk.state.people) if BOX.survivors[p.card].id == "michelle")
    names = [BOX.cards[card].id for card in carried(walk.state.people[who])]
    assert {"base.machete", "base.sawed_off"} < {*names}
    assert sum(name.startswith("starting.") for name in names) == 1
    machetes = [card for card in walk.state.equipment.left if BOX.cards[card].id == "base.machete"]
    assert len(machetes) == 1, "one of two is in her hands"


@pytest.mark.rule("FH-CSK-Q1", "FH-CSK-Q2")
def test_ammunition_to_start_with_is_chosen_at_each_setup() -> None:
    walk = Walk(
        "F02",
        carried=Carried(sheets=(Sheet("michelle", skills=("starts_with_ammo",)),)),
        prefers=("ammo:plenty_of_shells", "act:michelle"),
    )
    names = [BOX.cards[card].id for card in carried(walk.state.people[walk.who])]
    assert "military.plenty_of_shells" in names


@pytest.mark.rule("FH-CSK-1", "FH-PENNY-2")
def test_skills_of_the_sheet_and_pennys_gifts_are_there_from_the_start() -> None:
    known = Carried(
        sheets=(Sheet("michelle", skills=("starts_with_2_ap", "lifesaver")),),
        gifts=(Gift("steady_hand", ("F04", "F05")),),
    )
    walk = Walk("F04", carried=known, prefers=("pick:michelle", "act:michelle"))
    assert walk.state.people[walk.who].adrenaline == 2
    assert {skill_id("lifesaver"), skill_id("steady_hand")} <= {*skills(walk.state, walk.who)}
    other = next(who for who in range(6) if who != walk.who)
    assert skill_id("steady_hand") not in skills(walk.state, other)
    later = Walk("F06", carried=known, prefers=("pick:michelle", "act:michelle"))
    assert skill_id("steady_hand") not in skills(later.state, later.who)


@pytest.mark.rule("FH-PRES-5")
def test_too_few_copies_are_shared_out_by_the_players_and_the_others_lose_theirs() -> None:
    both = tuple(Sheet(who, kept=("pimpweapon.golden_kukri",)) for who in ("karl", "wayne"))
    walk = Walk("F02", carried=Carried(sheets=both), prefers=("pick:wayne",))
    dealt = [key for key in walk.told("dealt:wayne") if "golden_kukri" in key]
    assert len(dealt) == 1, "there is one in the box"
    assert owners(walk, "pimpweapon.golden_kukri") == ["wayne"]
    other = Walk("F02", carried=Carried(sheets=both), prefers=("pick:karl",))
    assert owners(other, "pimpweapon.golden_kukri") == ["karl"]


@pytest.mark.rule("FH-PRES-5")
def test_where_there_are_enough_copies_nobody_is_asked() -> None:
    both = tuple(Sheet(who, kept=("base.machete",)) for who in ("karl", "wayne"))
    walk = Walk("F02", carried=Carried(sheets=both))
    assert owners(walk, "base.machete") == ["karl", "wayne"]
    assert not [key for key in walk.told("dealt:") if "machete" in key]


def owners(walk: Walk, id: str) -> list[str]:
    """Lists who carries a card, by id."""
    return [
        BOX.survivors[person.card].id
        for person in walk.state.people
        if any(BOX.cards[card].id == id for card in carried(person))
    ]
