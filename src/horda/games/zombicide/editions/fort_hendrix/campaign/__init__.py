"""The campaign "Star-Spangled Banner": ten Missions that remember."""
