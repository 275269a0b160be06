# Perikles: was gefragt, geantwortet und erzählt wird.

perikles-thing = { $name }
perikles-player = { $player }
perikles-counter = { $city } { $type ->
    [hoplite] H{ $strength }
   *[trireme] T{ $strength }
}
perikles-counter-hidden = { $type ->
    [hoplite] einen Hopliten
   *[trireme] eine Trireme
} von { $city }

## Fragen

perikles-over = Das Spiel ist zu Ende.
perikles-ask-chance = Etwas wird gezogen.
perikles-ask-dice = Es wird gewürfelt.
perikles-ask-setup-cube = { $player }: Setze einen Einflussmarker in eine Stadt.
perikles-ask-take = { $player }: Nimm ein Einflussplättchen.
perikles-ask-place = { $player }: Setze den Einflussmarker in eine beliebige Stadt.
perikles-ask-nominate = { $player }: Schlage einen Kandidaten vor.
perikles-ask-assassinate = { $player }: Entferne einen Einflussmarker aus einer Stadt.
perikles-ask-after-tile = { $player }: Spiele ein Sonderplättchen, oder weiter.
perikles-ask-move-cube = { $player }: Bewege einen Einflussmarker (noch { $left }).
perikles-ask-destination = { $player }: In welche Stadt kommt der Marker von { $owner } aus { $city }?
perikles-ask-plague = { $player }: Welche Stadt trifft die Pest?
perikles-ask-first = { $player }: Wer setzt zuerst Truppen ein?
perikles-ask-retrieve = { $player }: Welcher verlorene Counter von { $city } kehrt zurück?
perikles-ask-send = { $player }: Schicke einen Counter, oder höre auf ({ $sent } in diesem Zug).
perikles-ask-send-paid = { $player }: Schicke für den Marker einen Counter von { $city }.
perikles-ask-target = { $player }: Wohin schickst du { $counter }?
perikles-ask-permit = { $player }: Darf { $asker } zur Verteidigung von { $location } schicken: { $counter }?
perikles-ask-pay = { $player }: Einen Einflussmarker für weitere Counter zahlen?
perikles-ask-end-turn = { $player }: Spiele ein Sonderplättchen, oder beende den Zug.
perikles-ask-revolt = { $player }: Wo erheben sich die Sklaven?
perikles-ask-special = { $player }: Ein Sonderplättchen, bevor die { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} bei { $location } kämpfen ({ $attack } gegen { $defence }), oder passen.
perikles-ask-special-unseen = { $player }: Spiel ein Sonderplättchen, bevor die Counter der { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} bei { $location } aufgedeckt werden, oder passe.
perikles-ask-column = { $player }: Wähle die Spalte bei { $location } ({ $attack } gegen { $defence }).
perikles-ask-loss = { $player }: { $type ->
    [hoplite] Welcher Hoplit
   *[trireme] Welche Trireme
} geht bei { $location } verloren?

## Antworten

perikles-do-start = Startspieler { $player }
perikles-do-show = aufdecken: { $tile }
perikles-do-turn-up = aufdecken: { $location }
perikles-do-deal = { $special } an { $player }
perikles-do-place = setze { $city }
perikles-do-take = nimm { $tile }
perikles-do-play = spiele { $special }
perikles-do-pass = passen
perikles-do-nominate = nominiere { $player } in { $city }
perikles-do-remove-cube = entferne { $player } in { $city }
perikles-do-remove-alpha = entferne { $player } in { $city }: α
perikles-do-remove-beta = entferne { $player } in { $city }: β
perikles-do-move-cube = bewege { $player } aus { $city }
perikles-do-destination = nach { $city }
perikles-do-plague = triff { $city }
perikles-do-first = zuerst { $player }
perikles-do-retrieve = hole { $counter }
perikles-do-send = sende { $counter }
perikles-do-stop = fertig
perikles-do-attack = angreifen { $location }
perikles-do-defence = verteidigen { $location }
perikles-do-permit = ja
perikles-do-refuse = nein
perikles-do-pay = zahle { $city }
perikles-do-keep-cube = fertig: nichts zahlen
perikles-do-end-turn = fertig: Zug beenden
perikles-do-revolt-in-hand = Aufstand in der Hand von Spartas Anführer
perikles-do-revolt-at = Aufstand { $location }
perikles-do-draw = gezogen: { $counter }
perikles-do-give-token = spiele { $special }: ein Kampfmarker für { $side ->
    [attack] den Angriff
   *[defence] die Verteidigung
}
perikles-do-column = Spalte { $column }: Angriff ab { $attack }, Verteidigung ab { $defence }
perikles-do-dice = Würfel { $first } { $second }
perikles-do-lose = verliere { $counter }
perikles-do-spare = { $counter }: zurück auf den Schild, nichts geht verloren

## Was eine Antwort nach sich zieht

perikles-then-cubes = { $cubes ->
    [0] kein Marker mehr im Vorrat
    [one] 1 Marker nach { $city }
   *[other] { $cubes } Marker nach { $city }
}
perikles-then-any-cube = { $cubes ->
    [0] kein Marker mehr im Vorrat
   *[other] { $cubes } Marker in eine Stadt nach Wahl
}
perikles-then-nominate = dann ein Vorschlag
perikles-then-no-nomination = ein Vorschlag ist nirgends möglich
perikles-then-assassinate = dann wird ein Marker entfernt
perikles-then-candidate = { $space ->
    [alpha] erster Kandidat: gewinnt bei Gleichstand
   *[beta] zweiter Kandidat: verliert bei Gleichstand
}
perikles-then-moves-up = { $player } wird erster Kandidat
perikles-then-goes-to = er kommt nach { $city }
perikles-then-plague = { $player } verliert { $cubes } Marker
perikles-then-permission = { $player } muss es erlauben
perikles-then-main-attacker = { $player } wird Hauptangreifer
perikles-then-main-defender = { $player } wird Hauptverteidiger
perikles-then-war = { $city } und { $other } im Krieg
perikles-then-allied = { $city } und { $other } verbündet
perikles-then-cube-paid = ein Marker, also ein Punkt, verlässt { $city } mit dem ersten Counter
perikles-then-elected = { $player } würde gewählt, { $votes } zu { $against }
perikles-then-forces = { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
}: { $attack }{ $attackers ->
    [0] {""}
   *[other] {" "}+ { $attackers } verdeckt
} gegen { $defence }{ $defenders ->
    [0] {""}
   *[other] {" "}+ { $defenders } verdeckt
}
perikles-then-combat = { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} { $attack } gegen { $defence }: Soweit sichtbar, gewinnt der Angriff mit { $percent } %
perikles-then-odds = der Angriff gewinnt mit { $percent } %

## Warum nicht

perikles-no-not-led = Du führst { $city } nicht an.
perikles-no-not-in-hand = { $type ->
    [hoplite] Kein Hoplit
   *[trireme] Keine Trireme
} von { $city } ist noch auf der Hand.
perikles-no-hoplites-only = Um { $location } kämpfen nur Hopliten.
    .short = nur Hopliten
perikles-no-own-location = { $location } gehört { $owner }, und du führst diese Stadt an.
    .short = du führst { $owner } an
perikles-no-other-side = Du hast Counter auf der anderen Seite von { $location }.
    .short = du stehst auf der anderen Seite
perikles-no-at-war = { $city } ist im Krieg mit { $others }.
    .short = Krieg mit { $others }
perikles-no-allied = { $city } ist verbündet mit { $others }.
    .short = verbündet mit { $others }
perikles-no-leader = { $owner } hat keinen Anführer, der die Verteidigung von { $location } erlauben könnte.
    .short = { $owner } hat keinen Anführer
perikles-no-refused = Der Anführer von { $owner } hat { $city } die Verteidigung von { $location } in diesem Zug verwehrt.
    .short = abgelehnt
perikles-no-refused-all = Der Anführer von { $owner } hat dir die Verteidigung von { $location } in diesem Zug verwehrt.
    .short = abgelehnt
perikles-no-space = { $city } hat schon zwei Kandidaten.
perikles-no-own-cube = Du hast keinen Marker in { $city }.
perikles-no-cube-of-candidate = { $player } hat keinen Marker zwischen den Säulen von { $city }.
perikles-no-already-candidate = { $player } ist schon Kandidat in { $city }.
perikles-no-colour = Du hast ein Plättchen dieser Farbe, und es liegen andere aus: { $tile }.
perikles-no-on-display = Dieses Plättchen liegt nicht aus: { $tile }.
perikles-no-other-army = Der gezahlte Marker schickt nur Counter von { $city }.
perikles-no-such-counter = { $counter } hast du nicht auf der Hand.
perikles-no-place = Es gibt keinen Ort mehr, an den { $type ->
    [hoplite] ein Hoplit
   *[trireme] eine Trireme
} von { $city } könnte.
perikles-no-cube-to-pay = Du hast keinen Marker zwischen den Säulen von { $city }.
perikles-no-place-for-more = Kein weiterer Counter von { $city } könnte irgendwohin geschickt werden.
perikles-no-stop = Du hast eine Stadt für den Marker genannt: Jetzt muss ein Counter von { $city } geschickt werden.
perikles-no-moment = { $special } ist für einen anderen Moment: { $moment ->
    [influence] vor oder nach dem Nehmen eines Einflussplättchens.
    [armies] deinen eigenen Zug mit den Truppen.
    [hoplites] vor einem Kampf der Hopliten.
   *[triremes] vor einem Kampf der Triremen.
}
perikles-no-cube-in-supply = Du hast keinen Marker mehr im Vorrat.
perikles-no-cubes-to-move = Zwischen den Säulen aller Städte stehen keine { $cubes } Marker.
perikles-no-cube-of-target = Der erste Marker kam nach { $city }; der zweite kommt aus einer anderen Stadt.
perikles-no-same-cube = Dieser Marker von { $player } in { $city } wurde eben erst bewegt.
perikles-no-same-city = Der Marker kommt aus { $city }.
perikles-no-other-cubes = Außerhalb von { $city } bliebe kein Marker, der folgen könnte.
perikles-no-hoplite-anywhere = Kein Hoplit von { $city } ist auf der Hand oder an einem Ort.
perikles-no-hoplite-in-hand = Kein Hoplit von { $city } ist auf der Hand eines Anführers.
perikles-no-hoplite-there = Kein Hoplit von { $city } ist bei { $location }.
perikles-no-fighters = In diesem Kampf kämpfen keine { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} von { $city }.
perikles-no-second-token = { $side ->
    [attack] Der Angriff
   *[defence] Die Verteidigung
} hat schon einen Kampfmarker.
perikles-no-column = Spalte { $column } gilt nicht bei { $attack } gegen { $defence }.
perikles-no-loss-of-allies = { $city } ist hier verbündet: Die Haupttruppe trägt den Verlust.
perikles-no-loss-of-persians = { $city } wird übergangen: Ein anderer Verbündeter trägt den Verlust.
perikles-no-loss-of-stronger = { $counter } ist stärker als das, was verloren gehen muss.

## Was geschah

perikles-told-round = Runde { $round } beginnt.
perikles-told-start-player = Startspieler: { $player }.
perikles-told-dealt = { $player }: erhält ein Sonderplättchen, { $special }.
perikles-told-dealt-hidden = { $player }: erhält ein Sonderplättchen.
perikles-told-tiles-shown = Ausgelegt: { $tiles }.
perikles-told-locations-shown = Orte, von oben nach unten: { $locations }.
perikles-told-cubes = { $player }: { $cubes } Marker nach { $city }.
perikles-told-cubes-everywhere = { $player }: { $cubes } Marker in jede Stadt.
perikles-told-taken = { $player }: nimmt { $tile }.
perikles-told-nominated = { $player }: Vorschlag { $candidate } in { $city } ({ $space ->
    [alpha] α
   *[beta] β
}).
perikles-told-removed = { $player }: Attentat auf einen Marker von { $owner } in { $city }{ $space ->
    [column] .
    [alpha] {" "}auf α.
   *[beta] {" "}auf β.
}
perikles-told-moved-up = { $player }: in { $city } auf α vorgerückt.
perikles-told-played = { $player }: Sonderplättchen { $special }!
perikles-told-cube-moved = Ein Marker von { $owner } zieht von { $source } nach { $target }.
perikles-told-plague = { $player }: { $cubes ->
    [0] kein Marker
   *[other] { $cubes } Marker
} weniger in { $city }.
perikles-told-elected = { $player }: in { $city } gegen { $loser } gewählt, { $cubes ->
    [0] kein Marker
   *[other] { $cubes } Marker
} weniger.
perikles-told-elected-alone = { $player }: Anführer von { $city } ohne anderen Kandidaten.
perikles-told-nobody-elected = { $city } hat in dieser Runde keinen Anführer.
perikles-told-persian = { $player }: führt keine Stadt an und befehligt die Perser.
perikles-told-first = { $player }: Entscheidung, dass { $first } zuerst Truppen einsetzt.
perikles-told-retrieved = { $player }: bekommt zurück { $counter }.
perikles-told-turn = { $player }: benutzt ein Plättchen mit { $shards ->
    [one] einer Scherbe
   *[other] { $shards } Scherben
}.
perikles-told-sent-attack = { $player }: schickt { $counter } zum Angriff auf { $location } ({ $role ->
    [main] Haupttruppe
   *[allied] verbündet
}).
perikles-told-sent-defence = { $player }: schickt { $counter } zur Verteidigung von { $location } ({ $role ->
    [main] Haupttruppe
   *[allied] verbündet
}).
perikles-told-war = { $city } ist im Krieg mit { $others }.
perikles-told-allied = { $city } ist verbündet mit { $others }.
perikles-told-asked = { $player }: Frage an { $leader }, ob { $type ->
    [hoplite] ein Hoplit
   *[trireme] eine Trireme
} von { $city } bei { $location } verteidigen darf.
perikles-told-permitted = { $player }: Ja, { $city } darf { $location } verteidigen.
perikles-told-refused = { $player }: Nein, { $city } darf { $location } nicht verteidigen.
perikles-told-paid = { $player }: zahlt einen Marker in { $city }.
perikles-told-revolted-in-hand = Die Sklaven erheben sich: { $counter } bleibt in dieser Runde zu Hause.
perikles-told-revolted-at = Die Sklaven erheben sich: { $counter } kehrt für diese Runde aus { $location } heim.
perikles-told-empty = { $location }: Niemand kam. Das Plättchen scheidet aus.
perikles-told-not-attacked = { $location } wurde nicht angegriffen. Das Plättchen scheidet aus.
perikles-told-battle = Schlacht um { $location }!
perikles-told-shown = { $side ->
    [attack] Angriff
   *[defence] Verteidigung
}: { $counters } ({ $player }).
perikles-told-combat = Kampf der { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
}:
perikles-told-no-combat = Zum Kampf der { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} ist niemand gekommen; er findet nicht statt.
perikles-told-unopposed = { $side ->
    [attack] Der Angriff
   *[defence] Die Verteidigung
} gewinnt den Kampf der { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} ohne Gegner.
perikles-told-token = Ein Kampfmarker für { $side ->
    [attack] den Angriff
   *[defence] die Verteidigung
}.
perikles-told-column = { $attack } gegen { $defence }, Spalte { $column }: Der Angriff trifft ab { $attack_needs }, die Verteidigung ab { $defence_needs }.
perikles-told-thrown = Würfel: Angriff { $a1 } + { $a2 } = { $attack }, Verteidigung { $d1 } + { $d2 } = { $defence }; Kampfmarker { $tokens }.
perikles-told-combat-won = { $side ->
    [attack] Der Angriff
   *[defence] Die Verteidigung
} gewinnt den Kampf der { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
}.
perikles-told-lost = Verloren: { $counter }.
perikles-told-spared = { $counter } kehrt auf den persischen Schild zurück.
perikles-told-won = { $player }: gewinnt { $location } ({ $points } Punkte).
perikles-told-nobody-won = Niemand nimmt { $location }. Das Plättchen scheidet aus.
perikles-told-defeat = { $city } erleidet eine Niederlage; Statuen dort zählen jetzt { $points }.
perikles-told-further-defeat = { $city } erleidet eine Niederlage, die { $defeats }.; kein Kästchen ist mehr frei.
perikles-told-statue = { $player }: eine Statue in { $city }.
perikles-told-ended = Das Spiel endet nach Runde { $round }.

## Hilfe

perikles-help-setup-cube = Jeder setzt noch zwei Marker, je einen reihum. Tippe ‚setze‘ und eine Stadt.
perikles-help-take = Tippe ‚nimm‘ und ein Plättchen. Es muss eine Farbe haben, die du in dieser Runde noch nicht hast, außer es liegt keine solche aus. So viele Scherben, so viele Marker setzt du in seine Stadt; dann wirkt sein Symbol. Manche Sonderplättchen gehen jetzt auch: ‚spiele‘ und das Plättchen.
perikles-help-place = Ein braunes Plättchen setzt einen Marker in eine Stadt deiner Wahl. Tippe ‚setze‘ und die Stadt.
perikles-help-nominate = Ein Marker des Kandidaten zieht von den Säulen auf das erste freie Kandidatenfeld; der erste Kandidat gewinnt bei Gleichstand. Du brauchst einen eigenen Marker in der Stadt. Tippe ‚nominiere‘, Stadt und Spieler, etwa ‚nominiere theben p2‘.
perikles-help-assassinate = Entferne einen beliebigen Marker: ‚entferne theben p2‘ zwischen den Säulen, ‚entferne theben alpha‘ oder ‚entferne theben beta‘ einen Kandidaten. Geht der erste Kandidat, rückt der zweite vor.
perikles-help-after-tile = Wer noch ein unbenutztes Sonderplättchen hat, wird hier gefragt, welches es auch sei. ‚passe‘ macht weiter; niemand erfährt davon.
perikles-help-move-cube = Alkibiades bewegt zwei Marker zwischen den Säulen, von beliebigen Spielern{ $targets ->
    [each] , jeden in eine andere Stadt deiner Wahl.
    [new] , aus einer oder zwei Städten in eine andere.
   *[set] ; der zweite kommt nach { $city } wie der erste.
} Tippe ‚bewege‘, Stadt und Spieler.
perikles-help-destination = { $targets ->
    [both] Der zweite Marker kommt in dieselbe Stadt.
   *[one] Jede Stadt außer der, aus der er kommt.
} Tippe ‚nach‘ und die Stadt.
perikles-help-plague = Jeder entfernt dort die Hälfte seiner Marker zwischen den Säulen, abgerundet. { $candidates ->
    [count] Ein Kandidat zählt als einer mehr, bleibt aber.
   *[out] Kandidaten zählen nicht.
} Tippe ‚triff‘ und die Stadt.
perikles-help-first = Tippe ‚zuerst‘ und den Spieler, etwa ‚zuerst p2‘. Das kannst du selbst sein.
perikles-help-retrieve = Der schwächste verlorene Counter der gewählten Art kehrt zurück: ‚hole hoplit‘ oder ‚hole trireme‘.
perikles-help-send = { $by ->
    [tile] Ein Plättchen schickt bis zu { $counters } Counter
   *[cube] Der Marker schickt bis zu { $counters } Counter von { $city }
}, einen nach dem anderen. Tippe ‚sende‘, Stadt und Counter, etwa ‚sende athen t3‘{ $must ->
    [yes] ; einer von ihnen muss geschickt werden.
   *[no] ; ‚fertig‘ schickt keinen mehr.
} Wer das Heer nicht anführt, sieht Heer und Art, bis zur Schlacht aber nicht die Stärke.
perikles-help-target = ‚angreifen‘ oder ‚verteidigen‘ und der Ort. { $relations ->
    [pairwise] Das Heer ist dann mit allen auf seiner Seite verbündet und mit allen auf der anderen im Krieg; der Besitzer zählt zur Verteidigung.
   *[owner] Das Heer ist dann mit dem Besitzer im Krieg, wenn es angreift, und mit ihm verbündet, wenn es verteidigt.
} Wer den Besitzer nicht anführt, braucht zum Verteidigen eine Erlaubnis.
perikles-help-permit = { $scope ->
    [counter] ‚ja‘ gilt nur für diesen Counter; nach ‚nein‘ kann dieses Heer in diesem Zug nicht mehr für diesen Ort fragen.
    [player] ‚ja‘ gilt für alle Heere von { $asker } an diesem Ort bis zum Ende der Runde; nach ‚nein‘ kann in diesem Zug keines von ihnen mehr fragen.
   *[army] ‚ja‘ gilt für dieses Heer und diesen Ort bis zum Ende der Runde; nach ‚nein‘ kann es in diesem Zug nicht mehr fragen.
}
perikles-help-pay = { $who ->
    [leader] Ein Marker aus einer Stadt, die du anführst, schickt bis zu { $counters } weitere Counter dieser Stadt.
   *[persians] Ein eigener Marker aus einer beliebigen Stadt schickt bis zu { $counters } weitere Counter der Perser.
} Gezahlt wird er mit dem ersten Counter. Tippe ‚zahle‘ und die Stadt, oder ‚fertig‘.
perikles-help-end-turn = Wer noch ein unbenutztes Sonderplättchen hat, wird hier gefragt, welches es auch sei. ‚fertig‘ beendet den Zug.
perikles-help-revolt = Ein zufällig gezogener Hoplit Spartas kehrt für diese Runde heim. Tippe ‚aufstand‘ und einen Ort{ $hand ->
    [yes] , oder ‚aufstand hand‘
   *[no] {""}
}.
perikles-help-special = Wer noch ein unbenutztes Sonderplättchen hat, wird vor einem Kampf gefragt, welches es auch sei. ‚passe‘ macht weiter; niemand erfährt davon.
perikles-help-column = Zwei Spalten der Kampftabelle gelten. Tippe ‚spalte‘ und die gewählte. Die Zahlen sagen, was zwei Würfel mindestens zeigen müssen.
perikles-help-loss = Die schwächsten Counter sind gleich stark. Tippe ‚verliere‘ und die Stadt, deren Counter geht.{ $persians ->
    [yes] {" "}Ein persischer kommt auf seinen Schild zurück, und nichts geht verloren.
   *[no] {""}
}

## Der Bildschirm

perikles-phase-setup = Aufbau
perikles-phase-layout = Plättchen auslegen
perikles-phase-influence = Einflussplättchen auswählen
perikles-phase-candidates = Kandidaten vorschlagen
perikles-phase-armies = Truppen einsetzen
perikles-phase-battle = Kämpfe
perikles-phase-over = Ende
perikles-screen-round = Runde { $round } von { $rounds }
perikles-screen-start = Startspieler
perikles-screen-turn = am Zug
perikles-screen-city = Stadt
perikles-screen-candidates = Kandidaten
perikles-screen-leader = Anführer
perikles-screen-statues = Statuen
perikles-screen-value = Wert
perikles-screen-armies = Truppen
perikles-screen-lost = Tot
perikles-screen-location = Ort
perikles-screen-owner = von
perikles-screen-points = SP
perikles-screen-order = Folge
perikles-screen-attack = Angriff
perikles-screen-defence = Verteidigung
perikles-screen-rebels = Rebellen
perikles-screen-militia = Miliz
perikles-screen-display = Auslage
perikles-screen-any = bel.
perikles-screen-score = Punkte
perikles-screen-cubes = Marker
perikles-screen-places = Orte
perikles-screen-supply = Vorrat
perikles-screen-tiles = Plättchen
perikles-screen-special = Sonderplättchen
perikles-screen-won = Gewonnen
perikles-screen-column = Spalte
perikles-screen-combat = { $location }, { $number }. Kampf: { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
}
perikles-screen-odds = der Angriff gewinnt mit { $percent } %
perikles-screen-own-special = Dein Sonderplättchen, nur dir bekannt: { $special }. { $effect }
perikles-screen-hand = Auf der Hand:
perikles-screen-to-send = Auf deiner Hand, zu schicken: { $counter }
perikles-screen-winner = { $count ->
    [one] { $names } gewinnt mit { $score } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $score } Punkten.
}
perikles-screen-tie-places = Den Gleichstand entscheiden die Punkte der Orte.
perikles-screen-tie-statues = Den Gleichstand entscheidet die Zahl der Statuen.
perikles-letter-candidate = k
perikles-letter-assassin = a
perikles-special-perikles = Vor oder nach dem Einflussplättchen: Zwei deiner Marker kommen nach Athen.
perikles-special-alkibiades = Vor oder nach dem Einflussplättchen: Bewege zwei beliebige Marker in eine andere Stadt.
perikles-special-plague = Vor oder nach dem Einflussplättchen: In einer Stadt verlieren alle die Hälfte ihrer Marker.
perikles-special-slave-revolt = In deinem Zug beim Einsetzen: Ein Hoplit Spartas kehrt für die Runde heim.
perikles-special-brasidas = Vor einem Kampf der Hopliten: Spartas Hopliten zählen darin doppelt.
perikles-special-thessalian-allies = Vor einem Kampf der Hopliten: ein Kampfmarker für eine Seite ohne.
perikles-special-phormio = Vor einem Kampf der Triremen: Athens Triremen zählen darin doppelt.
perikles-special-persian-fleet = Vor einem Kampf der Triremen: ein Kampfmarker für eine Seite ohne.
perikles-legend =
    ● ■ ▲ ◆ ★ die Spieler; Marker zwischen den Säulen sind Stimmen. α, β Kandidaten mit Stimmen, ✓ wer gewählt würde.
    Wert: ✗ eine Niederlage, [5] was eine Statue jetzt zählt. Truppen: H Hopliten, T Triremen, eine Ziffer für die Stärke
    jedes Counters, ? wo sie geheim ist; † tot, (2) schon heimgekehrt. ▪ eine Scherbe, k Kandidat, a Attentäter. Folge
    T›H: Triremen kämpfen zuerst. ⚔ im Krieg, ♥ verbündet, · neutral. Eingeklammerte Counter sind verbündet, die anderen
    Haupttruppe; +H Miliz oder Rebellen. ◉ ein Kampfmarker. Orte: deren Siegpunkte; Anführer zählen als Statuen.

## Regelwahl

perikles-option-relation_mode = Ein Counter ändert das Verhältnis seiner Stadt
perikles-option-relation_mode-pairwise = zu jeder Stadt an diesem Ort
perikles-option-relation_mode-owner_only = nur zum Besitzer
perikles-option-militia_alone_holds = Ein Kampf, zu dem niemand kam
perikles-option-militia_alone_holds-true = Milizen gewinnen ihn
perikles-option-militia_alone_holds-false = findet nicht statt
perikles-option-alkibiades_destinations = Alkibiades bewegt beide Marker
perikles-option-alkibiades_destinations-1 = in eine Stadt
perikles-option-alkibiades_destinations-2 = auch jeden in eine eigene Stadt
perikles-option-column_choice = Wer zwischen zwei Spalten wählt
perikles-option-column_choice-ask = der Hauptspieler der stärkeren Seite
perikles-option-column_choice-auto_best = niemand: die bessere gilt
perikles-option-reveal = Ein Kampf deckt auf
perikles-option-reveal-all_at_location = alle Counter des Ortes
perikles-option-reveal-per_round_type = nur die Art, die kämpft
perikles-option-plague_counts_candidates = Der Marker eines Kandidaten bei der Pest
perikles-option-plague_counts_candidates-true = zählt für die Hälfte mit, bleibt aber
perikles-option-plague_counts_candidates-false = zählt nicht
perikles-option-permission_scope = Eine Erlaubnis gilt
perikles-option-permission_scope-city_location_round = bis zum Ende der Runde
perikles-option-permission_scope-each_placement = für einen Counter
perikles-option-permission_scope-player = für alle Heere des Spielers
perikles-option-special_before_reveal = Sonderplättchen vor einem Kampf
perikles-option-special_before_reveal-after_counters = wenn die Counter offen liegen
perikles-option-special_before_reveal-before_counters = bevor die Counter offen liegen
perikles-option-persian_allies = Ein Verlust, der verbündete Perser trifft
perikles-option-persian_allies-loss_absorbed = ist keiner
perikles-option-persian_allies-loss_passes_on = trifft den nächsten Griechen
