"""Rules that are carried out by data, or by code that carries out more than they say.

Cases that follow from other rules (their ids end in T or X) are listed with the code
that brings them about, so that nobody looks for a place of their own.
"""

from horda.core.rulebook import cite

HERE = "horda.games.dead_of_winter"

cite(f"{HERE}.base.setup:Setup", "DW-SETUP-03")
cite(f"{HERE}.rules.start", "DW-SETUP-X1", "DW-SETUP-T2", "DW-SETUP-T3", "DW-MIX-04")
cite(f"{HERE}.effects.script:Script", "DW-CARD-11", "DW-DEC-14")
cite(f"{HERE}.base.state:DWState", "DW-CARD-Q4", "DW-RAXXON-07")
cite(f"{HERE}.rules.rounds:Round", "DW-DICE-X1", "DW-DICE-T1", "DW-MIX-06")
cite(f"{HERE}.rules.actions.kills:AttackZombies", "DW-ATTACK-X1")
cite(f"{HERE}.rules.actions.fight", "DW-ATTACK-X2", "DW-HELPLESS-03")
cite(f"{HERE}.rules.actions.searching:SearchAction", "DW-SEARCH-X1", "DW-SEARCH-T3")
cite(f"{HERE}.base.exposure:Spread", "DW-BITE-T1", "DW-BITE-T2")
cite(f"{HERE}.rules.crisis:ResolveCrisis", "DW-CRISISRES-X1")
cite(f"{HERE}.base.zombies:AddZombies", "DW-ADDZ-X1", "DW-ADDZ-T3")
cite(f"{HERE}.base.zombies:Breach", "DW-TRAP-T1")
cite(f"{HERE}.base.deaths:Deaths", "DW-KILLS-T1", "DW-KILLS-T2", "DW-KILLS-T3")
cite(f"{HERE}.base.exile:Exile", "DW-EXILE-Q7", "DW-EXILE-T1")
cite(f"{HERE}.base.votes:Vote", "DW-VOTE-T1")
cite(f"{HERE}.effects.do_people", "DW-DESPAIR-T1")
cite(f"{HERE}.cards.box:BOX", "DW-BANDIT-03", "DW-BANDIT-Q9", "DW-RAXXON-22", "DW-SAMPLE-04")
cite(f"{HERE}.cards.box:BOX", "DW-SAMPLE-06", "DW-SAMPLE-15", "DW-SAMPLE-16", "DW-SAMPLE-18")
cite(f"{HERE}.cards.box:BOX", "DW-SAMPLE-19", "DW-SAMPLE-20")
cite(f"{HERE}.rules.colony:ColonyPhase", "DW-SCENR-Q9", "DW-SCENR-T1")
cite(f"{HERE}.data.objectives", "DW-SCENB-08", "DW-SCENB-09", "DW-SCENB-11", "DW-SCENB-19")
cite(f"{HERE}.effects.aim:aim", "DW-SCENB-Q1", "DW-SCENB-Q7", "DW-SCENB-T1")
cite(f"{HERE}.base.exile:check_exiles", "DW-SCENB-Q4")
cite(f"{HERE}.effects.do_story", "DW-SCENB-Q11")
