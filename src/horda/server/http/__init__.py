"""The HTTP API: everything about tables but the playing itself, which goes over the socket."""
