"""Dead of Winter: The Long Night."""
