package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.interop.TruffleObject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Turns values into text. Readably ({@code pr}), the text is such that the reader gives an equal value again, where
 * that is possible; otherwise ({@code print}), strings and characters stand for themselves, also inside of collections.
 */
public final class Printer {

    private static final String ELLIPSIS = "...";
    private static final int UNBOUNDED = Integer.MAX_VALUE;
    private static final int MAX_DISPLAY_DEPTH = 100;
    private static final int PREVIEW_CHARS = 10_000;
    private static final Limits PREVIEW_LIMITS = new Limits(200, MAX_DISPLAY_DEPTH);

    /** As deep as the reader reads: what is nested deeper, such as a value that contains itself, is cut off. */
    private static final int MAX_PRINT_DEPTH = 1000;

    /** Longer texts are no use to anybody, and would fill the memory. */
    private static final int MAX_PRINT_CHARS = Texts.MAX_CHARS;

    private static final ThreadLocal<Printer> ACTIVE = new ThreadLocal<>();

    private final StringBuilder out;
    private final boolean readably;
    private final int maxChars;
    private final Limits limits;

    /** Whether lazy sequences are computed, as far as they are printed. */
    private final boolean computes;

    private int depth;

    /**
     * How much of a value is printed.
     *
     * @param length how many elements of a collection
     * @param level how many collections inside of each other
     */
    public record Limits(long length, long level) {
        /** All elements, as deep as the reader reads. */
        public static final Limits NONE = new Limits(Long.MAX_VALUE, MAX_PRINT_DEPTH);
    }

    private Printer(StringBuilder out, boolean readably, int maxChars, Limits limits, boolean computes) {
        this.out = out;
        this.readably = readably;
        this.maxChars = maxChars;
        this.limits = limits;
        this.computes = computes;
    }

    /**
     * The text of a value.
     *
     * @param value any value; lazy sequences are realised and must come to an end
     * @param readably whether the text is for the reader rather than for people
     * @return the text
     */
    public static String print(@Nullable Object value, boolean readably) {
        return print(value, readably, Limits.NONE);
    }

    /**
     * The text of a value, or of a part of it.
     *
     * @param value any value
     * @param readably whether the text is for the reader rather than for people
     * @param limits how much is printed; left out elements are {@code ...}, deeper collections {@code #}
     * @return the text
     * @throws IllegalStateException when the text would be longer than 67 million characters
     */
    @TruffleBoundary
    public static String print(@Nullable Object value, boolean readably, Limits limits) {
        var out = new StringBuilder();
        var printer = new Printer(out, readably, UNBOUNDED, limits, true);
        Printer outer = ACTIVE.get();
        ACTIVE.set(printer);
        try {
            printer.write(value);
        } finally {
            ACTIVE.set(outer);
        }
        return out.toString();
    }

    /**
     * The text of a value as a part of a message: Senet's {@code str}. Differs from {@link #print} in that nil is the
     * empty text, numbers have no marks of their kind, and strings inside of collections are readable.
     *
     * @param value any value; lazy sequences are realised and must come to an end
     * @return the text
     */
    @TruffleBoundary
    public static String str(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case Nil nil -> "";
            case String text -> text;
            case Character character -> character.toString();
            case BigInteger number -> LargeDigits.write(number);
            case Number number -> number.toString();
            case Pattern pattern -> pattern.pattern();
            case UUID uuid -> uuid.toString();
            case Keyword keyword -> keyword.toString();
            case Symbol symbol -> symbol.toString();
            // What has no parts, as a position of a board.
            default ->
                value instanceof TruffleObject || value instanceof Printable ? print(value, true) : value.toString();
        };
    }

    /**
     * The beginning of a value's readable text, for debuggers and messages. Computes nothing: what a lazy sequence does
     * not know yet is left out. Fit for values of any size, and for values that contain themselves.
     *
     * @param value any value
     * @param maxChars the greatest length of the text, at least 3
     * @return the text; what is left out is marked with {@code ...}
     */
    @TruffleBoundary
    public static String display(@Nullable Object value, int maxChars) {
        return bounded(value, maxChars, Limits.NONE, false);
    }

    /**
     * The beginning of a value's readable text, for people who have asked for the value. Lazy sequences are computed as
     * far as they are shown, so this may take long and fail. Fit for endless sequences, and for values that contain
     * themselves.
     *
     * @param value any value
     * @return the text: of each collection the first 200 elements, and 10,000 characters in all; what is left out is
     *     marked with {@code ...}
     */
    @TruffleBoundary
    public static String preview(@Nullable Object value) {
        return bounded(value, PREVIEW_CHARS, PREVIEW_LIMITS, true);
    }

    private static String bounded(@Nullable Object value, int maxChars, Limits limits, boolean computes) {
        var out = new StringBuilder();
        var printer = new Printer(out, true, maxChars, limits, computes);
        Printer outer = ACTIVE.get();
        ACTIVE.set(printer);
        try {
            printer.write(value);
        } catch (Full full) {
            out.setLength(Math.max(0, maxChars - ELLIPSIS.length()));
            out.append(ELLIPSIS);
        } finally {
            ACTIVE.set(outer);
        }
        return out.toString();
    }

    /**
     * Writes a value as a part of another, for implementations of {@link Printable}.
     *
     * @param out what the implementation was given
     * @param value the part
     * @param readably what the implementation was given
     */
    @TruffleBoundary
    public static void append(StringBuilder out, @Nullable Object value, boolean readably) {
        Printer active = ACTIVE.get();
        Printer printer =
                active != null && active.out == out ? active : new Printer(out, readably, UNBOUNDED, Limits.NONE, true);
        printer.write(value);
    }

    private boolean isBounded() {
        return maxChars != UNBOUNDED;
    }

    private void write(@Nullable Object value) {
        TruffleSafepoint.poll(null);
        if (isBounded() && depth >= MAX_DISPLAY_DEPTH) {
            out.append(ELLIPSIS);
        } else if (depth >= MAX_PRINT_DEPTH || depth >= limits.level() && isNested(value)) {
            out.append('#');
        } else {
            depth++;
            writeValue(value);
            depth--;
        }
        if (out.length() > maxChars) {
            throw Full.INSTANCE;
        }
        if (out.length() > MAX_PRINT_CHARS) {
            throw new IllegalStateException("the text of the value is too long; perhaps it has no end");
        }
    }

    private static boolean isNested(@Nullable Object value) {
        return value instanceof Sequential || value instanceof PersistentMap || value instanceof PersistentSet;
    }

    /** Whether another language shows the value; errors, which are asked by tools, show themselves. */
    private static boolean isForeign(Object value) {
        return ForeignCollection.isForeign(value) && !(value instanceof Throwable);
    }

    private void writeValue(@Nullable Object value) {
        switch (value) {
            case null -> out.append("nil");
            case String text -> Literals.string(out, text, readably);
            case Character character -> Literals.character(out, character, readably);
            case Double number -> Literals.real(out, number);
            case Float number -> Literals.real(out, number.doubleValue());
            case BigInteger number -> out.append(LargeDigits.write(number)).append('N');
            case BigDecimal number -> out.append(number).append('M');
            case Pattern pattern -> Literals.pattern(out, pattern);
            case UUID uuid -> out.append(readably ? "#uuid \"" + uuid + '"' : uuid.toString());
            case PersistentVector vector -> elements('[', vector, "]");
            case MapEntry entry -> elements('[', entry, "]");
            case PersistentMap map -> entries(map);
            case PersistentSet set -> {
                out.append('#');
                elements('{', set, "}");
            }
            case Seq seq -> sequence(seq);
            case Printable printable -> printable.print(out, readably);
            default -> out.append(isForeign(value) ? ForeignCollection.text(value, computes) : value);
        }
    }

    private void elements(char open, Iterable<Object> elements, String close) {
        out.append(open);
        String separator = "";
        long left = limits.length();
        for (Object element : elements) {
            out.append(separator);
            if (left-- <= 0) {
                out.append(ELLIPSIS);
                break;
            }
            write(element);
            separator = " ";
        }
        out.append(close);
    }

    private void entries(PersistentMap map) {
        if (map.type() != null) {
            out.append('#').append(map.type().name());
        }
        out.append('{');
        String separator = "";
        long left = limits.length();
        for (Map.Entry<Object, Object> entry : map) {
            out.append(separator);
            if (left-- <= 0) {
                out.append(ELLIPSIS);
                break;
            }
            write(entry.getKey());
            out.append(' ');
            write(entry.getValue());
            separator = ", ";
        }
        out.append('}');
    }

    private void sequence(Seq seq) {
        if (computes) {
            elements('(', seq, ")");
            return;
        }
        out.append('(');
        String separator = "";
        Seq rest = known(seq);
        while (rest != null) {
            out.append(separator);
            write(rest.first());
            separator = " ";
            rest = known(Seqs.rest(rest));
        }
        out.append(')');
    }

    /** The elements of a sequence that need no computation; marks those that do. */
    private @Nullable Seq known(Seq seq) {
        if (seq instanceof LazySeq lazy && !lazy.isRealized()) {
            out.append(out.charAt(out.length() - 1) == '(' ? ELLIPSIS : " " + ELLIPSIS);
            return null;
        }
        return Seqs.seq(seq);
    }

    /** Ends the printing of a value whose text is long enough. */
    private static final class Full extends RuntimeException {

        private static final long serialVersionUID = 1L;
        static final Full INSTANCE = new Full();

        private Full() {
            super(null, null, false, false);
        }
    }
}
