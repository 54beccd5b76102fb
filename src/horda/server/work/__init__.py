"""Work that may take long or go wrong: it is done in processes that can be ended at any time."""
