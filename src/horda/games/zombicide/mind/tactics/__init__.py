"""Rules of thumb for bots: what cards, Zones and options are worth. Nothing here is a rule."""
