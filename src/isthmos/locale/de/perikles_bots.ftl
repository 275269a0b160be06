# Was Bots sagen, wenn man sie nach dem Grund fragt, in Perikles.

perikles-why-lead = Meine Aussicht, { $city } zu führen, steigt von { $before } auf { $after } Prozent, und Marker sind Punkte.
perikles-why-any-city = Ein Marker, wo ich will, hilft mir am meisten.
perikles-why-candidate-tile = Ein Marker in { $city } und ein Kandidat meiner Wahl helfen mir am meisten.
perikles-why-assassin-tile = Ein Marker in { $city } und einer weniger bei einem Gegner helfen mir am meisten.
perikles-why-stand = Ich kandidiere in { $city }: Dort habe ich am meisten zu gewinnen.
perikles-why-weak-rival = { $player } ist der Gegner in { $city }, der mich am wenigsten kostet.
perikles-why-other-candidate = { $player } als Kandidat in { $city } ist mir lieber als alle anderen.
perikles-why-victim = Ein Marker von { $player } weniger in { $city } hilft mir am meisten.
perikles-why-victim-candidate = { $player } darf { $city } nicht führen.
perikles-why-own-victim = In { $city } kann ich einen Marker am leichtesten entbehren.
perikles-why-move-from = { $own ->
    [0] { $player } hat mir in { $city } zu viele Marker.
   *[other] In { $city } nützt mir mein Marker wenig.
}
perikles-why-move-to = { $own ->
    [0] In { $city } schadet mir der Marker von { $player } am wenigsten.
   *[other] In { $city } nützt mir mein Marker am meisten.
}
perikles-why-plague = In { $city } verlieren die anderen mehr als ich.
perikles-why-special = Jetzt ist mein Sonderplättchen am meisten wert.
perikles-why-keep-special = Ich spiele jetzt kein Sonderplättchen.
perikles-why-first-me = Wenn ich beginne, werde ich dort Hauptspieler, wo es am meisten zählt.
perikles-why-first = { $player } soll beginnen.
perikles-why-retrieve = { $type ->
    [hoplite] Hopliten
   *[trireme] Triremen
} fehlen in { $city } am meisten.
perikles-why-send = Ein Counter ({ $city }) kann jetzt am meisten gewinnen.
perikles-why-stop = Kein weiterer Counter brächte mir etwas.
perikles-why-cube = Weitere Counter ({ $army }) sind mir einen Marker in { $city } wert.
perikles-why-no-cube = Weitere Counter sind mir keinen Marker wert.
perikles-why-attack = { $location } bringt mir { $points } Punkte, wenn der Angriff gelingt, und { $city } eine Niederlage.
perikles-why-join-attack = Eine Niederlage für { $city } bei { $location } schadet anderen mehr als mir.
perikles-why-defend = { $location } bringt mir { $points } Punkte, wenn die Verteidigung hält, oder { $cubes } Marker, wenn niemand angreift.
perikles-why-defend-statue = Eine Niederlage bei { $location } würde meine Statuen in { $city } entwerten; die Verteidigung kann mir { $points } Punkte bringen.
perikles-why-join-defence = Wenn { $location } fällt, gewinnt jemand zu viel dabei.
perikles-why-join-for-statue = Eine Niederlage bei { $location } würde meine Statuen in { $city } entwerten.
perikles-why-permit-main = Besser, { $player } hält { $location }, als dass { $city } eine Niederlage erleidet.
perikles-why-permit-ally = Jede Hilfe bei { $location } ist willkommen, auch die von { $player }.
perikles-why-refuse-main = { $player } hätte von der Verteidigung von { $location } mehr als ich.
perikles-why-refuse-ally = Ich brauche keine Hilfe von { $player } bei { $location }.
perikles-why-revolt = Ein Hoplit weniger bei { $location } hilft mir am meisten.
perikles-why-revolt-hand = Sparta soll einen Hopliten weniger schicken können.
perikles-why-battle-special = Bei { $location } hilft mir mein Sonderplättchen am meisten.
perikles-why-column = In dieser Spalte gewinnt meine Seite den Kampf mit { $percent } Prozent.
perikles-why-loss = Die Armee von { $city } kann den Verlust am besten tragen.
perikles-why-spare = { $city } verlieren keinen Counter.
