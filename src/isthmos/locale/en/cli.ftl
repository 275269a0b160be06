# The program itself.

cli-about = A table for board games: play against bots and people, alone or through a campaign; replay and verify games.
cli-you = You

## Help of the commands

cli-help-play = Play a game: people at this keyboard, bots at the other seats. Without options one person against three bots.
cli-help-solo = Play alone: the first game on the shelf that one person can play.
cli-help-campaign = Play the next level of the solo campaign; the progress is kept.
cli-help-resume = Go on with a saved game, the last one unless a name is given.
cli-help-replay = Play a record through and show its log and its last position.
cli-help-verify = Check every draw of a finished game against the commitment, and every answer against the rules.
cli-help-export = Get the record of a saved game, as text or JSON.
cli-help-rules = Show the rules, one rule by its id (PEL-B7), or every rule with the given words; of another game if its name comes first.
cli-help-options = List the table options of a game: the values, the default first, and what they mean.
cli-help-simulate = Let bots play many games and count: victories, speed, broken rules.
cli-help-arena = Let bots play each deal from every seat, and tell strength from chance: shares with intervals, ratings, times.
cli-help-bench =
    Measure the engine: speed of random games, cost of single calls, size of positions.

    Times are CPU time, the best of five runs or more, the loop around a call taken off. A decision is an answer of a
    seat; chance is played and paid for, not counted. Three rates: `playout` plays inside the engine, `driven` asks
    and answers one move at a time from Python, `simulate` has random bots and the dealer as `isthmos simulate` does.
    A compiled engine is measured beside the interpreted one, which runs in a process with ISTHMOS_PURE=1.
    Processes at once are compared by CPU time and by the clock, which takes an idle machine.
cli-help-serve = Let people play over the network, here on SQLite or with ISTHMOS_DATABASE on PostgreSQL.
cli-help-loadtest = Play many games at once, four sockets each, against a server in a second process on this machine.
cli-argument-game = The game.
cli-argument-save = The name of a saved game; ‘last’ is the one played last.
cli-argument-record = A file with a record.
cli-argument-words = An id, or words to look for.
cli-option-version = Say the version and stop.
cli-option-lang = The language; without it the locale decides.
cli-option-players = How many seats.
cli-option-seats = Who sits where, with commas: "Ann,Ben,bot:greedy,bot:random".
cli-option-option = A table option, name=value; may be repeated.
cli-option-data = A file with corrections by the owner of the box, in TOML.
cli-option-seed = The same seed gives the same draws. Without it they cannot be foreseen.
cli-option-record = Write the record to this file too.
cli-option-restart = Begin the campaign again.
cli-option-status = Only say how far you have come.
cli-option-list = Only list the games that can be gone on with.
cli-option-to = Stop after so many answers.
cli-option-bless = Write position checks and scores of the file anew.
cli-option-json = As JSON instead of text.
cli-option-output = Write to this file.
cli-option-host = Address to listen on; 0.0.0.0 lets others on your network in.
cli-option-port = Port to listen on; 0 takes any free one.
cli-option-workers = Processes; more than one needs PostgreSQL.
cli-option-browser = Open the page in the browser.
cli-argument-any-game = The game; every game without it.
cli-option-lab-players = How many seats: 4, or 2..5 for each number in turn.
cli-option-lab-games = Games for each number of seats.
cli-option-lab-seed = The same seed gives the same games.
cli-option-lab-bots = Who plays, with commas; the last one takes all seats left.
cli-option-lab-check = Look for broken rules after every decision.
cli-option-lab-processes = Play in so many processes; 0 is one for each core.
cli-option-lab-json = Print JSON: an object, or a list for several seats.
cli-option-arena-bots = Who plays, with commas, a seat each; `a=greedy,b=greedy` tells two of a kind apart.
cli-option-arena-games = At least so many games; a deal is always played from every seat.
cli-option-arena-players = How many seats; the last bot takes all that are left. Without it one for each bot named.
cli-option-arena-time = Milliseconds a bot may think about one question; 0: as long as it likes.
cli-option-arena-simulations = Games a bot may play in its head for one question, so that runs can be repeated exactly; 0: any number.
cli-option-arena-keep = A file for what has been played; named again, the run goes on where it was ended.
cli-option-arena-picture = A file for the picture of the ladder, as SVG.
cli-option-arena-json = Print JSON.
cli-option-bench-players = How many seats: 4, or 2..5; without it every number.
cli-option-bench-games = Games for each measurement.
cli-option-bench-processes = Play in so many processes at once, too; 1 leaves it out.
cli-option-bench-held = Also hold 1 to 100,000 games in memory.
cli-option-bench-plot = Draw bench-seats.svg and bench-memory.svg into this folder.
cli-option-load-games = Games at once; may be given several times.
cli-option-load-seconds = For each number of games.
cli-option-load-every = Seconds between moves of a game; 0: as fast as it goes.
cli-option-load-database = postgresql+asyncpg://…; SQLite if not given.
cli-default = { $words } (default)

## At the table

cli-score-of = ({ $cubes }+{ $tiles }+{ $statues })
cli-log = What has happened
cli-hint = Type an answer or its number. ? explains, quit saves.
cli-hint-amounts = Type an answer, its number, or number and coins (1 5). ? explains, quit saves.
cli-help =
    Answers: as listed, by number, or in notation.
    ? ANSWER tells what an answer would lead to. Other words: undo (back to what was drawn last), why (the bots’
    reasons), log, score, show, legend, rules WORD, save, quit. The game is saved after every answer.
cli-help-amounts = A number alone takes the lowest bid, ‘1 7’ bids 7 coins.
cli-more-answers = … and { $count } more; type the one you want.
cli-no-consequences = nothing changes at once.
cli-undone = Taken back: { $answer }.
cli-undone-of = Taken back: the last answer of { $player }.
cli-cannot-undo = Nothing can be taken back: something has been drawn or shown since your last answer.
cli-no-reasons = No bot has moved yet.
cli-saved = Saved: { $file }
cli-plain-legend = There are no signs to explain: everything on the table is called by its name.
cli-saved-go-on = The game is saved. Go on with: isthmos resume
cli-hand-over = Hand the keyboard to { $player }, who presses Enter.
cli-nothing-to-decide = { $player }: nothing to decide for you now; the keyboard goes round so that nobody sees who has a choice. Press Enter.
cli-record-is = The record is { $file }
    Check every draw with: isthmos verify { $file }
cli-no-rules = { $game } brings no rules page.
cli-no-rule = No rule has all of ‘{ $words }’. Try a single English word, or an id such as PEL-B7.

## The campaign

cli-campaign-won = All levels are completed: the campaign is won. Begin again with: isthmos campaign --restart
cli-campaign-go-on = Go on with the next level: isthmos campaign
cli-campaign-retry = Try the level again: isthmos campaign
cli-campaign-back = The campaign begins again at level 1: isthmos campaign
cli-campaign-options = Options are chosen before the first level; begin again with: isthmos campaign --restart --option name=value

## Records

cli-replayed = { $answers } answers played; the position is { $hash }.
cli-blessed = { $file }: { $answers } answers played, checks and scores written.
cli-verified = { $file }: { $draws } draws follow from the secret fixed before the first one, and all { $answers } answers are legal.
cli-not-verified = { $file } is not verified.
cli-exported = Written: { $file }

## Refusals

cli-no-language = There is no language ‘{ $language }’; there are { $languages }.
cli-no-campaign = { $game } has no campaign; there is one for { $games }.
cli-no-game = There is no game ‘{ $game }’; there are { $games }.
cli-no-bot = There is no bot ‘{ $bot }’; there are { $bots }.
cli-bad-players = { $players } cannot play { $game }; it takes { $low } to { $high }.
cli-seats-differ = { $players } players were asked for, but the list has { $seats } seats; leave one of the two away.
cli-empty-seat = A seat has no name; write the list like { $example }.
cli-name-twice = Two players are called ‘{ $name }’; give each a name of their own.
cli-bad-option = ‘{ $text }’ is no table option; write it as name=value.
cli-no-option = There is no option ‘{ $name }’; there are { $options }.
cli-no-value = Option { $name } cannot be ‘{ $value }’; it can be { $values }.
cli-no-file = There is no file { $file }; give the path of a record.
cli-no-data-file = The file { $file } cannot be read; give the path of your corrections in TOML.
cli-is-directory = { $file } is a directory; give the file of a record.
cli-file-large = { $file } is larger than { $most } bytes, so it cannot be what it should be; give another file.
cli-bad-answer-number = There is no answer { $number }; the record has 0 to { $most }.
cli-nothing-to-resume = No game is waiting; begin one with: isthmos play
cli-needs-server = this needs { $name }; install isthmos[server]
cli-one-worker = SQLite has one writer, so one worker: set ISTHMOS_DATABASE to use more
cli-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }; take another with --host or --port
cli-no-address = that is no address
cli-on-your-network = On your network: { $address }
cli-load-games = 1 to { $most } games at once
cli-save-damaged = the saved game { $file } is damaged: { $reason }
cli-seats-and-players = { $seats } seats, { $players } players
cli-progress-damaged = the progress in { $file } is damaged: { $reason }; `isthmos campaign { $game } --restart` begins again
cli-no-save = there is no saved game '{ $name }'; there are: { $names }
cli-no-saves = there is no saved game '{ $name }'; there are: none yet
cli-draw-not-said = answer { $number }, '{ $move }', does not say which draw it was
cli-draws-unreadable = it cannot be read: it is no record, or does not say which draw an answer of chance was
cli-draws-no-secret = the record has no secret: it is revealed when the game is over
cli-draws-commitment = secret and salt do not belong to the commitment
cli-draws-differs = draw { $draw } is { $number } of { $among }, but the secret gives { $given }
cli-draws-impossible = draw { $draw } is { $number } of { $among }, but the secret gives none

## The load test

cli-load-column-games = games
cli-load-column-moves = moves
cli-load-column-p50 = p50 ms
cli-load-column-p99 = p99 ms
cli-load-column-longest = longest ms
cli-load-column-missed = missed
cli-load-column-cpu = CPU s
cli-load-column-rate = moves/CPU s
cli-load-column-memory = MiB
cli-load-column-memory-after = MiB after
