var e=`# What every game and command may say.

common-and = { $first } and { $last }
common-or = { $first } or { $last }
common-nothing = nothing
move-refused = ‘{ $text }’ is not possible now.
`;export{e as default};