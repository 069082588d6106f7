package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.PureFunctions;
import org.senet.data.Equality;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.TurnQuery;

/**
 * Computes what code is wherever it stands, such as the steps that a function lists, so that analyses of rules know it as if it were
 * written out. Code that asks about the position, or that this does not follow, is {@linkplain StaysCall not known}.
 */
final class KnownValues {
    /** More forms are not computed. */
    private static final int MOST_STEPS = 10_000;

    private final Inliner inliner;
    private int steps;

    /**
     * What is known of variables.
     *
     * @param place the code in which they stand; null in a function of its own
     */
    private record Known(
            Map<Local, Object> values, @Nullable InlinedCode place) {
        @Nullable
        Object of(Local local) {
            var value = values.get(local);
            if (value != null || place == null) {
                return value;
            }
            var function = place.function(local);
            return function == null
                    ? place.value(local)
                    : new Closure(function.lambda(), new Known(Map.of(), function.around()));
        }
    }

    KnownValues(Inliner inliner) {
        this.inliner = inliner;
    }

    /**
     * The value of code.
     *
     * @param place the code in which it stands
     * @throws StaysCall where that is not known
     */
    Object value(Ir ir, InlinedCode place) {
        var value = value(ir, new Known(new HashMap<>(), place));
        if (value instanceof Callable) {
            throw new StaysCall();
        }
        return value;
    }

    /**
     * The elements of a small collection.
     *
     * @param place the code in which it stands
     * @throws StaysCall where they are not known
     */
    List<Object> elements(Ir collection, InlinedCode place) {
        return elements(value(collection, place));
    }

    private Object value(Ir ir, Known known) {
        if (++steps > MOST_STEPS) {
            throw new StaysCall();
        }
        return switch (ir) {
            case Ir.Const c -> c.value();
            case Ir.LocalRef l -> orStays(known.of(l.local()));
            case Ir.Bind b
            when !b.local().isAssigned() -> {
                known.values().put(b.local(), value(b.init(), known));
                yield Nil.NIL;
            }
            case Ir.Do d when !d.forms().isEmpty() -> values(d.forms(), known).getLast();
            case Ir.If i -> value(holds(i.test(), known) ? i.then() : i.otherwise(), known);
            case Ir.Test t -> holds(t, known);
            case Ir.Not n -> holds(n, known);
            case Ir.Operation o
            when o.operator() == Operator.EQUAL -> {
                var operands = values(o.operands(), known);
                yield Equality.equal(operands.getFirst(), operands.getLast());
            }
            case Ir.Collection c ->
                collection(c.kind(), values(c.elements(), known).toArray());
            case Ir.Fn f -> new Closure(f.lambda(), known);
            case Ir.AskTurn t when t.query() == TurnQuery.CURRENT_PLAYER -> orStays(inliner.mover());
            case Ir.Ask a -> orStays(inliner.typeOf(a));
            case Ir.LateName n when inliner.meaning(n) instanceof Ir.Const c -> c.value();
            case Ir.Call c -> call(c, known);
            default -> throw new StaysCall();
        };
    }

    private static Object orStays(@Nullable Object value) {
        if (value == null) {
            throw new StaysCall();
        }
        return value;
    }

    private List<Object> values(List<Ir> forms, Known known) {
        return forms.stream().map(f -> value(f, known)).toList();
    }

    private static Object collection(Ir.Collection.Kind kind, Object[] values) {
        for (var value : values) {
            if (value instanceof Callable) {
                throw new StaysCall();
            }
        }
        return switch (kind) {
            case VECTOR -> PersistentVector.of(values);
            case SET -> PersistentSet.of(values);
            case MAP -> PersistentMap.of(values);
        };
    }

    /** Whether a condition holds; of values that rules may take for a way or for no truth that is not said. */
    private boolean holds(Ir test, Known known) {
        return switch (test) {
            case Ir.Not n -> !holds(n.test(), known);
            case Ir.Test t -> isTrue(value(t.value(), known));
            default -> isTrue(value(test, known));
        };
    }

    private static boolean isTrue(Object value) {
        return switch (value) {
            case Boolean b -> b;
            case Nil n -> false;
            case Keyword k -> true;
            default -> throw new StaysCall();
        };
    }

    // ---- calls

    private Object call(Ir.Call call, Known known) {
        var name = ElementQuestion.nameOf(call);
        var arguments = call.arguments();
        if (name == null) {
            return applied(function(call.function(), known), values(arguments, known));
        }
        if (PureFunctions.isPure(name)) {
            return ofLibrary(name, values(arguments, known));
        }
        if (arguments.size() != 2) {
            throw new StaysCall();
        }
        return listed(name, function(arguments.getFirst(), known), elements(value(arguments.getLast(), known)));
    }

    /** What can be called. */
    private sealed interface Callable {}

    /** A function whose code is known, and what is known of the code around it. */
    private record Closure(Lambda lambda, Known around) implements Callable {}

    /** A function of the library that is one of the pure ones. */
    private record Pure(String name) implements Callable {}

    /** A map or a keyword, which look up what they are called with. */
    private record Looked(Object value) implements Callable {}

    private Callable function(Ir function, Known known) {
        var named = function instanceof Ir.LateName late ? inliner.meaning(late) : function;
        if (named instanceof Ir.VarRef ref) {
            var code = inliner.function(named);
            var name = ElementQuestion.nameOf(new Ir.Call(null, ref, List.of()));
            if (name != null && PureFunctions.isPure(name)) {
                return new Pure(name);
            }
            if (code == null || !code.lambda().captures().isEmpty()) {
                throw new StaysCall();
            }
            inliner.note(named);
            return new Closure(code.lambda(), new Known(Map.of(), null));
        }
        return switch (value(named, known)) {
            case Callable c -> c;
            case PersistentMap m -> new Looked(m);
            case Keyword k -> new Looked(k);
            default -> throw new StaysCall();
        };
    }

    private Object applied(Callable callable, List<Object> arguments) {
        return switch (callable) {
            case Closure c -> applied(c, arguments);
            case Pure p -> ofLibrary(p.name(), arguments);
            case Looked l
            when arguments.size() == 1 && l.value() instanceof Keyword k ->
                ofLibrary("get", List.of(arguments.getFirst(), k));
            case Looked l when arguments.size() == 1 -> ofLibrary("get", List.of(l.value(), arguments.getFirst()));
            default -> throw new StaysCall();
        };
    }

    /** What functions make of elements that they call others with. */
    private Object listed(String name, Callable function, List<Object> elements) {
        var results = new ArrayList<Object>();
        for (var element : elements) {
            var result = applied(function, List.of(element));
            switch (name) {
                case "map", "mapv" -> results.add(result);
                case "filter", "filterv" -> addIf(results, isTrue(result), element);
                case "remove" -> addIf(results, !isTrue(result), element);
                case "keep" -> addIf(results, result != Nil.NIL, result);
                case "mapcat", "for-seq" -> results.addAll(elements(result));
                default -> throw new StaysCall();
            }
        }
        var vector = collection(Ir.Collection.Kind.VECTOR, results.toArray());
        return name.endsWith("v") ? vector : ofLibrary("concat", List.of(vector));
    }

    private static void addIf(List<Object> results, boolean kept, Object element) {
        if (kept) {
            results.add(element);
        }
    }

    private Object applied(Closure closure, List<Object> arguments) {
        var lambda = closure.lambda();
        var arity = lambda.arityFor(arguments.size());
        if (arity == null || arity.rest() != null || arity.self() != null) {
            throw new StaysCall();
        }
        var values = new HashMap<Local, Object>();
        for (int i = 0; i < arguments.size(); i++) {
            values.put(unassigned(arity.parameters().get(i)), arguments.get(i));
        }
        for (int i = 0; i < lambda.captures().size(); i++) {
            var value = closure.around().of(unassigned(lambda.captures().get(i)));
            if (value != null) {
                values.put(arity.captured().get(i), value);
            }
        }
        return value(arity.body(), new Known(values, null));
    }

    private static Local unassigned(Local local) {
        if (local.isAssigned()) {
            throw new StaysCall();
        }
        return local;
    }

    private static Object ofLibrary(String name, List<Object> arguments) {
        if (arguments.stream().anyMatch(Callable.class::isInstance)) {
            throw new StaysCall();
        }
        return orStays(PureFunctions.call(name, arguments));
    }

    private static List<Object> elements(Object collection) {
        var elements = PureFunctions.elements(collection);
        if (elements == null) {
            throw new StaysCall();
        }
        return elements;
    }
}
