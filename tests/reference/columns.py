"""Counts the lines of play of Lasca, written from its rules and not from the script in games/.

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


if __name__ == "__main__":
    for depth in range(1, int(sys.argv[1]) + 1):
        print("lasca", depth, perft(start(), "w", depth), sep="\t", flush=True)
