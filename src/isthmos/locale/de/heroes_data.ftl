# Was an der Datendatei oder am Aufbau von Helden & Kolonien nicht stimmt.

heroes-needs-sikyon = Zu { $seats } braucht man Sikyon, das mit den Kolonien kommt: Setze colonies auf true
heroes-data-corrected = die berichtigten Daten
heroes-data-no-such = „{ $key }“ lässt sich nicht berichtigen, nur { $keys }
heroes-data-table = „{ $key }“ muss eine Tabelle sein
heroes-data-rows = „{ $key }“ muss eine Liste von Zeilen sein; schreibe vor jede [[{ $key }]]
heroes-data-id = Zeile { $number } von „{ $key }“ braucht eine id; bekannt sind { $ids }
heroes-data-count = { $where }: Es müssen { $need } sein, nicht { $have }
heroes-data-attacks = persians.attack_at: Es müssen zwei steigende Zahlen von 1 bis { $most } sein
heroes-data-source = { $where }: source muss eines von { $known } sein
heroes-data-strength = hero { $hero }: Niemand beginnt mit mehr Stärke als { $most }
heroes-data-income-start = { $where }: Die Einkommenszeilen müssen bei 0 Bewohnern beginnen
heroes-data-income-rises = { $where }: Die Bewohner der Einkommenszeilen müssen streng steigen
heroes-data-income-falls = { $where }: Münzen und Luxus der Einkommenszeilen dürfen nie fallen
heroes-data-turn-order = { $where }: turn_order kann nur „first“ oder „last“ sein
heroes-data-stated = { $where }: { $part } steht im Regelheft ({ $rule }); eine Datei, die es ändert, muss house_rule = true angeben
heroes-data-sikyon-food = colony: Mindestens eine muss weniger als { $most } Nahrung lagern können, wie es die Regeln von Sikyon sagen
heroes-data-chit-sum = persians.chits.values: Drei davon müssen zusammen { $sum } ergeben können
heroes-data-store = colony { $colony }: Den Regeln nach ist ihr Lager für { $good ->
    [wood] Holz
    [stone] Stein
   *[food] Nahrung
} { $word ->
    [smaller] kleiner
   *[larger] größer
} als das der Grundtafel, { $base }; nicht { $have }
heroes-data-income = colony { $colony }: Den Regeln nach ist ihr Einkommen an { $stock ->
    [coin] Münzen
   *[luxury] Luxus
} { $word ->
    [same] gleich dem
    [higher] höher als das
   *[lower] niedriger als das
} der Grundtafel; die Zeilen sagen etwas anderes
