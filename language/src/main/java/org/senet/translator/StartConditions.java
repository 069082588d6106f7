package org.senet.translator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
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
    private final Set<String> plainAttributes;
    private final List<StartPath> ends = new ArrayList<>();
    private int steps;

    private StartConditions(Design design, int player, Set<String> plainAttributes) {
        this.design = design;
        this.player = player;
        this.plainAttributes = plainAttributes;
    }

    /** A value that an expression may have, and the path on which it has it. */
    private record Result(Object value, StartPath path) {}

    /** Values that are not followed. */
    private enum Unknown {
        /** Something that cannot be moved along. */
        PLAIN,
        /** A number. */
        NUMBER,
        /** Anything. */
        ANYTHING
    }

    /**
     * What a program needs to get anywhere.
     *
     * @param from the positions from which it can; null when that may be all, or when it is not worth the search
     * @param present attributes of the whole position that must not be nil
     */
    record Start(@Nullable StartSet from, Set<String> present) {
        private static final Start ANYWHERE = new Start(null, Set.of());

        /** Whether the program may get somewhere from everywhere. */
        boolean isAnywhere() {
            return from == null && present.isEmpty();
        }

        /** What must hold, as conditions that are the same wherever they are asked. */
        List<Ir> conditions() {
            return present.stream().map(Start::isPresent).toList();
        }

        private static Ir isPresent(String attribute) {
            var operands = List.<Ir>of(new Ir.BoardAttribute(null, attribute), new Ir.Const(null, Nil.NIL));
            return new Ir.Not(null, new Ir.Operation(null, Operator.EQUAL, operands));
        }
    }

    /**
     * What a program needs.
     *
     * @param plainAttributes the attributes that are never directions or positions
     */
    static Start of(Design design, int player, RuleProgram program, Set<String> plainAttributes) {
        if (!StartSet.isFor(design)) {
            return Start.ANYWHERE;
        }
        var search = new StartConditions(design, player, plainAttributes);
        search.run(program);
        return search.steps > MOST_STEPS ? Start.ANYWHERE : new Start(search.set(), search.present());
    }

    private void run(RuleProgram program) {
        var all = new BitSet();
        all.set(0, design.topology.size());
        var here = IntStream.range(0, design.topology.size()).toArray();
        var begin = new StartPath(here, all, List.of(), List.of(here), Map.of(), Map.of());
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

    /** The attributes that hold something on each path. */
    private Set<String> present() {
        var all = new TreeSet<String>();
        ends.forEach(path -> all.addAll(path.present()));
        ends.forEach(path -> all.retainAll(path.present()));
        return all;
    }

    /** What follows on a path is not looked at any more. */
    private void end(StartPath path) {
        ends.add(path);
    }

    // ---- following

    private List<StartPath> statements(List<Ir> code, List<StartPath> before) {
        var now = before;
        for (var ir : code) {
            now = statement(ir, now);
        }
        return now;
    }

    private List<StartPath> statement(Ir ir, List<StartPath> before) {
        var after = new ArrayList<StartPath>();
        for (var path : before) {
            evaluate(ir, path).forEach(r -> after.add(r.path()));
        }
        return after;
    }

    private static List<Result> one(Object value, StartPath path) {
        return List.of(new Result(value, path));
    }

    private List<Result> stop(StartPath path) {
        end(path);
        return List.of();
    }

    private List<Result> evaluate(Ir ir, StartPath path) {
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
            case Ir.PieceAttribute a
            when plainAttributes.contains(a.name()) ->
                end(a.path(), path) == null ? stop(path) : one(Unknown.PLAIN, path);
            case Ir.BoardAttributeAssign b
            when b.value() instanceof Ir.Const -> one(Unknown.PLAIN, path.assigning(b.name()));
            default -> stop(path);
        };
    }

    private List<Result> assign(Local local, Ir value, StartPath path) {
        return evaluate(value, path).stream()
                .map(r -> new Result(r.value(), r.path().with(local, r.value())))
                .toList();
    }

    private List<Result> sequence(List<Ir> forms, StartPath path) {
        if (forms.isEmpty()) {
            return one(Unknown.ANYTHING, path);
        }
        return statements(forms.subList(0, forms.size() - 1), List.of(path)).stream()
                .flatMap(p -> evaluate(forms.getLast(), p).stream())
                .toList();
    }

    /** Only what cannot fail is followed: an error must not be lost. */
    private List<Result> operation(Ir.Operation operation, StartPath path) {
        var operator = operation.operator();
        if (operator == Operator.QUOTIENT || operator == Operator.REMAINDER) {
            return stop(path);
        }
        var attribute = operator == Operator.EQUAL ? comparedWithPosition(operation.operands()) : null;
        if (attribute != null) {
            return List.of(new Result(true, path.finding(attribute)), new Result(false, path));
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

    /** The attribute of the whole position that is compared with the current position; null for another comparison. */
    private @Nullable String comparedWithPosition(List<Ir> operands) {
        var attribute = operands.getFirst() instanceof Ir.BoardAttribute ? operands.getFirst() : operands.getLast();
        return attribute instanceof Ir.BoardAttribute b
                        && design.attributes.attribute(b.name()) >= 0
                        && operands.stream().anyMatch(StartConditions::isHere)
                ? b.name()
                : null;
    }

    private static boolean isHere(Ir operand) {
        return operand instanceof Ir.Ask a
                && a.query() == Query.POSITION
                && a.path().isEmpty();
    }

    private static boolean isNumber(Object value) {
        return value == Unknown.NUMBER || value instanceof Long;
    }

    // ---- conditions

    /** The paths on which a condition holds, and those on which it does not. */
    private record Ways(List<StartPath> yes, List<StartPath> no) {
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

    private Ways condition(Ir test, StartPath path) {
        var yes = new ArrayList<StartPath>();
        var no = new ArrayList<StartPath>();
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

    private Ways all(List<Ir> forms, boolean deciding, StartPath path) {
        var decided = new ArrayList<StartPath>();
        var open = List.of(path);
        for (var form : forms) {
            var still = new ArrayList<StartPath>();
            for (var p : open) {
                var ways = condition(form, p);
                decided.addAll(deciding ? ways.yes() : ways.no());
                still.addAll(deciding ? ways.no() : ways.yes());
            }
            open = still;
        }
        return deciding ? new Ways(decided, open) : new Ways(open, decided);
    }

    private List<Result> branch(Ir.If branch, StartPath path) {
        var ways = condition(branch.test(), path);
        var results = new ArrayList<Result>();
        ways.yes().forEach(p -> results.addAll(evaluate(branch.then(), p)));
        ways.no().forEach(p -> results.addAll(evaluate(branch.otherwise(), p)));
        return results;
    }

    /** The first turn only: what comes to its end is not followed into the second. */
    private List<Result> loop(Ir.While loop, StartPath path) {
        var ways = condition(loop.test(), path);
        statement(loop.body(), ways.yes()).forEach(this::end);
        return ways.no().stream().map(p -> new Result(Unknown.ANYTHING, p)).toList();
    }

    /** What the body sees must be seen, but it leaves nothing behind. */
    private List<Result> exists(Ir.Exists exists, StartPath path) {
        var results = new ArrayList<Result>();
        for (var inner : statement(exists.body(), List.of(path))) {
            results.add(new Result(true, path.seeing(inner)));
        }
        results.add(new Result(false, path));
        return results;
    }

    private List<Result> test(Ir.Test test, StartPath path) {
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
    private int @Nullable [] end(List<Ir> way, StartPath path) {
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

    private List<Result> ask(Ir.Ask ask, StartPath path) {
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

    private StartPath looking(Query query, boolean answer, int[] at, StartPath path) {
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

    private List<Result> inZone(Ir.InZone zone, StartPath path) {
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

    private List<Result> effect(Ir.Effect effect, StartPath path) {
        boolean here = effect.arguments().isEmpty();
        return switch (effect.kind()) {
            case LOG ->
                effect.arguments().stream().allMatch(StartConditions::isHarmless)
                        ? one(Unknown.PLAIN, path)
                        : stop(path);
            // It is the same piece, and still there.
            case SET_ATTRIBUTE ->
                effect.arguments().getLast() instanceof Ir.Const ? one(Unknown.PLAIN, path) : stop(path);
            case TAKE, CAPTURE -> here ? one(Unknown.PLAIN, path.changing()) : stop(path);
            default -> stop(path);
        };
    }

    private static boolean isHarmless(Ir argument) {
        return argument instanceof Ir.Const || argument instanceof Ir.LocalRef || isHere(argument);
    }
}
