package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Locale;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Precision;
import org.senet.data.Printer;
import org.senet.data.Texts;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Function;

/** What the library written in Senet, such as {@code senet.string}, cannot do without Java; programs use that. */
final class NativeFunctions {
    private NativeFunctions() {}

    static void install(Library library) {
        cases(library);
        trimming(library);
        whole(library);
        searching(library);
        guessing(library);
        splitting(library);
        powers(library);
        angles(library);
        rounding(library);
        precision(library);
        arities(library);
    }

    private static void cases(Library library) {
        library.one("upper-case", """
            The text in capital letters.
            (senet.native/upper-case "e4") => "E4"
            """, v -> text(v).toUpperCase(Locale.ROOT));
        library.one("lower-case", """
            The text in small letters.
            (senet.native/lower-case "E4") => "e4"
            """, v -> text(v).toLowerCase(Locale.ROOT));
    }

    private static void arities(Library library) {
        library.function(
                "taking",
                3,
                3,
                """
            The function, if it takes so many arguments; else that is an error at the function's place, with a hint.
            (= inc (senet.native/taking inc 1 "it gets a number")) => true
            """,
                (context, a) -> taking(a[0], Math.toIntExact(Arguments.integer(a[1])), Arguments.string(a[2])));
    }

    private static Object taking(Object callable, int count, String hint) {
        if (callable instanceof Function function && function.code.direct(count) == null) {
            var lambda = function.code.lambda();
            throw SenetException.at(lambda == null ? null : lambda.span(), function.wrongArity(count), hint);
        }
        return callable;
    }

    private static void trimming(Library library) {
        library.one("trim", """
            The text without white space at both ends.
            (senet.native/trim " a ") => "a"
            """, v -> Arguments.string(v).strip());
        library.one("trim-start", """
            The text without white space at its start.
            (senet.native/trim-start " a ") => "a "
            """, v -> Arguments.string(v).stripLeading());
        library.one("trim-end", """
            The text without white space at its end.
            (senet.native/trim-end " a ") => " a"
            """, v -> Arguments.string(v).stripTrailing());
        library.one("blank?", """
            Whether the text is nil or nothing but white space.
            (senet.native/blank? " ") => true
            """, v -> v == Nil.NIL || Arguments.string(v).isBlank());
    }

    private static void whole(Library library) {
        library.one("reverse-text", """
            The characters of a text from the last to the first; those that need two places stay whole.
            (senet.native/reverse-text "abc") => "cba"
            """, v -> new StringBuilder(Arguments.string(v))
                .reverse()
                .toString());
    }

    private static void searching(Library library) {
        library.function(
                "index-of",
                3,
                3,
                """
                Where a text first contains another, or a character, from an index on; nil when it does not.
                (senet.native/index-of "abcabc" "c" 3) => 5
                """,
                (context, a) -> found(Texts.indexOf(Arguments.string(a[0]), part(a[1]), Arguments.index(a[2]))));
        library.two("last-index-of", """
            Where a text last contains another, or a character; nil when it does not.
            (senet.native/last-index-of "abcabc" "c") => 5
            """, (text, part) -> found(Texts.lastIndexOf(Arguments.string(text), part(part))));
        library.two("starts-with?", """
            Whether a text begins with another.
            (senet.native/starts-with? "abc" "ab") => true
            """, (a, b) -> text(a).startsWith(Arguments.string(b)));
        library.two("ends-with?", """
            Whether a text ends with another.
            (senet.native/ends-with? "abc" "bc") => true
            """, (a, b) -> text(a).endsWith(Arguments.string(b)));
        library.two("includes?", """
            Whether a text contains another.
            (senet.native/includes? "abc" "b") => true
            """, (a, b) -> Texts.indexOf(text(a), Arguments.string(b), 0) >= 0);
    }

    private static void guessing(Library library) {
        library.two("nearest", """
            That of several texts which was most likely meant by another one; nil when none is like it.
            (senet.native/nearest "bleu" ["red" "blue"]) => "blue"
            """, (wrong, known) -> Suggest.nearest(Arguments.string(wrong), Arguments.strings(known))
                .<Object>map(name -> name)
                .orElse(Nil.NIL));
    }

    private static void splitting(Library library) {
        library.two("join", """
            The texts of a collection's elements with a separator between.
            (senet.native/join ", " [1 2]) => "1, 2"
            """, (separator, coll) -> {
            var parts = new ArrayList<String>();
            Elements.of(coll).forEach(element -> parts.add(Printer.str(element)));
            return Texts.join(Printer.str(separator), parts);
        });
        library.function(
                "split",
                3,
                3,
                """
                The parts of a text between the matches of a regular expression; with a limit, at most that many.
                (senet.native/split "a,b,c" #"," 2) => ["a" "b,c"]
                """,
                (context, a) -> PersistentVector.of((Object[]) Arguments.pattern(a[1])
                        .split(new InterruptibleText(Arguments.string(a[0])), Arguments.index(a[2]))));
        library.function("replace", 4, 4, """
            The text with a string, a character or the matches of a regular expression replaced, everywhere or once.
            (senet.native/replace "a1b2" #"[0-9]" "-" true) => "a-b-"
            """, (context, a) -> replace(a));
        library.one(
                "characters",
                """
                A list of a text's characters.
                (senet.native/characters "ab") => (\\a \\b)
                """,
                v -> PersistentList.from(Arguments.string(v)
                        .chars()
                        .mapToObj(c -> (Object) (char) c)
                        .toList()));
    }

    /** The text of any value but nil, as the functions on texts take it: that of a keyword begins with a colon. */
    private static String text(Object value) {
        return value == Nil.NIL ? Arguments.string(value) : Printer.str(value);
    }

    private static String part(Object value) {
        return value instanceof Character c ? c.toString() : Arguments.string(value);
    }

    private static Object found(int index) {
        return index < 0 ? Nil.NIL : (Object) (long) index;
    }

    private static Object replace(Object[] a) {
        if (a[1] instanceof String && !(a[2] instanceof String)) {
            throw new WrongArgument("a string in the place of a string", a[2]);
        }
        if (a[1] instanceof Character && !(a[2] instanceof Character)) {
            throw new WrongArgument("a character in the place of a character", a[2]);
        }
        boolean isPattern = a[1] instanceof Pattern;
        var pattern = isPattern ? (Pattern) a[1] : Pattern.compile(part(a[1]), Pattern.LITERAL);
        var matcher = pattern.matcher(new InterruptibleText(text(a[0])));
        var replacement = isPattern ? Arguments.string(a[2]) : Matcher.quoteReplacement(part(a[2]));
        return Truth.core(a[3]) ? replaceAll(matcher, replacement) : matcher.replaceFirst(replacement);
    }

    private static String replaceAll(Matcher matcher, String replacement) {
        var text = new StringBuilder();
        while (matcher.find()) {
            TruffleSafepoint.poll(null);
            matcher.appendReplacement(text, replacement);
            Texts.checkLength(text.length());
        }
        return matcher.appendTail(text).toString();
    }

    private static void powers(Library library) {
        real(library, "sqrt", Math::sqrt, "The square root of a number.\n(senet.native/sqrt 9) => 3.0");
        real(library, "cbrt", Math::cbrt, "The cube root of a number.\n(senet.native/cbrt 27) => 3.0");
        real(library, "exp", StrictMath::exp, "The number e to a power.\n(senet.native/exp 0) => 1.0");
        real(library, "log", StrictMath::log, "The natural logarithm.\n(senet.native/log 1) => 0.0");
        real(library, "log10", StrictMath::log10, "The logarithm to the base 10.\n(senet.native/log10 1000) => 3.0");
        reals(library, "pow", StrictMath::pow, "A number to a power.\n(senet.native/pow 2 10) => 1024.0");
        reals(library, "hypot", StrictMath::hypot, "The length of a diagonal.\n(senet.native/hypot 3 4) => 5.0");
    }

    private static void angles(Library library) {
        real(library, "sin", StrictMath::sin, "The sine of an angle in radians.\n(senet.native/sin 0) => 0.0");
        real(library, "cos", StrictMath::cos, "The cosine of an angle in radians.\n(senet.native/cos 0) => 1.0");
        real(library, "tan", StrictMath::tan, "The tangent of an angle in radians.\n(senet.native/tan 0) => 0.0");
        real(library, "asin", StrictMath::asin, "The angle with a sine.\n(senet.native/asin 0) => 0.0");
        real(library, "acos", StrictMath::acos, "The angle with a cosine.\n(senet.native/acos 1) => 0.0");
        real(library, "atan", StrictMath::atan, "The angle with a tangent.\n(senet.native/atan 0) => 0.0");
        reals(library, "atan2", StrictMath::atan2, "The angle of the point x, y.\n(senet.native/atan2 0 1) => 0.0");
    }

    private static void rounding(Library library) {
        real(library, "floor", Math::floor, "The next whole number below.\n(senet.native/floor 1.7) => 1.0");
        real(library, "ceil", Math::ceil, "The next whole number above.\n(senet.native/ceil 1.2) => 2.0");
        real(library, "rint", Math::rint, "The nearest whole number.\n(senet.native/rint 2.5) => 2.0");
        library.one("round", """
            The nearest integer; halves go up.
            (senet.native/round 2.5) => 3
            """, v -> Math.round(Numbers.toDouble(v)));
        library.two("floor-div", """
            The quotient of two integers, rounded down.
            (senet.native/floor-div -7 2) => -4
            """, (a, b) -> Math.floorDiv(Arguments.integer(a), Arguments.integer(b)));
    }

    private static void precision(Library library) {
        library.calling("with-precision", 3, 3, """
            What a function returns while decimals are rounded to a number of digits, in a way that Java names.
            (senet.native/with-precision 2 "HALF_UP" (fn [] (/ 1M 3))) => 0.33M
            """, (state, a) -> {
            var digits = Arguments.index(a[0]);
            var rounding = RoundingMode.valueOf(Arguments.string(a[1]));
            return Precision.with(new MathContext(digits, rounding), () -> Callables.call(state, a[2]));
        });
    }

    private static void real(Library library, String name, DoubleUnaryOperator operation, String doc) {
        library.one(name, doc, v -> operation.applyAsDouble(Numbers.toDouble(v)));
    }

    private static void reals(Library library, String name, DoubleBinaryOperator operation, String doc) {
        library.two(name, doc, (a, b) -> operation.applyAsDouble(Numbers.toDouble(a), Numbers.toDouble(b)));
    }
}
