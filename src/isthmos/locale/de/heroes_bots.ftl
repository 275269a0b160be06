# Was Bots sagen, wenn man sie nach dem Grund fragt, in Helden & Kolonien.

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
