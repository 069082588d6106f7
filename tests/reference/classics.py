"""Counts the lines of play of some classic games, written from their rules and not from the scripts in games/.

Each game is a pair: a start and a function from a state to the states after all legal moves (none when the game is over).
With a third argument, plays that many random games, and prints each position with the positions that can follow.
"""

import json
import random
import sys

ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
ALL = ORTHOGONAL + DIAGONAL


def other(side):
    return "B" if side == "W" else "W"


def name(p):
    return "abcdefghijklmnopqrst"[p[0]] + str(p[1] + 1)


# ---- draughts on the 32 dark squares of eight by eight; a state is (board, side), a piece "W", "B", and "Wk", "Bk"


def draughts(back, promote_on_the_way, king_first):
    """Men may capture backwards; men go on as kings; a king that can capture must."""

    def inside(p):
        return 0 <= p[0] < 8 and 0 <= p[1] < 8

    def last(side):
        return 7 if side == "W" else 0

    def jumps(board, p, piece, taken):
        """The chains of captures that cannot be gone on with: (end, piece, taken)."""
        side = piece[0]
        king = piece.endswith("k")
        dirs = DIAGONAL if king or back else [d for d in DIAGONAL if d[1] == (1 if side == "W" else -1)]
        found = []
        for d in dirs:
            q = (p[0] + d[0], p[1] + d[1])
            while king and inside(q) and q not in board:
                q = (q[0] + d[0], q[1] + d[1])
            if not inside(q) or q not in board or board[q][0] == side or q in taken:
                continue
            r = (q[0] + d[0], q[1] + d[1])
            landings = []
            while inside(r) and r not in board:
                landings.append(r)
                if not king:
                    break
                r = (r[0] + d[0], r[1] + d[1])
            if not landings:
                continue
            goes_on = []
            for r in landings:
                now = piece
                if not king and r[1] == last(side) and promote_on_the_way:
                    now = side + "k"
                    # A man that is crowned on the way goes on from where it is.
                goes_on += jumps(board, r, now, taken | {q})
            if goes_on:
                found += goes_on
            else:
                for r in landings:
                    now = piece
                    if not king and r[1] == last(side):
                        now = side + "k"
                    found.append((r, now, taken | {q}))
        return found

    def moves(state):
        board, side = state
        captures = []
        for p, piece in board.items():
            if piece[0] == side:
                rest = {q: v for q, v in board.items() if q != p}
                for end, now, taken in jumps(rest, p, piece, frozenset()):
                    captures.append((piece, end, now, taken, rest))
        if king_first and any(c[0].endswith("k") for c in captures):
            captures = [c for c in captures if c[0].endswith("k")]
        if captures:
            # The same capture by another way is the same move.
            for end, now, taken, rest in {(c[1], c[2], c[3], frozenset(c[4].items())) for c in captures}:
                after = {q: v for q, v in rest if q not in taken}
                after[end] = now
                yield after, other(side)
            return
        for p, piece in board.items():
            if piece[0] != side:
                continue
            king = piece.endswith("k")
            for d in DIAGONAL if king else [d for d in DIAGONAL if d[1] == (1 if side == "W" else -1)]:
                q = (p[0] + d[0], p[1] + d[1])
                while inside(q) and q not in board:
                    after = {r: v for r, v in board.items() if r != p}
                    after[q] = side + "k" if king or q[1] == last(side) else piece
                    yield after, other(side)
                    if not king:
                        break
                    q = (q[0] + d[0], q[1] + d[1])

    start = {(x, y): "W" for y in range(3) for x in range(8) if (x + y) % 2 == 0}
    start.update({(x, y): "B" for y in range(5, 8) for x in range(8) if (x + y) % 2 == 0})
    return (start, "W"), moves


# ---- three men's morris: (board, side, men in hand of White and Black)


def morris(slanted):
    def steps(p):
        dirs = list(ORTHOGONAL)
        if slanted == "all" or slanted == "long" and (p[0] + p[1]) % 2 == 0:
            dirs += DIAGONAL
        for d in dirs:
            q = (p[0] + d[0], p[1] + d[1])
            if 0 <= q[0] < 3 and 0 <= q[1] < 3:
                yield q

    rows = [[(x, y) for x in range(3)] for y in range(3)] + [[(x, y) for y in range(3)] for x in range(3)]
    if slanted != "no":
        rows += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]

    def moves(state):
        board, side, hands = state
        if any(all(board.get(p) == other(side) for p in row) for row in rows):
            return
        i = 0 if side == "W" else 1
        if hands[i] > 0:
            left = tuple(h - (1 if k == i else 0) for k, h in enumerate(hands))
            for p in [(x, y) for x in range(3) for y in range(3)]:
                if p not in board:
                    yield {**board, p: side}, other(side), left
            return
        for p in [p for p in board if board[p] == side]:
            for q in steps(p):
                if q not in board:
                    after = {r: v for r, v in board.items() if r != p}
                    after[q] = side
                    yield after, other(side), hands

    return ({}, "W", (3, 3)), moves


# ---- hasami shogi: (board, side); Black is below and begins


def hasami(state):
    board, side = state
    if sum(1 for v in board.values() if v == side) <= 1:
        return
    inside = lambda p: 0 <= p[0] < 9 and 0 <= p[1] < 9
    for p in [p for p in board if board[p] == side]:
        for d in ORTHOGONAL:
            q = (p[0] + d[0], p[1] + d[1])
            while inside(q) and q not in board:
                after = {r: v for r, v in board.items() if r != p}
                after[q] = side
                gone = set()
                for e in ORTHOGONAL:
                    row = []
                    r = (q[0] + e[0], q[1] + e[1])
                    while after.get(r) == other(side):
                        row.append(r)
                        r = (r[0] + e[0], r[1] + e[1])
                    if after.get(r) == side:
                        gone |= set(row)
                for corner in [(0, 0), (0, 8), (8, 0), (8, 8)]:
                    beside = [(corner[0] + e[0], corner[1] + e[1]) for e in ORTHOGONAL]
                    beside = [r for r in beside if inside(r)]
                    if after.get(corner) == other(side) and q in beside and all(after.get(r) == side for r in beside):
                        gone.add(corner)
                yield {r: v for r, v in after.items() if r not in gone}, other(side)
                q = (q[0] + d[0], q[1] + d[1])


HASAMI = ({**{(x, 0): "B" for x in range(9)}, **{(x, 8): "W" for x in range(9)}}, "B")


# ---- pente: (board, side, pairs of White and Black, last)


def pente(state):
    board, side, pairs, last = state
    if max(pairs) >= 5:
        return
    if last is not None:
        for d in [(0, 1), (1, 0), (1, 1), (1, -1)]:
            n = 1
            for s in (1, -1):
                k = 1
                while board.get((last[0] + s * k * d[0], last[1] + s * k * d[1])) == other(side):
                    n += 1
                    k += 1
            if n >= 5:
                return
    for x in range(19):
        for y in range(19):
            if (x, y) in board or not board and pairs == (0, 0) and (x, y) != (9, 9):
                continue
            after = {**board, (x, y): side}
            n = 0
            for d in ALL:
                a, b, c = [(x + k * d[0], y + k * d[1]) for k in (1, 2, 3)]
                if after.get(a) == other(side) and after.get(b) == other(side) and after.get(c) == side:
                    del after[a], after[b]
                    n += 1
            i = 0 if side == "W" else 1
            yield after, other(side), tuple(v + (n if k == i else 0) for k, v in enumerate(pairs)), (x, y)


# ---- dots and boxes, three by three: (lines, side, boxes of White and Black)


def boxes(state):
    lines, side, owned = state
    every = [(x, y) for x in range(7) for y in range(7) if (x + y) % 2 == 1]
    around = lambda b: [(b[0] + d[0], b[1] + d[1]) for d in ORTHOGONAL]
    for line in every:
        if line in lines:
            continue
        after = lines | {line}
        closed = [
            b for b in [(x, y) for x in (1, 3, 5) for y in (1, 3, 5)]
            if line in around(b) and all(q in after for q in around(b))
        ]
        i = 0 if side == "W" else 1
        now = tuple(n + (len(closed) if k == i else 0) for k, n in enumerate(owned))
        yield after, side if closed else other(side), now


# ---- abalone: (board, side); a cell is (x, y) with -4 <= x, y, x - y <= 4

HEX = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]


def on_hexagon(p):
    return abs(p[0]) <= 4 and abs(p[1]) <= 4 and abs(p[0] - p[1]) <= 4


def abalone(state):
    board, side = state
    own = [p for p in board if board[p] == side]
    if len(own) <= 8:
        return
    at = lambda p, d, n: (p[0] + n * d[0], p[1] + n * d[1])
    for p in own:
        for d in HEX:
            mine = 1
            while board.get(at(p, d, mine)) == side:
                mine += 1
            if mine > 3:
                continue
            front = at(p, d, mine)
            if not on_hexagon(front):
                continue
            theirs = 0
            while board.get(at(front, d, theirs)) == other(side):
                theirs += 1
            behind = at(front, d, theirs)
            if theirs >= mine or behind in board:
                continue
            after = {q: v for q, v in board.items() if q != p}
            after[front] = side
            if theirs and on_hexagon(behind):
                after[behind] = other(side)
            yield after, other(side)
    for p in own:
        for axis in HEX[:3]:
            for n in (2, 3):
                line = [at(p, axis, k) for k in range(n)]
                if any(board.get(q) != side for q in line):
                    continue
                for d in HEX:
                    if d in (axis, (-axis[0], -axis[1])):
                        continue
                    to = [at(q, d, 1) for q in line]
                    if all(on_hexagon(q) and q not in board for q in to):
                        after = {q: v for q, v in board.items() if q not in line}
                        after.update({q: side for q in to})
                        yield after, other(side)


ABALONE = {}
for _x in range(-4, 5):
    for _y in range(-4, 5):
        if on_hexagon((_x, _y)):
            if _y <= -3 or _y == -2 and -2 <= _x <= 0:
                ABALONE[_x, _y] = "B"
            if _y >= 3 or _y == 2 and 0 <= _x <= 2:
                ABALONE[_x, _y] = "W"


# ---- halma: (board, side)

CAMP = [(x, y) for y, n in enumerate((5, 5, 4, 3, 2)) for x in range(n)]


def halma(state):
    board, side = state
    far = [(15 - x, 15 - y) for x, y in CAMP]
    if all(board.get(p) == "W" for p in far) or all(board.get(p) == "B" for p in CAMP):
        return
    inside = lambda p: 0 <= p[0] < 16 and 0 <= p[1] < 16
    for p in [p for p in board if board[p] == side]:
        rest = {q: v for q, v in board.items() if q != p}
        ends = set()
        for d in ALL:
            q = (p[0] + d[0], p[1] + d[1])
            if inside(q) and q not in board:
                ends.add(q)
        todo, seen = [p], {p}
        while todo:
            r = todo.pop()
            for d in ALL:
                over, q = (r[0] + d[0], r[1] + d[1]), (r[0] + 2 * d[0], r[1] + 2 * d[1])
                if over in rest and inside(q) and q not in rest and q not in seen:
                    seen.add(q)
                    todo.append(q)
                    ends.add(q)
        for q in ends:
            yield {**rest, q: side}, other(side)


# ---- mu torere: (board, side); points 0 to 7 around 8


def mu_torere(state):
    board, side = state
    for p in [p for p in board if board[p] == side]:
        around = [(p + 1) % 8, (p + 7) % 8]
        to = list(range(8)) if p == 8 else around + ([8] if any(board.get(q) == other(side) for q in around) else [])
        for q in to:
            if q not in board:
                after = {r: v for r, v in board.items() if r != p}
                after[q] = side
                yield after, other(side)


# ---- domineering: (taken, side)


def domineering(state):
    taken, side = state
    d = (0, 1) if side == "W" else (1, 0)
    for x in range(8):
        for y in range(8):
            q = (x + d[0], y + d[1])
            if max(q) < 8 and (x, y) not in taken and q not in taken:
                yield taken | {(x, y), q}, other(side)


# ---- fox and geese: (board, side); the geese are "G", the fox is "F"


def fox_and_geese(state):
    board, side = state
    inside = lambda p: 0 <= p[0] < 7 and 0 <= p[1] < 7 and (2 <= p[0] <= 4 or 2 <= p[1] <= 4)
    if sum(1 for v in board.values() if v == "G") < 5:
        return
    lines = lambda p: ORTHOGONAL + (DIAGONAL if (p[0] + p[1]) % 2 == 0 else [])
    for p in [p for p in board if board[p] == side]:
        rest = {q: v for q, v in board.items() if q != p}
        for d in lines(p):
            q = (p[0] + d[0], p[1] + d[1])
            if side == "G" and (d[1] < 0 or d[1] == 0 and d[0] == 0):
                continue
            if inside(q) and q not in board:
                yield {**rest, q: side}, "F" if side == "G" else "G"
        if side == "F":
            todo = [(p, rest)]
            while todo:
                at, left = todo.pop()
                for d in lines(at):
                    over, q = (at[0] + d[0], at[1] + d[1]), (at[0] + 2 * d[0], at[1] + 2 * d[1])
                    if left.get(over) == "G" and inside(q) and q not in left:
                        now = {r: v for r, v in left.items() if r != over}
                        todo.append((q, now))
                        yield {**now, q: "F"}, "G"


GEESE = {(x, y): "G" for x in range(7) for y in range(3) if 2 <= x <= 4 or y == 2}
GEESE[3, 3] = "F"


# ---- Neutron; a state is (board, side, which part of the turn), "N" is the neutron


def neutron(state):
    board, side, part = state
    home = next(p for p in board if board[p] == "N")[1]
    if home in (0, 4):
        return
    for p, piece in board.items():
        if piece != (side if part == "piece" else "N"):
            continue
        for dx, dy in ALL:
            q = p
            while 0 <= q[0] + dx < 5 and 0 <= q[1] + dy < 5 and (q[0] + dx, q[1] + dy) not in board:
                q = (q[0] + dx, q[1] + dy)
            if q != p:
                after = {**{r: v for r, v in board.items() if r != p}, q: piece}
                yield (after, other(side), "neutron") if part == "piece" else (after, side, "piece")


NEUTRON = {**{(x, 0): "W" for x in range(5)}, **{(x, 4): "B" for x in range(5)}, (2, 2): "N"}


# ---- Kyoto shogi; a state is (board, side, hands, the positions before), White goes up

TURNED = dict(zip("TLSBGNPRK", "LTBSNGRPK"))
FRONT = dict(zip("TLSBGNPR", "TTSSGGPP"))
GOLD_STEPS = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1)]
STEPS = {"K": ALL, "T": GOLD_STEPS, "G": GOLD_STEPS, "P": [(0, 1)], "N": [(1, 2), (-1, 2)], "S": [(0, 1), *DIAGONAL]}
RIDES = {"L": [(0, 1)], "B": DIAGONAL, "R": ORTHOGONAL}


def kyoto_reach(board, p):
    side, kind = board[p]
    up = 1 if side == "W" else -1
    for dx, dy in STEPS.get(kind, RIDES.get(kind, [])):
        q = (p[0] + dx * up, p[1] + dy * up)
        while 0 <= q[0] < 5 and 0 <= q[1] < 5 and board.get(q, "  ")[0] != side:
            yield q
            if q in board or kind in STEPS:
                break
            q = (q[0] + dx * up, q[1] + dy * up)


def kyoto_safe(board, side):
    king = next(p for p in board if board[p] == side + "K")
    return all(king not in kyoto_reach(board, p) for p in board if board[p][0] != side)


def kyoto(state):
    board, side, hands, before = state
    now = (frozenset(board.items()), side, hands)
    if before.count(now) == 3:
        return

    def reached(after, own):
        if kyoto_safe(after, side):
            both = (own, hands[1]) if side == "W" else (hands[0], own)
            yield after, other(side), both, before + (now,)

    hand = hands[0 if side == "W" else 1]
    for p in list(board):
        if board[p][0] == side:
            for q in kyoto_reach(board, p):
                rest = {r: v for r, v in board.items() if r != p}
                own = "".join(sorted(hand + (FRONT[board[q][1]] if q in board else "")))
                yield from reached({**rest, q: side + TURNED[board[p][1]]}, own)
    for kind in sorted(set(hand)):
        for face in (kind, TURNED[kind]):
            for p in [(x, y) for x in range(5) for y in range(5) if (x, y) not in board]:
                yield from reached({**board, p: side + face}, hand.replace(kind, "", 1))


KYOTO = {**{(x, 0): "W" + k for x, k in enumerate("TSKGP")}, **{(x, 4): "B" + k for x, k in enumerate("PGKST")}}


GAMES = {
    "czech-draughts": draughts(False, False, True),
    "pool-checkers": draughts(True, False, False),
    "three-mens-morris": morris("no"),
    "tapatan": morris("long"),
    "picaria": morris("all"),
    "hasami-shogi": (HASAMI, hasami),
    "pente": (({}, "W", (0, 0), None), pente),
    "abalone": ((ABALONE, "B"), abalone),
    "halma": (({**{p: "W" for p in CAMP}, **{(15 - x, 15 - y): "B" for x, y in CAMP}}, "W"), halma),
    "mu-torere": (({**{p: "W" for p in range(4)}, **{p: "B" for p in range(4, 8)}}, "W"), mu_torere),
    "domineering": ((frozenset(), "W"), domineering),
    "fox-and-geese": ((GEESE, "G"), fox_and_geese),
    "neutron": ((NEUTRON, "W", "piece"), neutron),
    "kyoto-shogi": ((KYOTO, "W", ("", ""), ()), kyoto),
    "dots-and-boxes": ((frozenset(), "W", (0, 0)), boxes),
}


def text(state):
    """A position with pieces as scripts have it as text."""
    board, side = state[0], state[1]

    def pieces(s):
        own = [p for p in board if board[p][0] == s]
        return ",".join(sorted(("K" if board[p].endswith("k") else "") + name(p) for p in own))

    tail = "".join(f";{k}={v}" for k, v in zip(("White/Man", "Black/Man"), state[2]) if v) if len(state) == 3 else ""
    if len(state) == 4:
        tail = "".join(f";{k}={v}" for k, v in zip(("white-pairs", "black-pairs"), state[2]) if v)
    return f"{side}:W{pieces('W')}:B{pieces('B')}{tail}"


def perft(moves, state, depth):
    if depth == 0:
        return 1
    return sum(perft(moves, after, depth - 1) for after in moves(state))


if __name__ == "__main__":
    state, rule = GAMES[sys.argv[1]]
    if len(sys.argv) == 3:
        for depth in range(1, int(sys.argv[2]) + 1):
            print(sys.argv[1], depth, perft(rule, state, depth), sep="\t", flush=True)
    else:
        choose = random.Random(5)
        for _ in range(int(sys.argv[3])):
            now = state
            for _ in range(int(sys.argv[2])):
                after = list(rule(now))
                print(json.dumps({"fen": text(now), "kids": [text(a) for a in after], "over": not after, "result": ""}))
                if not after:
                    break
                now = choose.choice(after)
