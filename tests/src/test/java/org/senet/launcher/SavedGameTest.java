package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that Zillions of Games has saved, played again. */
class SavedGameTest {
    /** A mark is dropped where the other one stands, which goes back to its owner. */
    private static final String RULES = """
            (game
               (title "Recycle")
               (players White Black ?Fate)
               (turn-order (?Fate White) (?Fate Black))
               (option "recycle captures" true)
               (board
                  (grid
                     (dimensions ("a/b/c" (50 0)) ("1" (0 50)))
                     (directions (e 1 0))))
               (piece (name Mark) (drops (b1 add)))
               (board-setup (White (Mark off 1)) (Black (Mark off 1))))
            """;

    private static Path saved(Path folder, String lines) throws IOException {
        Files.writeString(folder.resolve("recycle.zrf"), RULES);
        return Files.writeString(
                folder.resolve("game.zsg"),
                "Zillions Save Game File Version 0.02 HHC\r\nRulesFile=C:\\Games\\recycle.zrf\r\nVariantName=Recycle\r\n"
                        + lines);
    }

    /** Each side has one mark, so a mark must come back when the other side's is dropped on it. */
    @Test
    void piecesComeBackAndTheStartMayBeSetUp(@TempDir Path folder) throws IOException {
        var file = saved(folder, """
                (White Mark a1)
                (Black Mark c1)
                (x c1)
                1. White Mark b1
                1. Black Mark b1
                2. White Mark b1
                """);

        var replay = EngineSeatsTest.run("replay", file.toString());

        assertThat(replay.out()).contains("3 of 3 half-moves", "1  Wm Wm .   1");
    }

    @Test
    void whatSetsUpNothingIsAnError(@TempDir Path folder) throws IOException {
        var file = saved(folder, "(Mark a1)\r\n1. White Mark b1\r\n");

        var replay = EngineSeatsTest.run("replay", file.toString());

        assertThat(replay.err()).contains("game.zsg:4:1: error: this is no change of the start that is known");
    }

    @Test
    void moreThanOnePieceMayBecomeAnother(@TempDir Path folder) throws IOException {
        var file = saved(folder, "1. White Mark b1 = Black on b1 a1\r\n");

        var replay = EngineSeatsTest.run("replay", file.toString());

        assertThat(replay.out()).contains("0 of 1 half-moves");
        assertThat(replay.err()).contains("no legal move of ?Fate-for-White leaves this board");
    }

    /** In {@code x q x r} the second {@code x} is no position, even where one is called X. */
    @Test
    void aPositionMayBeCalledLikeACapture(@TempDir Path folder) throws IOException {
        var file = saved(folder, "1. Man p - X x q x r\r\n");
        Files.writeString(folder.resolve("recycle.zrf"), """
                (game
                   (title "Recycle")
                   (players White Black)
                   (turn-order White Black)
                   (board
                      (positions (p 0 0 1 1) (q 2 0 3 1) (r 4 0 5 1) (X 6 0 7 1))
                      (links e (p q) (q r) (r X)))
                   (piece (name Man) (moves (e capture e capture e add)))
                   (board-setup (White (Man p)) (Black (Man q r))))
                """);

        var replay = EngineSeatsTest.run("replay", file.toString());

        assertThat(replay.out()).contains("1 of 1 half-moves");
    }

    /** Who could go on with the same piece and does not has passed; that is no move of the other side. */
    @Test
    void chainsEndWithAPass(@TempDir Path folder) throws IOException {
        var file = saved(
                folder,
                "1. partial 2 Man a1 - b1\r\n1. Pass\r\n1. Man a2 - b2\r\n2. partial 2 Man b1 - c1\r\n2. Man c1 - d1\r\n");
        Files.writeString(folder.resolve("recycle.zrf"), """
                (game
                   (title "Recycle")
                   (players White Black)
                   (turn-order White Black)
                   (option "pass partial" true)
                   (board
                      (grid
                         (dimensions ("a/b/c/d" (50 0)) ("2/1" (0 50)))
                         (directions (e 1 0)))
                      (zone (name end) (players White Black) (positions d1 d2)))
                   (piece
                      (name Man)
                      (moves (e (verify empty?) (if (in-zone? end) add else add-partial))))
                   (board-setup (White (Man a1)) (Black (Man a2))))
                """);

        var replay = EngineSeatsTest.run("replay", file.toString());

        assertThat(replay.out()).contains("5 of 5 half-moves");
    }
}
