package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A set of squares, written {@code a1 *8 c*}. Files and ranks are counted from 1. */
record Region(Set<Square> squares) {
    /** The largest board that Fairy-Stockfish knows. */
    static final int MAX_FILES = 12;

    static final int MAX_RANKS = 10;

    static final Region NONE = new Region(Set.of());
    static final Region ALL = of(MAX_FILES, MAX_RANKS);
    private static final Pattern SQUARE = Pattern.compile("([a-lA-L*])(\\d{1,2}|\\*)");

    record Square(int file, int rank) implements Comparable<Square> {
        @Override
        public int compareTo(Square other) {
            return rank != other.rank ? Integer.compare(other.rank, rank) : Integer.compare(file, other.file);
        }

        @Override
        public String toString() {
            return fileName(file) + rank;
        }
    }

    Region {
        squares = new TreeSet<>(squares);
    }

    static String fileName(int file) {
        return String.valueOf((char) ('a' + file - 1));
    }

    /** All squares of a board. */
    static Region of(int files, int ranks) {
        var all = new TreeSet<Square>();
        for (int file = 1; file <= files; file++) {
            for (int rank = 1; rank <= ranks; rank++) {
                all.add(new Square(file, rank));
            }
        }
        return new Region(all);
    }

    /** @throws IllegalArgumentException with the word that is no square */
    static Region parse(String text) {
        var squares = new TreeSet<Square>();
        for (var word :
                text.isBlank() || text.equals("-") ? new String[0] : text.trim().split("\\s+")) {
            var match = SQUARE.matcher(word);
            if (!match.matches() || word.equals("**")) {
                throw new IllegalArgumentException(word);
            }
            for (var square : ALL.squares) {
                if (fits(match.group(1), fileName(square.file)) && fits(match.group(2), String.valueOf(square.rank))) {
                    squares.add(square);
                }
            }
        }
        return new Region(squares);
    }

    private static boolean fits(String pattern, String label) {
        return pattern.equals("*") || pattern.equalsIgnoreCase(label);
    }

    boolean isEmpty() {
        return squares.isEmpty();
    }

    boolean contains(int file, int rank) {
        return squares.contains(new Square(file, rank));
    }

    Region and(Region other) {
        var both = new TreeSet<>(squares);
        both.removeIf(square -> !other.squares.contains(square));
        return new Region(both);
    }

    Region minus(Region other) {
        var rest = new TreeSet<>(squares);
        rest.removeIf(other.squares::contains);
        return new Region(rest);
    }

    /** As a board's zone lists it: whole ranks and files as patterns, what is left square by square. */
    List<String> patterns(Region board) {
        var words = new ArrayList<String>();
        var left = new TreeSet<>(squares);
        for (int rank = MAX_RANKS; rank >= 1; rank--) {
            int r = rank;
            takeWhole(board, left, words, square -> square.rank == r, "\"*" + rank + "\"");
        }
        for (int file = 1; file <= MAX_FILES; file++) {
            int f = file;
            takeWhole(board, left, words, square -> square.file == f, "\"" + fileName(file) + "*\"");
        }
        left.forEach(square -> words.add(square.toString()));
        return words;
    }

    private void takeWhole(
            Region board,
            Set<Square> left,
            List<String> words,
            java.util.function.Predicate<Square> line,
            String pattern) {
        var whole = board.squares.stream().filter(line).toList();
        if (whole.size() > 1 && squares.containsAll(whole) && left.containsAll(whole)) {
            whole.forEach(left::remove);
            words.add(pattern);
        }
    }
}
