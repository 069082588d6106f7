package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;

/** Makes the labels of a board's dimension fewer: {@code "a-h"}, {@code "8-1"}, {@code "1-8"}. */
final class DimensionRange {
    private DimensionRange() {}

    static List<String> smaller(String text) {
        var ends = text.substring(1, text.length() - 1).split("-", -1);
        var all = new ArrayList<String>();
        if (Character.isLetter(ends[0].charAt(0))) {
            for (char last = 'a'; last < ends[1].charAt(0); last++) {
                all.add("\"a-" + last + "\"");
            }
            for (char first = (char) (ends[0].charAt(0) + 1); first < ends[1].charAt(0); first++) {
                all.add("\"" + first + "-" + ends[1] + "\"");
            }
        } else if (ends[1].equals("1")) {
            for (int n = 1; n < Integer.parseInt(ends[0]); n++) {
                all.add("\"" + n + "-1\"");
            }
        } else {
            for (int n = 1; n < Integer.parseInt(ends[1]); n++) {
                all.add("\"1-" + n + "\"");
            }
        }
        return all;
    }
}
