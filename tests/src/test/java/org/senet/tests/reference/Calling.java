package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.Seqs;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.tests.reference.World.Frame;

/**
 * Calls. A function that is written in Senet is run from its code; one that is written in Java is called as it is, and what
 * it calls in turn comes back as a {@link Closure}.
 */
final class Calling {
    private final Interpreter interpreter;

    Calling(Interpreter interpreter) {
        this.interpreter = interpreter;
    }

    /** Calls a value; a function begins where the rule is, and the rule goes on where it ends. */
    boolean call(Object callee, List<Object> arguments, World world, Next next) {
        if (!(callee instanceof Function function)) {
            var apply = (Function) value(core("apply"));
            return call(apply, List.of(callee, PersistentList.from(arguments)), world, next);
        }
        var lambda = function.code.lambda();
        if (lambda != null && !isPlain(function, lambda, arguments)) {
            return run(function, lambda, arguments, world, next);
        }
        if (function == value(core("apply")) && arguments.getFirst() instanceof Function inner) {
            var spread = new ArrayList<>(arguments.subList(1, arguments.size() - 1));
            interpreter.seeing(world, () -> Seqs.toVector(arguments.getLast())).forEach(spread::add);
            return call(inner, spread, world, next);
        }
        return callDirectly(function, arguments, world, next);
    }

    private boolean run(Function function, Lambda lambda, List<Object> arguments, World world, Next next) {
        var arity = lambda.arityFor(arguments.size());
        if (arity == null) {
            throw new IllegalStateException(function.wrongArity(arguments.size()));
        }
        var frame = world.frame().called();
        int fixed = arity.parameters().size();
        for (int i = 0; i < fixed; i++) {
            frame = frame.with(arity.parameters().get(i), arguments.get(i));
        }
        if (arity.rest() != null) {
            var rest = arguments.subList(fixed, arguments.size());
            frame = frame.with(arity.rest(), rest.isEmpty() ? Nil.NIL : PersistentList.from(rest));
        }
        for (int i = 0; i < arity.captured().size(); i++) {
            frame = frame.with(arity.captured().get(i), function.captured[i]);
        }
        if (arity.self() != null) {
            frame = frame.with(arity.self(), function);
        }
        return interpreter.run(
                arity.body(), world.with(frame), (value, after) -> next.go(value, after.with(world.frame())));
    }

    /** A function of the library that is given no function, and was made with none, needs no board. */
    private static boolean isPlain(Function function, Lambda lambda, List<Object> arguments) {
        return lambda.span() != null
                && lambda.span().source().isInternal()
                && arguments.stream().noneMatch(Function.class::isInstance)
                && Arrays.stream(function.captured).noneMatch(Function.class::isInstance);
    }

    private boolean callDirectly(Function function, List<Object> arguments, World world, Next next) {
        var around = interpreter.current;
        interpreter.current = world;
        Object value;
        World after;
        var given = arguments.stream().map(v -> callback(v, world)).toArray();
        try {
            value = function.call(null, given);
            after = Objects.requireNonNull(interpreter.current);
        } finally {
            interpreter.current = around;
        }
        for (var argument : given) {
            if (argument instanceof Function f && f.code instanceof Closure closure) {
                closure.beLate();
            }
        }
        return next.go(value, after.with(world.frame()));
    }

    /** A function as Java can call it back. */
    private Object callback(Object value, World world) {
        return value instanceof Function f && f.code.lambda() != null
                ? new Function(new Closure(interpreter, f.code.lambda(), world), f.captured)
                : value;
    }

    /** The value of a call that was promised in another world: it looks from there at the board as it is now, and changes nothing. */
    Object callLate(Function function, List<Object> arguments, World made) {
        var now = Objects.requireNonNull(interpreter.current);
        interpreter.current = now.at(made.at()).withHand(made.hand());
        try {
            return callBack(function, arguments);
        } finally {
            interpreter.current = now;
        }
    }

    /** The only value of a call from Java, which leaves its world for what follows. */
    Object callBack(Function function, List<Object> arguments) {
        var world = Objects.requireNonNull(interpreter.current);
        var result = new ArrayList<>();
        run(function, function.code.lambda(), arguments, world, (value, after) -> {
            interpreter.current = after;
            return result.add(value);
        });
        if (result.isEmpty()) {
            throw new IllegalStateException("`check` has nothing to go back to here");
        }
        return result.getFirst();
    }

    /** Whether a function, or one that it names, acts on the board, so that it is not called later. */
    boolean acts(Lambda lambda, Set<Lambda> seen) {
        return seen.add(lambda)
                && lambda.arities().stream()
                        .anyMatch(arity -> IrTree.contains(arity.body(), form -> switch (form) {
                            case Ir.Effect e -> true;
                            case Ir.BoardAttributeAssign b -> true;
                            case Ir.GlobalAssign g -> true;
                            case Ir.Fn f -> acts(f.lambda(), seen);
                            case Ir.VarRef v ->
                                value((Var) v.variable()) instanceof Function f
                                        && f.code.lambda() != null
                                        && acts(f.code.lambda(), seen);
                            default -> false;
                        }));
    }

    Function closure(Lambda lambda, Frame frame, World world) {
        var captured = lambda.captures().stream().map(frame::value).toArray();
        return new Function(new Closure(interpreter, lambda, world), captured);
    }

    /** Functions that know each other: they copy the variables around them after all of these have their values. */
    World closures(Ir.Functions form, World world) {
        var frame = world.frame();
        var made = new ArrayList<Function>();
        for (int i = 0; i < form.locals().size(); i++) {
            made.add(closure(form.lambdas().get(i), frame, world));
            frame = frame.with(form.locals().get(i), made.get(i));
        }
        for (int i = 0; i < made.size(); i++) {
            List<Local> captures = form.lambdas().get(i).captures();
            for (int c = 0; c < captures.size(); c++) {
                made.get(i).captured[c] = frame.value(captures.get(c));
            }
        }
        return world.with(frame);
    }

    // ---- variables of namespaces

    private static Var core(String name) {
        var context = SenetContext.get(null);
        return context.resolve(context.core(), null, name);
    }

    Object value(Var variable) {
        return SenetContext.get(null).currentValue(variable);
    }

    /** The value that a name has in a namespace, or null. */
    static @Nullable Object valueOf(Namespace namespace, String name) {
        var context = SenetContext.get(null);
        var variable = context.resolve(context.namespace(namespace.name()), null, name);
        return variable == null ? null : context.currentValue(variable);
    }
}
