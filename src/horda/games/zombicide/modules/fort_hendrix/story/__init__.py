"""The campaign's part of a Mission: objective cards, Notes, Penny, sheets and Infections."""
