package org.senet.builtins;

import java.math.BigInteger;
import java.util.function.LongBinaryOperator;

/** Integers as 64 bits. */
final class BitFunctions {
    private BitFunctions() {}

    static void install(Library library) {
        folding(library, "bit-and", (a, b) -> a & b, """
            The bits that all integers have.
            (bit-and 12 10) => 8
            """);
        folding(library, "bit-or", (a, b) -> a | b, """
            The bits that any of the integers has.
            (bit-or 12 10) => 14
            """);
        folding(library, "bit-xor", (a, b) -> a ^ b, """
            The bits that one integer has and the other has not.
            (bit-xor 12 10) => 6
            """);
        folding(library, "bit-and-not", (a, b) -> a & ~b, """
            The bits of the first integer that the others have not.
            (bit-and-not 12 10) => 4
            """);
        library.one("bit-not", """
            The bits that an integer has not.
            (bit-not 0) => -1
            """, a -> ~bits(a));
        shifts(library);
        single(library);
    }

    private static void shifts(Library library) {
        binary(library, "bit-shift-left", (a, n) -> a << n, """
            The bits of an integer, moved n places to the left; n counts modulo 64.
            (bit-shift-left 1 10) => 1024
            (bit-shift-left 1 70) => 64
            """);
        binary(library, "bit-shift-right", (a, n) -> a >> n, """
            The bits of an integer, moved n places to the right; the sign stays.
            (bit-shift-right -8 1) => -4
            """);
        binary(library, "unsigned-bit-shift-right", (a, n) -> a >>> n, """
            The bits of an integer, moved n places to the right; zeros come in.
            (unsigned-bit-shift-right -1 60) => 15
            """);
    }

    private static void single(Library library) {
        binary(library, "bit-set", (a, n) -> a | 1L << n, """
            An integer with its bit n set.
            (bit-set 8 0) => 9
            """);
        binary(library, "bit-clear", (a, n) -> a & ~(1L << n), """
            An integer with its bit n cleared.
            (bit-clear 9 0) => 8
            """);
        binary(library, "bit-flip", (a, n) -> a ^ 1L << n, """
            An integer with its bit n changed.
            (bit-flip 9 3) => 1
            """);
        library.two("bit-test", """
            Whether an integer has its bit n.
            (bit-test 8 3) => true
            """, (a, n) -> (bits(a) >> bits(n) & 1) != 0);
        library.one("bit-count", """
            How many bits of an integer are set.
            (bit-count 255) => 8
            """, a -> (long) Long.bitCount(bits(a)));
    }

    /** An integer as its bits. A large one has more of them than these functions know of, even if it is small now. */
    private static long bits(Object value) {
        if (value instanceof BigInteger) {
            throw new WrongArgument("an integer of 64 bits", value);
        }
        return Arguments.integer(value);
    }

    private static void folding(Library library, String name, LongBinaryOperator operation, String doc) {
        library.function(name, 2, -1, doc, (context, arguments) -> {
            long result = bits(arguments[0]);
            for (int i = 1; i < arguments.length; i++) {
                result = operation.applyAsLong(result, bits(arguments[i]));
            }
            return result;
        });
    }

    private static void binary(Library library, String name, LongBinaryOperator operation, String doc) {
        library.two(name, doc, (a, n) -> operation.applyAsLong(bits(a), bits(n)));
    }
}
