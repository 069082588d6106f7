package org.senet.builtins;

import org.senet.data.Keyword;
import org.senet.data.LazySeq;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Reduced;

/** Atoms, delays, and what can be taken out of them. */
final class ReferenceFunctions {
    private ReferenceFunctions() {}

    static void install(Library library) {
        atoms(library);
        watches(library);
        delays(library);
        reductions(library);
    }

    private static void atoms(Library library) {
        library.function("atom", 1, -1, """
            A place that holds a value which can be changed. Changes are not undone when a choice fails. Options are
            :validator, a function that tells whether a value is allowed, and :meta, metadata.
            @(atom 1) => 1
            @(atom 1 :validator pos?) => 1
            """, (context, a) -> {
            var atom = new Atom(a[0]);
            var options = PersistentMap.of(Arguments.from(a, 1));
            atom.watched().setValidator(Arguments.orNil(options.get(Keyword.of("validator"))), a[0]);
            var meta = Arguments.orNil(options.get(Keyword.of("meta")));
            atom.setMeta(meta == Nil.NIL ? meta : Arguments.map(meta));
            return atom;
        });
        library.function("deref", 1, 3, """
            The value that an atom, a delay, a future, a promise or a variable holds; @x is short for it. For futures and
            promises there may be a number of milliseconds to wait, and the value when theirs is not there by then.
            (deref (atom 5)) => 5
            @(delay 6) => 6
            (deref (promise) 0 :none) => :none
            """, (context, a) -> switch (a.length) {
            case 1 -> References.value(a[0]);
            case 3 -> References.value(a[0], Arguments.integer(a[1]), a[2]);
            default -> throw new IllegalArgumentException("a time to wait needs a value for when it is over");
        });
        library.two("reset!", """
            Gives an atom another value, and returns that.
            (let [a (atom 1)] (reset! a 2) @a) => 2
            """, (atom, value) -> {
            References.atom(atom).getAndSet(value);
            return value;
        });
        library.two(
                "reset-vals!",
                """
                Gives an atom another value; returns the old and the new one.
                (reset-vals! (atom 1) 2) => [1 2]
                """,
                (atom, value) -> PersistentVector.of(References.atom(atom).getAndSet(value), value));
        library.function("compare-and-set!", 3, 3, """
            Gives an atom another value if it still holds the one that is expected; returns whether it did.
            (compare-and-set! (atom 1) 1 2) => true
            (compare-and-set! (atom 1) 5 2) => false
            """, (context, a) -> References.atom(a[0])
                .compareAndSet(a[1], a[2]));
    }

    private static void watches(Library library) {
        library.function("add-watch", 3, 3, """
            The atom or variable, which from now on calls a function when it gets a value: with the key under which the
            function is known, the atom or variable, the value before and the new one.
            (let [seen (atom []) a (atom 1)] (add-watch a :k (fn [k _ x y] (swap! seen conj [k x y]))) (reset! a 2) @seen) => [[:k 1 2]]
            """, (context, a) -> {
            References.watched(a[0]).watch(a[1], a[2]);
            return a[0];
        });
        library.two("remove-watch", """
            The atom or variable, without the function that add-watch gave it under a key.
            @(remove-watch (atom 1) :k) => 1
            """, (reference, key) -> {
            References.watched(reference).unwatch(key);
            return reference;
        });
        library.two("set-validator!", """
            Makes an atom or a variable refuse values for which a function is not true; nil allows all.
            (set-validator! (atom 1) pos?) => nil
            """, (reference, function) -> {
            References.watched(reference).setValidator(function, References.root(reference));
            return Nil.NIL;
        });
        library.one("get-validator", """
            The function that accepts or refuses the values of an atom or a variable, or nil.
            (get-validator (atom 1)) => nil
            """, v -> References.watched(v).validator());
        library.two("reset-meta!", """
            Gives an atom other metadata, and returns them.
            (reset-meta! (atom 1) {:a 1}) => {:a 1}
            """, (reference, meta) -> {
            References.atom(reference).setMeta(Arguments.map(meta));
            return meta;
        });
    }

    private static void delays(Library library) {
        library.calling("make-delay", 1, 1, """
            A delay that calls a function of no arguments when its value is first asked for; see delay.
            @(make-delay (fn [] 3)) => 3
            """, (state, a) -> {
            var call = Later.of(state, function -> Callables.call(state, function));
            return new Delay(() -> call.apply(a[0]));
        });
        library.one("force", """
            The value of a delay; any other value is itself.
            (force (delay 3)) => 3
            (force 4) => 4
            """, v -> v instanceof Delay delay ? delay.force() : v);
        library.small("delay?", """
            Whether a value is a delay.
            (delay? (delay 1)) => true
            """, v -> v instanceof Delay);
        library.one("realized?", """
            Whether a delay, a lazy sequence, a future or a promise has its value.
            (realized? (delay 1)) => false
            """, v -> switch (v) {
            case Delay delay -> delay.isRealized();
            case LazySeq seq -> seq.isRealized();
            case Awaitable awaitable -> awaitable.isRealized();
            default -> throw new WrongArgument("a delay, a lazy sequence, a future or a promise", v);
        });
    }

    private static void reductions(Library library) {
        library.one("reduced", """
            The result of a reduction that is to end now.
            (reduce (fn [a x] (if (> x 2) (reduced a) (+ a x))) [1 2 3 4]) => 3
            """, Reduced::new);
        library.small("reduced?", """
            Whether a value was made by reduced.
            (reduced? (reduced 1)) => true
            """, v -> v instanceof Reduced);
        library.one("unreduced", """
            The value inside of what reduced made; any other value is itself.
            (unreduced (reduced 1)) => 1
            (unreduced 2) => 2
            """, v -> v instanceof Reduced reduced ? reduced.value() : v);
    }
}
