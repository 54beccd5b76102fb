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
