### `horda --help` and what is wrong with a call. help-COMMAND is about a command: its first
### paragraph stands in lists. help-COMMAND-NAME is about a parameter, help-any-NAME about one that
### several commands share; `.value` is what stands for its value.

help-usage = Usage: { $call }
help-command-value = COMMAND
help-options-value = [OPTIONS]
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-exit-codes = Exit codes: 0 all is well; 1 a check failed or a replay differs; 2 the input was wrong and nothing is written; 141 the reader of a pipe has left.

## Wrong calls. $what is a sentence without its full stop, $call the command whose help is meant.

help-wrong = { $what }. See: { $call } --help
help-wrong-command = There is no command “{ $name }”; try: { $known }
help-wrong-option = There is no option { $name }{ $near ->
    [none] {""}
   *[other] ; try: { $near }
}
help-wrong-twice = { $name } is given twice; give it once
help-wrong-extra = Nobody knows what to do with: { $words }
help-wrong-missing = { $name } is missing
help-wrong-value-missing = { $name } needs a value
help-wrong-value-many = { $name } takes no value
help-wrong-number = { $name } needs a whole number, not “{ $value }”
help-wrong-range = { $name } must be from { $least } to { $most }
help-wrong-other = It cannot be understood ({ $what })

## Options that several commands share

help-any-help = Show this help.
help-any-lang = Language: en or pl (else HORDA_LANG, else the system’s).
    .value = LANGUAGE
help-any-json = Print JSON for a program to read.
help-any-scenario = Scenario (“horda games” lists them; m0 means M00), or a file of your own (“horda mission”).
    .value = NAME
help-any-option = A setting of the game; repeat it for several.
    .value = NAME=VALUE
help-any-bot = A bot such as greedy or mcts:iterations=400: once for all seats, once for each in order, or SEAT=BOT. “module:Class” names one of your own.
    .value = BOT
help-any-seat = Only what this seat may know.
    .value = SEAT
help-any-at = The position after so many answers.
    .value = NUMBER
help-any-svg = Write a picture (SVG) there instead.
    .value = FILE
help-any-record = A saved game (JSON).
    .value = RECORD
help-any-database = Address of the database; else a SQLite file in the data folder.
    .value = URL
help-any-data = Folder for the database and the server’s secret.
    .value = FOLDER
help-any-config = A TOML file with any of the settings.
    .value = FILE

## horda

help-horda =
    Play zombie board games, let bots play them, and look into every game.
help-horda-version = Print the version.
help-horda-install-completion = Install completion for this shell.
help-horda-show-completion = Print the completion for this shell, to copy or change it.

## horda games

help-games =
    List the games with their scenarios, seats, settings and bots.
help-games-game = Only this game.
    .value = GAME

## horda play

help-play =
    Play a game in the terminal.

    Type ? at any question for the commands. Every answer is saved.
help-play-game = A game; else zombie-terror.
    .value = GAME
help-play-seat = Your seat; else the first. Repeat it, or say “all”.
    .value = SEAT
help-play-seed = The dice and decks; else by chance.
    .value = NUMBER
help-play-save = Keep the game there; else in last.json.
    .value = FILE
help-play-load = Go on with a saved game.
    .value = FILE

## horda serve

help-serve =
    Host tables in the browser, for yourself or for friends.

    Every setting can also stand in a TOML file or in the environment (HORDA_PORT and so on).
help-serve-host = Address to listen on; 0.0.0.0 lets other machines in.
    .value = ADDRESS
help-serve-port = Port to listen on.
    .value = NUMBER
help-serve-public-url = The address people type, behind a proxy.
    .value = URL
help-serve-admin-token = The word needed to read /metrics.
    .value = WORD
help-serve-workers = Processes; more than one needs PostgreSQL.
    .value = NUMBER

## horda simulate

help-simulate =
    Let bots play many games and count who wins, why and after how long.

    The rows depend on the seed only, never on the number of workers.
help-simulate-game = A game; “horda games” lists them.
    .value = GAME
help-simulate-games = How many games; else 100.
    .value = NUMBER
help-simulate-seed = The same seed gives the same games; else 1.
    .value = NUMBER
help-simulate-workers = Processes; 0: one for each core; else 1.
    .value = NUMBER
help-simulate-out = Write the rows and summary.json there.
    .value = FOLDER
help-simulate-kind = Of the rows: csv or parquet; else parquet where it can be written.
    .value = FORMAT

## horda replay

help-replay =
    Play a record again and verify that every answer leads where it led before.

    Exit code 1 if it does not. With --json, --log prints every answer with its log lines, --step the positions too, and --at the position after so many answers.
help-replay-verify = Verify only, which is usual.
help-replay-log = Print the log in words.
help-replay-step = Step through by keys.

## horda check

help-check =
    Play position files and compare what they expect.

    Exit code 0: all hold; 1: something differs; 2: a file cannot be played.
help-check-paths = Position files, or folders of them.
    .value = FILES
help-check-quiet = Name only the files that do not hold.

## horda show

help-show =
    Draw a position as text, or as a picture.

    Of a record it is the last one, or the one after so many answers.
help-show-file = A position file (TOML) or a saved game (JSON).
    .value = FILE

## horda export

help-export =
    Write a position file from a record, for “horda check”, “horda show” or a test.

    The position is exact: dice and decks fall as they would have in the record.
help-export-title = What the position shows.
    .value = TEXT
help-export-out = Write there, not to the terminal.
    .value = FILE

## horda rules

help-rules =
    Count which rules are enforced and tested, from the code and the tests.

    Tests are not part of an installed package: from there only what is enforced can be told. Exit code 1 if code or tests name a rule that no rulebook has.
help-rules-game = A game; else all of them.
    .value = GAME
help-rules-id = One rule, with its text.
    .value = RULE
help-rules-open = List only rules that are not done.
help-rules-tests = Folder of the tests; else the checkout’s.
    .value = FOLDER

## horda bench

help-bench =
    Measure speed: medians of rounds that alternate between the candidates.

    Everything but the last measure runs on one core. The columns with a cross say how many times as fast as catanatron we are; below stands whether that is what we want to reach. --json gives the spread of the rounds, too.
help-bench-quick = A few seconds, rough numbers.

## horda db

help-db =
    Look after the server’s database: upgrade, backup, check.
help-db-upgrade =
    Bring the tables up to this version of horda; “horda serve” does it by itself.
help-db-backup =
    Copy the database into a file, also while the server runs.

    A SQLite copy is a database again; one of PostgreSQL is for pg_restore.
help-db-backup-file = Where the copy goes.
    .value = FILE
help-db-check =
    Replay every game of the database and compare every digest, also while the server runs.

    Exit code 0: all is well; 1: something is broken.

## horda mission

help-mission =
    Write a Mission of your own: begin one, check it, draw it, read what the special rules mean.
help-any-game = The game it is for; else zombicide-2e.
    .value = GAME
help-any-file = A Mission file (TOML).
    .value = FILE
help-mission-new =
    Write a small Mission with every field explained, to begin with.

    With --from it is a Mission of the box instead, to change as you like.
help-mission-new-from = Begin with this Mission of the box, such as M05.
    .value = MISSION
help-mission-check =
    Say all that is wrong with a Mission, by line and field, and play it once at random.

    Exit code 0: it can be played; 1: something is wrong. Warnings change nothing.
help-mission-show =
    Draw a Mission as it begins: as text, or with --svg as a picture.
help-mission-show-file = A Mission file, or an id like M05.
    .value = FILE
help-mission-rules =
    Say what the special rules mean that a Mission can name.
help-mission-rules-name = Only this one.
    .value = RULE

## horda house

help-house =
    Correct numbers of a box: begin a house-rules file, and check it.
help-house-new =
    Write a file with every number of the box that is reconstructed, to correct.
help-house-new-file = A house-rules file (TOML).
    .value = FILE
help-house-check-file = A house-rules file (TOML).
    .value = FILE
help-house-check =
    Say all that is wrong with a house-rules file, by line and field.

    Exit code 0: games can be played by it; 1: something is wrong.

## horda campaign

help-campaign =
    Play a campaign: several games, one story, with all that is carried from one to the next.
help-any-path = A saved campaign (JSON).
    .value = FILE
help-campaign-new =
    Begin a campaign and play on.

    Every answer is saved, in one file with all its games.
help-campaign-new-kind = A campaign; a name that nobody knows lists them.
    .value = CAMPAIGN
help-campaign-new-path = Where it is kept.
    .value = FILE
help-campaign-new-seat = Your seat; else the first. Repeat it, or say “all”.
    .value = SEAT
help-campaign-new-seed = The dice and decks; else by chance.
    .value = NUMBER
help-campaign-continue =
    Go on with a campaign where it was left.
help-campaign-show =
    Show how a campaign stands: the games so far, the sheet, and what comes next.
help-campaign-export =
    Write one game of a campaign, or the campaign as it was, to go on another way.
help-campaign-export-out = Where it is written.
    .value = FILE
help-campaign-export-game = This game alone, for “horda replay”.
    .value = NUMBER
help-campaign-export-at = A branch after so many answers.
    .value = NUMBER
help-campaign-replay =
    Play a campaign again with all its games, and verify that each leads where it led before.

    Exit code 1 if one does not.
