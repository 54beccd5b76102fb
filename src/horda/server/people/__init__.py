"""Who somebody is, how fast they may go, and how they are told."""
