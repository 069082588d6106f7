"""Plays games at random, from their rules, without the scripts: which part of them the first side wins, the other, and nobody.

    python3 tests/reference/random_play.py GAMES [NAME ...]
"""

import random
import sys


def hex_11(dice):
    """All cells are filled: more stones never take a chain away, so who is joined in the end was joined first."""
    size = 11
    cells = [(column, row) for column in range(size) for row in range(size)]
    dice.shuffle(cells)
    red = set(cells[: (len(cells) + 1) // 2])
    waiting = [cell for cell in red if cell[1] == 0]
    seen = set(waiting)
    while waiting:
        column, row = waiting.pop()
        if row == size - 1:
            return 0
        for step in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
            cell = (column + step[0], row + step[1])
            if cell in red and cell not in seen:
                seen.add(cell)
                waiting.append(cell)
    return 1


def domineering(dice):
    taken = set()
    player = 0
    while True:
        step = (0, 1) if player == 0 else (1, 0)
        moves = [
            (x, y)
            for x in range(8 - step[0])
            for y in range(8 - step[1])
            if (x, y) not in taken and (x + step[0], y + step[1]) not in taken
        ]
        if not moves:
            return 1 - player
        x, y = dice.choice(moves)
        taken |= {(x, y), (x + step[0], y + step[1])}
        player = 1 - player


def clobber(dice):
    # White has the corner at the top on the left, which is the sixth rank.
    board = {(x, y): (x + 5 - y) % 2 for x in range(5) for y in range(6)}
    player = 0
    while True:
        moves = [
            (at, to)
            for at, owner in board.items()
            if owner == player
            for to in ((at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1))
            if board.get(to) == 1 - player
        ]
        if not moves:
            return 1 - player
        at, to = dice.choice(moves)
        del board[at]
        board[to] = player
        player = 1 - player


def breakthrough(dice):
    board = {(x, y): 0 if y < 2 else 1 for x in range(8) for y in (0, 1, 6, 7)}
    player = 0
    while True:
        forward = 1 if player == 0 else -1
        moves = []
        for (x, y), owner in board.items():
            if owner == player:
                for side in (-1, 0, 1):
                    to = (x + side, y + forward)
                    there = board.get(to)
                    if 0 <= to[0] < 8 and there != player and (side or there is None):
                        moves.append(((x, y), to))
        if not moves:
            return 1 - player
        at, to = dice.choice(moves)
        del board[at]
        board[to] = player
        if to[1] == (7 if player == 0 else 0):
            return player
        player = 1 - player


def gomoku(dice):
    size = 15
    points = [(x, y) for x in range(size) for y in range(size)]
    dice.shuffle(points)
    stones = ({}, {})
    for ply, (x, y) in enumerate(points):
        own = stones[ply % 2]
        own[x, y] = True
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            length = 1
            for sign in (1, -1):
                step = 1
                while (x + sign * step * dx, y + sign * step * dy) in own:
                    step += 1
                length += step - 1
            if length >= 5:
                return ply % 2
    return None


def dots_and_boxes(dice):
    boxes = [
        (("h", x, y), ("h", x, y + 1), ("v", x, y), ("v", x + 1, y)) for x in range(3) for y in range(3)
    ]
    lines = sorted({line for box in boxes for line in box})
    dice.shuffle(lines)
    drawn = set()
    scores = [0, 0]
    player = 0
    for line in lines:
        drawn.add(line)
        closed = sum(line in box and drawn.issuperset(box) for box in boxes)
        scores[player] += closed
        if not closed:
            player = 1 - player
    return 0 if scores[0] > scores[1] else 1


def kalah(dice):
    # Pits 0 to 5 and the store 6 are those of the first side, 7 to 12 and 13 those of the other, in the order of sowing.
    pits = [4] * 6 + [0] + [4] * 6 + [0]
    player = 0
    while True:
        own = range(7 * player, 7 * player + 6)
        if not any(pits[p] for p in range(0, 6)) or not any(pits[p] for p in range(7, 13)):
            totals = sum(pits[0:7]), sum(pits[7:14])
            return None if totals[0] == totals[1] else int(totals[1] > totals[0])
        at = dice.choice([p for p in own if pits[p]])
        seeds, pits[at] = pits[at], 0
        while seeds:
            at = (at + 1) % 14
            if at != (6 if player else 13):
                pits[at] += 1
                seeds -= 1
        store = 7 * player + 6
        if at in own and pits[at] == 1 and pits[12 - at]:
            pits[store] += 1 + pits[12 - at]
            pits[at] = pits[12 - at] = 0
        if at != store:
            player = 1 - player


NAMED = {f.__name__.replace("_", "-"): f for f in (hex_11, domineering, clobber, breakthrough, gomoku, dots_and_boxes, kalah)}

if __name__ == "__main__":
    games = int(sys.argv[1])
    for name in sys.argv[2:] or NAMED:
        dice = random.Random(1)
        results = [NAMED[name](dice) for _ in range(games)]
        first, second, none = (100 * results.count(result) / games for result in (0, 1, None))
        print(f"{name:15} {first:6.2f} {second:6.2f} {none:6.2f}")
