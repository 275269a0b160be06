# What bots say when they are asked why.

bot-why-random = I picked one of { $answers } answers at random.

peloponnes-why-bid = { $tile }: worth about { $worth } coins to me; the price is { $price }.
peloponnes-why-rivals = { $rivals ->
    [one] One rival
   *[other] { $rivals } rivals
} can still outbid me; { $extra ->
    [0] I offer the price of { $coins } and no more.
   *[other] with { $coins } coins I am { $extra } above the price.
}
peloponnes-why-conquest = Nobody can outbid me in the conquest row.
peloponnes-why-pass = Passing brings { $coins } coins, and no tile gains me as much. The best is { $tile }: { $gain ->
    [0] it gains me nothing beyond its price of { $price }.
   *[other] beyond its price of { $price } it gains me about { $gain }.
}
peloponnes-why-withdraw = My coins are worth more than any tile they can move to. The best is { $tile }: worth about { $worth } coins, and my bid is { $price }.
peloponnes-why-nothing-in-reach = No tile is within my reach.

peloponnes-why-pay = I pay for { $tile } at once, then no supply can take it from me.
peloponnes-why-mark = I mark { $tile } and keep my goods for now.
peloponnes-why-mark-for-now = I cannot pay for { $tile } yet, so I mark it.
peloponnes-why-forfeit = I can do nothing with { $tile } that would be worth it.
peloponnes-why-income = { $good ->
    [wood] Wood
    [stone] Stone
    [food] Food
   *[coin] A coin
} helps me most now.
peloponnes-why-extra-income = { $good ->
    [wood] Wood
    [stone] Stone
   *[food] Food
} in every round helps me most.
peloponnes-why-keep = { $kept ->
    [0] Keeping tiles would cost me more than they are worth.
    [one] I keep one tile, of { $most } that I could pay for.
   *[other] I keep { $kept } tiles, of { $most } that I could pay for.
}
peloponnes-why-feed = { $people ->
    [0] My luxury is worth more to me than the inhabitants it could feed.
    [one] One inhabitant is worth the luxury to me.
   *[other] { $people } inhabitants are worth the luxury to me.
}
peloponnes-why-redeem = { $tile } is worth its wood and stone to me.
peloponnes-why-give-up = { $tile } is not worth its wood and stone to me.
peloponnes-why-civilization = With { $civilization } I expect the most.
peloponnes-why-outlook = I expect about { $power } power points and { $population } population points at the end.

heroes-why-no-offer = No exchange of { $thing ->
    [hero] heroes
   *[colony] colonies
} is worth coins to me.
heroes-why-offer = The { $thing ->
    [hero] hero
   *[colony] colony
} of { $player } is worth more than { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to me, and should be worth less to its owner.
heroes-why-accept = { $coins ->
    [one] One coin
   *[other] { $coins } coins
} and the other { $thing ->
    [hero] hero
   *[colony] colony
} are better for me than what I have.
heroes-why-refuse = My { $thing ->
    [hero] hero
   *[colony] colony
} is worth more to me than the other one with { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
heroes-why-keep-luxury = My luxury is worth more to me than any good it would buy now.
heroes-why-exchange = { $good ->
    [wood] Wood
    [stone] Stone
    [food] Food
   *[coin] A coin
} is worth more to me than the luxury.
heroes-why-strength = With strength { $strength } I am in place { $place } of { $seats } for the next conflict{ $persians ->
    [0] .
   *[other] ; all together we have { $ours } against about { $persians } Persians.
}
heroes-why-no-strength = The goods are worth more to me than the strength of { $tile }.
heroes-why-keep-chit = { $disaster } hurts me less now than it might later.
heroes-why-return-chit = { $disaster } can wait: the later it comes, the better I am prepared.
heroes-why-keep-blank = The blank chit harms nobody.
heroes-why-return-blank = Another chit suits me better now than the blank one.
heroes-why-ward = { $disaster } would cost me more than any disaster still to come is likely to.
heroes-why-no-ward = I keep my protection: { $disaster } costs me little, and worse may come.
heroes-why-lose-tile = { $tile } is the one I can spare most easily.
heroes-why-lose-hero = My hero is the one I can spare most easily.
heroes-why-hire = { $mercenaries ->
    [0] My coins are worth more to me than mercenaries.
    [one] One mercenary is worth the coin to me: a point of population, and strength.
   *[other] { $mercenaries } mercenaries are worth their coins to me: points of population, and strength.
}
heroes-why-clovers = { $power } to power and { $population } to population gives the best result.

perikles-why-lead = My chance to lead { $city } goes from { $before } to { $after } percent, and cubes are points.
perikles-why-any-city = A cube where I choose helps me most.
perikles-why-candidate-tile = A cube in { $city } and a candidate of my choice help me most.
perikles-why-assassin-tile = A cube in { $city } and one less of a rival help me most.
perikles-why-stand = I stand in { $city }: there I have the most to gain.
perikles-why-weak-rival = { $player } is the rival in { $city } that costs me least.
perikles-why-other-candidate = { $player } as a candidate in { $city } suits me better than anybody else.
perikles-why-victim = A cube of { $player } less in { $city } helps me most.
perikles-why-victim-candidate = { $player } must not lead { $city }.
perikles-why-own-victim = I can spare a cube in { $city } most easily.
perikles-why-move-from = { $own ->
    [0] { $player } has too many cubes in { $city } for my taste.
   *[other] My cube does little in { $city }.
}
perikles-why-move-to = { $own ->
    [0] In { $city } the cube of { $player } harms me least.
   *[other] In { $city } my cube does most.
}
perikles-why-plague = In { $city } the others lose more than I do.
perikles-why-special = Now my special tile is worth most.
perikles-why-keep-special = I play no special tile now.
perikles-why-first-me = If I begin, I become main player where it matters most.
perikles-why-first = { $player } should begin.
perikles-why-retrieve = { $type ->
    [hoplite] Hoplites
   *[trireme] Triremes
} are what { $city } has too few of.
perikles-why-send = A counter of { $city } can gain most now.
perikles-why-stop = No further counter would gain me anything.
perikles-why-cube = More counters ({ $army }) are worth a cube in { $city } to me.
perikles-why-no-cube = More counters are not worth a cube to me.
perikles-why-attack = { $location } is { $points } points for me if the attack holds, and a defeat of { $city }.
perikles-why-join-attack = A defeat of { $city } at { $location } harms others more than me.
perikles-why-defend = { $location } is { $points } points for me if the defence holds, or { $cubes } cubes if nobody attacks.
perikles-why-defend-statue = A defeat at { $location } would lower my statues in { $city }; holding it can bring me { $points } points.
perikles-why-join-defence = If { $location } falls, somebody gains too much by it.
perikles-why-join-for-statue = A defeat at { $location } would lower my statues in { $city }.
perikles-why-permit-main = Better { $player } holds { $location } than { $city } suffers a defeat.
perikles-why-permit-ally = Any help at { $location } is welcome, even that of { $player }.
perikles-why-refuse-main = { $player } would gain more by defending { $location } than I would.
perikles-why-refuse-ally = I need no help of { $player } at { $location }.
perikles-why-revolt = One hoplite less at { $location } helps me most.
perikles-why-revolt-hand = Sparta shall have one hoplite less to send.
perikles-why-battle-special = At { $location } my special tile turns the odds most in my favour.
perikles-why-column = In this column my side wins the combat with { $percent } percent.
perikles-why-loss = The army of { $city } can bear the loss best.
perikles-why-spare = { $city } lose no counter.
