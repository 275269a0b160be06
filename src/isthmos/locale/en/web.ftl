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
web-confirm-bid = Confirm bid
web-confirm-bid-of = Confirm { $coins }
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
web-sure-bid = bid { $coins } on { $tile }
web-sure-buy = buy { $tile } for { $coins }
web-sure-move = move your bid of { $coins } to { $tile }

## Questions of Peloponnes

web-your-turn-bid = Your turn: { $alone ->
    [yes] buy a tile, or pass
   *[no] lay a bid on a tile, or pass
}
web-your-turn-move-bid = Your turn: your bid on { $tile } was displaced. Move it, or withdraw it
web-your-turn-take-tile = Your turn: { $tile } is yours. Pay for it, or mark it?
web-your-turn-choose-income = Your turn: choose a good as income{ $left ->
    [one] {""}
   *[other] {" "}({ $left } choices)
}
web-your-turn-choose-extra-income = Your turn: choose an extra income for every round
web-your-turn-choose-civilization = Your turn: choose your civilization
web-your-turn-suffer = Your turn: choose what you keep
web-your-turn-feed = Your turn: how many do you feed with luxury?
web-your-turn-redeem = Your turn: pay for a marked building, or give it up
web-waiting-bid = bid or pass
web-waiting-move-bid = move the displaced bid
web-waiting-take-tile = pay or mark
web-waiting-choose-income = choose an income
web-waiting-choose-extra-income = choose an extra income
web-waiting-choose-civilization = choose a civilization
web-waiting-suffer = save tiles from the disaster
web-waiting-feed = feed the people
web-waiting-redeem = pay for marked buildings
web-sub-bid = { $alone ->
    [yes] { $tiles } tiles are within your reach
   *[no] { $tiles ->
        [one] One tile can be bid on
       *[other] Any of { $tiles } tiles can be bid on
    }
}, or pass for { $pass } coins.
web-sub-next = { $player } bids after you.
web-hint-bid = Click a tile to see what a bid on it would lead to. Outlined tiles are within your reach.
web-hint-move-bid = Click the tile your bid shall move to, or withdraw it. The coins stay the same.
web-hint-take-tile = Pay with wood and stone now, or put a coin on the building and pay at the next supply.
web-hint-choose-income = Click one of the goods. What does not fit your store becomes luxury.
web-hint-choose-extra-income = Click a good: you receive it in every round.
web-hint-choose-civilization = Click a civilization to see what it starts with.
web-hint-suffer = Click the tiles you want to keep; the others are lost.
web-hint-feed = Choose how many people without food you feed with luxury; the others are lost.
web-hint-redeem = Click a building to pay for it in full, or to give it up. The coin on it returns either way.
web-title-choose-income = A good of your choice
web-title-choose-extra-income = An extra income
web-title-choose-civilization = Your civilization
web-title-feed = Supply: food is short
web-title-redeem = Supply: marked buildings
web-keep-buildings = Each building you keep costs 1 wood and 1 stone.
web-keep-lands = Each land you keep costs 1 food and 1 coin.
web-kept = kept
web-lost = lost
web-do-pass = Pass
web-do-withdraw = Withdraw
web-do-pay = Pay{ $saving ->
    [wood] {" "}saving wood
    [stone] {" "}saving stone
   *[other] {""}
}
web-do-mark = Mark
web-do-forfeit = Let it go
web-between-setup = The game is being set up.
web-between-revealing = New tiles are revealed.
web-between-bidding = The bids lie.
web-between-taking = Tiles are taken into possession.
web-between-income = Everybody receives income.
web-between-disasters = Disaster chits are drawn.
web-between-supply = The people eat, and marked buildings are paid for.
web-between-over = The game is over.
web-help-bid = You have one bid in each round. A bid must reach the number below the tile; on a tile with a bid yours must be stronger, and the other one must move or be withdrawn. In the conquest row nobody can be displaced. Whoever passes takes { $pass } coins and gets no tile. The highest bid plays first in the next round.
web-help-move-bid = Somebody has outbid you. Your coins may move, unchanged, to any tile where they are enough, and may displace a weaker bid there. Or you withdraw them and { $withdraw } more and get no tile this round.
web-help-take-tile = You may hand over the wood and stone; { $rate } luxury stand in for each missing one. Or you mark the building with a coin: it works at once, but at the next supply you must pay for it or give it up. The coin returns either way.
web-help-choose-income = One of your buildings gives a good of your choice in every round.
web-help-choose-extra-income = In the campaign you have extra incomes, good for every round of this level.
web-help-choose-civilization = Your civilization gives your first goods and an income in every round; its number is your place in the first turn order.
web-help-suffer = A disaster has struck. Every tile you keep costs goods; { $rate } luxury stand in for each missing one. What you do not keep is lost with its points and income.
web-help-feed = Every inhabitant eats one food. Those for whom there is none can be fed with { $rate } luxury each; the others are lost.
web-help-redeem = Every marked building is now paid for in full or goes to the box. You choose the order, because luxury can stand in for missing goods only once.

## The board of Peloponnes

web-action = What you can do
web-less = less
web-more = more
web-of-reach = of { $coins } within reach
web-offer = Tiles on offer
web-offer-free = free
web-offer-leads = { $player } leads
web-offer-from = from { $coins }
web-offer-bid = bid of { $coins } by { $player }
web-offer-conquest = conquest row
web-offer-your-bid = your bid
web-offer-your-choice = your choice
web-offer-yours = you won it
web-conquest-tip = Conquest row: { $surcharge } coins dearer, and a bid there is final
web-why-not = not possible now
web-if-won = If you win it
web-if-bought = If you buy it
web-income-then = Income this round
web-next-supply = At the next supply
web-supply-short = { $food } food short
web-supply-fed = everybody is fed
web-same-coins = your { $coins } coins move
web-then = Then you have
web-fits = fits beside your land
web-disasters = Disasters
web-chits = { $seen } of { $all } chits lie, { $left ->
    [0] it has struck
    [one] the next one strikes
   *[other] { $left } more until it strikes
}.
web-chits-left = { $left } chits left, { $each } a round
web-risk-safe = You are protected.
web-risk-building = Now it would cost you { $loses } of { $has } buildings.
web-risk-land = Now it would cost you { $loses } of { $has } lands.
web-risk-food = Now it would cost you { $loses } of { $has } food.
web-risk-people = Now it would cost you { $loses } of { $has } inhabitants.
web-risk-luxury = Now it would cost you { $loses } of { $has } luxury.
web-risk-strength = Now it would cost you { $loses } of { $has } strength.
web-polis-of = The polis of { $player }
web-your-polis = your polis
web-buildings = Buildings
web-lands = Lands
web-next-building = ← next building
web-next-land = next land →
web-no-civilization = no civilization yet
web-would-lie = { $tile } would lie here
web-hatched = hatched: with the next income
web-hatched-won = hatched: after this round, with this tile
web-marked = marked: to be paid for at the next supply
web-owed = { $tile } owes { $goods }{ $payable ->
    [yes] : payable
   *[no] : not payable yet
}
web-ended-now = If it ended now: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-if-ended-now = If it ended now
web-supply-tip = Were a supply held now
web-supply-now-short = { $food } food short for a supply
web-people = People { $n }
web-people-coming = { $n } after this round
web-people-row = inhabitants
web-coins-row = coins and luxury
web-people-note = inhabitants, and coins (+ luxury) each round
web-score = Score { $n }
web-score-parts = power: { $tiles } from tiles, { $coins } from coins
web-lower-counts = the lower bar counts
web-bar-power = Power
web-bar-population = People ×{ $each }
web-power = power
web-population = people
web-store = { $good ->
    [wood] wood
    [stone] stone
    [food] food
   *[luxury] luxury
}: { $has } of { $limit }, { $soon } after the next income
web-good-wood = wood
web-good-stone = stone
web-good-food = food
web-good-luxury = luxury
web-good-coins = coins
web-good-people = inhabitants
web-good-choice = goods of your choice
web-good-of-choice = { $n ->
    [one] a good of your choice
   *[other] { $n } goods of your choice
}
web-hint-other = Click an answer to see what it leads to.
web-hero-side = { $side } side; { $points } points on the red side
web-persians = Persians { $strength }, all of us { $ours }{ $chits ->
    [0] {""}
    [one] : the next chit brings the attack
   *[other] : { $chits } chits to the attack
}
web-good-strength = strength
web-good-clovers = clovers
web-good-mercenaries = mercenaries
web-turn-order = Turn order
web-bids-on = { $coins } on { $tile }
web-thinking = thinks
web-open-polis = Show this polis
web-civilization = { $name }: starts with { $start }, every round { $income }
web-kind = Kind
web-kind-land = land
web-kind-building = building
web-stack = stack { $stack }
web-tile-numbers = value { $value }, { $points } power
web-tile-costs = costs { $goods }
web-tile-once = once { $goods }
web-tile-income = every round { $goods }
web-special-supply = a supply is held when it is revealed
web-special-free-placement = every land fits your row
web-special-bid-bonus = your bids count half a coin more
web-special-shield = protects from { $disaster }
web-corner-cost = Top left: cost
web-corner-points = Top centre: power
web-corner-once = Top right: once, when you take it
web-corner-value = Bottom left: value, the lowest bid
web-corner-special = Bottom centre: special
web-corner-income = Bottom right: every round
web-corner-needs = Needs
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
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
web-col-tiles = tiles
web-col-coins = coins ÷ { $each }
web-col-score = score
web-col-hero = hero
web-col-clovers = clovers: power/people
web-projected = Score then
web-next-level = Play level { $level }
web-level-again = Try level { $level } again
web-campaign-won = That was the last level: the campaign is won.
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
web-open-rule = opens the rule
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

## Heroes & Colonies: what is asked

web-your-turn-offer = Your turn: offer coins for an exchange, or pass
web-your-turn-answer-offer = Your turn: accept the exchange, or refuse it
web-your-turn-arm = Your turn: gain strength with { $tile }?
web-your-turn-return-chit = Your turn: put the chit back under the others?
web-your-turn-ward = Your turn: avert this ({ $disaster }) for a coin?
web-your-turn-suffer-persians = Your turn: which tile do the Persians take?
web-your-turn-hire = Your turn: how many mercenaries do you hire?
web-your-turn-exchange = Your turn: exchange luxury, or go on
web-your-turn-spread-clovers = Your turn: spread your clovers over power and people
web-waiting-offer = offer coins for an exchange
web-waiting-answer-offer = answer an offer
web-waiting-arm = gain strength, or not
web-waiting-return-chit = put the chit back, or not
web-waiting-ward = avert the disaster, or not
web-waiting-suffer-persians = give a tile to the Persians
web-waiting-hire = hire mercenaries
web-waiting-exchange = exchange luxury
web-waiting-spread-clovers = spread the clovers
web-hint-offer = Click whose colony or hero you would like to have, then set the coins; or pass.
web-hint-answer-offer = Click an answer to see what you would get for it.
web-hint-arm = Strength repels the Persians together with the others, and wins conflicts against them.
web-hint-return-chit = Ariadne may put one chit of each round under the others; the next one is turned up instead.
web-hint-ward = Odysseus averts one disaster or lost attack in the whole game. Keep him for a worse one?
web-hint-suffer-persians = Of your tiles with the most points one leaves the game.
web-hint-hire = Each coin becomes a mercenary: 1 strength now, 1 point for people at the end.
web-hint-exchange = Click a good to exchange luxury for it, one at a time; then go on.
web-hint-spread-clovers = Only the lower of power and people counts: lay the clovers where they are missing.
web-help-offer = Before the first round you may offer coins to one other player for exchanging colonies, and afterwards to one for exchanging heroes. The other accepts or refuses; there is no second offer. Whoever passes keeps what was dealt.
web-help-answer-offer = If you accept, you take the coins and the two are exchanged at once. If you refuse, nothing happens.
web-help-arm = With a tile you have just taken you may gain its points as strength, once, now or never: a building for 1 wood and 1 stone more, a land for 2 food. { $rate } luxury stand in for each missing good. All players together need strength against the Persians; in the conflict the strongest takes from the weakest.
web-help-return-chit = Once in each round you may put the chit just turned up under the others. It comes up again at the end, and the next chit is turned up now.
web-help-ward = Once in the game you may lay a coin of your own and be safe from this disaster or lost attack. Nothing of yours is lost; the others suffer it.
web-help-suffer-persians = The second attack of the Persians was not repelled: everybody loses one of the tiles with the most points. What the tile brought once stays.
web-help-hire = Each coin becomes a mercenary: 1 strength now, 1 population point at the end. You cannot hire more than your strength of this moment. Mercenaries never leave and need no food, but their coins are gone.
web-help-exchange = At this table Naukratis may exchange luxury without need, one good at a time and as often as the luxury lasts.
web-help-spread-clovers = Each clover counts 2 power or 2 population, as you like. The lower of the two values is your score.
web-open-hero = What this hero and colony can do
web-card-offer = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $theirs }
web-card-offer-pass = make no offer
web-card-accept = accept
web-card-refuse = refuse
web-card-arm = gain strength for { $goods }
web-card-leave = leave it
web-card-keep-chit = let the chit lie
web-card-put-back = put the chit back
web-card-ward = avert it for 1 coin
web-card-suffer = suffer it
web-card-give = give up { $tile }
web-card-hire = hire { $n ->
    [0] nobody
    [one] 1 mercenary
   *[other] { $n } mercenaries
}
web-card-exchange = exchange luxury for { $goods }
web-card-done = go on
web-card-power = { $power } for power, { $population } for people
web-window-wait = Wait
web-window-waits = Waiting for { $players }, who may play something.
web-standing-private = Nobody else learns what you choose here.

## A game without a board of its own

web-plain-score = Points
web-plain-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
