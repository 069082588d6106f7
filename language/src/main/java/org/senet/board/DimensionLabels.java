package org.senet.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.senet.data.Sequential;

/**
 * The labels of one dimension, from a clause such as {@code (dim "a-j")}, {@code (dim "10-1")}, {@code (dim "A-H/J-T")}
 * or {@code (dim Top Middle Bottom)}.
 *
 * <p>A string or a symbol holds labels and ranges, separated by slashes. A range runs up or down through whole numbers
 * ({@code "1-18"}; {@code "01-18"} keeps two digits), through letters as spreadsheets number their columns
 * ({@code "a-cv"} has 100 labels), or through the capital or small letters of any alphabet. Numbers and the elements of
 * vectors are labels as they stand.
 */
final class DimensionLabels {
    private static final String RANGES = "a range has a first and a last label, as in `a-j` or `10-1`";
    private static final String NO_LABEL_CHARACTERS = "()[]{}\"';,`~@^\\*/-";
    private static final int LONGEST_NUMBER = 9;
    private static final int LETTERS = 26;

    private final Clause clause;
    private final SequencedSet<String> labels = new LinkedHashSet<>();

    private DimensionLabels(Clause clause) {
        this.clause = clause;
    }

    /** The labels that a {@code dim} clause declares, in order; at least one, all different. */
    static List<String> read(Clause clause) {
        var reader = new DimensionLabels(clause);
        clause.arguments().forEach(reader::read);
        if (reader.labels.isEmpty()) {
            throw clause.form().mistake("the dimension has no labels", "write them as a range, `(dim \"a-h\")`");
        }
        return List.copyOf(reader.labels);
    }

    private void read(Item item) {
        if (item.value() instanceof Sequential && !item.isForm()) {
            item.elements().forEach(label -> add(text(label), label));
        } else if (item.value() instanceof Number) {
            add(text(item), item);
        } else {
            readText(text(item), item);
        }
    }

    private static String text(Item item) {
        String text = item.nameOrNull();
        if (text == null || text.isEmpty()) {
            throw item.mistake("expected labels, not `" + item.text() + "`", "write them as a range, `\"a-h\"`");
        }
        return text;
    }

    private void readText(String text, Item item) {
        for (String part : text.split("/", -1)) {
            if (part.isEmpty()) {
                throw item.mistake("`" + text + "` has an empty label", null);
            }
            if (part.indexOf('-') >= 0) {
                readRange(part, item);
            } else {
                add(part, item);
            }
        }
    }

    private void add(String label, Item item) {
        label.codePoints().filter(DimensionLabels::isForbidden).findFirst().ifPresent(c -> {
            throw item.mistake(
                    "the label `" + label + "` contains `" + Character.toString(c) + "`",
                    "labels become parts of names: use letters, digits, `.`, `:`, `_` or `+`");
        });
        if (!labels.add(label)) {
            throw item.mistake("the label `" + label + "` stands twice in one dimension", null);
        }
        if (labels.size() > Grid.MOST_POSITIONS) {
            throw clause.form().mistake("the dimension has more than " + Grid.MOST_POSITIONS + " labels", null);
        }
    }

    private static boolean isForbidden(int codePoint) {
        return Character.isWhitespace(codePoint) || NO_LABEL_CHARACTERS.indexOf(codePoint) >= 0;
    }

    private void readRange(String range, Item item) {
        int dash = range.indexOf('-');
        String first = range.substring(0, dash);
        String last = range.substring(dash + 1);
        if (first.isEmpty() || last.isEmpty() || last.indexOf('-') >= 0) {
            throw item.mistake("`" + range + "` is no range", RANGES);
        }
        if (first.chars().allMatch(DimensionLabels::isDigit) && last.chars().allMatch(DimensionLabels::isDigit)) {
            readNumbers(range, first, last, item);
        } else if (allBetween(first + last, 'a', 'z')) {
            readLetters(range, first, last, 'a', item);
        } else if (allBetween(first + last, 'A', 'Z')) {
            readLetters(range, first, last, 'A', item);
        } else {
            readAlphabet(range, first, last, item);
        }
    }

    private void readNumbers(String range, String first, String last, Item item) {
        if (first.length() > LONGEST_NUMBER || last.length() > LONGEST_NUMBER) {
            throw item.mistake("the numbers of the range `" + range + "` are too large", null);
        }
        boolean padded = isPadded(first) || isPadded(last);
        if (padded && first.length() != last.length()) {
            throw item.mistake(
                    "one end of the range `" + range + "` is padded with zeros, the other is not",
                    "give both ends as many digits, as in `01-18`");
        }
        int width = padded ? first.length() : 1;
        for (int number : steps(Integer.parseInt(first), Integer.parseInt(last), item)) {
            add(padWithZeros(number, width), item);
        }
    }

    private static boolean isPadded(String number) {
        return number.length() > 1 && number.startsWith("0");
    }

    private static String padWithZeros(int number, int width) {
        String digits = Integer.toString(number);
        return "0".repeat(Math.max(0, width - digits.length())) + digits;
    }

    private void readLetters(String range, String first, String last, char letterOne, Item item) {
        if (first.length() > 4 || last.length() > 4) {
            throw item.mistake("the labels of the range `" + range + "` are too long", null);
        }
        for (int number : steps(lettersToNumber(first, letterOne), lettersToNumber(last, letterOne), item)) {
            add(numberToLetters(number, letterOne), item);
        }
    }

    /** Counts a, b, ... z, aa, ab, ... from 1. */
    private static int lettersToNumber(String letters, char letterOne) {
        int number = 0;
        for (int i = 0; i < letters.length(); i++) {
            number = number * LETTERS + letters.charAt(i) - letterOne + 1;
        }
        return number;
    }

    private static String numberToLetters(int number, char letterOne) {
        var letters = new StringBuilder();
        for (int rest = number; rest > 0; rest = (rest - 1) / LETTERS) {
            letters.append((char) (letterOne + (rest - 1) % LETTERS));
        }
        return letters.reverse().toString();
    }

    private void readAlphabet(String range, String first, String last, Item item) {
        int from = first.codePointAt(0);
        int to = last.codePointAt(0);
        boolean single = Character.charCount(from) == first.length() && Character.charCount(to) == last.length();
        boolean cased = Character.isLowerCase(from) || Character.isUpperCase(from);
        if (!single || !cased || Character.getType(from) != Character.getType(to)) {
            throw item.mistake(
                    "`" + range + "` is no range",
                    "both ends must be whole numbers, or letters of the same alphabet and case; or write the labels one"
                            + " by one, as in `A/B/C`");
        }
        for (int letter : steps(from, to, item)) {
            if (Character.getType(letter) == Character.getType(from)) {
                add(Character.toString(letter), item);
            }
        }
    }

    private List<Integer> steps(int first, int last, Item item) {
        int count = Math.abs(last - first) + 1;
        if (count > Grid.MOST_POSITIONS) {
            throw item.mistake("the range has more than " + Grid.MOST_POSITIONS + " labels", null);
        }
        var result = new ArrayList<Integer>(count);
        for (int i = 0; i < count; i++) {
            result.add(first <= last ? first + i : first - i);
        }
        return result;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean allBetween(String text, char first, char last) {
        return text.chars().allMatch(c -> c >= first && c <= last);
    }
}
