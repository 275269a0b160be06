# What is wrong with the data file or the set-up of Heroes & Colonies.

heroes-needs-sikyon = { $seats } players need Sikyon, which comes with the colonies: set colonies to true
heroes-data-corrected = the corrected data
heroes-data-no-such = there is no '{ $key }' to correct; there are { $keys }
heroes-data-table = '{ $key }' must be a table
heroes-data-rows = '{ $key }' must be a list of rows; write [[{ $key }]] before each
heroes-data-id = row { $number } of '{ $key }' needs an id; known are { $ids }
heroes-data-count = { $where }: there must be { $need }, not { $have }
heroes-data-attacks = persians.attack_at: there must be two rising numbers from 1 to { $most }
heroes-data-source = { $where }: source must be one of { $known }
heroes-data-strength = hero { $hero }: nobody starts with more strength than { $most }
heroes-data-income-start = { $where }: the income rows must start at 0 inhabitants
heroes-data-income-rises = { $where }: the inhabitants of the income rows must rise strictly
heroes-data-income-falls = { $where }: coins and luxury of the income rows must never fall
heroes-data-turn-order = { $where }: turn_order can only be 'first' or 'last'
heroes-data-stated = { $where }: the rulebook states its { $part } ({ $rule }); a file that changes it must say house_rule = true
heroes-data-sikyon-food = colony: at least one must store fewer than { $most } food, as the rules say of Sikyon
heroes-data-chit-sum = persians.chits.values: three of them must be able to add up to { $sum }
heroes-data-store = colony { $colony }: the rules say its store of { $good } is { $word } than that of the base mat, { $base }; not { $have }
heroes-data-income = colony { $colony }: the rules say its { $stock } income is { $word ->
    [same] the same
   *[other] { $word }
} compared with the base mat; the rows say otherwise
