# Der Web-Client: das Brett von Perikles. Es wird mit dem Spiel geladen.

## Fragen von Perikles

web-perikles-ask-place-setup-cube = Du bist dran: lege einen Marker in eine Stadt
web-perikles-ask-take-tile = Du bist dran: nimm ein Einflussplättchen
web-perikles-ask-place-cube = Du bist dran: lege den Marker in eine beliebige Stadt
web-perikles-ask-nominate = Du bist dran: schlage in einer Stadt einen Kandidaten vor
web-perikles-ask-assassinate = Du bist dran: entferne einen Marker aus einer Stadt
web-perikles-ask-after-tile = Du bist dran: spiele dein Sonderplättchen oder mach weiter
web-perikles-ask-move-cube = Du bist dran: wähle einen Marker, der die Stadt wechselt
web-perikles-ask-choose-destination = Du bist dran: wähle die Stadt, in die der Marker geht
web-perikles-ask-choose-plague-city = Du bist dran: wähle die Stadt, die die Pest trifft
web-perikles-ask-choose-first = Du bist dran: wähle, wer mit den Truppen beginnt
web-perikles-ask-retrieve = Du bist dran: wähle, welcher Verlust von { $city } zurückkommt
web-perikles-ask-send = { $must ->
    [yes] Du bist dran: schicke für den Marker einen Counter von { $city }
   *[no] Du bist dran: schicke einen Counter oder hör auf
}
web-perikles-ask-choose-target = Du bist dran: wähle eine Seite für { $type ->
    [hoplite] Hoplit
   *[trireme] Trireme
} { $strength } von { $city }
web-perikles-ask-permit = Du bist dran: darf { $player } { $location } mit { $city } verteidigen?
web-perikles-ask-pay-cube = Du bist dran: zahle einen Marker für mehr Counter oder hör auf
web-perikles-ask-end-army-turn = Du bist dran: spiele dein Sonderplättchen oder beende den Zug
web-perikles-ask-choose-revolt = Du bist dran: wähle, wo die Sklaven aufstehen
web-perikles-ask-offer-special = Du bist dran: Sonderplättchen vor dem Kampf um { $location }, oder passe
web-perikles-ask-choose-column = Du bist dran: wähle die Spalte bei { $location }
web-perikles-ask-choose-loss = Du bist dran: wähle, welcher Counter bei { $location } verloren geht
web-perikles-wait-place-setup-cube = Marker in eine Stadt legen
web-perikles-wait-take-tile = Einflussplättchen nehmen
web-perikles-wait-place-cube = Marker in eine beliebige Stadt legen
web-perikles-wait-nominate = Kandidaten vorschlagen
web-perikles-wait-assassinate = Marker entfernen
web-perikles-wait-after-tile = Sonderplättchen oder weiter
web-perikles-wait-move-cube = Marker bewegen
web-perikles-wait-choose-destination = Marker bewegen
web-perikles-wait-choose-plague-city = Stadt für die Pest wählen
web-perikles-wait-choose-first = wählen, wer mit den Truppen beginnt
web-perikles-wait-retrieve = Verlust von { $city } zurückholen
web-perikles-wait-send = Counter schicken
web-perikles-wait-choose-target = { $type ->
    [hoplite] Hopliten
   *[trireme] Trireme
} von { $city } schicken
web-perikles-wait-permit = darf { $city } { $location } verteidigen?
web-perikles-wait-pay-cube = Marker zahlen
web-perikles-wait-end-army-turn = Sonderplättchen oder Zugende
web-perikles-wait-choose-revolt = Sklavenaufstand
web-perikles-wait-offer-special = Sonderplättchen bei { $location }
web-perikles-wait-choose-column = Spalte bei { $location } wählen
web-perikles-wait-choose-loss = Verlust bei { $location } wählen
web-perikles-sub-take-tile = Du legst so viele Marker, wie es Scherben hat; dann wirkt sein Symbol.
web-perikles-sub-nominate = Ein Marker des Kandidaten zieht auf α, oder auf β, wenn α besetzt ist.
web-perikles-sub-send = { $sent ->
    [0] Wähle einen Counter, dann eine Seite eines Ortes.
    [one] Ein Counter ist in diesem Zug geschickt.
   *[other] { $sent } Counter sind in diesem Zug geschickt.
}
web-perikles-sub-choose-target = Blaue Seiten stehen dir offen; gestrichelte brauchen die Erlaubnis des Besitzers.
web-perikles-sub-permit = Die Stärke des Counters sieht vor dem Kampf nur, wer sein Heer anführt.
web-perikles-sub-offer-special = { $shown ->
    [no] Die Counter sind noch nicht aufgedeckt.
   *[yes] { $attack } gegen { $defence }.
} Wer passt, verrät nichts.
web-perikles-sub-choose-column = { $attack } gegen { $defence }: zwei Spalten kommen in Frage.
web-perikles-answer-place = einen Marker nach { $city } legen
web-perikles-answer-take = das Plättchen { $tile } nehmen
web-perikles-answer-to = den Marker nach { $city } bewegen
web-perikles-answer-strike = die Pest trifft { $city }
web-perikles-answer-move = einen Marker von { $player } aus { $city } bewegen
web-perikles-answer-remove = { $space ->
    [alpha] den ersten Kandidaten von { $city }, { $player }, entfernen
    [beta] den zweiten Kandidaten von { $city }, { $player }, entfernen
   *[other] einen Marker von { $player } in { $city } entfernen
}
web-perikles-answer-attack = { $location } angreifen
web-perikles-answer-defend = { $location } verteidigen
web-perikles-answer-nominate = { $player } in { $city } vorschlagen
web-perikles-answer-send = { $counter } schicken
web-perikles-answer-first = { $player } soll beginnen
web-perikles-answer-retrieve = { $counter } zurückholen
web-perikles-answer-pay-cube-pay = einen Marker in { $city } zahlen
web-perikles-answer-column = Spalte { $column } nehmen
web-perikles-answer-permit-yes = { $asker } erlauben, { $place } zu verteidigen
web-perikles-answer-permit-no = { $asker } die Verteidigung von { $place } verweigern
web-perikles-answer-send-stop = keine weiteren Counter schicken
web-perikles-answer-pay-cube-stop = keinen Marker zahlen, Zug beenden
web-perikles-answer-end-army-turn-stop = den Zug beenden
web-perikles-answer-after-tile-pass = ohne Sonderplättchen weitermachen
web-perikles-answer-offer-special-pass = ohne Sonderplättchen kämpfen lassen
web-perikles-hint-place-setup-cube = Klicke auf eine Stadt. Marker sind Stimmen, und jeder ist am Ende ein Punkt.
web-perikles-hint-take-tile = Klicke auf ein Plättchen und sieh, was daraus folgt. Farben, die du hast, sind gesperrt, solange andere ausliegen.
web-perikles-hint-place-cube = Klicke auf eine Stadt: dorthin geht der Marker des braunen Plättchens.
web-perikles-hint-nominate = Klicke auf die Marker eines Spielers in einer Stadt; du brauchst dort selbst einen.
web-perikles-hint-assassinate = Klicke auf die Marker eines Spielers oder auf einen Kandidaten auf α oder β.
web-perikles-hint-after-tile = Mach weiter, oder spiele dein Sonderplättchen, wenn dies sein Zeitpunkt ist.
web-perikles-hint-move-cube = Klicke auf die Marker eines Spielers; einer davon wechselt die Stadt.
web-perikles-hint-choose-destination = Klicke auf die Stadt, in die der Marker geht.
web-perikles-hint-choose-plague-city = Klicke auf eine Stadt: alle verlieren dort die Hälfte ihrer Marker, abgerundet.
web-perikles-hint-choose-first = Klicke auf einen Spieler. Zuerst gelten Plättchen mit zwei Scherben, von dort im Uhrzeigersinn.
web-perikles-hint-retrieve = Klicke auf den Counter: der schwächste Verlust seiner Art kommt zurück.
web-perikles-hint-send = Klicke auf einen Counter, dann auf eine Seite eines Ortes. Wer sein Heer nicht anführt, sieht Heer und Art, nicht die Stärke.
web-perikles-hint-choose-target = Klicke auf eine Seite und sieh, was folgt. Zurücknehmen legt den Counter wieder hin.
web-perikles-hint-permit = Ja lässt ihn hier verteidigen. Nach Nein kann in diesem Zug nicht noch einmal gefragt werden.
web-perikles-hint-pay-cube = Klicke auf eine Stadt: ein Marker von dir dort schickt bis zu { $counters } weitere Counter.
web-perikles-hint-end-army-turn = Beende den Zug, oder spiele dein Sonderplättchen, wenn dies sein Zeitpunkt ist.
web-perikles-hint-choose-revolt = Klicke auf eine Seite mit spartanischen Hopliten; die Hand von Spartas Anführer steht neben dem Brett zur Wahl, wenn dort welche sind.
web-perikles-hint-offer-special = Gefragt wird, wer ein ungespieltes Sonderplättchen hat, gleich welches. Dass du passt, erfährt niemand.
web-perikles-hint-choose-column = Klicke auf eine Spalte: so viel müssen zwei Würfel mindestens zeigen.
web-perikles-hint-choose-loss = Klicke auf den Counter, der geht. Er kann in einer späteren Runde zurückkommen.
web-help-perikles-place-setup-cube = Alle legen noch zwei Marker, einen nach dem anderen. Marker sind Stimmen bei der Wahl in einer Stadt, und jeder ist am Ende einen Punkt wert.
web-help-perikles-take-tile = Nimm ein Plättchen aus der Auslage. Es muss eine Farbe haben, die du in dieser Runde noch nicht genommen hast, außer es liegt keine solche aus. Du legst so viele Marker in seine Stadt, wie es Scherben hat. Ein Kandidat schlägt danach jemanden vor, ein Attentäter entfernt einen Marker. Später ist jedes Plättchen ein Zug mit den Truppen, zuerst die mit zwei Scherben.
web-help-perikles-place-cube = Ein braunes Plättchen legt einen Marker in eine Stadt deiner Wahl.
web-help-perikles-nominate = Ein Marker des Kandidaten zieht von den Säulen auf das erste freie Kandidatenfeld. Du brauchst dort selbst einen Marker. Von zwei Kandidaten wird gewählt, wer mehr Marker zwischen den Säulen hat; bei Gleichstand α. Der Gewinner verliert dann so viele Marker, wie der Verlierer dort hat.
web-help-perikles-assassinate = Entferne einen beliebigen Marker aus einer Stadt, auch einen eigenen: zwischen den Säulen oder einen Kandidaten. Geht α, rückt β nach.
web-help-perikles-after-tile = Hier wird gefragt, wer noch ein ungespieltes Sonderplättchen hat, gleich welches; so erfährt niemand etwas. Weitermachen kostet nichts.
web-help-perikles-move-cube = Alkibiades bewegt zwei Marker zwischen den Säulen, beliebiger Spieler, { $targets ->
    [each] jeden in eine andere Stadt deiner Wahl.
    [new] aus einer oder zwei Städten in eine andere.
   *[set] und der zweite kommt nach { $city } wie der erste.
}
web-help-perikles-choose-destination = { $targets ->
    [both] Der zweite Marker kommt in dieselbe Stadt.
   *[one] Der Marker geht in eine andere Stadt als die, in der er steht.
}
web-help-perikles-choose-plague-city = In dieser Stadt entfernen alle die Hälfte ihrer Marker zwischen den Säulen, abgerundet. { $candidates ->
    [count] Ein Kandidat zählt als einer mehr, bleibt aber.
   *[out] Kandidaten bleiben und zählen nicht mit.
}
web-help-perikles-choose-first = Der Anführer von Sparta bestimmt, wer mit den Truppen beginnt, oder der Startspieler, wenn Sparta keinen hat. Zuerst gelten Plättchen mit zwei Scherben, von dort im Uhrzeigersinn.
web-help-perikles-retrieve = Jede Stadt mit einem Anführer, die Verluste hat, bekommt einen Counter zurück. Du wählst die Art; es ist der schwächste Verlust.
web-help-perikles-send = { $by ->
    [tile] Mit einem Plättchen schickst du bis zu { $counters } Counter deiner Heere, einen nach dem anderen, zum Angriff oder zur Verteidigung von Orten; danach kann ein Marker für weitere zahlen.
   *[cube] Der Marker schickt bis zu { $counters } Counter von { $city }, einen nach dem anderen, zum Angriff oder zur Verteidigung von Orten.
} Sie liegen verdeckt: Wer das Heer nicht anführt, sieht Heer und Art. { $must ->
    [yes] Einer von ihnen muss geschickt werden.
   *[no] Aufhören ist erlaubt, aber das Plättchen ist verbraucht.
}
web-help-perikles-choose-target = Der Erste auf einer Seite ist Hauptspieler und nimmt das Plättchen, wenn seine Seite gewinnt; was ein Anführer der Perser gewinnt, gewinnen sie alle. { $relations ->
    [pairwise] Das Heer ist dann mit allen auf seiner Seite verbündet und mit allen auf der anderen im Krieg; der Besitzer des Ortes zählt zur Verteidigung.
   *[owner] Das Heer ist dann mit dem Besitzer des Ortes im Krieg, wenn es angreift, und mit ihm verbündet, wenn es verteidigt.
} Wer den Besitzer nicht anführt, braucht zur Verteidigung dessen Erlaubnis.
web-help-perikles-permit = Sagst du Ja, verteidigt der Counter deinen Ort, und das gilt { $scope ->
    [counter] nur für diesen Counter. Sagst du Nein, geht er auf die Hand zurück, und dieses Heer kann in diesem Zug nicht mehr für diesen Ort fragen.
    [player] hier für alle Heere von { $asker } bis zum Ende der Runde. Sagst du Nein, geht er auf die Hand zurück, und keines von ihnen kann in diesem Zug mehr für diesen Ort fragen.
   *[army] hier für dieses Heer bis zum Ende der Runde. Sagst du Nein, geht er auf die Hand zurück, und dieses Heer kann in diesem Zug nicht mehr für diesen Ort fragen.
}
web-help-perikles-pay-cube = { $who ->
    [leader] Einmal im Zug schickt ein Marker aus einer Stadt, die du anführst, bis zu { $counters } weitere Counter dieser Stadt.
   *[persians] Einmal im Zug schickt ein eigener Marker aus einer beliebigen Stadt bis zu { $counters } weitere Counter der Perser.
} Gezahlt wird mit dem ersten gelegten Counter, und es kostet eine Stimme und einen Punkt.
web-help-perikles-end-army-turn = Hier wird gefragt, wer noch ein ungespieltes Sonderplättchen hat, gleich welches. Spielbar ist jetzt nur der Sklavenaufstand.
web-help-perikles-choose-revolt = Ein spartanischer Hoplit, zufällig gezogen von dort, wo du sagst, geht für diese Runde nach Hause.
web-help-perikles-offer-special = Vor einer Kampfrunde können Sonderplättchen gespielt werden, auch von Unbeteiligten. Brasidas und Phormio verdoppeln Counter von Sparta oder Athen; die anderen geben einer Seite ohne Kampfmarker einen.
web-help-perikles-choose-column = Ein Verhältnis und eine Differenz kommen in Frage, und die stärkere Seite wählt. Beide Seiten werfen zwei Würfel; wer seine Zahl erreicht, nimmt einen Kampfmarker, und zwei gewinnen.
web-help-perikles-choose-loss = Die Verliererseite verliert ihren schwächsten Counter dieser Art, zuerst aus der Haupttruppe. Hier sind mehrere gleich schwach.{ $persians ->
    [yes] {" "}Ein persischer kommt auf seinen Schild zurück, und nichts geht verloren.
   *[no] {""}
}

## Das Brett von Perikles

web-perikles-type = { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
}
web-perikles-counter = { $city }, { $type ->
    [hoplite] Hoplit
   *[trireme] Trireme
} { $strength }
web-perikles-counter-down = { $city }, { $type ->
    [hoplite] Hoplit
   *[trireme] Trireme
}, verdeckt
web-perikles-nobody = niemand
web-perikles-cities = Städte
web-perikles-locations = Orte
web-perikles-relations = Bündnisse
web-perikles-battles = Kämpfe
web-perikles-gulf-west = Golf von Korinth
web-perikles-gulf-east = Saronischer Golf
web-perikles-city = { $city }: Anführer { $leader }; Kandidaten α { $alpha }, β { $beta }; Marker { $cubes }; eine Statue zählt { $value }; Hopliten { $hoplites }, Triremen { $triremes }.
web-perikles-show-city = Alles über { $city }
web-perikles-show-location = Alles über { $location }
web-perikles-location = Ort { $number }, von { $owner }, { $points } Punkte
web-perikles-side-attack = { $location }, Angriff: { $counters }
web-perikles-side-defence = { $location }, Verteidigung: { $counters }
web-perikles-main-attack = Hauptangreifer { $player }
web-perikles-main-defence = Hauptverteidiger { $player }
web-perikles-do-attack = angreifen
web-perikles-do-defence = verteidigen
web-perikles-revolt-here = Aufstand hier
web-perikles-ask-leader = { $player } fragen
web-perikles-militia = Milizen: +1 für die Verteidigung
web-perikles-rebels = Rebellen: +1 für den Angriff
web-perikles-permitted = Darf hier verteidigen
web-perikles-belongs = Gehört
web-perikles-belongs-to = gehört { $owner }
web-perikles-led-by = angeführt von { $player }
web-perikles-worth = Wert
web-perikles-order = Reihenfolge der Kampfrunden
web-perikles-about-location = Wer die letzte Kampfrunde gewinnt, gewinnt den Ort: der Hauptspieler nimmt das Plättchen. Gewinnt der Angriff, erleidet der Besitzer eine Niederlage, und seine Statuen zählen weniger.
web-perikles-about-city = Marker zwischen den Säulen sind Stimmen und Punkte. Der Anführer befehligt in dieser Runde die Truppen und wird am Ende zur Statue. Jede Niederlage streicht das beste Kästchen; Statuen zählen das beste, das bleibt.
web-perikles-statue-worth = { $value } je Statue nach { $defeats ->
    [0] keiner Niederlage
    [one] einer Niederlage
   *[other] { $defeats } Niederlagen
}
web-perikles-relation = { $relation ->
    [war] Krieg
   *[allied] verbündet
}
web-perikles-to-play = ist dran
web-perikles-in-turn = am Zug
web-perikles-special-hidden = Sonderplättchen, nur seinem Besitzer bekannt
web-perikles-special-used = Gespielt.
web-perikles-forces = { $n ->
    [one] 1 Counter
   *[other] { $n } Counter
}
web-perikles-points-now = SP jetzt
web-perikles-score-parts = { $cubes } durch Marker, { $tiles } durch Orte ({ $won }), { $statues } durch Statuen
web-perikles-standing-note = Anführer zählen als die Statuen, die sie werden. Bei Gleichstand entscheiden Punkte durch Orte, dann die Zahl der Statuen (in Klammern).
web-perikles-instead = stattdessen { $counter } schicken
web-perikles-lost = verloren
web-perikles-back = wieder da
web-perikles-frozen = setzt aus
web-perikles-no-counters = keine Counter
web-perikles-no-army = Keine Truppen zu schicken.
web-perikles-turns = Noch Züge mit den Truppen: { $two } mit zwei Scherben, { $one } mit einer.
web-perikles-supply = { $n } Marker
web-perikles-battle = Kampf um { $location }
web-perikles-minimise = Verkleinern
web-perikles-who-attack = { $player } greift an
web-perikles-who-defence = { $player } verteidigt
web-perikles-won-attack = der Angriff gewinnt
web-perikles-won-defence = die Verteidigung gewinnt
web-perikles-doubled = verdoppelt
web-perikles-needs = braucht { $n }
web-perikles-hit = Treffer
web-perikles-miss = daneben
web-perikles-tokens = Kampfmarker
web-perikles-tokens-attack = Angriff: { $n } Kampfmarker
web-perikles-tokens-defence = Verteidigung: { $n } Kampfmarker
web-perikles-strength = Spalte
web-perikles-attack-needs = Angriff braucht
web-perikles-defence-needs = Verteid. braucht
web-perikles-next-throw = Nächster Wurf
web-perikles-to-the-end = Zum Schluss
web-perikles-to-the-board = Zum Brett
web-perikles-top-down = von oben nach unten
web-perikles-now = jetzt
web-perikles-to-come = kommt noch
web-perikles-taken-by = an { $player }
web-perikles-battles-again = Die letzten Kämpfe noch einmal

## Die Teile des Bretts

web-tour-perikles-1 = Diese Leiste sagt immer, wer was tun muss. Bist du dran, wird sie rot, und hier bestätigst du deine Antwort.
web-tour-perikles-2 = Sechs Städte als Tempel. Marker zwischen den Säulen sind Stimmen und Punkte; α und β sind Kandidaten, der Anführer steht in der Mitte. Darunter: was eine Statue zählt, Niederlagen durchgestrichen.
web-tour-perikles-3 = Die Orte dieser Runde: links Angriff, rechts Verteidigung. Die Figuren zeigen, welche Kampfrunden es gibt und in welcher Reihenfolge; die Scheibe zeigt die Punkte.
web-tour-perikles-4 = Hier liegt, woraus du wählst: zuerst Einflussplättchen, dann die Counter der Städte, die du anführst, dann die Kämpfe. Auch dein Sonderplättchen liegt hier; sonst sieht es niemand.
web-tour-perikles-5 = Hier liest du, was aus einer Antwort folgt, bevor du sie bestätigst.
web-tour-perikles-6 = Bündnisse: jeder geschickte Counter verbündet Städte oder bringt sie in Krieg, bis die Runde endet, und das sperrt Seiten von Orten.
web-tour-perikles-7 = Die Spieler: die Städte, die sie anführen, ihre Plättchen, Counter auf der Hand und Punkte. Ein Klick auf die Punkte zeigt alle Wertungen in ihren Teilen.
web-tour-perikles-8 = Alles, was geschehen ist. Ein Klick auf eine Zeile zeigt die Stellung danach. Die Partie endet nach { $rounds } Runden, oder mit der Runde, in der Athen oder Sparta auf { $defeats } Niederlagen kommt.
web-window-after-tile = Jetzt kann ein Sonderplättchen gespielt werden. Das geht vorüber in
web-window-end-turn = Jetzt kann ein Sonderplättchen gespielt werden. Das geht vorüber in
web-window-battle = Vor diesem Kampf können Sonderplättchen gespielt werden. Das geht vorüber in
web-perikles-standing = Wenn ein Sonderplättchen gespielt werden kann
web-perikles-standing-window = ein paar Sekunden, um „Warten“ zu sagen
web-perikles-standing-always = mich immer fragen
web-perikles-standing-battle = mich nur vor Kämpfen fragen
web-perikles-standing-round = diese Runde vorübergehen lassen
web-perikles-standing-never = vorübergehen lassen
