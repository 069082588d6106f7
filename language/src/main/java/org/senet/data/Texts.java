package org.senet.data;

import com.oracle.truffle.api.TruffleSafepoint;

/**
 * Texts of any size, with operations that can be interrupted. Texts made by programs have at most {@value #MAX_CHARS}
 * characters, so that each operation that only goes through a text is short.
 */
public final class Texts {
    /** The most characters that a text may have. */
    public static final int MAX_CHARS = 1 << 26;

    /** Java looks for parts when the characters of text and part, multiplied, are no more than that. */
    private static final long SHORT_SEARCH = 1L << 24;

    private Texts() {}

    /**
     * Fails when a text would be too long.
     *
     * @param chars the number of its characters
     * @throws IllegalArgumentException when there are more than {@value #MAX_CHARS}
     */
    public static void checkLength(long chars) {
        if (chars > MAX_CHARS) {
            throw new IllegalArgumentException("the text is too long: a text has at most " + MAX_CHARS + " characters");
        }
    }

    /**
     * Texts one after another.
     *
     * @param separator what stands between them
     * @param parts the texts
     * @return all of it
     * @throws IllegalArgumentException when it is too long
     */
    public static String join(String separator, Iterable<String> parts) {
        long length = 0;
        for (var part : parts) {
            length += part.length() + separator.length();
            checkLength(length - separator.length());
        }
        return String.join(separator, parts);
    }

    /** The first place from an index on where a text contains a part, or -1. */
    public static int indexOf(String text, String part, int from) {
        if ((long) text.length() * part.length() <= SHORT_SEARCH) {
            return text.indexOf(part, from);
        }
        int last = text.length() - part.length();
        for (int i = from; i <= last; i++) {
            TruffleSafepoint.poll(null);
            if (text.startsWith(part, i)) {
                return i;
            }
        }
        return -1;
    }

    /** The last place where a text contains a part, or -1. */
    public static int lastIndexOf(String text, String part) {
        if ((long) text.length() * part.length() <= SHORT_SEARCH) {
            return text.lastIndexOf(part);
        }
        for (int i = text.length() - part.length(); i >= 0; i--) {
            TruffleSafepoint.poll(null);
            if (text.startsWith(part, i)) {
                return i;
            }
        }
        return -1;
    }
}
