# What bots say when they are asked why, in Peloponnes.

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
