# What is wrong with a Mission from outside (horda mission check), and what it is called.

z2-scenario-custom = Mission from a file
z2-scenario-custom-about = A Mission that somebody wrote: its goals stand below the board. If a Survivor dies, everybody loses.
z2-bad-mission = Line { $line }, field { $field }: { $why }

z2-mission-wrong-long = the file has { $length } signs; at most { $longest } are allowed.
z2-mission-wrong-deep = a name has too many dots; at most { $most } are allowed.
z2-mission-wrong-line = the line has { $length } signs; at most { $longest } are allowed.
z2-mission-wrong-form = it cannot be read. (In the reader’s words: { $what })
z2-mission-wrong-toml = the file cannot be read as TOML from column { $column } on. (In the reader’s words: { $what })
z2-mission-wrong-end = the file ends at column { $column } while something is still open: a text, a list or a table. (In the reader’s words: { $what })
z2-mission-wrong-unknown = there is no field “{ $name }” here. (In the reader’s words: { $what })
z2-mission-wrong-missing = the field “{ $name }” is missing here. (In the reader’s words: { $what })
z2-mission-wrong-choice = “{ $value }” is not one of the words that can stand here. (In the reader’s words: { $what })
z2-mission-wrong-length = the list must have { $wanted } members{ $got ->
    [none] {""}
   *[other] , not { $got }
}. (In the reader’s words: { $what })
z2-mission-wrong-small = the number must be { $least } or more. (In the reader’s words: { $what })
z2-mission-wrong-large = the number must be { $most } or less. (In the reader’s words: { $what })
z2-mission-wrong-type = { $wanted ->
    [int] a whole number
    [str] a text in quotation marks
    [bool] true or false
    [array] a list in square brackets
   *[object] a table
} is expected here. (In the reader’s words: { $what })
z2-mission-wrong-cell = the cell does not lie on the board, which has { $rows } rows and { $columns } columns; both are counted from 0.
z2-mission-wrong-words = at most { $longest } signs can stand here, and all of them must be such as can be shown.
z2-mission-wrong-colour = the door waits for the { $colour ->
    [blue] blue
   *[green] green
} Objective, which is not in this Mission: it would never open. Add the Objective, or the special rule “coloured-doors-open”.
z2-mission-wrong-start = at least one Zone must be given in which the Survivors begin.
z2-mission-wrong-spawn = the first Spawn token must be “starting”, all others red, blue or green, and no more than are in the box.
z2-mission-wrong-zombie = only walker, brute, runner or one abomination can stand there, and no more than there are figures.
z2-mission-wrong-car = a car is a pimpmobile, a police_car or a wreck, and no more than are in the box.
z2-mission-wrong-objectives-on = the faces named here must be among the tiles of the Mission, each of them once, and a colour is either hidden or on a face.
z2-mission-wrong-companion = so many Companions are not in the box: a team of six leaves six Survivors over.
z2-mission-wrong-objectives = the Objectives that lie on the board must be { $count }: one for each tile and each car that carries one. Blue and green ones need “hidden” or “on”, and the box must have them.
z2-mission-wrong-crates = there must be { $count } crates: one for each tile and each car that carries one, and no more than are in the box.
z2-mission-wrong-layout = rows must be equally long, and each tile from 1 to 9 can lie there once, with its side V or R.
z2-mission-wrong-exit = there are more Exits than tokens in the box.
z2-mission-wrong-door = there are more coloured doors than tokens in the box.
z2-mission-wrong-edge = no door can be here: the edge is open, lies at the rim of the board, or was named before.
z2-mission-wrong-board = the board cannot be laid from these tiles. (In our program’s words: { $what })
z2-mission-wrong-board-turn = tile { $tile } can be turned by 0, 90, 180 or 270 degrees only.
z2-mission-wrong-board-rims = the rims of { $one } and { $two } do not fit: a street meets a building (cells { $here } and { $there }).
z2-mission-wrong-board-room = no door leads into the room in cell { $cell }.
z2-mission-wrong-rule = there is no special rule “{ $rule }”; known: { $known }.
z2-mission-wrong-twice = the special rule “{ $rule }” is named twice.
z2-mission-wrong-need = the special rule “{ $rule }” needs { $need }.
z2-mission-wrong-at-once = the game would be over before anybody moves: { $reason }
z2-mission-wrong-clash = a game cannot even begin: some special rules do not go together. (In our program’s words: { $what })
z2-mission-wrong-goal = nothing is to be done: at least one goal or a way out must be named.
z2-mission-wrong-reach = Zone { $zone } can never be reached, whatever doors the Survivors can open.
z2-mission-wrong-street = Zone { $zone } is a room; cars stand in the street.
z2-mission-wrong-room = Zone { $zone } is a street; a building is marked by one of its rooms.
z2-mission-wrong-mark = no rule speaks of a mark “{ $mark }”; there are: { $known }.

z2-mission-need-mark = a Zone marked “{ $mark }”
z2-mission-need-exit = an Exit
z2-mission-need-car = a car that can be driven
z2-mission-need-broken = a broken door
z2-mission-need-spawns = another Spawn token beside the starting one
z2-mission-need-coloured = a blue or green Objective
z2-mission-need-both = one blue and one green Objective
z2-mission-need-tokens = as many Objectives on the board as all its goals together use up
z2-mission-need-none-aside = that no Objective stays aside
z2-mission-need-cars = a car for each Spawn token but the starting one
z2-mission-need-all-drive = that every car can be driven
z2-mission-need-abomination = an Abomination that stands on the board from the start
z2-mission-need-alone = that nobody else is a Companion or waits to be one
z2-mission-need-friends = { $count } Companions that are sure to come
z2-mission-need-rule = the special rule “{ $rule }” beside it
z2-mission-need-companions = Companions that wait on the board
z2-mission-need-objectives = { $count } Objectives
z2-mission-need-spare = { $count } Survivors that neither the team nor another rule has taken
z2-mission-need-pairs = { $count } Zones to start in

# What is odd about a Mission that can be played all the same.

z2-mission-odd-taken = { $id } is the id of a Mission of the box; choose another one.
z2-mission-odd-id = an id of small letters, digits and hyphens is easier to name and to write.
z2-mission-odd-title = without a title people see the id.
z2-mission-odd-trivial = the team begins at the Exit and has nothing to do: the first Action wins.
z2-mission-odd-asleep = nothing wakes the { $colour ->
    [blue] blue
   *[green] green
} Spawn Zone: there is no Objective of its colour.

z2-mission-wrong-machine = The box has one Bot (bot) and one Sentry Gun (sentry_gun).
z2-mission-wrong-mold = Mold is active or inactive, and there are 15 tokens of it.
z2-mission-wrong-mold-outdoors = Mold never grows outdoors, as in { $zone }.
z2-mission-wrong-mold-door = Mold would eat this door at once: no door can lie beside it.
z2-mission-wrong-airlock = There is no Airlock on this side of the cell.
z2-mission-need-machine = a machine: { $kind }
z2-mission-need-colour = Objectives of this colour: { $colour }
z2-mission-need-hidden-spawn = a Spawn token that lies face down (what = "hidden")
z2-mission-need-coloured-spawn = a green or a purple Spawn token
z2-mission-need-coloured-door = a coloured door
z2-mission-need-sealed = a sealed Airlock ([[sealed]])
z2-mission-need-two-starts = two start Zones

## House rules

z2-bad-house = The house rules cannot be played: line { $line }, { $field }: { $why }
z2-house-wrong-long = The file has { $length } signs; { $longest } are allowed.
z2-house-wrong-id = There is no { $id } in the box. There are: { $known }.
z2-house-wrong-field = There is no field { $field } here. There are: { $known }.
z2-house-wrong-fixed = The field { $field } stays as the box has it. These may change: { $known }.
z2-house-wrong-guest = { $id } is of another box: its { $field } must be said too.
z2-house-wrong-skill = There is no skill { $skill } in this game. Similar: { $known }.
z2-house-wrong-modes = The combat lines of { $id } do not fit what it is: melee, ranged, both or none.
z2-house-wrong-kind = There is no kind { $what } of Survivors. There are: { $known }.
z2-house-wrong-levels = { $id } needs a skill at each of the four levels.
z2-house-wrong-box = The box does not come out even: { $what }
