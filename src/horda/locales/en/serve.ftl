# What `horda serve` says.
cli-serve-at = Horda is at { $address } (look there with a browser)
cli-serve-stop = Stop it with Ctrl+C; nothing is lost.
cli-serve-no-client = The page for browsers is not built, so there is only the interface for programs. Run make play, or install the wheel.
cli-database-in-use = Another server uses { $database } already. Stop it first, or choose another --data or --database.
cli-cannot-listen = Nobody can be served at { $address } ({ $why }). Is Horda, or something else, running there already? Choose another --port or --host.
