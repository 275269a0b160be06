# What is wrong with the data file of Perikles.

perikles-data-place = city or location
perikles-data-order = the rows { $table } must be { $ids }, in this order
perikles-data-moment = { $where }: moment must be one of { $known }
perikles-data-no-city = { $where }: there is no city '{ $city }'
perikles-data-combats = { $where }: combats must be H alone, or H and T in either order
perikles-data-militia = { $where }: militia and rebels fight only in its combats
perikles-data-both = { $where }: it has militia or rebels, never both
perikles-data-locations = there are { $have } locations, but { $rounds } rounds need { $need }
perikles-data-influence = { $where }: influence must name { $known }
perikles-data-tiles = there are { $have } influence tiles, not { $need }
perikles-data-taken = influence_tiles_taken says nothing about { $players }
perikles-data-too-many-taken = influence_tiles_taken { $players }: there are not enough tiles
perikles-data-strengths = { $where } must be { $count } numbers, one for each strength
perikles-data-counters = there are { $greek } Greek and { $persian } Persian counters, which is not what totals says
perikles-data-boxes = { $where }: boxes must fall from the most valuable to the least
perikles-data-column = { $where }: it must be better for the attack than the one before
perikles-data-defeats = { $boxes } boxes can be covered, but there are { $counters } defeat counters
