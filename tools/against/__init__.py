"""Speed of this tree against another one, in one run."""
