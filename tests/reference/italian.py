"""Counts the lines of play of Italian draughts, written from the rules of the federation and not from the script in games/.

Every way of a capture counts. Usage: italian.py DEPTH [POSITION], with a position such as W:Wa1,Kb2:Bd4,Ka7
"""

import sys

START = "W:Wb3,d3,f3,h3,a2,c2,e2,g2,b1,d1,f1,h1:Ba8,c8,e8,g8,b7,d7,f7,h7,a6,c6,e6,g6"
DIAGONALS = [(-1, 1), (1, 1), (1, -1), (-1, -1)]


def read(text):
    turn, *sides = text.split(":")
    board = {}
    for side in sides:
        for name in filter(None, side[1:].split(",")):
            square = name[-2:]
            board["abcdefgh".index(square[0]), int(square[1]) - 1] = (side[0], len(name) == 3)
    return board, turn


def inside(square):
    return 0 <= square[0] < 8 and 0 <= square[1] < 8


def ways(player, king):
    return [d for d in DIAGONALS if king or d[1] == (1 if player == "W" else -1)]


def captures(board, player, king, at, taken, kinds):
    """The ends of all chains from here: where they end, what they take, and whether those were kings, in order."""
    ended = True
    for dx, dy in ways(player, king):
        over, to = (at[0] + dx, at[1] + dy), (at[0] + 2 * dx, at[1] + 2 * dy)
        enemy = board.get(over)
        if enemy is None or enemy[0] == player or over in taken or (enemy[1] and not king):
            continue
        if inside(to) and to not in board:
            ended = False
            yield from captures(board, player, king, to, taken + [over], kinds + [enemy[1]])
    if ended and taken:
        yield at, taken, kinds


def moves(board, player):
    found = []
    for at, (owner, king) in board.items():
        if owner == player:
            rest = {s: p for s, p in board.items() if s != at}
            for to, taken, kinds in captures(rest, player, king, at, [], []):
                # The most pieces; then a king that captures; then the most kings; then the earliest of them.
                found.append(((len(taken), king, sum(kinds), kinds), at, to, taken))
    if found:
        best = max(rank for rank, *_ in found)
        return [move for rank, *move in found if rank == best]
    return [
        (at, (at[0] + dx, at[1] + dy), [])
        for at, (owner, king) in board.items()
        if owner == player
        for dx, dy in ways(player, king)
        if inside((at[0] + dx, at[1] + dy)) and (at[0] + dx, at[1] + dy) not in board
    ]


def perft(board, player, depth):
    found = moves(board, player)
    if depth == 1:
        return len(found)
    total = 0
    for at, to, taken in found:
        after = {s: p for s, p in board.items() if s != at and s not in taken}
        after[to] = (player, board[at][1] or to[1] == (7 if player == "W" else 0))
        total += perft(after, "B" if player == "W" else "W", depth - 1)
    return total


depth = int(sys.argv[1])
board, player = read(sys.argv[2] if len(sys.argv) > 2 else START)
for d in range(1, depth + 1):
    print(d, perft(board, player, d), flush=True)
