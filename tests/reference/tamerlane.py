"""Counts the first lines of play of Tamerlane chess, written from its rules and not from the script in games/.

The citadels, promotion and the exchange of a king in check are out of reach in so few moves and are left out; a pawn is "p".
"""

import sys

FILES, RANKS = 11, 10
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
FIRST, SECOND = "E.C.D.D.C.E", "RNTGFKVGTNR"


def start():
    board = {}
    for x in range(FILES):
        for y, piece in ((0, FIRST[x]), (1, SECOND[x]), (2, "P")):
            if piece != ".":
                board[(x, y)] = piece
                board[(FILES - 1 - x, RANKS - 1 - y)] = piece.lower()
    return board


def inside(x, y):
    return 0 <= x < FILES and 0 <= y < RANKS


def slide(board, at, step, skip):
    """Squares along a line whose first `skip` squares must be empty and are no goals themselves."""
    x, y = at
    for n in range(1, 12):
        x, y = x + step[0], y + step[1]
        if not inside(x, y):
            return
        if n > skip:
            yield x, y
        if (x, y) in board:
            return


def leaps(at, a, b):
    for dx, dy in {(sx * m, sy * n) for m, n in ((a, b), (b, a)) for sx in (1, -1) for sy in (1, -1)}:
        yield at[0] + dx, at[1] + dy


def goals(board, at, piece):
    kind = piece.upper()
    if kind in "NCEDFV":
        yield from leaps(at, *{"N": (1, 2), "C": (1, 3), "E": (2, 2), "D": (0, 2), "F": (1, 1), "V": (0, 1)}[kind])
    elif kind == "K":
        yield from leaps(at, 1, 1)
        yield from leaps(at, 0, 1)
    elif kind == "R":
        for step in ORTHOGONAL:
            yield from slide(board, at, step, 0)
    elif kind == "T":
        for step in DIAGONAL:
            yield from slide(board, at, step, 1)
    elif kind == "G":
        for dx, dy in DIAGONAL:
            corner = (at[0] + dx, at[1] + dy)
            if inside(*corner) and corner not in board:
                yield from slide(board, corner, (dx, 0), 2)
                yield from slide(board, corner, (0, dy), 2)
    else:
        up = 1 if piece.isupper() else -1
        yield from ((at[0] - 1, at[1] + up), (at[0] + 1, at[1] + up))


def attacked(board, square, by_white):
    return any(square in goals(board, at, p) for at, p in board.items() if p.isupper() == by_white)


def after(board, white):
    for at, piece in board.items():
        if piece.isupper() != white:
            continue
        pawn = piece.upper() == "P"
        ends = [
            to
            for to in goals(board, at, piece)
            if inside(*to) and ((board[to].isupper() != white) if to in board else not pawn)
        ]
        ahead = (at[0], at[1] + (1 if white else -1))
        if pawn and ahead not in board:
            ends.append(ahead)
        for to in ends:
            made = {p: q for p, q in board.items() if p != at}
            made[to] = piece
            king = next(p for p, q in made.items() if q == ("K" if white else "k"))
            if not attacked(made, king, not white):
                yield made


def perft(board, white, depth):
    return 1 if depth == 0 else sum(perft(b, not white, depth - 1) for b in after(board, white))


if __name__ == "__main__":
    for depth in range(1, int(sys.argv[1]) + 1):
        print("tamerlane-chess", depth, perft(start(), True, depth), sep="\t", flush=True)
