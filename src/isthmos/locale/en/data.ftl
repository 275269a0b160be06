# What is wrong with a data file, or with anything that should have a shape.

data-problem = { $file }: { $problem }
data-nested = it is nested too deeply
data-range = { $place } is { $value }; it can be { $low } to { $high }
data-twice = { $table } { $row } appears twice
data-row = { $table } row { $number }
data-at = { $problem } - at `{ $place }`
data-at-row = { $problem } - at `{ $place }` ({ $row })
data-field-missing = Object missing required field `{ $field }`
data-field-unknown = Object contains unknown field `{ $field }`
data-other-kind = expected { $wanted }, got { $found }
data-other-length = expected { $wanted } of length { $bounds }
data-out-of-bounds = expected { $wanted } { $bounds }
data-unlisted = { $value } is not among the values it can have
data-unreadable = it cannot be read as it is written
data-unreadable-at-line = it cannot be read from line { $line }, column { $column } on
data-unreadable-at-byte = it cannot be read from byte { $byte } on
data-kind-whole = a whole number
data-kind-number = a number
data-kind-text = text
data-kind-yes = true or false
data-kind-nothing = nothing
data-kind-list = a list
data-kind-table = a table
data-kind-other = another kind of value

