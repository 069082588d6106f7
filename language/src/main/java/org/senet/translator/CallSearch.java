package org.senet.translator;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Function;

/**
 * Looks for something, such as choices, in code and in the functions that it calls. A function that only calls what it is given is
 * told apart from one that does it itself: {@code (some even? xs)} does not choose, though {@code some} calls what it does not know.
 *
 * <p>What is found of a function depends on the functions that it calls, which may call it again: the search goes over all that
 * it reaches until nothing is found any more, beginning with the opinion that there is nothing (a least fixed point).
 */
abstract class CallSearch {
    /**
     * What is found in a piece of code.
     *
     * @param own whether the code itself may do it, or what it calls without being known
     * @param through parameters, and variables copied from around a function, whose values it calls
     */
    record Found(boolean own, Set<Local> through) {
        static final Found NOTHING = new Found(false, Set.of());
        static final Found IT = new Found(true, Set.of());

        Found or(Found other) {
            if (own || other.equals(NOTHING)) {
                return this;
            }
            if (other.own || equals(NOTHING)) {
                return other;
            }
            var both = new HashSet<>(through);
            both.addAll(other.through);
            return new Found(false, both);
        }
    }

    /** What a local variable was bound to, once and for all: the value of an expression, or a function. */
    private final Map<Local, Ir> bound = new HashMap<>();

    private final Map<Local, Lambda> functions = new HashMap<>();
    private final Set<Local> given = new HashSet<>();
    private final Map<Lambda.Arity, Found> opinions = new IdentityHashMap<>();
    private final Set<Lambda.Arity> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Functions, and the code of functions, that are being looked at. */
    private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean changed;

    /** How many functions deep the search is. */
    private int depth;

    /** Whether the search has come to the code of a function. */
    final boolean isInFunction() {
        return depth > 0;
    }

    /** Whether it may be done in code, or in what the code calls. */
    final boolean finds(Ir ir) {
        Found found;
        do {
            begin();
            found = in(ir);
        } while (changed);
        return !found.equals(Found.NOTHING);
    }

    /** What is found in a function, for each of its arities. */
    final List<Found> in(Lambda lambda) {
        do {
            begin();
            lambda.arities().forEach(arity -> of(lambda, arity));
        } while (changed);
        return lambda.arities().stream().map(opinions::get).toList();
    }

    /** The search begins, or begins again with better opinions. */
    void begin() {
        changed = false;
        seen.clear();
    }

    private Found of(Lambda lambda, Lambda.Arity arity) {
        if (seen.add(arity)) {
            given.addAll(arity.parameters());
            given.addAll(arity.captured());
            if (arity.self() != null) {
                functions.put(arity.self(), lambda);
            }
            depth++;
            var found = in(arity.body());
            depth--;
            changed |= !found.equals(opinions.put(arity, found));
        }
        return opinions.getOrDefault(arity, Found.NOTHING);
    }

    // ---- code

    /** What is found in code. A search looks at the forms that it is about, and leaves all others to {@link #others}. */
    abstract Found in(Ir ir);

    /** What is found in a form that says nothing itself. */
    final Found others(Ir ir) {
        return switch (ir) {
            case Ir.Bind b -> {
                bound.put(b.local(), b.init());
                yield in(b.init());
            }
            case Ir.Functions f -> {
                for (int i = 0; i < f.locals().size(); i++) {
                    functions.put(f.locals().get(i), f.lambdas().get(i));
                }
                yield Found.NOTHING;
            }
            case Ir.Call c -> in(c.function()).or(inAll(c.arguments())).or(call(c.function(), c.arguments()));
            default -> inAll(IrTree.children(ir));
        };
    }

    final Found inAll(List<Ir> irs) {
        var found = Found.NOTHING;
        for (var ir : irs) {
            found = found.or(in(ir));
            if (found.own()) {
                return found;
            }
        }
        return found;
    }

    // ---- calls

    final Found call(Ir function, List<Ir> arguments) {
        return switch (function) {
            case Ir.VarRef v when !Traits.isDynamic(v) && Traits.value(v) instanceof Function f -> call(f, arguments);
            case Ir.Const c -> c.value() instanceof Function f ? call(f, arguments) : Found.NOTHING;
            case Ir.Fn f -> call(f.lambda(), arguments);
            case Ir.LocalRef l when given.contains(l.local()) -> value(l);
            case Ir.LocalRef l when functions.containsKey(l.local()) -> call(functions.get(l.local()), arguments);
            case Ir.LocalRef l when isKnown(l.local()) -> call(bound.get(l.local()), arguments);
            case Ir.Call c -> result(c);
            case Ir.Collection c -> Found.NOTHING;
            default -> Found.IT;
        };
    }

    private Found call(Function function, List<Ir> arguments) {
        if (function.code instanceof LambdaCode code) {
            return call(code.lambda(), arguments, i -> value(function.captured[i]));
        }
        var choices = function.code.choices(arguments.size());
        return choices.own()
                ? Found.IT
                : choices.parameters().mapToObj(i -> value(arguments.get(i))).reduce(Found.NOTHING, Found::or);
    }

    private Found call(Lambda lambda, List<Ir> arguments) {
        return call(lambda, arguments, i -> variable(lambda.captures().get(i)));
    }

    private Found call(Lambda lambda, List<Ir> arguments, IntFunction<Found> copied) {
        var arity = lambda.arityFor(arguments.size());
        return arity == null ? Found.IT : asSeenOutside(arity, of(lambda, arity), i -> value(arguments.get(i)), copied);
    }

    /** What a function calls is, for its caller, an argument or what the function has copied. */
    private static Found asSeenOutside(
            Lambda.Arity arity, Found inside, IntFunction<Found> argument, IntFunction<Found> copied) {
        var found = inside.own() ? Found.IT : Found.NOTHING;
        for (var local : inside.through()) {
            int parameter = arity.parameters().indexOf(local);
            found = found.or(
                    parameter >= 0
                            ? argument.apply(parameter)
                            : copied.apply(arity.captured().indexOf(local)));
        }
        return found;
    }

    // ---- values that somebody may call with arguments that are not known

    private Found value(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> value(c.value());
            case Ir.VarRef v when !Traits.isDynamic(v) && Traits.value(v) instanceof Function f -> value(f);
            case Ir.Fn f -> value(f.lambda());
            case Ir.LocalRef l -> variable(l.local());
            case Ir.If i -> value(i.then()).or(value(i.otherwise()));
            case Ir.Do d when !d.forms().isEmpty() -> value(d.forms().getLast());
            case Ir.Call c -> result(c);
            case Ir.Collection c -> Found.NOTHING;
            default -> Found.IT;
        };
    }

    private Found value(Object value) {
        if (!(value instanceof Function function)) {
            return Found.NOTHING;
        }
        return function.code instanceof LambdaCode code
                ? value(function, code.lambda(), i -> value(function.captured[i]))
                : function.code.mayChoose() ? Found.IT : Found.NOTHING;
    }

    private Found value(Lambda lambda) {
        return value(lambda, lambda, i -> variable(lambda.captures().get(i)));
    }

    /** A function that comes back to itself, through what it has copied, adds nothing to what is found of it anyway. */
    private Found value(Object self, Lambda lambda, IntFunction<Found> copied) {
        if (!open.add(self)) {
            return Found.NOTHING;
        }
        try {
            return lambda.arities().stream()
                    .map(arity -> asSeenOutside(arity, of(lambda, arity), i -> Found.IT, copied))
                    .reduce(Found.NOTHING, Found::or);
        } finally {
            open.remove(self);
        }
    }

    /** What a call returns, as {@code complement} does a function that calls the one which it is given. */
    private Found result(Ir.Call call) {
        return switch (call.function()) {
            case Ir.VarRef v
            when !Traits.isDynamic(v) && Traits.value(v) instanceof Function f && f.code instanceof LambdaCode code ->
                result(code.lambda(), call.arguments(), i -> value(f.captured[i]));
            case Ir.Fn f ->
                result(
                        f.lambda(),
                        call.arguments(),
                        i -> variable(f.lambda().captures().get(i)));
            default -> Found.IT;
        };
    }

    private Found result(Lambda lambda, List<Ir> arguments, IntFunction<Found> copied) {
        var arity = lambda.arityFor(arguments.size());
        if (arity == null || arity.rest() != null || !open.add(arity)) {
            return Found.IT;
        }
        try {
            of(lambda, arity);
            return asSeenOutside(arity, value(arity.body()), i -> value(arguments.get(i)), copied);
        } finally {
            open.remove(arity);
        }
    }

    private Found variable(Local local) {
        if (given.contains(local)) {
            return local.isAssigned() ? Found.IT : new Found(false, Set.of(local));
        }
        if (functions.containsKey(local)) {
            return value(functions.get(local));
        }
        return isKnown(local) ? value(bound.get(local)) : Found.IT;
    }

    private boolean isKnown(Local local) {
        return bound.containsKey(local) && !local.isAssigned();
    }
}
