package org.senet.builtins;

import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Transient;

/** Collections that are changed in place while they are built. */
final class TransientFunctions {
    private TransientFunctions() {}

    static void install(Library library) {
        library.one("transient", """
            A copy of a vector, map or set that is cheap to change: with conj! and the like, until persistent! ends that.
            Use what these return, not the argument.
            (persistent! (conj! (transient [1]) 2)) => [1 2]
            """, Transient::new);
        library.one("persistent!", """
            The collection that a transient has become; the transient cannot be used any more.
            (persistent! (transient #{1})) => #{1}
            """, v -> changing(v).persistent());
        library.function("conj!", 0, 2, """
            The transient with one more element, or entry.
            (persistent! (conj! (transient {}) [:a 1])) => {:a 1}
            (persistent! (conj!)) => []
            """, (context, a) -> {
            if (a.length == 0) {
                return new Transient(PersistentVector.EMPTY);
            }
            if (a.length == 2) {
                changing(a[0]).conj(a[1]);
            }
            return a[0];
        });
        library.function("assoc!", 3, -1, """
            The transient map or vector with other values under keys; a last key alone gets nil.
            (persistent! (assoc! (transient [1 2]) 0 :a 2 :b)) => [:a 2 :b]
            """, (context, a) -> {
            var target = changing(a[0]);
            for (int i = 1; i < a.length; i += 2) {
                target.assoc(a[i], Arguments.at(a, i + 1, Nil.NIL));
            }
            return target;
        });
        removals(library);
    }

    private static void removals(Library library) {
        library.function("dissoc!", 2, -1, """
            The transient map without keys.
            (persistent! (dissoc! (transient {:a 1 :b 2}) :a)) => {:b 2}
            """, (context, a) -> {
            for (int i = 1; i < a.length; i++) {
                changing(a[0]).dissoc(a[i]);
            }
            return a[0];
        });
        library.function("disj!", 1, -1, """
            The transient set without elements.
            (persistent! (disj! (transient #{1 2}) 1)) => #{2}
            """, (context, a) -> {
            for (int i = 1; i < a.length; i++) {
                changing(a[0]).disj(a[i]);
            }
            return a[0];
        });
        library.one("pop!", """
            The transient vector without its last element.
            (persistent! (pop! (transient [1 2]))) => [1]
            """, v -> {
            changing(v).pop();
            return v;
        });
    }

    private static Transient changing(Object value) {
        if (value instanceof Transient changing) {
            return changing;
        }
        throw new WrongArgument("a collection made by transient", value);
    }
}
