package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.board.Boards.board;

import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

@NullUnmarked
class BoardTextTest {

    private static IntFunction<String> pieces(Board board, Map<String, String> glyphs) {
        return position -> glyphs.getOrDefault(board.positionName(position), "");
    }

    private static IntPredicate lightSquares(Board board) {
        return position -> (board.coordinates(position)[0] + board.coordinates(position)[1]) % 2 == 0;
    }

    @Test
    void darkSquaresOfADraughtsBoard() {
        Board board = board(SampleBoards.DRAUGHTS);
        String white = "a1 c1 e1 g1 i1 b2 d2 f2 h2 j2 a3 c3 e3 g3 i3";
        String black = "b8 d8 f8 h8 j8 a7 c7 e7 g7 i7 b6 d6 f6 h6 j6";
        IntFunction<String> glyph = position -> {
            String name = board.positionName(position);
            return white.contains(name) ? "w" : black.contains(name) ? "b" : "";
        };
        assertThat(BoardText.draw(board, glyph, lightSquares(board))).isEqualTo("""
                    a b c d e f g h i j
                10    .   .   .   .   .  10
                 9  .   .   .   .   .    9
                 8    b   b   b   b   b  8
                 7  b   b   b   b   b    7
                 6    b   b   b   b   b  6
                 5  .   .   .   .   .    5
                 4    .   .   .   .   .  4
                 3  w   w   w   w   w    3
                 2    w   w   w   w   w  2
                 1  w   w   w   w   w    1
                    a b c d e f g h i j""");
    }

    @Test
    void emptyAndOccupiedSquares() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1", "K", "c2", "q"))))
                .isEqualTo("""
                   a b c
                2  . . q  2
                1  K . .  1
                   a b c""");
    }

    private static String seated(Board board, IntPredicate marked, boolean flipped) {
        return BoardText.draw(
                board, pieces(board, Map.of("a1", "W")), position -> false, marked, flipped, BoardText.WIDTH);
    }

    @Test
    void rowsOfHexagonsStandBesideEachOther() {
        Board falling = board("(board (name b) (dim \"a-c\") (dim \"1-2\") (dir e 1 0) (dir s 0 1) (dir ne 1 -1))");
        assertThat(seated(falling, position -> falling.positionName(position).equals("a1"), false))
                .isEqualTo("1[W]. .\n 2 . . .\n    a b c");
        assertThat(seated(falling, position -> false, true)).isEqualTo("2 . . .\n 1 . . W\n    c b a");
        Board rising = board("(board (name b) (dim \"a-c\") (dim \"1-2\") (dir e 1 0) (dir s 0 1) (dir se 1 1))");
        assertThat(seated(rising, position -> false, false)).isEqualTo("    a b c\n 1 W . .\n2 . . .");
    }

    @Test
    void rowsOfSquaresStandBelowEachOther() {
        Board board = board(
                "(board (name b) (dim \"a-c\") (dim \"1-2\") (dir e 1 0) (dir s 0 1) (dir se 1 1) (dir ne 1 -1))");
        assertThat(seated(board, position -> false, false)).isEqualTo("   a b c\n1  W . .  1\n2  . . .  2\n   a b c");
    }

    @Test
    void oneLayerAboveThePiecesIsDrawn() {
        Board board = board("(board (name b) (dim \"a\") (dim \"1\") (dim \"X-Z\"))");
        IntFunction<String> glyph = position -> board.positionName(position).endsWith("X") ? "W" : "";
        assertThat(BoardText.draw(board, glyph, position -> false, position -> false, false, BoardText.WIDTH))
                .contains("X", "Y")
                .doesNotContain("Z");
        assertThat(BoardText.draw(board, glyph)).contains("Z");
    }

    @Test
    void cellsAreAsWideAsTheWidestPieceOrLabel() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1", "wK", "c2", "b"))))
                .isEqualTo("""
                   a  b  c
                2  .  .  b   2
                1  wK .  .   1
                   a  b  c""");
        Board wide = board("(board (name b) (dim \"9-11\") (dim \"a-b\"))");
        assertThat(BoardText.draw(wide, pieces(wide, Map.of("10a", "x")))).isEqualTo("""
                   9  10 11
                a  .  x  .   a
                b  .  .  .   b
                   9  10 11""");
    }

    @Test
    void aCodePointIsOneColumn() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1", "♔", "b2", "\uD83C\uDC04"))))
                .isEqualTo("""
                   a b c
                2  . \uD83C\uDC04 .  2
                1  ♔ . .  1
                   a b c""");
    }

    @Test
    void eastAsianCharactersAreTwoColumns() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1", "王", "b2", "v歩"))))
                .isEqualTo("""
                   a   b   c
                2  .   v歩 .    2
                1  王  .   .    1
                   a   b   c""");
    }

    @Test
    void bracketsStandBesideMarkedPositions() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        var glyph = pieces(board, Map.of("a1", "王", "b2", "o"));
        assertThat(BoardText.draw(
                        board,
                        glyph,
                        position -> false,
                        position -> position < 3 || glyph.apply(position).equals("王"),
                        false,
                        BoardText.WIDTH))
                .isEqualTo("""
                   a  b  c
                2 [.][o][.]  2
                1 [王].  .   1
                   a  b  c""");
    }

    @Test
    void killedPositionsAreBlank() {
        Board board = board(SampleBoards.HEXAGON);
        assertThat(BoardText.draw(board, pieces(board, Map.of("c3", "x")))).isEqualTo("""
                   a b c d e
                1      . . .  1
                2    . . . .  2
                3  . . x . .  3
                4  . . . .    4
                5  . . .      5
                   a b c d e""");
    }

    @Test
    void blankPositionsShowTheirPieces() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"2-1\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1", "x")), position -> true))
                .isEqualTo("""
                   a b c
                2         2
                1  x      1
                   a b c""");
    }

    @Test
    void oneDimensionIsOneRow() {
        Board board = board("(board (name b) (dim \"8-11\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("10", "o")))).isEqualTo("""
                8  9  10 11
                .  .  o  .""");
    }

    @Test
    void layersStandSideBySide() {
        Board board = board(SampleBoards.PYRAMID);
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1A", "x", "c3C", "o"))))
                .isEqualTo("""
                A                   B                   C
                   a b c d e f         a b c d e f         a b c d e f
                6  . . . . . .  6   6               6   6               6
                5  . . . . . .  5   5    . . . .    5   5               5
                4  . . . . . .  4   4    . . . .    4   4      . .      4
                3  . . . . . .  3   3    . . . .    3   3      o .      3
                2  . . . . . .  2   2    . . . .    2   2               2
                1  x . . . . .  1   1               1   1               1
                   a b c d e f         a b c d e f         a b c d e f""");
    }

    @Test
    void layersGoOnBelowWhereTheLineIsFull() {
        Board board = board("(board (name b) (dim \"a-b\") (dim \"2-1\") (dim X Y) (dim \"p/q\"))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("a1Yp", "x", "b2Xq", "o")), p -> false, 21))
                .isEqualTo("""
                        Xp          Yp
                           a b         a b
                        2  . .  2   2  . .  2
                        1  . .  1   1  x .  1
                           a b         a b

                        Xq          Yq
                           a b         a b
                        2  . o  2   2  . .  2
                        1  . .  1   1  . .  1
                           a b         a b""");
    }

    @Test
    void layersWiderThanTheLineStandAlone() {
        Board board = board("(board (name b) (dim \"a-b\") (dim \"1\") (dim X Y))");
        assertThat(BoardText.draw(board, position -> "", p -> false, 5)).isEqualTo("""
                X
                   a b
                1  . .  1
                   a b

                Y
                   a b
                1  . .  1
                   a b""");
    }

    @Test
    void graphsAreLists() {
        Board board = board(SampleBoards.MORRIS);
        assertThat(BoardText.draw(board, pieces(board, Map.of("d7", "W", "g1", "B"))))
                .isEqualTo("""
                a7: .   d7: W   g7: .   b6: .   d6: .   f6: .   c5: .   d5: .   e5: .   a4: .
                b4: .   c4: .   e4: .   f4: .   g4: .   c3: .   d3: .   e3: .   b2: .   d2: .
                f2: .   a1: .   d1: .   g1: B""");
        assertThat(BoardText.draw(board, pieces(board, Map.of()), p -> false, 1).lines())
                .hasSize(24)
                .startsWith("a7: .");
    }

    @Test
    void singlePositionsFollowTheDimensions() {
        Board board = board("(board (name b) (dim \"a-c\") (dim \"1\") (position bar off))");
        assertThat(BoardText.draw(board, pieces(board, Map.of("bar", "12")))).isEqualTo("""
                   a b c
                1  . . .  1
                   a b c

                bar: 12   off: .""");
    }
}
