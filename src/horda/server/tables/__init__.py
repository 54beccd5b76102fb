"""Tables in memory: who sits there, what they see, how answers come in."""
