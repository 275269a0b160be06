# Peloponnes: was gefragt, geantwortet und erzählt wird.

peloponnes-thing = { $name }
peloponnes-amount-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
peloponnes-amount-wood = { $n } Holz
peloponnes-amount-stone = { $n } Stein
peloponnes-amount-food = { $n } Nahrung
peloponnes-amount-luxury = { $n } Luxus
peloponnes-amount-people = { $n } Bewohner

## Fragen

peloponnes-over = Das Spiel ist zu Ende.
peloponnes-ask-chance = Es wird gezogen.
peloponnes-ask-civilization = { $player }: Wähle deine Zivilisation.
peloponnes-ask-extra-income = { $player } ({ $who }): Wähle { $left ->
    [one] ein zusätzliches Einkommen
   *[other] { $left } zusätzliche Einkommen, eins nach dem anderen
} für jede Runde dieses Levels.
peloponnes-ask-bid = { $player } ({ $who }): { $alone ->
    [yes] Kaufe ein Plättchen oder passe.
   *[no] Gib ein Gebot auf ein Plättchen ab oder passe.
}
peloponnes-ask-move = { $player } ({ $who }): Dein Gebot von { $coins } auf { $tile } wurde verdrängt. Weiche aus oder nimm es zurück.
peloponnes-ask-take = { $player } ({ $who }): { $tile } gehört dir und kostet { $goods }. Jetzt zahlen oder mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} markieren?
peloponnes-ask-income = { $player } ({ $who }): Wähle einen Rohstoff oder eine Münze als Einkommen{ $left ->
    [one] .
   *[other] {" "}(noch { $left } Mal).
}
peloponnes-ask-keep = { $player } ({ $who }): { $disaster }! Welche { $kind ->
    [land] Landschaften behältst du, für je { $price } Nahrung und { $price ->
        [one] 1 Münze?
       *[other] { $price } Münzen?
    }
    [missing] Gebäude behältst du? Für alle sind je { $price } Holz und { $price } Stein fällig; was fehlt, kostet eines.
   *[building] Gebäude behältst du, für je { $price } Holz und { $price } Stein?
}
peloponnes-ask-feed = { $player } ({ $who }): Es fehlen { $short } Nahrung. Wie viele versorgst du mit je { $rate } Luxus?
peloponnes-ask-redeem = { $player } ({ $who }): Welches Gebäude mit Münze löst du als nächstes aus oder gibst du auf?

## Antworten

peloponnes-do-bid = biete { $tile } { $coins }
peloponnes-do-bid-range = biete { $tile } { $low }–{ $high }
peloponnes-do-buy = kaufe { $tile } { $coins }
peloponnes-do-pass = passe (+{ $coins } Münzen)
peloponnes-do-move = ausweichen { $tile } { $coins }
peloponnes-do-withdraw = zurücknehmen (+{ $coins } Münze)
peloponnes-do-pay = zahle { $goods }
peloponnes-do-pay-saving-wood = zahle und spare Holz: { $goods }
peloponnes-do-pay-saving-stone = zahle und spare Stein: { $goods }
peloponnes-do-mark = markiere mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
}
peloponnes-do-forfeit = verzichte auf { $tile }
peloponnes-do-take = nimm { $goods }
peloponnes-do-extra = zusatz { $goods } in jeder Runde
peloponnes-do-keep = behalte { $tiles }
peloponnes-do-keep-none = behalte nichts
peloponnes-do-feed = versorge { $people }
peloponnes-do-redeem = auslösen { $tile } ({ $goods })
peloponnes-do-redeem-saving-wood = auslösen { $tile } und Holz sparen ({ $goods })
peloponnes-do-redeem-saving-stone = auslösen { $tile } und Stein sparen ({ $goods })
peloponnes-do-give-up = aufgeben { $tile }
peloponnes-do-choose = wähle { $civilization }
peloponnes-do-reveal = decke { $tile } auf
peloponnes-do-chit = Chip { $disaster }
peloponnes-do-deal = { $civilization } für { $player }

## Wozu eine Antwort führt

peloponnes-then = dann { $goods }
peloponnes-then-coins = es bleiben { $same ->
    [yes] { $most } { $most ->
        [one] Münze
       *[other] Münzen
    }
   *[no] { $most }–{ $least } Münzen
}
peloponnes-then-luxury = { $luxury } Luxus werden zu Münzen
peloponnes-then-luxury-up-to = bis zu { $luxury } Luxus werden zu Münzen
peloponnes-then-displaces = verdrängt { $who }
peloponnes-then-too-few-people = VERLOREN: braucht { $people } Bewohner
peloponnes-then-does-not-fit = VERLOREN: passt nicht neben { $land }
peloponnes-then-not-payable = VERLOREN: kostet { $goods }, und zum Markieren bleiben zu wenig Münzen
peloponnes-then-only-marked = kostet { $goods }: nur zu markieren
peloponnes-then-payable = kostet { $goods }: im Lager
peloponnes-then-payable-saving = kostet { $goods }: mit deiner Ersparnis bezahlbar
peloponnes-then-payable-with-luxury = kostet { $goods }: mit { $luxury } Luxus oder markiert
peloponnes-then-short = { $food } Nahrung zu wenig bei der nächsten Versorgung
peloponnes-then-score = Punktwert { $old } → { $new }
peloponnes-then-projected = Punktwert { $old } → { $same ->
    [yes] { $most }
   *[no] { $least } bis { $most }
} mit dem Einkommen dieser Runde
peloponnes-then-lost = verliert { $tiles } (−{ $points } Machtpunkte)
peloponnes-then-owed = { $goods } bei der nächsten Versorgung fällig
peloponnes-then-starve = { $people ->
    [one] 1 Bewohner verhungert
   *[other] { $people } Bewohner verhungern
}
peloponnes-then-out-of-reach = dann reicht es nicht mehr für { $tiles }
peloponnes-then-start = beginnt mit { $goods }
peloponnes-then-every-round = in jeder Runde { $goods }

## Was geschehen ist

peloponnes-told-round = Runde { $round }
peloponnes-told-civilization = { $player }: { $civilization }
peloponnes-told-revealed = Im Angebot: { $tiles }.
peloponnes-told-revealed-conquest = In der Eroberungsreihe: { $tiles }.
peloponnes-told-passed = { $who } passt und nimmt { $coins } Münzen.
peloponnes-told-bid = { $who } bietet { $coins } auf { $tile }{ $made ->
    [0] .
   *[other] , davon { $made } aus Luxus.
}
peloponnes-told-bought = { $who } kauft { $tile } für { $coins }{ $made ->
    [0] .
   *[other] , davon { $made } aus Luxus.
}
peloponnes-told-displaced = { $who } wird mit einem Gebot von { $coins } von { $tile } verdrängt.
peloponnes-told-moved = { $who } weicht mit dem Gebot von { $coins } auf { $tile } aus.
peloponnes-told-withdrew = { $who } nimmt das Gebot zurück und erhält { $coins } Münzen.
peloponnes-told-unsold = In die Schachtel: { $tiles }.
peloponnes-told-order = Neue Spielreihenfolge: { $poleis }.
peloponnes-told-receives = { $who } erhält { $goods }.
peloponnes-told-loses = { $who } verliert { $goods }.
peloponnes-told-overflows = { $goods } davon passen bei { $who } nicht ins Lager und werden zu Luxus.
peloponnes-told-nothing-to-lose = { $who } hat nichts zu verlieren.
peloponnes-told-pays = { $who } zahlt { $goods }.
peloponnes-told-feeds = { $who } versorgt die Bewohner mit { $goods }.
peloponnes-told-built = { $who } zahlt { $goods } und besitzt { $tile }.
peloponnes-told-marked = { $who } markiert { $tile } mit { $goods }.
peloponnes-told-exchanged = { $who } gibt { $luxury } Luxus für { $goods } davon.
peloponnes-told-placed = { $who } legt { $tile } an.
peloponnes-told-does-not-fit = { $who } kann { $tiles } nicht anlegen: verloren.
peloponnes-told-too-few-people = { $who } hat zu wenige Bewohner für { $tiles }: verloren.
peloponnes-told-not-paid = { $who } verzichtet auf { $tiles }.
peloponnes-told-demolished = { $who } verliert { $tiles }.
peloponnes-told-redeemed = { $who } zahlt { $goods } und löst { $tile } aus; was darauf lag, kehrt zurück.
peloponnes-told-gave-up = { $who } gibt { $tile } auf; was darauf lag, kehrt zurück.
peloponnes-told-chit = Chip: { $disaster }, Nummer { $count }.
peloponnes-told-blank-chit = Chip ohne Aufdruck.
peloponnes-told-struck = { $disaster }!
peloponnes-told-safe = { $who } ist geschützt ({ $disaster }).
peloponnes-told-supply = Versorgung: Die Bewohner essen, dann werden Gebäude mit Münze ausgelöst.
peloponnes-told-starved = { $people } Bewohner von { $who } { $people ->
    [one] verhungert.
   *[other] verhungern.
}
peloponnes-told-extra-income = { $who } nimmt { $goods } mehr in jeder Runde.

## Wie Antworten aussehen

peloponnes-form-civilization = „wähle NAME“, z. B. wähle sparta
peloponnes-form-extra-income = „zusatz holz“, „zusatz stein“ oder „zusatz nahrung“
peloponnes-form-bid = „biete PLÄTTCHEN MÜNZEN“, z. B. biete agora 7, oder „passe“
peloponnes-form-move = „ausweichen PLÄTTCHEN“, z. B. ausweichen agora, oder „zurücknehmen“
peloponnes-form-take = „zahle“, „markiere“ oder, wo es erlaubt ist, „verzichte“
peloponnes-form-income = „nimm holz“, „nimm stein“, „nimm nahrung“ oder „nimm münze“
peloponnes-form-keep = „behalte PLÄTTCHEN PLÄTTCHEN …“, „behalte alles“ oder „behalte nichts“
peloponnes-form-feed = „versorge ANZAHL“
peloponnes-form-redeem = „auslösen PLÄTTCHEN“ oder „aufgeben PLÄTTCHEN“

## Ablehnungen

peloponnes-refused-unknown = „{ $word }“ kenne ich hier nicht. Möglich: { $form }.
peloponnes-refused-ambiguous = „{ $word }“ könnte { $tiles } sein: sag, welches.
peloponnes-refused-verb = „{ $verb }“ beantwortet diese Frage nicht. Möglich: { $form }.
peloponnes-refused-form = „{ $text }“ beantwortet diese Frage nicht. Möglich: { $form }.
peloponnes-refused-not-on-offer = { $tile } liegt nicht im Angebot.
peloponnes-refused-taken = { $tile } liegt in der Eroberungsreihe und ist vergeben.
    .short = endgültig vergeben
peloponnes-refused-no-chain = Auf { $tile } liegt ein Gebot, und an diesem Tisch weicht ein verdrängtes nur auf Plättchen ohne Gebot aus.
    .short = dort liegt ein Gebot
peloponnes-refused-people = Ein Gebot auf { $tile } braucht { $people } Bewohner.
    .short = braucht { $people } Bewohner
peloponnes-refused-too-dear = Ein Gebot auf { $tile } muss mindestens { $low } { $low ->
    [one] Münze
   *[other] Münzen
} betragen; du kannst höchstens { $high } bieten.
    .short = du erreichst { $high }
peloponnes-refused-exact = { $tile } kostet genau { $low } { $low ->
    [one] Münze
   *[other] Münzen
}.
peloponnes-refused-range = Ein Gebot auf { $tile } muss { $low } bis { $high } Münzen betragen.
peloponnes-refused-only = Ein Gebot auf { $tile } kann nur { $low } { $low ->
    [one] Münze
   *[other] Münzen
} betragen: Weniger reichen nicht, und mehr hast du nicht.
peloponnes-refused-unchanged = Das Gebot weicht mit seinen { $coins } Münzen unverändert auf { $tile } aus: nenne nur das Plättchen, keine Zahl.
peloponnes-refused-too-weak = Dein Gebot von { $coins } ist zu niedrig für { $tile }: nötig sind { $low }.
    .short = du bietest { $coins }
peloponnes-refused-forfeit = Du musst { $tile } behalten: Du hast die Rohstoffe oder die Münzen zum Markieren.
peloponnes-refused-mark = { $tile } zu markieren kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, und du hast zu wenig.
peloponnes-refused-cannot-pay = Für { $tile } fehlen dir { $goods }; das kostet { $needed } Luxus, und du hast { $luxury }.
peloponnes-refused-not-threatened = { $tile } gehört nicht zu deinen bedrohten Plättchen.
peloponnes-refused-keep = Du kannst für höchstens { $most } zahlen; es sind { $tiles }.
peloponnes-refused-row = Diese Landschaften würden nicht passen, wo sie Nachbarn werden: Sie brauchen eine gemeinsame Einkommensart.
peloponnes-refused-feed = Du kannst 0 bis { $most } mit Luxus versorgen.
peloponnes-refused-not-marked = Auf { $tile } liegt keine Münze; auslösen oder aufgeben kannst du { $tiles }.
peloponnes-refused-civilization = Frei sind diese Zivilisationen: { $civilizations }.
peloponnes-refused-extra-taken = { $goods } hast du schon gewählt, und an diesem Tisch müssen sich zusätzliche Einkommen unterscheiden.

## Hilfe zu jeder Frage

peloponnes-help-civilization = Deine Zivilisation bestimmt, womit du beginnst, und bringt dir in jeder Runde ein Einkommen. Tippe „wähle“ und ihren Namen.
peloponnes-help-extra-income = Ein zusätzliches Einkommen ist 1 Holz, 1 Stein oder 1 Nahrung in jeder Runde dieses Levels. Tippe „zusatz“ und den Rohstoff.
peloponnes-help-bid = { $alone ->
    [yes] Kaufe ein Plättchen für genau seinen Preis: „kaufe agora“. In der Eroberungsreihe ist der Preis der Wert + { $surcharge }. Oder passe: Du nimmst { $pass } Münzen und bekommst in dieser Runde kein Plättchen.
   *[no] In jeder Runde gibst du ein Gebot ab. „biete agora 7“ legt 7 Münzen dorthin; mindestens den Wert, in der Eroberungsreihe { $overbid ->
        [yes] mindestens
       *[no] genau
    } den Wert + { $surcharge }. Liegt dort schon ein Gebot, muss deines stärker sein; das verdrängte muss sofort ausweichen oder zurückgenommen werden. In der Eroberungsreihe wird niemand verdrängt. Oder passe: Du nimmst { $pass } Münzen und bekommst in dieser Runde kein Plättchen. Das höchste Gebot beginnt die nächste Runde.
} { $top_up ->
    [yes] Fehlende Münzen kannst du aus je { $rate } Luxus machen, wenn der Vorrat danach leer ist.
   *[no] Nur bei leerem Vorrat kannst du Münzen aus Luxus machen, je { $rate } für eine.
} VERLOREN heißt: Du zahlst und bekommst nichts.
peloponnes-help-move = Dein Gebot wurde verdrängt. „ausweichen PLÄTTCHEN“ legt dieselben Münzen auf ein anderes Plättchen, für das sie reichen; { $chain ->
    [yes] es darf ein schwächeres Gebot verdrängen.
   *[no] wo schon ein Gebot liegt, kann es nicht hin.
} „zurücknehmen“ bringt sie zurück und { $withdraw } Münze dazu, und du bekommst in dieser Runde kein Plättchen.
peloponnes-help-take = „zahle“ gibt Holz und Stein ab, für jedes fehlende { $rate } Luxus. „markiere“ legt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} auf das Gebäude: Es wirkt sofort, aber bei der nächsten Versorgung musst du es auslösen oder aufgeben; was darauf liegt, kehrt in jedem Fall zurück. „verzichte“ lässt es fahren{ $always ->
    [yes] .
   *[no] , wenn du weder die Rohstoffe dafür hast noch die Münzen zum Markieren.
}
peloponnes-help-income = Eines deiner Gebäude bringt in jeder Runde nach Wahl ein Holz, einen Stein, eine Nahrung oder eine Münze. Was nicht ins Lager passt, wird zu Luxus.
peloponnes-help-keep = { $kind ->
    [land] Jede Landschaft, die du behältst, kostet { $price } Nahrung und { $price ->
        [one] 1 Münze.
       *[other] { $price } Münzen.
    }
    [missing] Alle deine Gebäude kosten je { $price } Holz und { $price } Stein, und jedes fehlende Gut kostet ein Gebäude; behältst du keines, zahlst du nichts.
   *[building] Jedes Gebäude, das du behältst, kostet { $price } Holz und { $price } Stein.
} { $luxury ->
    [all] { $rate } Luxus ersetzen jedes fehlende Stück.
    [resources] { $rate } Luxus ersetzen jeden fehlenden Rohstoff, aber keine Münze.
   *[none] Nichts ersetzt, was fehlt.
} Die anderen gehen verloren, mit Punkten und Einkommen. „behalte brücke brunnen“ behält diese beiden, auch „behalte alles“ und „behalte nichts“ gehen.
peloponnes-help-feed = { $each ->
    [one] Jeder Bewohner braucht 1 Nahrung
   *[other] Je { $each } Bewohner brauchen 1 Nahrung
}, und du hast zu wenig. „versorge 2“ zahlt je { $rate } Luxus für zwei fehlende Nahrung; wer dann noch keine hat, geht verloren.
peloponnes-help-redeem = Jedes Gebäude mit Münze wird jetzt ganz bezahlt („auslösen PLÄTTCHEN“) oder geht in die Schachtel („aufgeben PLÄTTCHEN“); was darauf liegt, kehrt in jedem Fall zurück. Die Reihenfolge bestimmst du; { $rate } Luxus ersetzen jedes fehlende Stück.

## Der Bildschirm

peloponnes-letter-coins = M
peloponnes-letter-wood = H
peloponnes-letter-stone = S
peloponnes-letter-food = N
peloponnes-letter-luxury = L
peloponnes-letter-people = B
peloponnes-legend =
    M Münzen · H Holz · S Stein · N Nahrung · L Luxus · B Bewohner · ? ein Stück nach Wahl
    Ein Plättchen wie gedruckt: oben Baukosten, ★ Punkte, einmalige Einkünfte; unten ◎ Wert, Sonderzeichen, Einkommen.
    ×Pest schützt davor · +½ stärkt jedes Gebot · jede L.: jede Landschaft passt · VERSORGUNG: beim Aufdecken
    ◎ hinter einem Gebäude: mit Münze, bei der nächsten Versorgung auszulösen · ◂ der kleinere Wert zählt · ▶ ist gefragt
    −2N: zwei Nahrung fehlten bei einer Versorgung jetzt · ✓ bezahlbar, ✗ nicht · ●●○ zwei Chips liegen, der dritte löst aus
peloponnes-phase-setup = Vorbereitung
peloponnes-phase-revealing = Plättchen aufdecken
peloponnes-phase-bidding = Gebote abgeben
peloponnes-phase-taking = in Besitz nehmen
peloponnes-phase-income = Einkommen
peloponnes-phase-disasters = Katastrophen
peloponnes-phase-supply = Versorgung
peloponnes-phase-over = Spielende
peloponnes-screen-round = Runde { $round } von { $rounds }
peloponnes-screen-level = Level { $level }: { $target } Punkte nötig
peloponnes-screen-order = Reihenfolge
peloponnes-screen-conquest = Eroberung
peloponnes-screen-minimum = ab { $coins }
peloponnes-screen-price = kostet { $coins }
peloponnes-screen-supply = VERSORGUNG
peloponnes-screen-any-land = jede L.
peloponnes-screen-struck = vorbei
peloponnes-screen-chits-left = noch { $chits } { $chits ->
    [one] Chip
   *[other] Chips
}
peloponnes-screen-risk-building = −{ $tiles } Gebäude
peloponnes-screen-risk-land = −{ $tiles } { $tiles ->
    [one] Landschaft
   *[other] Landschaften
}
peloponnes-screen-tile = Plättchen
peloponnes-screen-cost = Kosten
peloponnes-screen-points = ★
peloponnes-screen-once = Einmal
peloponnes-screen-value = ◎
peloponnes-screen-special = Zeichen
peloponnes-screen-income = Eink.
peloponnes-screen-bid = Gebot
peloponnes-screen-coins = Münzen
peloponnes-screen-wood = Holz
peloponnes-screen-stone = Stein
peloponnes-screen-food = Nahr.
peloponnes-screen-luxury = Lux.
peloponnes-screen-people = Bew.
peloponnes-screen-power = Macht
peloponnes-screen-population = Bev.
peloponnes-screen-score = Wert
peloponnes-screen-owed = Fällig bei Versorgung
peloponnes-screen-tile-points = Plättchen
peloponnes-screen-coin-points = Münzen÷3
peloponnes-screen-winner = { $count ->
    [one] { $names } gewinnt mit { $score } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $score } Punkten.
}
peloponnes-screen-alone = Du erreichst { $score } Punkte.
peloponnes-screen-completed = Level { $level } ist geschafft: { $score } Punkte, nötig waren { $target }.
peloponnes-screen-missed = Level { $level } ist nicht geschafft: { $score } Punkte, nötig waren { $target }.
peloponnes-screen-tie-higher = Gleichstand: Der höhere andere Wert entscheidet.
peloponnes-screen-tie-luxury = Gleichstand auch beim anderen Wert: Der Luxus entscheidet.

## Regelwahl am Tisch

peloponnes-option-chain_eviction = Verdrängte Gebote
peloponnes-option-chain_eviction-true = dürfen ein schwächeres verdrängen
peloponnes-option-chain_eviction-false = weichen nur aus, wo kein Gebot liegt
peloponnes-option-conquest_overbid = Gebote in der Eroberungsreihe
peloponnes-option-conquest_overbid-true = dürfen höher sein als Wert + 3
peloponnes-option-conquest_overbid-false = sind genau Wert + 3
peloponnes-option-luxury_for_bids = Luxus darf ein Gebot auffüllen
peloponnes-option-luxury_for_bids-top_up = wenn die Münzen ausgehen
peloponnes-option-luxury_for_bids-only_when_no_coins = nur mit leerem Vorrat
peloponnes-option-luxury_in_disasters = In einer Katastrophe ersetzt Luxus
peloponnes-option-luxury_in_disasters-all = fehlende Rohstoffe und Münzen
peloponnes-option-luxury_in_disasters-resources = nur fehlende Rohstoffe
peloponnes-option-luxury_in_disasters-none = nichts
peloponnes-option-bid_bonus_stacks = Markt und Agora zusammen
peloponnes-option-bid_bonus_stacks-true = geben +1
peloponnes-option-bid_bonus_stacks-false = geben insgesamt +½
peloponnes-option-luxury_for_feeding = Mit Luxus versorgen
peloponnes-option-luxury_for_feeding-optional = du wählst, wen du versorgst
peloponnes-option-luxury_for_feeding-compulsory = so viele, wie der Luxus versorgen kann
peloponnes-option-low_population_bid = Mit zu wenigen Bewohnern für ein Plättchen
peloponnes-option-low_population_bid-allowed_tile_lost = darfst du bieten und verlierst es
peloponnes-option-low_population_bid-bid_illegal = darfst du nicht bieten
peloponnes-option-forfeit_building = Auf ein Gebäude verzichten
peloponnes-option-forfeit_building-only_without_own_means = nur ohne Rohstoffe und Münzen dafür
peloponnes-option-forfeit_building-always = wann man will
peloponnes-option-demolished_marker_coin = Münze auf einem im Erdbeben verlorenen Gebäude
peloponnes-option-demolished_marker_coin-returned = kehrt zurück
peloponnes-option-demolished_marker_coin-lost = ist verloren
peloponnes-option-land_row_after_loss = Landschaften nach einem Verlust
peloponnes-option-land_row_after_loss-closes_unchecked = rücken auf und müssen nicht passen
peloponnes-option-land_row_after_loss-must_fit = müssen nach einem Unwetter passen
peloponnes-option-extra_income_kinds = Zusätzliche Einkommen eines Levels
peloponnes-option-extra_income_kinds-repeat = dürfen mehrfach gewählt werden
peloponnes-option-extra_income_kinds-different = müssen verschieden sein
peloponnes-option-solo_civilization = Die Zivilisation eines Levels
peloponnes-option-solo_civilization-random_unused = wird gezogen
peloponnes-option-solo_civilization-free_choice_unused = wird ab Level 2 gewählt
peloponnes-option-solo_failed_level = Nach einem nicht geschafften Level
peloponnes-option-solo_failed_level-retry_level = wird das Level wiederholt
peloponnes-option-solo_failed_level-restart_campaign = beginnt die Kampagne von vorn
peloponnes-option-final_tie = Gleichauf nach allen Entscheidungen
peloponnes-option-final_tie-shared = der Sieg wird geteilt

## The first visit to the board

web-tour-peloponnes-1 = Diese Zeile sagt immer, wer was tun muss. Bist du dran, wird sie rot, und hier bestätigst du deine Antwort.
web-tour-peloponnes-2 = Die Plättchen dieser Runde. Blau umrandet ist, worauf du bieten kannst; Gebote liegen darauf. Das letzte liegt in der Eroberungsreihe: teurer, aber endgültig.
web-tour-peloponnes-3 = Hier stellst du dein Gebot ein und siehst, wozu es führt, bevor du bestätigst. Passen bringt { $pass } Münzen.
web-tour-peloponnes-4 = Fünf Katastrophen. Jede tritt mit ihrem dritten Chip ein; rot heißt: mit dem nächsten.
web-tour-peloponnes-5 = Deine Polis: Gebäude wachsen nach links, Länder nach rechts. Länder müssen an ihren Nachbarn passen.
web-tour-peloponnes-6 = Deine Lager, dein Volk und deine zwei Wertungen. Nur die kleinere von Macht und Volk zählt, also lass beide wachsen.
web-tour-peloponnes-7 = Die anderen in der Reihenfolge. Ein Klick zeigt eine Polis groß.
web-tour-peloponnes-8 = Alles, was geschehen ist. Ein Klick auf eine Zeile zeigt die Stellung danach.

## The campaign

peloponnes-campaign-done = ✓ Level { $level }: { $score } Punkte mit { $civilization } ({ $needed } nötig)
peloponnes-campaign-next = ▶ Level { $level }: { $needed } Punkte nötig{ $missed ->
    [0] {""}
    [one] , einmal nicht geschafft
   *[other] , { $missed }-mal nicht geschafft
}
peloponnes-campaign-later = · Level { $level }: { $needed } Punkte nötig{ $missed ->
    [0] {""}
    [one] , einmal nicht geschafft
   *[other] , { $missed }-mal nicht geschafft
}
