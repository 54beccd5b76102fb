"""What everybody may do in a turn, a module for each kind of deeds."""
