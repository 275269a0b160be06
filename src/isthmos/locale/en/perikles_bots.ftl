# What bots say when they are asked why, in Perikles.

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
