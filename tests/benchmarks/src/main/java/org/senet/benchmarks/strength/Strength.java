package org.senet.benchmarks.strength;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.senet.benchmarks.Document;
import org.senet.benchmarks.Machine;
import org.senet.benchmarks.SenetCommand;

/**
 * Lets the searching players play against chance, against each other, and with twice the time against themselves, and prints a
 * table. The script {@code tests/benchmarks/run} starts it.
 */
public final class Strength {
    /** Games of different kinds, each of which is over soon. */
    private static final List<String> GAMES = List.of(
            "russian-checkers",
            "los-alamos-chess",
            "othello",
            "connect-four",
            "breakthrough",
            "hex-11",
            "nine-mens-morris");

    private final Path results;
    private final long games;
    private final long seconds;
    private final List<Pairing> pairings;
    private final SenetCommand senet = SenetCommand.ofRoot();
    private final List<String> played = new ArrayList<>();

    private Strength(Path results, long millis, long games, long seconds) {
        this.results = results;
        this.games = games;
        this.seconds = seconds;
        pairings = Pairing.all(millis);
    }

    /**
     * Plays.
     *
     * @param arguments the folder for the results; the milliseconds for a move; how many games the shortest matches have, against
     *     chance, and after how many seconds these begin no more of them; the document whose table is replaced, or {@code -}; and
     *     names of games, or none for the usual ones
     * @throws IOException when a match fails, or a file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        var machine = LocalDate.now(ZoneId.systemDefault()) + ", " + Machine.describe();
        long millis = Long.parseLong(arguments[1]);
        var names = Arrays.asList(arguments).subList(5, arguments.length);
        var strength = new Strength(
                Path.of(arguments[0], "strength.json"),
                millis,
                Long.parseLong(arguments[2]),
                Long.parseLong(arguments[3]));
        var text = strength.table(names.isEmpty() ? GAMES : names)
                + String.format(Locale.ROOT, "%n%d ms and %d ms for a move. %s.%n", millis, 2 * millis, machine);
        System.out.print(text);
        if (!arguments[4].equals("-")) {
            Document.replace(Path.of(arguments[4]), "strength", text);
        }
    }

    private String table(List<String> names) throws IOException {
        var table = new StringBuilder("| game |");
        pairings.forEach(pairing -> table.append(' ').append(pairing.title()).append(" |"));
        table.append("\n|---|").append("--:|".repeat(pairings.size())).append('\n');
        for (var name : names) {
            table.append("| ").append(name).append(" |");
            for (var pairing : pairings) {
                table.append(' ').append(play(name, pairing).cell()).append(" |");
            }
            table.append('\n');
        }
        return table.toString();
    }

    private Match play(String game, Pairing pairing) throws IOException {
        int share = pairing.share();
        var match = Match.play(senet, game, pairing.first(), pairing.second(), games * share, seconds * share);
        System.err.println(game + ", " + pairing.first() + " : " + pairing.second() + ": " + match.cell());
        played.add(match.json());
        Files.writeString(results, "[" + String.join(",\n", played) + "]\n");
        return match;
    }
}
