package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures that commands and programs draw, called as a user calls them. */
@Tag("process")
class PicturesOfCommandsTest {
    @TempDir
    private Path folder = Path.of("");

    /** Shows a position of tic-tac-toe as an image of 300 pixels on its longer side. */
    private BufferedImage image(String... options) throws IOException {
        var file = folder.resolve("picture.png");
        var words = new ArrayList<>(
                List.of("show", "tic-tac-toe", "--png", "--size", "300", "--no-coordinates", "--output", file + ""));
        words.addAll(List.of(options));
        LauncherTest.checked(Command.inRoot().run(words.toArray(String[]::new)));
        return ImageIO.read(file.toFile());
    }

    /** The squares of a board without labels, in rows from the top, in which something has the colour of the second player. */
    private static Set<Integer> marked(BufferedImage image, Color ink) {
        var marked = new TreeSet<Integer>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (image.getRGB(x, y) == ink.getRGB()) {
                    marked.add(y * 3 / image.getHeight() * 3 + x * 3 / image.getWidth());
                }
            }
        }
        return marked;
    }

    /** The first X on a3 is at the top left, seen from the other side at the bottom right. */
    @Test
    void imagesShowThePosition() throws IOException {
        // The piece of the first player has the colour of white stones.
        var white = new Color(0xfbf8f0);
        var plain = image("--after", "a3");
        assertThat(plain.getWidth()).isEqualTo(300);
        assertThat(plain.getHeight()).isEqualTo(300);
        assertThat(marked(plain, white)).containsExactly(0);
        assertThat(marked(image("--after", "a3", "--flip"), white)).containsExactly(8);
        assertThat(marked(image(), white)).isEmpty();
        assertThat(brightness(image("--dark"))).isLessThan(brightness(image()) / 2);
    }

    private static double brightness(BufferedImage image) {
        var corner = new Color(image.getRGB(2, 2));
        return corner.getRed() + corner.getGreen() + corner.getBlue();
    }

    /** A small ring is where a piece appears. */
    @Test
    void imagesHaveArrows() throws IOException {
        var move = image("--move", "b2");
        var without = image();
        assertThat(move.getRGB(150 + 18, 150)).isNotEqualTo(without.getRGB(150 + 18, 150));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--size 300 | `--size` is for pictures",
                "--svg --size 300 | `--size` is for `--png`: a picture in SVG has any size",
                "--png --svg | `--svg` and `--png` do not go together",
                "--png --json | `--png` and `--json` do not go together",
                "--png --size 9000 | `--size` must be a whole number from 16 to 8192, not `9000`",
            })
    void whatMakesNoSenseIsRefused(String options, String message) {
        var words = new ArrayList<>(List.of("show", "tic-tac-toe"));
        words.addAll(List.of(options.split(" ")));
        var result = Command.inRoot().run(words.toArray(String[]::new));
        assertThat(result.err()).startsWith("error: " + message);
        assertThat(result.exitCode()).isEqualTo(2);
    }

    /** What programs draw is what the command draws. */
    @Test
    void programsDraw() {
        var drawn = LauncherTest.checked(
                        Command.inRoot().run("show", "tic-tac-toe", "--after", "b2", "--svg", "--dark"))
                .out();
        var program = "(require '[senet.repl :as repl])"
                + "(print (repl/board-svg (repl/after \"tic-tac-toe\" \"b2\") {:dark true}))";
        assertThat(LauncherTest.checked(Command.inRoot().withInput(program).run("run", "-"))
                        .out())
                .isEqualTo(drawn);
        assertThat(LauncherTest.checked(Command.inRoot()
                                .withInput("(subs (board-svg \"chess\") 0 4)")
                                .run("repl"))
                        .out())
                .isEqualTo("\"<svg\"\n");
    }

    /** The page of the manual shows the games as they are. */
    @Test
    void theSheetOfTheManualIsUpToDate() throws IOException {
        var file = folder.resolve("games.svg");
        assertThat(Command.inRoot().run("games", "--sheet", file.toString()).exitCode())
                .isZero();
        var drawn = Files.readString(file);
        // Not compared by AssertJ, which would print both.
        assertThat(drawn.equals(Senet.read(Senet.root().resolve("docs/images/games.svg"))))
                .as("docs/images/games.svg is written by: ./senet games --sheet docs/images/games.svg")
                .isTrue();
        assertThat(PicturesTest.games()).hasSizeGreaterThan(70).allSatisfy(name -> assertThat(
                        drawn.contains(">" + name + "</text>"))
                .as(name)
                .isTrue());
    }
}
