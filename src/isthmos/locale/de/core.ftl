# Womit die Taille aller Spiele nein sagt.

core-two-games = Zwei Spiele im Regal heißen „{ $game }“
core-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }
core-bad-seats = Zu { $seats } kann man { $game } nicht spielen; möglich sind { $low } bis { $high }
core-no-option = Die Regelwahl „{ $option }“ gibt es nicht; bekannt sind { $options }
core-option-value = Die Regelwahl { $option } kann nicht „{ $value }“ sein; möglich: { $wanted }
core-no-owners-data = { $game } hat keine Daten, die eine Datei berichtigen könnte
core-dealer = Ein Geber braucht ein Geheimnis von { $secret } Bytes und ein Salz von { $salt }
core-no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }
core-other-rules = Fassung { $rules } der Regeln von { $game } ist hier nicht vorhanden, nur Fassung { $here }
core-too-many-jobs = { $most } Aufträge dieses Tisches warten schon
core-no-answer = { $move } ist keine zulässige Antwort auf die offene Frage; es gibt { $answers }, die moves() aufzählt
core-no-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }
core-bot-cannot-play = Der Bot „{ $bot }“ kann { $game } nicht spielen; er spielt { $games }

## Warum eine Datei oder eine Adresse nicht zu haben ist

core-system-no-file = das gibt es nicht
core-system-denied = die Berechtigung fehlt
core-system-full = der Datenträger ist voll
core-system-read-only = das Dateisystem lässt sich nur lesen
core-system-directory = das ist ein Verzeichnis
core-system-no-directory = das ist kein Verzeichnis
core-system-exists = die Datei gibt es schon
core-system-long-name = der Dateiname ist zu lang
core-system-address-used = die Adresse wird schon benutzt
core-system-no-address = die Adresse gehört nicht zu diesem Rechner
core-system-nobody-answers = dort antwortet niemand
core-system-other = das System lehnt es ab ({ $code })
core-unwritten = { $file } lässt sich nicht schreiben: { $reason }
core-unread = { $file } lässt sich nicht lesen: { $reason }
