package org.senet.builtins;

import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import org.jspecify.annotations.Nullable;
import org.senet.data.Applicable;
import org.senet.data.ForeignCollection;
import org.senet.data.InteropValue;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.nodes.core.Lookup;
import org.senet.runtime.Foreign;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.state.State;

/** Calls from Java to whatever a program may call: functions, and what works as a look-up. */
final class Callables {
    private Callables() {}

    /** Whether a value can be called. */
    static boolean isCallable(Object value) {
        return switch (value) {
            case Function f -> true;
            case Keyword k -> true;
            case Symbol s -> true;
            case PersistentMap m -> true;
            case PersistentSet s -> true;
            case PersistentVector v -> true;
            case Var v -> true;
            case Applicable a -> true;
            default -> isForeignFunction(value);
        };
    }

    /** Whether a value is a function: one of Senet or of another language. */
    static boolean isFunction(Object value) {
        return value instanceof Function || isForeignFunction(value);
    }

    private static boolean isForeignFunction(Object value) {
        return ForeignCollection.isForeign(value)
                && InteropLibrary.getUncached().isExecutable(value);
    }

    /**
     * Calls a value in the direct way.
     *
     * @param state the board of the rule that calls, or null
     */
    static Object call(@Nullable State state, Object callee, Object... arguments) {
        boolean lookup = arguments.length == 1 || arguments.length == 2;
        return switch (callee) {
            case Function f -> f.call(state, arguments);
            case Var v when SenetContext.get(null).currentValue(v) instanceof Function f -> f.call(state, arguments);
            case Keyword k when lookup -> Lookup.get(arguments[0], k, otherwise(arguments));
            case Symbol s when lookup -> Lookup.get(arguments[0], s, otherwise(arguments));
            case PersistentMap m when lookup -> Lookup.get(m, arguments[0], otherwise(arguments));
            case PersistentSet s when lookup -> Lookup.get(s, arguments[0], otherwise(arguments));
            case PersistentVector v when arguments.length == 1 -> v.get(Arguments.index(arguments[0]));
            case Applicable a when arguments.length == a.arity() -> a.apply(arguments);
            default -> foreign(callee, arguments);
        };
    }

    private static Object otherwise(Object[] arguments) {
        return arguments.length > 1 ? arguments[1] : Nil.NIL;
    }

    private static Object foreign(Object callee, Object[] arguments) {
        if (!isForeignFunction(callee)) {
            throw new WrongArgument("a function", callee);
        }
        try {
            return Foreign.toSenet(InteropLibrary.getUncached().execute(callee, InteropValue.box(arguments)));
        } catch (InteropException e) {
            throw new IllegalArgumentException(
                    "the function of another language cannot be called like this: " + e.getMessage(), e);
        }
    }
}
