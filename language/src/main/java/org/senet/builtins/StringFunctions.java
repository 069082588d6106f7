package org.senet.builtins;

/** Strings and characters. */
final class StringFunctions {
    private StringFunctions() {}

    static void install(Library library) {
        library.function("subs", 2, 3, """
            The part of a string from an index up to, not including, another.
            (subs "chess" 1 3) => "he"
            (subs "chess" 3) => "ss"
            """, (context, a) -> {
            var text = Arguments.string(a[0]);
            long from = Arguments.integer(a[1]);
            long to = a.length > 2 ? Arguments.integer(a[2]) : text.length();
            if (from < 0 || to < from || to > text.length()) {
                throw new IllegalArgumentException(
                        "no part from " + from + " to " + to + " in a string of length " + text.length());
            }
            return text.substring((int) from, (int) to);
        });
        library.function("format", 1, -1, """
            A text with values put in where it says so: %s a value, %d an integer, %5d one five characters wide, %x
            one in hexadecimal, %.2f a number with two digits after the point, %e one with an exponent, %c a
            character, %b a truth value, %n the end of a line, %% a percent sign. %2$s is the second value, whatever stands
            before.
            (format "%s has %d" "White" 12) => "White has 12"
            (format "%5.1f|%-4d|" 2.25 7) => "  2.3|7   |"
            (format "%2$s before %1$s" "a" "b") => "b before a"
            """, (context, a) -> Format.format(a));
        library.one("char", """
            The character with a code.
            (char 97) => \\a
            """, v -> {
            if (v instanceof Character) {
                return v;
            }
            long code = Arguments.integer(v);
            if (code != (char) code) {
                throw new WrongArgument("the code of a character, from 0 to 65535", v);
            }
            return (char) code;
        });
    }
}
