# Co mówi `horda serve`.
cli-serve-at = Horda działa pod adresem { $address } (otwórz go w przeglądarce)
cli-serve-stop = Zatrzymasz ją przez Ctrl+C; nic nie przepadnie.
cli-serve-no-client = Strona dla przeglądarek nie jest zbudowana, jest tylko interfejs dla programów. Uruchom make play albo zainstaluj pakiet wheel.
cli-database-in-use = Z bazy { $database } korzysta już inny serwer. Najpierw go zatrzymaj albo podaj inne --data lub --database.
cli-cannot-listen = Nie można nasłuchiwać pod adresem { $address } ({ $why }). Może Horda albo inny program już tam działa? Podaj inny --port albo --host.
