package org.senet.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Walk.Point;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrText;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Player;

/**
 * Makes the {@link Walk} of a part of the rules of a player. Each form is built together with what follows it, for each value that a
 * variable may have there; what follows is built once for the same values.
 */
public final class WalkBuilder {
    private static final IrText TEXT = new IrText(Local::name);

    private final Design design;
    private final int player;
    private final Set<String> plainAttributes;
    private final Algebra sets;
    private final Ways ways;
    private final WalkQuestions questions;
    private Point end = new Point(true);
    private @Nullable List<Ir> post;
    /** Whether counters are followed. */
    private boolean counts;
    /** How many points more there may be. */
    private int points;
    /** Turns of loops that are being built, one within the other. */
    private int turns;
    /** How many forms are open: what follows a form is found while that is still being looked at. */
    private int depth;

    /**
     * @param player the number of the player to move, from 1
     * @param plainAttributes the attributes that are never directions or positions
     * @param sets makes the sets of positions
     * @param betweenMoves whether what a walk asks is asked between moves only
     */
    public WalkBuilder(Design design, int player, Set<String> plainAttributes, Algebra sets, boolean betweenMoves) {
        this.design = design;
        this.player = player;
        this.plainAttributes = plainAttributes;
        this.sets = sets;
        ways = new Ways(design, player);
        questions = new WalkQuestions(design, player, ways, sets, betweenMoves && design.tracksTypes());
    }

    /**
     * The walk of statements: it ends behind the last of them.
     *
     * @param post the statements with which a move ends where {@code (end-move)} stands; null where that is not known
     */
    public Walk statements(List<Ir> code, @Nullable List<Ir> post) {
        this.post = post;
        return walk(() -> {
            var last = end;
            return statements(code, 0, Map.of(), (v, variables) -> last);
        });
    }

    /** The walk of a condition: it ends where the condition holds. */
    public Walk condition(Ir test) {
        post = null;
        return walk(() -> {
            var last = end;
            return condition(test, Map.of(), (v, variables) -> last, (v, variables) -> point());
        });
    }

    private Walk walk(java.util.function.Supplier<Point> start) {
        counts = true;
        var first = begin(start, Limits.POINTS_COUNTING);
        if (first == null) {
            counts = false;
            first = begin(start, Limits.POINTS);
        }
        if (first == null) {
            first = new Point(false).with(new Action.Opaque("too many paths"), end);
        }
        return Walk.from(first);
    }

    /** The first point; null when there would be too many. */
    private @Nullable Point begin(java.util.function.Supplier<Point> start, int most) {
        end = new Point(true);
        points = most;
        turns = 0;
        try {
            return start.get();
        } catch (TooLarge e) {
            return null;
        }
    }

    // ---- points

    private Point point() {
        if (--points < 0) {
            throw new TooLarge();
        }
        return new Point(false);
    }

    private Point opaque(Ir what) {
        return point().with(new Action.Opaque(TEXT.of(what)), end);
    }

    private Point either(Condition condition, Point yes, Point no) {
        return point().with(new Action.Test(condition, true), yes).with(new Action.Test(condition, false), no);
    }

    private static Map<Local, Object> with(Map<Local, Object> variables, Local local, Object value) {
        var more = new HashMap<>(variables);
        more.put(local, value);
        return Map.copyOf(more);
    }

    // ---- forms

    private Point statements(List<Ir> code, int from, Map<Local, Object> variables, Rest rest) {
        if (from == code.size()) {
            return rest.at(Value.PLAIN, variables);
        }
        var next =
                from == code.size() - 1 ? rest : Rest.once((value, later) -> statements(code, from + 1, later, rest));
        // Of a statement only its effects matter.
        return from == code.size() - 1
                ? build(code.get(from), variables, next)
                : build(code.get(from), variables, (value, later) -> next.at(Value.PLAIN, later));
    }

    private Point build(Ir ir, Map<Local, Object> variables, Rest rest) {
        if (depth >= Limits.DEPTH) {
            return opaque(ir);
        }
        depth++;
        try {
            return form(ir, variables, rest);
        } finally {
            depth--;
        }
    }

    private Point form(Ir ir, Map<Local, Object> variables, Rest rest) {
        return switch (ir) {
            case Ir.Const c -> rest.at(c.value(), variables);
            case Ir.LocalRef l -> rest.at(variables.getOrDefault(l.local(), Value.ANYTHING), variables);
            case Ir.Bind b -> assign(b.local(), b.init(), variables, rest);
            case Ir.Assign a -> assign(a.local(), a.value(), variables, rest);
            case Ir.Do d -> statements(d.forms(), 0, variables, Rest.once(rest));
            case Ir.Test t -> test(t, variables, rest);
            case Ir.Not n -> decide(n, variables, rest);
            case Ir.And a when a.conditions() -> decide(a, variables, rest);
            case Ir.Or o when o.conditions() -> decide(o, variables, rest);
            case Ir.And a -> firstDeciding(a.forms(), 0, false, variables, Rest.once(rest));
            case Ir.Or o -> firstDeciding(o.forms(), 0, true, variables, Rest.once(rest));
            case Ir.If i -> {
                var after = Rest.once(rest);
                yield condition(
                        i.test(),
                        variables,
                        (v, later) -> build(i.then(), later, after),
                        (v, later) -> build(i.otherwise(), later, after));
            }
            case Ir.Collection c
            when c.kind() == Ir.Collection.Kind.VECTOR ->
                made(c, c.elements(), List.of(), variables, v -> PersistentVector.of(v.toArray()), rest);
            case Ir.Call c -> call(c, variables, rest);
            case Ir.While w -> loop(w, variables, Rest.once(rest), new HashMap<>());
            case Ir.Check c ->
                condition(c.test(), variables, (v, later) -> rest.at(true, later), (v, later) -> point());
            case Ir.Any a -> any(a, variables, Rest.once(rest));
            case Ir.AnyOf a ->
                build(a.collection(), variables, (value, later) -> {
                    var elements = value instanceof Value ? null : PureFunctions.elements(value);
                    return elements == null ? opaque(a) : anyOf(elements, later, Rest.once(rest));
                });
            case Ir.AnyPiece a -> anyPiece(a, variables, rest);
            case Ir.EndMove e
            when post != null -> {
                var ending = post;
                yield point().with(new Action.Pass(), statements(ending, 0, variables, (v, later) -> end))
                        .with(new Action.Pass(), rest.at(Value.PLAIN, variables));
            }
            case Ir.Ask a -> ask(a, variables, rest);
            case Ir.InZone z -> asked(z, questions.zone(z, variables), variables, rest);
            case Ir.Exists e -> exists(e, variables, Rest.once(rest));
            case Ir.Operation o -> operation(o, variables, rest);
            case Ir.Effect e -> effect(e, variables, rest);
            case Ir.Opposite o -> build(o.direction(), variables, (value, later) -> opposite(o, value, later, rest));
            case Ir.AskTurn t -> turn(t, variables, rest);
            case Ir.PieceAttribute a
            when questions.way(a.path(), variables) != null -> rest.at(attribute(a.name()), variables);
            case Ir.BoardAttribute b -> rest.at(attribute(b.name()), variables);
            case Ir.BoardAttributeAssign b ->
                build(b.value(), variables, Rest.once((value, later) -> point().with(
                                new Action.Effect("set!", false, b.name()), rest.at(Value.PLAIN, later))));
            default -> opaque(ir);
        };
    }

    private Value attribute(String name) {
        return plainAttributes.contains(name) ? Value.PLAIN : Value.ANYTHING;
    }

    private Point assign(Local local, Ir value, Map<Local, Object> variables, Rest rest) {
        return build(value, variables, Rest.once((v, later) -> rest.at(v, with(later, local, v))));
    }

    /** What is made of several values, if all of them are known. */
    private Point made(
            Ir form,
            List<Ir> parts,
            List<Object> known,
            Map<Local, Object> variables,
            Function<List<Object>, @Nullable Object> making,
            Rest rest) {
        if (known.size() == parts.size()) {
            var value = known.stream().anyMatch(Value.class::isInstance) ? Value.PLAIN : making.apply(known);
            return value == null ? opaque(form) : rest.at(value, variables);
        }
        return build(parts.get(known.size()), variables, (value, later) -> {
            var more = new ArrayList<>(known);
            more.add(value);
            return value instanceof Value && !PureFunctions.answersAll(form)
                    ? opaque(form)
                    : made(form, parts, more, later, making, rest);
        });
    }

    private Point call(Ir.Call call, Map<Local, Object> variables, Rest rest) {
        var arguments = call.arguments();
        var name = PureFunctions.nameOf(call.function());
        if (name != null) {
            return made(call, arguments, List.of(), variables, values -> PureFunctions.call(name, values), rest);
        }
        return call.function() instanceof Ir.Const looked
                        && (looked.value() instanceof PersistentMap || looked.value() instanceof PersistentVector)
                        && arguments.size() == 1
                ? made(call, arguments, List.of(), variables, key -> looked(looked.value(), key.getFirst()), rest)
                : opaque(call);
    }

    /** What a map or a vector that is called has there; a vector that has nothing there ends in an error. */
    private static @Nullable Object looked(Object collection, Object key) {
        return PureFunctions.call(collection instanceof PersistentVector ? "nth" : "get", List.of(collection, key));
    }

    private Point any(Ir.Any any, Map<Local, Object> variables, Rest rest) {
        var choice = point();
        for (var option : any.options()) {
            choice.with(new Action.Pass(), build(option, variables, rest));
        }
        return choice;
    }

    private Point anyOf(List<Object> elements, Map<Local, Object> variables, Rest rest) {
        var choice = point();
        for (var element : elements) {
            choice.with(new Action.Pass(), rest.at(element, variables));
        }
        return choice;
    }

    private Point anyPiece(Ir.AnyPiece any, Map<Local, Object> variables, Rest rest) {
        boolean onlyType = design.pieces.typeCount() == 1;
        if (!onlyType && !design.tracksTypes()) {
            return opaque(any);
        }
        var cells = any.types().stream()
                .map(design.pieces::typeNumber)
                .filter(type -> type > 0)
                .map(type -> onlyType ? QueryCells.of(Query.NOT_EMPTY, design, player, sets) : sets.typed(type))
                .reduce(sets.none(), sets::or);
        return point().with(new Action.GoToAny(String.join(" ", any.types()), cells), rest.at(true, variables));
    }

    /**
     * A loop begins its turns with the same values at the same point.
     *
     * @param heads those points
     */
    private Point loop(Ir.While loop, Map<Local, Object> variables, Rest rest, Map<Map<Local, Object>, Point> heads) {
        var known = heads.get(variables);
        if (known != null) {
            return known;
        }
        if (counts && turns >= Limits.TURNS_COUNTING) {
            throw new TooLarge();
        }
        var head = point();
        heads.put(variables, head);
        turns++;
        Rest turn =
                (v, later) -> statements(List.of(loop.body()), 0, later, (w, last) -> loop(loop, last, rest, heads));
        head.with(new Action.Pass(), condition(loop.test(), variables, turn, (v, later) -> rest.at(Nil.NIL, later)));
        turns--;
        return head;
    }

    private Point exists(Ir.Exists exists, Map<Local, Object> variables, Rest rest) {
        var outer = end;
        end = new Point(true);
        var last = end;
        var first = statements(List.of(exists.body()), 0, variables, (v, later) -> last);
        var walk = Walk.from(first);
        end = outer;
        var answers = either(new Condition.Exists(walk), rest.at(true, variables), rest.at(false, variables));
        // What the body does that is not understood may leave a trace.
        return walk.points().stream()
                        .flatMap(p -> p.edges().stream())
                        .anyMatch(e -> e.action() instanceof Action.Opaque)
                ? answers.with(new Action.Test(new Condition.Lost(walk), true), opaque(exists))
                : answers;
    }

    private Point opposite(Ir.Opposite form, Object value, Map<Local, Object> variables, Rest rest) {
        if (!(value instanceof Direction direction)) {
            return opaque(form);
        }
        var back = design.opposite(direction);
        return rest.at(back == null ? Nil.NIL : back, variables);
    }

    private Point turn(Ir.AskTurn turn, Map<Local, Object> variables, Rest rest) {
        return switch (turn.query()) {
            case CURRENT_PLAYER -> rest.at(design.playerValue(player), variables);
            case TURN_NUMBER, TURN_ORDER -> rest.at(Value.NUMBER, variables);
            case NEXT_PLAYER, REPETITIONS, BOARD_REPEATS -> opaque(turn);
        };
    }

    /** Only what cannot fail is followed: an error must not be lost. */
    private Point operation(Ir.Operation operation, Map<Local, Object> variables, Rest rest) {
        var operator = operation.operator();
        var equal = questions.equality(operation, variables);
        if (equal != null) {
            return rest.at(equal, variables);
        }
        if (operator == Operator.QUOTIENT || operator == Operator.REMAINDER) {
            return opaque(operation);
        }
        var stands = questions.stands(operation, variables);
        var asked = stands == null ? questions.comparison(operation) : stands;
        if (asked != null) {
            return asked(operation, asked, variables, rest);
        }
        return operands(operation, List.of(), variables, rest);
    }

    private Point operands(Ir.Operation operation, List<Object> known, Map<Local, Object> variables, Rest rest) {
        return known.size() == operation.operands().size()
                ? rest.at(Counting.value(operation.operator(), counts ? known : List.of()), variables)
                : build(operation.operands().get(known.size()), variables, (value, later) -> {
                    var more = new ArrayList<>(known);
                    more.add(value);
                    // Anything may be compared with anything, and only numbers computed with.
                    return operation.operator() == Operator.EQUAL || value == Value.NUMBER || value instanceof Long
                            ? operands(operation, more, later, rest)
                            : opaque(operation);
                });
    }

    // ---- conditions

    private Point decide(Ir test, Map<Local, Object> variables, Rest rest) {
        var after = Rest.once(rest);
        return condition(test, variables, (v, later) -> after.at(true, later), (v, later) -> after.at(false, later));
    }

    private Point condition(Ir test, Map<Local, Object> variables, Rest yes, Rest no) {
        return switch (test) {
            case Ir.Not n -> condition(n.test(), variables, no, yes);
            case Ir.And a when a.conditions() -> all(a.forms(), 0, false, variables, Rest.once(yes), Rest.once(no));
            case Ir.Or o when o.conditions() -> all(o.forms(), 0, true, variables, Rest.once(yes), Rest.once(no));
            default -> {
                var holds = Rest.once(yes);
                var fails = Rest.once(no);
                yield build(test, variables, (value, later) -> switch (value) {
                    case Boolean decided -> (decided ? holds : fails).at(decided, later);
                    case Nil nil -> fails.at(false, later);
                    default -> either(new Condition.Unknown(), holds.at(true, later), fails.at(false, later));
                });
            }
        };
    }

    /** Conditions in order; the first one with a certain answer decides. */
    private Point all(List<Ir> forms, int from, boolean deciding, Map<Local, Object> variables, Rest yes, Rest no) {
        if (from == forms.size()) {
            return (deciding ? no : yes).at(!deciding, variables);
        }
        var next = Rest.once((v, later) -> all(forms, from + 1, deciding, later, yes, no));
        return condition(forms.get(from), variables, deciding ? yes : next, deciding ? next : no);
    }

    /** Values in order, as in functions; the first one with the truth that decides is the value of all, else the last one. */
    private Point firstDeciding(List<Ir> forms, int from, boolean deciding, Map<Local, Object> variables, Rest rest) {
        if (from == forms.size() - 1) {
            return build(forms.get(from), variables, rest);
        }
        var next = Rest.once((v, later) -> firstDeciding(forms, from + 1, deciding, later, rest));
        return build(forms.get(from), variables, (value, later) -> switch (value) {
            case Value unknown -> either(new Condition.Unknown(), rest.at(value, later), next.at(value, later));
            case Boolean truth -> (truth == deciding ? rest : next).at(value, later);
            case Nil nil -> (deciding ? next : rest).at(value, later);
            default -> (deciding ? rest : next).at(value, later);
        });
    }

    private Point test(Ir.Test test, Map<Local, Object> variables, Rest rest) {
        var asked = questions.truth(test, plainAttributes);
        if (asked != null) {
            return asked(test, asked, variables, rest);
        }
        return build(
                test.value(),
                variables,
                (value, later) -> test.mode() == Ir.TestMode.CORE
                        ? rest.at(Value.coreTruth(value), later)
                        : moved(test, value, later, rest));
    }

    private Point moved(Ir.Test test, Object value, Map<Local, Object> variables, Rest rest) {
        if (value == Value.ANYTHING) {
            return opaque(test);
        }
        if (value instanceof Player p) {
            return rest.at(p.equals(design.playerValue(player)), variables);
        }
        if (!Ways.isWay(value)) {
            return rest.at(Value.truth(value), variables);
        }
        var way = ways.of(value);
        if (way == null) {
            return opaque(test);
        }
        var step = point().with(new Action.Step(value.toString(), way), rest.at(true, variables));
        return way.domain().cardinality() == way.size()
                ? step
                : step.with(new Action.Test(new Condition.Leads(way), false), rest.at(false, variables));
    }

    private Point asked(Ir form, @Nullable Condition condition, Map<Local, Object> variables, Rest rest) {
        return condition == null
                ? opaque(form)
                : either(condition, rest.at(true, variables), rest.at(false, variables));
    }

    private Point ask(Ir.Ask ask, Map<Local, Object> variables, Rest rest) {
        if (ask.query().isTest()) {
            return asked(ask, questions.look(ask, variables), variables, rest);
        }
        if (!ask.path().isEmpty()) {
            return opaque(ask);
        }
        return rest.at(ask.query() == Query.POSITION ? Value.ANYTHING : Value.PLAIN, variables);
    }

    private Point effect(Ir.Effect effect, Map<Local, Object> variables, Rest rest) {
        boolean here = effect.kind() == EffectKind.TAKE || effect.kind() == EffectKind.CAPTURE;
        boolean known =
                switch (effect.kind()) {
                    case LOG -> effect.arguments().stream().allMatch(WalkQuestions::isHarmless);
                    // It is the same piece, and still there.
                    case SET_ATTRIBUTE -> effect.arguments().getLast() instanceof Ir.Const;
                    case TAKE, CAPTURE -> effect.arguments().isEmpty();
                    case DROP,
                            CREATE,
                            PROMOTE,
                            SET_OWNER,
                            SET_PIECE,
                            MARK,
                            NEXT_TURN,
                            WEIGHT,
                            TO_RESERVE,
                            FROM_RESERVE -> false;
                };
        return known
                ? point().with(new Action.Effect(effect.kind().word(), here, null), rest.at(Value.PLAIN, variables))
                : opaque(effect);
    }
}
