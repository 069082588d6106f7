"""Counts the lines of play of bagh chal and jungle, written from their rules and not from the scripts in games/.

Each game is a pair: a start and a function from a state to the legal moves, a map of their names in the scripts to the states
after them. With a third argument, plays that many random games, and prints the number of each game, the move that is made, and the
names of all moves.
"""

from games import ORTHOGONAL, add, name, run

DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


# ---- bagh chal; a state is (board, goats to enter, goats taken, side), a piece "g" or "t"

POINTS = [(x, y) for x in range(5) for y in range(5)]


def lines(p):
    return ORTHOGONAL + (DIAGONAL if sum(p) % 2 == 0 else [])


def bagh_chal(state):
    board, left, taken, side = state
    moves = {}
    if taken == 5:
        return moves
    if side == "g" and left:
        for p in POINTS:
            if p not in board:
                moves[name(p)] = ({**board, p: "g"}, left - 1, taken, "t")
        return moves
    for p in (p for p, piece in board.items() if piece == side):
        rest = {q: piece for q, piece in board.items() if q != p}
        for d in lines(p):
            q, behind = add(p, d), add(add(p, d), d)
            if q in POINTS and q not in board:
                moves[name(p) + "-" + name(q)] = ({**rest, q: side}, left, taken, "t" if side == "g" else "g")
            elif side == "t" and board.get(q) == "g" and behind in POINTS and behind not in board:
                after = {z: piece for z, piece in rest.items() if z != q} | {behind: "t"}
                moves[name(p) + "x" + name(behind)] = (after, left, taken + 1, "g")
    return moves


# ---- jungle; a state is (board, side), a piece (side, letter)

STRENGTH = "RCDWPTLE"
RIVER = {(x, y) for x in (1, 2, 4, 5) for y in (3, 4, 5)}
TRAPS = [{(2, 0), (4, 0), (3, 1)}, {(2, 8), (4, 8), (3, 7)}]
DENS = [(3, 0), (3, 8)]


def may_take(letter, source, other, target, side):
    if letter == "R" and (source in RIVER) != (target in RIVER):
        return False
    if letter == "R" and other == "E":
        return True
    return target in TRAPS[side] or STRENGTH.index(other) <= STRENGTH.index(letter)


def jungle(state):
    board, side = state
    moves = {}
    if any(board.get(DENS[s], (s, ""))[0] != s for s in (0, 1)):
        return moves
    for p, (owner, letter) in board.items():
        if owner != side:
            continue
        for d in ORTHOGONAL:
            q = add(p, d)
            if q in RIVER and letter in "TL":
                while q in RIVER and q not in board:
                    q = add(q, d)
            if not (0 <= q[0] < 7 and 0 <= q[1] < 9) or q == DENS[side] or q in RIVER and letter != "R":
                continue
            if q in board and (board[q][0] == side or not may_take(letter, p, board[q][1], q, side)):
                continue
            after = {q if z == p else z: piece for z, piece in board.items() if z != q}
            moves[name(p) + ("x" if q in board else "-") + name(q)] = (after, 1 - side)
    return moves


def jungle_start():
    places = dict(zip(STRENGTH, [(6, 2), (1, 1), (5, 1), (2, 2), (4, 2), (0, 0), (6, 0), (0, 2)]))
    return {**{p: (0, k) for k, p in places.items()}, **{(6 - x, 8 - y): (1, k) for k, (x, y) in places.items()}}


GAMES = {
    "bagh-chal": (({(0, 0): "t", (4, 0): "t", (0, 4): "t", (4, 4): "t"}, 20, 0, "g"), bagh_chal),
    "jungle": ((jungle_start(), 0), jungle),
}


if __name__ == "__main__":
    run(GAMES)
