package org.senet.builtins;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Arithmetic of 64 bits that does not notice when a result does not fit; hashes and random numbers need it. */
final class UncheckedFunctions {
    private UncheckedFunctions() {}

    static void install(Library library) {
        two(library, "unchecked-add", (a, b) -> a + b, "The sum of two integers.\n(unchecked-add 1 2) => 3");
        two(library, "unchecked-subtract", (a, b) -> a - b, "The difference.\n(unchecked-subtract 1 2) => -1");
        two(library, "unchecked-multiply", (a, b) -> a * b, "The product.\n(unchecked-multiply 3 2) => 6");
        one(library, "unchecked-inc", a -> a + 1, "One more.\n(unchecked-inc 1) => 2");
        one(library, "unchecked-dec", a -> a - 1, "One less.\n(unchecked-dec 1) => 0");
        one(library, "unchecked-negate", a -> -a, "The integer with the other sign.\n(unchecked-negate 1) => -1");
    }

    private static void one(Library library, String name, LongUnaryOperator operation, String doc) {
        library.one(name, doc, a -> operation.applyAsLong(Arguments.integer(a)));
    }

    private static void two(Library library, String name, LongBinaryOperator operation, String doc) {
        library.two(
                name,
                doc + "\n(= " + Long.MIN_VALUE + " (unchecked-add " + Long.MAX_VALUE + " 1)) => true",
                (a, b) -> operation.applyAsLong(Arguments.integer(a), Arguments.integer(b)));
    }
}
