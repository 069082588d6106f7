package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.game.Game;
import org.senet.game.Position;
import org.senet.runtime.SenetContext;
import org.senet.tests.reference.Comparison;
import org.senet.tests.reference.Reference;
import org.senet.tests.reference.ReferencePosition;

/**
 * Whether the engine does what the reference says: along random games of every bundled game and variant, and of scripts that
 * use words of rules which those hardly use. And whether the reference counts as many lines of play as others have found.
 */
class ReferenceTest {
    private static final String SUFFIX = ".senet";
    private static final long STACK = 1L << 29;
    private static final int GAMES = 2;
    private static final int PLIES = 30;
    private static final int MANY = 20;
    private static final long SECOND = 1_000_000_000;
    /** Rows of counts with more leaves than this are only counted in the profile {@code long}, those with more than the other never. */
    private static final long FEW_LEAVES = 300;

    private static final long MOST_LEAVES = 10_000;

    static List<String> games() {
        return Senet.scriptsAndVariants().stream().filter(Senet::isGame).toList();
    }

    static List<String> scripts() {
        return Senet.names(Senet.resources("reference"), SUFFIX);
    }

    static Stream<PerftTest.Row> counted() {
        return rows(1, FEW_LEAVES);
    }

    static Stream<PerftTest.Row> countedLong() {
        return rows(FEW_LEAVES + 1, MOST_LEAVES);
    }

    private static Stream<PerftTest.Row> rows(long least, long most) {
        return PerftTest.rows().stream().filter(row -> row.leaves() >= least && row.leaves() <= most);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theEngineAgrees(String name) {
        with(name, game -> compare(game, GAMES, SECOND / 2));
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("long")
    void theEngineAgreesInManyGames(String name) {
        with(name, game -> compare(game, MANY, MANY * SECOND));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void theEngineAgreesOnWords(String name) {
        run(() -> compare(load(Senet.resources("reference").resolve(name + SUFFIX)), MANY, SECOND / 2));
    }

    @ParameterizedTest
    @MethodSource("counted")
    void countsAsOthers(PerftTest.Row row) {
        with(row.game(), game -> {
            var duplicates = row.duplicates();
            var chosen = duplicates == null ? game : game.withOption("duplicates", duplicates);
            var reference = Reference.of(chosen);
            assertThat(reference.perft(position(reference, chosen, row.position()), (int) row.depth()))
                    .isEqualTo(row.leaves());
        });
    }

    @ParameterizedTest
    @MethodSource("countedLong")
    @Tag("long")
    void countsMoreAsOthers(PerftTest.Row row) {
        countsAsOthers(row);
    }

    private static ReferencePosition position(Reference reference, Game game, String text) {
        if (text.equals("startpos")) {
            return reference.start();
        }
        try {
            return reference.position((Position) InteropLibrary.getUncached().invokeMember(game, "position", text));
        } catch (InteropException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Random games, which end early when they take too long. */
    private static void compare(Game game, int games, long nanoseconds) {
        var reference = Reference.of(game);
        var random = new SplittableRandom(game.name().hashCode());
        long end = System.nanoTime() + nanoseconds;
        for (int i = 0; i < games && System.nanoTime() < end; i++) {
            var position = game.start();
            var expected = reference.start();
            for (int ply = 0; ply < PLIES; ply++) {
                assertThat(Comparison.difference(reference, expected, position))
                        .as(position.toString())
                        .isNull();
                if (position.result() != null || System.nanoTime() > end) {
                    break;
                }
                int chosen = random.nextInt(position.generate().size());
                expected = reference.apply(expected, reference.moves(expected).get(chosen));
                position = position.apply(position.generate().get(chosen));
            }
        }
    }

    private static void with(String name, Consumer<Game> use) {
        run(() -> use.accept(bundled(name)));
    }

    /** Runs in a thread with a large stack, in which a context is entered. */
    private static void run(Runnable work) {
        var done = new CompletableFuture<Void>();
        Runnable inContext = () -> {
            try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
                context.initialize(Senet.LANGUAGE);
                context.enter();
                work.run();
                context.leave();
                done.complete(null);
            } catch (Throwable e) {
                done.completeExceptionally(e);
            }
        };
        new Thread(null, inContext, "reference", STACK).start();
        done.join();
    }

    private static Game bundled(String name) {
        var script = Senet.scripts().contains(name) ? name : Senet.variants().getOrDefault(name, name);
        var game = load(Senet.games().resolve(script + SUFFIX));
        return script.equals(name)
                ? game
                : game.variants().stream()
                        .filter(title -> Senet.plain(title).equals(name))
                        .map(game::variant)
                        .findFirst()
                        .orElseThrow();
    }

    private static Game load(Path file) {
        var env = SenetContext.get(null).env();
        try {
            var source = Source.newBuilder(Senet.LANGUAGE, env.getPublicTruffleFile(file.toString()))
                    .build();
            return (Game) env.parsePublic(source).call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
