package org.senet.builtins;

import java.util.Collections;
import java.util.Random;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Sequential;
import org.senet.runtime.SenetContext;

/**
 * Chance. Every function takes a generator as its last argument; without one it uses that of the context, which
 * {@code seed-random!} makes repeatable.
 */
final class RandomFunctions {
    /** The variable that holds the context's own generator. */
    static final String CONTEXT_GENERATOR = "*random*";

    private RandomFunctions() {}

    static void install(Library library) {
        library.one("random-generator", """
            A source of random numbers that gives the same numbers for the same seed.
            (= (rand-int 100 (random-generator 7)) (rand-int 100 (random-generator 7))) => true
            """, seed -> new Generator(Arguments.integer(seed)));
        library.function("seed-random!", 1, 1, """
            From now on random numbers without a generator of their own follow from a seed.
            (do (seed-random! 7) (let [a (rand-int 100)] (seed-random! 7) (= a (rand-int 100)))) => true
            """, (context, a) -> {
            long seed = Arguments.integer(a[0]);
            generator(context, a, 1).setSeed(seed);
            return seed;
        });
        numbers(library);
        choices(library);
    }

    private static void numbers(Library library) {
        library.function("rand", 0, 2, """
            A random number from 0 up to, not including, 1 or the first argument.
            (< -1 (rand) 1) => true
            (< -1 (rand 5 (random-generator 1)) 5) => true
            """, (context, a) -> {
            boolean limited = a.length > 0 && Numbers.isNumber(a[0]);
            double limit = limited ? Numbers.toDouble(a[0]) : 1;
            return generator(context, a, limited ? 1 : 0).nextDouble() * limit;
        });
        library.function("rand-int", 1, 2, """
            A random integer from 0 up to, not including, n.
            (contains? #{0 1 2} (rand-int 3)) => true
            """, (context, a) -> {
            long bound = Arguments.integer(a[0]);
            if (bound < 0) {
                throw new WrongArgument("an integer that is not negative", a[0]);
            }
            var random = generator(context, a, 1);
            return bound == 0 ? 0L : bound <= Integer.MAX_VALUE ? random.nextInt((int) bound) : random.nextLong(bound);
        });
    }

    private static void choices(Library library) {
        library.function("rand-nth", 1, 2, """
            A random element of a collection.
            (contains? #{:a :b} (rand-nth [:a :b])) => true
            """, (context, a) -> {
            var elements = Elements.list(a[0]);
            if (a[0] == Nil.NIL) {
                return a[0];
            }
            if (elements.isEmpty()) {
                throw new WrongArgument("a collection that is not empty", a[0]);
            }
            return elements.get(generator(context, a, 1).nextInt(elements.size()));
        });
        library.function("shuffle", 1, 2, """
            A vector of the elements in a random order.
            (sort (shuffle [1 2 3])) => (1 2 3)
            """, (context, a) -> {
            if (!(a[0] instanceof Sequential || a[0] instanceof PersistentSet)) {
                throw new WrongArgument("a sequence, a vector or a set", a[0]);
            }
            var elements = Elements.list(a[0]);
            Collections.shuffle(elements, generator(context, a, 1));
            return PersistentVector.from(elements);
        });
    }

    private static Random generator(SenetContext context, Object[] arguments, int index) {
        if (index >= arguments.length) {
            var variable = context.language().variable(SenetContext.CORE, CONTEXT_GENERATOR);
            return ((Generator) context.value(variable)).random();
        }
        if (arguments[index] instanceof Generator generator) {
            return generator.random();
        }
        throw new WrongArgument("a random generator as the last argument", arguments[index]);
    }
}
