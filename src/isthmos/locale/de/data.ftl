# Was an einer Datendatei nicht stimmt, oder an allem, was eine Form haben soll.

data-problem = { $file }: { $problem }
data-nested = Sie ist zu tief verschachtelt
data-range = { $place } ist { $value }; möglich ist { $low } bis { $high }
data-twice = { $table } { $row } steht zweimal da
data-row = { $table }, Zeile { $number }
data-at = { $problem } – bei `{ $place }`
data-at-row = { $problem } – bei `{ $place }` ({ $row })
data-field-missing = Das Feld `{ $field }` fehlt
data-field-unknown = Das Feld `{ $field }` ist nicht bekannt
data-other-kind = Erwartet: { $wanted }; gefunden: { $found }
data-other-length = Erwartet: { $wanted } der Länge { $bounds }
data-out-of-bounds = Erwartet: { $wanted } { $bounds }
data-unlisted = { $value } gehört nicht zu den möglichen Werten
data-unreadable = So geschrieben lässt es sich nicht lesen
data-unreadable-at-line = Ab Zeile { $line }, Spalte { $column } lässt es sich nicht lesen
data-unreadable-at-byte = Ab Byte { $byte } lässt es sich nicht lesen
data-kind-whole = eine ganze Zahl
data-kind-number = eine Zahl
data-kind-text = ein Text
data-kind-yes = true oder false
data-kind-nothing = nichts
data-kind-list = eine Liste
data-kind-table = eine Tabelle
data-kind-other = ein Wert anderer Art
