# Peloponnes: what is asked, answered and told.

peloponnes-thing = { $name }
peloponnes-amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
peloponnes-amount-wood = { $n } wood
peloponnes-amount-stone = { $n } stone
peloponnes-amount-food = { $n } food
peloponnes-amount-luxury = { $n } luxury
peloponnes-amount-people = { $n ->
    [one] { $n } inhabitant
   *[other] { $n } inhabitants
}

## Questions

peloponnes-over = The game is over.
peloponnes-ask-chance = Something is drawn.
peloponnes-ask-civilization = { $player }: choose your civilization.
peloponnes-ask-extra-income = { $player } ({ $who }): choose { $left ->
    [one] an extra income
   *[other] { $left } extra incomes, one after the other
}, for every round of this level.
peloponnes-ask-bid = { $player } ({ $who }): { $alone ->
    [yes] buy a tile, or pass.
   *[no] lay a bid on a tile, or pass.
}
peloponnes-ask-move = { $player } ({ $who }): your bid of { $coins } on { $tile } was displaced. Move it, or withdraw it.
peloponnes-ask-take = { $player } ({ $who }): { $tile } is yours and costs { $goods }. Pay for it now, or mark it with { $coins ->
    [one] a coin?
   *[other] { $coins } coins?
}
peloponnes-ask-income = { $player } ({ $who }): choose a good as income{ $left ->
    [one] .
   *[other] {" "}({ $left } choices are left).
}
peloponnes-ask-keep = { $player } ({ $who }): { $disaster }! Which { $kind ->
    [land] lands do you keep, for { $price } food and { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } each?
    [missing] buildings do you keep? { $price } wood and { $price } stone are due for all; each that is missing costs one.
   *[building] buildings do you keep, for { $price } wood and { $price } stone each?
}
peloponnes-ask-feed = { $player } ({ $who }): { $short } food missing. How many do you feed with { $rate } luxury each?
peloponnes-ask-redeem = { $player } ({ $who }): which marked building do you pay for or give up first?

## Answers

peloponnes-do-bid = bid { $tile } { $coins }
peloponnes-do-bid-range = bid { $tile } { $low }–{ $high }
peloponnes-do-buy = buy { $tile } { $coins }
peloponnes-do-pass = pass (+{ $coins } coins)
peloponnes-do-move = move { $tile } { $coins }
peloponnes-do-withdraw = withdraw (+{ $coins } coin)
peloponnes-do-pay = pay { $goods }
peloponnes-do-pay-saving-wood = pay saving wood: { $goods }
peloponnes-do-pay-saving-stone = pay saving stone: { $goods }
peloponnes-do-mark = mark with { $coins ->
    [one] a coin
   *[other] { $coins } coins
}
peloponnes-do-forfeit = forfeit { $tile }
peloponnes-do-take = take { $goods }
peloponnes-do-extra = extra { $goods } every round
peloponnes-do-keep = keep { $tiles }
peloponnes-do-keep-none = keep none
peloponnes-do-feed = feed { $people }
peloponnes-do-redeem = redeem { $tile } ({ $goods })
peloponnes-do-redeem-saving-wood = redeem { $tile } saving wood ({ $goods })
peloponnes-do-redeem-saving-stone = redeem { $tile } saving stone ({ $goods })
peloponnes-do-give-up = give up { $tile }
peloponnes-do-choose = choose { $civilization }
peloponnes-do-reveal = reveal { $tile }
peloponnes-do-chit = chit { $disaster }
peloponnes-do-deal = deal { $civilization } to { $player }

## What an answer leads to

peloponnes-then = then { $goods }
peloponnes-then-coins = leaves { $same ->
    [yes] { $most } { $most ->
        [one] coin
       *[other] coins
    }
   *[no] { $most }–{ $least } coins
}
peloponnes-then-luxury = takes { $luxury } luxury for coins
peloponnes-then-luxury-up-to = takes up to { $luxury } luxury for coins
peloponnes-then-displaces = displaces { $who }
peloponnes-then-too-few-people = LOST: needs { $people ->
    [one] 1 inhabitant
   *[other] { $people } inhabitants
}
peloponnes-then-does-not-fit = LOST: does not fit beside { $land }
peloponnes-then-not-payable = LOST: costs { $goods }, and too few coins are left to mark it
peloponnes-then-only-marked = costs { $goods }: only to be marked
peloponnes-then-payable = costs { $goods }: in store
peloponnes-then-payable-saving = costs { $goods }: payable with your saving
peloponnes-then-payable-with-luxury = costs { $goods }: with { $luxury } luxury, or marked
peloponnes-then-short = { $food } food short at the next supply
peloponnes-then-score = score { $old } → { $new }
peloponnes-then-projected = score { $old } → { $same ->
    [yes] { $most }
   *[no] { $least } to { $most }
} with this round’s income
peloponnes-then-lost = loses { $tiles } (−{ $points } power)
peloponnes-then-owed = { $goods } owed at the next supply
peloponnes-then-starve = { $people ->
    [one] 1 inhabitant starves
   *[other] { $people } inhabitants starve
}
peloponnes-then-out-of-reach = then too little is left for { $tiles }
peloponnes-then-start = starts with { $goods }
peloponnes-then-every-round = every round { $goods }

## What has happened

peloponnes-told-round = Round { $round }
peloponnes-told-civilization = { $player }: { $civilization }
peloponnes-told-revealed = On offer: { $tiles }.
peloponnes-told-revealed-conquest = In the conquest row: { $tiles }.
peloponnes-told-passed = { $who } passes and takes { $coins } coins.
peloponnes-told-bid = { $who } bids { $coins } on { $tile }{ $made ->
    [0] .
   *[other] , { $made } of it made from luxury.
}
peloponnes-told-bought = { $who } buys { $tile } for { $coins }{ $made ->
    [0] .
   *[other] , { $made } of it made from luxury.
}
peloponnes-told-displaced = { $who } is displaced from { $tile }, with a bid of { $coins }.
peloponnes-told-moved = { $who } moves its bid of { $coins } to { $tile }.
peloponnes-told-withdrew = { $who } withdraws and takes { $coins } coins.
peloponnes-told-unsold = To the box: { $tiles }.
peloponnes-told-order = New turn order: { $poleis }.
peloponnes-told-receives = { $who } receives { $goods }.
peloponnes-told-loses = { $who } loses { $goods }.
peloponnes-told-overflows = { $goods } of it do not fit the stores of { $who } and become luxury.
peloponnes-told-nothing-to-lose = { $who } has nothing to lose.
peloponnes-told-pays = { $who } pays { $goods }.
peloponnes-told-feeds = { $who } feeds its people with { $goods }.
peloponnes-told-built = { $who } pays { $goods } and owns { $tile }.
peloponnes-told-marked = { $who } marks { $tile } with { $goods }.
peloponnes-told-exchanged = { $who } gives { $luxury } luxury for { $goods } of it.
peloponnes-told-placed = { $who } places { $tile }.
peloponnes-told-does-not-fit = { $who } cannot place { $tiles }: lost.
peloponnes-told-too-few-people = { $who } has too few inhabitants for { $tiles }: lost.
peloponnes-told-not-paid = { $who } lets { $tiles } go.
peloponnes-told-demolished = { $who } loses { $tiles }.
peloponnes-told-redeemed = { $who } pays { $goods } and redeems { $tile }; what lay on it returns.
peloponnes-told-gave-up = { $who } gives up { $tile }; what lay on it returns.
peloponnes-told-chit = Chit: { $disaster }, number { $count }.
peloponnes-told-blank-chit = Chit: blank.
peloponnes-told-struck = { $disaster } strikes!
peloponnes-told-safe = { $who } is protected from { $disaster }.
peloponnes-told-supply = Supply: inhabitants eat, then marked buildings are paid for.
peloponnes-told-starved = { $people ->
    [one] 1 inhabitant
   *[other] { $people } inhabitants
} of { $who } { $people ->
    [one] starves.
   *[other] starve.
}
peloponnes-told-extra-income = { $who } takes { $goods } more in every round.

## How answers look

peloponnes-form-civilization = ‘choose NAME’, e.g. choose sparta
peloponnes-form-extra-income = ‘extra wood’, ‘extra stone’ or ‘extra food’
peloponnes-form-bid = ‘bid TILE COINS’, e.g. bid agora 7, or ‘pass’
peloponnes-form-move = ‘move TILE’, e.g. move agora, or ‘withdraw’
peloponnes-form-take = ‘pay’, ‘mark’ or, where it is allowed, ‘forfeit’
peloponnes-form-income = ‘take wood’, ‘take stone’, ‘take food’ or ‘take coin’
peloponnes-form-keep = ‘keep TILE TILE …’, ‘keep all’ or ‘keep none’
peloponnes-form-feed = ‘feed NUMBER’
peloponnes-form-redeem = ‘redeem TILE’ or ‘give up TILE’

## Refusals

peloponnes-refused-unknown = I do not know ‘{ $word }’ here. Possible: { $form }.
peloponnes-refused-ambiguous = ‘{ $word }’ could be { $tiles }: say which one.
peloponnes-refused-verb = ‘{ $verb }’ does not answer this question. Possible: { $form }.
peloponnes-refused-form = ‘{ $text }’ does not answer this question. Possible: { $form }.
peloponnes-refused-not-on-offer = { $tile } is not on offer.
peloponnes-refused-taken = { $tile } lies in the conquest row and is taken.
    .short = taken for good
peloponnes-refused-no-chain = A bid lies on { $tile }, and at this table a displaced bid moves only to tiles without one.
    .short = a bid lies there
peloponnes-refused-people = A bid on { $tile } needs { $people ->
    [one] 1 inhabitant.
   *[other] { $people } inhabitants.
}
    .short = needs { $people } people
peloponnes-refused-too-dear = A bid on { $tile } must be at least { $low } { $low ->
    [one] coin
   *[other] coins
}; you can lay { $high } at most.
    .short = you reach { $high }
peloponnes-refused-exact = { $tile } costs exactly { $low } { $low ->
    [one] coin
   *[other] coins
}.
peloponnes-refused-range = A bid on { $tile } must be { $low } to { $high } coins.
peloponnes-refused-only = A bid on { $tile } can only be { $low } { $low ->
    [one] coin
   *[other] coins
}: fewer are too few, and you have no more.
peloponnes-refused-unchanged = The bid moves to { $tile } with its { $coins } coins unchanged: say ‘move’ and the tile, no number.
peloponnes-refused-too-weak = Your bid of { $coins } is too low for { $tile }: it takes { $low }.
    .short = you lay { $coins }
peloponnes-refused-forfeit = You must keep { $tile }: you have the goods for it, or the coins to mark it.
peloponnes-refused-mark = To mark { $tile } takes { $coins ->
    [one] a coin
   *[other] { $coins } coins
}, and you have too few.
peloponnes-refused-cannot-pay = For { $tile } you lack { $goods }; that takes { $needed } luxury, and you have { $luxury }.
peloponnes-refused-not-threatened = { $tile } is not among your tiles in danger.
peloponnes-refused-keep = You can pay for { $most } at most; the tiles are { $tiles }.
peloponnes-refused-row = These lands would not fit where they become neighbours: they must share a kind of income.
peloponnes-refused-feed = You can feed 0 to { $most } with luxury.
peloponnes-refused-not-marked = { $tile } is not marked; { $tiles } can be paid for or given up.
peloponnes-refused-civilization = These civilizations are free: { $civilizations }.
peloponnes-refused-extra-taken = You have chosen { $goods } already, and at this table extra incomes must differ.

## Help for each question

peloponnes-help-civilization = Your civilization gives you what you start with and an income in every round. Type ‘choose’ and its name.
peloponnes-help-extra-income = An extra income is 1 wood, 1 stone or 1 food in every round of this level. Type ‘extra’ and the good.
peloponnes-help-bid = { $alone ->
    [yes] Buy one tile for exactly its price: ‘buy agora’. In the conquest row the price is the value + { $surcharge }. Or pass: you take { $pass } coins and get no tile this round.
   *[no] You have one bid turn in each round. ‘bid agora 7’ lays 7 coins on it; at least the value, in the conquest row { $overbid ->
        [yes] at least
       *[no] exactly
    } the value + { $surcharge }. On a tile with a bid yours must be stronger; the bid that lay there must move at once or be withdrawn. Nobody can be displaced in the conquest row. Or pass: you take { $pass } coins and get no tile this round. The highest bid plays first in the next round.
} { $top_up ->
    [yes] Coins you lack may be made from { $rate } luxury each, if the reserve is then empty.
   *[no] Only with an empty reserve may coins be made from luxury, { $rate } for each.
} LOST means you would pay and get nothing.
peloponnes-help-move = Your bid was displaced. ‘move TILE’ lays the same coins on another tile where they are enough; { $chain ->
    [yes] it may displace a weaker bid.
   *[no] where a bid lies already it cannot go.
} ‘withdraw’ takes them back with { $withdraw } coin more, and you get no tile this round.
peloponnes-help-take = ‘pay’ hands over wood and stone, with { $rate } luxury for each missing one. ‘mark’ puts { $coins ->
    [one] a coin
   *[other] { $coins } coins
} on the building: it works at once, but at the next supply you must pay for it or give it up; what lies on it returns either way. ‘forfeit’ lets it go{ $always ->
    [yes] .
   *[no] , if you have neither the goods for it nor the coins to mark it.
}
peloponnes-help-income = A building of yours gives one wood, stone, food or coin of your choice in every round. What does not fit the store becomes luxury.
peloponnes-help-keep = { $kind ->
    [land] Each land you keep costs { $price } food and { $price ->
        [one] 1 coin.
       *[other] { $price } coins.
    }
    [missing] All your buildings cost { $price } wood and { $price } stone each, and every good that is missing costs a building; if you keep none you pay nothing.
   *[building] Each building you keep costs { $price } wood and { $price } stone.
} { $luxury ->
    [all] { $rate } luxury stand in for each missing one.
    [resources] { $rate } luxury stand in for each missing good, but for no coin.
   *[none] Nothing stands in for what is missing.
} The others are lost, with their points and income. ‘keep bridge well’ keeps these two, ‘keep all’ and ‘keep none’ work too.
peloponnes-help-feed = { $each ->
    [one] Every inhabitant eats 1 food
   *[other] Every { $each } inhabitants eat 1 food
}, and you have too little. ‘feed 2’ pays { $rate } luxury each for two missing food; who still has none is lost.
peloponnes-help-redeem = Every marked building is now paid for in full (‘redeem TILE’) or goes to the box (‘give up TILE’); what lies on it returns either way. You choose the order: { $rate } luxury stand in for each missing good.

## The screen

peloponnes-letter-coins = C
peloponnes-letter-wood = W
peloponnes-letter-stone = S
peloponnes-letter-food = F
peloponnes-letter-luxury = L
peloponnes-letter-people = P
peloponnes-legend =
    C coins · W wood · S stone · F food · L luxury · P people (inhabitants) · ? one good of your choice
    A tile as printed: cost, ★ points, one-time income above; ◎ value, special, income per round below.
    ×Plague protects from it · +½ strengthens every bid · any land: every land fits · SUPPLY: held when turned up
    ◎ behind a building: marked, to be paid at the next supply · ◂ the lower value, which counts · ▶ is asked
    −2F: two food missing if a supply came now · ✓ payable, ✗ not payable · ●●○ two chits lie, the third strikes
peloponnes-phase-setup = set-up
peloponnes-phase-revealing = revealing
peloponnes-phase-bidding = bidding
peloponnes-phase-taking = taking possession
peloponnes-phase-income = income
peloponnes-phase-disasters = disasters
peloponnes-phase-supply = supply
peloponnes-phase-over = the end
peloponnes-screen-round = Round { $round } of { $rounds }
peloponnes-screen-level = level { $level }: { $target } points needed
peloponnes-screen-order = order
peloponnes-screen-conquest = conquest
peloponnes-screen-minimum = from { $coins }
peloponnes-screen-price = costs { $coins }
peloponnes-screen-supply = SUPPLY
peloponnes-screen-any-land = any land
peloponnes-screen-struck = is over
peloponnes-screen-chits-left = { $chits } { $chits ->
    [one] chit left
   *[other] chits left
}
peloponnes-screen-risk-building = −{ $tiles } { $tiles ->
    [one] building
   *[other] buildings
}
peloponnes-screen-risk-land = −{ $tiles } { $tiles ->
    [one] land
   *[other] lands
}
peloponnes-screen-tile = Tile
peloponnes-screen-cost = Cost
peloponnes-screen-points = ★
peloponnes-screen-once = Once
peloponnes-screen-value = ◎
peloponnes-screen-special = Special
peloponnes-screen-income = Income
peloponnes-screen-bid = Bid
peloponnes-screen-coins = Coins
peloponnes-screen-wood = Wood
peloponnes-screen-stone = Stone
peloponnes-screen-food = Food
peloponnes-screen-luxury = Lux.
peloponnes-screen-people = People
peloponnes-screen-power = Pow.
peloponnes-screen-population = Pop.
peloponnes-screen-score = Score
peloponnes-screen-owed = Owed at supply
peloponnes-screen-tile-points = Tiles
peloponnes-screen-coin-points = Coins÷3
peloponnes-screen-winner = { $count ->
    [one] { $names } wins with { $score } points.
   *[other] { $names } share the victory with { $score } points.
}
peloponnes-screen-alone = You reach { $score } points.
peloponnes-screen-completed = Level { $level } is completed: { $score } points, { $target } were needed.
peloponnes-screen-missed = Level { $level } is missed: { $score } points, { $target } were needed.
peloponnes-screen-tie-higher = The scores are equal: the higher other value decides.
peloponnes-screen-tie-luxury = The scores and the other values are equal: luxury decides.

## Table options

peloponnes-option-chain_eviction = Displaced bids
peloponnes-option-chain_eviction-true = may displace a weaker bid
peloponnes-option-chain_eviction-false = move only to tiles without a bid
peloponnes-option-conquest_overbid = Bids in the conquest row
peloponnes-option-conquest_overbid-true = may be higher than value + 3
peloponnes-option-conquest_overbid-false = are exactly value + 3
peloponnes-option-luxury_for_bids = Luxury may fill up a bid
peloponnes-option-luxury_for_bids-top_up = when the coins run out
peloponnes-option-luxury_for_bids-only_when_no_coins = only with an empty reserve
peloponnes-option-luxury_in_disasters = In a disaster luxury replaces
peloponnes-option-luxury_in_disasters-all = missing goods and coins
peloponnes-option-luxury_in_disasters-resources = missing goods only
peloponnes-option-luxury_in_disasters-none = nothing
peloponnes-option-bid_bonus_stacks = Market and Agora together
peloponnes-option-bid_bonus_stacks-true = give +1
peloponnes-option-bid_bonus_stacks-false = give +½ in all
peloponnes-option-luxury_for_feeding = Feeding with luxury
peloponnes-option-luxury_for_feeding-optional = you choose whom to feed
peloponnes-option-luxury_for_feeding-compulsory = as many as luxury can feed
peloponnes-option-low_population_bid = With too few inhabitants for a tile
peloponnes-option-low_population_bid-allowed_tile_lost = you may bid and lose the tile
peloponnes-option-low_population_bid-bid_illegal = you may not bid
peloponnes-option-forfeit_building = A building may be let go
peloponnes-option-forfeit_building-only_without_own_means = only without goods and coins for it
peloponnes-option-forfeit_building-always = whenever you like
peloponnes-option-demolished_marker_coin = Coin on a marked building lost in an earthquake
peloponnes-option-demolished_marker_coin-returned = returns
peloponnes-option-demolished_marker_coin-lost = is lost
peloponnes-option-land_row_after_loss = Lands after a loss
peloponnes-option-land_row_after_loss-closes_unchecked = close up and need not fit
peloponnes-option-land_row_after_loss-must_fit = must fit after a tempest
peloponnes-option-extra_income_kinds = Extra incomes of a level
peloponnes-option-extra_income_kinds-repeat = may be taken more than once
peloponnes-option-extra_income_kinds-different = must differ
peloponnes-option-solo_civilization = The civilization of a level
peloponnes-option-solo_civilization-random_unused = is drawn
peloponnes-option-solo_civilization-free_choice_unused = is chosen from level 2 on
peloponnes-option-solo_failed_level = After a missed level
peloponnes-option-solo_failed_level-retry_level = the level is played again
peloponnes-option-solo_failed_level-restart_campaign = the campaign begins again
peloponnes-option-final_tie = Still tied after all tie-breaks
peloponnes-option-final_tie-shared = the victory is shared

## The first visit to the board

web-tour-peloponnes-1 = This bar always says who must do what. When it is your turn it turns red, and the answer is confirmed here.
web-tour-peloponnes-2 = The tiles of this round. Blue outlines show what you can bid on; bids lie on the tiles. The last one is the conquest row: dearer, but final.
web-tour-peloponnes-3 = Here you set your bid and see what it leads to, before you confirm. Passing brings { $pass } coins.
web-tour-peloponnes-4 = Five disasters. Each strikes with its third chit; red means the next one strikes.
web-tour-peloponnes-5 = Your polis: buildings grow to the left of your civilization, lands to the right. Lands must fit their neighbour.
web-tour-peloponnes-6 = Your stores, your people and your two scores. Only the lower of power and people counts, so let both grow.
web-tour-peloponnes-7 = The others in turn order. A click shows a polis large.
web-tour-peloponnes-8 = Everything that has happened. A click on a line shows the position after it.

## The campaign

peloponnes-campaign-done = ✓ Level { $level }: { $score } points with { $civilization } ({ $needed } needed)
peloponnes-campaign-next = ▶ Level { $level }: { $needed } points needed{ $missed ->
    [0] {""}
    [one] , missed once
   *[other] , missed { $missed } times
}
peloponnes-campaign-later = · Level { $level }: { $needed } points needed{ $missed ->
    [0] {""}
    [one] , missed once
   *[other] , missed { $missed } times
}
