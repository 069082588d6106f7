package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.OutputStream;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.api.Parallel;
import org.senet.api.Position;

/** Counts the lines of play of the bundled games and compares with numbers that others have found. */
class PerftTest {
    /** Rows with more leaves than this are only counted in the profile {@code long}. */
    private static final long QUICK = 1_000_000;
    /** Rows with more leaves than this are only counted on demand. */
    private static final long MOST = Long.getLong("senet.perft.leaves", 100_000_000);

    /** How many minutes the rows of the profile {@code long} may take all in all; 0 if there is no limit. */
    private static final int MINUTES = Integer.getInteger("senet.long.minutes", 0);

    /** Rows with more leaves than this are only counted in the simplest way. */
    private static final long TABLED = 20_000;

    private static final int THREADS = 3;
    private static final int ENTRIES = 64;
    private static final Set<String> SUPERKO = Set.of("go-9", "go-19");

    private static final Map<String, Context> CONTEXTS = new HashMap<>();
    private static final Map<String, Game> GAMES = new HashMap<>();

    /** How long the rows of the profile {@code long} have taken until now, in nanoseconds. */
    private static long timeForMany;

    /**
     * A number that is known.
     *
     * @param position as the game reads it, or {@code startpos}
     * @param convention which moves count as different
     */
    record Row(String game, String position, long depth, long leaves, String convention, String source) {
        static Row of(String line) {
            var cells = line.split("\t", -1);
            return new Row(cells[0], cells[1], Long.parseLong(cells[2]), Long.parseLong(cells[3]), cells[4], cells[5]);
        }

        private boolean counts(String words) {
            return convention.contains(words);
        }

        /** The value that the option {@code duplicates} must have; null for that of the game. */
        @Nullable
        String duplicates() {
            return counts("merged") ? "merge" : counts("distinct") ? "keep" : null;
        }

        Game choose(Game game) {
            var wanted = duplicates();
            return wanted == null ? game : game.withOption("duplicates", wanted);
        }
    }

    static List<Row> rows() {
        return Senet.read(Senet.resources("perft.tsv"))
                .lines()
                .skip(1)
                .map(Row::of)
                .toList();
    }

    static Stream<Row> quick() {
        return rows().stream().filter(row -> row.leaves <= QUICK);
    }

    /** The others are told by name, so that nobody takes them for counted. */
    static Stream<Row> slow() {
        rows().stream()
                .filter(row -> row.leaves > MOST)
                .forEach(row -> System.out.println("not counted, more than " + MOST + " leaves: " + row));
        return rows().stream()
                .filter(row -> row.leaves > QUICK && row.leaves <= MOST)
                .sorted(Comparator.comparingLong(Row::leaves));
    }

    @AfterAll
    static void close() {
        CONTEXTS.values().forEach(Context::close);
    }

    /** Games of the same namespace would share their pieces. */
    private static Game load(String name) {
        var out = OutputStream.nullOutputStream();
        return Senet.game(CONTEXTS.computeIfAbsent(name, key -> Senet.newContext(out)), name);
    }

    @ParameterizedTest
    @MethodSource("quick")
    void counts(Row row) {
        assertThat(position(row).perft(row.depth)).isEqualTo(row.leaves);
    }

    private static Game.Position position(Row row) {
        var game = GAMES.computeIfAbsent(row.game + ", " + row.convention, key -> row.choose(load(row.game)));
        return row.position.equals("startpos") ? game.start() : game.position(row.position);
    }

    static Stream<Row> tabled() {
        return quick().filter(row -> row.depth > 2 && row.leaves <= TABLED && !SUPERKO.contains(row.game));
    }

    /** Three threads share a table that is so small that hardly any number stays in it for long. */
    @ParameterizedTest
    @MethodSource("tabled")
    void countsInParallelWithTable(Row row) {
        var position = position(row).value().as(Position.class);
        var job = position.perftJob(row.depth, position.game().perftTable(ENTRIES));

        Parallel.run(Objects.requireNonNull(CONTEXTS.get(row.game)), THREADS, job::work);

        assertThat(job.leaves()).isEqualTo(row.leaves);
    }

    @ParameterizedTest
    @MethodSource("slow")
    @Tag("long")
    void countsMany(Row row) {
        assumeThat(MINUTES == 0 || timeForMany < TimeUnit.MINUTES.toNanos(MINUTES))
                .as("there is time for more than the smaller rows")
                .isTrue();
        long begin = System.nanoTime();
        counts(row);
        timeForMany += System.nanoTime() - begin;
    }
}
