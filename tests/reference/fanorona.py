"""Counts the lines of play of Fanorona (9 x 5), written from the rules and not from the script in games/."""

import sys

COLS, ROWS = 9, 5
START = ["BBBBBBBBB", "BBBBBBBBB", "BWBW.BWBW", "WWWWWWWWW", "WWWWWWWWW"]


def directions(x, y):
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx, dy) != (0, 0) and (dx == 0 or dy == 0 or (x + y) % 2 == 0):
                yield dx, dy


def inside(x, y):
    return 0 <= x < COLS and 0 <= y < ROWS


def row(board, x, y, dx, dy, enemy):
    taken = []
    while inside(x, y) and board[y][x] == enemy:
        taken.append((x, y))
        x, y = x + dx, y + dy
    return taken


def chains(board, x, y, last, visited, own, enemy):
    """All boards after one or more captures of the man at (x, y); one for each way."""
    for dx, dy in directions(x, y):
        nx, ny = x + dx, y + dy
        if (dx, dy) == last or not inside(nx, ny) or board[ny][nx] != "." or (nx, ny) in visited:
            continue
        for taken in (
            row(board, nx + dx, ny + dy, dx, dy, enemy),
            row(board, x - dx, y - dy, -dx, -dy, enemy),
        ):
            if taken:
                after = [list(r) for r in board]
                after[y][x] = "."
                after[ny][nx] = own
                for tx, ty in taken:
                    after[ty][tx] = "."
                yield after
                yield from chains(after, nx, ny, (dx, dy), visited | {(nx, ny)}, own, enemy)


def moves(board, own, enemy):
    men = [(x, y) for y in range(ROWS) for x in range(COLS) if board[y][x] == own]
    captures = [b for x, y in men for b in chains(board, x, y, None, {(x, y)}, own, enemy)]
    if captures:
        return captures
    quiet = []
    for x, y in men:
        for dx, dy in directions(x, y):
            nx, ny = x + dx, y + dy
            if inside(nx, ny) and board[ny][nx] == ".":
                after = [list(r) for r in board]
                after[y][x], after[ny][nx] = ".", own
                quiet.append(after)
    return quiet


def perft(board, own, enemy, depth):
    if depth == 0:
        return 1
    return sum(perft(b, enemy, own, depth - 1) for b in moves(board, own, enemy))


if __name__ == "__main__":
    for d in range(1, int(sys.argv[1]) + 1):
        print("fanorona", d, perft([list(r) for r in START], "W", "B", d), sep="\t")
