package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.board.Boards.board;
import static org.senet.board.Boards.countSteps;
import static org.senet.board.Boards.form;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.StringJoiner;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.senet.data.PersistentList;

@NullUnmarked
class LargeBoardTest {
    private static final String EIGHT_DIRECTIONS = "(dir n 0 -1) (dir ne 1 -1) (dir e 1 0) (dir se 1 1)"
            + " (dir s 0 1) (dir sw -1 1) (dir w -1 0) (dir nw -1 -1)";

    @Test
    void aHundredRowsOfAHundred() {
        Board board = board("(board (name b) (dim \"a-cv\") (dim \"100-1\") %s)".formatted(EIGHT_DIRECTIONS));
        assertThat(board.size()).isEqualTo(10_000);
        assertThat(countSteps(board)).isEqualTo(4 * 99 * 100 + 4 * 99 * 99);
        assertThat(board.position("cv1")).isEqualTo(9_999);
    }

    @Test
    void eighteenRowsOfEighteenInNineLayers() {
        Board board = board("""
                (board (name b) (dim "a-r") (dim "18-1") (dim "A-I")
                   (dir n 0 -1 0) (dir s 0 1 0) (dir e 1 0 0) (dir w -1 0 0) (dir u 0 0 1) (dir d 0 0 -1))
                """);
        assertThat(board.size()).isEqualTo(18 * 18 * 9);
        assertThat(countSteps(board)).isEqualTo(4 * 17 * 18 * 9 + 2 * 18 * 18 * 8);
        assertThat(Boards.path(board, "r18A", "u")).hasSize(9).endsWith("r18I");
    }

    @Test
    void eighteenRowsOfEighteenWithLayersThatShrinkByTwo() {
        Board board = board(shrinkingLayers());
        assertThat(board.size()).as("18*18 + 16*16 + ... + 2*2").isEqualTo(1140);
        assertThat(Boards.path(board, "a1A", "u")).containsExactly("a1A");
        assertThat(Boards.path(board, "c15A", "u")).containsExactly("c15A", "c15B", "c15C");
        assertThat(Boards.path(board, "i9A", "u")).hasSize(9);
    }

    private static String shrinkingLayers() {
        var killed = new StringJoiner(" ", "(kill ", ")");
        for (int layer = 1; layer < 9; layer++) {
            char label = (char) ('A' + layer);
            for (int ring = 0; ring < layer; ring++) {
                killed.add("\"%c*%c\" \"%c*%c\"".formatted('a' + ring, label, 'r' - ring, label));
                killed.add("\"*%d%c\" \"*%d%c\"".formatted(1 + ring, label, 18 - ring, label));
            }
        }
        return "(board (name b) (dim \"a-r\") (dim \"18-1\") (dim \"A-I\") (dir u 0 0 1) %s)".formatted(killed);
    }

    /** Everything told one by one: the costliest way to write a board. */
    private static String inFull(int size) {
        var names = new StringJoiner(" ");
        var links = new StringJoiner(" ");
        var rest = new StringJoiner("\n");
        for (int number = 0; number < size; number++) {
            names.add("p" + number);
            links.add("p%d p%d".formatted(number, (number + 1) % size));
            rest.add("(position q%d (attribute number %d)) (position r%d) (kill r%d) (unlink n p%d)"
                    .formatted(number, number, number, number, number));
        }
        return "(board (name b) (dim \"a-j\") (dim \"%d-1\") %s (position %s) (zone all %s) (link n %s) %s)"
                .formatted(size / 10, EIGHT_DIRECTIONS, names, names, links, rest);
    }

    @Test
    void theWorkGrowsInProportionToTheBoard() {
        allocatedBytes(inFull(500));
        long small = allocatedBytes(inFull(1_000));
        long large = allocatedBytes(inFull(4_000));
        assertThat(large).as("4 times the positions, against %d bytes", small).isLessThan(5 * small);
    }

    private static long allocatedBytes(String text) {
        PersistentList form = form(text);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        Board board = BoardDeclaration.read(form, name -> null);
        long after = threads.getCurrentThreadAllocatedBytes();
        assertThat(board.zone("all", null).cardinality()).isPositive();
        return after - before;
    }
}
