"""Counts the lines of play of some moving games, written from their rules and not from the scripts in games/.

A position is (board, side, extra): the board is a dict from (x, y) to a piece such as "W" or "Bk" (side, then kind), with y
growing upwards from 0. Each game gives its start and a function from a position to the positions after all legal moves.
"""

import sys

ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
ALL = ORTHOGONAL + DIAGONAL


def other(side):
    return "B" if side == "W" else "W"


def add(p, d, n=1):
    return p[0] + n * d[0], p[1] + n * d[1]


def inside(p, w, h):
    return 0 <= p[0] < w and 0 <= p[1] < h


def rows(*texts):
    """A board from its rows, the upper one first; a king is k (White's) or K (Black's)."""
    kinds = {"W": "W", "B": "B", "k": "Wk", "K": "Bk"}
    h = len(texts)
    return {
        (x, h - 1 - y): kinds[c] for y, row in enumerate(texts) for x, c in enumerate(row) if c in kinds
    }


def connected(board, side):
    own = {p for p, v in board.items() if v[0] == side}
    if not own:
        return False
    todo = [next(iter(own))]
    seen = set(todo)
    while todo:
        p = todo.pop()
        for d in ALL:
            q = add(p, d)
            if q in own and q not in seen:
                seen.add(q)
                todo.append(q)
    return seen == own


# ---- Lines of Action


def lines_of_action(board, side, extra):
    if connected(board, other(side)) or connected(board, side):
        return
    for p in [p for p, v in board.items() if v == side]:
        for d in ALL:
            n = sum(1 for k in range(-7, 8) if add(p, d, k) in board)
            target = add(p, d, n)
            if not inside(target, 8, 8) or board.get(target) == side:
                continue
            if any(board.get(add(p, d, k)) == other(side) for k in range(1, n)):
                continue
            after = dict(board)
            del after[p]
            after[target] = side
            yield after, other(side), extra


# ---- Konane


def konane(board, side, gaps):
    own = [p for p, v in board.items() if v == side]
    if gaps < 2:
        for p in own:
            middle = p[0] in (3, 4) and p[1] in (3, 4) or p[0] in (0, 7) and p[1] in (0, 7)
            beside = any(inside(add(p, d), 8, 8) and add(p, d) not in board for d in ORTHOGONAL)
            if middle if gaps == 0 else beside:
                after = dict(board)
                del after[p]
                yield after, other(side), gaps + 1
        return
    for p in own:
        for d in ORTHOGONAL:
            after = dict(board)
            del after[p]
            q = p
            while after.get(add(q, d)) == other(side) and inside(add(q, d, 2), 8, 8) and add(q, d, 2) not in after:
                del after[add(q, d)]
                q = add(q, d, 2)
                yield {**after, q: side}, other(side), gaps


# ---- Dameo


def dameo_captures(board, p, kind, side, taken):
    """The ends and victims of all captures, also unfinished ones; the piece itself is not on the board."""
    for d in ORTHOGONAL:
        q = add(p, d)
        while kind == "k" and inside(q, 8, 8) and q not in board:
            q = add(q, d)
        if q in board and board[q][0] == other(side) and q not in taken:
            end = add(q, d)
            while inside(end, 8, 8) and end not in board:
                now = taken | {q}
                yield end, now
                yield from dameo_captures(board, end, kind, side, now)
                if kind != "k":
                    break
                end = add(end, d)


def dameo(board, side, extra):
    up = 1 if side == "W" else -1
    last = 7 if side == "W" else 0
    captures, quiet = {}, []
    for p, v in board.items():
        if v[0] != side:
            continue
        kind = v[1:]
        without = {q: w for q, w in board.items() if q != p}
        for end, taken in dameo_captures(without, p, kind, side, frozenset()):
            captures[(p, end, taken)] = kind
        if kind == "k":
            for d in ALL:
                q = add(p, d)
                while inside(q, 8, 8) and q not in board:
                    quiet.append((p, q, frozenset(), kind))
                    q = add(q, d)
        else:
            for d in [(-1, up), (0, up), (1, up)]:
                q = add(p, d)
                while board.get(q) == side:
                    q = add(q, d)
                if inside(q, 8, 8) and q not in board:
                    quiet.append((p, q, frozenset(), kind))
    most = max((len(t) for _, _, t in captures), default=0)
    moves = [(p, e, t, k) for (p, e, t), k in captures.items() if len(t) == most] if most else quiet
    for p, end, taken, kind in moves:
        after = {q: w for q, w in board.items() if q != p and q not in taken}
        after[end] = side + ("k" if end[1] == last else kind)
        yield after, other(side), extra


# ---- Ossetian draughts: captures are free, but a chain must be finished; the same capture by another way is the same move


def ossetian(board, side, extra):
    up = 1 if side == "W" else -1

    def chains(at, taken, start):
        further = []
        for d in ALL:
            over, to = add(at, d), add(at, d, 2)
            if board.get(over) != other(side) or over in taken or not inside(to, 7, 7) or to in board and to != start:
                continue
            further += chains(to, taken | {over}, start)
        return further or ([(at, taken)] if taken else [])

    for p in [p for p, v in board.items() if v == side]:
        ends = {(add(p, d), frozenset()) for d in [(-1, up), (0, up), (1, up)] if inside(add(p, d), 7, 7)}
        ends = {(q, t) for q, t in ends if q not in board} | set(chains(p, frozenset(), p))
        for end, taken in ends:
            after = {q: w for q, w in board.items() if q != p and q not in taken}
            after[end] = side
            yield after, other(side), extra


# ---- Chinese checkers for two: points have three coordinates, of which two are kept

HEX = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def on_star(p):
    three = (*p, -p[0] - p[1])
    return max(three) <= 4 or min(three) >= -4


def chinese_checkers(board, side, extra):
    for p in [p for p, v in board.items() if v == side]:
        without = {q: v for q, v in board.items() if q != p}
        ends = {add(p, d) for d in HEX if on_star(add(p, d)) and add(p, d) not in board}
        todo, seen = [p], {p}
        while todo:
            at = todo.pop()
            for d in HEX:
                q = add(at, d, 2)
                if add(at, d) in without and on_star(q) and q not in without and q not in seen:
                    seen.add(q)
                    todo.append(q)
        for q in ends | seen - {p}:
            yield {**without, q: side}, other(side), extra


STAR = [(x, z) for x in range(-8, 9) for z in range(-8, 9) if on_star((x, z))]


# ---- Surakarta: each loop line is a ring of points


def ring(i):
    """The points of the circuit of the lines i and 5 - i in the order in which a stone comes along them."""
    j = 5 - i
    up = [(i, y) for y in range(6)]
    right = [(x, j) for x in range(6)]
    down = [(j, y) for y in range(5, -1, -1)]
    left = [(x, i) for x in range(5, -1, -1)]
    # up the line i, around the corner at the left to the line j going right, around to the line j going down, and so on
    return [(p, k) for k, line in enumerate((up, right, down, left)) for p in line]


def surakarta(board, side, extra):
    for p in [p for p, v in board.items() if v == side]:
        targets = set()
        for d in ALL:
            q = add(p, d)
            if inside(q, 6, 6) and q not in board:
                targets.add(q)
        for i in (1, 2):
            circuit = ring(i)
            for start, (point, line) in enumerate(circuit):
                if point != p:
                    continue
                for step in (1, -1):
                    loops, at = 0, start
                    for _ in range(len(circuit)):
                        before = circuit[at][1]
                        at = (at + step) % len(circuit)
                        q, now = circuit[at]
                        loops += now != before
                        if q != p and q in board:
                            if loops and board[q] == other(side):
                                targets.add(q)
                            break
        for q in targets:
            after = dict(board)
            del after[p]
            after[q] = side
            yield after, other(side), extra


# ---- Ordo


def ordo(board, side, extra):
    own = {p for p, v in board.items() if v == side}
    if any(p[1] == (0 if side == "W" else 7) for p, v in board.items() if v == other(side)):
        return
    up = 1 if side == "W" else -1
    split = not connected(board, side)
    singles = ALL if split else [(0, up), (1, up), (-1, up), (1, 0), (-1, 0)]
    found = []
    for p in own:
        for d in singles:
            q = add(p, d)
            while inside(q, 10, 8) and board.get(q) != side:
                after = {r: w for r, w in board.items() if r != p}
                after[q] = side
                found.append(after)
                if q in board:
                    break
                q = add(q, d)
        for along, ways in (((1, 0), [(0, up)] + ([(0, -up)] if split else [])), ((0, 1), [(1, 0), (-1, 0)])):
            line = [p]
            while add(line[-1], along) in own:
                line.append(add(line[-1], along))
                for d in ways:
                    n = 1
                    while all(inside(add(r, d, n), 10, 8) and add(r, d, n) not in board for r in line):
                        after = {r: w for r, w in board.items() if r not in line}
                        after.update({add(r, d, n): side for r in line})
                        found.append(after)
                        n += 1
    for after in found:
        if connected(after, side):
            yield after, other(side), extra


# ---- Hnefatafl: Black attacks and moves first, White has the king


def hnefatafl(size, weak):
    throne = (size // 2, size // 2)
    corners = {(0, 0), (0, size - 1), (size - 1, 0), (size - 1, size - 1)}

    def moves(board, side, extra):
        king = next((p for p, v in board.items() if v == "Wk"), None)
        if king is None or king in corners:
            return
        for p, v in board.items():
            if v[0] != side:
                continue
            for d in ORTHOGONAL:
                q = add(p, d)
                while inside(q, size, size) and q not in board:
                    if v == "Wk" or q not in corners and q != throne:
                        after = {r: w for r, w in board.items() if r != p}
                        after[q] = v
                        yield capture(after, q, side), other(side), extra
                    q = add(q, d)

    def capture(board, to, side):
        after = dict(board)
        for d in ORTHOGONAL:
            victim = add(to, d)
            if victim not in after or after[victim][0] == side:
                continue
            beyond = add(victim, d)
            if after[victim] == "Wk" and (not weak or abs(victim[0] - throne[0]) + abs(victim[1] - throne[1]) <= 1):
                around = [add(victim, e) for e in ORTHOGONAL]
                lost = all(a == throne or after.get(a, " ")[0] == side for a in around)
            else:
                lost = beyond in corners or beyond == throne and beyond not in after or after.get(beyond, " ")[0] == side
            if lost:
                del after[victim]
        return after

    return moves


GAMES = {
    "lines-of-action": (rows(".BBBBBB.", *["W......W"] * 6, ".BBBBBB."), "B", lines_of_action),
    "konane": ({(x, y): "B" if (x + y) % 2 == 0 else "W" for x in range(8) for y in range(8)}, "B", konane),
    "dameo": (
        rows("BBBBBBBB", ".BBBBBB.", "..BBBB..", "........", "........", "..WWWW..", ".WWWWWW.", "WWWWWWWW"),
        "W",
        dameo,
    ),
    "ossetian-draughts": (rows(*["BBBBBBB"] * 3, ".......", *["WWWWWWW"] * 3), "W", ossetian),
    "chinese-checkers": (
        {**{p: "W" for p in STAR if p[1] < -4}, **{p: "B" for p in STAR if p[1] > 4}},
        "W",
        chinese_checkers,
    ),
    "surakarta": (rows("BBBBBB", "BBBBBB", "......", "......", "WWWWWW", "WWWWWW"), "W", surakarta),
    "ordo": (
        rows(
            "..BB..BB..", "BBBBBBBBBB", "BB..BB..BB", "..........",
            "..........", "WW..WW..WW", "WWWWWWWWWW", "..WW..WW..",
        ),
        "W",
        ordo,
    ),
    "hnefatafl": (
        rows(
            "...BBBBB...", ".....B.....", "...........", "B....W....B", "B...WWW...B", "BB.WWkWW.BB",
            "B...WWW...B", "B....W....B", "...........", ".....B.....", "...BBBBB...",
        ),
        "B",
        hnefatafl(11, False),
    ),
    "brandubh": (
        rows("...B...", "...B...", "...W...", "BBWkWBB", "...W...", "...B...", "...B..."),
        "B",
        hnefatafl(7, True),
    ),
}


def perft(moves, board, side, extra, depth):
    if depth == 0:
        return 1
    return sum(perft(moves, *after, depth - 1) for after in moves(board, side, extra))


if __name__ == "__main__":
    start, first, rule = GAMES[sys.argv[1]]
    for depth in range(1, int(sys.argv[2]) + 1):
        print(sys.argv[1], depth, perft(rule, start, first, 0, depth), sep="\t", flush=True)
