"""What Zombicide: Invader has beside the second edition: each file is a module of its rules."""
