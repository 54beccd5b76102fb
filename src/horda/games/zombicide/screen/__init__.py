"""What people see of a game: pictures, odds, previews, summaries."""
