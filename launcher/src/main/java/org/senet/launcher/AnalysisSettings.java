package org.senet.launcher;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.senet.cluster.observation.RandomGames;

/**
 * How much is played for an analysis.
 *
 * @param random how many games are played at random
 * @param search how many games are played between searching players, and as many between them and weaker ones
 * @param who the searching player
 * @param weaker the weaker one
 * @param valued of how many games of each kind the positions are valued
 * @param samples by how many random games each position is valued
 * @param nanoseconds after what time no more games begin
 */
record AnalysisSettings(
        long random,
        long search,
        String who,
        String weaker,
        long valued,
        int samples,
        int threads,
        long seed,
        long maxMoves,
        long nanoseconds) {
    private static final long RANDOM = 1000;
    private static final long SEARCH = 20;
    private static final long VALUED = 50;
    private static final long SAMPLES = 20;
    private static final long MOVES = 1000;
    private static final long MOST_GAMES = 100_000_000;
    private static final long LONGEST = TimeUnit.DAYS.toSeconds(100);
    private static final String WHO = "uct:nodes=100";
    private static final String WEAKER = "uct:nodes=25";

    static Option[] options() {
        return new Option[] {
            Option.of("--games", "N", "how many games are played at random (" + RANDOM + " unless told otherwise)"),
            Option.of(
                    "--search",
                    "N",
                    "how many games searching players play among each other, and as many against weaker ones (" + SEARCH
                            + " unless told otherwise)"),
            Option.of("--who", "WHO", "the searching player (" + WHO + " unless told otherwise)"),
            Option.of("--weaker", "WHO", "the weaker player (" + WEAKER + " unless told otherwise)"),
            Option.of(
                    "--valued",
                    "N",
                    "of how many games of each kind the positions are valued (" + VALUED + " unless told otherwise)"),
            Option.of(
                    "--samples",
                    "N",
                    "by how many random games a position is valued (" + SAMPLES + " unless told otherwise)"),
            Option.threads(),
            Option.seed(),
            Option.maxMoves(MOVES),
            Option.of("--seconds", "N", "begin no more games after N seconds"),
            Option.of("--csv", "FILE", "write a line for each game into a file"),
            Option.of("--html", "FILE", "write a page with plots into a file"),
            Option.flag("--json", "print the results as a JSON object"),
            Watch.OPTION
        };
    }

    /** Those of a comparison of two games, which asks nothing of skill. */
    static List<Option> comparing() {
        var own = Set.of("--weaker", "--seconds", "--csv", "--html", Watch.OPTION.name());
        var seconds = Option.of(
                "--seconds",
                "N",
                "compare moves for N seconds at most, and begin no more games of each after N seconds");
        return Stream.concat(Stream.of(options()).filter(option -> !own.contains(option.name())), Stream.of(seconds))
                .toList();
    }

    /** Reads the options of the command line; {@code any} is a seed if none is given. */
    static AnalysisSettings read(Arguments arguments, long any) {
        return new AnalysisSettings(
                arguments.number("--games", 0, MOST_GAMES, RANDOM),
                arguments.number("--search", 0, MOST_GAMES, SEARCH),
                arguments.text("--who").orElse(WHO),
                arguments.text("--weaker").orElse(WEAKER),
                arguments.number("--valued", 0, MOST_GAMES, VALUED),
                (int) arguments.number("--samples", 1, MOST_GAMES, SAMPLES),
                arguments.threads(),
                arguments.seed(any),
                arguments.maxMoves(MOVES),
                TimeUnit.SECONDS.toNanos(arguments.number("--seconds", 1, LONGEST, LONGEST)));
    }

    /** The seed of the games of the searching player against itself. */
    long searchSeed() {
        return ~seed;
    }

    /** The seed of its games against the weaker one. */
    long skillSeed() {
        return seed + 1;
    }

    /** The games at random. */
    RandomGames randomGames() {
        return new RandomGames(random, seed, maxMoves, valued, samples);
    }

    /** Whether the positions of a game are valued, and by how many random games; 0 for not at all. */
    int samplesOf(long number) {
        return number < valued ? samples : 0;
    }
}
