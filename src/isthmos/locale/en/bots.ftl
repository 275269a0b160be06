# What bots say when they are asked why.

bot-why-random = I picked one of { $answers } answers at random.
