# Der Web-Client: seine eigenen Worte. Was ein Spiel fragt, antwortet und erzählt, steht in dessen Datei.

## Seiten

web-play = Spielen
web-watch = Zuschauen
web-rules = Regeln
web-pages = Seiten
web-home = Zur Startseite
web-home-link = isthmos, zur Startseite
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Augenblick …
web-no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-no-position = Diese Stellung gibt es nicht.
web-guest = Gast
web-frieze = Ein Schiff wird über den Isthmus gezogen

## Startseite

web-choose-game = Wähle ein Spiel
web-title-house = Tisch
web-how = Wie möchtest du { $game } spielen?
web-not-yet = { $game } kann hier noch nicht gespielt werden.
web-way-now = Jetzt spielen
web-way-now-note = gegen drei Bots, 12 Minuten
web-way-invite = Freunde einladen
web-way-invite-note = Link schicken, ohne Konto
web-way-hotseat = An einem Bildschirm
web-way-hotseat-note = reihum weitergegeben
web-way-solo = Allein
web-way-solo-note = um die meisten Punkte
web-way-campaign = Kampagne
web-way-campaign-note = { $level ->
    [0] alle fünf Stufen sind geschafft
   *[other] allein, Stufe { $level } von 5
}
web-my-games = Meine Partien
web-my-games-empty = Noch keine: deine Partien stehen dann hier.
web-going-on = Offene Tische
web-turns = du bist { $n } × dran
web-your-turns = { $n ->
    [one] Du bist in 1 Partie dran
   *[other] Du bist in { $n } Partien dran
}
web-news = An anderen Tischen
web-news-turn = Du bist dran: { $table }
web-news-undo = Du wirst gefragt, ob etwas zurückgenommen wird: { $table }
web-news-pause = Du wirst um eine Unterbrechung gebeten: { $table }
web-news-finished = Die Partie ist zu Ende: { $table }
web-your-turn = Du bist dran
web-turn-of = { $player } überlegt
web-alone = allein
web-status-open = wartet auf Mitspieler
web-status-paused = unterbrochen
web-status-finished = beendet
web-status-archive = Aufzeichnung
web-new-here = Neu hier?
web-new-here-note = Spiel einfach los: die erste Partie nennt jeden Teil des Plans.
web-watch-note = Tische, an denen jeder zuschauen darf.
web-watch-empty = Gerade ist kein Tisch für Fremde offen.
web-own-table-way = Plätze, Bots, Zeit und Regeln wählen …
web-own-table = Ein eigener Tisch
web-seats = Plätze
web-who-sits = Wer sitzt wo
web-seat = Platz { $n }
web-sitter-me = Ich
web-sitter-open = Freund, per Link
web-sitter-bot = Bot: { $bot }
web-time = Bedenkzeit
web-time-none = beliebig lange
web-time-move = { $span } je Zug
web-time-game = { $span } für die ganze Partie
web-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
web-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
web-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
web-leave = Wer weggeht
web-leave-never = behält den Platz
web-leave-after = gibt ihn einem Bot nach: { $span }
web-undoing = Zurücknehmen
web-undoing-free = frei, bis jemand anderes geantwortet hat
web-undoing-consent = nur wenn alle zustimmen
web-undoing-none = nie
web-table-name = Name des Tischs
web-listed = Fremde dürfen ihn finden und zusehen
web-house-rules-mark = Hausregeln
web-house-rules-changed = Hausregeln, gegen das Regelheft: { $rules }
web-house-rules = Regeln, die der Tisch festlegt ({ $n })
web-lay-table = Tisch eröffnen
web-record = Eine Aufzeichnung
web-record-bring = Partie aus einer Datei ansehen
web-record-keep = Aufzeichnung dieser Partie sichern

## Einstellungen

web-your-name = Dein Name
web-language = Sprache
web-theme = Farben
web-theme-system = Systemfarben
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Starker Kontrast
web-confirming = Bevor eine Antwort gilt
web-confirming-always = bestätigen lassen
web-confirming-final = nur, was nicht zurückgenommen werden kann
web-confirming-never = ein Klick gilt sofort
web-account = Konto
web-account-none = Zum Spielen ist kein Konto nötig. Mit einem sind deine Partien auf jedem Gerät da.
web-account-of = Du bist angemeldet als { $login }.
web-account-login = Anmeldename
web-account-password = Passwort
web-account-new-password = Neues Passwort
web-account-code = Wiederherstellungscode
web-account-codes = Bewahre diese Codes sicher auf. Wenn du das Passwort vergisst, lässt dich jeder einmal ein. Sie werden nur jetzt gezeigt.
web-account-make = Konto anlegen
web-account-enter = Anmelden
web-account-recover = Neues Passwort setzen
web-account-lost = Passwort vergessen
web-account-renew = Neue Codes
web-account-change = Passwort ändern
web-account-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
web-account-second = Zweiten Faktor einschalten
web-account-second-note = Lass eine App für Codes das Bild lesen, oder tippe das Geheimnis dort ein. Gib dann den Code ein, den sie zeigt.
web-account-second-picture = Das Geheimnis als QR-Code
web-account-second-secret = Geheimnis:
web-account-second-lost = Wenn du das Gerät verlierst, lässt dich ein Wiederherstellungscode ein und schaltet den zweiten Faktor aus.
web-account-second-on = Zum Anmelden gehört ein zweiter Faktor: ein Code von deinem Gerät.
web-account-confirm = Einschalten
web-account-drop = Zweiten Faktor ausschalten
web-account-digits = Code von deinem Gerät
web-account-leave = Abmelden
web-account-not-now = Jetzt nicht
web-own-data = Was über mich gespeichert ist
web-own-data-keep = Alles als Datei
web-device-other = ein anderes Programm
web-device-since = seit { $day }
web-device-this = dieses Gerät
web-device-end = Dort abmelden
web-forget = Mich vergessen …
web-forget-note = Dein Name, dein Konto und was du geschrieben hast werden gelöscht. In laufenden Partien übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
web-forget-sure = Endgültig vergessen

## Vor der Partie

web-seat-open = freier Platz
web-seat-bot = Bot hinsetzen
web-bot = Bot
web-share-link = Schicke diesen Link deinen Freunden
web-copy = Kopieren
web-copied = Kopiert
web-start = Beginnen
web-start-waits = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
web-host-starts = Wer den Tisch gedeckt hat, beginnt die Partie.
web-table-full = Alle Plätze sind besetzt; gleich geht es los.
web-sit-down = Hinsetzen
web-people-here = Personen an diesem Bildschirm
web-bots-too = Bots
web-person = Person { $n }
web-curtain = Weitergeben an { $player }
web-curtain-open = Ich bin { $player }

## Die Statuszeile

web-round = Runde { $round } von { $rounds } · { $phase }
web-waiting = Warten auf { $player }: { $what }
web-dealing = Es wird gezogen …
web-sending = Wird gesendet …
web-finished = Die Partie ist zu Ende
web-past = Du schaust zurück
web-past-banner = Stellung nach Ereignis { $at }
web-paused = Die Partie ist unterbrochen.
web-cut = Keine Verbindung. Deine Partie ist sicher; neuer Versuch …
web-cut-banner = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück, und nichts geht verloren.
web-clock = Restzeit
web-confirm = Bestätigen
web-confirm-bid = Gebot bestätigen
web-confirm-bid-of = { $coins } bestätigen
web-undo-selection = Auswahl aufheben
web-undo-answer = Zurücknehmen
web-undo-asked = Bitte um Zurücknahme
web-undo-asked-by = { $player } möchte die letzte Antwort zurücknehmen.
web-pause-asked = Bitte um Unterbrechung
web-pause-asked-by = { $player } möchte die Partie unterbrechen.
web-undo-ask = Um Zurücknahme bitten
web-at-table = Am Tisch
web-pause = Unterbrechen
web-pause-ask = Um Unterbrechung bitten
web-resume = Weiterspielen
web-resign = Einen Bot für mich spielen lassen
web-come-back = Wieder selbst spielen
web-stand-in = Ein Bot spielt für dich.
web-agree = Einverstanden
web-decline = Ablehnen
web-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal.
web-away = abwesend
web-your-turn-sure = Du bist dran: { $what }?
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
web-hint-take-tile = Bezahle jetzt mit Holz und Stein, oder lege eine Münze auf das Gebäude und bezahle bei der nächsten Versorgung.
web-hint-choose-income = Klicke auf eines der Güter. Was nicht ins Lager passt, wird zu Luxusgütern.
web-hint-choose-extra-income = Klicke auf ein Gut: du erhältst es in jeder Runde.
web-hint-choose-civilization = Klicke auf eine Zivilisation und sieh, womit sie beginnt.
web-hint-suffer = Klicke auf die Plättchen, die du behalten willst; die anderen gehen verloren.
web-hint-feed = Wähle, wie viele ohne Nahrung du mit Luxusgütern versorgst; die anderen gehen verloren.
web-hint-redeem = Klicke auf ein Gebäude, um es ganz zu bezahlen oder aufzugeben. Die Münze darauf kommt in beiden Fällen zurück.
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
web-help-bid = In jeder Runde hast du ein Gebot. Es muss die Zahl unter dem Plättchen erreichen; liegt dort schon eines, muss deines stärker sein, und das andere weicht aus oder wird zurückgenommen. In der Eroberungsreihe wird niemand verdrängt. Wer passt, nimmt { $pass } Münzen und erhält kein Plättchen. Das höchste Gebot ist in der nächsten Runde zuerst dran.
web-help-move-bid = Du wurdest überboten. Deine Münzen dürfen unverändert auf jedes Plättchen ausweichen, für das sie reichen, und dort ein schwächeres Gebot verdrängen. Oder du nimmst sie und { $withdraw } dazu zurück und erhältst in dieser Runde kein Plättchen.
web-help-take-tile = Du kannst Holz und Stein abgeben; { $rate } Luxusgüter ersetzen jedes fehlende. Oder du belegst das Gebäude mit einer Münze: es wirkt sofort, aber bei der nächsten Versorgung musst du es bezahlen oder aufgeben. Die Münze kommt in beiden Fällen zurück.
web-help-choose-income = Eines deiner Gebäude bringt in jeder Runde ein Gut deiner Wahl.
web-help-choose-extra-income = In der Kampagne hast du Zusatzeinkommen, die in jeder Runde dieser Stufe gelten.
web-help-choose-civilization = Deine Zivilisation bringt die ersten Güter und ein Einkommen in jeder Runde; ihre Zahl ist dein Platz in der ersten Reihenfolge.
web-help-suffer = Eine Katastrophe ist eingetreten. Jedes Plättchen, das du behältst, kostet Güter; { $rate } Luxusgüter ersetzen jedes fehlende. Was du nicht behältst, ist mit Punkten und Einkommen verloren.
web-help-feed = Jeder Bewohner isst eine Nahrung. Wer leer ausgeht, kann mit je { $rate } Luxusgütern versorgt werden; die anderen gehen verloren.
web-help-redeem = Jedes belegte Gebäude wird jetzt ganz bezahlt oder kommt in die Schachtel. Du bestimmst die Reihenfolge, denn Luxusgüter ersetzen Fehlendes nur einmal.

## Der Plan von Peloponnes

web-action = Was du tun kannst
web-less = weniger
web-more = mehr
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
web-chits = { $seen } von { $all } Chips liegen, { $left ->
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
web-if-ended-now = Wäre jetzt Schluss
web-supply-tip = Wenn jetzt versorgt würde
web-supply-now-short = { $food } Nahrung fehlt für eine Versorgung
web-people = Volk { $n }
web-people-coming = { $n } nach dieser Runde
web-people-row = Bewohner
web-coins-row = Münzen und Luxusgüter
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
web-hint-other = Klicke auf eine Antwort und sieh, wozu sie führt.
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
web-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Neben dem Plan

web-tab-table = Tisch
web-tab-mine = Meine
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-history = Rückblick
web-drawer = Verlauf, Chat und Rückblick
web-log-empty = Noch ist nichts geschehen.
web-new-since = neu seit deinem letzten Zug
web-go-to-position = Diese Stellung ansehen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-command = Zug eintippen
web-command-example = Zug eintippen, z. B. { $answer }
web-history = Stellung { $at } von { $all }
web-first = Zum Anfang
web-previous = Zurück
web-next = Weiter
web-now = Zur Gegenwart

## Das Ende

web-breakdown = Die Wertung im Einzelnen
web-player = Spieler
web-col-tiles = Plättchen
web-col-coins = Münzen ÷ { $each }
web-col-score = Wertung
web-col-hero = Held
web-col-clovers = Klee: Macht/Volk
web-projected = Wertung dann
web-next-level = Level { $level } spielen
web-level-again = Level { $level } noch einmal
web-campaign-won = Das war das letzte Level: Die Kampagne ist gewonnen.
web-look-at-board = Den Plan ansehen
web-verify = Das Mischen prüfen
web-verify-open = Die Festlegung unten galt schon vor der ersten Ziehung. Das Geheimnis wird am Ende der Partie gezeigt.
web-verify-holds = ✓ Geheimnis und Salz gehören zur Festlegung, und jede der { $n } Ziehungen folgt daraus.
web-verify-broken = Geheimnis und Salz gehören nicht zur Festlegung.
web-verify-fails = Die Ziehungen folgen nicht aus dem Geheimnis.
web-verify-insecure = Dieser Browser prüft das Mischen nur auf verschlüsselten Seiten. ‘isthmos verify’ prüft es aus der Aufzeichnung.
web-mix = Nach der Festlegung von jedem Platz beigetragen
web-commitment = Festlegung (SHA-256 aus Geheimnis und Salz)
web-secret = Geheimnis
web-salt = Salz

## Hilfe

web-help = Hilfe
web-open-rule = öffnet die Regel
web-to-rules = Regeln lesen
web-keys = Tasten
web-key-choose = eine Antwort nach ihrer Nummer oben wählen; 1 und dann 2 ist 12
web-key-next = nächste oder vorige Antwort
web-key-step = mehr oder weniger
web-key-confirm = bestätigen
web-key-pass = passen oder zurücknehmen
web-key-undo = rückgängig
web-key-drop = Auswahl aufheben
web-key-walk = an Plättchen und Reitern entlang
web-key-command = Zug eintippen
web-key-help = diese Hilfe
web-search = Regeln durchsuchen
web-search-empty = Nichts gefunden.
web-rules-english = Die Regeln werden auf Englisch geführt.
web-tour = Die Teile des Plans
web-tour-step = { $step } von { $all }
web-tour-skip = Überspringen
web-tour-done = Spielen
web-tour-again = Die Teile des Plans zeigen

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
web-hint-return-chit = Ariadne darf in jeder Runde einen Chip unter die anderen legen; der nächste wird dafür aufgedeckt.
web-hint-ward = Odysseus wendet im ganzen Spiel eine Katastrophe oder einen verlorenen Angriff ab. Für Schlimmeres aufheben?
web-hint-suffer-persians = Von deinen Plättchen mit den meisten Punkten verlässt eines das Spiel.
web-hint-hire = Jede Münze wird ein Söldner: jetzt 1 Stärke, am Ende 1 Punkt für das Volk.
web-hint-exchange = Klicke auf ein Gut und tausche Luxus dafür, eins nach dem anderen; dann weiter.
web-hint-spread-clovers = Nur das Kleinere von Macht und Volk zählt: lege die Kleeblätter dorthin, wo sie fehlen.
web-help-offer = Vor der ersten Runde darfst du einem Mitspieler Münzen für den Tausch der Kolonien bieten, danach einem für den Tausch der Helden. Der andere nimmt an oder lehnt ab; ein zweites Angebot gibt es nicht. Wer passt, behält, was verteilt wurde.
web-help-answer-offer = Nimmst du an, bekommst du die Münzen, und beides wird sofort getauscht. Lehnst du ab, geschieht nichts.
web-help-arm = Mit einem Plättchen, das du gerade genommen hast, darfst du dessen Punkte als Stärke gewinnen, einmal, jetzt oder nie: ein Gebäude für 1 Holz und 1 Stein mehr, ein Land für 2 Nahrung. Je { $rate } Luxus ersetzen ein fehlendes Gut. Gegen die Perser braucht ihr Stärke gemeinsam; im Konflikt nimmt der Stärkste vom Schwächsten.
web-help-return-chit = Einmal in jeder Runde darfst du den gerade aufgedeckten Chip unter die anderen legen. Er kommt am Ende wieder, und jetzt wird der nächste aufgedeckt.
web-help-ward = Einmal im Spiel darfst du eine eigene Münze legen und vor dieser Katastrophe oder diesem verlorenen Angriff sicher sein. Du verlierst nichts; die anderen erleiden sie.
web-help-suffer-persians = Der zweite Angriff der Perser wurde nicht abgewehrt: Jeder verliert eines seiner Plättchen mit den meisten Punkten. Was es einmalig brachte, bleibt.
web-help-hire = Jede Münze wird ein Söldner: jetzt 1 Stärke, am Ende 1 Bevölkerungspunkt. Nicht mehr als deine Stärke in diesem Augenblick. Söldner bleiben für immer und brauchen keine Nahrung, aber ihre Münzen sind weg.
web-help-exchange = An diesem Tisch darf Naukratis Luxus ohne Not tauschen, ein Gut nach dem anderen, so lange der Luxus reicht.
web-help-spread-clovers = Jedes Kleeblatt zählt nach Wunsch 2 Macht oder 2 Bevölkerung. Der kleinere der beiden Werte ist dein Punktwert.
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
web-window-wait = Warten
web-window-waits = Es wird auf { $players } gewartet; vielleicht wird etwas gespielt.
web-standing-private = Niemand sonst erfährt, was hier gewählt ist.

## Ein Spiel ohne eigenen Plan

web-plain-score = Punkte
web-plain-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
