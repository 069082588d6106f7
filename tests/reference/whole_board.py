"""Counts the lines of play of Ultima, Havannah and Alice chess, written from their rules and not from the scripts in games/.

Each game is a pair: a start and a function from a state to the legal moves, a map of their names in the scripts to the states
after them. With a third argument, plays that many random games, and prints the number of each game, the move that is made, and the
names of all moves. Draws are left out.
"""

from games import add, run

COMPASS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
LETTERS = "abcdefghijklmno"


def square(p):
    return LETTERS[p[0]] + str(p[1] + 1)


def on(p):
    return 0 <= p[0] < 8 and 0 <= p[1] < 8


# ---- Ultima; a state is (board, side), a piece a pair of its side and its letter

BACK = {0: "ILCWKCLO", 1: "OLCWKCLI"}
ULTIMA = (
    {(x, 7 * side): (side, BACK[side][x]) for side in (0, 1) for x in range(8)}
    | {(x, 1 + 5 * side): (side, "P") for side in (0, 1) for x in range(8)},
    0,
)


def ultima(state):
    board, side = state
    moves = {}
    if (side, "K") not in board.values():
        return moves
    for p, (owner, kind) in board.items():
        if owner == side and not frozen(board, p, kind, side):
            for q, way, leapt in destinations(board, p, kind, side):
                moves[square(p) + "-" + square(q)] = (captures(board, p, q, way, leapt), 1 - side)
    return moves


def frozen(board, p, kind, side):
    beside = [board[q] for q in (add(p, d) for d in COMPASS) if q in board]
    return (1 - side, "I") in beside or kind == "I" and (1 - side, "C") in beside


def destinations(board, p, kind, side):
    for way in COMPASS:
        q = add(p, way)
        if kind == "K":
            if on(q) and board.get(q, (1 - side,))[0] != side:
                yield q, way, []
            continue
        if kind == "C" and board.get(q) == (1 - side, "K"):
            yield q, way, []
        if kind == "P" and 0 not in way:
            continue
        leapt = []
        while on(q):
            if q in board:
                victim = board[q]
                q_behind = add(q, way)
                able = kind == "L" or kind == "C" and victim[1] == "L"
                if victim[0] == side or not able or not on(q_behind) or q_behind in board:
                    break
                leapt.append(q)
                q = q_behind
            yield q, way, list(leapt)
            q = add(q, way)


def captures(board, p, q, way, leapt):
    side, kind = board[p]
    after = {r: piece for r, piece in board.items() if r != p and r not in leapt} | {q: (side, kind)}

    def remove(r, by, victim):
        if kind in by + "C" and r in after and after[r][0] != side and (kind != "C" or after[r][1] == victim):
            del after[r]

    if 0 in way:
        for d in COMPASS[::2]:
            if after.get(add(add(q, d), d), (None,))[0] == side:
                remove(add(q, d), "P", "P")
    remove((p[0] - way[0], p[1] - way[1]), "W", "W")
    king = next(r for r, piece in after.items() if piece == (side, "K"))
    remove((q[0], king[1]), "O", "O")
    remove((king[0], q[1]), "O", "O")
    return after


# ---- Havannah; a state is (stones, side, the last stone), on cells of which each has six others around it

RING = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]


def havannah(size):
    cells = {(x, y) for x in range(2 * size - 1) for y in range(2 * size - 1) if abs(x - y) < size}
    around = {c: [add(c, d) for d in RING if add(c, d) in cells] for c in cells}
    corners = {c for c in cells if len(around[c]) == 3}
    edge = {c for c in cells if len(around[c]) < 6}

    def flood(start, fits):
        seen, todo = {start}, [start]
        while todo:
            new = [q for q in around[todo.pop()] if q not in seen and fits(q)]
            seen.update(new)
            todo += new
        return seen

    sides, left = [], edge - corners
    while left:
        sides.append(flood(min(left), lambda q: q in edge - corners))
        left = left - sides[-1]

    def won(stones, last):
        chain = flood(last, lambda q: stones.get(q) == stones[last])
        if len(chain & corners) > 1 or sum(bool(chain & s) for s in sides) > 2:
            return True
        inner = (c for c in cells - edge if c in chain)
        return any(chain.issuperset(around[c]) for c in inner) or any(
            not flood(c, lambda q: q not in chain) & edge for c in cells - chain
        )

    def moves(state):
        stones, side, last = state
        if last and won(stones, last):
            return {}
        return {square(c): ({**stones, c: side}, 1 - side, c) for c in cells if c not in stones}

    return ({}, 0, None), moves


# ---- Alice chess; a state is (board, side), a square (file, rank, board)

ALICE = (
    {(x, 7 * side, 0): (side, "RNBQKBNR"[x]) for side in (0, 1) for x in range(8)}
    | {(x, 1 + 5 * side, 0): (side, "P") for side in (0, 1) for x in range(8)},
    0,
)
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
WAYS = {"K": COMPASS, "Q": COMPASS, "R": COMPASS[::2], "B": COMPASS[1::2], "N": KNIGHT}
NAMES = {"Q": "Queen", "R": "Rook", "B": "Bishop", "N": "Knight"}


def glass(p):
    return (p[0], p[1], 1 - p[2])


def reach(board, p):
    """The squares of its own board to which a piece goes, if the other board and the king do not matter."""
    side, kind = board[p]
    x, y, z = p
    if kind == "P":
        up = 1 - 2 * side
        if 0 <= y + up < 8 and (x, y + up, z) not in board:
            yield x, y + up, z
            if z == 0 and y == 1 + 5 * side and (x, y + 2 * up, z) not in board:
                yield x, y + 2 * up, z
        yield from (q for q in ((x - 1, y + up, z), (x + 1, y + up, z)) if board.get(q, (side,))[0] != side)
        return
    for d in WAYS[kind]:
        q = add(p, d)
        while on(q):
            to = (*q, z)
            if board.get(to, (1 - side,))[0] != side:
                yield to
            if to in board or kind in "KN":
                break
            q = add(q, d)


def in_check(board, side):
    king = next(p for p, piece in board.items() if piece == (side, "K"))
    return glass(king) not in board and any(
        king in reach(board, p) for p, piece in board.items() if piece[0] != side
    )


def alice(state):
    board, side = state
    moves = {}
    for p in [p for p, piece in board.items() if piece[0] == side]:
        kind = board[p][1]
        rest = {q: piece for q, piece in board.items() if q != p}
        for q in reach(board, p):
            if glass(q) in rest or in_check({**rest, q: (side, kind)}, side):
                continue
            promotes = kind == "P" and q[1] in (0, 7)
            for new in "QRBN" if promotes else kind:
                after = {r: piece for r, piece in rest.items() if r != q} | {glass(q): (side, new)}
                if not in_check(after, side):
                    name = "-".join(square(r) + "AB"[r[2]] for r in (p, q))
                    moves[name + ("=" + NAMES[new] if promotes else "")] = (after, 1 - side)
    return moves


if __name__ == "__main__":
    run({
        "ultima": (ULTIMA, ultima),
        "havannah": havannah(8),
        "havannah-4": havannah(4),
        "alice-chess": (ALICE, alice),
    })
