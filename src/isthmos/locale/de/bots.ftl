# Was Bots sagen, wenn man sie nach dem Grund fragt.

bot-why-random = Ich habe eine von { $answers } Antworten zufällig genommen.

peloponnes-why-bid = { $tile }: mir etwa { $worth } Münzen wert; der Preis ist { $price }.
peloponnes-why-rivals = { $rivals ->
    [one] Noch ein Mitspieler kann
   *[other] Noch { $rivals } Mitspieler können
} mich überbieten; { $extra ->
    [0] ich biete den Preis von { $coins } und nicht mehr.
   *[other] mit { $coins } Münzen liege ich { $extra } über dem Preis.
}
peloponnes-why-conquest = In der Eroberungsreihe kann mich niemand überbieten.
peloponnes-why-pass = Passen bringt { $coins } Münzen, und kein Plättchen bringt mir so viel. Das beste ist { $tile }: { $gain ->
    [0] Über den Preis von { $price } hinaus bringt es mir nichts.
   *[other] Über den Preis von { $price } hinaus bringt es mir etwa { $gain }.
}
peloponnes-why-withdraw = Meine Münzen sind mir mehr wert als jedes Plättchen, zu dem sie ausweichen können. Das beste ist { $tile }: etwa { $worth } Münzen wert, mein Gebot ist { $price }.
peloponnes-why-nothing-in-reach = Kein Plättchen ist für mich erreichbar.

peloponnes-why-pay = Ich bezahle { $tile } sofort, dann kann es mir keine Versorgung nehmen.
peloponnes-why-mark = Ich markiere { $tile } und behalte meine Rohstoffe vorerst.
peloponnes-why-mark-for-now = Ich kann { $tile } noch nicht bezahlen und markiere es.
peloponnes-why-forfeit = Mit { $tile } kann ich nichts anfangen, was sich lohnt.
peloponnes-why-income = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
   *[coin] Eine Münze
} hilft mir jetzt am meisten.
peloponnes-why-extra-income = { $good ->
    [wood] Holz
    [stone] Stein
   *[food] Nahrung
} in jeder Runde hilft mir am meisten.
peloponnes-why-keep = { $kept ->
    [0] Plättchen zu behalten würde mich mehr kosten, als sie wert sind.
    [one] Ich behalte ein Plättchen von { $most }, die ich bezahlen könnte.
   *[other] Ich behalte { $kept } Plättchen von { $most }, die ich bezahlen könnte.
}
peloponnes-why-feed = { $people ->
    [0] Mein Luxus ist mir mehr wert als die Bewohner, die er versorgen könnte.
    [one] Ein Bewohner ist mir den Luxus wert.
   *[other] { $people } Bewohner sind mir den Luxus wert.
}
peloponnes-why-redeem = { $tile } ist mir Holz und Stein wert.
peloponnes-why-give-up = { $tile } ist mir Holz und Stein nicht wert.
peloponnes-why-civilization = Mit { $civilization } erwarte ich am meisten.
peloponnes-why-outlook = Am Ende erwarte ich etwa { $power } Machtpunkte und { $population } Bevölkerungspunkte.

heroes-why-no-offer = Kein Tausch von { $thing ->
    [hero] Helden
   *[colony] Kolonien
} ist mir Münzen wert.
heroes-why-offer = { $thing ->
    [hero] Der Held
   *[colony] Die Kolonie
} von { $player } ist mir mehr wert als { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und dürfte dort weniger wert sein.
heroes-why-accept = { $coins ->
    [one] Eine Münze
   *[other] { $coins } Münzen
} und { $thing ->
    [hero] der andere Held
   *[colony] die andere Kolonie
} sind besser für mich als das, was ich habe.
heroes-why-refuse = { $thing ->
    [hero] Mein Held
   *[colony] Meine Kolonie
} ist mir mehr wert als { $thing ->
    [hero] der andere
   *[colony] die andere
} mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
}.
heroes-why-keep-luxury = Mein Luxus ist mir mehr wert als alles, was ich jetzt dafür bekäme.
heroes-why-exchange = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
   *[coin] Eine Münze
} ist mir mehr wert als der Luxus.
heroes-why-strength = Mit Stärke { $strength } bin ich im nächsten Konflikt auf Platz { $place } von { $seats }{ $persians ->
    [0] .
   *[other] ; alle zusammen haben wir { $ours } gegen etwa { $persians } Perser.
}
heroes-why-no-strength = Die Waren sind mir mehr wert als die Stärke von { $tile }.
heroes-why-keep-chit = { $disaster } schadet mir jetzt weniger als vielleicht später.
heroes-why-return-chit = { $disaster } kann warten: Je später es dazu kommt, desto besser bin ich vorbereitet.
heroes-why-keep-blank = Der leere Chip schadet niemandem.
heroes-why-return-blank = Ein anderer Chip ist mir jetzt lieber als der leere.
heroes-why-ward = { $disaster } würde mich mehr kosten als wohl jede Katastrophe, die noch kommt.
heroes-why-no-ward = Ich spare mir meinen Schutz: { $disaster } kostet mich wenig, und es kann Schlimmeres kommen.
heroes-why-lose-tile = { $tile } kann ich am leichtesten entbehren.
heroes-why-lose-hero = Meinen Helden kann ich am leichtesten entbehren.
heroes-why-hire = { $mercenaries ->
    [0] Meine Münzen sind mir mehr wert als Söldner.
    [one] Ein Söldner ist mir die Münze wert: ein Bevölkerungspunkt, und Stärke.
   *[other] { $mercenaries } Söldner sind mir die Münzen wert: Bevölkerungspunkte, und Stärke.
}
heroes-why-clovers = { $power } zur Macht und { $population } zur Bevölkerung ergibt das Beste.

perikles-why-lead = Meine Aussicht, { $city } zu führen, steigt von { $before } auf { $after } Prozent, und Marker sind Punkte.
perikles-why-any-city = Ein Marker, wo ich will, hilft mir am meisten.
perikles-why-candidate-tile = Ein Marker in { $city } und ein Kandidat meiner Wahl helfen mir am meisten.
perikles-why-assassin-tile = Ein Marker in { $city } und einer weniger bei einem Gegner helfen mir am meisten.
perikles-why-stand = Ich kandidiere in { $city }: Dort habe ich am meisten zu gewinnen.
perikles-why-weak-rival = { $player } ist der Gegner in { $city }, der mich am wenigsten kostet.
perikles-why-other-candidate = { $player } als Kandidat in { $city } ist mir lieber als alle anderen.
perikles-why-victim = Ein Marker von { $player } weniger in { $city } hilft mir am meisten.
perikles-why-victim-candidate = { $player } darf { $city } nicht führen.
perikles-why-own-victim = In { $city } kann ich einen Marker am leichtesten entbehren.
perikles-why-move-from = { $own ->
    [0] { $player } hat mir in { $city } zu viele Marker.
   *[other] In { $city } nützt mir mein Marker wenig.
}
perikles-why-move-to = { $own ->
    [0] In { $city } schadet mir der Marker von { $player } am wenigsten.
   *[other] In { $city } nützt mir mein Marker am meisten.
}
perikles-why-plague = In { $city } verlieren die anderen mehr als ich.
perikles-why-special = Jetzt ist mein Sonderplättchen am meisten wert.
perikles-why-keep-special = Ich spiele jetzt kein Sonderplättchen.
perikles-why-first-me = Wenn ich beginne, werde ich dort Hauptspieler, wo es am meisten zählt.
perikles-why-first = { $player } soll beginnen.
perikles-why-retrieve = { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} fehlen in { $city } am meisten.
perikles-why-send = Ein Counter ({ $city }) kann jetzt am meisten gewinnen.
perikles-why-stop = Kein weiterer Counter brächte mir etwas.
perikles-why-cube = Weitere Counter ({ $army }) sind mir einen Marker in { $city } wert.
perikles-why-no-cube = Weitere Counter sind mir keinen Marker wert.
perikles-why-attack = { $location } bringt mir { $points } Punkte, wenn der Angriff gelingt, und { $city } eine Niederlage.
perikles-why-join-attack = Eine Niederlage für { $city } bei { $location } schadet anderen mehr als mir.
perikles-why-defend = { $location } bringt mir { $points } Punkte, wenn die Verteidigung hält, oder { $cubes } Marker, wenn niemand angreift.
perikles-why-defend-statue = Eine Niederlage bei { $location } würde meine Statuen in { $city } entwerten; die Verteidigung kann mir { $points } Punkte bringen.
perikles-why-join-defence = Wenn { $location } fällt, gewinnt jemand zu viel dabei.
perikles-why-join-for-statue = Eine Niederlage bei { $location } würde meine Statuen in { $city } entwerten.
perikles-why-permit-main = Besser, { $player } hält { $location }, als dass { $city } eine Niederlage erleidet.
perikles-why-permit-ally = Jede Hilfe bei { $location } ist willkommen, auch die von { $player }.
perikles-why-refuse-main = { $player } hätte von der Verteidigung von { $location } mehr als ich.
perikles-why-refuse-ally = Ich brauche keine Hilfe von { $player } bei { $location }.
perikles-why-revolt = Ein Hoplit weniger bei { $location } hilft mir am meisten.
perikles-why-revolt-hand = Sparta soll einen Hopliten weniger schicken können.
perikles-why-battle-special = Bei { $location } hilft mir mein Sonderplättchen am meisten.
perikles-why-column = In dieser Spalte gewinnt meine Seite den Kampf mit { $percent } Prozent.
perikles-why-loss = Die Armee von { $city } kann den Verlust am besten tragen.
perikles-why-spare = { $city } verlieren keinen Counter.
