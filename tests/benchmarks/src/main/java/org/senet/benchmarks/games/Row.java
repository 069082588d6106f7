package org.senet.benchmarks.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.graalvm.polyglot.Value;
import org.senet.benchmarks.yardstick.Design;

/**
 * A game to measure, and what other systems reach in it.
 *
 * @param game its name
 * @param script the name of its script; one that is not bundled has a path from the bundled ones
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

    /** The row of a game. */
    static Row find(List<Row> rows, String game) {
        return rows.stream()
                .filter(row -> row.game.equals(game))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no game `" + game + "` in games.tsv"));
    }

    /** The script's file, in the folder that the system property {@code senet.games} names. */
    Path file() {
        return Path.of(System.getProperty("senet.games", "games"), script + ".senet");
    }

    /** What the game is called on a command line: by its name if it is bundled, else by the path of its script. */
    String argument() {
        return script.contains("/") ? file().normalize().toString() : game;
    }

    /**
     * The script.
     *
     * @throws IOException when it cannot be read
     */
    String text() throws IOException {
        return Files.readString(file());
    }

    /** The programs in Java to compare with, by their designs. */
    List<Design> yardsticks() {
        return Contender.Java.designs(game);
    }

    /** Whether there is a program in Java to compare with. */
    boolean hasYardstick() {
        return !yardsticks().isEmpty();
    }

    /** This variant of the script's game. */
    Value variantOf(Value whole) {
        if (variant.equals("-")) {
            return whole;
        }
        var titles = whole.getMember("variants");
        for (long i = 0; i < titles.getArraySize(); i++) {
            var title = titles.getArrayElement(i).asString();
            if (title.toLowerCase(Locale.ROOT).replace(' ', '-').equals(variant)) {
                return whole.invokeMember("variant", title);
            }
        }
        throw new IllegalArgumentException("no variant " + variant);
    }
}
