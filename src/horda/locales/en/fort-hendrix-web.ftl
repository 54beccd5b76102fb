### Fort Hendrix in the browser: the Clock, light, the story and the campaign.

web-clock-night = night
web-clock-day = day
web-story = The story
web-story-card = Objective card
web-story-note = Note
web-story-event = Before it begins
fh-web-plan-spread = Standard
fh-web-plan-spread-all = Attack as it is
web-plan-all-out = All-Out
web-plan-all-out-doubled = All-Out, doubled
web-plan-lamp = With the lamp
web-odds-breaks = { $chance } it breaks
fh-web-single-game = Single Mission

## The campaign between two Missions

web-campaign-of = Fort Hendrix campaign
web-campaign-far = { $done } of { $total } Missions
web-road-stop = { $number }, { $mission }: { $state ->
    [won] won
    [next] next
   *[later] later
}
web-road-facts = Mission { $number } · begins at { $hour }:00, { $day ->
    [yes] Day
   *[no] Night
} · { $minutes } min · { $difficulty }
web-experience = Experience { $count } of { $most }
web-next-milestone = next milestone at { $count }
web-rewards = Rewards
web-no-rewards = none yet
web-bonus-actions = { $count ->
    [one] 1 Bonus Action
   *[other] { $count } Bonus Actions
}
web-achievements = Noted by the team
web-kept = Kept equipment
web-nothing-kept = After a Mission that was won, dice decide what is kept.
web-card-kept = kept
web-card-left = left
web-card-lost = broken
web-card-open = keep it?
web-infections = { $count ->
    [0] no Infection
    [one] Infection: costs the red skill in M9 and M10
   *[other] Infections: cost skills in M9 and M10
}
web-dead = dead
web-penny-lives = Penny lives.
web-penny-dead = Penny is dead.
web-penny-about = If she dies, the campaign is lost.
web-story-so-far = The story so far
web-story-not-yet = The first Mission has yet to be played.
web-chapter-won = won
web-chapter-lost = lost
web-chapter-look = Look at it
web-branch = Another way
web-branch-about = Another campaign that goes on from before this Mission’s end
web-campaign-saved = Saved after every step
web-campaign-come-back = come back from the lobby, or by this address
web-copy-address = Copy the address
web-campaign-next = Go on to { $mission }
web-campaign-join = To the table of { $mission }
web-is-missing = { $who } is missing
web-stands-in = a bot for { $who }

## On the board

web-beam-stays = Leave the beam as it is
web-down-until = down until { $round }
web-down-about = { $who } is Knocked-out: somebody must take the figure by round { $round }.
web-shots-chance = shots: { $chance }
web-story-cards = Objective cards: { $open } of { $all } revealed
web-story-of = { $open } of { $all }
web-cxp = CXP
web-infection = infection
web-keep = keep { $dice }
fh-prompt-react-declared = How is the attack made?
fh-prompt-react-rerolls = Change anything about this roll?
fh-option-reroll = Roll the dice again ({ $by })
web-break-stays = Let the weapon break

web-lit = lit
web-tale-open = objective card, revealed
web-tale-hidden = objective card, face down

## What is lost, and who is out

fh-threat-penny = Penny dies
fh-threat-nobody = nobody is left standing
web-fallen-down = down
web-fallen-taken = taken
web-fallen-dead = dead
fh-web-ghost-falls = { $who } goes down

## What can be explained

web-gloss-clock = The Clock
web-gloss-night = Night
web-gloss-day = Day
web-moment-shooters = Shooters’ sign
web-moment-shooters-about = The card has the Shooters’ sign: first every Shooter Walker in play fires at each Zone it sees.
web-gloss-allout = All-Out dice
web-gloss-cxp = Campaign experience
web-gloss-bonus = Bonus Actions
web-gloss-infection = Infection
web-gloss-beam = Light Beam
web-gloss-down = Knocked out

## What a card is good for, on its face

fh-does-flashlight = At Night it lights your Zone and one more. Searching draws 2 cards.
fh-does-repair_kit = Discard it when a weapon breaks, and the weapon stays.
