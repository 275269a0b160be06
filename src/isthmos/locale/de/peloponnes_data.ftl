# Was an der Datendatei oder am Aufbau von Peloponnes nicht stimmt.

peloponnes-level-alone = Ein Level der Kampagne spielt man allein: Lass es weg oder nimm 1 Platz
peloponnes-no-level = Das Level „{ $level }“ gibt es nicht; die Kampagne hat die Level { $first } bis { $last }
peloponnes-used-without-level = Die Angabe used gehört zu einem Level der Kampagne: Gib auch level an
peloponnes-no-civilization = Die Zivilisation „{ $civilization }“ gibt es nicht; bekannt sind { $civilizations }
peloponnes-all-used = Alle Zivilisationen sind verbraucht: Für dieses Level muss eine übrig sein

## Die Datendatei

peloponnes-data-rounds = rounds_per_stack muss zusammen rounds = { $rounds } ergeben
peloponnes-data-stack = Stapel { $stack } hat { $have } Plättchen, aber { $rounds } Runden brauchen { $need }
peloponnes-data-from = { $where }: „from“ muss { $need } sein, nicht { $have }
peloponnes-data-to = { $where }: Nur die letzte Zeile hat kein „to“
peloponnes-data-falls = { $where }: Münzen und Luxus dürfen nie fallen
peloponnes-data-kind = { $where }: kind muss „land“ oder „building“ sein, nicht „{ $kind }“
peloponnes-data-no-stack = { $where }: Den Stapel „{ $stack }“ gibt es nicht
peloponnes-data-special = { $where }: special muss eines von { $known } sein, nicht „{ $special }“
peloponnes-data-protect = { $where }: special „protect“ und eine bekannte Katastrophe in protects_from gehören zusammen
peloponnes-data-land = { $where }: Eine Landschaft kostet keine Waren
peloponnes-data-inhabitants = { $where }: min_inhabitants muss die Bewohner decken, die das Plättchen nimmt
peloponnes-data-shields = disaster { $disaster }: protected_by ist { $listed }, auf den Plättchen steht aber { $printed }
peloponnes-data-chits = disaster { $disaster }: chits muss { $chits } sein
peloponnes-data-all-chits = Es gibt { $have } Chips, aber in { $rounds } Runden werden { $need } gezogen
peloponnes-data-layout = { $where }: Reguläre und Eroberungsreihe müssen zusammen { $size } ergeben
peloponnes-data-level = { $where }: Die Level müssen der Reihe nach ab 1 nummeriert sein; dies ist Zeile { $number }
peloponnes-data-level-rows = { $where }: regular_row und conquest_row müssen zusammen { $size } ergeben
peloponnes-data-no-value = option { $option }: Es muss mindestens einen Wert geben, den üblichen
peloponnes-data-no-option = Für die Regelwahl { $option } fehlt eine Zeile
peloponnes-data-negative = { $where }: Keine Menge darf negativ sein
