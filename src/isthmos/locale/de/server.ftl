# Womit ein Server nein sagt.

## Personen

server-no-session = Nimm zuerst Platz oder melde dich an.
server-session-ended = Diese Sitzung ist beendet. Nimm neu Platz oder melde dich an.
server-no-such-session = Diese Sitzung gibt es nicht.
server-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-login-form = Ein Anmeldename hat 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, @ oder +.
server-login-taken = Dieser Anmeldename ist vergeben.
server-login-wrong = Anmeldename oder Passwort ist falsch.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen; 15 und mehr sind gut.
server-password-common = Dieses Passwort wird als eines der ersten ausprobiert. Nimm ein anderes.
server-has-account = Du hast schon ein Konto.
server-recovery-wrong = Anmeldename oder Wiederherstellungscode ist falsch.
server-recovery-expired = Dieser Wiederherstellungscode ist älter als ein Jahr und abgelaufen. Nimm einen neueren, oder frage, wer den Server betreibt.
server-wait =
    Zu viele Versuche. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
server-no-account = Du hast noch kein Konto.
server-code-needed = Das Passwort stimmt. Jetzt fehlt noch der Code, den dein Gerät anzeigt.
server-code-wrong = Der Code ist falsch oder wurde schon benutzt. Nimm den nächsten.
server-second-on = Der zweite Faktor ist schon eingeschaltet.
server-second-not-offered = Es gibt keinen zweiten Faktor zu bestätigen. Beginne von vorn.

## Tische

server-no-such-game = Diese Partie gibt es nicht.
server-no-campaign = Für { $title } gibt es keine Kampagne; es gibt eine für { $titles }.
server-no-title = Es gibt kein Spiel „{ $title }“; es gibt { $titles }.
server-no-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“; es gibt { $bots }.
server-no-sitter = „{ $text }“ kann nicht Platz nehmen; ein Platz ist „{ $me }“, „{ $open }“ oder „{ $example }“.
server-bad-seats = Zu { $seats } geht dieses Spiel nicht; es ist für { $low } bis { $high }.
server-cannot-lay = So lässt sich der Tisch nicht decken: { $reason }
server-no-owners-data = Dieser Server spielt nur mit den mitgelieferten Daten der Schachtel.
server-most-tables = Ein Gast kann im Monat { $most } Tische eröffnen, die nicht zu Ende gespielt sind, ein Konto { $more }. Spiele erst einen zu Ende.
server-most-records = Ein Gast kann im Monat { $most } Aufzeichnungen mitbringen, ein Konto { $more }.
server-most-owners-bytes = Ein Gast kann eine Schachtel mit { $most } Bytes berichtigen, ein Konto mit { $more }.
server-reading-takes-too-much = Dies nachzuspielen dauert länger als { $seconds } Sekunden oder braucht mehr Speicher, als dafür da ist.
server-reading-room-full = Zu viele Aufzeichnungen und frühere Stellungen werden gerade gelesen. Warte einen Augenblick.
server-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $reason }
server-by-invitation = An diesen Tisch kommt man mit einer Einladung. Bitte um den Link.
server-host-only = Das darf nur, wer den Tisch gedeckt hat.
server-no-open-seat = An diesem Tisch ist kein Platz frei.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-bot-plays = Ein Bot spielt deinen Platz. Übernimm ihn zuerst wieder.
server-no-command = „{ $text }“ gibt es nicht; es gibt { $commands }.
server-command-id = Eine Befehlsnummer hat 1 bis { $most } druckbare Zeichen.
server-stale = Die Stellung hat sich geändert: gemeint war { $meant }, die Partie steht bei { $seq }.
server-faster = Jemand war schneller: die Partie steht bei { $seq }.
server-not-so-far = Die Partie steht bei { $seq }.
server-not-begun = Die Partie hat noch nicht begonnen.
server-record-later = Die Aufzeichnung dieser Partie wird gezeigt, wenn sie zu Ende ist.
server-record-form = Eine Aufzeichnung gibt es als text oder json, nicht als { $form }.
server-no-language = Es gibt keine Sprache „{ $language }“; es gibt { $languages }.
server-campaign-won = Die Kampagne ist gewonnen.
server-in-quarantine = Diese Partie ist beschädigt oder läuft nicht unter den hier installierten Regeln. Sie ruht in Quarantäne; wer diesen Server betreibt, weiß davon.
server-chat-empty = Es steht nichts darin.
server-chat-long = Eine Zeile im Chat hat höchstens { $most } Zeichen.
server-most-lines = Ein Gast kann an einem Tisch { $most } Zeilen sagen, ein Konto { $more }.
server-chat-seats = Nur wer am Tisch sitzt, spricht dort mit.

## Der Server selbst

server-cannot-read = Die Datenbank lässt sich gerade nicht lesen. Versuche es noch einmal.
server-cannot-write = Die Datenbank lässt sich gerade nicht beschreiben; nichts wurde geändert. Versuche es noch einmal.
server-unsettled = Die Datenbank antwortet nicht; ob dies behalten wurde, ist noch nicht bekannt. Versuche es noch einmal: Kein Zug wird zweimal gemacht.
server-stops = Der Server hält gleich an. Versuche es in einem Augenblick noch einmal.
server-task-stale = Dem Server geht es nicht gut: { $task } kommt nicht voran.
server-fault = Hier ist etwas schiefgegangen. Es ist vermerkt.
server-foreign-page = Diese Seite darf nicht mit diesem Server sprechen.
server-foreign-host = Unter dem Namen „{ $host }“ ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen in ISTHMOS_HOSTS eintragen.
server-no-header = Die Kopfzeile { $header } fehlt.
server-no-page = Diese Seite gibt es nicht.
server-no-method = So kann man diese Seite nicht ansprechen.
server-no-socket = Diesen Socket gibt es nicht.
server-not-a-message = Keine Nachricht: { $detail }
server-bad-request = Keine Anfrage wie beschrieben: { $detail }
server-unreadable = Die Anfrage lässt sich nicht lesen: zu tief verschachtelt oder kein UTF-8.
server-request-large = Eine Anfrage hat höchstens { $most } Bytes.
server-request-slow = Der Rest der Anfrage kam nicht.
server-too-many-requests = Zu viele Anfragen. Warte eine Sekunde.
server-too-many-messages = Zu viele Nachrichten. Warte eine Sekunde.
server-too-many-connections = Zu viele Verbindungen von dieser Adresse.
server-too-many-sockets = Zu viele Sockets von dieser Adresse.
