"""Counts the lines of play of Lasca and Bashni, written from their rules and not from the scripts in games/.

A column is a tuple of pieces from the top down; a piece is "w" or "b", an officer "W" or "B".
"""

import sys

SIZE = 7


def start():
    board = {}
    for y in range(SIZE):
        for x in range(SIZE):
            if (x + y) % 2 == 0 and y != 3:
                board[(x, y)] = ("w",) if y < 3 else ("b",)
    return board


def owner(column):
    return column[0].lower()


def ways(column, up):
    forward = [(-1, up), (1, up)]
    return forward + [(-1, -up), (1, -up)] if column[0].isupper() else forward


def jumps(board, at, column, side, up, jumped):
    """All boards after one or more jumps with nothing left to jump; none if there is no jump."""
    found = []
    for dx, dy in ways(column, up):
        over, to = (at[0] + dx, at[1] + dy), (at[0] + 2 * dx, at[1] + 2 * dy)
        if over not in board or owner(board[over]) == side or over in jumped:
            continue
        if not (0 <= to[0] < SIZE and 0 <= to[1] < SIZE) or to in board:
            continue
        after = dict(board)
        rest = after[over][1:]
        if rest:
            after[over] = rest
        else:
            del after[over]
        longer = column + (board[over][0],)
        last = SIZE - 1 if up > 0 else 0
        if to[1] == last and longer[0].islower():
            after[to] = (longer[0].upper(),) + longer[1:]
            found.append(after)
            continue
        further = jumps(after, to, longer, side, up, jumped | {over})
        if further:
            found += further
        else:
            after[to] = longer
            found.append(after)
    return found


def moves(board, side):
    up = 1 if side == "w" else -1
    own = [(p, c) for p, c in board.items() if owner(c) == side]
    captures, quiet = [], []
    for p, column in own:
        without = {q: c for q, c in board.items() if q != p}
        captures += jumps(without, p, column, side, up, frozenset())
        for dx, dy in ways(column, up):
            to = (p[0] + dx, p[1] + dy)
            if 0 <= to[0] < SIZE and 0 <= to[1] < SIZE and to not in board:
                last = SIZE - 1 if up > 0 else 0
                top = column[0].upper() if to[1] == last else column[0]
                quiet.append({**without, to: (top,) + column[1:]})
    return captures or quiet


def perft(board, side, depth):
    if depth == 0:
        return 1
    return sum(perft(after, "b" if side == "w" else "w", depth - 1) for after in moves(board, side))


# ---- Bashni: eight by eight, men capture backwards too, kings fly; equal results of a move count once

DIAGONALS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
WIDE = 8


def on_board(at):
    return 0 <= at[0] < WIDE and 0 <= at[1] < WIDE


def ray(board, at, step):
    """The empty squares from a square in a direction, and the first square that is not empty or None."""
    empty = []
    x, y = at[0] + step[0], at[1] + step[1]
    while on_board((x, y)) and (x, y) not in board:
        empty.append((x, y))
        x, y = x + step[0], y + step[1]
    return empty, (x, y) if on_board((x, y)) else None


def tower_jumps(board, at, column, side, last, jumped):
    """All boards after jumps that were gone on with as long as possible, the tower being lifted from the board."""
    found = []
    for step in DIAGONALS:
        empty, over = ray(board, at, step)
        king = column[0].isupper()
        if over is None or (empty and not king) or over in jumped or owner(board[over]) == side:
            continue
        landings = ray(board, over, step)[0][: WIDE if king else 1]
        if not landings:
            continue
        after = dict(board)
        rest = after.pop(over)[1:]
        if rest:
            after[over] = rest
        longer = column + (board[over][0],)
        chains, ends = [], []
        for to in landings:
            top = longer[0].upper() if to[1] == last else longer[0]
            moved = (top,) + longer[1:]
            chains += tower_jumps(after, to, moved, side, last, jumped | {over})
            ends.append({**after, to: moved})
        found += chains or ends
    return found


def tower_moves(board, side):
    up, last = (1, WIDE - 1) if side == "w" else (-1, 0)
    captures, quiet = [], []
    for at, column in board.items():
        if owner(column) != side:
            continue
        without = {q: c for q, c in board.items() if q != at}
        captures += tower_jumps(without, at, column, side, last, frozenset())
        for step in DIAGONALS:
            king = column[0].isupper()
            if king or step[1] == up:
                for to in ray(without, at, step)[0][: WIDE if king else 1]:
                    top = column[0].upper() if to[1] == last else column[0]
                    quiet.append({**without, to: (top,) + column[1:]})
    different = {frozenset(b.items()): b for b in captures or quiet}
    return list(different.values())


def towers():
    men = [(x, y) for x in range(WIDE) for y in range(WIDE) if (x + y) % 2 == 0 and y not in (3, 4)]
    return {p: ("w",) if p[1] < 3 else ("b",) for p in men}


def tower_perft(board, side, depth):
    if depth == 0:
        return 1
    return sum(tower_perft(after, "b" if side == "w" else "w", depth - 1) for after in tower_moves(board, side))


if __name__ == "__main__":
    game, deepest = sys.argv[1], int(sys.argv[2])
    for depth in range(1, deepest + 1):
        count = perft(start(), "w", depth) if game == "lasca" else tower_perft(towers(), "w", depth)
        print(game, depth, count, sep="\t", flush=True)
