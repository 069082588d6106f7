package org.senet.importers.zillions;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds letters for pieces, in drawings and positions as text. No letters begin with those of another piece. */
final class Letters {
    private static final int ALPHABET = 26;

    private Letters() {}

    /** Letters for those pieces whose letter is not the first one of their name. */
    static Map<String, String> of(List<String> names) {
        var letters = new HashMap<String, String>();
        var taken = new HashSet<String>();
        for (int i = 0; i < names.size(); i++) {
            var name = names.get(i);
            if (names.size() > ALPHABET) {
                // Two letters each, by number: Aa, Ab, ...
                letters.put(name, letter('A', i / ALPHABET) + letter('a', i % ALPHABET));
            } else {
                var own = own(name, taken);
                if (!own.equals(name.substring(0, 1))) {
                    letters.put(name, own);
                }
            }
        }
        return letters;
    }

    /** The first letter of a name that is not taken, else any letter that is not. */
    private static String own(String name, HashSet<String> taken) {
        for (var letter : (name.replaceAll("[^A-Za-z]", "") + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").split("")) {
            var capital = letter.toUpperCase(Locale.ROOT);
            if (taken.add(capital)) {
                return capital;
            }
        }
        throw new IllegalStateException("more pieces than letters");
    }

    private static String letter(char first, int number) {
        return String.valueOf((char) (first + number));
    }
}
