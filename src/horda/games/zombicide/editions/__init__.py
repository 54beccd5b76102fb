"""One folder an edition: its data, and the modules it switches on."""
