"""Plays a random game of tic-tac-toe, written in Python; the rules are in Senet."""
import random

import polyglot

game = polyglot.eval(language="senet", string='(load-game "tic-tac-toe")')

# The same game each time.
chance = random.Random(1)

position = game.start
while not position.over:
    move = chance.choice(list(position.moves))
    print(f"{position.player}: {move.notation}")
    position = position.apply(move)
print(position)
print(position.result)
