"""More rulings: modules, the bandit leader, the colony phase."""

from typing import Any

import pytest

from horda.core.run import Run
from horda.games.dead_of_winter.base.codes import changed, code, home_of
from horda.games.dead_of_winter.base.exile import Exile
from horda.games.dead_of_winter.base.state import GRAVE, NOBODY
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, own
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT, RAXXON
from horda.games.dead_of_winter.effects.wins import main_complete, main_goals
from horda.games.dead_of_winter.rules.actions.fight import targets
from horda.games.dead_of_winter.rules.actions.kills import AttackZombies
from horda.games.dead_of_winter.rules.bandits import Reveal, bandit_leader
from horda.games.dead_of_winter.rules.colony import ColonyPhase
from horda.games.dead_of_winter.rules.offers import turn_options
from horda.games.dead_of_winter.rules.raxxon import Containment
from horda.games.dead_of_winter.rules.story import reader
from tests.games.dead_of_winter.arrange import recruit, table
from tests.games.dead_of_winter.playing import ENGINE
from tests.games.dead_of_winter.stage import quiet, respond

SCHOOL, HOSPITAL = 3, 5


def grant(state: Any, frame: Any) -> Any:
    Run.on(ENGINE.game, state, None).grant(state.active, frame)
    return state


def keys(state: Any) -> list[str]:
    return [option.key for option in turn_options(state, state.active)]


@pytest.mark.rule("DW-SETUP-28", "DW-SAMPLE-03")
def test_tribute_may_ask_for_raxxon_too() -> None:
    state = table(1, raxxon_tribute=True)
    cards = [code(0, place) for place in (1, 2, 3, 4, 5, 6) for _ in range(2)]
    state.stored = tuple(cards)
    assert not main_complete(state)
    state.stored = (*cards, code(0, RAXXON), code(0, RAXXON))
    assert main_complete(state)
    plain = table(1)
    plain.stored = tuple(cards)
    assert main_complete(plain)
    assert len(main_goals(state)) == len(main_goals(plain)) + 1


@pytest.mark.rule("DW-MIX-03", "DW-MIX-02")
def test_mixed_decks_have_twenty_cards_of_either_set() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "tribute", "sets": "mixed", "players": 3}), 7)
    found = set()
    for place in range(1, 7):
        assert len(state.items[place]) == 20
        assert {home_of(card) for card in state.items[place].left} == {place}
        found |= {BOX.items[card & 255].set for card in state.items[place].left}
    assert len(found) == 2


@pytest.mark.rule("DW-BANDIT-Q10", "DW-BANDIT-15", "DW-BANDIT-Q2", "DW-SCENB-Q6")
def test_a_leader_places_bandits_from_the_next_reveal_on() -> None:
    state = quiet()
    state.secrets = (BOX.secret_number["secret-hoarder"],) * 4
    seat = (state.active + 1) % 4
    before = list(state.bandits)
    grant(state, Exile(seat))
    respond(state)
    assert bandit_leader(state) == seat
    assert list(state.bandits) == before  # those of this round stay where they are
    grant(state, Reveal())
    choice = state.open[0]
    assert (choice.prompt, choice.seat) == ("dw-place-bandit", seat)
    places = {option.n for option in choice.options}
    assert COLONY not in places
    assert HIDEOUT not in places
    betrayed = quiet()
    betrayed.secrets = (BOX.secret_number["betrayal-poison"],) * 4
    grant(betrayed, Exile(seat))
    respond(betrayed)
    assert bandit_leader(betrayed) == -1


@pytest.mark.rule("DW-BANDIT-Q11", "DW-ATTACK-09")
def test_the_hideout_is_no_target_beside_a_special_zombie() -> None:
    state = quiet()
    one = own(state, state.active)[0]
    state.where[one] = HIDEOUT
    state.zombies[ENTRANCES_OF[HIDEOUT][0]] = 1
    verbs = {option.verb for option in targets(state, one)}
    assert "at-hideout" in verbs
    assert len(verbs) > 1
    hunter = BOX.experiment_number["hunter"]
    state.specials, state.loose = ((hunter, ENTRANCES_OF[HIDEOUT][0]),), (hunter,)
    assert len({option.verb for option in targets(state, one)}) == 1
    assert "at-hideout" not in {option.verb for option in targets(state, one)}


@pytest.mark.rule("DW-RAXXON-Q6", "DW-RAXXON-19")
def test_a_weapon_that_kills_many_only_spares_the_roll_of_a_special_zombie() -> None:
    state = quiet()
    seat = state.active
    one = own(state, seat)[0]
    state.where[one] = SCHOOL
    entrance = ENTRANCES_OF[SCHOOL][0]
    hunter = BOX.experiment_number["hunter"]
    state.specials, state.loose = ((hunter, entrance),), (hunter,)
    state.zombies[entrance] = 2
    card = code(BOX.item_number["shotgun"], 1)
    state.gear = changed(state.gear, one, (card,))
    grant(state, AttackZombies(seat, one, SCHOOL, entrance, 0))
    assert state.open[0].prompt == "dw-aids"
    ENGINE.choose(state, 0, seat)
    respond(state)
    assert state.zombies[entrance] == 2  # nothing else was killed
    assert state.frost[one] == 0  # no exposure, but the encounter may have wounded


@pytest.mark.rule("DW-RAXXON-Q10", "DW-RAXXON-08", "DW-EXILE-08")
def test_the_exiled_put_dice_on_raxxon_but_do_not_vote() -> None:
    state = quiet()
    seat = state.active
    state.exiled = 1 << seat
    for one in own(state, seat):
        state.where[one] = RAXXON
    state.dice = changed(state.dice, seat, (3, 5))
    assert "place-die:3" in keys(state)
    top = BOX.experiments[state.experiments.left[0]]
    state.raxxon_dice = tuple((seat, value) for value in top.pairs[0])
    grant(state, Containment())
    assert seat not in {choice.seat for choice in state.open}
    assert {choice.prompt for choice in state.open} == {"dw-vote-contain"}


@pytest.mark.rule("DW-RAXXON-Q11", "DW-EXILE-Q3", "DW-VOTE-03")
def test_an_exiled_first_player_decides_a_tie() -> None:
    state = quiet()
    state.first, state.exiled = 2, 1 << 2
    grant(state, Vote("dw-vote-contain", (0, 1), (0,)))
    ENGINE.choose(state, 0, 0)
    ENGINE.choose(state, 1, 1)
    assert (state.open[0].prompt, state.open[0].seat) == ("dw-tie", 2)


@pytest.mark.rule("DW-SCENR-Q6", "DW-SCENR-07")
def test_an_exiled_player_may_be_the_reader() -> None:
    state = quiet()
    state.objective = BOX.objective_number["r1"]
    seat = (state.active + 1) % 4
    for one in own(state, seat)[1:]:
        state.owner[one], state.where[one] = NOBODY, 255
    state.leader[seat] = own(state, seat)[0]
    for other in range(4):
        if other != seat and len(own(state, other)) < 2:
            recruit(state, ("rod-miller", "maria-lopez", "brian-lee", "mike-cho")[other], other)
    state.exiled = 1 << seat
    assert reader(state) == seat


@pytest.mark.rule("DW-INT-15", "DW-FEED-01", "DW-COLONY-01")
def test_people_are_fed_before_zombies_come_for_them() -> None:
    state = quiet(food=9, morale=9)
    people = state.where.count(COLONY)
    for entrance in ENTRANCES_OF[COLONY]:
        state.zombies[entrance] = 3
    state.crisis = -1
    state.config = type(state.config)(
        **{
            name: getattr(state.config, name)
            for name in state.config.__struct_fields__
            if name != "raxxon"
        }
    )
    before = state.food
    grant(state, ColonyPhase())
    dead = [one for one in range(len(state.where)) if state.where[one] == GRAVE]
    assert state.food == before - (people + 1) // 2
    assert dead


@pytest.mark.rule("DW-INT-39", "DW-COLONY-02")
def test_an_experiment_kills_before_anybody_eats() -> None:
    state = quiet(food=0, morale=9)
    assert [step.__name__ for step in ColonyPhase.steps].index("containment") < [
        step.__name__ for step in ColonyPhase.steps
    ].index("feed")
    for place in range(1, 7):
        entrance = ENTRANCES_OF[place][0]
        state.zombies[entrance] = BOX.places[place].spaces
    people = [one for one in range(len(state.owner)) if state.owner[one] != NOBODY]
    for name, seat in zip(("rod-miller", "maria-lopez", "brian-lee"), range(3), strict=True):
        people.append(recruit(state, name, seat))
    for number, one in enumerate(dict.fromkeys(people)):
        state.where[one] = number % 6 + 1
    assert {state.where[one] for one in people} == {1, 2, 3, 4, 5, 6}
    state.raxxon_dice = ()
    grant(state, Containment())
    respond(state)
    assert state.morale < 9
    assert [one for one in people if state.where[one] == GRAVE]
    assert state.starvation == 0


@pytest.mark.rule("DW-SAMPLE-21", "DW-TURN-04", "DW-TURN-05")
def test_the_turn_offers_what_the_reference_sheet_lists() -> None:
    state = quiet()
    seat = state.active
    one = own(state, seat)[0]
    state.where[one] = SCHOOL
    state.zombies[ENTRANCES_OF[SCHOOL][0]] = state.zombies[0] = 1
    state.dice = changed(state.dice, seat, (6, 6, 5))
    state.crisis, state.crisis_off = 0, False
    verbs = {key.split(":")[0] for key in keys(state)}
    assert verbs >= {
        "attack", "search", "barricade", "clean", "attract", "contribute", "move", "eat",
        "request", "accuse", "end-turn",
    }  # fmt: skip
