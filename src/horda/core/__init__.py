"""The game-agnostic core: pure, deterministic, without threads, clock or input/output."""
