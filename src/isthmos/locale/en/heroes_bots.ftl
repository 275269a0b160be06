# What bots say when they are asked why, in Heroes & Colonies.

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
