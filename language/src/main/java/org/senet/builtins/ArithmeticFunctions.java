package org.senet.builtins;

import org.senet.data.NotANumber;
import org.senet.data.Numbers;

/** Arithmetic: sums, products, quotients. */
final class ArithmeticFunctions {
    private ArithmeticFunctions() {}

    static void install(Library library) {
        folding(library, "+", 0L, Numbers::add, """
            The sum of numbers; an integer that leaves the range of 64 bits is an error.
            (+ 1 2 3) => 6
            (+) => 0
            """);
        folding(library, "*", 1L, Numbers::multiply, """
            The product of numbers; an integer that leaves the range of 64 bits is an error.
            (* 2 3 4) => 24
            (*) => 1
            """);
        folding(library, "+'", 0L, Numbers::addP, """
            The sum of numbers, as a big integer where 64 bits are not enough.
            (+' 9223372036854775807 1) => 9223372036854775808N
            """);
        folding(library, "*'", 1L, Numbers::multiplyP, """
            The product of numbers, as a big integer where 64 bits are not enough.
            (*' 9223372036854775807 2) => 18446744073709551614N
            """);
        reducing(library, "-", Numbers::negate, Numbers::subtract, """
            The first number less all others; of a single number, its opposite.
            (- 10 3 2) => 5
            (- 4) => -4
            """);
        reducing(library, "-'", Numbers::negateP, Numbers::subtractP, """
            The first number less all others, as a big integer where 64 bits are not enough.
            (-' -9223372036854775808 1) => -9223372036854775809N
            """);
        reducing(library, "/", a -> Numbers.divide(1L, a), Numbers::divide, """
            The first number divided by all others, exactly; of a single number, its reciprocal.
            (/ 12 2 3) => 2
            (/ 1 3) => 1/3
            (/ 1.0 4) => 0.25
            """);
        steps(library);
        divisions(library);
    }

    private static void steps(Library library) {
        library.one("inc", """
            One more.
            (inc 6) => 7
            """, Numbers::inc);
        library.one("dec", """
            One less.
            (dec 6) => 5
            """, Numbers::dec);
        library.one("inc'", """
            One more, as a big integer where 64 bits are not enough.
            (inc' 9223372036854775807) => 9223372036854775808N
            """, Numbers::incP);
        library.one("dec'", """
            One less, as a big integer where 64 bits are not enough.
            (dec' -9223372036854775808) => -9223372036854775809N
            """, Numbers::decP);
    }

    private static void divisions(Library library) {
        library.two("quot", """
            The quotient without its fraction, towards zero.
            (quot 7 2) => 3
            (quot -7 2) => -3
            """, Numbers::quotient);
        library.two("rem", """
            What is left of the first number after division towards zero; it has the sign of the first.
            (rem -7 2) => -1
            """, Numbers::remainder);
        library.two("mod", """
            What is left of the first number after division rounded down; it has the sign of the second.
            (mod -7 2) => 1
            """, Numbers::modulo);
    }

    private static void folding(Library library, String name, Object neutral, Builtin.Two operation, String doc) {
        Builtin.Body any = (context, arguments) -> {
            if (arguments.length == 0) {
                return neutral;
            }
            var result = number(arguments[0]);
            for (int i = 1; i < arguments.length; i++) {
                result = operation.call(result, arguments[i]);
            }
            return result;
        };
        library.function(name, 0, -1, doc, new Builtin.Fold(operation, any));
    }

    private static void reducing(Library library, String name, Builtin.One single, Builtin.Two operation, String doc) {
        Builtin.Body any = (context, arguments) -> {
            if (arguments.length == 1) {
                return single.call(arguments[0]);
            }
            var result = arguments[0];
            for (int i = 1; i < arguments.length; i++) {
                result = operation.call(result, arguments[i]);
            }
            return result;
        };
        library.function(name, 1, -1, doc, new Builtin.Fold(operation, any));
    }

    /** The argument, which must be a number. */
    static Object number(Object value) {
        if (!Numbers.isNumber(value)) {
            throw new NotANumber(value);
        }
        return value;
    }
}
