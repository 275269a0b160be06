# Perikles: what is asked, answered and told.

perikles-thing = { $name }
perikles-player = { $player }
perikles-counter = { $city } { $type ->
    [hoplite] H{ $strength }
   *[trireme] T{ $strength }
}
perikles-counter-hidden = { $type ->
    [hoplite] a hoplite
   *[trireme] a trireme
} of { $city }

## Questions

perikles-over = The game is over.
perikles-ask-chance = Something is drawn.
perikles-ask-dice = Dice are thrown.
perikles-ask-setup-cube = { $player }: put a cube in a city.
perikles-ask-take = { $player }: take an influence tile.
perikles-ask-place = { $player }: put the cube in any city.
perikles-ask-nominate = { $player }: nominate a candidate.
perikles-ask-assassinate = { $player }: remove a cube from any city.
perikles-ask-after-tile = { $player }: play a special tile, or go on.
perikles-ask-move-cube = { $player }: move a cube ({ $left ->
    [one] one is left
   *[other] { $left } are left
}).
perikles-ask-destination = { $player }: to which city does the cube of { $owner } in { $city } go?
perikles-ask-plague = { $player }: which city does the plague strike?
perikles-ask-first = { $player }: who begins with the armies?
perikles-ask-retrieve = { $player }: which lost counter of { $city } comes back?
perikles-ask-send = { $player }: send a counter, or stop ({ $sent } sent in this turn).
perikles-ask-send-paid = { $player }: send a counter of { $city } for the cube.
perikles-ask-target = { $player }: where do you send { $counter }?
perikles-ask-permit = { $player }: may { $asker } defend { $location } with { $counter }?
perikles-ask-pay = { $player }: pay a cube for more counters?
perikles-ask-end-turn = { $player }: play a special tile, or end the turn.
perikles-ask-revolt = { $player }: where do the slaves rise?
perikles-ask-special = { $player }: play a special tile before the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
} fight at { $location } ({ $attack } against { $defence }), or pass.
perikles-ask-special-unseen = { $player }: play a special tile before the counters of the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
} at { $location } are shown, or pass.
perikles-ask-column = { $player }: choose the column at { $location } ({ $attack } against { $defence }).
perikles-ask-loss = { $player }: which { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} is lost at { $location }?

## Answers

perikles-do-start = start { $player }
perikles-do-show = show { $tile }
perikles-do-turn-up = turn { $location }
perikles-do-deal = deal { $special } to { $player }
perikles-do-place = place { $city }
perikles-do-take = take { $tile }
perikles-do-play = play { $special }
perikles-do-pass = pass
perikles-do-nominate = nominate { $player } in { $city }
perikles-do-remove-cube = remove { $player } in { $city }
perikles-do-remove-alpha = remove { $player } in { $city }: α
perikles-do-remove-beta = remove { $player } in { $city }: β
perikles-do-move-cube = move { $player } out of { $city }
perikles-do-destination = to { $city }
perikles-do-plague = strike { $city }
perikles-do-first = first { $player }
perikles-do-retrieve = retrieve { $counter }
perikles-do-send = send { $counter }
perikles-do-stop = stop
perikles-do-attack = attack { $location }
perikles-do-defence = defend { $location }
perikles-do-permit = yes
perikles-do-refuse = no
perikles-do-pay = pay { $city }
perikles-do-keep-cube = stop: pay nothing
perikles-do-end-turn = stop: end the turn
perikles-do-revolt-in-hand = revolt in the hand of Sparta’s leader
perikles-do-revolt-at = revolt { $location }
perikles-do-draw = draw { $counter }
perikles-do-give-token = play { $special }: a battle token to the { $side ->
    [attack] attack
   *[defence] defence
}
perikles-do-column = column { $column }: attack from { $attack }, defence from { $defence }
perikles-do-dice = dice { $first } { $second }
perikles-do-lose = lose { $counter }
perikles-do-spare = { $counter }: back to the shield, nothing is lost

## What an answer leads to

perikles-then-cubes = { $cubes ->
    [0] no cube is left to place
    [one] 1 cube in { $city }
   *[other] { $cubes } cubes in { $city }
}
perikles-then-any-cube = { $cubes ->
    [0] no cube is left to place
   *[other] { $cubes } cube in a city of your choice
}
perikles-then-nominate = then a nomination
perikles-then-no-nomination = no nomination is possible anywhere
perikles-then-assassinate = then a cube is removed
perikles-then-candidate = { $space ->
    [alpha] first candidate: wins ties
   *[beta] second candidate: loses ties
}
perikles-then-moves-up = { $player } becomes first candidate
perikles-then-goes-to = it goes to { $city }
perikles-then-plague = { $player } loses { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
perikles-then-permission = { $player } must permit it
perikles-then-main-attacker = { $player } becomes main attacker
perikles-then-main-defender = { $player } becomes main defender
perikles-then-war = { $city } and { $other } at war
perikles-then-allied = { $city } and { $other } allied
perikles-then-cube-paid = a cube, and so a point, leaves { $city } with the first counter sent
perikles-then-elected = { $player } would be elected, { $votes } to { $against }
perikles-then-forces = { $type ->
    [hoplite] hoplites
   *[trireme] triremes
}: { $attack }{ $attackers ->
    [0] {""}
   *[other] {" "}+ { $attackers } face down
} against { $defence }{ $defenders ->
    [0] {""}
   *[other] {" "}+ { $defenders } face down
}
perikles-then-combat = { $type ->
    [hoplite] hoplites
   *[trireme] triremes
} { $attack } against { $defence }: as far as seen the attack wins with { $percent } %
perikles-then-odds = the attack wins with { $percent } %

## Why not

perikles-no-not-led = You do not lead { $city }.
perikles-no-not-in-hand = No { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} of { $city } is left in hand.
perikles-no-hoplites-only = { $location } is fought for by hoplites only.
    .short = hoplites only
perikles-no-own-location = { $location } belongs to { $owner }, which you lead.
    .short = you lead { $owner }
perikles-no-other-side = You have counters on the other side of { $location }.
    .short = you stand on the other side
perikles-no-at-war = { $city } is at war with { $others }.
    .short = war with { $others }
perikles-no-allied = { $city } is allied with { $others }.
    .short = allied with { $others }
perikles-no-leader = { $owner } has no leader who could permit the defence of { $location }.
    .short = { $owner } has no leader
perikles-no-refused = The leader of { $owner } has refused { $city } the defence of { $location } in this turn.
    .short = refused
perikles-no-refused-all = The leader of { $owner } has refused you the defence of { $location } in this turn.
    .short = refused
perikles-no-space = { $city } has two candidates already.
perikles-no-own-cube = You have no cube in { $city }.
perikles-no-cube-of-candidate = { $player } has no cube between the columns of { $city }.
perikles-no-already-candidate = { $player } is a candidate in { $city } already.
perikles-no-colour = You have a tile of this colour, and the display shows others: { $tile }.
perikles-no-on-display = This tile is not on display: { $tile }.
perikles-no-other-army = The cube you pay sends counters of { $city } only.
perikles-no-such-counter = You have no { $counter } in hand.
perikles-no-place = There is no location left to which a { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} of { $city } could go.
perikles-no-cube-to-pay = You have no cube between the columns of { $city }.
perikles-no-place-for-more = No further counter of { $city } could be sent anywhere.
perikles-no-stop = You have named a city for the cube: a counter of { $city } must be sent now.
perikles-no-moment = { $special } is for another moment: { $moment ->
    [influence] before or after taking an influence tile.
    [armies] your own turn with the armies.
    [hoplites] before a combat of hoplites.
   *[triremes] before a combat of triremes.
}
perikles-no-cube-in-supply = You have no cube left to place.
perikles-no-cubes-to-move = There are not { $cubes } cubes between the columns of all cities.
perikles-no-cube-of-target = The first cube went to { $city }; the second comes from another city.
perikles-no-same-cube = This cube of { $player } in { $city } was moved just now.
perikles-no-same-city = The cube comes from { $city }.
perikles-no-other-cubes = No cube would be left outside { $city } to follow.
perikles-no-hoplite-anywhere = No hoplite of { $city } is in hand or at a location.
perikles-no-hoplite-in-hand = No hoplite of { $city } is in the hand of a leader.
perikles-no-hoplite-there = No hoplite of { $city } is at { $location }.
perikles-no-fighters = No { $type ->
    [hoplite] hoplites
   *[trireme] triremes
} of { $city } fight in this combat.
perikles-no-second-token = The { $side ->
    [attack] attack
   *[defence] defence
} has a battle token already.
perikles-no-column = Column { $column } does not apply to { $attack } against { $defence }.
perikles-no-loss-of-allies = { $city } is allied here: the main force bears the loss.
perikles-no-loss-of-persians = { $city } is passed by: another ally bears the loss.
perikles-no-loss-of-stronger = { $counter } is stronger than what must be lost.

## What happened

perikles-told-round = Round { $round } begins.
perikles-told-start-player = Start player: { $player }.
perikles-told-dealt = { $player }: dealt a special tile, { $special }.
perikles-told-dealt-hidden = { $player }: dealt a special tile.
perikles-told-tiles-shown = On display: { $tiles }.
perikles-told-locations-shown = Locations, from top to bottom: { $locations }.
perikles-told-cubes = { $player }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} to { $city }.
perikles-told-cubes-everywhere = { $player }: { $cubes } cubes to every city.
perikles-told-taken = { $player }: takes { $tile }.
perikles-told-nominated = { $player }: nominates { $candidate } in { $city } ({ $space ->
    [alpha] α
   *[beta] β
}).
perikles-told-removed = { $player }: removes a cube of { $owner } in { $city }{ $space ->
    [column] .
    [alpha] {" "}from α.
   *[beta] {" "}from β.
}
perikles-told-moved-up = { $player }: moves up to α in { $city }.
perikles-told-played = { $player }: plays { $special }!
perikles-told-cube-moved = A cube of { $owner } moves from { $source } to { $target }.
perikles-told-plague = { $player }: loses { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
} in { $city }.
perikles-told-elected = { $player }: elected in { $city } against { $loser }, removes { $cubes ->
    [0] no cube
    [one] 1 cube
   *[other] { $cubes } cubes
}.
perikles-told-elected-alone = { $player }: leads { $city }, there was no other candidate.
perikles-told-nobody-elected = { $city } has no leader this round.
perikles-told-persian = { $player }: leads no city and commands the Persians.
perikles-told-first = { $player }: decides that { $first } begins with the armies.
perikles-told-retrieved = { $player }: gets back { $counter }.
perikles-told-turn = { $player }: uses a tile with { $shards ->
    [one] one shard
   *[other] { $shards } shards
}.
perikles-told-sent-attack = { $player }: sends { $counter } to attack { $location } ({ $role ->
    [main] main force
   *[allied] allied
}).
perikles-told-sent-defence = { $player }: sends { $counter } to defend { $location } ({ $role ->
    [main] main force
   *[allied] allied
}).
perikles-told-war = { $city } is at war with { $others }.
perikles-told-allied = { $city } is allied with { $others }.
perikles-told-asked = { $player }: asks { $leader } whether a { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} of { $city } may defend { $location }.
perikles-told-permitted = { $player }: yes, { $city } may defend { $location }.
perikles-told-refused = { $player }: no, { $city } may not defend { $location }.
perikles-told-paid = { $player }: pays a cube in { $city }.
perikles-told-revolted-in-hand = Slaves rise: { $counter } stays at home this round.
perikles-told-revolted-at = Slaves rise: { $counter } goes home from { $location } for this round.
perikles-told-empty = { $location }: nobody came. The tile leaves the game.
perikles-told-not-attacked = { $location } was not attacked. The tile leaves the game.
perikles-told-battle = Battle at { $location }!
perikles-told-shown = { $side ->
    [attack] Attack
   *[defence] Defence
}: { $counters } ({ $player }).
perikles-told-combat = Combat of the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
}:
perikles-told-no-combat = No counters have come for the combat of the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
}; it does not take place.
perikles-told-unopposed = The { $side ->
    [attack] attack
   *[defence] defence
} wins the combat of the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
} unopposed.
perikles-told-token = A battle token for the { $side ->
    [attack] attack
   *[defence] defence
}.
perikles-told-column = { $attack } against { $defence }, column { $column }: the attack hits from { $attack_needs }, the defence from { $defence_needs }.
perikles-told-thrown = Dice: attack { $a1 } + { $a2 } = { $attack }, defence { $d1 } + { $d2 } = { $defence }; battle tokens { $tokens }.
perikles-told-combat-won = The { $side ->
    [attack] attack
   *[defence] defence
} wins the combat of the { $type ->
    [hoplite] hoplites
   *[trireme] triremes
}.
perikles-told-lost = Lost: { $counter }.
perikles-told-spared = { $counter } goes back to the Persian shield.
perikles-told-won = { $player }: takes { $location } ({ $points } points).
perikles-told-nobody-won = Nobody takes { $location }. The tile leaves the game.
perikles-told-defeat = { $city } suffers a defeat; statues there are worth { $points } now.
perikles-told-further-defeat = { $city } suffers a defeat, the { $defeats ->
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] { $defeats }th
}; it has no box left to cover.
perikles-told-statue = { $player }: a statue in { $city }.
perikles-told-ended = The game ends after round { $round }.

## Help

perikles-help-setup-cube = Each player puts two more cubes on the board, one at a time. Type ‘place’ and a city.
perikles-help-take = Type ‘take’ and a tile. It must have a colour you have not taken this round, unless the display shows no such colour. You put as many cubes in its city as it has shards; then its symbol works. Some special tiles can be played now, too: ‘play’ and the tile.
perikles-help-place = A brown tile puts one cube in a city of your choice. Type ‘place’ and the city.
perikles-help-nominate = A cube of the candidate moves from the columns to the first free candidate space; the first candidate wins ties. You need a cube of your own in that city. Type ‘nominate’, the city and the player, as in ‘nominate thebes p2’.
perikles-help-assassinate = Remove any cube from any city: ‘remove thebes p2’ between the columns, ‘remove thebes alpha’ or ‘remove thebes beta’ a candidate. If the first candidate goes, the second moves up.
perikles-help-after-tile = Who still has an unused special tile is asked here, whatever it is. ‘pass’ goes on; nobody is told.
perikles-help-move-cube = Alkibiades moves two cubes from between the columns, of any players{ $targets ->
    [each] , each to another city of your choice.
    [new] , out of one or two cities into one other city.
   *[set] ; the second goes to { $city }, where the first one went.
} Type ‘move’, the city and the player.
perikles-help-destination = { $targets ->
    [both] The second cube goes to the same city.
   *[one] Any city but the one it comes from.
} Type ‘to’ and the city.
perikles-help-plague = Every player removes half of his cubes from between the columns there, rounded down. { $candidates ->
    [count] A candidate counts as one more, but stays.
   *[out] Candidates do not count.
} Type ‘strike’ and the city.
perikles-help-first = Type ‘first’ and the player, as in ‘first p2’. It may be yourself.
perikles-help-retrieve = The weakest lost counter of the type you choose comes back: ‘retrieve hoplite’ or ‘retrieve trireme’.
perikles-help-send = { $by ->
    [tile] A tile sends up to { $counters } counters
   *[cube] The cube sends up to { $counters } counters of { $city }
}, one after the other. Type ‘send’, the city and the counter, as in ‘send athens t3’{ $must ->
    [yes] ; one of them must be sent.
   *[no] ; ‘stop’ sends no more.
} Who does not lead the army sees army and type, but not the strength before the battle.
perikles-help-target = ‘attack’ or ‘defend’ and the location. { $relations ->
    [pairwise] The army becomes allied with all on its side and is at war with all on the other; the owner counts as defending.
   *[owner] The army is at war with the owner if it attacks, and allied with the owner if it defends.
} Who does not lead the owner needs permission to defend.
perikles-help-permit = { $scope ->
    [counter] ‘yes’ holds for this counter alone; after ‘no’ this army cannot ask for this location again in this turn.
    [player] ‘yes’ holds for all armies of { $asker } at this location until the round ends; after ‘no’ none of them can ask for it again in this turn.
   *[army] ‘yes’ holds for this army and location until the round ends; after ‘no’ this army cannot ask for it again in this turn.
}
perikles-help-pay = { $who ->
    [leader] A cube from a city you lead sends up to { $counters } more counters of that city.
   *[persians] A cube of yours from any city sends up to { $counters } more Persian counters.
} It is paid when the first of them is placed. Type ‘pay’ and the city, or ‘stop’.
perikles-help-end-turn = Who still has an unused special tile is asked here, whatever it is. ‘stop’ ends the turn.
perikles-help-revolt = A Spartan hoplite, drawn at random, goes home for this round. Type ‘revolt’ and a location{ $hand ->
    [yes] , or ‘revolt hand’
   *[no] {""}
}.
perikles-help-special = Who still has an unused special tile is asked before a combat, whatever it is. ‘pass’ goes on; nobody is told.
perikles-help-column = Two columns of the combat table apply. Type ‘column’ and the one you take. The numbers are what two dice must show at least.
perikles-help-loss = The weakest counters are equally strong. Type ‘lose’ and the city whose counter goes.{ $persians ->
    [yes] {" "}A Persian one goes back to its shield, and nothing is lost.
   *[no] {""}
}

## The screen

perikles-phase-setup = set-up
perikles-phase-layout = laying out tiles
perikles-phase-influence = taking influence
perikles-phase-candidates = nominating candidates
perikles-phase-armies = sending armies
perikles-phase-battle = battles
perikles-phase-over = the end
perikles-screen-round = Round { $round } of { $rounds }
perikles-screen-start = start player
perikles-screen-turn = turn of
perikles-screen-city = City
perikles-screen-candidates = Candidates
perikles-screen-leader = Leader
perikles-screen-statues = Statues
perikles-screen-value = Worth
perikles-screen-armies = Armies
perikles-screen-lost = Lost
perikles-screen-location = Location
perikles-screen-owner = of
perikles-screen-points = VP
perikles-screen-order = Order
perikles-screen-attack = Attack
perikles-screen-defence = Defence
perikles-screen-rebels = rebels
perikles-screen-militia = militia
perikles-screen-display = On display
perikles-screen-any = any
perikles-screen-score = Score
perikles-screen-cubes = Cubes
perikles-screen-places = Places
perikles-screen-supply = Supply
perikles-screen-tiles = Tiles
perikles-screen-special = Special tile
perikles-screen-won = Won
perikles-screen-column = Column
perikles-screen-combat = { $location }, combat { $number }: { $type ->
    [hoplite] hoplites
   *[trireme] triremes
}
perikles-screen-odds = the attack wins with { $percent } %
perikles-screen-own-special = Your special tile, known to you alone: { $special }. { $effect }
perikles-screen-hand = In hand:
perikles-screen-to-send = In your hand, to be sent: { $counter }
perikles-screen-winner = { $count ->
    [one] { $names } wins with { $score } points.
   *[other] { $names } share the victory with { $score } points.
}
perikles-screen-tie-places = The tie is broken by the points of locations.
perikles-screen-tie-statues = The tie is broken by the number of statues.
perikles-letter-candidate = c
perikles-letter-assassin = a
perikles-special-perikles = Before or after taking an influence tile: two of your cubes go to Athens.
perikles-special-alkibiades = Before or after taking an influence tile: move two cubes of any players to another city.
perikles-special-plague = Before or after taking an influence tile: in one city everybody loses half of the cubes.
perikles-special-slave-revolt = In your turn with the armies: a Spartan hoplite goes home for the round.
perikles-special-brasidas = Before any combat of hoplites: Spartan hoplites count double in it.
perikles-special-thessalian-allies = Before any combat of hoplites: a battle token for a side that has none.
perikles-special-phormio = Before any combat of triremes: Athenian triremes count double in it.
perikles-special-persian-fleet = Before any combat of triremes: a battle token for a side that has none.
perikles-legend =
    ● ■ ▲ ◆ ★ the players; cubes stand between the columns and are votes. α, β candidates with their votes, ✓ who would
    be elected. Worth: ✗ a defeat, [5] what a statue counts now. Armies: H hoplites, T triremes, a digit for the strength
    of each counter, ? where it is secret; † lost, (2) home again. ▪ a shard, c candidate, a assassin. Order T›H: triremes
    fight first. ⚔ at war, ♥ allied, · neutral. Counters in brackets are allied, the others main force; +H militia or
    rebels. ◉ a battle token. Places are the points of locations won; leaders count as statues.

## Table options

perikles-option-relation_mode = A counter changes the relation of its city
perikles-option-relation_mode-pairwise = to every city at that location
perikles-option-relation_mode-owner_only = only to the owner
perikles-option-militia_alone_holds = A combat nobody has come for
perikles-option-militia_alone_holds-true = is won by the militia
perikles-option-militia_alone_holds-false = does not take place
perikles-option-alkibiades_destinations = Alkibiades moves both cubes
perikles-option-alkibiades_destinations-1 = to one city
perikles-option-alkibiades_destinations-2 = each may go to a city of its own
perikles-option-column_choice = Who chooses between two columns
perikles-option-column_choice-ask = the stronger side’s main player
perikles-option-column_choice-auto_best = nobody: the better one is taken
perikles-option-reveal = A battle shows
perikles-option-reveal-all_at_location = all counters of the location
perikles-option-reveal-per_round_type = only the type that fights
perikles-option-plague_counts_candidates = A candidate’s cube in the Plague
perikles-option-plague_counts_candidates-true = counts for the half, but stays
perikles-option-plague_counts_candidates-false = does not count
perikles-option-permission_scope = A permission holds
perikles-option-permission_scope-city_location_round = until the round ends
perikles-option-permission_scope-each_placement = for one counter
perikles-option-permission_scope-player = for all armies of the player
perikles-option-special_before_reveal = Special tiles before a combat
perikles-option-special_before_reveal-after_counters = when its counters are shown
perikles-option-special_before_reveal-before_counters = before its counters are shown
perikles-option-persian_allies = A loss that meets an allied Persian
perikles-option-persian_allies-loss_absorbed = is no loss
perikles-option-persian_allies-loss_passes_on = meets the next Greek counter
