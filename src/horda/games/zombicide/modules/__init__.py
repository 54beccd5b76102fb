"""Parts of the rules that not every edition has."""
