"""What the programs beside this one share: squares by their columns and rows, and counting and playing games, each of which is a start
and a function from a state to its legal moves, a map of their names in the scripts to the states after them.
"""

import random
import sys

ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def add(p, d):
    return (p[0] + d[0], p[1] + d[1])


def name(p):
    return "abcdefgh"[p[0]] + str(p[1] + 1)


def perft(moves, state, depth):
    after = moves(state).values()
    return len(after) if depth == 1 else sum(perft(moves, s, depth - 1) for s in after)


def run(games):
    """As the command line says: GAME DEPTH prints counts; GAME LENGTH NUMBER plays random games and prints the number of each, the move
    that is made, and the names of all moves.
    """
    game, size = sys.argv[1], int(sys.argv[2])
    start, rule = games[game]
    if len(sys.argv) == 3:
        for depth in range(1, size + 1):
            print(game, depth, perft(rule, start, depth), sep="\t", flush=True)
        return
    choose = random.Random(5)
    for number in range(int(sys.argv[3])):
        now = start
        for _ in range(size):
            legal = rule(now)
            if not legal:
                break
            move = choose.choice(sorted(legal))
            print(number, move, " ".join(sorted(legal)), sep="\t")
            now = legal[move]
