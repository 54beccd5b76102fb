"""Rules that no single function carries out: they hold by the data, or by how things are built.

Each is cited at the place that makes it true.
"""

from horda.core.rulebook import cite

HERE = "horda.games.dead_of_winter"

cite(f"{HERE}.base.setup:Setup.players", "DW-SETUP-03")
cite(f"{HERE}.rules.start:lay_out", "DW-SETUP-X1", "DW-SETUP-T2", "DW-SETUP-T3")
cite(f"{HERE}.effects.wins:main_goals", "DW-SETUP-28")
cite(f"{HERE}.effects.script:Script", "DW-CARD-11", "DW-DEC-14")
cite(f"{HERE}.effects.script:in_use", "DW-MIX-04")
cite(f"{HERE}.base.state:DWState", "DW-CARD-Q4", "DW-EXILE-Q7")
cite(f"{HERE}.base.state:DWState.side", "DW-RAXXON-07")
cite(f"{HERE}.rules.winter:Winter", "DW-MIX-06")
cite(f"{HERE}.rules.rounds:Round.dice", "DW-DICE-X1", "DW-DICE-T1")
cite(f"{HERE}.rules.actions.kills:AttackZombies", "DW-ATTACK-X1")
cite(f"{HERE}.rules.actions.fight:AttackPerson", "DW-ATTACK-X2")
cite(f"{HERE}.rules.actions.fight:targets", "DW-HELPLESS-03", "DW-SCENB-Q11")
cite(f"{HERE}.rules.actions.searching:SearchAction", "DW-SEARCH-X1")
cite(f"{HERE}.base.changes:noise_room", "DW-SEARCH-T3")
cite(f"{HERE}.base.exposure:Spread", "DW-BITE-T1", "DW-BITE-T2")
cite(f"{HERE}.rules.crisis:ResolveCrisis", "DW-CRISISRES-X1")
cite(f"{HERE}.base.zombies:AddZombies", "DW-ADDZ-X1")
cite(f"{HERE}.base.zombies:Breach", "DW-ADDZ-T3", "DW-TRAP-T1")
cite(f"{HERE}.base.deaths:Deaths", "DW-KILLS-T1", "DW-KILLS-T2", "DW-KILLS-T3")
cite(f"{HERE}.base.changes:hurt", "DW-DESPAIR-T1")
cite(f"{HERE}.base.exile:check_exiles", "DW-EXILE-T1", "DW-SCENB-Q4")
cite(f"{HERE}.base.votes:Vote", "DW-VOTE-T1")
cite(f"{HERE}.base.table:is_open", "DW-BANDIT-03")
cite(f"{HERE}.data:places.json", "DW-BANDIT-Q9")
cite(f"{HERE}.data:experiments.json", "DW-RAXXON-22", "DW-SAMPLE-18")
cite(f"{HERE}.rules.colony:ColonyPhase.objective", "DW-SCENR-Q9", "DW-SCENR-T1")
cite(
    f"{HERE}.data:objectives.json", "DW-SCENB-08", "DW-SCENB-09", "DW-SCENB-11", "DW-SCENB-19",
    "DW-SCENB-Q1", "DW-SCENB-Q7", "DW-SCENB-T1",
)  # fmt: skip
cite(f"{HERE}.data:secrets.json", "DW-SAMPLE-04", "DW-SAMPLE-20")
cite(f"{HERE}.data:survivors.json", "DW-SAMPLE-06")
cite(f"{HERE}.data:crises.json", "DW-SAMPLE-15")
cite(f"{HERE}.data:crossroads.json", "DW-SAMPLE-16")
cite(f"{HERE}.data:items.json", "DW-SAMPLE-19")
