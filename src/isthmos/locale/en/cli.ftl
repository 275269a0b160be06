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
cli-default = { $words } (default)

## At the table

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
