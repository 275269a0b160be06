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

## Auf jedem Brett

web-action = Was du tun kannst
web-less = weniger
web-more = mehr
web-if-ended-now = Wäre jetzt Schluss
web-hint-other = Klicke auf eine Antwort und sieh, wozu sie führt.
web-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
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

## Fenster

web-window-wait = Warten
web-window-waits = Es wird auf { $players } gewartet; vielleicht wird etwas gespielt.
web-standing-private = Niemand sonst erfährt, was hier gewählt ist.

## Ein Spiel ohne eigenen Plan

web-plain-score = Punkte
web-plain-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
