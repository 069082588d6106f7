package org.senet.translator;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.nodes.rules.PlaceSet;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * The positions from which a rule has a chance: those where the conditions hold with which it begins, as far as these ask
 * what stands on positions at known distances. They are computed for all positions at once, and only there the rule is run.
 */
final class Candidates {
    /** A set along a way is computed for each different distance; more are not worth it. */
    private static final int MOST_DISTANCES = 3;

    private final Design design;
    private final int player;
    /** Where the conditions so far hold; null for everywhere. */
    private @Nullable PlaceSet found;
    /** For each position where the rule has come to, or -1; null while that is the position itself. */
    private int @Nullable [] ends;

    private Candidates(Design design, int player) {
        this.design = design;
        this.player = player;
    }

    /** The positions from which a program may find moves, between moves; null when nothing is known. */
    static @Nullable PlaceSet of(Design design, int player, List<Ir> pre, List<RuleProgram.Way> ways) {
        PlaceSet all = null;
        for (var way : ways) {
            var candidates = new Candidates(design, player);
            if (candidates.follow(pre)) {
                candidates.follow(way.move());
            }
            if (candidates.found == null) {
                return null;
            }
            all = all == null ? candidates.found : all.or(candidates.found);
        }
        return all;
    }

    /** Follows conditions up to the first statement that is none; whether there was no such statement. */
    private boolean follow(List<Ir> code) {
        for (var ir : code) {
            boolean passed =
                    switch (ir) {
                        case Ir.Check c -> require(c.test());
                        case Ir.Effect e -> e.kind() == EffectKind.LOG;
                        default -> false;
                    };
            if (!passed) {
                return false;
            }
        }
        return true;
    }

    /** Adds a condition; whether it was understood. */
    private boolean require(Ir test) {
        if (test instanceof Ir.And and && and.conditions()) {
            return and.forms().stream().allMatch(this::require);
        }
        if (test instanceof Ir.Test t && t.mode() != Ir.TestMode.CORE && t.value() instanceof Ir.Const c) {
            var next = step(ends, c.value());
            if (next == null) {
                return false;
            }
            ends = next;
            return add(onBoard(next));
        }
        return add(set(test));
    }

    private boolean add(@Nullable PlaceSet more) {
        if (more != null) {
            found = found == null ? more : found.and(more);
        }
        return more != null;
    }

    private PlaceSet onBoard(int[] table) {
        var marked = new boolean[table.length];
        for (int p = 0; p < table.length; p++) {
            marked[p] = table[p] >= 0;
        }
        return PlaceSet.of(design, marked);
    }

    /** Where a condition holds that does not move; null when it cannot be told. */
    private @Nullable PlaceSet set(Ir test) {
        return switch (test) {
            case Ir.Test t -> set(t.value());
            case Ir.Not n -> {
                var set = set(n.test());
                yield set == null ? null : set.not(design);
            }
            case Ir.And a when a.conditions() -> sets(a.forms(), true);
            case Ir.Or o when o.conditions() -> sets(o.forms(), false);
            case Ir.Ask a when a.query().isTest() -> ask(a);
            default -> null;
        };
    }

    private @Nullable PlaceSet sets(List<Ir> tests, boolean all) {
        PlaceSet result = null;
        for (var test : tests) {
            var set = set(test);
            if (set == null) {
                return null;
            }
            result = result == null ? set : all ? result.and(set) : result.or(set);
        }
        return result;
    }

    private @Nullable PlaceSet ask(Ir.Ask ask) {
        var at = ends;
        for (var element : ask.path()) {
            at = element instanceof Ir.Const c ? step(at, c.value()) : null;
            if (at == null) {
                return null;
            }
        }
        long everyone = (2L << design.pieces.ownerCount()) - 2;
        var wanted =
                switch (ask.query()) {
                    case IS_EMPTY -> PlaceSet.of(design, everyone).not(design);
                    case NOT_EMPTY -> PlaceSet.of(design, everyone);
                    case IS_FRIEND -> PlaceSet.of(design, design.friends(player));
                    case NOT_FRIEND ->
                        PlaceSet.of(design, design.friends(player)).not(design);
                    case IS_ENEMY -> PlaceSet.of(design, design.enemies(player));
                    case NOT_ENEMY ->
                        PlaceSet.of(design, design.enemies(player)).not(design);
                    case IS_MINE -> PlaceSet.of(design, 1L << player);
                    case POSITION, PIECE, PLAYER, HEIGHT ->
                        throw new IllegalStateException(ask.query().word());
                };
        if (at == null) {
            return wanted;
        }
        return PlaceSet.distances(at) > MOST_DISTANCES ? null : wanted.seenAlong(design, at);
    }

    /** Where a way leads from the ends of another; null when it is no known way. */
    private int @Nullable [] step(int @Nullable [] before, Object way) {
        int size = design.topology.size();
        var at = before == null ? IntStream.range(0, size).toArray() : before;
        return switch (way) {
            case Direction d -> {
                var steps = design.topology.steps(player, d.number());
                yield IntStream.of(at).map(p -> p < 0 ? -1 : steps[p]).toArray();
            }
            case Place p ->
                IntStream.of(at).map(from -> from < 0 ? -1 : p.number()).toArray();
            case PersistentVector path -> {
                int[] now = at;
                for (var element : path) {
                    now = now == null ? null : step(now, element);
                }
                yield now;
            }
            default -> null;
        };
    }
}
