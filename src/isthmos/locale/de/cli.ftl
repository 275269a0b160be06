# Das Programm selbst.

cli-about = Ein Tisch für Brettspiele: spiele gegen Bots und Menschen, allein oder eine Kampagne; spiele Partien nach und prüfe sie.
cli-you = Du

## Hilfe zu den Befehlen

cli-help-play = Spiele eine Partie: Menschen an dieser Tastatur, Bots auf den anderen Plätzen. Ohne Angaben ein Mensch gegen drei Bots.
cli-help-solo = Spiele allein: das erste Spiel im Regal, das allein gespielt werden kann.
cli-help-campaign = Spiele das nächste Level der Solo-Kampagne; der Fortschritt wird aufgehoben.
cli-help-resume = Spiele eine gespeicherte Partie weiter, ohne Namen die letzte.
cli-help-replay = Spiele eine Aufzeichnung nach und zeige Verlauf und letzte Stellung.
cli-help-verify = Prüfe jede Ziehung einer beendeten Partie gegen die Festlegung und jede Antwort gegen die Regeln.
cli-help-export = Hole die Aufzeichnung einer gespeicherten Partie, als Text oder JSON.
cli-help-rules = Zeige die Regeln (auf Englisch), eine Regel mit ihrer Nummer (PEL-B7) oder alle mit den genannten Wörtern; die eines anderen Spiels, wenn sein Name zuerst steht.
cli-help-options = Zeige, welche Regeln am Tisch wählbar sind: die Werte, zuerst den üblichen, und was sie bedeuten.
cli-help-simulate = Lass Bots viele Partien spielen und zähle: Siege, Tempo, gebrochene Regeln.
cli-help-arena = Lass Bots jede Auslage von jedem Platz aus spielen und trenne Stärke von Zufall: Anteile mit Spannen, Wertungen, Zeiten.
cli-help-bench =
    Miss die Maschine: Tempo von Zufallspartien, Kosten einzelner Aufrufe, Größe von Stellungen.

    Zeiten sind Prozessorzeit, die beste von fünf oder mehr Messungen, ohne die Schleife um den Aufruf. Eine
    Entscheidung ist die Antwort eines Platzes; der Zufall wird gespielt und bezahlt, aber nicht gezählt. Drei Raten:
    `playout` spielt in der Maschine, `driven` fragt und antwortet Zug um Zug aus Python, `simulate` hat Zufallsbots
    und den Geber wie `isthmos simulate`. Neben der übersetzten Maschine wird die interpretierte gemessen, in einem
    Prozess mit ISTHMOS_PURE=1. Gleichzeitige Prozesse werden nach Prozessorzeit und nach der Uhr verglichen; dafür
    darf der Rechner sonst nichts tun.
cli-help-serve = Lass andere über das Netz mitspielen, hier mit SQLite oder mit ISTHMOS_DATABASE auf PostgreSQL.
cli-help-loadtest = Spiele viele Partien zugleich, je vier Sockets, gegen einen Server in einem zweiten Prozess auf diesem Rechner.
cli-argument-game = Das Spiel.
cli-argument-save = Der Name einer gespeicherten Partie; „last“ ist die zuletzt gespielte.
cli-argument-record = Eine Datei mit einer Aufzeichnung.
cli-argument-words = Eine Regelnummer oder Wörter, nach denen gesucht wird.
cli-option-version = Nenne die Version.
cli-option-lang = Die Sprache; ohne Angabe entscheidet die Umgebung.
cli-option-players = Wie viele Plätze.
cli-option-seats = Wer wo sitzt, mit Kommas: "Ann,Ben,bot:greedy,bot:random".
cli-option-option = Eine Regelwahl, name=wert; mehrfach möglich.
cli-option-data = Eine Datei mit Berichtigungen des Besitzers der Schachtel, in TOML.
cli-option-seed = Der gleiche Startwert ergibt die gleichen Ziehungen. Ohne ihn sind sie nicht vorherzusehen.
cli-option-record = Schreibe die Aufzeichnung auch in diese Datei.
cli-option-restart = Beginne die Kampagne von vorn.
cli-option-status = Zeige nur, wie weit du bist.
cli-option-list = Zeige nur die Partien, die weitergespielt werden können.
cli-option-to = Halte nach so vielen Antworten an.
cli-option-bless = Schreibe Prüfwerte und Punkte der Datei neu.
cli-option-json = Als JSON statt als Text.
cli-option-output = Schreibe in diese Datei.
cli-option-host = Adresse, an der gelauscht wird; 0.0.0.0 lässt andere in deinem Netz herein.
cli-option-port = Port, an dem gelauscht wird; 0 nimmt einen freien.
cli-option-workers = Prozesse; mehr als einer braucht PostgreSQL.
cli-option-browser = Öffne die Seite im Browser.
cli-argument-any-game = Das Spiel; ohne Angabe alle.
cli-option-lab-players = Wie viele Plätze: 4, oder 2..5 für jede Zahl der Reihe nach.
cli-option-lab-games = Partien für jede Zahl von Plätzen.
cli-option-lab-seed = Der gleiche Startwert ergibt die gleichen Partien.
cli-option-lab-bots = Wer spielt, mit Kommas; der letzte nimmt alle übrigen Plätze.
cli-option-lab-check = Suche nach jeder Entscheidung nach gebrochenen Regeln.
cli-option-lab-processes = Spiele in so vielen Prozessen; 0 ist einer für jeden Kern.
cli-option-lab-json = Als JSON: ein Objekt, bei mehreren Platzzahlen eine Liste.
cli-option-arena-bots = Wer spielt, mit Kommas, je ein Platz; `a=greedy,b=greedy` hält zwei von einer Art auseinander.
cli-option-arena-games = Mindestens so viele Partien; jede Auslage wird von jedem Platz aus gespielt.
cli-option-arena-players = Wie viele Plätze; der letzte Bot nimmt alle übrigen. Sonst einer für jeden genannten Bot.
cli-option-arena-time = Millisekunden, die ein Bot über eine Frage nachdenken darf; 0: so lange er will.
cli-option-arena-simulations = Partien, die ein Bot für eine Frage im Kopf spielen darf, damit sich ein Lauf genau wiederholen lässt; 0: beliebig viele.
cli-option-arena-keep = Eine Datei für das Gespielte; noch einmal genannt, geht der Lauf dort weiter, wo er endete.
cli-option-arena-picture = Eine Datei für das Bild der Rangleiter, als SVG.
cli-option-arena-json = Als JSON.
cli-option-bench-players = Wie viele Plätze: 4, oder 2..5; ohne Angabe jede Zahl.
cli-option-bench-games = Partien für jede Messung.
cli-option-bench-processes = Spiele auch in so vielen Prozessen zugleich; 1 lässt es weg.
cli-option-bench-held = Halte auch 1 bis 100.000 Partien im Speicher.
cli-option-bench-plot = Zeichne bench-seats.svg und bench-memory.svg in diesen Ordner.
cli-option-load-games = Partien zugleich; mehrfach möglich.
cli-option-load-seconds = Für jede Zahl von Partien.
cli-option-load-every = Sekunden zwischen den Zügen einer Partie; 0: so schnell es geht.
cli-option-load-database = postgresql+asyncpg://…; ohne Angabe SQLite.
cli-default = { $words } (üblich)

## Am Tisch

cli-score-of = ({ $cubes }+{ $tiles }+{ $statues })
cli-log = Was geschehen ist
cli-hint = Tippe Antwort oder Nummer. ? erklärt, ende speichert.
cli-hint-amounts = Tippe Antwort, Nummer oder Nummer und Münzen (1 5). ? erklärt, ende speichert.
cli-help =
    Antworten: wie aufgeführt, mit Nummer oder in Notation.
    ? ANTWORT sagt, wozu eine Antwort führt. Weitere Wörter: undo (zurück bis zur letzten Ziehung), warum (die Gründe
    der Bots), protokoll, punkte, zeige, legende, regeln WORT, speichern, ende. Nach jeder Antwort wird gespeichert.
cli-help-amounts = Eine Nummer allein nimmt das kleinste Gebot, „1 7“ bietet 7 Münzen.
cli-more-answers = … und { $count } weitere; tippe die gewünschte.
cli-no-consequences = vorerst ändert sich nichts.
cli-undone = Zurückgenommen: { $answer }.
cli-undone-of = Zurückgenommen: die letzte Antwort von { $player }.
cli-cannot-undo = Nichts kann zurückgenommen werden: Seit deiner letzten Antwort wurde gezogen oder aufgedeckt.
cli-no-reasons = Noch hat kein Bot gezogen.
cli-saved = Gespeichert: { $file }
cli-plain-legend = Es gibt keine Zeichen zu erklären: alles auf dem Tisch heißt bei seinem Namen.
cli-saved-go-on = Die Partie ist gespeichert. Weiter geht es mit: isthmos resume
cli-hand-over = Gib die Tastatur an { $player }; dann Eingabetaste.
cli-nothing-to-decide = { $player }: Jetzt gibt es für dich nichts zu entscheiden; die Tastatur geht reihum, damit niemand sieht, wer die Wahl hat. Eingabetaste.
cli-record-is = Die Aufzeichnung ist { $file }
    Prüfe jede Ziehung mit: isthmos verify { $file }
cli-no-rules = { $game } bringt keine Regelseite mit.
cli-no-rule = Keine Regel enthält „{ $words }“. Versuche ein einzelnes englisches Wort oder eine Nummer wie PEL-B7.

## Die Kampagne

cli-campaign-won = Alle Level sind geschafft: Die Kampagne ist gewonnen. Von vorn mit: isthmos campaign --restart
cli-campaign-go-on = Weiter mit dem nächsten Level: isthmos campaign
cli-campaign-retry = Noch ein Versuch: isthmos campaign
cli-campaign-back = Die Kampagne beginnt wieder bei Level 1: isthmos campaign
cli-campaign-options = Regeln werden vor dem ersten Level gewählt; von vorn mit: isthmos campaign --restart --option name=wert

## Aufzeichnungen

cli-replayed = { $answers } Antworten gespielt; die Stellung ist { $hash }.
cli-blessed = { $file }: { $answers } Antworten gespielt, Prüfwerte und Punkte geschrieben.
cli-verified = { $file }: { $draws } Ziehungen folgen aus dem vorher festgelegten Geheimnis, und alle { $answers } Antworten sind erlaubt.
cli-not-verified = { $file } ist nicht bestätigt.
cli-exported = Geschrieben: { $file }

## Ablehnungen

cli-no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }.
cli-no-campaign = Für { $game } gibt es keine Kampagne; es gibt eine für { $games }.
cli-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
cli-no-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
cli-bad-players = Zu { $players } kann man { $game } nicht spielen; möglich sind { $low } bis { $high }.
cli-seats-differ = { $players } Plätze waren verlangt, aber die Liste hat { $seats }; lass eine der beiden Angaben weg.
cli-empty-seat = Ein Platz hat keinen Namen; schreibe die Liste so: { $example }.
cli-name-twice = Zwei heißen „{ $name }“; gib jedem einen eigenen Namen.
cli-bad-option = „{ $text }“ ist keine Regelwahl; schreibe name=wert.
cli-no-option = Die Regelwahl „{ $name }“ gibt es nicht; es gibt { $options }.
cli-no-value = { $name } kann nicht „{ $value }“ sein; möglich sind { $values }.
cli-no-file = Die Datei { $file } gibt es nicht; nenne den Pfad einer Aufzeichnung.
cli-no-data-file = Die Datei { $file } kann nicht gelesen werden; gib den Pfad deiner Berichtigungen in TOML an.
cli-is-directory = { $file } ist ein Verzeichnis; nenne die Datei einer Aufzeichnung.
cli-file-large = { $file } ist größer als { $most } Bytes und kann nicht sein, was es sein soll; gib eine andere Datei an.
cli-bad-answer-number = Antwort { $number } gibt es nicht; die Aufzeichnung hat 0 bis { $most }.
cli-nothing-to-resume = Keine Partie wartet; beginne eine mit: isthmos play
cli-needs-server = Dafür fehlt { $name }; installiere isthmos[server]
cli-one-worker = SQLite hat einen, der schreibt, also einen Prozess: Setze ISTHMOS_DATABASE, um mehr zu benutzen
cli-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }; nimm mit --host oder --port etwas anderes
cli-no-address = das ist keine Adresse
cli-on-your-network = In deinem Netz: { $address }
cli-load-games = Möglich sind 1 bis { $most } Partien zugleich
cli-save-damaged = Die gespeicherte Partie { $file } ist beschädigt: { $reason }
cli-seats-and-players = { $seats } Plätze, { $players } Spieler
cli-progress-damaged = Der Fortschritt in { $file } ist beschädigt: { $reason }; von vorn mit: `isthmos campaign { $game } --restart`
cli-no-save = Eine gespeicherte Partie „{ $name }“ gibt es nicht; es gibt: { $names }
cli-no-saves = Eine gespeicherte Partie „{ $name }“ gibt es nicht; noch gibt es keine
cli-draw-not-said = Antwort { $number }, „{ $move }“, sagt nicht, welche Ziehung sie war
cli-draws-unreadable = Das lässt sich nicht lesen: Es ist keine Aufzeichnung, oder bei einer Antwort des Zufalls fehlt die Ziehung
cli-draws-no-secret = Der Aufzeichnung fehlt das Geheimnis: Es wird aufgedeckt, wenn die Partie zu Ende ist
cli-draws-commitment = Geheimnis und Salz gehören nicht zur Festlegung
cli-draws-differs = Ziehung { $draw } ist { $number } von { $among }, aber das Geheimnis ergibt { $given }
cli-draws-impossible = Ziehung { $draw } ist { $number } von { $among }, aber das Geheimnis ergibt keine

## Die Lastprobe

cli-load-column-games = Partien
cli-load-column-moves = Züge
cli-load-column-p50 = p50 ms
cli-load-column-p99 = p99 ms
cli-load-column-longest = längste ms
cli-load-column-missed = verfehlt
cli-load-column-cpu = CPU s
cli-load-column-rate = Züge/CPU s
cli-load-column-memory = MiB
cli-load-column-memory-after = MiB danach
