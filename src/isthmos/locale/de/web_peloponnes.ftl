# Der Web-Client: das Brett von Peloponnes, auch mit Helden & Kolonien. Es wird mit dem Spiel geladen.

## Die Statuszeile

web-confirm-bid = Gebot bestätigen
web-confirm-bid-of = { $coins } bestätigen
web-sure-bid = { $coins } auf { $tile } bieten
web-sure-buy = { $tile } für { $coins } kaufen
web-sure-move = mit deinen { $coins } nach { $tile } ausweichen

## Fragen in Peloponnes

web-your-turn-bid = Du bist dran: { $alone ->
    [yes] kaufe ein Plättchen oder passe
   *[no] biete auf ein Plättchen oder passe
}
web-your-turn-move-bid = Du bist dran: dein Gebot auf { $tile } wurde verdrängt. Weiche aus oder nimm es zurück
web-your-turn-take-tile = Du bist dran: { $tile } gehört dir. Bezahlen oder mit einer Münze belegen?
web-your-turn-choose-income = Du bist dran: wähle ein Gut als Einkommen{ $left ->
    [one] {""}
   *[other] {" "}(noch { $left })
}
web-your-turn-choose-extra-income = Du bist dran: wähle ein Zusatzeinkommen für jede Runde
web-your-turn-choose-civilization = Du bist dran: wähle deine Zivilisation
web-your-turn-suffer = Du bist dran: wähle, was du behältst
web-your-turn-feed = Du bist dran: wie viele versorgst du mit Luxusgütern?
web-your-turn-redeem = Du bist dran: löse ein belegtes Gebäude aus oder gib es auf
web-waiting-bid = bieten oder passen
web-waiting-move-bid = mit dem verdrängten Gebot ausweichen
web-waiting-take-tile = bezahlen oder belegen
web-waiting-choose-income = ein Einkommen wählen
web-waiting-choose-extra-income = ein Zusatzeinkommen wählen
web-waiting-choose-civilization = eine Zivilisation wählen
web-waiting-suffer = Plättchen vor der Katastrophe retten
web-waiting-feed = das Volk versorgen
web-waiting-redeem = belegte Gebäude auslösen
web-sub-bid = { $alone ->
    [yes] { $tiles } Plättchen kannst du kaufen
   *[no] { $tiles ->
        [one] Auf ein Plättchen kannst du bieten
       *[other] Auf { $tiles } Plättchen kannst du bieten
    }
}, oder für { $pass } Münzen passen.
web-sub-next = Nach dir bietet { $player }.
web-hint-bid = Klicke auf ein Plättchen und sieh, wozu ein Gebot führen würde. Umrandete Plättchen kannst du erreichen.
web-hint-move-bid = Klicke auf das Plättchen, auf das dein Gebot ausweichen soll, oder nimm es zurück. Die Münzen bleiben dieselben.
web-hint-take-tile = Bezahle jetzt mit Holz und Stein, oder lege { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} auf das Gebäude und bezahle bei der nächsten Versorgung.
web-hint-choose-income = Klicke auf eines der Güter. Was nicht ins Lager passt, wird zu Luxusgütern.
web-hint-choose-extra-income = Klicke auf ein Gut: du erhältst es in jeder Runde.
web-hint-choose-civilization = Klicke auf eine Zivilisation und sieh, womit sie beginnt.
web-hint-suffer = Klicke auf die Plättchen, die du behalten willst; die anderen gehen verloren.
web-hint-feed = Wähle, wie viele ohne Nahrung du mit Luxusgütern versorgst; die anderen gehen verloren.
web-hint-redeem = Klicke auf ein Gebäude, um es ganz zu bezahlen oder aufzugeben. Was darauf liegt, kommt in beiden Fällen zurück.
web-title-choose-income = Ein Gut deiner Wahl
web-title-choose-extra-income = Ein Zusatzeinkommen
web-title-choose-civilization = Deine Zivilisation
web-title-feed = Versorgung: es fehlt Nahrung
web-title-redeem = Versorgung: belegte Gebäude
web-keep-buildings = Jedes Gebäude, das du behältst, kostet 1 Holz und 1 Stein.
web-keep-lands = Jedes Land, das du behältst, kostet 1 Nahrung und 1 Münze.
web-kept = behalten
web-lost = verloren
web-do-pass = Passen
web-do-withdraw = Zurücknehmen
web-do-pay = Bezahlen{ $saving ->
    [wood] , Holz sparen
    [stone] , Stein sparen
   *[other] {""}
}
web-do-mark = Belegen
web-do-forfeit = Verzichten
web-between-setup = Die Partie wird aufgebaut.
web-between-revealing = Neue Plättchen werden aufgedeckt.
web-between-bidding = Die Gebote liegen.
web-between-taking = Plättchen werden in Besitz genommen.
web-between-income = Alle erhalten Einkommen.
web-between-disasters = Katastrophenchips werden gezogen.
web-between-supply = Das Volk wird versorgt, belegte Gebäude werden bezahlt.
web-between-over = Die Partie ist zu Ende.
web-help-bid = { $alone ->
    [yes] In jeder Runde darfst du ein Plättchen für die Zahl darunter kaufen. Wer passt, nimmt { $pass } Münzen und erhält kein Plättchen.
   *[no] In jeder Runde hast du ein Gebot. Es muss die Zahl unter dem Plättchen erreichen; liegt dort schon eines, muss deines stärker sein, und das andere weicht aus oder wird zurückgenommen. In der Eroberungsreihe wird niemand verdrängt{ $overbid ->
        [yes] {""}
       *[no] , und geboten wird genau die Zahl
    }. Wer passt, nimmt { $pass } Münzen und erhält kein Plättchen. Das höchste Gebot ist in der nächsten Runde zuerst dran.
} { $top_up ->
    [yes] Fehlende Münzen kannst du aus je { $rate } Luxusgütern machen, wenn der Vorrat danach leer ist.
   *[no] Nur bei leerem Vorrat kannst du Münzen aus Luxusgütern machen, je { $rate } für eine.
}
web-help-move-bid = Du wurdest überboten. Deine Münzen dürfen unverändert auf jedes Plättchen ausweichen, für das sie reichen{ $chain ->
    [yes] , und dort ein schwächeres Gebot verdrängen.
   *[no] {" "}und auf dem noch kein Gebot liegt.
} Oder du nimmst sie und { $withdraw } dazu zurück und erhältst in dieser Runde kein Plättchen.
web-help-take-tile = Du kannst Holz und Stein abgeben; { $rate } Luxusgüter ersetzen jedes fehlende. Oder du belegst das Gebäude mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
}: es wirkt sofort, aber bei der nächsten Versorgung musst du es bezahlen oder aufgeben. Was darauf liegt, kommt in beiden Fällen zurück. Verzichten darfst du{ $always ->
    [yes] {" "}immer.
   *[no] , wenn du weder die Güter dafür hast noch die Münzen zum Belegen.
}
web-help-choose-income = Eines deiner Gebäude bringt in jeder Runde ein Gut deiner Wahl.
web-help-choose-extra-income = In der Kampagne hast du Zusatzeinkommen, die in jeder Runde dieser Stufe gelten.
web-help-choose-civilization = Deine Zivilisation bringt die ersten Güter und ein Einkommen in jeder Runde; ihre Zahl ist dein Platz in der ersten Reihenfolge.
web-help-suffer = Eine Katastrophe ist eingetreten. { $kind ->
    [missing] Alle deine Gebäude kosten Güter, und jedes fehlende Gut kostet ein Gebäude.
   *[other] Jedes Plättchen, das du behältst, kostet Güter.
} { $luxury ->
    [all] { $rate } Luxusgüter ersetzen jedes fehlende Stück.
    [resources] { $rate } Luxusgüter ersetzen jeden fehlenden Rohstoff, aber keine Münze.
   *[none] Nichts ersetzt, was fehlt.
} Was du nicht behältst, ist mit Punkten und Einkommen verloren.
web-help-feed = { $each ->
    [one] Jeder Bewohner isst eine Nahrung.
   *[other] Je { $each } Bewohner essen eine Nahrung.
} Wo keine ist, ersetzen sie je { $rate } Luxusgüter; wer dann noch leer ausgeht, geht verloren.
web-help-redeem = Jedes belegte Gebäude wird jetzt ganz bezahlt oder kommt in die Schachtel. Du bestimmst die Reihenfolge, denn Luxusgüter ersetzen Fehlendes nur einmal.

## Der Plan von Peloponnes

web-of-reach = von { $coins } erreichbaren
web-offer = Plättchen der Auslage
web-offer-free = frei
web-offer-leads = { $player } führt
web-offer-from = ab { $coins }
web-offer-bid = Gebot von { $coins } von { $player }
web-offer-conquest = Eroberungsreihe
web-offer-your-bid = dein Gebot
web-offer-your-choice = deine Wahl
web-offer-yours = gewonnen
web-conquest-tip = Eroberungsreihe: { $surcharge } Münzen teurer, und ein Gebot dort ist endgültig
web-why-not = jetzt nicht möglich
web-if-won = Wenn du es gewinnst
web-if-bought = Wenn du es kaufst
web-income-then = Einkommen dieser Runde
web-next-supply = Nächste Versorgung
web-supply-short = { $food } Nahrung fehlt
web-supply-fed = alle sind versorgt
web-same-coins = deine { $coins } Münzen weichen aus
web-then = Danach hast du
web-fits = passt an dein Land
web-disasters = Katastrophen
web-chits = Chips: { $seen } liegen, { $unseen } kommen noch; { $left ->
    [0] sie ist eingetreten
    [one] mit dem nächsten tritt sie ein
   *[other] noch { $left } bis sie eintritt
}.
web-chits-left = noch { $left } Chips, { $each } je Runde
web-risk-safe = Du bist geschützt.
web-risk-building = Jetzt würde sie dich { $loses } von { $has } Gebäuden kosten.
web-risk-land = Jetzt würde sie dich { $loses } von { $has } Ländern kosten.
web-risk-food = Jetzt würde sie dich { $loses } von { $has } Nahrung kosten.
web-risk-people = Jetzt würde sie dich { $loses } von { $has } Bewohnern kosten.
web-risk-luxury = Jetzt würde sie dich { $loses } von { $has } Luxusgütern kosten.
web-risk-strength = Jetzt würde sie dich { $loses } von { $has } Stärke kosten.
web-polis-of = Die Polis von { $player }
web-your-polis = deine Polis
web-buildings = Gebäude
web-lands = Länder
web-next-building = ← nächstes Gebäude
web-next-land = nächstes Land →
web-no-civilization = noch keine Zivilisation
web-would-lie = { $tile } käme hierher
web-hatched = schraffiert: mit dem nächsten Einkommen
web-hatched-won = schraffiert: nach dieser Runde, mit diesem Plättchen
web-marked = belegt: bei der nächsten Versorgung zu bezahlen
web-owed = { $tile } schuldet { $goods }{ $payable ->
    [yes] : bezahlbar
   *[no] : noch nicht bezahlbar
}
web-ended-now = Wäre jetzt Schluss: { $rank }.
web-supply-tip = Wenn jetzt versorgt würde
web-supply-now-short = { $food } Nahrung fehlt für eine Versorgung
web-people = Volk { $n }
web-people-coming = { $n } nach dieser Runde
web-people-note = Bewohner, und Münzen (+ Luxus) je Runde
web-score = Wertung { $n }
web-score-parts = Macht: { $tiles } aus Plättchen, { $coins } aus Münzen
web-lower-counts = der kürzere Balken zählt
web-bar-power = Macht
web-bar-population = Volk ×{ $each }
web-power = Macht
web-population = Volk
web-store = { $good ->
    [wood] Holz
    [stone] Stein
    [food] Nahrung
   *[luxury] Luxusgüter
}: { $has } von { $limit }, { $soon } nach dem nächsten Einkommen
web-good-wood = Holz
web-good-stone = Stein
web-good-food = Nahrung
web-good-luxury = Luxus
web-good-coins = Münzen
web-good-people = Bewohner
web-good-choice = Güter deiner Wahl
web-good-of-choice = { $n ->
    [one] ein Gut deiner Wahl
   *[other] { $n } Güter deiner Wahl
}
web-hero-side = { $side ->
    [red] rote
   *[orange] orange
} Seite; { $points } Punkte auf der roten Seite
web-persians = Perser { $strength }, wir alle { $ours }{ $chits ->
    [0] {""}
    [one] : mit dem nächsten Chip greifen sie an
   *[other] : { $chits } Chips bis zum Angriff
}
web-good-strength = Stärke
web-good-clovers = Kleeblätter
web-good-mercenaries = Söldner
web-turn-order = Reihenfolge
web-bids-on = { $coins } auf { $tile }
web-thinking = überlegt
web-open-polis = Diese Polis zeigen
web-civilization = { $name }: beginnt mit { $start }, jede Runde { $income }
web-kind = Art
web-kind-land = Land
web-kind-building = Gebäude
web-stack = Stapel { $stack }
web-tile-numbers = Wert { $value }, { $points } Macht
web-tile-costs = kostet { $goods }
web-tile-once = einmalig { $goods }
web-tile-income = jede Runde { $goods }
web-special-supply = beim Aufdecken wird versorgt
web-special-free-placement = jedes Land passt an deine Reihe
web-special-bid-bonus = deine Gebote zählen eine halbe Münze mehr
web-special-shield = schützt vor: { $disaster }
web-corner-cost = Oben links: Kosten
web-corner-points = Oben Mitte: Macht
web-corner-once = Oben rechts: einmalig beim Nehmen
web-corner-value = Unten links: Wert, das kleinste Gebot
web-corner-special = Unten Mitte: Besonderes
web-corner-income = Unten rechts: jede Runde
web-corner-needs = Braucht
web-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Das Ende

web-col-tiles = Plättchen
web-col-coins = Münzen ÷ { $each }
web-col-score = Wertung
web-col-hero = Held
web-col-clovers = Klee: Macht/Volk
web-projected = Wertung dann
web-next-level = Level { $level } spielen
web-level-again = Level { $level } noch einmal
web-campaign-won = Das war das letzte Level: Die Kampagne ist gewonnen.

## Hilfe

web-open-rule = öffnet die Regel

## Heroes & Colonies: was gefragt wird

web-your-turn-offer = Du bist dran: biete Münzen für einen Tausch, oder passe
web-your-turn-answer-offer = Du bist dran: nimm den Tausch an, oder lehne ihn ab
web-your-turn-arm = Du bist dran: mit { $tile } Stärke gewinnen?
web-your-turn-return-chit = Du bist dran: den Chip unter die anderen legen?
web-your-turn-ward = Du bist dran: dies ({ $disaster }) für eine Münze abwenden?
web-your-turn-suffer-persians = Du bist dran: welches Plättchen nehmen die Perser?
web-your-turn-hire = Du bist dran: wie viele Söldner wirbst du an?
web-your-turn-exchange = Du bist dran: tausche Luxus, oder weiter
web-your-turn-spread-clovers = Du bist dran: verteile deine Kleeblätter auf Macht und Volk
web-waiting-offer = Münzen für einen Tausch bieten
web-waiting-answer-offer = auf ein Angebot antworten
web-waiting-arm = Stärke gewinnen oder nicht
web-waiting-return-chit = den Chip zurücklegen oder nicht
web-waiting-ward = die Katastrophe abwenden oder nicht
web-waiting-suffer-persians = den Persern ein Plättchen geben
web-waiting-hire = Söldner anwerben
web-waiting-exchange = Luxus tauschen
web-waiting-spread-clovers = Kleeblätter verteilen
web-hint-offer = Klicke an, wessen Kolonie oder Helden du möchtest, und stelle die Münzen ein; oder passe.
web-hint-answer-offer = Klicke auf eine Antwort und sieh, was du dafür bekommst.
web-hint-arm = Stärke wehrt mit den anderen die Perser ab und gewinnt Konflikte gegen sie.
web-hint-return-chit = Ariadne darf in jeder Runde { $times ->
    [one] einen Chip
   *[other] { $times } Chips
} unter die anderen legen; der nächste wird dafür aufgedeckt.
web-hint-ward = Odysseus wendet im Spiel noch { $times ->
    [one] eine Katastrophe oder einen verlorenen Angriff
   *[other] { $times } Katastrophen oder verlorene Angriffe
} ab. Für Schlimmeres aufheben?
web-hint-suffer-persians = Von deinen Plättchen mit den meisten Punkten verlässt eines das Spiel.
web-hint-hire = Jede Münze wird ein Söldner: jetzt 1 Stärke, am Ende 1 Punkt für das Volk.
web-hint-exchange = Klicke auf ein Gut und tausche Luxus dafür, eins nach dem anderen; dann weiter.
web-hint-spread-clovers = Nur das Kleinere von Macht und Volk zählt: lege die Kleeblätter dorthin, wo sie fehlen.
web-help-offer = Vor der ersten Runde darfst du einem Mitspieler Münzen für den Tausch der { $thing ->
    [colony] Kolonien
   *[hero] Helden
} bieten. Der andere nimmt an oder lehnt ab; ein zweites Angebot gibt es nicht. Wer passt, behält, was verteilt wurde.
web-help-answer-offer = Nimmst du an, bekommst du die Münzen, und beides wird sofort getauscht. Lehnst du ab, geschieht nichts.
web-help-arm = Mit einem Plättchen, das du gerade genommen hast, darfst du dessen Punkte als Stärke gewinnen, einmal, jetzt oder nie: ein Gebäude für { $wood } Holz und { $stone } Stein mehr, ein Land für { $food } Nahrung, bis zu einer Stärke von { $most }. { $luxury ->
    [yes] Je { $rate } Luxus ersetzen ein fehlendes Gut.
   *[no] Nichts ersetzt ein fehlendes Gut.
} Gegen die Perser braucht ihr Stärke gemeinsam; im Konflikt nimmt der Stärkste vom Schwächsten.
web-help-return-chit = { $times ->
    [one] Einmal
   *[other] { $times } Mal
} in jeder Runde darfst du den gerade aufgedeckten Chip unter die anderen legen. Er kommt am Ende wieder, und jetzt wird der nächste aufgedeckt.
web-help-ward = { $times ->
    [one] Noch einmal
   *[other] Noch { $times } Mal
} im Spiel darfst du eine eigene Münze legen und vor dieser Katastrophe oder diesem verlorenen Angriff sicher sein. Du verlierst nichts; die anderen erleiden sie.
web-help-suffer-persians = Der zweite Angriff der Perser wurde nicht abgewehrt: Jeder verliert eines seiner Plättchen mit den meisten Punkten. Was es einmalig brachte, bleibt.
web-help-hire = Jede Münze wird ein Söldner: jetzt 1 Stärke, am Ende 1 Bevölkerungspunkt. { $luxury ->
    [yes] Wo Münzen fehlen, ersetzen { $rate } Luxus eine.
   *[no] {""}
} { $counted ->
    [all] Alle deine Söldner zusammen sind nicht mehr als deine Stärke in diesem Augenblick.
   *[new] Nicht mehr als deine Stärke in diesem Augenblick.
} Söldner bleiben für immer und brauchen keine Nahrung, aber ihre Münzen sind weg.
web-help-exchange = An diesem Tisch darf Naukratis Luxus ohne Not tauschen, ein Gut nach dem anderen, so lange der Luxus reicht.
web-help-spread-clovers = Jedes Kleeblatt zählt nach Wunsch { $points } Macht oder { $points } Bevölkerung. Der kleinere der beiden Werte ist dein Punktwert.
web-open-hero = Was Held und Kolonie können
web-card-offer = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $theirs }
web-card-offer-pass = nichts bieten
web-card-accept = annehmen
web-card-refuse = ablehnen
web-card-arm = Stärke gewinnen für { $goods }
web-card-leave = es lassen
web-card-keep-chit = den Chip liegen lassen
web-card-put-back = den Chip zurücklegen
web-card-ward = für 1 Münze abwenden
web-card-suffer = es erleiden
web-card-give = { $tile } abgeben
web-card-hire = { $n ->
    [0] niemanden
    [one] 1 Söldner
   *[other] { $n } Söldner
} anwerben
web-card-exchange = Luxus tauschen gegen { $goods }
web-card-done = weiter
web-card-power = { $power } für Macht, { $population } für Volk
