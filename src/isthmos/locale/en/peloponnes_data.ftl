# What is wrong with the data file or the set-up of Peloponnes.

peloponnes-level-alone = a campaign level is played alone: take it away or set 1 player
peloponnes-no-level = there is no level '{ $level }'; the campaign has levels { $first } to { $last }
peloponnes-used-without-level = option used belongs to a campaign level: set level as well
peloponnes-no-civilization = there is no civilization '{ $civilization }'; known are { $civilizations }
peloponnes-all-used = all civilizations are used: one must be left for this level

## The data file

peloponnes-data-rounds = rounds_per_stack must add up to rounds = { $rounds }
peloponnes-data-stack = stack { $stack } has { $have } tiles, but { $rounds } rounds need { $need }
peloponnes-data-from = { $where }: 'from' must be { $need }, not { $have }
peloponnes-data-to = { $where }: only the last row has no 'to'
peloponnes-data-falls = { $where }: coins and luxury must never fall
peloponnes-data-kind = { $where }: kind must be 'land' or 'building', not '{ $kind }'
peloponnes-data-no-stack = { $where }: there is no stack '{ $stack }'
peloponnes-data-special = { $where }: special must be one of { $known }, not '{ $special }'
peloponnes-data-protect = { $where }: special 'protect' and a known disaster in protects_from belong together
peloponnes-data-land = { $where }: a land costs no goods
peloponnes-data-inhabitants = { $where }: min_inhabitants must cover the inhabitants it takes
peloponnes-data-shields = disaster { $disaster }: protected_by is { $listed }, but the tiles say { $printed }
peloponnes-data-chits = disaster { $disaster }: chits must be { $chits }
peloponnes-data-all-chits = there are { $have } chits, but { $rounds } rounds draw { $need }
peloponnes-data-layout = { $where }: regular and conquest row must add up to { $size }
peloponnes-data-level = { $where }: the levels must be numbered from 1 in order; this is row { $number }
peloponnes-data-level-rows = { $where }: regular_row and conquest_row must add up to { $size }
peloponnes-data-no-value = option { $option }: there must be at least one value, the default
peloponnes-data-no-option = there is no row for option { $option }
peloponnes-data-negative = { $where }: no amount may be negative
