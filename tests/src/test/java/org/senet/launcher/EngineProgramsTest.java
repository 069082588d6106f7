package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Our engines at our own table, and those of others where the machine has them. */
@Tag("process")
class EngineProgramsTest {
    private static final Path PROGRAMS = Path.of("/usr/games");

    /** Where scripts find those that they include, as the command tells every process. */
    private static final String GAMES =
            Path.of(System.getProperty("senet.root"), "games").toString();

    @BeforeAll
    static void knowTheGames() {
        System.setProperty("senet.games", GAMES);
    }

    /** Both sides of each protocol, in games that use its ways to write moves. */
    @ParameterizedTest
    @CsvSource({
        "uci, chess960, 30",
        "usi, shogi, 60",
        "ucci, xiangqi, 30",
        "xboard, breakthrough, 30",
        "gtp, amazons, 20",
        "gtp, go-9, 40",
        "hub, international-draughts, 60"
    })
    void bothSidesOfAProtocolUnderstandEachOther(String protocol, String game, String moves) {
        var result = play(protocol, game, moves);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length " + moves + ".0 moves");
        assertThat(result.exitCode()).isZero();
    }

    /** An engine calls a script as its file is called, and the other side by its title. */
    @ParameterizedTest
    @ValueSource(strings = {"xboard", "hub"})
    void theEngineOfAScriptIsTakenAtItsWord(String protocol, @TempDir Path folder) throws IOException {
        var script = folder.resolve("mine.senet");
        Files.writeString(script, """
                (board (name six) (dim "a-f") (dim "6-1") (dir ne 1 -1) (dir nw -1 -1) (dir se 1 1) (dir sw -1 1)
                  (symmetry Black (ne sw) (nw se) (se nw) (sw ne)))
                (piece (name Man) (move (check is-friend?) (take) (check (any ne nw)) (check is-empty?) (drop)))
                (piece (name King) (move (check is-friend?) (take) (check (any ne nw se sw)) (check is-empty?) (drop)))
                (game (name "Six draughts") (board six)
                  (players (White (Man a1 c1) (King e1)) (Black (Man b6 d6) (King f6)))
                  (loss (check no-moves?)))
                """);
        var result = play(protocol, script.toString(), "8");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("average length 8.0 moves");
    }

    /** A match with an engine of ours, which is another process. */
    private static EngineSeatsTest.Result play(String protocol, String game, String moves) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var command = Stream.of(
                        "-Xss64m",
                        "-XX:TieredStopAtLevel=1",
                        "-Dpolyglot.engine.WarnInterpreterOnly=false",
                        "-Dsenet.games=" + GAMES,
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.senet.launcher.Main",
                        "engine",
                        game,
                        "--player",
                        "random",
                        "--seed",
                        "3")
                .map(word -> "arg=" + word)
                .collect(Collectors.joining("&", protocol + ":" + java + "?", ""));
        return EngineSeatsTest.run(
                "match", game, "--white", command, "--games", "1", "--max-moves", moves, "--seed", "2");
    }

    /** Real programs, where the machine has them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                stockfish       | chess        | uci:/usr/games/stockfish?depth=2
                stockfish       | chess960     | uci:/usr/games/stockfish?nodes=500
                fairy-stockfish | makruk       | uci:/usr/games/fairy-stockfish?depth=2
                fairy-stockfish | xiangqi      | uci:/usr/games/fairy-stockfish?depth=2
                gnuchess        | chess        | uci:/usr/games/gnuchess?arg=--uci&depth=2
                fairymax        | chess        | xboard:/usr/games/fairymax?depth=3
                gnugo           | go-9         | gtp:/usr/games/gnugo?arg=--mode&arg=gtp&arg=--level&arg=1
                """)
    void realProgramsPlay(String program, String game, String who) {
        Assumptions.assumeTrue(Files.isExecutable(PROGRAMS.resolve(program)), () -> "this machine has no " + program);
        var result = EngineSeatsTest.run(
                "match", game, "--white", who, "--games", "2", "--alternate", "--seed", "4", "--max-moves", "80");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }
}
