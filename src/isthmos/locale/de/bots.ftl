# Was Bots sagen, wenn man sie nach dem Grund fragt.

bot-why-random = Ich habe eine von { $answers } Antworten zufällig genommen.
