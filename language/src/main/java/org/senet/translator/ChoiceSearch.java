package org.senet.translator;

import com.oracle.truffle.api.Assumption;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Choices;
import org.senet.runtime.Function;

/**
 * Looks for choices in code and in the functions that it calls. A function that only calls what it is given is told apart from
 * one that chooses itself: {@code (some even? xs)} does not choose, though {@code some} calls what it does not know.
 *
 * <p>What is found of a function depends on the functions that it calls, which may call it again: the search goes over all that
 * it reaches until nothing is found any more, beginning with the opinion that nobody chooses (a least fixed point).
 */
final class ChoiceSearch {
    /**
     * Who chooses in a piece of code.
     *
     * @param own whether the code itself may, or what it calls without being known
     * @param through parameters, and variables copied from around a function, whose values it calls
     */
    private record Found(boolean own, Set<Local> through) {
        static final Found NOTHING = new Found(false, Set.of());
        static final Found CHOICE = new Found(true, Set.of());

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
    private final Set<Ir.LoopLabel> loops = new HashSet<>();

    /** Functions, and the code of functions, that are being looked at. */
    private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean changed;

    /**
     * Whether code may choose, or calls something that is not known not to. The next turn of a loop that began outside of the
     * code counts as well, because only steps can go back to it.
     */
    boolean finds(Ir ir) {
        Found found;
        do {
            begin();
            found = in(ir);
        } while (changed);
        return !found.equals(Found.NOTHING);
    }

    /**
     * Who chooses when a function is called, for each of its arities.
     *
     * @param valid holds as long as functions that are called by name stay what they are
     */
    List<Choices> of(Lambda lambda, Assumption valid) {
        do {
            begin();
            lambda.arities().forEach(arity -> of(lambda, arity));
        } while (changed);
        return lambda.arities().stream()
                .map(arity -> choices(arity, opinions.get(arity), valid))
                .toList();
    }

    private static Choices choices(Lambda.Arity arity, Found found, Assumption valid) {
        return new Choices(
                found.own(),
                numbers(arity.parameters(), found.through()),
                numbers(arity.captured(), found.through()),
                valid);
    }

    private static int[] numbers(List<Local> locals, Set<Local> wanted) {
        return IntStream.range(0, locals.size())
                .filter(i -> wanted.contains(locals.get(i)))
                .toArray();
    }

    private void begin() {
        changed = false;
        seen.clear();
        loops.clear();
    }

    private Found of(Lambda lambda, Lambda.Arity arity) {
        if (seen.add(arity)) {
            given.addAll(arity.parameters());
            given.addAll(arity.captured());
            if (arity.self() != null) {
                functions.put(arity.self(), lambda);
            }
            var found = in(arity.body());
            changed |= !found.equals(opinions.put(arity, found));
        }
        return opinions.getOrDefault(arity, Found.NOTHING);
    }

    // ---- code

    private Found in(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> Found.CHOICE;
            case Ir.AnyOf a -> Found.CHOICE;
            case Ir.AnyPiece a -> Found.CHOICE;
            case Ir.AnyPlace a -> Found.CHOICE;
            case Ir.AnyConnected a -> Found.CHOICE;
            case Ir.Check c -> Found.CHOICE;
            case Ir.EndMove e -> Found.CHOICE;
            case Ir.RemoveCaptured r -> Found.CHOICE;
            case Ir.EndRound e -> Found.CHOICE;
            case Ir.Capture c -> Found.CHOICE;
            case Ir.Prompt p -> in(p.tag()).or(call(p.function(), List.of()));
            case Ir.Exists e -> Found.NOTHING;
            case Ir.Count c -> Found.NOTHING;
            case Ir.Each e -> Found.NOTHING;
            case Ir.FirstWay f -> Found.NOTHING;
            case Ir.Finally f -> in(f.body());
            case Ir.Recur r -> loops.contains(r.label()) ? inAll(r.values()) : Found.CHOICE;
            case Ir.Loop l -> {
                loops.add(l.label());
                yield inAll(IrTree.children(l));
            }
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

    private Found inAll(List<Ir> irs) {
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

    private Found call(Ir function, List<Ir> arguments) {
        return switch (function) {
            case Ir.VarRef v when !Traits.isDynamic(v) && Traits.value(v) instanceof Function f -> call(f, arguments);
            case Ir.Const c -> c.value() instanceof Function f ? call(f, arguments) : Found.NOTHING;
            case Ir.Fn f -> call(f.lambda(), arguments);
            case Ir.LocalRef l when given.contains(l.local()) -> value(l);
            case Ir.LocalRef l when functions.containsKey(l.local()) -> call(functions.get(l.local()), arguments);
            case Ir.LocalRef l when isKnown(l.local()) -> call(bound.get(l.local()), arguments);
            case Ir.Collection c -> Found.NOTHING;
            default -> Found.CHOICE;
        };
    }

    private Found call(Function function, List<Ir> arguments) {
        if (function.code instanceof LambdaCode code) {
            return call(code.lambda(), arguments, i -> value(function.captured[i]));
        }
        var choices = function.code.choices(arguments.size());
        return choices.own()
                ? Found.CHOICE
                : choices.parameters().mapToObj(i -> value(arguments.get(i))).reduce(Found.NOTHING, Found::or);
    }

    private Found call(Lambda lambda, List<Ir> arguments) {
        return call(lambda, arguments, i -> variable(lambda.captures().get(i)));
    }

    private Found call(Lambda lambda, List<Ir> arguments, IntFunction<Found> copied) {
        var arity = lambda.arityFor(arguments.size());
        return arity == null
                ? Found.CHOICE
                : asSeenOutside(arity, of(lambda, arity), i -> value(arguments.get(i)), copied);
    }

    /** What a function calls is, for its caller, an argument or what the function has copied. */
    private static Found asSeenOutside(
            Lambda.Arity arity, Found inside, IntFunction<Found> argument, IntFunction<Found> copied) {
        var found = inside.own() ? Found.CHOICE : Found.NOTHING;
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
            case Ir.Collection c -> Found.NOTHING;
            default -> Found.CHOICE;
        };
    }

    private Found value(Object value) {
        if (!(value instanceof Function function)) {
            return Found.NOTHING;
        }
        return function.code instanceof LambdaCode code
                ? value(function, code.lambda(), i -> value(function.captured[i]))
                : function.code.mayChoose() ? Found.CHOICE : Found.NOTHING;
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
                    .map(arity -> asSeenOutside(arity, of(lambda, arity), i -> Found.CHOICE, copied))
                    .reduce(Found.NOTHING, Found::or);
        } finally {
            open.remove(self);
        }
    }

    private Found variable(Local local) {
        if (given.contains(local)) {
            return local.isAssigned() ? Found.CHOICE : new Found(false, Set.of(local));
        }
        if (functions.containsKey(local)) {
            return value(functions.get(local));
        }
        return isKnown(local) ? value(bound.get(local)) : Found.CHOICE;
    }

    private boolean isKnown(Local local) {
        return bound.containsKey(local) && !local.isAssigned();
    }
}
