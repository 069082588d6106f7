"""Counts the lines of play of Quoridor, Hive, Arimaa, yote, ludo and makhos, written from their rules and not from the scripts in games/.

Each game is a pair: a start and a function from a state to the legal moves, a map of their names in the scripts to the states
after them. With a third argument, plays that many random games, and prints the number of each game, the move that is made, and the
names of all moves.
"""

from functools import partial

from games import ORTHOGONAL, add, name, run


def reachable(start, steps):
    """All that can be reached from a place, with it, where steps gives the neighbours of a place."""
    seen, open_ = {start}, [start]
    while open_:
        for place in steps(open_.pop()):
            if place not in seen:
                seen.add(place)
                open_.append(place)
    return seen


# ---- Quoridor; a state is (pawns, walls, walls left, side), a wall (direction, column, row) of the square south-west of its middle


def quoridor_steps(walls, p):
    for d in ORTHOGONAL:
        column, row = q = add(p, d)
        if 0 <= column < 9 and 0 <= row < 9:
            if d[0] == 0:
                y = min(row, p[1])
                blocked = {("h", column, y), ("h", column - 1, y)}
            else:
                x = min(column, p[0])
                blocked = {("v", x, row), ("v", x, row - 1)}
            if not blocked & walls:
                yield d, q


def pawn_steps(walls, own, other):
    for d, p in quoridor_steps(walls, own):
        if p != other:
            yield p
            continue
        behind = dict(quoridor_steps(walls, p))
        if d in behind:
            yield behind[d]
        else:
            yield from (q for e, q in behind.items() if q != own)


def quoridor(state):
    pawns, walls, left, side = state
    if pawns[1 - side][1] == (0, 8)[side]:
        return {}
    moves = {}

    def square(p):
        return "acegikmoq"[p[0]] + str(2 * p[1] + 1)

    def ways(ws, p):
        return reachable(p, lambda place: (q for _, q in quoridor_steps(ws, place)))

    for p in pawn_steps(walls, pawns[side], pawns[1 - side]):
        after = tuple(p if s == side else pawns[s] for s in (0, 1))
        moves[square(pawns[side]) + "-" + square(p)] = (after, walls, left, 1 - side)
    for column in range(8 if left[side] else 0):
        for row in range(8):
            if {("h", column, row), ("v", column, row)} & walls:
                continue
            beside = {"h": {("h", column - 1, row), ("h", column + 1, row)}, "v": {("v", column, row - 1), ("v", column, row + 1)}}
            for d in "hv":
                more = walls | {(d, column, row)}
                if beside[d] & walls or not all(any(p[1] == (8, 0)[s] for p in ways(more, pawns[s])) for s in (0, 1)):
                    continue
                rest = tuple(n - (s == side) for s, n in enumerate(left))
                moves[d + "bdfhjlnp"[column] + str(2 * row + 2)] = (pawns, more, rest, 1 - side)
    return moves


# ---- Hive; a state is (stacks, hands, side), a piece (side, kind); places are pairs around the middle, with six neighbours

HEXAGON = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def around(p):
    return [add(p, d) for d in HEXAGON]


def crawls(hive, p):
    for q in around(p):
        beside = [z for z in around(p) if z in around(q)]
        if q not in hive and sum(z in hive for z in beside) == 1:
            yield q


def climbs(hive, p):
    for q in around(p):
        sides = [len(hive.get(z, ())) for z in around(p) if z in around(q)]
        level = max(len(hive.get(p, ())), len(hive.get(q, ())))
        if min(sides) <= level and max(level, *sides) > 0:
            yield q


def leaps(hive, p):
    for d in HEXAGON:
        q = add(p, d)
        while q in hive:
            q = add(q, d)
        if q != add(p, d):
            yield q


def spider_ways(hive, way):
    if len(way) == 4:
        yield way[-1]
    else:
        for q in crawls(hive, way[-1]):
            if q not in way:
                yield from spider_ways(hive, way + [q])


INSECTS = {
    "Q": crawls,
    "B": climbs,
    "S": lambda hive, p: spider_ways(hive, [p]),
    "G": leaps,
    "A": lambda hive, p: reachable(p, partial(crawls, hive)) - {p},
}


def surrounded(hive, side):
    return any((side, "Q") in stack and all(q in hive for q in around(p)) for p, stack in hive.items())


def hive_places(hive, side):
    if not hive:
        return {(0, 0)}
    free = {q for p in hive for q in around(p)} - set(hive)
    if all(stack[-1][0] != side for stack in hive.values()):
        return free
    return {p for p in free if {hive[q][-1][0] for q in around(p) if q in hive} == {side}}


def hive(state):
    stacks, hands, side = state
    if surrounded(stacks, 0) or surrounded(stacks, 1):
        return {}
    moves = {}

    def text(p):
        return "abcdefghijklmnopqrstuvwxyz"[12 + p[0]] + str(13 - p[1])

    hand = hands[side]
    due = hand["Q"] and sum(hand.values()) == 8
    for kind in (k for k, n in hand.items() if n and (k == "Q" or not due)):
        rest = tuple({**h, kind: h[kind] - 1} if s == side else h for s, h in enumerate(hands))
        for p in hive_places(stacks, side):
            moves[kind + "@" + text(p)] = ({**stacks, p: ((side, kind),)}, rest, 1 - side)
    for p, stack in stacks.items():
        if stack[-1][0] != side or hand["Q"]:
            continue
        lifted = {q: s for q, s in stacks.items() if q != p} | ({p: stack[:-1]} if len(stack) > 1 else {})
        if len(reachable(next(iter(lifted)), lambda q: (z for z in around(q) if z in lifted))) < len(lifted):
            continue
        for q in set(INSECTS[stack[-1][1]](lifted, p)):
            moves[text(p) + "-" + text(q)] = ({**lifted, q: lifted.get(q, ()) + (stack[-1],)}, hands, 1 - side)
    return moves or {"pass": (stacks, hands, 1 - side)}


# ---- Arimaa, step by step; a state is (board, side, steps), a piece (side, letter)

STRENGTH = "RCDHME"
TRAPS = [(2, 5), (5, 5), (2, 2), (5, 2)]


def near(p):
    return [q for q in (add(p, d) for d in ORTHOGONAL) if 0 <= q[0] < 8 and 0 <= q[1] < 8]


def weaker(one, other):
    return one[0] != other[0] and STRENGTH.index(one[1]) < STRENGTH.index(other[1])


def put(board, source, target):
    """The board after a piece has gone, and the captures in traps."""
    after = {target if p == source else p: piece for p, piece in board.items()}
    lost = [t for t in TRAPS if t in after and all(q not in after or after[q][0] != after[t][0] for q in near(t))]
    return {p: piece for p, piece in after.items() if p not in lost}, "".join("x" + name(t) for t in lost)


def frozen(board, p):
    beside = [board[q] for q in near(p) if q in board]
    return all(piece[0] != board[p][0] for piece in beside) and any(weaker(board[p], piece) for piece in beside)


def arimaa(state):
    board, side, steps = state
    if steps == 0 and any(piece == (1 - side, "R") and p[1] == (0, 7)[side] for p, piece in board.items()):
        return {}
    if steps == 0 and (side, "R") not in board.values():
        return {}
    moves = {"pass": (board, 1 - side, 0)} if steps else {}

    def end(text, after, used):
        moves[text] = (after, side, steps + used) if steps + used < 4 else (after, 1 - side, 0)

    for p, piece in board.items():
        if piece[0] != side or frozen(board, p):
            continue
        for q in near(p):
            if q not in board:
                after, lost = put(board, p, q)
                if piece[1] != "R" or q[1] - p[1] != (-1, 1)[side]:
                    end(name(p) + "-" + name(q) + lost, after, 1)
                for e in near(p) if steps <= 2 else []:
                    if e in after and weaker(after[e], piece):
                        pulled, more = put(after, e, p)
                        end(name(p) + lost + "-" + name(q) + "<" + name(e) + more, pulled, 2)
            elif weaker(board[q], piece) and steps <= 2:
                for e in (e for e in near(q) if e not in board):
                    pushed, lost = put(board, q, e)
                    after, more = put(pushed, p, q)
                    end(name(p) + ">" + name(q) + ">" + name(e) + lost + more, after, 2)
    return moves


def arimaa_start():
    rows = ((0, 0, "RRRRRRRR"), (0, 1, "CHDEMDHC"), (1, 6, "CHDMEDHC"), (1, 7, "RRRRRRRR"))
    return {(c, row): (side, k) for side, row, letters in rows for c, k in enumerate(letters)}


# ---- yote; a state is (board, pieces in hand, side)


def yote(state):
    board, hands, side = state
    moves = {}
    if side not in board.values() and not hands[side]:
        return moves
    squares = [(c, r) for c in range(6) for r in range(5)]
    for p in (p for p, owner in board.items() if owner == side):
        rest = {q: owner for q, owner in board.items() if q != p}
        for d in ORTHOGONAL:
            q, behind = add(p, d), add(add(p, d), d)
            if q in squares and q not in board:
                moves[name(p) + "-" + name(q)] = ({**rest, q: side}, hands, 1 - side)
            elif board.get(q) == 1 - side and behind in squares and behind not in board:
                after = {z: owner for z, owner in rest.items() if z != q} | {behind: side}
                text = name(p) + "x" + name(behind)
                others = [z for z, owner in after.items() if owner != side]
                for z in others:
                    moves[text + "x" + name(z)] = ({k: o for k, o in after.items() if k != z}, hands, 1 - side)
                if not others:
                    moves[text] = (after, hands, 1 - side)
    for p in squares if hands[side] else []:
        if p not in board:
            moves["@" + name(p)] = ({**board, p: side}, tuple(n - (s == side) for s, n in enumerate(hands)), 1 - side)
    return moves


# ---- ludo; a state is (men, side, thrown), a man the steps that it has gone, -1 in the yard and 57 at home; nothing is thrown at first

COLOURS = ["red", "green", "yellow", "blue"]


def ludo_place(side, steps):
    if 0 <= steps < 52:
        square = (13 * side + steps) % 52
        return "ABCD"[square // 13] + str(square % 13 + 1)
    return COLOURS[side] + "-" + ("yard" if steps < 0 else "home" if steps == 57 else str(steps - 51))


def ludo(state):
    men, side, thrown = state
    if any(own.count(57) == 4 for own in men):
        return {}
    if thrown is None:
        return {str(n): (men, side, n) for n in range(1, 7)}
    following = side if thrown == 6 else (side + 1) % 4
    moves = {}
    for man in set(men[side]):
        steps = man + thrown if man >= 0 else 0
        if steps > 57 or man < 0 and thrown < 6:
            continue
        place = ludo_place(side, steps)
        after = [[-1 if s != side and ludo_place(s, n) == place else n for n in own] for s, own in enumerate(men)]
        after[side][after[side].index(man)] = steps
        moves[ludo_place(side, man) + "-" + place] = (after, following, None)
    return moves or {"pass": (men, following, None)}


# ---- makhos; a state is (board, side), a piece (side, whether it is a king)

DIAGONAL = [(1, 1), (-1, 1), (-1, -1), (1, -1)]


def makhos_lines(side, king):
    return DIAGONAL if king else [d for d in DIAGONAL if d[1] == (1, -1)[side]]


def on_board(p):
    return 0 <= p[0] < 8 and 0 <= p[1] < 8


def makhos_chains(board, p, piece, text):
    """The captures from a place that end where no further one is possible."""
    goes_on = False
    for d in makhos_lines(*piece):
        q = add(p, d)
        while piece[1] and on_board(q) and q not in board:
            q = add(q, d)
        behind = add(q, d)
        if q in board and board[q][0] != piece[0] and on_board(behind) and behind not in board:
            goes_on = True
            rest = {z: other for z, other in board.items() if z != q}
            yield from makhos_chains(rest, behind, piece, text + "x" + name(behind))
    if not goes_on and "x" in text:
        yield text, board, p


def makhos(state):
    board, side = state
    own = {p: piece for p, piece in board.items() if piece[0] == side}
    moves = {}

    def end(text, rest, p, piece):
        moves[text] = ({**rest, p: (side, piece[1] or p[1] == (7, 0)[side])}, 1 - side)

    for p, piece in own.items():
        rest = {q: other for q, other in board.items() if q != p}
        for text, after, q in makhos_chains(rest, p, piece, name(p)):
            end(text, after, q, piece)
    for p, piece in own.items() if not moves else []:
        rest = {q: other for q, other in board.items() if q != p}
        for d in makhos_lines(*piece):
            q = add(p, d)
            while on_board(q) and q not in board:
                end(name(p) + "-" + name(q), rest, q, piece)
                q = add(q, d) if piece[1] else (-1, -1)
    return moves


def makhos_start():
    return {(c, r): (0 if r < 2 else 1, False) for r in (0, 1, 6, 7) for c in range(8) if (c + r) % 2 == 0}


INSECTS_IN_HAND = {"Q": 1, "B": 2, "S": 2, "G": 3, "A": 3}
GAMES = {
    "quoridor": ((((4, 0), (4, 8)), frozenset(), (10, 10), 0), quoridor),
    "hive": (({}, (INSECTS_IN_HAND, INSECTS_IN_HAND), 0), hive),
    "arimaa": ((arimaa_start(), 0, 0), arimaa),
    "yote": (({}, (12, 12), 0), yote),
    "ludo": (([[-1] * 4 for _ in COLOURS], 0, None), ludo),
    "makhos": ((makhos_start(), 0), makhos),
}


if __name__ == "__main__":
    run(GAMES)
