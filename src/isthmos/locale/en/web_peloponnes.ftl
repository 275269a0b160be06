# The web client: the board of Peloponnes, also with Heroes & Colonies on it. It is fetched with the game.

## The status bar

web-confirm-bid = Confirm bid
web-confirm-bid-of = Confirm { $coins }
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
web-hint-take-tile = Pay with wood and stone now, or put { $coins ->
    [one] a coin
   *[other] { $coins } coins
} on the building and pay at the next supply.
web-hint-choose-income = Click one of the goods. What does not fit your store becomes luxury.
web-hint-choose-extra-income = Click a good: you receive it in every round.
web-hint-choose-civilization = Click a civilization to see what it starts with.
web-hint-suffer = Click the tiles you want to keep; the others are lost.
web-hint-feed = Choose how many people without food you feed with luxury; the others are lost.
web-hint-redeem = Click a building to pay for it in full, or to give it up. What lies on it returns either way.
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
web-help-bid = { $alone ->
    [yes] In each round you may buy one tile for the number below it. Whoever passes takes { $pass } coins and gets no tile.
   *[no] You have one bid in each round. A bid must reach the number below the tile; on a tile with a bid yours must be stronger, and the other one must move or be withdrawn. In the conquest row nobody can be displaced{ $overbid ->
        [yes] {""}
       *[no] , and a bid is exactly the number
    }. Whoever passes takes { $pass } coins and gets no tile. The highest bid plays first in the next round.
} { $top_up ->
    [yes] Coins you lack may be made from { $rate } luxury each, if the reserve is then empty.
   *[no] Only with an empty reserve may coins be made from luxury, { $rate } for each.
}
web-help-move-bid = Somebody has outbid you. Your coins may move, unchanged, to any tile where they are enough{ $chain ->
    [yes] , and may displace a weaker bid there.
   *[no] {" "}and no bid lies yet.
} Or you withdraw them and { $withdraw } more and get no tile this round.
web-help-take-tile = You may hand over the wood and stone; { $rate } luxury stand in for each missing one. Or you mark the building with { $coins ->
    [one] a coin
   *[other] { $coins } coins
}: it works at once, but at the next supply you must pay for it or give it up. What lies on it returns either way. You may let it go{ $always ->
    [yes] .
   *[no] , if you have neither the goods for it nor the coins to mark it.
}
web-help-choose-income = One of your buildings gives a good of your choice in every round.
web-help-choose-extra-income = In the campaign you have extra incomes, good for every round of this level.
web-help-choose-civilization = Your civilization gives your first goods and an income in every round; its number is your place in the first turn order.
web-help-suffer = A disaster has struck. { $kind ->
    [missing] All your buildings cost goods, and every good that is missing costs a building.
   *[other] Every tile you keep costs goods.
} { $luxury ->
    [all] { $rate } luxury stand in for each missing one.
    [resources] { $rate } luxury stand in for each missing good, but for no coin.
   *[none] Nothing stands in for what is missing.
} What you do not keep is lost with its points and income.
web-help-feed = { $each ->
    [one] Every inhabitant eats one food.
   *[other] Every { $each } inhabitants eat one food.
} Where there is none, { $rate } luxury each stand in for it; those who still have none are lost.
web-help-redeem = Every marked building is now paid for in full or goes to the box. You choose the order, because luxury can stand in for missing goods only once.

## The board of Peloponnes

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
web-chits = Chits: { $seen } lie, { $unseen } are to come; { $left ->
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
web-supply-tip = Were a supply held now
web-supply-now-short = { $food } food short for a supply
web-people = People { $n }
web-people-coming = { $n } after this round
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
web-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## The end

web-col-tiles = tiles
web-col-coins = coins ÷ { $each }
web-col-score = score
web-col-hero = hero
web-col-clovers = clovers: power/people
web-projected = Score then
web-next-level = Play level { $level }
web-level-again = Try level { $level } again
web-campaign-won = That was the last level: the campaign is won.

## Help

web-open-rule = opens the rule

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
web-hint-return-chit = Ariadne may put { $times ->
    [one] one chit
   *[other] { $times } chits
} of each round under the others; the next one is turned up instead.
web-hint-ward = Odysseus averts { $times ->
    [one] one more disaster or lost attack
   *[other] { $times } more disasters or lost attacks
} in the game. Keep him for a worse one?
web-hint-suffer-persians = Of your tiles with the most points one leaves the game.
web-hint-hire = Each coin becomes a mercenary: 1 strength now, 1 point for people at the end.
web-hint-exchange = Click a good to exchange luxury for it, one at a time; then go on.
web-hint-spread-clovers = Only the lower of power and people counts: lay the clovers where they are missing.
web-help-offer = Before the first round you may offer coins to one other player for exchanging { $thing ->
    [colony] colonies
   *[hero] heroes
}. The other accepts or refuses; there is no second offer. Whoever passes keeps what was dealt.
web-help-answer-offer = If you accept, you take the coins and the two are exchanged at once. If you refuse, nothing happens.
web-help-arm = With a tile you have just taken you may gain its points as strength, once, now or never: a building for { $wood } wood and { $stone } stone more, a land for { $food } food, up to a strength of { $most }. { $luxury ->
    [yes] { $rate } luxury stand in for each missing good.
   *[no] Nothing stands in for a missing good.
} All players together need strength against the Persians; in the conflict the strongest takes from the weakest.
web-help-return-chit = { $times ->
    [one] Once
   *[other] { $times } times
} in each round you may put the chit just turned up under the others. It comes up again at the end, and the next chit is turned up now.
web-help-ward = { $times ->
    [one] Once more
   *[other] { $times } times more
} in the game you may lay a coin of your own and be safe from this disaster or lost attack. Nothing of yours is lost; the others suffer it.
web-help-suffer-persians = The second attack of the Persians was not repelled: everybody loses one of the tiles with the most points. What the tile brought once stays.
web-help-hire = Each coin becomes a mercenary: 1 strength now, 1 population point at the end. { $luxury ->
    [yes] Where coins are missing { $rate } luxury stand in for one.
   *[no] {""}
} { $counted ->
    [all] All your mercenaries together are no more than your strength of this moment.
   *[new] You cannot hire more than your strength of this moment.
} Mercenaries never leave and need no food, but their coins are gone.
web-help-exchange = At this table Naukratis may exchange luxury without need, one good at a time and as often as the luxury lasts.
web-help-spread-clovers = Each clover counts { $points } power or { $points } population, as you like. The lower of the two values is your score.
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
