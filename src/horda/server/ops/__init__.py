"""Running the server: settings, start, logs, metrics, the guard at the door."""
