"""What everything else stands on: the state, what is read from it, small changes and frames."""
