package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.Place;

/**
 * The position in which the first player moves. What the keeper does before is done here: of the ways that there are, the first one is
 * gone.
 */
final class Start {
    /** The most actions that are tried. */
    private static final int MOST_ACTIONS = 20_000_000;
    /** The most moves of the keeper. */
    private static final int MOST_MOVES = 100_000;

    private final Board board;
    private final String[] pieces;
    private final Map<String, Long> variables = new HashMap<>();
    private final Sections sections;
    private int cell;
    private Expr.@Nullable Switch reached;
    private int actions;

    private Start(Sections sections, Board board) {
        this.sections = sections;
        this.board = board;
        pieces = board.cells().stream().map(Board.Cell::piece).toArray(String[]::new);
    }

    /** Plays the keeper's moves from the beginning of the rules. */
    static Start of(Sections sections, Board board, Segments segments) {
        var start = new Start(sections, board);
        int from = Segments.START;
        for (int i = 0; i < MOST_MOVES; i++) {
            start.reached = null;
            start.run(segments.of(from), state -> true);
            var next = start.reached;
            if (next == null) {
                throw ImportException.at(sections.rulesPlace(), "these rules end before a player moves");
            }
            if (!next.isKeeper()) {
                return start;
            }
            from = next.number();
        }
        throw ImportException.at(
                sections.rulesPlace(), "before the first player moves, the keeper does not come to an end");
    }

    /** Whose switch was reached, as the last one. */
    Expr.Switch turn() {
        return java.util.Objects.requireNonNull(reached);
    }

    String piece(int at) {
        return pieces[at];
    }

    long variable(String name) {
        return variables.getOrDefault(name, 0L);
    }

    int cell() {
        return cell;
    }

    /** Follows an expression from here, and what comes next, until that succeeds; only then what was changed remains. */
    private boolean run(Expr expr, Predicate<Start> next) {
        if (++actions > MOST_ACTIONS) {
            throw ImportException.at(
                    sections.rulesPlace(), "what the keeper does before the first player moves takes too long");
        }
        int before = cell;
        boolean done =
                switch (expr) {
                    case Expr.Shift s -> {
                        cell = board.steps(s.direction())[cell];
                        yield cell >= 0 && next.test(this);
                    }
                    case Expr.On o -> o.pieces().contains(pieces[cell]) && next.test(this);
                    case Expr.Off o -> off(o, next);
                    case Expr.Assign a -> assign(a, next);
                    case Expr.Compare c -> compare(c) && next.test(this);
                    case Expr.Look l -> looks(l) && next.test(this);
                    case Expr.Switch s -> {
                        reached = s;
                        yield true;
                    }
                    case Expr.Concat c -> concat(c.parts(), next);
                    case Expr.Sum s -> s.parts().stream().anyMatch(part -> run(part, next));
                    case Expr.Star s -> star(s, next);
                    case Expr.Call c -> run(c.body(), next);
                };
        if (!done) {
            cell = before;
        }
        return done;
    }

    private boolean concat(List<Expr> parts, Predicate<Start> next) {
        return parts.isEmpty()
                ? next.test(this)
                : run(parts.getFirst(), state -> concat(parts.subList(1, parts.size()), next));
    }

    private boolean off(Expr.Off off, Predicate<Start> next) {
        int at = cell;
        var before = pieces[at];
        pieces[at] = off.piece();
        boolean done = next.test(this);
        if (!done) {
            pieces[at] = before;
        }
        return done;
    }

    private boolean assign(Expr.Assign assign, Predicate<Start> next) {
        long value = value(assign.value(), assign.at().place());
        if (value < 0 || value > sections.bound(assign.variable())) {
            return false;
        }
        long before = variable(assign.variable());
        variables.put(assign.variable(), value);
        boolean done = next.test(this);
        if (!done) {
            variables.put(assign.variable(), before);
        }
        return done;
    }

    private boolean looks(Expr.Look look) {
        int from = cell;
        var standing = pieces.clone();
        var values = Map.copyOf(variables);
        boolean can = run(look.body(), state -> true);
        cell = from;
        System.arraycopy(standing, 0, pieces, 0, pieces.length);
        variables.clear();
        variables.putAll(values);
        return can != look.negated();
    }

    /** A part that changes nothing is repeated until it leads to no other cell. */
    private boolean star(Expr.Star star, Predicate<Start> next) {
        var parts = Changes.repeated(star);
        if (parts.size() > 1) {
            return concat(parts, next);
        }
        if (!star.isPure()) {
            return next.test(this) || run(star.body(), state -> star(star, next));
        }
        var seen = new BitSet();
        var open = new ArrayList<Integer>();
        seen.set(cell);
        open.add(cell);
        for (int i = 0; i < open.size(); i++) {
            cell = open.get(i);
            if (next.test(this)) {
                return true;
            }
            cell = open.get(i);
            var found = new HashSet<Integer>();
            run(star.body(), state -> {
                found.add(cell);
                return false;
            });
            found.stream().sorted().filter(to -> !seen.get(to)).forEach(to -> {
                seen.set(to);
                open.add(to);
            });
        }
        return false;
    }

    private boolean compare(Expr.Compare compare) {
        long left = value(compare.left(), sections.rulesPlace());
        long right = value(compare.right(), sections.rulesPlace());
        return switch (compare.sign()) {
            case "<" -> left < right;
            case "<=" -> left <= right;
            case ">" -> left > right;
            case ">=" -> left >= right;
            case "==" -> left == right;
            default -> left != right;
        };
    }

    private long value(Arithmetic number, Place place) {
        return switch (number) {
            case Arithmetic.Constant c -> c.value();
            case Arithmetic.Variable v -> variable(v.name());
            case Arithmetic.Count c ->
                List.of(pieces).stream().filter(c.piece()::equals).count();
            case Arithmetic.Operation o -> {
                long a = value(o.operands().getFirst(), place);
                long b = value(o.operands().getLast(), place);
                yield switch (o.sign()) {
                    case "+" -> a + b;
                    case "-" -> a - b;
                    case "*" -> a * b;
                    default -> {
                        if (b == 0) {
                            throw ImportException.at(place, "a number is divided by 0 before the first move");
                        }
                        yield a / b;
                    }
                };
            }
        };
    }
}
