package org.senet.builtins;

import org.senet.data.Equality;
import org.senet.data.Reduced;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What refers to a value, and when two references are the same. */
final class References {
    private References() {}

    /**
     * Whether two values are the same object. Numbers, characters and truth values have no identity, because compiled
     * code keeps them unboxed: they are the same when they are equal and of one class.
     */
    static boolean same(Object a, Object b) {
        if (a == b) {
            return true;
        }
        boolean primitive = a instanceof Number || a instanceof Character || a instanceof Boolean;
        return primitive && a.getClass() == b.getClass() && Equality.equal(a, b);
    }

    /** The value that something refers to. */
    static Object value(Object reference) {
        return switch (reference) {
            case Atom atom -> atom.get();
            case Delay delay -> delay.force();
            case Reduced reduced -> reduced.value();
            case Var variable -> valueOf(variable);
            case Volatile place -> place.get();
            case Awaitable awaitable -> awaitable.await();
            default -> throw new WrongArgument("an atom, a delay, a future, a promise or a variable", reference);
        };
    }

    /** The value of a future or a promise, or another one when it is not there after some milliseconds. */
    static Object value(Object reference, long milliseconds, Object otherwise) {
        if (reference instanceof Awaitable awaitable) {
            return awaitable.await(milliseconds, otherwise);
        }
        throw new WrongArgument("a future or a promise", reference);
    }

    private static Object valueOf(Var variable) {
        var value = SenetContext.get(null).currentValue(variable);
        if (value == null) {
            throw new IllegalArgumentException("`" + variable.name() + "` is declared, but has no value yet");
        }
        return value;
    }

    /** What accepts the values of an atom or a variable, and is told of changes. */
    static Watched watched(Object reference) {
        return switch (reference) {
            case Atom atom -> atom.watched();
            case Var variable -> (Watched) SenetContext.get(null).observer(variable, Watched::new);
            default -> throw new WrongArgument("an atom or a variable", reference);
        };
    }

    /** The value of an atom, or of a variable where no binding is in force; nil when it has none. */
    static Object root(Object reference) {
        return reference instanceof Var variable
                ? Arguments.orNil(SenetContext.get(null).value(variable))
                : value(reference);
    }

    static Atom atom(Object value) {
        if (value instanceof Atom atom) {
            return atom;
        }
        throw new WrongArgument("an atom", value);
    }
}
