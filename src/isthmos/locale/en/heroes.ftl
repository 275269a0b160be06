# Heroes & Colonies: what is asked, answered and told beyond Peloponnes.

heroes-nothing = nothing
heroes-amount-strength = { $n } strength
heroes-unconfirmed = ≈ value not confirmed by a printed copy
heroes-unconfirmed-mark = ≈
heroes-confirmed-mark = {""}
heroes-chit = { $name } { $value }{ $mark }

## Powers of the heroes

heroes-power-achilles = +{ $n } strength whenever strength is bought with a tile
heroes-power-andromeda = +{ $n } coins with every new tile that brings coins at once
heroes-power-ariadne = may put back the chit just turned up, { $n ->
    [one] once
   *[other] { $n } times
} in each round
heroes-power-daedalus = saves up to { $n } wood or up to { $n } stone on every building
heroes-power-hector = loses { $n } strength where others halve it
heroes-power-helen = +{ $n ->
    [one] { $n } inhabitant
   *[other] { $n } inhabitants
} with every new land
heroes-power-odysseus = averts { $n ->
    [one] one disaster
   *[other] { $n } disasters
} or lost Persian attack in the game, for 1 coin
heroes-power-penelope = saves { $n } food at every supply
heroes-power-sisyphus = every bid counts { $n } higher, not for the turn order
heroes-power-tantalus = may hire mercenaries after every conflict

## Colonies

heroes-card-first = always first
heroes-card-last = always last
heroes-card-decline = decline takes all luxury
heroes-card-drought = drought takes { $share ->
    [1] all food
    [2] half the food
   *[other] one part in { $share } of the food
}
heroes-card-earthquake = an earthquake costs { $price } wood and { $price } stone { $kind ->
    [missing] for all buildings, and a building for each that is missing
   *[building] for each building
}
heroes-card-tempest = a tempest costs { $price } food and { $price } { $price ->
    [one] coin
   *[other] coins
} for each land
heroes-card-marking = marking takes { $coins } { $coins ->
    [one] coin
   *[other] coins
}
heroes-card-any-land = every land fits
heroes-card-feeding = 1 food feeds { $people } inhabitants

heroes-card-points = red side: { $points }{ $mark } points
heroes-card-start = starts with { $goods }{ $mark }
heroes-card-orange = orange side costs { $goods }{ $mark } in every round
heroes-card-brings = { $side ->
    [red] red
   *[orange] orange
} side brings { $goods } in every round
heroes-each-round = each round: { $goods }
heroes-card-stores = stores { $goods }{ $mark }
heroes-card-income = income by inhabitants{ $mark }: { $rows }
heroes-card-income-row = from { $people }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}{ $luxury ->
    [0] {""}
   *[other] {" "}+ { $luxury } luxury
}
heroes-card-scoring = { $people } points for each inhabitant, { $coins } coins for each point, { $luxury } luxury for each missing good

## Questions

heroes-ask-offer = { $player } ({ $who }): you have { $mine } and { $coins } coins. Offer coins for another { $thing ->
    [colony] colony
   *[hero] hero
}, or pass?
heroes-ask-answer = { $player } ({ $who }): { $giver } offers { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $theirs } for your { $mine }. Do you accept?
heroes-ask-arm = { $player } ({ $who }): pay { $goods } more for { $tile } and gain { $gain } strength?
heroes-ask-return = { $player } ({ $who }): { $chit } is turned up. Put the chit back?
heroes-ask-ward = { $player } ({ $who }): { $disaster }! Lay a coin and avert it from you?
heroes-ask-give = { $player } ({ $who }): the Persians take your tile with the most points. Which one?
heroes-ask-hire = { $player } ({ $who }): your strength is { $strength }. How many mercenaries do you hire, { $most } at most?
heroes-ask-exchange = { $player } ({ $who }): exchange luxury ({ $luxury } left, { $rate } for each), or done?
heroes-ask-clovers = { $player } ({ $who }): power { $power }, population { $population }. How many of your { $clovers } clovers count as power, { $points } points each?

## Answers

heroes-do-no-offer = pass (no offer)
heroes-do-offer = offer { $thing } { $who } { $low } ({ $theirs })
heroes-do-offer-range = offer { $thing } { $who } { $low }–{ $high } ({ $theirs })
heroes-do-accept = accept
heroes-do-refuse = refuse
heroes-do-arm = arm ({ $goods })
heroes-do-leave = leave it
heroes-do-keep-chit = keep chit
heroes-do-put-back = put back
heroes-do-ward = ward (1 coin)
heroes-do-suffer = suffer
heroes-do-give = give { $tile }
heroes-do-give-hero = give hero ({ $hero })
heroes-do-hire = hire { $n }
heroes-do-exchange = exchange { $goods }
heroes-do-done = done
heroes-do-power = power { $power } (population { $population })
heroes-do-colony = colony { $colony } to { $player }
heroes-do-hero = hero { $hero } to { $player }
heroes-do-copy = a second { $tile }
heroes-do-chit = chit { $chit }

## What an answer leads to

heroes-then-could-arm = then +{ $gain } strength for { $goods } more
heroes-then-strength = strength { $old } → { $new }
heroes-then-persians = together { $ours } against { $theirs }{ $mark } Persians so far
heroes-then-rank = rank { $rank } of { $players } in a conflict
heroes-then-back = it comes up again at the end
heroes-then-blank = nothing happens
heroes-then-strikes = { $disaster } strikes
heroes-then-lies = { $disaster } lies there { $count ->
    [one] once
   *[other] { $count } times
}
heroes-then-choose-loss = then you choose what you keep
heroes-then-turned = the hero turns orange (−{ $points } power)
heroes-then-safe = you are safe this time
heroes-then-hero-gone = loses the hero and its power (−{ $points } power)
heroes-then-values = power { $power }, population { $population }: score { $score }

## What has happened

heroes-told-colony = { $player } settles in { $colony }.
heroes-told-hero = { $player } is led by { $hero }: { $power }.
heroes-told-copies = Second copies fill the stacks: { $tiles }.
heroes-told-offer = { $who } offers { $to } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for exchanging { $thing ->
    [colony] colonies.
   *[hero] heroes.
}
heroes-told-accepted = { $who } accepts { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and exchanges { $thing ->
    [colony] colonies
   *[hero] heroes
} with { $giver }.
heroes-told-refused = { $who } refuses the offer of { $giver }.
heroes-told-armed = { $who } pays { $goods } more for { $tile } and gains { $gain } strength.
heroes-told-hired = { $who } hires { $n ->
    [one] 1 mercenary.
   *[other] { $n } mercenaries.
}
heroes-told-warded = { $who } lays a coin and averts it: { $disaster }.
heroes-told-strength = { $who } starts with { $n } strength.
heroes-told-weaker = { $who } loses { $n } strength.
heroes-told-chit = Chit: { $chit }, number { $count }.
heroes-told-repeated = Chit: { $chit }, the same as before; it is put back.
heroes-told-put-back = { $who } puts a chit back: { $chit }.
heroes-told-came-again = No other chit is left: { $chit } comes up again and counts, whatever came before.
heroes-told-attack = Persian attack { $attack }: { $persians } Persians against { $ours } strength.
heroes-told-repelled = The attack is repelled! All halve their strength; then mercenaries may be hired.
heroes-told-attack-lost = The attack is lost: { $attack ->
    [1] all heroes turn to the orange side.
   *[other] everybody loses the tile with the most points.
}
heroes-told-turned = { $hero } of { $who } shows the orange side.
heroes-told-hero-gone = { $who } loses { $hero }, points and power.
heroes-told-conflict = Internal conflict: { $who } takes { $people ->
    [0] a clover
   *[other] an inhabitant and a clover
} from { $loser }.
heroes-told-clovers = { $who } counts { $power } clovers as power and { $population } as population.

## How answers look

heroes-form-offer = ‘offer NAME COINS’, e.g. offer sparta 3, or ‘pass’
heroes-form-answer = ‘accept’ or ‘refuse’
heroes-form-arm = ‘arm’ or ‘leave’
heroes-form-return = ‘put back’ or ‘keep chit’
heroes-form-ward = ‘ward’ or ‘suffer’
heroes-form-give = ‘give TILE’
heroes-form-hire = ‘hire NUMBER’
heroes-form-exchange = ‘exchange wood’, ‘stone’, ‘food’ or ‘coin’, or ‘done’
heroes-form-clovers = ‘power NUMBER’

## Refusals

heroes-refused = ‘{ $text }’ does not answer this question. Possible: { $form }.
heroes-refused-hire = You can hire { $most } at most: { $coins } coins, strength { $strength }.
heroes-refused-offer = An offer must be { $same ->
    [yes] { $low }
   *[no] { $low } to { $high }
} { $high ->
    [one] coin.
   *[other] coins.
}
heroes-refused-give = Only tiles with the most points can go: { $tiles }.
heroes-refused-clovers = You have { $clovers } clovers to spread.
heroes-refused-exchange = That store is full, or too little luxury is left.

## Help for each question

heroes-help-offer = You may offer coins to one other player for exchanging { $thing ->
    [colony] colonies
   *[hero] heroes
}: ‘offer sparta 3’. The other accepts or refuses; there is no second offer. Or pass.
heroes-help-answer = If you accept, you take the coins and the two are exchanged. If you refuse, nothing happens.
heroes-help-arm = Strength repels the Persians, together, and wins conflicts, against each other. A building costs { $wood } wood and { $stone } stone more, a land { $food } food; you gain its points, up to a strength of { $most }. { $luxury ->
    [yes] { $rate } luxury stand in for each missing good.
   *[no] Nothing stands in for a missing good.
} Once for each tile, or not at all.
heroes-help-return = { $times ->
    [one] Once
   *[other] { $times } times
} in each round you may put the chit just turned up under the others. It comes up again at the end, and the next chit is turned up now.
heroes-help-ward = { $times ->
    [one] Once more
   *[other] { $times } times more
} in the game you may lay a coin of yours and be safe from this, alone. Nothing of yours is lost.
heroes-help-give = The second attack is lost: of your tiles with the most points one leaves the game. What it brought once stays.
heroes-help-hire = Each coin becomes a mercenary: 1 strength now, 1 population point at the end. { $luxury ->
    [yes] Where coins are missing { $rate } luxury stand in for one.
   *[no] {""}
} { $counted ->
    [all] All your mercenaries together are no more than your strength of this moment.
   *[new] No more than your strength of this moment.
} Mercenaries never leave, need no food, and their coins are gone.
heroes-help-exchange = At this table Naukratis may exchange luxury without need: ‘exchange wood’, one at a time, then ‘done’.
heroes-help-clovers = Each clover is worth { $points } power or { $points } population. ‘power 2’ counts two of them as power and the others as population. The lower of the two values is your score.

## Table options

heroes-option-heroes = Heroes, strength, Persians, conflict and clovers
heroes-option-heroes-true = are in play
heroes-option-heroes-false = are not in play: colonies alone
heroes-option-colonies = Colonies and Sikyon
heroes-option-colonies-true = are in play
heroes-option-colonies-false = heroes alone, mats of the base game
heroes-option-negotiation = Heroes and colonies before the game
heroes-option-negotiation-false = are kept as dealt
heroes-option-negotiation-true = may be exchanged for coins
heroes-option-double_chit_scope = The same disaster twice in a row goes back
heroes-option-double_chit_scope-round = within a round
heroes-option-double_chit_scope-game = over the end of a round too
heroes-option-double_chit_after_return = A chit put back between two equal ones
heroes-option-double_chit_after_return-skip = does not count: the second goes back
heroes-option-double_chit_after_return-literal = counts: the second stays
heroes-option-sisyphus_bonus_counts_for_minimum = Minimum and conquest price for Sisyphus
heroes-option-sisyphus_bonus_counts_for_minimum-true = his +1 helps to reach them
heroes-option-sisyphus_bonus_counts_for_minimum-false = his +1 does not help
heroes-option-min_coins_in_bid = A bid of Sisyphus
heroes-option-min_coins_in_bid-1 = holds at least one real coin
heroes-option-daedalus_saving_covers_strength_extra = What Daedalus saves on
heroes-option-daedalus_saving_covers_strength_extra-true = the price of strength too
heroes-option-daedalus_saving_covers_strength_extra-false = the printed cost only
heroes-option-daedalus_saving_on_redemption = When Daedalus saves
heroes-option-daedalus_saving_on_redemption-true = when he redeems a building too
heroes-option-daedalus_saving_on_redemption-false = only when he takes a building
heroes-option-luxury_may_pay_strength = Goods missing for strength
heroes-option-luxury_may_pay_strength-true = luxury replaces them
heroes-option-luxury_may_pay_strength-false = luxury does not replace them
heroes-option-luxury_may_pay_mercenaries = Mercenaries take
heroes-option-luxury_may_pay_mercenaries-false = coins
heroes-option-luxury_may_pay_mercenaries-true = coins; luxury may replace them
heroes-option-mercenary_cap = Strength limits the coins
heroes-option-mercenary_cap-new_coins = of each hiring
heroes-option-mercenary_cap-all_coins = of all mercenaries together
heroes-option-apollonia_earthquake = Apollonia pays in an earthquake
heroes-option-apollonia_earthquake-per_building = for each building kept
heroes-option-apollonia_earthquake-per_missing = for all; a missing good costs one
heroes-option-naukratis_free_exchange = Naukratis exchanges luxury
heroes-option-naukratis_free_exchange-false = where something is missing
heroes-option-naukratis_free_exchange-true = before own payments and scoring
heroes-option-persian2_includes_hero_tile = What the second Persian attack takes
heroes-option-persian2_includes_hero_tile-false = lands and buildings only
heroes-option-persian2_includes_hero_tile-true = a red hero counts as a tile
heroes-option-marked_coins_return_on_removal = Coins on a building the Persians take
heroes-option-marked_coins_return_on_removal-true = return
heroes-option-marked_coins_return_on_removal-false = are lost
heroes-option-conflict_pairing = In a conflict with two winners the strongest takes
heroes-option-conflict_pairing-extremes = from the weakest
heroes-option-conflict_pairing-reverse = from the last but one
heroes-option-conflict_tie_low = Among equally weak players
heroes-option-conflict_tie_low-later_is_weaker = the later one pays
heroes-option-conflict_tie_low-earlier_is_weaker = the earlier one pays
heroes-option-odysseus_may_skip_halving = The halving after a repelled attack
heroes-option-odysseus_may_skip_halving-false = Odysseus averts losses only
heroes-option-odysseus_may_skip_halving-true = Odysseus averts it too
heroes-option-clover_distribution = Clovers
heroes-option-clover_distribution-auto_optimal = are spread for the best score
heroes-option-clover_distribution-player_choice = everybody spreads them
heroes-option-negotiation_min_offer = An offer in the negotiation round
heroes-option-negotiation_min_offer-1 = holds at least one coin
heroes-option-negotiation_min_offer-0 = may be for nothing
heroes-option-tile_fill_7_8 = Tiles for seven and eight players
heroes-option-tile_fill_7_8-duplicate = second copies fill the stacks
heroes-option-tile_fill_7_8-scarce = six tiles in each round

## The screen

heroes-screen-hero = Hero
heroes-screen-colony = Colony
heroes-screen-strength = Strength
heroes-screen-mercenaries = Merc.
heroes-screen-clovers = Clov.
heroes-screen-power = Power of hero · colony
heroes-letter-strength = str
heroes-letter-mercenaries = m
heroes-letter-clovers = ♣
heroes-screen-persians = together { $ours } against { $theirs }{ $mark } Persians so far, { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
} before the attack
heroes-screen-no-persians = together { $ours }; no attack is to come
heroes-screen-put-back = Put back, coming up again at the end:
heroes-screen-house-rules = House rules, against the rulebook: { $rules }
heroes-screen-corrected = Corrected by the owner of the box: { $rows }
heroes-legend =
    ★4 points of the hero's red side · ○ orange side, no points · str strength · m mercenaries · ♣ clovers
    Strength α 7 › β 5: the strongest first, as a conflict sees it · 14:12 ours against the Persians so far
    ≈ value not confirmed by a printed copy; behind a colony: its stores and its income table
