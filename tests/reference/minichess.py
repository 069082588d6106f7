"""Counts the lines of play of small games of chess, written from their rules and not from the scripts in games/.

No double step, no castling. The king may be left in check by no move. Usage: minichess.py gardner|losalamos DEPTH
"""

import sys

GAMES = {"gardner": ("RNBQK", "QRBN"), "losalamos": ("RNQKNR", "QRN")}
KNIGHT = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
ROOK = [(1, 0), (-1, 0), (0, 1), (0, -1)]
BISHOP = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def start(row):
    size = len(row)
    board = {}
    for x, piece in enumerate(row):
        board[(x, 0)] = piece
        board[(x, 1)] = "P"
        board[(x, size - 2)] = "p"
        board[(x, size - 1)] = piece.lower()
    return board, size


def targets(board, size, at, piece):
    """Where a piece attacks: the squares that it could capture on."""
    kind, up = piece.upper(), 1 if piece.isupper() else -1
    if kind == "P":
        steps, far = [(-1, up), (1, up)], False
    elif kind == "N":
        steps, far = KNIGHT, False
    else:
        steps = {"R": ROOK, "B": BISHOP}.get(kind, ROOK + BISHOP)
        far = kind != "K"
    for dx, dy in steps:
        x, y = at[0] + dx, at[1] + dy
        while 0 <= x < size and 0 <= y < size:
            yield x, y
            if not far or (x, y) in board:
                break
            x, y = x + dx, y + dy


def attacked(board, size, square, by_white):
    return any(
        square in targets(board, size, at, piece)
        for at, piece in board.items()
        if piece.isupper() == by_white
    )


def after(board, size, white, promotions):
    for at, piece in list(board.items()):
        if piece.isupper() != white:
            continue
        ends = []
        for to in targets(board, size, at, piece):
            taken = board.get(to)
            if (taken is None and piece.upper() != "P") or (taken is not None and taken.isupper() != white):
                ends.append(to)
        if piece.upper() == "P":
            ahead = (at[0], at[1] + (1 if white else -1))
            if ahead not in board:
                ends.append(ahead)
        for to in ends:
            last = to[1] == (size - 1 if white else 0)
            for new in promotions if piece.upper() == "P" and last else piece.upper():
                made = {p: q for p, q in board.items() if p != at}
                made[to] = new if white else new.lower()
                king = next(p for p, q in made.items() if q == ("K" if white else "k"))
                if not attacked(made, size, king, not white):
                    yield made


def perft(board, size, white, promotions, depth):
    if depth == 0:
        return 1
    return sum(perft(b, size, not white, promotions, depth - 1) for b in after(board, size, white, promotions))


if __name__ == "__main__":
    row, promotions = GAMES[sys.argv[1]]
    board, size = start(row)
    for depth in range(1, int(sys.argv[2]) + 1):
        print(sys.argv[1], depth, perft(board, size, True, promotions, depth), sep="\t", flush=True)
