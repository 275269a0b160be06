# Was an einer Aufzeichnung nicht stimmt.

record-at = { $place }: { $reason }
record-answer = Antwort { $number }
record-line = Zeile { $number }
record-event = Ereignis { $number }
record-chance = der Zufall
record-seat = Platz { $seat }
record-other-game = Dies ist eine Aufzeichnung von { $game }, nicht von { $wanted }
record-other-rules = Die Aufzeichnung folgt Fassung { $rules } der Regeln von { $game }; hier ist Fassung { $here } installiert
record-other-position = Die Stellung nach „{ $move }“ ist { $hash }, nicht { $kept }
record-no-position = Das ist keine Stellung von { $game }
record-other-position-game = Das ist eine Stellung von { $game }, Regelversion { $rules }, und keine von { $wanted }, wie es hier ist
record-not-over = Die Aufzeichnung nennt Punkte, aber die Partie ist nicht zu Ende
record-other-scores = Die Punkte sind { $scores }, nicht { $kept }
record-over = Die Partie ist zu Ende, und doch folgt „{ $move }“
record-not-asked = „{ $move }“ kommt von: { $seat }; gefragt ist aber: { $asked }
record-other-draw = „{ $move }“ ist hier nicht Ziehung { $number } von { $among }
record-no-text = Die Datei ist weder Text noch JSON
record-other-format = Format { $format } ist hier nicht bekannt, nur Format { $here }
record-too-long = Es sind { $count } Antworten; eine Aufzeichnung kann { $most } haben
record-no-json = Keine Aufzeichnung in JSON: { $reason }
record-bad-quotes = Der Wert in Anführungszeichen ist beschädigt: { $reason }
record-no-line = Der Aufzeichnung fehlt die Zeile „{ $line } …“
record-unreadable = „{ $line }“ lässt sich nicht lesen
record-early-check = Eine Stellung wird vor der ersten Antwort geprüft
record-other-heading = „isthmos { $text }“ ist kein hier bekanntes Format; bekannt ist „isthmos record { $here }“
record-no-answer = Nach dem Platz fehlt eine Antwort
record-bad-draw = Statt „{ $text }“ sollte da „draw NUMMER of ANZAHL“ stehen, und nur nach einer Antwort des Zufalls
record-next = Als Nächstes sollte { $line } kommen
record-bad-word = Mit „{ $word }“ beginnt keine Zeile einer Aufzeichnung

## Ein Tisch und sein Protokoll

record-other-secret = Das Geheimnis gehört nicht zur Festlegung dieser Aufzeichnung
record-other-mix = Der Geber hat nicht beigemischt, was die Plätze laut Aufzeichnung beigetragen haben
record-not-drawn = { $place } ist nicht, was der Geber gezogen hat
record-event-order = Ereignis { $number } folgt auf Ereignis { $before }
record-event-differs = Ereignis { $number } kam anders heraus, als es aufgehoben wurde
record-not-installed = Das Spiel { $game } ist nicht installiert
record-began-with = Die Partie begann mit Fassung { $rules } der Regeln von { $game }; installiert ist Fassung { $here }
record-seats = { $game } wird nicht zu { $seats } gespielt
record-log-of-another = Das Protokoll beginnt nicht mit diesem Tisch
record-secret-not-promised = Das Geheimnis ist nicht das zugesagte
record-log-seats = Das Protokoll nennt Plätze, die es nicht gibt
record-seats-differ = Die Plätze sind nicht die des Protokolls
record-log-ends = Das Protokoll endet bei Ereignis { $number }
record-cannot-be-read = Das lässt sich nicht lesen: { $kind }
