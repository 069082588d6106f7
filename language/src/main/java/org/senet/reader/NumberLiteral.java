package org.senet.reader;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.senet.data.LargeDigits;
import org.senet.data.Numbers;

/** Understands the numbers of Clojure's syntax. */
final class NumberLiteral {

    /** The numbers are too long to be meant, and would take long to convert. */
    private static final int MAX_LENGTH = 100_000;

    private static final int MAX_RADIX = 36;

    private final String token;
    private final boolean negative;
    private final String digits;

    private NumberLiteral(String token) {
        this.token = token;
        this.negative = token.charAt(0) == '-';
        this.digits = token.substring(isSign(token.charAt(0)) ? 1 : 0);
    }

    /** Why a token is not a number. */
    static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;
        private final String problem;
        private final @Nullable String hint;

        Malformed(String message, @Nullable String hint) {
            super(message, null, false, false);
            this.problem = message;
            this.hint = hint;
        }

        String problem() {
            return problem;
        }

        @Nullable
        String hint() {
            return hint;
        }
    }

    /**
     * Whether a token must be a number rather than a name: it begins with a digit, perhaps after a sign or a point. Only
     * digits with one small letter behind them are a name, that of a position such as 9i: no number is written so.
     */
    static boolean looksLikeNumber(String token) {
        if (isPosition(token)) {
            return false;
        }
        int first = isSign(token.charAt(0)) ? 1 : 0;
        if (first < token.length() && token.charAt(first) == '.') {
            first++;
        }
        return first < token.length() && isDigit(token.charAt(first));
    }

    private static boolean isPosition(String token) {
        int last = token.length() - 1;
        char letter = token.charAt(last);
        return last > 0 && letter >= 'a' && letter <= 'z' && allDigits(token.substring(0, last));
    }

    static Object parse(String token) throws Malformed {
        if (token.length() > MAX_LENGTH) {
            throw new Malformed("a number of more than " + MAX_LENGTH + " characters is too long", null);
        }
        return new NumberLiteral(token).parse();
    }

    private Object parse() throws Malformed {
        if (digits.startsWith("0x") || digits.startsWith("0X")) {
            return integer(digits.substring(2), 16);
        }
        int radixMark = Math.max(digits.indexOf('r'), digits.indexOf('R'));
        if (radixMark > 0 && allDigits(digits.substring(0, radixMark))) {
            return inRadix(digits.substring(0, radixMark), digits.substring(radixMark + 1));
        }
        int slash = digits.indexOf('/');
        if (slash > 0) {
            return ratio(digits.substring(0, slash), digits.substring(slash + 1));
        }
        String whole = digits.endsWith("N") ? digits.substring(0, digits.length() - 1) : digits;
        if (allDigits(whole)) {
            return whole.length() > 1 && whole.charAt(0) == '0' ? octal(whole.substring(1)) : integer(digits, 10);
        }
        return fractional();
    }

    private Object octal(String octalDigits) throws Malformed {
        for (int i = 0; i < octalDigits.length(); i++) {
            if (octalDigits.charAt(i) > '7') {
                throw new Malformed(
                        "`" + token + "` is not a number: after a leading zero digits are octal, from 0 to 7",
                        "for a decimal number leave out the leading zero");
            }
        }
        return integer(digits.substring(1), 8);
    }

    private Object inRadix(String radixText, String inRadix) throws Malformed {
        int radix = radixText.length() > 2 ? 0 : Integer.parseInt(radixText);
        if (radix < 2 || radix > MAX_RADIX) {
            throw new Malformed("`" + token + "` is not a number: the radix must be from 2 to 36", null);
        }
        return integerOf(inRadix, radix, false);
    }

    private Object integer(String text, int radix) throws Malformed {
        boolean big = text.endsWith("N");
        return integerOf(big ? text.substring(0, text.length() - 1) : text, radix, big);
    }

    private Object integerOf(String text, int radix, boolean big) throws Malformed {
        if (text.isEmpty()) {
            throw new Malformed("`" + token + "` is not a number: its digits are missing", null);
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 128 || Character.digit(c, radix) < 0) {
                throw new Malformed(
                        "`" + token + "` is not a number: `" + c + "` is not a digit in base " + radix, null);
            }
        }
        BigInteger value = LargeDigits.read(negative ? "-" + text : text, radix);
        return big || value.bitLength() >= Long.SIZE ? value : (Object) value.longValue();
    }

    private Object ratio(String numerator, String denominator) throws Malformed {
        if (!allDigits(numerator) || !allDigits(denominator)) {
            throw notANumber("a ratio is written as two whole numbers with a slash, such as `1/3`");
        }
        BigInteger divisor = LargeDigits.read(denominator, 10);
        if (divisor.signum() == 0) {
            throw new Malformed("the denominator of `" + token + "` is zero", null);
        }
        Object dividend = integerOf(numerator, 10, false);
        Object reduced = divisor.bitLength() < Long.SIZE ? (Object) divisor.longValue() : divisor;
        return Numbers.divide(dividend, reduced);
    }

    private Object fractional() throws Malformed {
        if (digits.startsWith(".")) {
            throw notANumber("write a digit before the point: `" + (negative ? "-0" : "0") + digits + "`");
        }
        boolean decimal = digits.endsWith("M");
        String text = decimal ? digits.substring(0, digits.length() - 1) : digits;
        if (!isFractional(text)) {
            throw notANumber("a name cannot begin with a digit");
        }
        String signed = negative ? "-" + text : text;
        if (!decimal) {
            return Double.parseDouble(signed);
        }
        try {
            return new BigDecimal(signed);
        } catch (NumberFormatException e) {
            throw new Malformed("`" + token + "` is not a number: its exponent is too large", null);
        }
    }

    private Malformed notANumber(String hint) {
        return new Malformed("`" + token + "` is not a number", hint);
    }

    /** Whether a text is digits, perhaps a point with more digits, perhaps an exponent. */
    private static boolean isFractional(String text) {
        int i = skipDigits(text, 0);
        if (i == 0) {
            return false;
        }
        if (i < text.length() && text.charAt(i) == '.') {
            i = skipDigits(text, i + 1);
        }
        if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
            int exponent = i + 1 < text.length() && isSign(text.charAt(i + 1)) ? i + 2 : i + 1;
            i = skipDigits(text, exponent);
            if (i == exponent) {
                return false;
            }
        }
        return i == text.length();
    }

    private static boolean allDigits(String text) {
        return !text.isEmpty() && skipDigits(text, 0) == text.length();
    }

    private static int skipDigits(String text, int from) {
        int i = from;
        while (i < text.length() && isDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '-';
    }
}
