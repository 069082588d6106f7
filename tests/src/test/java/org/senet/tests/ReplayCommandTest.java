package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code replay}, called as a user calls it. */
@Tag("process")
class ReplayCommandTest {
    /** Each mistake is told with its place and a reason, also one in a variation; the rest of the file is checked all the same. */
    @Test
    void replaySaysWhichMoveIsIllegalAndWhy() {
        var file = "tests/src/test/resources/records/mistakes.pgn";
        var result = Command.inRoot().run("replay", file, "--game", "chess", "--no-jit");

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out())
                .contains("1. Legal but for a variation: 7 moves, 1-0", "White wins")
                .contains("2. A check is not parried: 3 moves, 1-0", "4  . . . . P . . .  4")
                .endsWith("\n2 games, 10 moves: 0 accepted, 2 refused (2 with an illegal move)\n");
        assertThat(result.err())
                .contains(file + ":3:34: error: game 1: `Qxf7` is no legal move of White in move 3")
                .contains("(2... Nf6 3. Qxf7) 3. Qh5 Nf6 4. Qxf7# 1-0\n      |                                  ^^^^")
                .contains("  the legal moves are `Bxf7+`, ")
                .contains(file + ":7:18: error: game 2: `Nc6` is no legal move of Black in move 2")
                .contains("  no legal move ends on c6; Black is in check\n")
                .contains("hint: the position is rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2");
    }

    /** Old files are written in Latin-1. */
    @Test
    void gamesNeedNotBeInUtf8(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("old.pgn"), "[White \"Müller\"]\n\n1. e4 *\n", StandardCharsets.ISO_8859_1);

        assertThat(Command.in(folder)
                        .run("replay", "old.pgn", "--game", "chess", "--no-jit")
                        .out())
                .startsWith("1. Müller - ?: 1 move, *\n");
    }

    /** A record that does not fit is told by which rules it would, and that its encoding may be another one. */
    @Test
    void hintsTellByWhichRulesARecordWouldBeLegal(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("swap.sgf"), "(;GM[11]SZ[11];B[a2];W[swap-pieces];B[k5])");
        Files.writeString(folder.resolve("horde.pgn"), "1. d5 d6 2. d4 a5 3. d3 axb4 *");
        Files.writeString(folder.resolve("named.pgn"), "[Variant \"Horde\"]\n\n1. e4 Rh4 *");
        Files.writeString(folder.resolve("korean.pgn"), "1. 79\uc878 *", Charset.forName("EUC-KR"));
        var result = Command.in(folder)
                .run("replay", "swap.sgf", "horde.pgn", "named.pgn", "korean.pgn", "--summary", "--no-jit");

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .containsSubsequence(
                        "game 1: `swap-pieces` is no legal move",
                        "hint: with `--option swap=yes`, all its moves are legal\n",
                        "game 2: `d5` is no legal move",
                        "hint: all its moves are legal in another game: `--game horde`\n",
                        "game 3: `e4` is no legal move",
                        "game 4: `79Á¹` is no legal move",
                        "hint: this may be another encoding: `--encoding` says which\n")
                .satisfies(told -> assertThat(told.lines().filter(l -> l.contains("hint: ")))
                        .hasSize(7));
    }

    /** Who plays among three, and who has won, stands in headers of its own, for there are neither colours nor a result. */
    @Test
    void theTitleOfAGameOfThreeTellsItsSidesAndItsWinner(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("three.senet"), """
                (board (name track) (dim "a-c") (dim "3-1") (dir e 1 0) (zone goal "c*"))
                (piece (name Man) (move (check is-friend?) (take) (check e) (drop)))
                (game (name "Race of three") (board track)
                  (players (Red (Man a1)) (Green (Man a2)) (Blue (Man a3)))
                  (win Red (any-position goal) (check is-mine?)))""");
        var saved = Command.in(folder)
                .withInput("[Red \"Ann\"]\n[Blue \"Bob\"]\n[Winner \"Red\"]\n\n1. a1-b1 a2-b2 a3-b3 2. b1-c1 *\n");

        assertThat(saved.run("replay", "-", "--game", "three.senet", "--no-jit").out())
                .startsWith("1. Ann - ? - Bob: 4 moves, Red wins\n");
    }

    /** A packed file of several parts, from the standard input, by several threads: all is told in the order of the file. */
    @Test
    void longFilesArePlayedInParts(@TempDir Path folder) throws IOException {
        var good = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {" + "x".repeat(5_000)
                + "} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n";
        var bad = "[White \"B\"]\n\n1. e4 e4 *\n\n";
        var file = folder.resolve("many.pgn.gz");
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            for (int i = 0; i < 100; i++) {
                out.write((i == 70 ? bad : good).getBytes(StandardCharsets.UTF_8));
            }
        }

        var result = Command.in(folder)
                .run("replay", "many.pgn.gz", "--game", "chess", "--summary", "--threads", "2", "--no-jit");
        assertThat(result.out()).isEqualTo("100 games, 694 moves: 99 accepted, 1 refused (1 with an illegal move)\n");
        // Each game before it has five lines; the move stands in the third line of its own.
        assertThat(result.err())
                .contains("many.pgn.gz:353:7: error: game 71: `e4` is no legal move of Black in move 1");
        assertThat(result.exitCode()).isEqualTo(1);

        var lines = Command.in(folder)
                .run("replay", "many.pgn.gz", "--game", "chess", "--json", "--threads", "2", "--no-jit")
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        assertThat(lines).hasSize(101);
        for (int i = 0; i < 100; i++) {
            assertThat(lines.get(i).get("game").getAsInt()).isEqualTo(i + 1);
            assertThat(lines.get(i).get("plies").getAsInt()).isEqualTo(i == 70 ? 1 : 7);
        }

        var standard = Command.in(folder)
                .withInput("1. e4 e5 *")
                .run("replay", "-", "--game", "chess", "--to", "pgn", "--no-jit");
        assertThat(standard.out()).endsWith("\n\n1. e4 e5 *\n");
    }

    /** Each record of a file may be of another game; without `--game`, it is the one that the record names. */
    @Test
    void aFileThatCannotBeReadDoesNotStopTheOthers(@TempDir Path folder) throws IOException {
        var games = "[Event \"a\"]\n\n1. e4 e5 *\n\n".repeat(2000).getBytes(StandardCharsets.UTF_8);
        var packed = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(packed)) {
            zip.write(games);
        }
        Files.write(folder.resolve("cut.pgn.gz"), Arrays.copyOf(packed.toByteArray(), packed.size() / 2));
        Files.write(folder.resolve("binary.pgn"), new byte[] {'P', 'K', 3, 4, 20, 0, 0, (byte) 0x81, 0});
        Files.writeString(folder.resolve("odd.json"), "[{\"moves\": [\"e4\", 7]}]");
        Files.writeString(folder.resolve("good.pgn"), "1. e4 e5 *\n");
        Files.writeString(folder.resolve("lines.json"), "{\"moves\": [\"e4\"]}\n{\"moves\": [\"d4\"]}\n");

        var files = List.of("binary.pgn", "odd.json", "cut.pgn.gz", "good.pgn", "lines.json");
        var words = Stream.of(List.of("replay"), files, List.of("--game", "chess", "--summary", "--no-jit"));
        var result = Command.in(folder).run(words.flatMap(List::stream).toArray(String[]::new));

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .contains("error: game 1: `binary.pgn` is not a text in UTF-8")
                .contains("error: game 2: `odd.json` holds no game: expected a move, but got 7")
                .contains("`cut.pgn.gz` cannot be unpacked: it ends too early")
                .contains("lines.json:2:1: error: game 5: expected the end, but got `{`")
                .doesNotContain("Exception");
        assertThat(result.out()).contains("1 accepted, 4 refused (4 not understood)");
    }

    @Test
    void recordsNameTheirGames(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("any.pgn"), """
                [White "A"]

                1. e4 e5 *

                [Game "Chinese Chess"]

                1. h2e2 h9g7 *

                [GameType "25"]

                1. cd4 ba5 2. gh4 *

                [Variant "Nobody's chess"]

                1. e4 *
                """);
        var result = Command.in(folder).run("replay", "any.pgn", "--summary", "--no-jit");

        assertThat(result.out())
                .isEqualTo(
                        "4 games, 7 moves: 3 accepted, 1 refused (1 of a game that is not known, or of another one)\n");
        assertThat(result.err())
                .contains("any.pgn:13:1: error: game 4 is of the game `nobody-s-chess`, which is not in the library")
                .contains("hint: `--game GAME` says which it is");
        assertThat(Command.in(folder)
                        .run("replay", "any.pgn", "--variant", "Go 9", "--no-jit")
                        .err())
                .contains("`--variant` is for the game that `--game` names");
    }

    @Test
    void optionsOfReplayAreChecked(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.txt"), "1. e4 *");
        var command = Command.in(folder);

        assertThat(command.run("replay", "a.txt", "--game", "chess", "--format", "odt", "--no-jit")
                        .err())
                .contains(
                        "`--format` takes `pgn`, `pdn`, `sgf`, `json`, `kif`, `ki2`, `csa`, `usi`, `ggf`, `wxf`, `wtb` or `moves`, not `odt`");
        assertThat(command.run("replay", "a.txt", "--game", "chess", "--encoding", "EBCDIK", "--no-jit")
                        .err())
                .contains("there is no encoding `EBCDIK`");
        assertThat(command.run("replay", "a.txt", "--game", "chess", "--json", "--summary", "--no-jit")
                        .err())
                .contains("`--json` and `--summary` both say what is printed");
    }

    /** A game of four moves in a file with others: its positions are drawn, with marks on the last move, as far as it goes. */
    @Test
    void positionsOfARecordAreDrawn(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("two.pgn"), "1. d4 *\n\n[White \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n1. e4 e4 *\n");
        var drawn = Command.in(folder).run("replay", "two.pgn", "--svg", "3", "--number", "2");
        assertThat(drawn.exitCode()).isZero();
        assertThat(drawn.out()).contains("data-piece=\"f3\"").doesNotContain("data-piece=\"g1\"");
        assertThat(drawn.out().split("fill-opacity", -1))
                .as("marks on g1 and f3")
                .hasSize(3);
        assertThat(Command.in(folder).run("replay", "two.pgn", "--svg", "0").out())
                .contains("data-piece=\"d2\"")
                .doesNotContain("fill-opacity");

        var late = Command.in(folder).run("replay", "two.pgn", "--png", "2");
        assertThat(late.err()).isEqualTo("error: there is no position after 2 moves: the game has 1 move\n");
        assertThat(late.exitCode()).isEqualTo(2);
        var none = Command.in(folder).run("replay", "two.pgn", "--svg", "0", "--number", "4");
        assertThat(none.err()).isEqualTo("error: there is no game 4 in two.pgn\n  hint: games: 3\n");
        var broken = Command.in(folder).run("replay", "two.pgn", "--svg", "1", "--number", "3");
        assertThat(broken.out()).contains("data-piece=\"e4\"");
        assertThat(broken.err()).contains("error: game 3: `e4` is no legal move of Black in move 1");
        assertThat(broken.exitCode()).isEqualTo(1);
    }
}
