var e=`# Was jedes Spiel und jeder Befehl sagen kann.

common-and = { $first } und { $last }
common-or = { $first } oder { $last }
common-nothing = nichts
move-refused = „{ $text }“ geht jetzt nicht.
`;export{e as default};