package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * What users read when a board is wrong. Each paragraph in the folder {@code mistakes} starts with the text that is read, in which
 * the place is marked below, and the message follows. A text that is no whole board stands in a board of three by three positions.
 */
class BoardMistakesTest {

    private static final Path MISTAKES = Path.of("src", "test", "resources", "org", "senet", "board", "mistakes");

    /** The paragraphs of all files, which have names that tell of what they are. */
    static List<Named<String>> mistakes() throws IOException {
        var mistakes = new ArrayList<Named<String>>();
        try (var files = Files.list(MISTAKES)) {
            for (var file : files.sorted().toList()) {
                for (String paragraph : Files.readString(file).split("\n\n")) {
                    String text = paragraph.lines().findFirst().orElseThrow();
                    mistakes.add(Named.of(file.getFileName() + ": " + text, paragraph.strip()));
                }
            }
        }
        return mistakes;
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void mistakesAreExplained(String paragraph) {
        String text = paragraph.lines().findFirst().orElseThrow();
        assertThat(Boards.mistake(text.startsWith("(board") ? text : inSquare(text)))
                .isEqualTo(paragraph);
    }

    private static String inSquare(String clauses) {
        return "(board (name square) (dim \"a-c\") (dim \"3-1\") (dir e 1 0) (dir s 0 1)\n" + clauses + "\n)";
    }

    private static void check(String paragraph, Board... known) {
        assertThat(Boards.mistake(paragraph.lines().findFirst().orElseThrow(), known))
                .isEqualTo(paragraph.strip());
    }

    @Test
    void derivedBoards() {
        Board square = Boards.board(inSquare("(zone center b2)"));
        check("""
                (board (name b) (is-a square) (dim "a-c"))
                                      ^^^^^^
                the direction `e` of `square` has 2 steps, but the board has 1 dimension
                hint: own dimensions replace all of the other board: write each of them, as `(dim "a-d") (dim "4-1")`
                """, square);
        check("""
                (board (name b) (is-a square) (dim "a") (dim "1"))
                                      ^^^^^^
                no position of the zone `center` is on this board
                hint: say what it is here: `(zone center ...)`; with no positions it is empty
                """, square);
        check("""
                (board (name b) (is-a square) (position e))
                                      ^^^^^^
                `e` is the name of a position and cannot name a direction
                """, square);
        check("""
                (board (name b) (is-a square) (zone center b2) (zone center b3))
                                                                     ^^^^^^
                the zone `center` is declared twice
                """, square);
        check("""
                (board (name b) (is-a square) (is-a square))
                                              ^^^^^^^^^^^^^
                a board has only one part `is-a`
                """, square);
    }

    @Test
    void boardsThatProgramsMakeHaveNoPlaces() {
        Symbol zone = Symbol.of("zone");
        var form = PersistentList.of(
                Symbol.of("board"),
                PersistentList.of(Symbol.of("name"), "b"),
                PersistentList.of(Symbol.of("dim"), "a-c"),
                PersistentList.of(zone, "ends", "a", "d"));
        assertThatThrownBy(() -> BoardDeclaration.read(form, name -> null))
                .isInstanceOfSatisfying(SenetException.class, mistake -> assertThat(mistake.span())
                        .isNull())
                .hasMessage("there is no position `d` on the board\nhint: the positions of the board: `a`, `b`, `c`");
    }

    @Test
    void aFormThatAProgramMadeIsShownWhereItStands() {
        var whole = Boards.form("(board (name b) (dim \"a-c\"))");
        var form = PersistentList.of(
                        whole.get(0),
                        whole.get(1),
                        whole.get(2),
                        PersistentList.of(Symbol.of("zone"), Symbol.of("ends"), Symbol.of("d")))
                .withSpan(whole.span());
        assertThatThrownBy(() -> BoardDeclaration.read(form, name -> null))
                .isInstanceOfSatisfying(SenetException.class, mistake -> assertThat(mistake.span())
                        .isEqualTo(whole.span()));
    }
}
