package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Guesses which known name was meant by an unknown one. */
public final class Suggest {

    private static final int MAX_LENGTH = 80;

    private Suggest() {}

    /**
     * The known name that is nearest to a wrong one, if one is near: by the number of characters to insert, delete,
     * replace or swap with the neighbour, not counting case. About one such mistake in three characters is allowed.
     *
     * @param wrong the wrong name
     * @param known the known names
     * @return the nearest; of several equally near, the one whose case fits better, then the first in the alphabet
     */
    @TruffleBoundary
    public static Optional<String> nearest(String wrong, Iterable<String> known) {
        if (wrong.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        String lower = wrong.toLowerCase(Locale.ROOT);
        @Nullable Candidate best = null;
        for (String name : known) {
            int allowed = allowed(Math.max(wrong.length(), name.length()));
            if (Math.abs(wrong.length() - name.length()) > allowed || name.equals(wrong)) {
                continue;
            }
            int distance = distance(lower, name.toLowerCase(Locale.ROOT));
            if (distance <= allowed) {
                var candidate = new Candidate(name, distance, distance(wrong, name));
                best = best == null || candidate.compareTo(best) < 0 ? candidate : best;
            }
        }
        return Optional.ofNullable(best).map(Candidate::name);
    }

    /**
     * A hint for an error message.
     *
     * @param wrong the wrong name
     * @param known the known names
     * @return a question that names the nearest known name, or Java {@code null} when none is near
     */
    @TruffleBoundary
    public static @Nullable String hint(String wrong, Iterable<String> known) {
        return nearest(wrong, known).map(name -> "did you mean `" + name + "`?").orElse(null);
    }

    /**
     * The nearest known name, or else a list of all.
     *
     * @param what what they are, in the plural
     */
    public static String hint(String wrong, Collection<String> known, String what) {
        var near = hint(wrong, known);
        return near != null ? near : "the " + what + " are: " + String.join(" ", known);
    }

    private static int allowed(int length) {
        return length < 2 ? 0 : Math.min(3, (length + 1) / 3);
    }

    /** The optimal string alignment distance (Damerau 1964): no part is edited twice. */
    static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(last[j], row[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }

    private record Candidate(String name, int distance, int exactDistance) implements Comparable<Candidate> {

        @Override
        public int compareTo(Candidate other) {
            if (distance != other.distance) {
                return Integer.compare(distance, other.distance);
            }
            if (exactDistance != other.exactDistance) {
                return Integer.compare(exactDistance, other.exactDistance);
            }
            return name.compareTo(other.name);
        }
    }
}
