package org.senet.translator;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.nodes.rules.Reaching;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * Where the captures of a rule can be at most, or where it can put pieces, whatever stands on the board: an abstract interpretation that follows the
 * current position and the directions in variables, and takes every answer about the board to be possible. So attacks need
 * be looked for only among pieces that could reach the square at all. Where a rule does what cannot be followed, such as
 * calling a function, it is taken to reach all positions. Of some captures it is certain that they are possible whenever the
 * positions on the way are empty and an enemy stands there, because nothing else was asked.
 */
final class Reach {
    private static final int MOST_STATES = 20_000;

    private final Design design;
    private final int player;
    private final Set<String> plainAttributes;
    private final int start;
    private final boolean landings;
    private final Captures captures;
    private final Looks looks;

    private RuleProgram.@Nullable Way way;
    private int visited;

    /**
     * Nothing is known yet.
     *
     * @param plainAttributes the attributes that are never directions or positions
     * @param start where the rule begins
     * @param landings whether it is asked where pieces are put, and not what is captured
     */
    private Reach(Design design, int player, Set<String> plainAttributes, int start, boolean landings) {
        this.design = design;
        this.start = start;
        captures = new Captures(design.topology.size(), start, landings);
        looks = new Looks(captures, start);
        this.landings = landings;
        this.player = player;
        this.plainAttributes = plainAttributes;
    }

    /** A value that an expression may have, and what is known then. */
    record Result(Object value, Known known) {}

    /** A value that is not followed, and that nothing can be moved along. */
    private enum Unknown {
        PLAIN
    }

    /** The rule does what cannot be followed. */
    private static final class Lost extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Lost() {
            super(null, null, false, false);
        }
    }

    /** What the programs of a type can reach, whatever stands on the board. */
    static Reaching of(Design design, int player, List<RuleProgram> programs, Set<String> plainAttributes) {
        return (type, position) -> {
            var search = new Reach(design, player, plainAttributes, position, false);
            try {
                programs.stream().filter(p -> p.type() == type).forEach(p -> search.program(p, position));
            } catch (Lost e) {
                return search.captures.rowOfUnknown();
            }
            return search.captures.row();
        };
    }

    /** The positions on which a program that begins at one can put pieces; null when it is not known. */
    static @Nullable BitSet landings(
            Design design, int player, RuleProgram program, Set<String> plainAttributes, int from) {
        try {
            var search = new Reach(design, player, plainAttributes, from, true);
            search.program(program, from);
            return search.captures.possible();
        } catch (Lost e) {
            return null;
        }
    }

    private void program(RuleProgram program, int position) {
        way = null;
        var begin = landings ? null : Known.Sure.BEGIN;
        var before = statements(program.pre(), Set.of(Known.at(position, Map.of(), begin)));
        for (var w : program.ways()) {
            way = w;
            captures.end(statements(w.post(), statements(w.move(), before)));
        }
    }

    private Set<Known> statements(List<Ir> code, Set<Known> before) {
        var now = before;
        for (var ir : code) {
            now = statement(ir, now);
        }
        return now;
    }

    private Set<Known> statement(Ir ir, Set<Known> before) {
        var after = new LinkedHashSet<Known>();
        for (var known : before) {
            for (var result : evaluate(ir, known)) {
                after.add(result.known());
            }
        }
        return after;
    }

    static List<Result> one(Object value, Known known) {
        return List.of(new Result(value, known));
    }

    private List<Result> evaluate(Ir ir, Known known) {
        if (++visited > MOST_STATES) {
            throw new Lost();
        }
        return switch (ir) {
            case Ir.Const c -> one(c.value(), known);
            case Ir.LocalRef l -> one(variable(l, known), known);
            case Ir.Bind b -> assign(b.local(), b.init(), known);
            case Ir.Assign a -> assign(a.local(), a.value(), known);
            case Ir.Do d -> sequence(d.forms(), known);
            case Ir.Test t -> test(t, known);
            case Ir.Not n -> decided(not(condition(n.test(), known)));
            case Ir.And a when a.conditions() -> decided(all(a.forms(), false, known));
            case Ir.Or o when o.conditions() -> decided(all(o.forms(), true, known));
            case Ir.If i -> branch(i, known);
            case Ir.While w -> loop(w, known);
            case Ir.Check c ->
                condition(c.test(), known).yes().stream()
                        .map(k -> new Result(true, k))
                        .toList();
            case Ir.Any a -> any(a, known);
            case Ir.EndMove e -> {
                if (way == null) {
                    // In `pre`, where it is not known yet which end the move has.
                    throw new Lost();
                }
                captures.end(statements(way.post(), Set.of(known)));
                yield one(Unknown.PLAIN, known);
            }
            case Ir.Effect e -> effect(e, known);
            case Ir.Ask a when Looking.areQuiet(a.path()) -> ask(a, known);
            case Ir.InZone z when Looking.areQuiet(z.path()) -> inZone(z, known);
            case Ir.IsAttacked i when Looking.areQuiet(i.path()) -> one(false, known);
            case Ir.BoardAttribute b -> one(attribute(b.name()), known);
            case Ir.PieceAttribute p when Looking.areQuiet(p.path()) -> one(attribute(p.name()), known);
            case Ir.BoardAttributeAssign b -> pass(b.value(), known);
            case Ir.GlobalAssign g -> pass(g.value(), known);
            case Ir.Operation o -> operation(o, known);
            case Ir.Call c when Computations.isComputation(c) -> computation(c, known);
            case Ir.Exists e -> one(Unknown.PLAIN, known);
            case Ir.Count c -> one(Unknown.PLAIN, known);
            case Ir.AskTurn t -> one(Unknown.PLAIN, known);
            case Ir.InReserve r when Looking.areQuiet(r.arguments()) -> one(Unknown.PLAIN, known);
            case Ir.NoMoves n -> one(Unknown.PLAIN, known);
            case Ir.NoMovesOf n when Looking.areQuiet(List.of(n.player())) -> one(Unknown.PLAIN, known);
            case Ir.RemoveCaptured r -> one(Unknown.PLAIN, known.afterChange());
            case Ir.Each e when !IrTree.contains(e, Reach::isAstray) -> each(e, known);
            default -> throw new Lost();
        };
    }

    private static boolean calls(Ir ir) {
        return ir instanceof Ir.Call call && !Computations.isComputation(call);
    }

    /** Whether code that is run at each of several positions has effects on what follows it that are not followed. */
    private static boolean isAstray(Ir ir) {
        return calls(ir) || ir instanceof Ir.Assign || ir instanceof Ir.Effect e && e.kind() == EffectKind.DROP;
    }

    private static boolean isCapture(Ir ir) {
        return ir instanceof Ir.Effect e && e.kind() == EffectKind.CAPTURE;
    }

    /** What the body captures is captured after anything that it may have done before. */
    private List<Result> each(Ir.Each each, Known known) {
        if (!IrTree.contains(each, Reach::isCapture)) {
            return one(Unknown.PLAIN, known.afterChange());
        }
        var before = captures.doubt(known);
        var found = new LinkedHashSet<Known>();
        condition(each.condition(), before).yes().forEach(k -> found.add(k.afterChange()));
        statement(each.body(), found);
        return one(Unknown.PLAIN, before.afterChange().withEmpty(false));
    }

    private static Object variable(Ir.LocalRef ref, Known known) {
        var value = known.variables().get(ref.local());
        if (value == null) {
            throw new Lost();
        }
        return value;
    }

    private List<Result> assign(Local local, Ir value, Known known) {
        return evaluate(value, known).stream()
                .map(r -> new Result(r.value(), r.known().with(local, r.value())))
                .toList();
    }

    private List<Result> pass(Ir value, Known known) {
        return evaluate(value, known).stream()
                .map(r -> new Result(Unknown.PLAIN, r.known()))
                .toList();
    }

    private List<Result> sequence(List<Ir> forms, Known known) {
        if (forms.isEmpty()) {
            return one(Unknown.PLAIN, known);
        }
        var before = statements(forms.subList(0, forms.size() - 1), Set.of(known));
        return before.stream()
                .flatMap(k -> evaluate(forms.getLast(), k).stream())
                .distinct()
                .toList();
    }

    /** Values that several expressions may have together, and what is known then. */
    private record Values(List<Object> values, Known known) {
        Values and(Result next) {
            var all = new ArrayList<>(values);
            all.add(next.value());
            return new Values(all, next.known());
        }
    }

    private List<Values> values(List<Ir> forms, Known known) {
        var found = List.of(new Values(List.of(), known));
        for (var form : forms) {
            found = found.stream()
                    .flatMap(before -> evaluate(form, before.known()).stream().map(before::and))
                    .distinct()
                    .toList();
        }
        return found;
    }

    /** Of two positions it is known whether they are the same. */
    private List<Result> operation(Ir.Operation operation, Known known) {
        return values(operation.operands(), known).stream()
                .map(v -> operation.operator() == Operator.EQUAL
                                && v.values().stream().allMatch(Place.class::isInstance)
                        ? new Result(v.values().getFirst().equals(v.values().getLast()), v.known())
                        : new Result(Unknown.PLAIN, v.known()))
                .toList();
    }

    /** Of plain values only plain ones are computed; a part of another one may be a direction. */
    private List<Result> computation(Ir.Call call, Known known) {
        var value = Computations.isPredicate(call) ? Unknown.PLAIN : Indefinite.VALUE;
        return values(call.arguments(), known).stream()
                .map(v -> new Result(v.values().stream().allMatch(Reach::isPlain) ? Unknown.PLAIN : value, v.known()))
                .toList();
    }

    private static boolean isPlain(Object value) {
        return value == Unknown.PLAIN || Design.isPlain(value);
    }

    private Object attribute(String name) {
        if (plainAttributes.contains(name)) {
            return Unknown.PLAIN;
        }
        // It may be a direction or a position, but as long as it is only compared that does not matter.
        return Indefinite.VALUE;
    }

    /** A value that something might be moved along. */
    private enum Indefinite {
        VALUE
    }

    private List<Result> any(Ir.Any any, Known known) {
        return any.options().stream().flatMap(o -> evaluate(o, known).stream()).toList();
    }

    // ---- conditions

    /** What is known where a condition holds, and where it does not. */
    private record Ways(Set<Known> yes, Set<Known> no) {}

    private static Ways not(Ways ways) {
        return new Ways(ways.no(), ways.yes());
    }

    private static List<Result> decided(Ways ways) {
        var results = new ArrayList<Result>();
        ways.yes().forEach(k -> results.add(new Result(true, k)));
        ways.no().forEach(k -> results.add(new Result(false, k)));
        return results;
    }

    private Ways condition(Ir test, Known known) {
        var yes = new LinkedHashSet<Known>();
        var no = new LinkedHashSet<Known>();
        for (var result : evaluate(test, known)) {
            if (result.value() instanceof Boolean decided) {
                (decided ? yes : no).add(result.known());
            } else {
                var open = captures.doubt(result.known());
                yes.add(open);
                no.add(open);
            }
        }
        return new Ways(yes, no);
    }

    private Ways all(List<Ir> forms, boolean deciding, Known known) {
        var decided = new LinkedHashSet<Known>();
        Set<Known> open = Set.of(known);
        for (var form : forms) {
            var still = new LinkedHashSet<Known>();
            for (var k : open) {
                var ways = condition(form, k);
                decided.addAll(deciding ? ways.yes() : ways.no());
                still.addAll(deciding ? ways.no() : ways.yes());
            }
            open = still;
        }
        return deciding ? new Ways(decided, open) : new Ways(open, decided);
    }

    private List<Result> branch(Ir.If branch, Known known) {
        if (known.sure() != null && comesToTheSame(branch, known)) {
            return one(Unknown.PLAIN, known);
        }
        var ways = condition(branch.test(), known);
        var results = new LinkedHashSet<Result>();
        ways.yes().forEach(k -> results.addAll(evaluate(branch.then(), k)));
        ways.no().forEach(k -> results.addAll(evaluate(branch.otherwise(), k)));
        return List.copyOf(results);
    }

    /** Whether the rule goes on in the same way whether or not a condition holds that asks without acting. */
    private boolean comesToTheSame(Ir.If branch, Known known) {
        var asked = evaluate(branch.test(), known);
        return asked.size() == 1
                && !(asked.getFirst().value() instanceof Boolean)
                && asked.getFirst().known().equals(known)
                && goesOnFrom(branch.then(), known)
                && goesOnFrom(branch.otherwise(), known);
    }

    /** Whether a form changes nothing, and has a value that nothing can be moved along. */
    private boolean goesOnFrom(Ir form, Known known) {
        var results = evaluate(form, known);
        return results.size() == 1
                && results.getFirst().known().equals(known)
                && isPlain(results.getFirst().value());
    }

    private List<Result> loop(Ir.While loop, Known known) {
        var seen = new HashSet<Known>();
        var done = new LinkedHashSet<Known>();
        Set<Known> open = Set.of(known);
        while (!open.isEmpty()) {
            var next = new LinkedHashSet<Known>();
            for (var k : open) {
                if (seen.add(k)) {
                    var ways = condition(loop.test(), k);
                    done.addAll(ways.no());
                    next.addAll(statement(loop.body(), ways.yes()));
                }
            }
            open = next;
        }
        return done.stream().map(k -> new Result(Unknown.PLAIN, k)).toList();
    }

    /** A condition in which evaluating is moving. */
    private List<Result> test(Ir.Test test, Known known) {
        var results = new ArrayList<Result>();
        for (var result : evaluate(test.value(), known)) {
            results.add(test.mode() == Ir.TestMode.CORE ? truth(result) : moved(result));
        }
        return results;
    }

    private static Result truth(Result result) {
        return result.value() instanceof Boolean ? result : new Result(Unknown.PLAIN, result.known());
    }

    private Result moved(Result result) {
        if (result.value() == Indefinite.VALUE) {
            throw new Lost();
        }
        if (isWay(result.value())) {
            int to = follow(result.known().position(), result.value());
            // What becomes of a rule that cannot go where it should is not followed.
            return to < 0
                    ? new Result(false, captures.doubt(result.known()))
                    : new Result(true, result.known().at(to));
        }
        return truth(result);
    }

    private static boolean isWay(Object value) {
        return value instanceof Direction || value instanceof Place || value instanceof PersistentVector;
    }

    private int follow(int from, Object way) {
        return switch (way) {
            case Direction d -> from < 0 ? -1 : design.topology.steps(player, d.number())[from];
            case Place p -> p.number();
            case PersistentVector path -> {
                int at = from;
                for (var element : path) {
                    at = at < 0 ? at : follow(at, element);
                }
                yield at;
            }
            default -> throw new Lost();
        };
    }

    /** The position at the end of a path; -1 off the board. */
    private int end(List<Ir> path, Known known) {
        int at = known.position();
        for (var element : path) {
            var results = evaluate(element, known);
            if (results.size() != 1) {
                throw new Lost();
            }
            at = at < 0 ? at : follow(at, results.getFirst().value());
        }
        return at;
    }

    // ---- looking and acting

    private List<Result> ask(Ir.Ask ask, Known known) {
        boolean here = ask.path().isEmpty();
        if (ask.query() == Query.POSITION && here) {
            return one(known.position() < 0 ? Unknown.PLAIN : design.place(known.position()), known);
        }
        boolean isEmpty = ask.query() == Query.IS_EMPTY;
        if (!ask.query().isTest() || !(here && isEmpty) && (known.sure() == null || !isKnownWay(ask.path()))) {
            return one(ask.query() == Query.POSITION ? Indefinite.VALUE : Unknown.PLAIN, known);
        }
        return looks.answers(ask.query(), here, end(ask.path(), known), known);
    }

    private static boolean isKnownWay(List<Ir> path) {
        return path.stream().allMatch(p -> p instanceof Ir.Const c && isWay(c.value()));
    }

    private List<Result> inZone(Ir.InZone zone, Known known) {
        int at = end(zone.path(), known);
        var set = design.topology.board().zone(zone.zone(), design.pieces.ownerName(player));
        return one(at >= 0 && set != null && set.get(design.topology.onBoard(at)), known);
    }

    private static boolean isUnder(Ir argument) {
        return argument instanceof Ir.Const c && c.value().equals(RuleTranslator.TAKE_UNDER);
    }

    private List<Result> effect(Ir.Effect effect, Known known) {
        if (!Looking.areQuiet(effect.arguments())) {
            // What is given to it may go somewhere, or act.
            throw new Lost();
        }
        var acting = PlainEffects.isPlain(effect) ? known : captures.doubt(known);
        return switch (effect.kind()) {
            case TAKE -> {
                if (effect.arguments().stream().anyMatch(Reach::isUnder)) {
                    // It captures what it takes.
                    throw new Lost();
                }
                boolean lifts = acting.position() == start && !acting.changed() && !acting.isHolding();
                var after = lifts ? acting.withHolding(true) : captures.doubt(acting);
                after = acting.position() == start ? after : after.afterChange();
                yield one(Unknown.PLAIN, after.withEmpty(true));
            }
            case DROP -> {
                var after = acting.isHolding() ? acting.withHolding(false) : captures.doubt(acting);
                // What a piece is dropped on top of, given a word for that, is not captured.
                if (landings || !known.empty() && effect.arguments().isEmpty()) {
                    after = captures.add(known.position(), after);
                }
                yield one(Unknown.PLAIN, after.afterChange().withEmpty(false));
            }
            case CAPTURE -> {
                int at = end(effect.arguments(), acting);
                var after = landings ? acting : captures.add(at, acting);
                boolean here = at == known.position() && !design.deferCaptures;
                yield one(Unknown.PLAIN, here ? after.afterChange().withEmpty(true) : after.afterChange());
            }
            case CREATE ->
                one(Unknown.PLAIN, captures.doubt(known).afterChange().withEmpty(false));
            case SET_PIECE, TO_RESERVE, FROM_RESERVE ->
                one(Unknown.PLAIN, captures.doubt(known).afterChange());
            case PROMOTE, SET_OWNER, SET_ATTRIBUTE, MARK, NEXT_TURN, WEIGHT, LOG -> one(Unknown.PLAIN, acting);
        };
    }
}
