package org.senet.builtins;

import java.util.function.BiPredicate;
import org.senet.data.Equality;
import org.senet.data.Numbers;
import org.senet.data.Ordering;

/** Equality and order. */
final class ComparisonFunctions {
    private ComparisonFunctions() {}

    static void install(Library library) {
        chain(library, "=", Equality::equal, """
            Whether all values are equal; numbers when they are of the same kind and value, collections when their
            elements are equal.
            (= 1 1 1) => true
            (= [1 2] '(1 2)) => true
            (= 1 1.0) => false
            """);
        library.many("not=", 1, """
            Whether the values are not all equal.
            (not= 1 2) => true
            (not= 1 1) => false
            """, values -> !holds(Equality::equal, values));
        chain(library, "==", Numbers::equiv, """
            Whether all numbers have the same value, whatever their kind.
            (== 1 1.0) => true
            """);
        chain(library, "<", Numbers::less, """
            Whether each number is less than the next.
            (< 1 2 3) => true
            (< 1 1) => false
            """);
        chain(library, "<=", Numbers::lessOrEqual, """
            Whether no number is greater than the next.
            (<= 1 1 2) => true
            """);
        chain(library, ">", (a, b) -> Numbers.less(b, a), """
            Whether each number is greater than the next.
            (> 3 2 1) => true
            """);
        chain(library, ">=", (a, b) -> Numbers.lessOrEqual(b, a), """
            Whether no number is less than the next.
            (>= 2 2 1) => true
            """);
        order(library);
    }

    private static void order(Library library) {
        library.two("compare", """
            A negative number, zero or a positive number when the first value comes before, with or after the second.
            Numbers, strings, characters, keywords, symbols, booleans and vectors have an order; nil comes first. Positions and
            directions have that of the board, types that of the text, players that of the game.
            (compare 1 2) => -1
            (compare "b" "a") => 1
            (compare nil 0) => -1
            """, (a, b) -> (long) Ordering.compare(a, b));
        library.many("max", 1, """
            The greatest of numbers.
            (max 3 7 5) => 7
            """, values -> extreme(values, 1));
        library.many("min", 1, """
            The least of numbers.
            (min 3 7 5) => 3
            """, values -> extreme(values, -1));
        library.two("identical?", """
            Whether two values are one and the same object; small values such as numbers are when they are equal.
            (identical? :a :a) => true
            (identical? [1] [1]) => false
            """, References::same);
    }

    private static Object extreme(Object[] values, int sign) {
        if (values.length == 1) {
            return values[0];
        }
        var best = ArithmeticFunctions.number(values[0]);
        for (int i = 1; i < values.length; i++) {
            var value = ArithmeticFunctions.number(values[i]);
            if (!isNaN(best) && (isNaN(value) || Numbers.compare(value, best) * sign > 0)) {
                best = value;
            }
        }
        return best;
    }

    private static boolean isNaN(Object value) {
        return value instanceof Double number && number.isNaN();
    }

    private static void chain(Library library, String name, BiPredicate<Object, Object> relation, String doc) {
        library.many(name, 1, doc, values -> holds(relation, values));
    }

    private static boolean holds(BiPredicate<Object, Object> relation, Object[] values) {
        for (int i = 1; i < values.length; i++) {
            if (!relation.test(values[i - 1], values[i])) {
                return false;
            }
        }
        return true;
    }
}
