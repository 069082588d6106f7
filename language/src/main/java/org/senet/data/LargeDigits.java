package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Integers of any size from and to digits, in time that does not grow with the square of their number, interruptible. */
public final class LargeDigits {
    /** So many digits are left to Java. */
    private static final int PIECE = 1 << 12;

    /** An integer of so many bits is shown in messages. */
    private static final int BRIEF_BITS = 1 << 9;

    private LargeDigits() {}

    /**
     * Reads an integer.
     *
     * @param text digits, perhaps with a sign in front
     * @param radix the base, 2 to 36
     * @return the integer
     * @throws NumberFormatException when the text is something else
     * @throws ArithmeticException when the integer would have more bits than integers may have
     */
    @TruffleBoundary
    public static BigInteger read(String text, int radix) {
        if (text.length() <= PIECE) {
            return new BigInteger(text, radix);
        }
        boolean signed = text.charAt(0) == '-' || text.charAt(0) == '+';
        var digits = signed ? text.substring(1) : text;
        if (digits.chars().anyMatch(c -> Character.digit(c, radix) < 0)) {
            throw new NumberFormatException("not a whole number");
        }
        int used = 0;
        while (used < digits.length() && digits.charAt(used) == '0') {
            used++;
        }
        digits = digits.substring(used);
        LargeIntegers.checkBits((long) ((digits.length() - 1) * (Math.log(radix) / Math.log(2))));
        var value = magnitude(digits, powers(radix, digits.length()));
        return LargeIntegers.checked(text.charAt(0) == '-' ? value.negate() : value);
    }

    /** The radix to the power of {@link #PIECE}, and its squares, as long as their digits are fewer than those given. */
    private static Powers powers(int radix, long digits) {
        var powers = new ArrayList<BigInteger>();
        for (long size = PIECE; size < digits; size *= 2) {
            powers.add(
                    powers.isEmpty()
                            ? LargeIntegers.power(BigInteger.valueOf(radix), PIECE)
                            : LargeIntegers.multiply(powers.getLast(), powers.getLast()));
        }
        return new Powers(radix, powers);
    }

    private record Powers(int radix, List<BigInteger> values) {}

    private static BigInteger magnitude(String digits, Powers powers) {
        if (digits.length() <= PIECE) {
            return digits.isEmpty() ? BigInteger.ZERO : new BigInteger(digits, powers.radix);
        }
        TruffleSafepoint.poll(null);
        int level = Integer.SIZE - 1 - Integer.numberOfLeadingZeros((digits.length() - 1) / PIECE);
        int split = digits.length() - (PIECE << level);
        var high = magnitude(digits.substring(0, split), powers);
        var low = magnitude(digits.substring(split), powers);
        return LargeIntegers.multiply(high, powers.values.get(level)).add(low);
    }

    /**
     * Writes an integer in base 10.
     *
     * @param number the integer
     * @return its digits, with a minus in front of negative ones
     */
    @TruffleBoundary
    public static String write(BigInteger number) {
        if (number.bitLength() <= LargeIntegers.PIECE) {
            return number.toString();
        }
        long digits = (long) (number.bitLength() * Math.log10(2)) + 2;
        var powers = powers(10, digits).values;
        var out = new StringBuilder(Math.toIntExact(digits));
        if (number.signum() < 0) {
            out.append('-');
        }
        write(number.abs(), powers, powers.size(), false, out);
        return out.toString();
    }

    /** An integer in a message: a long one is only told the number of its digits. */
    static String brief(BigInteger number) {
        return number.bitLength() <= BRIEF_BITS
                ? number.toString()
                : "an integer of about " + (long) (number.bitLength() * Math.log10(2)) + " digits";
    }

    /** Writes what is less than the power at a level, and as many zeros before it as are missing, if it is not first. */
    private static void write(
            BigInteger number, List<BigInteger> powers, int level, boolean padded, StringBuilder out) {
        if (level == 0) {
            var digits = number.toString();
            out.repeat('0', padded ? PIECE - digits.length() : 0).append(digits);
            return;
        }
        TruffleSafepoint.poll(null);
        var power = powers.get(level - 1);
        if (!padded && number.compareTo(power) < 0) {
            write(number, powers, level - 1, false, out);
            return;
        }
        var parts = LargeIntegers.divide(number, power);
        write(parts.quotient(), powers, level - 1, padded, out);
        write(parts.remainder(), powers, level - 1, true, out);
    }
}
