package org.senet.benchmarks.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A game to measure, and what other systems reach in it.
 *
 * @param game its name
 * @param script the name of its script
 * @param variant the title of the variant that it is, as names are written on a command line; {@code -} for none
 * @param depth how deep lines of play are counted
 * @param playouts random games of others per second of processor time
 * @param leaves lines of play of others per second of processor time
 */
record Row(String game, String script, String variant, int depth, Peers playouts, Peers leaves) {
    private static final int COLUMNS = 10;

    /** Figures of other systems; 0 where there is none. */
    record Peers(double ludii, double rbg, double byHand) {
        private static Peers read(String[] cells, int first) {
            return new Peers(number(cells[first]), number(cells[first + 1]), number(cells[first + 2]));
        }

        private static double number(String cell) {
            return cell.equals("-") ? 0 : Double.parseDouble(cell);
        }
    }

    /**
     * Reads the table of games.
     *
     * @throws IOException when it cannot be read
     */
    static List<Row> read(Path table) throws IOException {
        try (var lines = Files.lines(table)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> of(line.split("\t", -1)))
                    .toList();
        }
    }

    private static Row of(String[] cells) {
        if (cells.length != COLUMNS) {
            throw new IllegalArgumentException("a row has " + COLUMNS + " columns, not " + cells.length);
        }
        return new Row(
                cells[0], cells[1], cells[2], Integer.parseInt(cells[3]), Peers.read(cells, 4), Peers.read(cells, 7));
    }
}
