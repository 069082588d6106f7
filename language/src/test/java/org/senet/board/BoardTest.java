package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.senet.board.Boards.board;
import static org.senet.board.Boards.countSteps;
import static org.senet.board.Boards.path;
import static org.senet.board.Boards.step;

import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked
class BoardTest {

    @Test
    void positionsAreNumberedAsOneReadsTheDiagram() {
        Board board = board(SampleBoards.DRAUGHTS);
        assertThat(board.name()).isEqualTo("chess-board-10x10");
        assertThat(board.size()).isEqualTo(100);
        assertThat(board.positionName(0)).isEqualTo("a10");
        assertThat(board.positionName(1)).isEqualTo("b10");
        assertThat(board.positionName(10)).isEqualTo("a9");
        assertThat(board.positionName(99)).isEqualTo("j1");
        assertThat(board.position("j1")).isEqualTo(99);
        assertThat(board.position("k1")).isEqualTo(-1);
        assertThat(board.positionNames())
                .hasSize(100)
                .startsWith("a10", "b10", "c10")
                .endsWith("i1", "j1");
        assertThat(board).hasToString("board chess-board-10x10 with 100 positions");
    }

    @Test
    void stepsFollowTheOrderOfTheLabels() {
        Board board = board(SampleBoards.DRAUGHTS);
        assertThat(board.directions()).containsExactly("nw", "ne", "se", "sw");
        assertThat(board.direction("se")).isEqualTo(2);
        assertThat(board.direction("n")).isEqualTo(-1);
        assertThat(path(board, "a1", "ne"))
                .containsExactly("a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10");
        assertThat(path(board, "e3", "sw")).containsExactly("e3", "d2", "c1");
        assertThat(step(board, "nw", "a1")).isEqualTo("off");
        assertThat(countSteps(board)).isEqualTo(4 * 81);
    }

    @Test
    void oppositesFollowFromTheSteps() {
        Board board = board(SampleBoards.DRAUGHTS);
        assertThat(IntStream.range(0, 4).map(board::opposite)).containsExactly(2, 3, 0, 1);
        Board pyramid = board(SampleBoards.PYRAMID);
        assertThat(IntStream.range(0, 4).map(pyramid::opposite)).containsExactly(-1, -1, 3, 2);
    }

    @Test
    void declaredOppositesComeFirst() {
        assertThat(oppositeOf("n", "")).isEqualTo("s");
        assertThat(oppositeOf("x", "")).isEqualTo("none");
        assertThat(oppositeOf("n", "(opposite (n x))")).isEqualTo("x");
        assertThat(oppositeOf("x", "(opposite (n x))")).isEqualTo("n");
        assertThat(oppositeOf("s", "(opposite (n x))")).isEqualTo("none");
        assertThat(oppositeOf("s", "(opposite (x n))")).isEqualTo("none");
        assertThat(oppositeOf("n", "(opposite (n n))")).isEqualTo("n");
    }

    private static String oppositeOf(String direction, String clause) {
        Board board = board("(board (name b) (dim \"1-4\") (dir n 1) (dir s -1) (link x 1 3) %s)".formatted(clause));
        int opposite = board.opposite(board.direction(direction));
        return opposite < 0 ? "none" : board.directions().get(opposite);
    }

    @Test
    void ofSeveralOppositesTheFirstCounts() {
        Board board = board("(board (name b) (dim \"1-4\") (dir n 1) (dir north 1) (dir s -1) (dir stay 0))");
        assertThat(IntStream.range(0, 4).map(board::opposite)).containsExactly(2, 2, 0, 3);
        assertThat(step(board, "stay", "2")).isEqualTo("2");
    }

    @Test
    void aSymmetryChangesWhatThePlayerMeans() {
        Board board = board("""
                (board (name b) (dim "a-h") (dim "8-1")
                   (dir nw -1 -1) (dir ne 1 -1) (dir se 1 1) (dir sw -1 1) (dir e 1 0)
                   (symmetry Black (nw sw) (ne se) (sw nw) (se ne))
                   (zone home White a1))
                """);
        assertThat(IntStream.range(0, 5).map(d -> board.symmetric("Black", d))).containsExactly(3, 2, 1, 0, 4);
        assertThat(IntStream.range(0, 5).map(d -> board.symmetric("White", d))).containsExactly(0, 1, 2, 3, 4);
        assertThat(board.players()).containsExactly("Black", "White");
        assertThat(board.playerSpan("White").text()).isEqualTo("White");
        assertThat(board.playerSpan("Red")).isNull();
    }

    @Test
    void coordinatesAndPositionsAgree() {
        Board board = board(SampleBoards.PYRAMID);
        assertThat(board.dimensions())
                .extracting(labels -> String.join(" ", labels))
                .containsExactly("a b c d e f", "6 5 4 3 2 1", "A B C");
        assertThat(board.coordinates(board.position("b3B"))).containsExactly(1, 3, 1);
        for (int position = 0; position < board.size(); position++) {
            assertThat(board.positionAt(board.coordinates(position))).isEqualTo(position);
        }
        assertThat(board.positionAt(0, 0, 1)).as("killed").isEqualTo(-1);
        assertThat(board.positionAt(6, 0, 0)).as("outside").isEqualTo(-1);
        assertThat(board.positionAt(0, -1, 0)).as("outside").isEqualTo(-1);
        assertThatThrownBy(() -> board.positionAt(0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("2 coordinates for 3 dimensions");
    }

    @Test
    void singlePositionsLieInNoDimension() {
        Board board = board("(board (name b) (dim \"a-c\") (dir e 1) (position bar off) (link e c off))");
        assertThat(board.positionNames()).containsExactly("a", "b", "c", "bar", "off");
        assertThat(board.coordinates(3)).isNull();
        assertThat(path(board, "a", "e")).containsExactly("a", "b", "c", "off");
        assertThat(step(board, "e", "bar")).isEqualTo("off");
    }

    @Test
    void layersMayShrink() {
        Board board = board(SampleBoards.PYRAMID);
        assertThat(board.size()).isEqualTo(36 + 16 + 4);
        assertThat(board.positionName(36)).isEqualTo("b5B");
        assertThat(board.positionName(52)).isEqualTo("c4C");
        assertThat(path(board, "c4A", "u")).containsExactly("c4A", "c4B", "c4C");
        assertThat(path(board, "b5A", "u")).containsExactly("b5A", "b5B");
        assertThat(path(board, "a1A", "u")).containsExactly("a1A");
        assertThat(path(board, "e2B", "n")).containsExactly("e2B", "e3B", "e4B", "e5B");
        assertThat(path(board, "e2B", "d")).containsExactly("e2B", "e2A");
    }

    @Test
    void threePairsOfDirectionsMakeHexagons() {
        Board board = board(SampleBoards.HEXAGON);
        assertThat(board.size()).isEqualTo(19);
        assertThat(countSteps(board)).as("42 edges, both ways").isEqualTo(84);
        assertThat(board.directions())
                .allSatisfy(direction ->
                        assertThat(path(board, "c3", direction)).as(direction).hasSize(3));
        assertThat(path(board, "c1", "sw")).containsExactly("c1", "b2", "a3");
        assertThat(path(board, "e1", "sw")).containsExactly("e1", "d2", "c3", "b4", "a5");
    }

    @Test
    void theEdgesOfATorusAreJoined() {
        Board board = board(SampleBoards.TORUS);
        assertThat(countSteps(board)).isEqualTo(5 * 12);
        assertThat(step(board, "e", "d2")).isEqualTo("a2");
        assertThat(step(board, "n", "b3")).isEqualTo("b1");
        assertThat(step(board, "w", "a1")).isEqualTo("d1");
        assertThat(step(board, "ne", "d3")).isEqualTo("a1");
        assertThat(board.opposite(board.direction("e"))).isEqualTo(board.direction("w"));
        assertThat(board.opposite(board.direction("ne"))).isEqualTo(-1);
    }

    @Test
    void theEdgesOfACylinderAreJoinedInOneDimension() {
        Board board = board("""
                (board (name cylinder) (dim "a-d") (dim "3-1")
                   (dir e 1 0 wrap) (dir w (wrap -1) 0) (dir ne (wrap 1) -1) (dir knight (wrap 2) 1))
                """);
        assertThat(path(board, "c1", "ne")).containsExactly("c1", "d2", "a3");
        assertThat(step(board, "knight", "c3")).isEqualTo("a2");
        assertThat(step(board, "knight", "c1")).isEqualTo("off");
        assertThat(board.opposite(board.direction("e"))).isEqualTo(board.direction("w"));
    }

    @Test
    void aGraphConsistsOfLinks() {
        Board board = board(SampleBoards.MORRIS);
        assertThat(board.size()).isEqualTo(24);
        assertThat(board.dimensions()).isEmpty();
        assertThat(board.directions()).containsExactly("e", "w", "n", "s");
        assertThat(countSteps(board)).as("16 mills of 2 edges, both ways").isEqualTo(64);
        assertThat(path(board, "d1", "n")).containsExactly("d1", "d2", "d3");
        assertThat(path(board, "a4", "e")).containsExactly("a4", "b4", "c4");
        for (int direction = 0; direction < 4; direction++) {
            for (int position = 0; position < board.size(); position++) {
                int next = board.step(direction, position);
                if (next >= 0) {
                    assertThat(board.step(board.opposite(direction), next)).isEqualTo(position);
                }
            }
        }
    }

    @Test
    void whatIsHandedOutDoesNotChangeTheBoard() {
        Board board = board("(board (name b) (dim \"a-c\") (zone z a b))");
        board.zone("z", null).clear();
        board.coordinates(0)[0] = 2;
        assertThat(Boards.zone(board, "z", null)).containsExactly("a", "b");
        assertThat(board.coordinates(0)).containsExactly(0);
        assertThatThrownBy(() -> board.positionNames().set(0, "z")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> board.zoneNames().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> board.dimensions().getFirst().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
