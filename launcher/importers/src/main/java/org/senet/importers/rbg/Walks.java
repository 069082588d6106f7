package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where expressions lead on the board. RBG tells moves apart by what they change and where, however they get there; so it must be
 * known where two ways lead to the same cell. Questions about pieces and variables are taken for true, unless they exclude each other.
 */
final class Walks {
    private final Board board;
    private final Map<Expr, Relation> relations = new IdentityHashMap<>();
    /** The same for repetitions and macros, which come in many copies. */
    private final Map<Expr, Relation> copies = new HashMap<>();

    private final Map<Expr, Boolean> fixed = new IdentityHashMap<>();

    Walks(Board board) {
        this.board = board;
    }

    /** Where a pure expression leads. */
    Relation of(Expr expr) {
        var known = relations.get(expr);
        if (known == null) {
            var copied = expr instanceof Expr.Star || expr instanceof Expr.Call;
            known = copied ? copies.get(expr) : null;
            known = known == null ? compute(expr) : known;
            if (copied) {
                copies.put(expr, known);
            }
            // What leads to the same cells from everywhere is written as a choice of these cells.
            known = isFixed(expr) && known.target() != null ? known.once() : known;
            relations.put(expr, known);
        }
        return known;
    }

    private Relation compute(Expr expr) {
        return switch (expr) {
            case Expr.Shift s -> Relation.steps(board.steps(s.direction()));
            case Expr.On o -> o.pieces().isEmpty() ? Relation.none(board.size()) : staying();
            case Expr.Compare c -> staying();
            case Expr.Look l -> look(l);
            case Expr.Concat c -> {
                var result = staying();
                for (var part : c.parts()) {
                    result = result.then(of(part));
                }
                yield result;
            }
            case Expr.Sum s when s.isTest() && !isFixed(s) -> staying();
            case Expr.Sum s -> sum(s);
            case Expr.Star s -> of(s.body()).repeated();
            case Expr.Call c -> of(c.body());
            case Expr.Off o -> throw new IllegalArgumentException("not pure");
            case Expr.Assign a -> throw new IllegalArgumentException("not pure");
            case Expr.Switch s -> throw new IllegalArgumentException("not pure");
        };
    }

    private Relation staying() {
        return Relation.staying(board.size(), cell -> true);
    }

    private Relation look(Expr.Look look) {
        if (!isFixed(look)) {
            return staying();
        }
        var inside = of(look.body());
        return Relation.staying(board.size(), cell -> inside.leads(cell) != look.negated());
    }

    private Relation sum(Expr.Sum sum) {
        var result = Relation.none(board.size());
        boolean exclusive = areExclusive(sum.parts());
        for (var part : sum.parts()) {
            result = exclusive ? result.either(of(part)) : result.plus(of(part));
        }
        return result;
    }

    /** Whether at most one of several expressions can be gone from any cell, because of what they ask at first. */
    static boolean areExclusive(List<Expr> parts) {
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                if (!Guards.exclude(parts.get(i), parts.get(j))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether an expression asks nothing that changes in the course of a game. */
    boolean isFixed(Expr expr) {
        var known = fixed.get(expr);
        if (known == null) {
            known = switch (expr) {
                case Expr.On o -> o.pieces().isEmpty();
                case Expr.Off o -> false;
                case Expr.Assign a -> false;
                case Expr.Switch s -> false;
                case Expr.Compare c -> false;
                case Expr.Look l -> l.body().isPure() && isFixed(l.body());
                default -> expr.children().stream().allMatch(this::isFixed);
            };
            fixed.put(expr, known);
        }
        return known;
    }

    /**
     * A beginning of a sequence that leads to the same cells from everywhere.
     *
     * @param parts the number of its parts
     */
    record Beginning(int parts, BitSet cells) {}

    /** The longest beginning that leads to the same cells from everywhere; null when there is none. */
    @Nullable
    Beginning beginning(List<Expr> parts) {
        Beginning found = null;
        var now = staying();
        for (int i = 0; i < parts.size() && parts.get(i).isPure() && isFixed(parts.get(i)); i++) {
            now = now.then(of(parts.get(i)));
            var cells = now.target();
            if (cells != null) {
                found = new Beginning(i + 1, cells);
            }
        }
        return found;
    }

    /** The cells to which an expression leads from anywhere, if they are always the same; else null. */
    @Nullable
    BitSet target(Expr expr) {
        return expr.isPure() && isFixed(expr) ? of(expr).target() : null;
    }

    /** Whether the ways through a part of a player's move, up to what it changes, are told apart by where they lead. */
    boolean isUnique(Expr expr) {
        return new UniqueWays().isUnique(expr);
    }

    /**
     * Follows an expression with relations from the cells where something may have been changed last, or where the whole begins, one
     * for each place in the rules, since what is changed at different places is not the same.
     */
    private final class UniqueWays {
        private boolean unique = true;

        /**
         * What is behind an expression.
         *
         * @param passed where the relations before it lead through it without any change
         * @param fresh from where the expression has changed something last
         */
        private record Behind(List<Relation> passed, Relation fresh) {}

        boolean isUnique(Expr expr) {
            var behind = go(expr, List.of(staying()));
            check(behind.passed());
            return unique && behind.fresh().isUnique();
        }

        private void check(List<Relation> before) {
            unique &= before.stream().allMatch(Relation::isUnique);
        }

        private Relation none() {
            return Relation.none(board.size());
        }

        private Behind go(Expr expr, List<Relation> before) {
            if (expr.isPure()) {
                // Ways that lead to one cell are written so that they are found once.
                var step = of(expr).once();
                return new Behind(before.stream().map(r -> r.then(step)).toList(), none());
            }
            return switch (expr) {
                case Expr.Call c -> go(c.body(), before);
                case Expr.Concat c -> concat(c, before);
                case Expr.Sum s -> sum(s, before);
                case Expr.Star s -> star(s, before);
                default -> {
                    check(before);
                    yield new Behind(before.stream().map(r -> none()).toList(), staying());
                }
            };
        }

        private Behind concat(Expr.Concat concat, List<Relation> before) {
            var now = new ArrayList<>(before);
            now.add(none());
            for (var part : runs(concat.parts())) {
                var behind = go(part, now);
                now = new ArrayList<>(behind.passed());
                now.set(before.size(), now.getLast().either(behind.fresh()));
            }
            var fresh = now.removeLast();
            return new Behind(now, fresh);
        }

        private Behind sum(Expr.Sum sum, List<Relation> before) {
            boolean exclusive = areExclusive(sum.parts());
            var passed = new ArrayList<>(before.stream().map(r -> none()).toList());
            var fresh = none();
            for (var part : sum.parts()) {
                var behind = go(part, before);
                for (int i = 0; i < passed.size(); i++) {
                    var more = behind.passed().get(i);
                    passed.set(
                            i,
                            exclusive
                                    ? passed.get(i).either(more)
                                    : passed.get(i).plus(more));
                }
                fresh = fresh.either(behind.fresh());
            }
            return new Behind(passed, fresh);
        }

        private Behind star(Expr.Star star, List<Relation> before) {
            var pure = Changes.without(star.body());
            var around = pure == null ? staying() : of(pure).repeated();
            var passed = before.stream().map(r -> r.then(around)).toList();
            var once = go(star.body(), passed).fresh().then(around).once();
            var again = go(star.body(), List.of(once)).fresh().then(around);
            return new Behind(passed, once.either(again));
        }
    }

    /** The parts of a sequence, with those that follow each other and change nothing as one. */
    static List<Expr> runs(List<Expr> parts) {
        var runs = new ArrayList<Expr>();
        var run = new ArrayList<Expr>();
        for (var part : parts) {
            if (part.isPure()) {
                run.add(part);
                continue;
            }
            if (!run.isEmpty()) {
                runs.add(Expr.concat(run));
                run.clear();
            }
            runs.add(part);
        }
        if (!run.isEmpty()) {
            runs.add(Expr.concat(run));
        }
        return runs;
    }
}
