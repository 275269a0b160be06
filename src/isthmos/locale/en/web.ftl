# The web client: its own words. What a game asks, answers and tells is in the game's file.

## Pages

web-play = Play
web-watch = Watch
web-rules = Rules
web-pages = Pages
web-home = To the home page
web-home-link = isthmos, to the home page
web-settings = Settings
web-close = Close
web-loading = One moment …
web-no-server = The server does not answer. Try again in a moment.
web-no-position = This position is not there.
web-guest = Guest
web-frieze = A ship is hauled over the isthmus

## Home

web-choose-game = Choose a game
web-title-house = Table
web-how = How would you like to play { $game }?
web-not-yet = { $game } cannot be played here yet.
web-way-now = Play now
web-way-now-note = against three bots, 12 minutes
web-way-invite = Invite friends
web-way-invite-note = send a link, no account needed
web-way-hotseat = Hot-seat
web-way-hotseat-note = one screen, passed around
web-way-solo = Solo
web-way-solo-note = alone, for the best score
web-way-campaign = Campaign
web-way-campaign-note = { $level ->
    [0] all five levels are won
   *[other] alone, level { $level } of 5
}
web-my-games = My games
web-my-games-empty = Nothing yet: your games will be listed here.
web-going-on = Tables going on
web-turns = { $n ->
    [one] your turn in 1
   *[other] your turn in { $n }
}
web-your-turns = { $n ->
    [one] Your turn in 1 game
   *[other] Your turn in { $n } games
}
web-news = At other tables
web-news-turn = Your turn: { $table }
web-news-undo = You are asked to take something back: { $table }
web-news-pause = You are asked for a pause: { $table }
web-news-finished = The game is over: { $table }
web-your-turn = Your turn
web-turn-of = { $player } thinks
web-alone = alone
web-status-open = waiting for players
web-status-paused = paused
web-status-finished = finished
web-status-archive = record
web-new-here = New here?
web-new-here-note = Play now: the first game names every part of the board.
web-watch-note = Tables that anybody may look at.
web-watch-empty = No table is open to strangers at the moment.
web-own-table-way = Choose seats, bots, time and rules …
web-own-table = A table of your own
web-seats = Seats
web-who-sits = Who sits where
web-seat = Seat { $n }
web-sitter-me = Me
web-sitter-open = A friend, by link
web-sitter-bot = Bot: { $bot }
web-time = Time to think
web-time-none = as long as you like
web-time-move = { $span } for each move
web-time-game = { $span } for the whole game
web-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
web-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-leave = Who goes away
web-leave-never = keeps the seat
web-leave-after = gives it to a bot after { $span }
web-undoing = Taking back
web-undoing-free = freely, until somebody else has answered
web-undoing-consent = only if all agree
web-undoing-none = never
web-table-name = Name of the table
web-listed = Strangers may find it and watch
web-house-rules-mark = house rules
web-house-rules-changed = House rules, against the rulebook: { $rules }
web-house-rules = Rules that are left to the table ({ $n })
web-lay-table = Lay the table
web-record = A record
web-record-bring = Look at a game from a file
web-record-keep = Keep the record of this game

## Settings

web-your-name = Your name
web-language = Language
web-theme = Colours
web-theme-system = System colours
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-confirming = Before an answer counts
web-confirming-always = ask me to confirm
web-confirming-final = only what cannot be taken back
web-confirming-never = no question, a click counts
web-account = Account
web-account-none = You need no account to play. With one your games are there on every device.
web-account-of = You are signed in as { $login }.
web-account-login = Login
web-account-password = Password
web-account-new-password = New password
web-account-code = Recovery code
web-account-codes = Keep these codes in a safe place. If you forget the password, each of them lets you in once. They are shown only now.
web-account-make = Make an account
web-account-enter = Sign in
web-account-recover = Set a new password
web-account-lost = Password forgotten
web-account-renew = New recovery codes
web-account-change = Change the password
web-account-changed = The password is changed. All other devices are signed out.
web-account-second = Turn on a second factor
web-account-second-note = Let an app for codes read the picture, or type the secret into it. Then enter the code it shows.
web-account-second-picture = The secret as a QR code
web-account-second-secret = Secret:
web-account-second-lost = If you lose the device, a recovery code lets you in and turns the second factor off.
web-account-second-on = Signing in takes a second factor: a code from your device.
web-account-confirm = Turn on
web-account-drop = Turn off the second factor
web-account-digits = Code from your device
web-account-leave = Sign out
web-account-not-now = Not now
web-own-data = What is kept about me
web-own-data-keep = Everything as a file
web-device-other = another program
web-device-since = since { $day }
web-device-this = this device
web-device-end = Sign out there
web-forget = Forget me …
web-forget-note = Your name, your account and what you wrote are deleted. In games that are still going on a bot takes your seat. This cannot be undone.
web-forget-sure = Forget me for good

## Before the game

web-seat-open = open seat
web-seat-bot = Seat a bot
web-bot = bot
web-share-link = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-start = Start
web-start-waits = The game can start when every seat is taken.
web-host-starts = The host starts the game.
web-table-full = Every seat is taken; the game begins soon.
web-sit-down = Sit down
web-people-here = People at this screen
web-bots-too = Bots
web-person = Player { $n }
web-curtain = Hand over to { $player }
web-curtain-open = I am { $player }

## The status bar

web-round = Round { $round } of { $rounds } · { $phase }
web-waiting = Waiting for { $player }: { $what }
web-dealing = Something is drawn …
web-sending = Sending …
web-finished = The game is over
web-past = You are looking back
web-past-banner = Position after event { $at }
web-paused = The game is paused.
web-cut = No connection. Your game is safe; trying again …
web-cut-banner = The connection is cut. It comes back by itself, and nothing you did is lost.
web-clock = time left
web-confirm = Confirm
web-undo-selection = Undo selection
web-undo-answer = Take back
web-undo-asked = Request to take back
web-undo-asked-by = { $player } asks to take the last answer back.
web-pause-asked = Request for a pause
web-pause-asked-by = { $player } asks for a pause.
web-undo-ask = Ask to take back
web-at-table = At the table
web-pause = Pause
web-pause-ask = Ask for a pause
web-resume = Go on
web-resign = Let a bot play for me
web-come-back = Play again myself
web-stand-in = A bot plays for you.
web-agree = Agree
web-decline = Decline
web-stale = The position has changed meanwhile. Look again.
web-away = away
web-your-turn-sure = Your turn: { $what }?

## Any board

web-action = What you can do
web-less = less
web-more = more
web-if-ended-now = If it ended now
web-hint-other = Click an answer to see what it leads to.
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## Beside the board

web-tab-table = Table
web-tab-mine = Mine
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-history = History
web-drawer = Log, chat and history
web-log-empty = Nothing has happened yet.
web-new-since = new since your last turn
web-go-to-position = Look at this position
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-command = Type a move
web-command-example = Type a move, e.g. { $answer }
web-history = Position { $at } of { $all }
web-first = To the beginning
web-previous = Back
web-next = Next
web-now = To the present

## The end

web-breakdown = Scores in their parts
web-player = player
web-look-at-board = Look at the board
web-verify = Check the shuffle
web-verify-open = The promise below was given before the first draw. The secret is shown when the game is over.
web-verify-holds = ✓ Secret and salt belong to the promise, and each of the { $n } draws follows from them.
web-verify-broken = Secret and salt do not belong to the promise.
web-verify-fails = The draws do not follow from the secret.
web-verify-insecure = This browser checks shuffles on encrypted pages only. ‘isthmos verify’ checks them from the record.
web-mix = Added by each seat after the promise
web-commitment = Promise (SHA-256 of secret and salt)
web-secret = Secret
web-salt = Salt

## Help

web-help = Help
web-to-rules = Read the rules
web-keys = Keys
web-key-choose = choose an answer by its number above; 1 and then 2 is 12
web-key-next = next or previous answer
web-key-step = more or less
web-key-confirm = confirm
web-key-pass = pass or withdraw
web-key-undo = undo
web-key-drop = drop the selection
web-key-walk = walk along tiles and tabs
web-key-command = type a move
web-key-help = this help
web-search = Search the rules
web-search-empty = Nothing found.
web-rules-english = The rules are kept in English.
web-tour = The parts of the board
web-tour-step = { $step } of { $all }
web-tour-skip = Skip
web-tour-done = Play
web-tour-again = Show the parts of the board

## Windows

web-window-wait = Wait
web-window-waits = Waiting for { $players }, who may play something.
web-standing-private = Nobody else learns what you choose here.

## A game without a board of its own

web-plain-score = Points
web-plain-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
