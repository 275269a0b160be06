# The web client: the board of Perikles. It is fetched with the game.

## Questions of Perikles

web-perikles-ask-place-setup-cube = Your turn: put a cube in a city
web-perikles-ask-take-tile = Your turn: take an influence tile
web-perikles-ask-place-cube = Your turn: put the cube in any city
web-perikles-ask-nominate = Your turn: nominate a candidate in a city
web-perikles-ask-assassinate = Your turn: remove a cube from a city
web-perikles-ask-after-tile = Your turn: play your special tile, or go on
web-perikles-ask-move-cube = Your turn: choose a cube that moves to another city
web-perikles-ask-choose-destination = Your turn: choose the city the cube moves to
web-perikles-ask-choose-plague-city = Your turn: choose the city the plague strikes
web-perikles-ask-choose-first = Your turn: choose who begins with the armies
web-perikles-ask-retrieve = Your turn: choose which lost counter of { $city } comes back
web-perikles-ask-send = { $must ->
    [yes] Your turn: send a counter of { $city } for the cube
   *[no] Your turn: send a counter, or stop
}
web-perikles-ask-choose-target = Your turn: choose a side for the { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} { $strength } of { $city }
web-perikles-ask-permit = Your turn: may { $player } defend { $location } with { $city }?
web-perikles-ask-pay-cube = Your turn: pay a cube for more counters, or stop
web-perikles-ask-end-army-turn = Your turn: play your special tile, or end the turn
web-perikles-ask-choose-revolt = Your turn: choose where the slaves rise
web-perikles-ask-offer-special = Your turn: play your special tile before the battle at { $location }, or pass
web-perikles-ask-choose-column = Your turn: choose the column at { $location }
web-perikles-ask-choose-loss = Your turn: choose which counter is lost at { $location }
web-perikles-wait-place-setup-cube = put a cube in a city
web-perikles-wait-take-tile = take an influence tile
web-perikles-wait-place-cube = put a cube in any city
web-perikles-wait-nominate = nominate a candidate
web-perikles-wait-assassinate = remove a cube
web-perikles-wait-after-tile = special tile, or go on
web-perikles-wait-move-cube = move a cube
web-perikles-wait-choose-destination = move a cube
web-perikles-wait-choose-plague-city = choose a city for the plague
web-perikles-wait-choose-first = choose who begins with the armies
web-perikles-wait-retrieve = get back a counter of { $city }
web-perikles-wait-send = send a counter
web-perikles-wait-choose-target = send a { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} of { $city }
web-perikles-wait-permit = permission for { $city } to defend { $location }
web-perikles-wait-pay-cube = pay a cube
web-perikles-wait-end-army-turn = special tile, or end the turn
web-perikles-wait-choose-revolt = slave revolt
web-perikles-wait-offer-special = special tile at { $location }
web-perikles-wait-choose-column = choose the column at { $location }
web-perikles-wait-choose-loss = choose the loss at { $location }
web-perikles-sub-take-tile = You place as many cubes as it has shards; then its symbol works.
web-perikles-sub-nominate = A cube of the candidate moves to α, or to β if α is taken.
web-perikles-sub-send = { $sent ->
    [0] Pick a counter, then a side of a location.
    [one] One counter is sent in this turn.
   *[other] { $sent } counters are sent in this turn.
}
web-perikles-sub-choose-target = Blue sides are open to you; dashed blue needs the owner’s permission.
web-perikles-sub-permit = The strength of the counter is seen before the battle only by those who lead its army.
web-perikles-sub-offer-special = { $shown ->
    [no] The counters are not shown yet.
   *[yes] { $attack } against { $defence }.
} Who passes gives nothing away.
web-perikles-sub-choose-column = { $attack } against { $defence }: two columns apply.
web-perikles-answer-place = put a cube in { $city }
web-perikles-answer-take = take the tile { $tile }
web-perikles-answer-to = move the cube to { $city }
web-perikles-answer-strike = let the plague strike { $city }
web-perikles-answer-move = move a cube of { $player } out of { $city }
web-perikles-answer-remove = remove { $space ->
    [alpha] the first candidate of { $city }, { $player }
    [beta] the second candidate of { $city }, { $player }
   *[other] a cube of { $player } in { $city }
}
web-perikles-answer-attack = attack { $location }
web-perikles-answer-defend = defend { $location }
web-perikles-answer-nominate = nominate { $player } in { $city }
web-perikles-answer-send = send { $counter }
web-perikles-answer-first = let { $player } begin
web-perikles-answer-retrieve = get back { $counter }
web-perikles-answer-pay-cube-pay = pay a cube in { $city }
web-perikles-answer-column = take column { $column }
web-perikles-answer-permit-yes = let { $asker } defend { $place }
web-perikles-answer-permit-no = refuse { $asker } the defence of { $place }
web-perikles-answer-send-stop = send no more counters
web-perikles-answer-pay-cube-stop = pay no cube and end the turn
web-perikles-answer-end-army-turn-stop = end the turn
web-perikles-answer-after-tile-pass = go on without the special tile
web-perikles-answer-offer-special-pass = let them fight without a special tile
web-perikles-hint-place-setup-cube = Click a city. Cubes are votes, and each is a point at the end.
web-perikles-hint-take-tile = Click a tile to see what it leads to. Tiles of a colour you have are barred while others are shown.
web-perikles-hint-place-cube = Click any city: the brown tile’s cube goes there.
web-perikles-hint-nominate = Click the cubes of a player in a city; you need a cube there yourself.
web-perikles-hint-assassinate = Click the cubes of a player, or a candidate on α or β.
web-perikles-hint-after-tile = Go on, or play your special tile if this is its moment.
web-perikles-hint-move-cube = Click the cubes of a player; one of them moves to another city.
web-perikles-hint-choose-destination = Click the city the cube moves to.
web-perikles-hint-choose-plague-city = Click a city: everybody loses half of the cubes there, rounded down.
web-perikles-hint-choose-first = Click a player. Tiles with two shards are used first, clockwise from there.
web-perikles-hint-retrieve = Click the counter: the weakest lost one of its type comes back.
web-perikles-hint-send = Click a counter, then a side of a location. Who does not lead its army sees army and type, not the strength.
web-perikles-hint-choose-target = Click a side of a location to see what follows. Undo puts the counter back.
web-perikles-hint-permit = Yes lets it defend here. After no, it cannot be asked again in this turn.
web-perikles-hint-pay-cube = Click a city: a cube of yours there sends up to { $counters } more counters.
web-perikles-hint-end-army-turn = End the turn, or play your special tile if this is its moment.
web-perikles-hint-choose-revolt = Click a side with Spartan hoplites; the hand of Sparta’s leader is offered beside the board if there are any.
web-perikles-hint-offer-special = Whoever has an unused special tile is asked, whatever it is. Nobody is told that you pass.
web-perikles-hint-choose-column = Click a column: the numbers below are what two dice must show at least.
web-perikles-hint-choose-loss = Click the counter that goes. It may come back in a later round.
web-help-perikles-place-setup-cube = Everybody puts two more cubes on the board, one at a time. Cubes are votes in the election of a city, and each is worth a point at the end.
web-help-perikles-take-tile = Take one tile from the display. It must have a colour you have not taken this round, unless no such colour is shown. You put as many cubes in its city as it has shards. A candidate tile then nominates somebody, an assassin removes a cube. Later every tile is a turn with the armies, those with two shards first.
web-help-perikles-place-cube = A brown tile puts one cube in a city of your choice.
web-help-perikles-nominate = A cube of the candidate moves from between the columns to the first free candidate space. You need a cube of your own in that city. Of two candidates the one with more cubes between the columns is elected; α wins ties. The winner then loses as many cubes as the loser has there.
web-help-perikles-assassinate = Remove any cube from any city, your own included: between the columns, or a candidate. If α goes, β moves up.
web-help-perikles-after-tile = Whoever still has an unused special tile is asked here, whatever it is, so that nobody learns anything. Going on costs nothing.
web-help-perikles-move-cube = Alkibiades moves two cubes from between the columns, of any players, { $targets ->
    [each] each to another city of your choice.
    [new] out of one or two cities into one other city.
   *[set] and the second goes to { $city }, where the first one went.
}
web-help-perikles-choose-destination = { $targets ->
    [both] The second cube goes to the same city.
   *[one] The cube goes to another city than the one it stands in.
}
web-help-perikles-choose-plague-city = In this city every player removes half of his cubes from between the columns, rounded down. { $candidates ->
    [count] A candidate counts as one more, but stays.
   *[out] Candidates stay, and do not count.
}
web-help-perikles-choose-first = The leader of Sparta names who begins with the armies, or the start player if Sparta has no leader. Tiles with two shards are used first, clockwise from there.
web-help-perikles-retrieve = Every city with a leader that has lost counters gets one back. You choose the type; it is the weakest lost one.
web-help-perikles-send = { $by ->
    [tile] With a tile you send up to { $counters } counters of your armies, one after the other, to attack or to defend locations; afterwards a cube can pay for more.
   *[cube] The cube sends up to { $counters } counters of { $city }, one after the other, to attack or to defend locations.
} They lie face down: who does not lead the army sees army and type. { $must ->
    [yes] One of them must be sent.
   *[no] Stopping is allowed, but the tile is used.
}
web-help-perikles-choose-target = The first player on a side is its main player, who takes the tile if his side wins; what a Persian leader wins, all of them win. { $relations ->
    [pairwise] The army becomes allied with all on its side and is at war with all on the other; the owner of the location counts as defending.
   *[owner] The army is at war with the owner of the location if it attacks, and allied with the owner if it defends.
} Who does not lead the owner needs its leader’s permission to defend.
web-help-perikles-permit = If you say yes, the counter defends your location, and this holds { $scope ->
    [counter] for this counter alone. If you say no, it goes back to the hand, and this army cannot ask for this location again in this turn.
    [player] for all armies of { $asker } here until the round ends. If you say no, the counter goes back to the hand, and none of them can ask for this location again in this turn.
   *[army] for this army here until the round ends. If you say no, the counter goes back to the hand, and this army cannot ask for this location again in this turn.
}
web-help-perikles-pay-cube = { $who ->
    [leader] Once in a turn a cube from a city you lead sends up to { $counters } more counters of that city.
   *[persians] Once in a turn a cube of yours from any city sends up to { $counters } more Persian counters.
} It is paid when the first of them is placed, and costs a vote and a point.
web-help-perikles-end-army-turn = Whoever still has an unused special tile is asked here, whatever it is. Only Slave Revolt can be played now.
web-help-perikles-choose-revolt = A Spartan hoplite, drawn at random from the place you name, goes home for this round.
web-help-perikles-offer-special = Before a combat special tiles can be played, also by those who do not fight. Brasidas and Phormio double counters of Sparta or Athens; the others give a battle token to a side that has none.
web-help-perikles-choose-column = A ratio and a difference apply, and the stronger side chooses. Both sides throw two dice; who reaches his number takes a battle token, and two tokens win.
web-help-perikles-choose-loss = The losing side loses its weakest counter of this type, first from the main force. Here several are equally weak.{ $persians ->
    [yes] {" "}A Persian one goes back to its shield, and nothing is lost.
   *[no] {""}
}

## The board of Perikles

web-perikles-type = { $type ->
    [hoplite] Hoplites
   *[trireme] Triremes
}
web-perikles-counter = { $city }, { $type ->
    [hoplite] hoplite
   *[trireme] trireme
} { $strength }
web-perikles-counter-down = { $city }, { $type ->
    [hoplite] hoplite
   *[trireme] trireme
}, face down
web-perikles-nobody = nobody
web-perikles-cities = Cities
web-perikles-locations = Locations
web-perikles-relations = Relations
web-perikles-battles = Battles
web-perikles-gulf-west = Gulf of Corinth
web-perikles-gulf-east = Saronic Gulf
web-perikles-city = { $city }: leader { $leader }; candidates α { $alpha }, β { $beta }; cubes { $cubes }; a statue is worth { $value }; hoplites { $hoplites }, triremes { $triremes }.
web-perikles-show-city = All about { $city }
web-perikles-show-location = All about { $location }
web-perikles-location = Location { $number }, of { $owner }, { $points } points
web-perikles-side-attack = { $location }, attack: { $counters }
web-perikles-side-defence = { $location }, defence: { $counters }
web-perikles-main-attack = main attacker { $player }
web-perikles-main-defence = main defender { $player }
web-perikles-do-attack = attack
web-perikles-do-defence = defend
web-perikles-revolt-here = revolt here
web-perikles-ask-leader = ask { $player }
web-perikles-militia = Militia: +1 for the defence
web-perikles-rebels = Rebels: +1 for the attack
web-perikles-permitted = May defend here
web-perikles-belongs = Belongs to
web-perikles-belongs-to = belongs to { $owner }
web-perikles-led-by = led by { $player }
web-perikles-worth = Worth
web-perikles-order = Order of combats
web-perikles-about-location = The winner of the last combat wins the location: its main player takes the tile. If the attack wins, the owner suffers a defeat, and its statues are worth less.
web-perikles-about-city = Cubes between the columns are votes and points. The leader commands the army this round and becomes a statue at its end. Each defeat crosses out the best box; statues count the best that is left.
web-perikles-statue-worth = worth { $value } each after { $defeats ->
    [0] no defeat
    [one] one defeat
   *[other] { $defeats } defeats
}
web-perikles-relation = { $relation ->
    [war] war
   *[allied] allied
}
web-perikles-to-play = to play
web-perikles-in-turn = in turn
web-perikles-special-hidden = special tile, known to its holder alone
web-perikles-special-used = Used.
web-perikles-forces = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
web-perikles-points-now = VP now
web-perikles-score-parts = { $cubes } from cubes, { $tiles } from locations ({ $won }), { $statues } from statues
web-perikles-standing-note = Leaders count as the statues they become. In a tie points from locations decide, then the number of statues (in brackets).
web-perikles-instead = send { $counter } instead
web-perikles-lost = lost
web-perikles-back = home again
web-perikles-frozen = out this round
web-perikles-no-counters = no counters
web-perikles-no-army = No army to send.
web-perikles-turns = Turns left with the armies: { $two } with two shards, { $one } with one.
web-perikles-supply = { $n } cubes
web-perikles-battle = Battle for { $location }
web-perikles-minimise = Minimise
web-perikles-who-attack = { $player } attacks
web-perikles-who-defence = { $player } defends
web-perikles-won-attack = won by the attack
web-perikles-won-defence = won by the defence
web-perikles-doubled = doubled
web-perikles-needs = needs { $n }
web-perikles-hit = hit
web-perikles-miss = miss
web-perikles-tokens = battle tokens
web-perikles-tokens-attack = attack: { $n } battle tokens
web-perikles-tokens-defence = defence: { $n } battle tokens
web-perikles-strength = Column
web-perikles-attack-needs = attack needs
web-perikles-defence-needs = defence needs
web-perikles-next-throw = Next throw
web-perikles-to-the-end = To the end
web-perikles-to-the-board = To the board
web-perikles-top-down = from top to bottom
web-perikles-now = now
web-perikles-to-come = to come
web-perikles-taken-by = taken by { $player }
web-perikles-battles-again = The last battles again

## The parts of the board

web-tour-perikles-1 = This bar always says who must do what. When it is your turn it turns red, and the answer is confirmed here.
web-tour-perikles-2 = Six cities as temples. Cubes between the columns are votes and points; α and β are candidates, the leader stands in the middle. Below: what a statue is worth, defeats crossed out.
web-tour-perikles-3 = The locations of this round: attack on the left, defence on the right. The figures show which combats are fought, and in which order; the disc is what the winner scores.
web-tour-perikles-4 = What you choose from: influence tiles first, then the counters of the cities you lead, then the battles. Your special tile lies here, too; nobody else sees it.
web-tour-perikles-5 = Here you read what an answer leads to, before you confirm it.
web-tour-perikles-6 = Relations: every counter sent makes cities allied or puts them at war until the round ends, and that bars sides of locations.
web-tour-perikles-7 = The players: cities they lead, tiles they took, counters in hand and points. A click on the points shows all scores in their parts.
web-tour-perikles-8 = Everything that has happened. A click on a line shows the position after it. The game ends after { $rounds } rounds, or with the round in which Athens or Sparta comes to { $defeats } defeats.
web-window-after-tile = A special tile can be played now. It goes by in
web-window-end-turn = A special tile can be played now. It goes by in
web-window-battle = Special tiles can be played before this battle. It goes by in
web-perikles-standing = When a special tile can be played
web-perikles-standing-window = a few seconds to say “wait”
web-perikles-standing-always = always ask me
web-perikles-standing-battle = ask me before battles only
web-perikles-standing-round = let it go by this round
web-perikles-standing-never = let it go by
