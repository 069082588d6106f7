package org.senet.importers.fairy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.fairy.Region.Square;
import org.senet.importers.fairy.Setup.Side;

/**
 * The position at the start, as the setting {@code startFen} has it.
 *
 * @param pieces what stands on the board
 * @param walls squares that are not there
 * @param pockets how many pieces of each kind each side has in hand
 * @param first who moves first
 * @param castling the letters for castling rights
 * @param passed the square that a pawn has just passed; empty if none has
 * @param checks how many checks each side still needs
 */
record Start(
        Map<Square, Standing> pieces,
        Region walls,
        Map<Side, Map<String, Integer>> pockets,
        Side first,
        String castling,
        String passed,
        Map<Side, Integer> checks) {

    /** A piece on the board; {@code from} is the kind that it was promoted from, or null. */
    record Standing(String kind, Side side, @Nullable String from) {}

    /** @throws ImportException when the text is no position of the variant */
    static Start of(Setup setup) {
        return new Reader(setup).read();
    }

    private static final class Reader {
        private final Setup setup;
        private final String text;
        private final Map<Square, Standing> pieces = new TreeMap<>();
        private final TreeSet<Square> walls = new TreeSet<>();
        private final Map<Side, Map<String, Integer>> pockets = new LinkedHashMap<>();

        Reader(Setup setup) {
            this.setup = setup;
            this.text = setup.text("startFen");
        }

        Start read() {
            var fields = text.split("\\s+");
            int bracket = fields[0].indexOf('[');
            board(bracket < 0 ? fields[0] : fields[0].substring(0, bracket));
            if (bracket >= 0) {
                pocket(fields[0].substring(bracket + 1));
            }
            var first = fields.length > 1 && fields[1].equals("b") ? Side.BLACK : Side.WHITE;
            int next = 2;
            var castling = "-";
            var passed = "";
            if (next < fields.length && !Character.isDigit(fields[next].charAt(0))) {
                castling = fields[next++];
                if (next < fields.length && !Character.isDigit(fields[next].charAt(0))) {
                    passed = passed(fields[next++]);
                }
            }
            var checks = new LinkedHashMap<Side, Integer>();
            for (var side : Side.values()) {
                checks.put(side, 1);
            }
            if (next < fields.length && fields[next].matches("\\d\\+\\d")) {
                checks.put(Side.WHITE, fields[next].charAt(0) - '0');
                checks.put(Side.BLACK, fields[next].charAt(2) - '0');
            }
            return new Start(pieces, new Region(walls), pockets, first, castling, passed, checks);
        }

        private String passed(String field) {
            if (!field.matches("-|[a-z]\\d+")) {
                throw wrong("`" + field + "` is no square that a pawn has passed");
            }
            return field.equals("-") ? "" : field;
        }

        private void board(String rows) {
            int ranks = setup.number("maxRank");
            var parts = rows.split("/", -1);
            if (parts.length != ranks) {
                throw wrong("it has " + parts.length + " ranks, and the board " + ranks);
            }
            for (int i = 0; i < parts.length; i++) {
                row(parts[i], ranks - i);
            }
        }

        private void row(String row, int rank) {
            int file = 1;
            for (int i = 0; i < row.length(); i++) {
                char c = row.charAt(i);
                if (Character.isDigit(c)) {
                    int empty = c - '0';
                    if (i + 1 < row.length() && Character.isDigit(row.charAt(i + 1))) {
                        empty = 10 * empty + row.charAt(++i) - '0';
                    }
                    file += empty;
                    continue;
                }
                var square = new Square(file++, rank);
                if (c == '*') {
                    walls.add(square);
                } else if (c == '+' && i + 1 < row.length()) {
                    pieces.put(square, promoted(row.charAt(++i)));
                } else {
                    pieces.put(square, new Standing(kind(c), side(c), null));
                }
            }
            if (file <= setup.number("maxFile")) {
                throw wrong("rank " + rank + " is shorter than the board");
            }
            if (file > setup.number("maxFile") + 1) {
                throw wrong("rank " + rank + " is longer than the board");
            }
        }

        private Standing promoted(char c) {
            var kind = kind(c);
            var promoted = setup.pairs("promotedPieceType").get(kind);
            if (promoted == null) {
                throw wrong("`" + c + "` has no promoted kind");
            }
            return new Standing(promoted, side(c), kind);
        }

        private String kind(char c) {
            return setup.kind(c).orElseThrow(() -> wrong("no piece of this variant has the letter `" + c + "`"));
        }

        private static Side side(char c) {
            return Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
        }

        private void pocket(String text) {
            for (char c : text.replaceAll("[\\]-]", "").toCharArray()) {
                pockets.computeIfAbsent(side(c), side -> new LinkedHashMap<>()).merge(kind(c), 1, Integer::sum);
            }
        }

        private ImportException wrong(String message) {
            return ImportException.at(setup.place("startFen"), "`startFen` is no position of this variant: " + message);
        }
    }
}
