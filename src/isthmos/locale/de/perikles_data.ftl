# Was an der Datendatei von Perikles nicht stimmt.

perikles-data-place = Stadt oder Ort
perikles-data-order = Die Zeilen { $table } müssen { $ids } sein, in dieser Reihenfolge
perikles-data-moment = { $where }: moment muss eines von { $known } sein
perikles-data-no-city = { $where }: Die Stadt „{ $city }“ gibt es nicht
perikles-data-combats = { $where }: combats muss H allein sein, oder H und T in beliebiger Reihenfolge
perikles-data-militia = { $where }: Miliz und Aufständische kämpfen nur in den Kämpfen dieses Orts
perikles-data-both = { $where }: Es gibt dort Miliz oder Aufständische, nie beides
perikles-data-locations = Es gibt { $have } Orte, aber { $rounds } Runden brauchen { $need }
perikles-data-influence = { $where }: influence muss { $known } nennen
perikles-data-tiles = Es gibt { $have } Einflussplättchen, nicht { $need }
perikles-data-taken = influence_tiles_taken sagt nichts über { $players }
perikles-data-too-many-taken = influence_tiles_taken { $players }: So viele Plättchen gibt es nicht
perikles-data-strengths = { $where } muss aus { $count } Zahlen bestehen, einer für jede Stärke
perikles-data-counters = Es gibt { $greek } griechische und { $persian } persische Counter; totals sagt etwas anderes
perikles-data-boxes = { $where }: boxes müssen vom wertvollsten zum geringsten fallen
perikles-data-column = { $where }: Die Spalte muss besser für den Angriff sein als die davor
perikles-data-defeats = { $boxes } Felder können bedeckt werden, aber es gibt { $counters } Niederlagen-Counter
