package org.senet.builtins;

import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.nodes.core.Truth;
import org.senet.runtime.RootObserver;
import org.senet.runtime.Var;

/** The validator and the watches of something that refers to a value: an atom or a variable. Thread-safe. */
final class Watched implements RootObserver {
    private static final int SHOWN = 60;

    private volatile Object validator = Nil.NIL;
    private volatile PersistentMap watches = PersistentMap.EMPTY;

    /** The function that accepts or refuses values, or nil. */
    Object validator() {
        return validator;
    }

    /** Changes which values are accepted; the present one must be. */
    void setValidator(Object function, Object present) {
        check(function, present);
        validator = function;
    }

    /** Calls a function whenever the value changes, known under a key. */
    synchronized void watch(Object key, Object function) {
        watches = watches.assoc(key, function);
    }

    /** Calls the function with a key no longer. */
    synchronized void unwatch(Object key) {
        watches = watches.without(key);
    }

    @Override
    public void check(Object newValue) {
        check(validator, newValue);
    }

    private static void check(Object validator, Object value) {
        if (validator != Nil.NIL && !Truth.core(Callables.call(null, validator, value))) {
            throw new IllegalStateException("the validator refuses " + Printer.display(value, SHOWN));
        }
    }

    /** Calls the watches. */
    void changed(Object reference, Object before, Object after) {
        for (var watch : watches) {
            Callables.call(null, watch.getValue(), watch.getKey(), reference, before, after);
        }
    }

    @Override
    public void changed(Var variable, Object before, Object after) {
        changed((Object) variable, before, after);
    }
}
