### Words of the command line.

## Refusals: what is wrong and what to do, in one line. $what, $file name the thing.

cli-bad-language = This language is not there: { $what }. Give --lang en or --lang pl.
cli-cannot-read = { $file } cannot be read: { $why }. Check the path.
cli-too-large = { $file } is too large: more than { $most } MB. Name another file.
cli-cannot-write = { $file } cannot be written: { $why }. Choose another place.
cli-bad-setting = “{ $what }” is no setting. Write --option name=value; “horda games” lists the names.
cli-twice = { $what } is given twice. Give it once.
cli-bad-bot = There is no such player: { $what }. Correct the name or the parameter.
cli-too-many-bots = { $count } bots are more than the free seats ({ $seats }). Name one for all seats or one for each.
cli-bad-format = Rows cannot be written as “{ $what }”. Choose csv or parquet.
cli-no-parquet = Parquet needs pyarrow. Install horda[sim], or choose --format csv.
cli-no-answers = { $file } is a position and has no answers. Leave --at out, or name a saved game.
cli-no-such-answer = There is no position after answer { $at }: the game has { $count } answers. Choose a number from 0 to { $count }.
cli-no-positions = There is no position file (*.toml) in { $file }. Name another folder or a file.
cli-bad-tests = The tests cannot be read: { $what }. Correct them, or name another folder with --tests.
cli-no-rule = There is no rule “{ $id }” in { $games }. “horda rules” lists the ids.
cli-save-exists = { $file } is there already. Choose another name, or go on with that game: --load.
cli-file-exists = { $file } is there already. Choose another name.
cli-load-alone = { $file } brings its own game, scenario, settings and seed. Leave those out.
cli-error-unknown-game = There is no game { $what }. “horda games” lists the games.
cli-error-unknown-option = This setup is not possible: { $what }. “horda games” lists scenarios and settings.
cli-error-unknown-seat = There is no seat { $what }. “horda games” lists the seats.
cli-error-replay-differs = { $what }. The replay goes another way than was written: the file was changed, or it was made by another program. Use an untouched copy, or report it as a fault.
cli-error-bad-record = { $what }. This is not a whole saved game; check the file.
cli-error-version-differs = { $what }. The rules it was played by are other ones now; open it with the version that made it.
cli-error-bad-position = { $what }. Correct that place in the file.
cli-error-undo-barrier = You cannot take back past this point: { $what }. Something was revealed since, or another seat has chosen. Play on, or take back all the same: u!

## horda games

cli-games-head = { $id }, version { $version }, { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
cli-any-text = text
cli-games-scenario = { $id }: seats { $seats }
cli-games-bots = Bots (--bot NAME:parameter=value,…)

## Heads of columns

cli-column-option = setting
cli-column-values = values
cli-column-default = default
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-rate = share
cli-column-interval = 95 % interval
cli-column-reason = how it ended
cli-column-fate = how it went
cli-column-count = games
cli-column-length = length
cli-column-least = least
cli-column-p10 = 10 %
cli-column-median = median
cli-column-p90 = 90 %
cli-column-most = most
cli-column-mean = mean
cli-column-group = chapter
cli-column-all = all
cli-column-measure = measure
cli-column-target = target
cli-column-found = found
cli-column-verdict = verdict

## horda simulate

cli-simulating = Playing
cli-summary = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-length-decisions = decisions
cli-length-rounds = rounds
cli-reason-unfinished = unfinished
cli-unfinished = { $count ->
    [one] { $count } game was not finished and counts as won by nobody.
   *[other] { $count } games were not finished and count as won by nobody.
}
cli-faults = Bots failed { $count } times and answered at random instead; see the log above.
cli-written = Written: { $file }

## horda replay

cli-replay-ok = { $file }: every answer leads where it led before.
cli-replay-answers-only = { $file }: every answer is still legal. It was written by another version that keeps positions in another way, so they could not be compared.
cli-replay-setup = { $game } ({ $setup }), seed { $seed }
cli-replay-answers = { $answers ->
    [one] { $answers } answer stands,
   *[other] { $answers } answers stand,
} { $entries ->
    [one] { $entries } entry in the log
   *[other] { $entries } entries in the log
}
cli-replay-digest = digest { $digest }
cli-replay-rules = Made with version { $made } of the rules, here is { $here }: the rules it used are unchanged.
cli-replay-horda = Written by horda { $made }; this is horda { $here }.
cli-step-help = Enter: on. b: back. A number: to that answer. q: quit.
cli-step-end = There is nothing there; answers go from 0 to { $last }.

## horda check

cli-check-ok = ok      { $file }: { $title }
cli-check-fail = DIFFERS { $file }: { $title }
cli-check-sum = { $good } of { $count } hold.
cli-check-hint = “horda show { $file }” draws where it begins; with “--seat NAME” it lists that seat’s options.

## horda rules

cli-rules-head = { $game }: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-rule-done = done
cli-rule-untested = untested
cli-rule-open = open
cli-rule-enforced = enforced
cli-rule-example = shown by a test
cli-rules-no-tests = The tests are not part of the installed package: what is enforced is told, what is tested cannot be. Name their folder with --tests, or ask in a checkout.
cli-rule-not-enforced = not enforced
cli-rules-unknown = No rulebook has { $id }, but it is named in { $places }

## horda bench

cli-bench-busy = Measuring …
cli-bench-interpreter = Interpreter: { $interpreter }
cli-bench-goal = goal reached
cli-bench-goal-of = goal { $times } ×
cli-bench-met = reached
cli-bench-missed = missed
cli-bench-unknown = not compared
cli-no-yardstick = Catanatron is not installed, so only our numbers stand here. Install horda[bench] (catanatron { $version }) to compare.

## horda play

cli-play-intro = Type the number of an option, or ? for help.
cli-play-help =
    A number, a key or a part of it answers the question.
    Enter or b  the board again      k      the options with their keys
    s           how it stands        log    what happened so far
    u           take back            u!     take back even what was revealed since
    r           bring back           rule ID  what a rule says
    w FILE      save a copy          why KEY  why something is not offered
    d           what may be done at any time, such as discarding own cards; d KEY does it
    q           quit
cli-no-requests = There is nothing that could be done just now besides answering.
cli-other-options = More
cli-offered = “{ $what }” is in the list: it can be chosen now.
cli-several = “{ $what }” may mean several: { $keys }. Type more of it.
cli-no-answer-yet = no answer yet
cli-save-where = Name a file: w FILE
cli-save-offer = Keep a copy under another name? File name, or Enter for no:{" "}
cli-hand-over = { $seat }, it is your turn. Press Enter.
cli-left = The game is kept in { $file }; go on with: horda play --load { $file }
cli-lost-some = The last { $lost ->
    [one] answer is
   *[other] { $lost } answers are
} not kept: they could not be written. { $file } holds the game up to entry { $kept }.
cli-lost-all = Nothing of this game is kept: { $file } could not be written ({ $lost ->
    [one] one answer is lost
   *[other] { $lost } answers are lost
}).
cli-kept = The record is in { $file }
cli-stalled = The game was stopped after { $count } answers.
cli-result = { $reason } The game is won by: { $winners }.
cli-result-nobody = { $reason } Nobody won.

## horda db

cli-db-upgraded = The tables of { $database } are now at { $after }.
cli-db-current = The tables of { $database } are at { $after }: nothing to do.
cli-db-checking = Replaying …
cli-db-fault = The database is damaged: { $what }
cli-db-bad = BAD { $game }: { $why }
cli-db-sum = { $good } of { $count ->
    [one] { $count } game replays
   *[other] { $count } games replay
} as written.
cli-bad-database = The database cannot be used: { $what }. Check --database, or run “horda db upgrade”.
cli-no-pg-dump = A backup of PostgreSQL needs pg_dump, which is not in PATH. Install the PostgreSQL client programs.
cli-no-server = Hosting needs more packages ({ $what } is missing). Install horda[server].
cli-bad-settings = This setting cannot be used: { $what }. Correct it.

## horda mission

cli-house-new = { $file } is written. Correct it, then: horda house check { $file }
cli-house-ok = { $file } can be played by: horda play { $game } --option house={ $file }
cli-house-game = { $game } takes no house rules. These games do: { $games }.
cli-mission-new = { $file } is written. Change it, then: horda mission check { $then }
cli-not-of-the-box = “{ $what }” is no scenario of the game. Name one of those that “horda games” lists.
cli-mission-ok = { $file }: “{ $title }” can be played: horda play { $game } --scenario { $file }
cli-mission-flaw = { $file }: line { $line }: { $field }: { $why }
cli-mission-warning = { $file }: line { $line }: { $field }: warning: { $why }
cli-mission-trivial = bots won all { $games } games that were tried, the longest in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: is it too easy?
cli-mission-rule-needs = needs { $needs }
cli-mission-rule-used = in { $missions }
cli-no-special = There is no special rule “{ $name }”; try: { $near }.
cli-mission-trial = a game played at random broke down ({ $what }): some special rules do not go together.
cli-mission-game = { $game } takes no Missions from files; these games do: { $games }.
cli-no-svg = { $game } cannot be drawn as a picture. Leave --svg out.

## horda campaign. $game is a game with its scenario.

cli-campaign-next = Game { $number }: { $game }.
cli-campaign-game = Game { $number }: { $game }. { $reason }
cli-campaign-what = Say which part: a game (--game N) or a branch (--at N).
cli-campaign-file = { $file } is a whole campaign. See “horda campaign --help”; “horda campaign export” writes one of its games.
cli-is-campaign = { $name } is a campaign of several games. See: horda campaign --help
cli-campaign-ok = { $file }: the campaign and its { $games ->
    [one] { $games } game lead
   *[other] { $games } games lead
} where they led before.
