package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.rules.Line;
import org.senet.nodes.rules.PlaceSet;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * The positions at which the conditions hold with which a rule begins, as far as these ask what stands elsewhere on known
 * ways, computed for all positions at once. It is a weakest precondition, found backwards; what is not understood counts as
 * true. Unlike {@link StartConditions} it is exact about what it understands, so that those conditions need not be asked again,
 * and it follows ways to their ends.
 */
final class Candidates {
    /** A set along a way is computed for each different distance; more are not worth it. */
    private static final int MOST_DISTANCES = 3;

    private static final Found UNKNOWN = new Found(null, false);
    private static final Found EVERYWHERE = new Found(null, true);

    private final Design design;
    private final int player;

    Candidates(Design design, int player) {
        this.design = design;
        this.player = player;
    }

    /**
     * Where code may succeed.
     *
     * @param set null for everywhere
     * @param exact whether it succeeds everywhere there
     */
    private record Found(@Nullable PlaceSet set, boolean exact) {
        Found and(Found other) {
            var both = set == null ? other.set : other.set == null ? set : set.and(other.set);
            return new Found(both, exact && other.exact);
        }

        Found or(Found other) {
            if (set == null || other.set == null) {
                return new Found(null, set == null && exact || other.set == null && other.exact);
            }
            return new Found(set.or(other.set), exact && other.exact);
        }
    }

    /** The positions from which a program of one way may find moves, between moves; null when nothing is known. */
    static @Nullable PlaceSet of(Design design, int player, RuleProgram program) {
        var candidates = new Candidates(design, player);
        var code = joined(program.pre(), program.ways().getFirst().move());
        return candidates.run(code, Map.of()).set();
    }

    /** A program of one way without those conditions at its beginning that hold at each of its {@linkplain #of candidates}. */
    static RuleProgram undecided(Design design, int player, RuleProgram program) {
        var candidates = new Candidates(design, player);
        var way = program.ways().getFirst();
        var pre = candidates.undecided(program.pre());
        var move = pre.stream().allMatch(Candidates::isNote) ? candidates.undecided(way.move()) : way.move();
        return program.withPre(pre).withWay(way.withMove(move));
    }

    /**
     * The pieces at which a condition holds that looks for one, between moves.
     *
     * @return null when it is another condition, or cannot be told exactly
     */
    static @Nullable PlaceSet pieces(Design design, int player, List<Ir> condition) {
        if (condition.isEmpty() || !(piece(condition.getFirst()) instanceof Ir.AnyPiece any)) {
            return null;
        }
        var candidates = new Candidates(design, player);
        var rest = candidates.run(condition.subList(1, condition.size()), Map.of());
        var types = any.types().stream()
                .map(design.pieces::typeNumber)
                .filter(type -> type > 0)
                .map(type -> PlaceSet.ofType(design, type))
                .reduce(PlaceSet::or);
        if (!rest.exact() || types.isEmpty()) {
            return null;
        }
        return rest.set() == null ? types.get() : types.get().and(rest.set());
    }

    private static Ir piece(Ir statement) {
        return statement instanceof Ir.Test t ? t.value() : statement;
    }

    private List<Ir> undecided(List<Ir> code) {
        var rest = new ArrayList<Ir>();
        int i = 0;
        while (i < code.size() && (isDecided(code.get(i)) || isNote(code.get(i)))) {
            if (isNote(code.get(i))) {
                rest.add(code.get(i));
            }
            i++;
        }
        rest.addAll(code.subList(i, code.size()));
        return List.copyOf(rest);
    }

    private boolean isDecided(Ir ir) {
        var found = ir instanceof Ir.Check c ? holds(c.test(), Map.of()) : null;
        return found != null && found.exact();
    }

    private static boolean isNote(Ir ir) {
        return ir instanceof Ir.Effect e && e.kind() == EffectKind.LOG;
    }

    private static List<Ir> joined(List<Ir> first, List<Ir> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    // ---- statements: where these, and all that follow, may succeed

    private Found run(List<Ir> code, Map<Local, Object> variables) {
        if (code.isEmpty()) {
            return EVERYWHERE;
        }
        var rest = code.subList(1, code.size());
        return switch (code.getFirst()) {
            case Ir.Do d -> run(joined(d.forms(), rest), variables);
            case Ir.Const c when c.value() instanceof Boolean -> run(rest, variables);
            case Ir.Test t when t.value() instanceof Ir.Const c && c.value() instanceof Boolean -> run(rest, variables);
            case Ir.Effect e when isNote(e) -> run(rest, variables);
            case Ir.Bind b -> each(b.init(), variables, value -> run(rest, with(variables, b.local(), value)));
            case Ir.Check c -> check(c.test(), rest, variables);
            case Ir.While w -> loop(w, rest, variables);
            default -> UNKNOWN;
        };
    }

    private static Map<Local, Object> with(Map<Local, Object> variables, Local local, Object value) {
        var more = new HashMap<>(variables);
        more.put(local, value);
        return more;
    }

    /** What is true of any of the values that an expression may have. */
    private Found each(Ir ir, Map<Local, Object> variables, Function<Object, Found> continuation) {
        if (ir instanceof Ir.Any any && !any.options().isEmpty()) {
            return any.options().stream()
                    .map(option -> each(option, variables, continuation))
                    .reduce(Found::or)
                    .orElse(UNKNOWN);
        }
        var value = value(ir, variables);
        return value == null ? UNKNOWN : continuation.apply(value);
    }

    static @Nullable Object value(Ir ir, Map<Local, Object> variables) {
        return switch (ir) {
            case Ir.Const c -> c.value();
            case Ir.LocalRef l -> variables.get(l.local());
            default -> null;
        };
    }

    private Found check(Ir test, List<Ir> rest, Map<Local, Object> variables) {
        if (test instanceof Ir.And and && and.conditions()) {
            var checks = and.forms().stream()
                    .map(form -> (Ir) new Ir.Check(form.span(), form))
                    .toList();
            return run(joined(checks, rest), variables);
        }
        var holds = holds(test, variables);
        if (holds != null) {
            return holds.and(run(rest, variables));
        }
        if (test instanceof Ir.Test t && t.mode() != Ir.TestMode.CORE) {
            return each(t.value(), variables, way -> {
                var ends = ends(List.of(way));
                return ends == null ? UNKNOWN : seen(ends, run(rest, variables));
            });
        }
        return UNKNOWN;
    }

    /** The positions from which a way leads to where something may succeed. */
    private Found seen(int[] ends, Found there) {
        if (PlaceSet.distances(ends) > MOST_DISTANCES) {
            return UNKNOWN;
        }
        var set = there.set() == null ? PlaceSet.all(design) : there.set();
        return new Found(set.seenAlong(design, ends), there.exact());
    }

    private Found loop(Ir.While loop, List<Ir> rest, Map<Local, Object> variables) {
        var after = run(rest, variables);
        if (mayEnd(loop.test())) {
            return after.set() == null && after.exact() ? EVERYWHERE : UNKNOWN;
        }
        var glide = glide(loop, variables);
        if (glide == null) {
            return UNKNOWN;
        }
        var end = after.set() == null ? PlaceSet.all(design) : after.set();
        return new Found(PlaceSet.glide(glide.line(), glide.through(), end), after.exact());
    }

    /**
     * A loop that does nothing but step along a line as long as something holds.
     *
     * @param through where it holds
     */
    record Gliding(Line line, PlaceSet through) {}

    /** What a loop is if it only glides; else null. */
    @Nullable
    Gliding glide(Ir.While loop, Map<Local, Object> variables) {
        boolean glides = loop.body() instanceof Ir.Do body && body.forms().isEmpty();
        return glides && loop.test() instanceof Ir.And and && and.forms().size() == 2
                ? gliding(and.forms().getFirst(), and.forms().get(1), variables)
                : null;
    }

    /** A step along a line and a condition that must hold where it ends; null when they are something else. */
    @Nullable
    Gliding gliding(Ir step, Ir condition, Map<Local, Object> variables) {
        var line = line(step, variables);
        var through = line == null ? null : exactly(condition, variables);
        return through == null ? null : new Gliding(line, through);
    }

    /** The line along which a condition steps; null when it does something else. */
    @Nullable
    Line line(Ir step, Map<Local, Object> variables) {
        var way = step instanceof Ir.Test t && t.mode() != Ir.TestMode.CORE ? value(t.value(), variables) : null;
        var ends = way == null ? null : ends(List.of(way));
        return ends == null ? null : Line.of(design, ends);
    }

    /** Where a condition holds that does not move; null when that cannot be told exactly. */
    @Nullable
    PlaceSet exactly(Ir condition, Map<Local, Object> variables) {
        var found = holds(condition, variables);
        if (found == null || !found.exact()) {
            return null;
        }
        return found.set() == null ? PlaceSet.all(design) : found.set();
    }

    /** Whether a value is one along which a condition moves. */
    static boolean isWay(Ir value, Map<Local, Object> variables) {
        var known = value(value, variables);
        return known != null && !(known instanceof Boolean);
    }

    /** Whether a condition is a free choice that may be false. */
    private static boolean mayEnd(Ir test) {
        return test instanceof Ir.Test t
                ? mayEnd(t.value())
                : test instanceof Ir.Any any
                        && any.options().stream()
                                .anyMatch(o -> o instanceof Ir.Const c && Boolean.FALSE.equals(c.value()));
    }

    // ---- conditions that do not move

    /** Where a condition holds; null when it cannot be told, or when asking is moving. */
    private @Nullable Found holds(Ir test, Map<Local, Object> variables) {
        return switch (test) {
            case Ir.Test t -> holds(t.value(), variables);
            case Ir.Const c when Boolean.TRUE.equals(c.value()) -> EVERYWHERE;
            case Ir.Not n -> {
                var found = holds(n.test(), variables);
                yield found == null || !found.exact() || found.set() == null
                        ? null
                        : new Found(found.set().not(design), true);
            }
            case Ir.And a when a.conditions() -> holds(a.forms(), variables, Found::and);
            case Ir.Or o when o.conditions() -> holds(o.forms(), variables, Found::or);
            case Ir.Ask a when a.query().isTest() -> ask(a, variables);
            case Ir.InZone z -> zone(z, variables);
            case Ir.Exists e -> run(List.of(e.body()), variables);
            default -> null;
        };
    }

    private @Nullable Found holds(
            List<Ir> tests, Map<Local, Object> variables, java.util.function.BinaryOperator<Found> join) {
        Found all = null;
        for (var test : tests) {
            var found = holds(test, variables);
            if (found == null) {
                return null;
            }
            all = all == null ? found : join.apply(all, found);
        }
        return all;
    }

    private @Nullable Found ask(Ir.Ask ask, Map<Local, Object> variables) {
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
        return along(ask.path(), variables, wanted);
    }

    private @Nullable Found zone(Ir.InZone zone, Map<Local, Object> variables) {
        var set = design.topology.board().zone(zone.zone(), design.pieces.ownerName(player));
        return set == null ? null : along(zone.path(), variables, PlaceSet.of(design, design.topology.flags(set)));
    }

    private @Nullable Found along(List<Ir> path, Map<Local, Object> variables, PlaceSet wanted) {
        if (path.isEmpty()) {
            return new Found(wanted, true);
        }
        var ways = new ArrayList<Object>();
        for (var element : path) {
            var way = value(element, variables);
            if (way == null) {
                return null;
            }
            ways.add(way);
        }
        var ends = ends(ways);
        return ends == null || PlaceSet.distances(ends) > MOST_DISTANCES
                ? null
                : new Found(wanted.seenAlong(design, ends), true);
    }

    /** For each position where some ways, one after the other, lead; null when one is none. */
    private int @Nullable [] ends(Iterable<?> ways) {
        int[] at = IntStream.range(0, design.topology.size()).toArray();
        for (var way : ways) {
            at = at == null ? null : follow(at, way);
        }
        return at;
    }

    private int @Nullable [] follow(int[] from, Object way) {
        return switch (way) {
            case Direction d -> {
                var steps = design.topology.steps(player, d.number());
                yield IntStream.of(from).map(p -> p < 0 ? -1 : steps[p]).toArray();
            }
            case Place to ->
                IntStream.of(from).map(p -> p < 0 ? -1 : to.number()).toArray();
            case PersistentVector path -> {
                int[] at = from;
                for (var element : path) {
                    at = at == null ? null : follow(at, element);
                }
                yield at;
            }
            default -> null;
        };
    }
}
