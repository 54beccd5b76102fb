"""Many games at once: the same seed gives the same rows, whatever the number of workers."""
