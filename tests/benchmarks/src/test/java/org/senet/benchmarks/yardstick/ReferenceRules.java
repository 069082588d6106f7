package org.senet.benchmarks.yardstick;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules as a rule book puts them, with no care for speed: find every way to jump, finished or not, then strike out
 * what a rule forbids. It shares no idea with the generators, so that a mistake is not made twice.
 *
 * @param size squares along an edge of the board
 * @param russian Russian rules, else International ones
 */
record ReferenceRules(int size, boolean russian) {
    private static final List<Point> DIRECTIONS =
            List.of(new Point(-1, -1), new Point(1, -1), new Point(-1, 1), new Point(1, 1));

    /** A place, or a way from one place to another; row 0 is Black's first. */
    record Point(int column, int row) {
        Point plus(Point way) {
            return new Point(column + way.column, row + way.row);
        }
    }

    record Man(boolean white, boolean king) {}

    record Jump(Point victim, Point landing) {}

    /** Jumps of one man so far; {@code king} tells how it jumps next. */
    record Chain(Point from, Man man, List<Jump> jumps, boolean king) {
        Point end() {
            return jumps.getLast().landing;
        }

        Chain with(Jump jump, boolean nowKing) {
            return new Chain(
                    from, man, Stream.concat(jumps.stream(), Stream.of(jump)).toList(), king || nowKing);
        }

        /** Whether a chain goes on where this one ends, or where it could have ended by another last landing. */
        boolean isContinuedBy(Chain other) {
            var last = jumps.size() - 1;
            return other.from.equals(from)
                    && other.jumps.size() > jumps.size()
                    && other.jumps.subList(0, last).equals(jumps.subList(0, last))
                    && other.jumps.get(last).victim.equals(jumps.get(last).victim);
        }
    }

    Set<Move> moves(Diagram diagram) {
        var board = new HashMap<Point, Man>();
        diagram.pieces().forEach(piece -> board.put(point(piece.square()), new Man(piece.white(), piece.king())));
        var captures = new ArrayList<Chain>();
        var steps = new HashSet<Move>();
        for (var entry : Map.copyOf(board).entrySet()) {
            var from = entry.getKey();
            var man = entry.getValue();
            if (man.white == diagram.whiteToMove()) {
                board.remove(from);
                captures.addAll(chains(board, new Chain(from, man, List.of(), man.king), from));
                destinations(board, man, from).forEach(to -> steps.add(step(man, from, to)));
                board.put(from, man);
            }
        }
        return captures.isEmpty() ? steps : legal(captures);
    }

    private Set<Move> legal(List<Chain> captures) {
        var most = captures.stream().mapToInt(chain -> chain.jumps.size()).max().orElseThrow();
        return captures.stream()
                .filter(chain ->
                        russian ? captures.stream().noneMatch(chain::isContinuedBy) : chain.jumps.size() == most)
                .map(this::capture)
                .collect(Collectors.toSet());
    }

    /** Every chain of one or more jumps that goes on from a place. */
    private List<Chain> chains(Map<Point, Man> board, Chain begun, Point place) {
        var found = new ArrayList<Chain>();
        for (var way : DIRECTIONS) {
            for (var jump : jumps(board, begun, place, way)) {
                var chain = begun.with(jump, russian && isLastRow(jump.landing, begun.man.white));
                found.add(chain);
                found.addAll(chains(board, chain, jump.landing));
            }
        }
        return found;
    }

    private List<Jump> jumps(Map<Point, Man> board, Chain begun, Point place, Point way) {
        var victim = place.plus(way);
        while (begun.king && isOnBoard(victim) && !board.containsKey(victim)) {
            victim = victim.plus(way);
        }
        var target = victim;
        var enemy = board.get(victim);
        if (enemy == null
                || enemy.white == begun.man.white
                || begun.jumps.stream().anyMatch(j -> j.victim.equals(target))) {
            return List.of();
        }
        var landing = victim.plus(way);
        var found = new ArrayList<Jump>();
        while (isOnBoard(landing) && !board.containsKey(landing) && (begun.king || found.isEmpty())) {
            found.add(new Jump(victim, landing));
            landing = landing.plus(way);
        }
        return found;
    }

    private List<Point> destinations(Map<Point, Man> board, Man man, Point from) {
        var found = new ArrayList<Point>();
        for (var way : DIRECTIONS) {
            var to = from.plus(way);
            if (man.king) {
                for (; isOnBoard(to) && !board.containsKey(to); to = to.plus(way)) {
                    found.add(to);
                }
            } else if (way.row < 0 == man.white && isOnBoard(to) && !board.containsKey(to)) {
                found.add(to);
            }
        }
        return found;
    }

    private Move step(Man man, Point from, Point to) {
        return new Move(square(from), square(to), List.of(), !man.king && isLastRow(to, man.white));
    }

    private Move capture(Chain chain) {
        var victims =
                chain.jumps.stream().map(jump -> square(jump.victim)).sorted().toList();
        var promotes = !chain.man.king && (chain.king || isLastRow(chain.end(), chain.man.white));
        return new Move(square(chain.from), square(chain.end()), victims, promotes);
    }

    private boolean isOnBoard(Point place) {
        return place.column >= 0 && place.column < size && place.row >= 0 && place.row < size;
    }

    private boolean isLastRow(Point place, boolean white) {
        return place.row == (white ? 0 : size - 1);
    }

    private Point point(int square) {
        var row = (square - 1) / (size / 2);
        return new Point(2 * ((square - 1) % (size / 2)) + 1 - row % 2, row);
    }

    private int square(Point place) {
        return place.row * (size / 2) + place.column / 2 + 1;
    }
}
