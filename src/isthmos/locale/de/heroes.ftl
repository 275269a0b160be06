# Helden & Kolonien: was über Peloponnes hinaus gefragt, geantwortet und erzählt wird.

heroes-nothing = nichts
heroes-amount-strength = { $n } Stärke
heroes-unconfirmed = ≈ Wert von keinem gedruckten Exemplar bestätigt
heroes-unconfirmed-mark = ≈
heroes-confirmed-mark = {""}
heroes-chit = { $name } { $value }{ $mark }

## Fähigkeiten der Helden

heroes-power-achilles = +{ $n } Stärke, sooft mit einem Plättchen Stärke gekauft wird
heroes-power-andromeda = +{ $n } Münzen mit jedem neuen Plättchen, das sofort Münzen bringt
heroes-power-ariadne = darf den gerade aufgedeckten Chip zurücklegen, { $n ->
    [one] einmal
   *[other] { $n }-mal
} in jeder Runde
heroes-power-daedalus = spart bei jedem Gebäude bis zu { $n } Holz oder bis zu { $n } Stein
heroes-power-hector = verliert { $n } Stärke, wo andere sie halbieren
heroes-power-helen = +{ $n ->
    [one] { $n } Bewohner
   *[other] { $n } Bewohner
} mit jeder neuen Landschaft
heroes-power-odysseus = wehrt im Spiel { $n ->
    [one] eine Katastrophe
   *[other] { $n } Katastrophen
} oder einen verlorenen Perserangriff ab, für 1 Münze
heroes-power-penelope = spart { $n } Nahrung bei jeder Versorgung
heroes-power-sisyphus = jedes Gebot zählt { $n } mehr, nicht für die Spielreihenfolge
heroes-power-tantalus = darf nach jedem Konflikt Söldner anwerben

## Kolonien

heroes-card-first = immer Erster
heroes-card-last = immer Letzter
heroes-card-decline = Verfall nimmt allen Luxus
heroes-card-drought = Dürre nimmt { $share ->
    [1] alle Nahrung
    [2] die halbe Nahrung
   *[other] den { $share }. Teil der Nahrung
}
heroes-card-earthquake = ein Erdbeben kostet { $kind ->
    [missing] für alle Gebäude { $price } Holz und { $price } Stein, und was fehlt, je ein Gebäude
   *[building] je Gebäude { $price } Holz und { $price } Stein
}
heroes-card-tempest = ein Unwetter kostet je Landschaft { $price } Nahrung und { $price } { $price ->
    [one] Münze
   *[other] Münzen
}
heroes-card-marking = Markieren kostet { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
heroes-card-any-land = jede Landschaft passt
heroes-card-feeding = 1 Nahrung versorgt { $people } Bewohner

heroes-card-points = rote Seite: { $points }{ $mark } Machtpunkte
heroes-card-start = beginnt mit { $goods }{ $mark }
heroes-card-orange = die orange Seite kostet { $goods }{ $mark } in jeder Runde
heroes-card-brings = die { $side ->
    [red] rote
   *[orange] orange
} Seite bringt { $goods } in jeder Runde
heroes-each-round = jede Runde: { $goods }
heroes-card-stores = Lager { $goods }{ $mark }
heroes-card-income = Einkommen nach Bewohnern{ $mark }: { $rows }
heroes-card-income-row = ab { $people }: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}{ $luxury ->
    [0] {""}
   *[other] {" "}+ { $luxury } Luxus
}
heroes-card-scoring = { $people } Punkte je Bewohner, { $coins } Münzen je Punkt, { $luxury } Luxus für jede fehlende Einheit

## Fragen

heroes-ask-offer = { $player } ({ $who }): Du hast { $mine } und { $coins } Münzen. Bietest du Münzen für { $thing ->
    [colony] eine andere Kolonie
   *[hero] einen anderen Helden
}, oder passt du?
heroes-ask-answer = { $player } ({ $who }): { $giver } bietet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $theirs } für { $mine }. Nimmst du an?
heroes-ask-arm = { $player } ({ $who }): Für { $tile } noch { $goods } zahlen und { $gain } Stärke gewinnen?
heroes-ask-return = { $player } ({ $who }): Aufgedeckt ist { $chit }. Den Chip zurücklegen?
heroes-ask-ward = { $player } ({ $who }): { $disaster }! Eine Münze legen und es von dir abwehren?
heroes-ask-give = { $player } ({ $who }): Die Perser nehmen dein Plättchen mit den meisten Machtpunkten. Welches?
heroes-ask-hire = { $player } ({ $who }): Deine Stärke ist { $strength }. Wie viele Söldner wirbst du an, höchstens { $most }?
heroes-ask-exchange = { $player } ({ $who }): Luxus tauschen (noch { $luxury }, je { $rate } für eine Einheit) oder fertig?
heroes-ask-clovers = { $player } ({ $who }): Macht { $power }, Bevölkerung { $population }. Wie viele deiner { $clovers } Kleeblätter zählen als Macht, je { $points } Punkte?

## Antworten

heroes-do-no-offer = passe (kein Angebot)
heroes-do-offer = angebot { $thing ->
    [colony] kolonie
   *[hero] held
} { $who } { $low } ({ $theirs })
heroes-do-offer-range = angebot { $thing ->
    [colony] kolonie
   *[hero] held
} { $who } { $low }–{ $high } ({ $theirs })
heroes-do-accept = annehmen
heroes-do-refuse = ablehnen
heroes-do-arm = rüste ({ $goods })
heroes-do-leave = lasse es
heroes-do-keep-chit = Chip behalten
heroes-do-put-back = zurücklegen
heroes-do-ward = abwehren (1 Münze)
heroes-do-suffer = erleide
heroes-do-give = gib { $tile }
heroes-do-give-hero = gib held ({ $hero })
heroes-do-hire = heuere { $n }
heroes-do-exchange = tausche { $goods }
heroes-do-done = fertig
heroes-do-power = macht { $power } (Bevölkerung { $population })
heroes-do-colony = Kolonie { $colony } für { $player }
heroes-do-hero = Held { $hero } für { $player }
heroes-do-copy = ein zweites Mal { $tile }
heroes-do-chit = Chip { $chit }

## Wozu eine Antwort führt

heroes-then-could-arm = dann +{ $gain } Stärke für noch { $goods }
heroes-then-strength = Stärke { $old } → { $new }
heroes-then-persians = zusammen { $ours } gegen bisher { $theirs }{ $mark } Perser
heroes-then-rank = Rang { $rank } von { $players } in einem Konflikt
heroes-then-back = er kommt am Ende wieder
heroes-then-blank = nichts geschieht
heroes-then-strikes = { $disaster } schlägt zu
heroes-then-lies = { $disaster } liegt dann { $count ->
    [one] einmal
   *[other] { $count }-mal
} da
heroes-then-choose-loss = dann wählst du, was du behältst
heroes-then-turned = der Held zeigt die orange Seite (−{ $points } Machtpunkte)
heroes-then-safe = diesmal bist du sicher
heroes-then-hero-gone = verliert den Helden und seine Fähigkeit (−{ $points } Machtpunkte)
heroes-then-values = Macht { $power }, Bevölkerung { $population }: Punktwert { $score }

## Was geschehen ist

heroes-told-colony = { $player } siedelt in { $colony }.
heroes-told-hero = { $player } folgt { $hero }: { $power }.
heroes-told-copies = Zweite Exemplare füllen die Stapel: { $tiles }.
heroes-told-offer = { $who } bietet { $to } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für den Tausch der { $thing ->
    [colony] Kolonien.
   *[hero] Helden.
}
heroes-told-accepted = { $who } nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an und tauscht mit { $giver } die { $thing ->
    [colony] Kolonien.
   *[hero] Helden.
}
heroes-told-refused = { $who } lehnt das Angebot von { $giver } ab.
heroes-told-armed = { $who } zahlt noch { $goods } für { $tile } und gewinnt { $gain } Stärke.
heroes-told-hired = { $who } wirbt { $n ->
    [one] 1 Söldner an.
   *[other] { $n } Söldner an.
}
heroes-told-warded = { $who } legt eine Münze und wehrt ab: { $disaster }.
heroes-told-strength = { $who } beginnt mit { $n } Stärke.
heroes-told-weaker = { $who } verliert { $n } Stärke.
heroes-told-chit = Chip: { $chit }, Nummer { $count }.
heroes-told-repeated = Chip: { $chit }, wie eben; er wird zurückgelegt.
heroes-told-put-back = { $who } legt einen Chip zurück: { $chit }.
heroes-told-came-again = Kein anderer Chip ist übrig: { $chit } kommt wieder und gilt, was immer vorher kam.
heroes-told-attack = Perserangriff { $attack }: { $persians } Perser gegen { $ours } Stärke.
heroes-told-repelled = Der Angriff ist abgewehrt! Alle halbieren ihre Stärke; dann können Söldner angeworben werden.
heroes-told-attack-lost = Der Angriff ist verloren: { $attack ->
    [1] Alle Helden zeigen die orange Seite.
   *[other] Alle verlieren das Plättchen mit den meisten Machtpunkten.
}
heroes-told-turned = { $hero } ({ $who }) zeigt die orange Seite.
heroes-told-hero-gone = { $who } verliert { $hero } mit Punkten und Fähigkeit.
heroes-told-conflict = Interner Konflikt: { $who } nimmt { $people ->
    [0] ein Kleeblatt
   *[other] einen Bewohner und ein Kleeblatt
} von { $loser }.
heroes-told-clovers = { $who } zählt { $power } Kleeblätter als Macht und { $population } als Bevölkerung.

## Wie Antworten aussehen

heroes-form-offer = „angebot NAME MÜNZEN“, z. B. angebot sparta 3, oder „passe“
heroes-form-answer = „annehmen“ oder „ablehnen“
heroes-form-arm = „rüste“ oder „lasse“
heroes-form-return = „zurücklegen“ oder „chip behalten“
heroes-form-ward = „abwehren“ oder „erleide“
heroes-form-give = „gib PLÄTTCHEN“
heroes-form-hire = „heuere ZAHL“
heroes-form-exchange = „tausche holz“, „stein“, „nahrung“ oder „münze“, oder „fertig“
heroes-form-clovers = „macht ZAHL“

## Ablehnungen

heroes-refused = „{ $text }“ beantwortet diese Frage nicht. Möglich: { $form }.
heroes-refused-hire = Du kannst höchstens { $most } anwerben: { $coins } Münzen, Stärke { $strength }.
heroes-refused-offer = Ein Angebot muss { $same ->
    [yes] { $low }
   *[no] { $low } bis { $high }
} { $high ->
    [one] Münze
   *[other] Münzen
} sein.
heroes-refused-give = Nur Plättchen mit den meisten Machtpunkten können gehen: { $tiles }.
heroes-refused-clovers = Du hast { $clovers } Kleeblätter zu verteilen.
heroes-refused-exchange = Dieses Lager ist voll, oder es bleibt zu wenig Luxus.

## Hilfe zu jeder Frage

heroes-help-offer = Du darfst einem Mitspieler Münzen für den Tausch der { $thing ->
    [colony] Kolonien
   *[hero] Helden
} bieten: „angebot sparta 3“. Der andere nimmt an oder lehnt ab; ein zweites Angebot gibt es nicht. Oder passe.
heroes-help-answer = Nimmst du an, erhältst du die Münzen, und beides wird getauscht. Lehnst du ab, geschieht nichts.
heroes-help-arm = Stärke wehrt gemeinsam die Perser ab und gewinnt Konflikte gegeneinander. Ein Gebäude kostet { $wood } Holz und { $stone } Stein mehr, eine Landschaft { $food } Nahrung; du gewinnst die Machtpunkte als Stärke, bis { $most } erreicht sind. { $luxury ->
    [yes] Je { $rate } Luxus ersetzen eine fehlende Einheit.
   *[no] Nichts ersetzt, was fehlt.
} Einmal je Plättchen oder gar nicht.
heroes-help-return = { $times ->
    [one] Einmal
   *[other] { $times } Mal
} in jeder Runde darfst du den gerade aufgedeckten Chip unter die anderen legen. Er kommt am Ende wieder, und der nächste Chip wird aufgedeckt.
heroes-help-ward = { $times ->
    [one] Noch einmal
   *[other] Noch { $times } Mal
} im Spiel darfst du eine eigene Münze legen und allein davor sicher sein. Du verlierst nichts.
heroes-help-give = Der zweite Angriff ist verloren: Von deinen Plättchen mit den meisten Machtpunkten verlässt eins das Spiel. Was es einmalig brachte, bleibt.
heroes-help-hire = Jede Münze wird zu einem Söldner: jetzt 1 Stärke, am Ende 1 Bevölkerungspunkt. { $luxury ->
    [yes] Wo Münzen fehlen, ersetzen { $rate } Luxus eine.
   *[no] {""}
} { $counted ->
    [all] Alle deine Söldner zusammen sind nicht mehr als deine Stärke in diesem Augenblick.
   *[new] Nicht mehr als deine Stärke in diesem Augenblick.
} Söldner bleiben immer, brauchen keine Nahrung, und ihre Münzen sind weg.
heroes-help-exchange = An diesem Tisch darf Naukratis Luxus ohne Not tauschen: „tausche holz“, eins nach dem anderen, dann „fertig“.
heroes-help-clovers = Jedes Kleeblatt ist { $points } Macht oder { $points } Bevölkerung wert. „macht 2“ zählt zwei als Macht und die anderen als Bevölkerung. Der niedrigere Wert ist dein Punktwert.

## Tischoptionen

heroes-option-heroes = Helden, Stärke, Perser, Konflikt und Kleeblätter
heroes-option-heroes-true = sind im Spiel
heroes-option-heroes-false = sind nicht im Spiel: nur Kolonien
heroes-option-colonies = Kolonien und Sikyon
heroes-option-colonies-true = sind im Spiel
heroes-option-colonies-false = nur Helden, Tableaus des Grundspiels
heroes-option-negotiation = Helden und Kolonien vor dem Spiel
heroes-option-negotiation-false = bleiben, wie sie verteilt sind
heroes-option-negotiation-true = sind gegen Münzen tauschbar
heroes-option-double_chit_scope = Dieselbe Katastrophe zweimal nacheinander geht zurück
heroes-option-double_chit_scope-round = innerhalb einer Runde
heroes-option-double_chit_scope-game = auch über das Rundenende
heroes-option-double_chit_after_return = Ein zurückgelegter Chip zwischen zwei gleichen
heroes-option-double_chit_after_return-skip = zählt nicht: der zweite geht zurück
heroes-option-double_chit_after_return-literal = zählt: der zweite bleibt
heroes-option-sisyphus_bonus_counts_for_minimum = Mindestgebot und Eroberungspreis für Sisyphos
heroes-option-sisyphus_bonus_counts_for_minimum-true = sein +1 hilft dabei
heroes-option-sisyphus_bonus_counts_for_minimum-false = sein +1 hilft nicht
heroes-option-min_coins_in_bid = Ein Gebot von Sisyphos
heroes-option-min_coins_in_bid-1 = enthält mindestens eine echte Münze
heroes-option-daedalus_saving_covers_strength_extra = Wobei Daidalos spart
heroes-option-daedalus_saving_covers_strength_extra-true = auch beim Preis der Stärke
heroes-option-daedalus_saving_covers_strength_extra-false = nur bei den gedruckten Kosten
heroes-option-daedalus_saving_on_redemption = Wann Daidalos spart
heroes-option-daedalus_saving_on_redemption-true = auch beim Auslösen
heroes-option-daedalus_saving_on_redemption-false = nur beim Nehmen
heroes-option-luxury_may_pay_strength = Rohstoffe, die für Stärke fehlen
heroes-option-luxury_may_pay_strength-true = Luxus ersetzt sie
heroes-option-luxury_may_pay_strength-false = Luxus ersetzt sie nicht
heroes-option-luxury_may_pay_mercenaries = Söldner kosten
heroes-option-luxury_may_pay_mercenaries-false = Münzen
heroes-option-luxury_may_pay_mercenaries-true = Münzen; Luxus darf sie ersetzen
heroes-option-mercenary_cap = Die Stärke begrenzt die Münzen
heroes-option-mercenary_cap-new_coins = jedes Anwerbens
heroes-option-mercenary_cap-all_coins = aller Söldner zusammen
heroes-option-apollonia_earthquake = Apollonia zahlt bei einem Erdbeben
heroes-option-apollonia_earthquake-per_building = für jedes behaltene Gebäude
heroes-option-apollonia_earthquake-per_missing = für alle; was fehlt, kostet eines
heroes-option-naukratis_free_exchange = Naukratis tauscht Luxus
heroes-option-naukratis_free_exchange-false = wo etwas fehlt
heroes-option-naukratis_free_exchange-true = vor eigener Zahlung und der Wertung
heroes-option-persian2_includes_hero_tile = Was der zweite Perserangriff nimmt
heroes-option-persian2_includes_hero_tile-false = nur Landschaften und Gebäude
heroes-option-persian2_includes_hero_tile-true = ein roter Held zählt als Plättchen
heroes-option-marked_coins_return_on_removal = Münzen auf einem Gebäude, das die Perser nehmen
heroes-option-marked_coins_return_on_removal-true = kommen zurück
heroes-option-marked_coins_return_on_removal-false = sind verloren
heroes-option-conflict_pairing = Im Konflikt mit zwei Siegern nimmt der Stärkste
heroes-option-conflict_pairing-extremes = vom Schwächsten
heroes-option-conflict_pairing-reverse = vom Vorletzten
heroes-option-conflict_tie_low = Unter gleich Schwachen
heroes-option-conflict_tie_low-later_is_weaker = zahlt der spätere
heroes-option-conflict_tie_low-earlier_is_weaker = zahlt der frühere
heroes-option-odysseus_may_skip_halving = Das Halbieren nach einem abgewehrten Angriff
heroes-option-odysseus_may_skip_halving-false = Odysseus wehrt nur Verluste ab
heroes-option-odysseus_may_skip_halving-true = Odysseus wehrt es auch ab
heroes-option-clover_distribution = Kleeblätter
heroes-option-clover_distribution-auto_optimal = werden bestmöglich verteilt
heroes-option-clover_distribution-player_choice = verteilt jeder selbst
heroes-option-negotiation_min_offer = Ein Angebot in der Verhandlungsrunde
heroes-option-negotiation_min_offer-1 = enthält mindestens eine Münze
heroes-option-negotiation_min_offer-0 = darf umsonst sein
heroes-option-tile_fill_7_8 = Plättchen für sieben und acht Spieler
heroes-option-tile_fill_7_8-duplicate = zweite Exemplare füllen die Stapel
heroes-option-tile_fill_7_8-scarce = sechs Plättchen in jeder Runde

## Der Bildschirm

heroes-screen-hero = Held
heroes-screen-colony = Kolonie
heroes-screen-strength = Stärke
heroes-screen-mercenaries = Söld.
heroes-screen-clovers = Klee
heroes-screen-power = Fähigkeit des Helden · Kolonie
heroes-letter-strength = Stk
heroes-letter-mercenaries = Sö
heroes-letter-clovers = ♣
heroes-screen-persians = zusammen { $ours } gegen bisher { $theirs }{ $mark } Perser, { $chits ->
    [one] 1 Chip
   *[other] { $chits } Chips
} vor dem Angriff
heroes-screen-no-persians = zusammen { $ours }; kein Angriff kommt mehr
heroes-screen-put-back = Zurückgelegt, kommen am Ende wieder:
heroes-screen-house-rules = Hausregeln, gegen das Regelheft: { $rules }
heroes-screen-corrected = Vom Besitzer der Schachtel berichtigt: { $rows }
heroes-legend =
    ★4 Machtpunkte der roten Seite des Helden · ○ orange Seite, keine Punkte · Stk Stärke · Sö Söldner · ♣ Kleeblätter
    Stärke α 7 › β 5: der Stärkste zuerst, wie ein Konflikt es sieht · 14:12 wir gegen die Perser bisher
    ≈ Wert von keinem gedruckten Exemplar bestätigt; hinter einer Kolonie: ihre Lager und ihre Einkommenstabelle
