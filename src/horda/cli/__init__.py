"""The command line: play, simulate, replay, check and measure."""
