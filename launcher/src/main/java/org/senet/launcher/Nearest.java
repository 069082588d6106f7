package org.senet.launcher;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the known names that a mistyped name may have meant. */
final class Nearest {
    private Nearest() {}

    /**
     * The known names close to {@code name}, nearest first; a name is close when at
     * most a third of it is wrong, or when one of the two is a part of the other.
     */
    static List<String> names(String name, Collection<String> known, int limit) {
        record Candidate(String name, int distance) {}
        var lower = name.toLowerCase(Locale.ROOT);
        return known.stream()
                .distinct()
                .map(candidate -> new Candidate(candidate, distance(lower, candidate.toLowerCase(Locale.ROOT))))
                .filter(candidate -> isClose(lower, candidate.name.toLowerCase(Locale.ROOT), candidate.distance))
                .sorted(Comparator.comparingInt(Candidate::distance))
                .limit(limit)
                .map(Candidate::name)
                .toList();
    }

    /** A hint that names the nearest known name, or null when none is close. */
    static @Nullable String hint(String name, Collection<String> known) {
        var near = names(name, known, 1);
        return near.isEmpty() ? null : "did you mean `" + near.getFirst() + "`?";
    }

    private static boolean isClose(String name, String candidate, int distance) {
        var allowed = Math.max(1, Math.max(name.length(), candidate.length()) / 3);
        var oneHoldsTheOther = candidate.contains(name) || name.contains(candidate);
        return distance <= allowed || oneHoldsTheOther && Math.min(name.length(), candidate.length()) >= 3;
    }

    /** Edits (insert, delete, replace, swap two neighbours) between two words: the optimal string alignment distance. */
    static int distance(String a, String b) {
        var rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = cell(rows, a, b, i, j);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int cell(int[][] rows, String a, String b, int i, int j) {
        if (i == 0 || j == 0) {
            return i + j;
        }
        var replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        var best = Math.min(replaced, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
        var swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, rows[i - 2][j - 2] + 1) : best;
    }
}
