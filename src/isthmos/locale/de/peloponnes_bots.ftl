# Was Bots sagen, wenn man sie nach dem Grund fragt, in Peloponnes.

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
