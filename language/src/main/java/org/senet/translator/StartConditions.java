package org.senet.translator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.nodes.rules.StartSet;
import org.senet.nodes.rules.StartSet.Look;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * What the board must look like for a program to get anywhere from a position: an abstract interpretation that follows the
 * program from all positions together, along each of its choices, up to the first thing that it does which is not a look
 * at the board or could not be undone. Each path gives looks all of which must succeed; the program fails where no path's do.
 *
 * <p>It errs on one side only: a look that is not understood is taken to succeed. Squares that the path itself has changed
 * are not looked at.
 */
final class StartConditions {
    private static final int MOST_STEPS = 2_000;
    private static final int MOST_PATHS = 24;
    private static final int MOST_LOOKS = 3;

    private final Design design;
    private final int player;
    private final List<Path> ends = new ArrayList<>();
    private int steps;

    private StartConditions(Design design, int player) {
        this.design = design;
        this.player = player;
    }

    /**
     * One path of a program.
     *
     * @param at for each position where the path from there has come to, or -1
     * @param among the positions from which it can come so far
     * @param changed the squares, for all positions, that may have been changed on the way
     */
    private record Path(int[] at, BitSet among, List<Look> wanted, List<int[]> changed, Map<Local, Object> variables) {
        Path among(BitSet fewer) {
            return new Path(at, fewer, wanted, changed, variables);
        }

        Path at(int[] squares, BitSet fewer) {
            return new Path(squares, fewer, wanted, changed, variables);
        }

        Path wanting(Look look) {
            var all = new ArrayList<>(wanted);
            all.add(look);
            return new Path(at, among, List.copyOf(all), changed, variables);
        }

        Path seeing(Path inner) {
            return new Path(at, inner.among, inner.wanted, changed, variables);
        }

        Path changing() {
            var all = new ArrayList<>(changed);
            all.add(at);
            return new Path(at, among, wanted, List.copyOf(all), variables);
        }

        Path with(Local local, Object value) {
            var all = new HashMap<>(variables);
            all.put(local, value);
            return new Path(at, among, wanted, changed, Map.copyOf(all));
        }

        boolean hasChanged(int[] squares) {
            return changed.stream().anyMatch(c -> meet(c, squares));
        }

        private static boolean meet(int[] a, int[] b) {
            for (int p = 0; p < a.length; p++) {
                if (a[p] >= 0 && a[p] == b[p]) {
                    return true;
                }
            }
            return false;
        }
    }

    /** A value that an expression may have, and the path on which it has it. */
    private record Result(Object value, Path path) {}

    /** Values that are not followed. */
    private enum Unknown {
        /** Something that cannot be moved along. */
        PLAIN,
        /** A number. */
        NUMBER,
        /** Anything. */
        ANYTHING
    }

    /** The positions from which a program can get anywhere; null when that may be all, or when it is not worth the search. */
    static @Nullable StartSet of(Design design, int player, RuleProgram program) {
        if (!StartSet.isFor(design)) {
            return null;
        }
        var search = new StartConditions(design, player);
        search.run(program);
        return search.steps > MOST_STEPS ? null : search.set();
    }

    private void run(RuleProgram program) {
        var all = new BitSet();
        all.set(0, design.topology.size());
        var here = IntStream.range(0, design.topology.size()).toArray();
        var begin = new Path(here, all, List.of(), List.of(here), Map.of());
        var open = statements(program.pre(), List.of(begin));
        for (var way : program.ways()) {
            statements(way.post(), statements(way.move(), open)).forEach(this::end);
        }
    }

    // ---- the result

    private @Nullable StartSet set() {
        var byLooks = new LinkedHashMap<Set<Look>, BitSet>();
        for (var path : ends) {
            var looks =
                    path.wanted().stream().filter(Look::isUniform).collect(Collectors.toCollection(LinkedHashSet::new));
            byLooks.computeIfAbsent(looks, u -> new BitSet()).or(path.among());
        }
        var everywhere = byLooks.getOrDefault(Set.of(), new BitSet());
        if (byLooks.size() > MOST_PATHS || everywhere.cardinality() == design.topology.size()) {
            return null;
        }
        var ways = byLooks.entrySet().stream()
                .filter(e -> !e.getValue().isEmpty())
                .map(e -> new StartSet.Way(List.copyOf(e.getKey()), e.getValue()))
                .toList();
        return new StartSet(ways);
    }

    /** What follows on a path is not looked at any more. */
    private void end(Path path) {
        ends.add(path);
    }

    // ---- following

    private List<Path> statements(List<Ir> code, List<Path> before) {
        var now = before;
        for (var ir : code) {
            now = statement(ir, now);
        }
        return now;
    }

    private List<Path> statement(Ir ir, List<Path> before) {
        var after = new ArrayList<Path>();
        for (var path : before) {
            evaluate(ir, path).forEach(r -> after.add(r.path()));
        }
        return after;
    }

    private static List<Result> one(Object value, Path path) {
        return List.of(new Result(value, path));
    }

    private List<Result> stop(Path path) {
        end(path);
        return List.of();
    }

    private List<Result> evaluate(Ir ir, Path path) {
        if (++steps > MOST_STEPS || path.among().isEmpty()) {
            return List.of();
        }
        if (path.wanted().size() >= MOST_LOOKS) {
            return stop(path);
        }
        return switch (ir) {
            case Ir.Const c -> one(c.value(), path);
            case Ir.LocalRef l -> one(path.variables().getOrDefault(l.local(), Unknown.ANYTHING), path);
            case Ir.Bind b -> assign(b.local(), b.init(), path);
            case Ir.Assign a -> assign(a.local(), a.value(), path);
            case Ir.Do d -> sequence(d.forms(), path);
            case Ir.Test t -> test(t, path);
            case Ir.Not n -> decided(condition(n.test(), path).swapped());
            case Ir.And a when a.conditions() -> decided(all(a.forms(), false, path));
            case Ir.Or o when o.conditions() -> decided(all(o.forms(), true, path));
            case Ir.If i -> branch(i, path);
            case Ir.While w -> loop(w, path);
            case Ir.Check c ->
                condition(c.test(), path).yes().stream()
                        .map(p -> new Result(true, p))
                        .toList();
            case Ir.Any a ->
                a.options().stream().flatMap(o -> evaluate(o, path).stream()).toList();
            case Ir.Ask a -> ask(a, path);
            case Ir.InZone z -> inZone(z, path);
            case Ir.Exists e -> exists(e, path);
            case Ir.Operation o -> operation(o, path);
            case Ir.Effect e -> effect(e, path);
            case Ir.BoardAttributeAssign b when b.value() instanceof Ir.Const -> one(Unknown.PLAIN, path);
            default -> stop(path);
        };
    }

    private List<Result> assign(Local local, Ir value, Path path) {
        return evaluate(value, path).stream()
                .map(r -> new Result(r.value(), r.path().with(local, r.value())))
                .toList();
    }

    private List<Result> sequence(List<Ir> forms, Path path) {
        if (forms.isEmpty()) {
            return one(Unknown.ANYTHING, path);
        }
        return statements(forms.subList(0, forms.size() - 1), List.of(path)).stream()
                .flatMap(p -> evaluate(forms.getLast(), p).stream())
                .toList();
    }

    /** Only what cannot fail is followed: an error must not be lost. */
    private List<Result> operation(Ir.Operation operation, Path path) {
        var operator = operation.operator();
        if (operator == Operator.QUOTIENT || operator == Operator.REMAINDER) {
            return stop(path);
        }
        var results = List.of(new Result(Unknown.NUMBER, path));
        for (var operand : operation.operands()) {
            results = results.stream()
                    .flatMap(r -> evaluate(operand, r.path()).stream())
                    .flatMap(r -> (isNumber(r.value()) ? List.of(r) : stop(r.path())).stream())
                    .toList();
        }
        var value = operator.compares() ? Unknown.PLAIN : Unknown.NUMBER;
        return results.stream().map(r -> new Result(value, r.path())).toList();
    }

    private static boolean isNumber(Object value) {
        return value == Unknown.NUMBER || value instanceof Long;
    }

    // ---- conditions

    /** The paths on which a condition holds, and those on which it does not. */
    private record Ways(List<Path> yes, List<Path> no) {
        Ways swapped() {
            return new Ways(no, yes);
        }
    }

    private static List<Result> decided(Ways ways) {
        var results = new ArrayList<Result>();
        ways.yes().forEach(p -> results.add(new Result(true, p)));
        ways.no().forEach(p -> results.add(new Result(false, p)));
        return results;
    }

    private Ways condition(Ir test, Path path) {
        var yes = new ArrayList<Path>();
        var no = new ArrayList<Path>();
        for (var result : evaluate(test, path)) {
            if (!Boolean.FALSE.equals(result.value())) {
                yes.add(result.path());
            }
            if (!Boolean.TRUE.equals(result.value())) {
                no.add(result.path());
            }
        }
        return new Ways(yes, no);
    }

    private Ways all(List<Ir> forms, boolean deciding, Path path) {
        var decided = new ArrayList<Path>();
        var open = List.of(path);
        for (var form : forms) {
            var still = new ArrayList<Path>();
            for (var p : open) {
                var ways = condition(form, p);
                decided.addAll(deciding ? ways.yes() : ways.no());
                still.addAll(deciding ? ways.no() : ways.yes());
            }
            open = still;
        }
        return deciding ? new Ways(decided, open) : new Ways(open, decided);
    }

    private List<Result> branch(Ir.If branch, Path path) {
        var ways = condition(branch.test(), path);
        var results = new ArrayList<Result>();
        ways.yes().forEach(p -> results.addAll(evaluate(branch.then(), p)));
        ways.no().forEach(p -> results.addAll(evaluate(branch.otherwise(), p)));
        return results;
    }

    /** The first turn only: what comes to its end is not followed into the second. */
    private List<Result> loop(Ir.While loop, Path path) {
        var ways = condition(loop.test(), path);
        statement(loop.body(), ways.yes()).forEach(this::end);
        return ways.no().stream().map(p -> new Result(Unknown.ANYTHING, p)).toList();
    }

    /** What the body sees must be seen, but it leaves nothing behind. */
    private List<Result> exists(Ir.Exists exists, Path path) {
        var results = new ArrayList<Result>();
        for (var inner : statement(exists.body(), List.of(path))) {
            results.add(new Result(true, path.seeing(inner)));
        }
        results.add(new Result(false, path));
        return results;
    }

    private List<Result> test(Ir.Test test, Path path) {
        return evaluate(test.value(), path).stream()
                .flatMap(r -> (test.mode() == Ir.TestMode.CORE ? truth(r) : moved(r)).stream())
                .toList();
    }

    private static List<Result> truth(Result result) {
        return one(result.value() instanceof Boolean ? result.value() : Unknown.PLAIN, result.path());
    }

    private List<Result> moved(Result result) {
        var path = result.path();
        if (result.value() == Unknown.ANYTHING) {
            return stop(path);
        }
        if (!isWay(result.value())) {
            return truth(result);
        }
        var to = follow(path.at(), result.value());
        if (to == null) {
            return stop(path);
        }
        var on = leading(to, path.among());
        var off = (BitSet) path.among().clone();
        off.andNot(on);
        return List.of(new Result(true, path.at(to, on)), new Result(false, path.among(off)));
    }

    private static boolean isWay(Object value) {
        return value instanceof Direction || value instanceof Place || value instanceof PersistentVector;
    }

    private static BitSet leading(int[] to, BitSet among) {
        var set = (BitSet) among.clone();
        among.stream().filter(p -> to[p] < 0).forEach(set::clear);
        return set;
    }

    /** Where a way leads from each of many squares; null when that is not known. */
    private int @Nullable [] follow(int[] from, Object way) {
        return switch (way) {
            case Direction d -> {
                var next = design.topology.steps(player, d.number());
                yield Arrays.stream(from).map(p -> p < 0 ? -1 : next[p]).toArray();
            }
            case Place place ->
                Arrays.stream(from).map(p -> p < 0 ? -1 : place.number()).toArray();
            case PersistentVector path -> {
                var at = from;
                for (var element : path) {
                    at = at == null ? null : follow(at, element);
                }
                yield at;
            }
            default -> null;
        };
    }

    /** Where the path of a question ends; null when that is not known. */
    private int @Nullable [] end(List<Ir> way, Path path) {
        var at = path.at();
        for (var element : way) {
            var value = element instanceof Ir.LocalRef l ? path.variables().get(l.local()) : constant(element);
            at = at == null || value == null ? null : follow(at, value);
        }
        return at;
    }

    private static @Nullable Object constant(Ir element) {
        return element instanceof Ir.Const c ? c.value() : null;
    }

    // ---- looking and acting

    private List<Result> ask(Ir.Ask ask, Path path) {
        if (!ask.query().isTest()) {
            boolean movable = ask.query() == Query.POSITION;
            return ask.path().isEmpty() ? one(movable ? Unknown.ANYTHING : Unknown.PLAIN, path) : stop(path);
        }
        var at = end(ask.path(), path);
        if (at == null) {
            return stop(path);
        }
        boolean here = ask.path().isEmpty();
        var on = here ? path.among() : leading(at, path.among());
        var yes = looking(ask.query(), true, at, path.among(on));
        // Off the board all answers are no.
        var no = here ? looking(ask.query(), false, at, path) : path;
        return List.of(new Result(true, yes), new Result(false, no));
    }

    private Path looking(Query query, boolean answer, int[] at, Path path) {
        if (path.hasChanged(at)) {
            return path;
        }
        long all = (2L << design.pieces.ownerCount()) - 2;
        return switch (query) {
            case IS_EMPTY -> answer ? path.wanting(new Look(all, true, at)) : path;
            case NOT_EMPTY -> answer ? path : path.wanting(new Look(all, true, at));
            case IS_FRIEND -> path.wanting(new Look(design.friends(player), !answer, at));
            case NOT_FRIEND -> path.wanting(new Look(design.friends(player), answer, at));
            case IS_ENEMY -> path.wanting(new Look(design.enemies(player), !answer, at));
            case NOT_ENEMY -> path.wanting(new Look(design.enemies(player), answer, at));
            case IS_MINE -> path.wanting(new Look(1L << player, !answer, at));
            case POSITION, PIECE, PLAYER, HEIGHT -> path;
        };
    }

    private List<Result> inZone(Ir.InZone zone, Path path) {
        var at = end(zone.path(), path);
        var set = design.topology.board().zone(zone.zone(), design.pieces.ownerName(player));
        if (at == null || set == null) {
            return stop(path);
        }
        var in = new BitSet();
        path.among().stream()
                .filter(p -> at[p] >= 0 && set.get(design.topology.onBoard(at[p])))
                .forEach(in::set);
        var out = (BitSet) path.among().clone();
        out.andNot(in);
        return List.of(new Result(true, path.among(in)), new Result(false, path.among(out)));
    }

    private List<Result> effect(Ir.Effect effect, Path path) {
        boolean here = effect.arguments().isEmpty();
        return switch (effect.kind()) {
            case LOG ->
                effect.arguments().stream().allMatch(StartConditions::isHarmless)
                        ? one(Unknown.PLAIN, path)
                        : stop(path);
            case TAKE, CAPTURE -> here ? one(Unknown.PLAIN, path.changing()) : stop(path);
            default -> stop(path);
        };
    }

    private static boolean isHarmless(Ir argument) {
        return argument instanceof Ir.Const
                || argument instanceof Ir.LocalRef
                || argument instanceof Ir.Ask a
                        && a.query() == Query.POSITION
                        && a.path().isEmpty();
    }
}
