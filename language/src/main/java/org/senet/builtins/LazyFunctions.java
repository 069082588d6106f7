package org.senet.builtins;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.LazySeq;
import org.senet.runtime.Function;
import org.senet.state.State;

/** Sequences that are computed one element at a time. */
final class LazyFunctions {
    private LazyFunctions() {}

    static void install(Library library) {
        making(library);
        parts(library);
        combinations(library);
        groups(library);
        results(library);
    }

    private static void making(Library library) {
        library.calling("make-lazy-seq", 1, 1, """
            The sequence that a function of no arguments gives when it is first looked at; see lazy-seq.
            (make-lazy-seq (fn [] [1 2])) => (1 2)
            """, (state, a) -> {
            var call = Later.of(state, function -> Callables.call(state, function));
            return new LazySeq(() -> call.apply(a[0]));
        });
        library.function("range", 0, 3, """
            The numbers from a start, or 0, up to but not including an end, or without end; a step may be given.
            (range 3) => (0 1 2)
            (range 1 3) => (1 2)
            (range 10 0 -4) => (10 6 2)
            """, (context, a) -> switch (a.length) {
            case 0 -> Lazy.range(0L, null, 1L);
            case 1 -> Lazy.range(0L, ArithmeticFunctions.number(a[0]), 1L);
            default ->
                Lazy.range(
                        ArithmeticFunctions.number(a[0]),
                        ArithmeticFunctions.number(a[1]),
                        ArithmeticFunctions.number(Arguments.at(a, 2, 1L)));
        });
        library.function(
                "repeat",
                1,
                2,
                """
                A value over and over, or n times.
                (repeat 3 :x) => (:x :x :x)
                (lazy-take 2 (repeat 1)) => (1 1)
                """,
                (context, a) ->
                        a.length == 1 ? Lazy.repeat(a[0]) : Lazy.take(Arguments.integer(a[0]), Lazy.repeat(a[1])));
        library.one("cycle", """
            The elements of a collection over and over.
            (lazy-take 5 (cycle [1 2])) => (1 2 1 2 1)
            """, v -> Lazy.cycle(Elements.checked(v)));
    }

    private static void parts(Library library) {
        library.two("lazy-take", """
            The first n elements.
            (lazy-take 2 [1 2 3]) => (1 2)
            """, (n, coll) -> Lazy.take(Arguments.integer(n), Elements.checked(coll)));
        library.two("lazy-drop", """
            The elements after the first n.
            (lazy-drop 2 [1 2 3]) => (3)
            """, (n, coll) -> Lazy.drop(Arguments.integer(n), Elements.checked(coll)));
        library.function(
                "drop-last",
                1,
                2,
                """
                All elements but the last, or the last n.
                (drop-last [1 2 3]) => (1 2)
                (drop-last 2 [1 2 3]) => (1)
                """,
                (context, a) ->
                        Lazy.dropLast(a.length == 1 ? 1 : Arguments.integer(a[0]), Elements.checked(a[a.length - 1])));
        library.two("lazy-take-nth", """
            Every n-th element, beginning with the first.
            (lazy-take-nth 2 [1 2 3 4 5]) => (1 3 5)
            """, (n, coll) -> Lazy.takeNth(Arguments.integer(n), Elements.checked(coll)));
        library.one("lazy-distinct", """
            The elements, each only once.
            (lazy-distinct [1 2 1 3 2]) => (1 2 3)
            """, coll -> Lazy.distinct(Elements.checked(coll)));
        library.one("lazy-dedupe", """
            The elements without those that are equal to the one before.
            (lazy-dedupe [1 1 2 1]) => (1 2 1)
            """, coll -> Lazy.dedupe(Elements.checked(coll)));
    }

    private static void combinations(Library library) {
        library.function("concat", 0, -1, """
            The elements of several collections, one after another.
            (concat [1 2] '(3) nil [4]) => (1 2 3 4)
            """, (context, a) -> Lazy.concat(checked(a)));
        library.function(
                "interleave", 0, -1, """
            The first elements of all collections, then the second ones, until one of them ends.
            (interleave [1 2 3] [:a :b]) => (1 :a 2 :b)
            """, (context, a) -> a.length == 0 ? Lazy.concat() : Lazy.interleave(checked(a)));
        library.two("lazy-interpose", """
            The elements with a separator between them.
            (lazy-interpose :x [1 2 3]) => (1 :x 2 :x 3)
            """, (separator, coll) -> Lazy.interpose(separator, Elements.checked(coll)));
    }

    private static void groups(Library library) {
        library.function("partition", 2, 4, """
            Lists of n elements each, which begin n or, if given, step elements apart. Elements that are left over make
            no list, unless there is a collection to fill it up.
            (partition 2 [1 2 3 4 5]) => ((1 2) (3 4))
            (partition 2 1 [1 2 3]) => ((1 2) (2 3))
            (partition 2 2 [0] [1 2 3]) => ((1 2) (3 0))
            """, (context, a) -> {
            long n = Arguments.integer(a[0]);
            long step = a.length == 2 ? n : Arguments.integer(a[1]);
            return Lazy.partition(n, step, a.length == 4 ? a[2] : null, false, Elements.checked(a[a.length - 1]));
        });
        library.function("lazy-partition-all", 2, 3, """
            Lists of n elements each, which begin n or, if given, step elements apart; the last ones may be shorter.
            (lazy-partition-all 2 [1 2 3]) => ((1 2) (3))
            """, (context, a) -> {
            long n = Arguments.integer(a[0]);
            return Lazy.partition(
                    n, a.length == 2 ? n : Arguments.integer(a[1]), null, true, Elements.checked(a[a.length - 1]));
        });
    }

    private static void results(Library library) {
        library.calling("lazy-map", 2, 2, """
            What a function that does not choose returns for each element; map calls it.
            (lazy-map inc [1 2]) => (2 3)
            """, (state, a) -> Lazy.map(function(state, a[0]), Elements.checked(a[1])));
        library.calling(
                "lazy-filter", 2, 2, """
            The elements for which a function that does not choose is true; filter calls it.
            (lazy-filter odd? [1 2 3]) => (1 3)
            """, (state, a) -> Lazy.filter(function(state, a[0]), Elements.checked(a[1])));
        library.calling(
                "lazy-for", 2, 2, """
            The elements of the collections that a function which does not choose returns for each element, up to a
            result made by reduced; for-seq calls it.
            (lazy-for (fn [x] [x x]) [1 2]) => (1 1 2 2)
            """, (state, a) -> Lazy.flatMap(function(state, a[0]), Elements.checked(a[1])));
    }

    private static Object[] checked(Object[] collections) {
        for (var collection : collections) {
            Elements.checked(collection);
        }
        return collections;
    }

    private static UnaryOperator<Object> function(@Nullable State state, Object callee) {
        if (!Callables.isCallable(callee)) {
            throw new WrongArgument("a function", callee);
        }
        var target = callee instanceof Function function ? function.code.direct(1) : null;
        return Later.of(
                state,
                target == null
                        ? argument -> Callables.call(state, callee, argument)
                        : argument -> target.call(state, callee, argument));
    }
}
