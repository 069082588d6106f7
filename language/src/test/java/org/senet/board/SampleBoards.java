package org.senet.board;

/** Boards of several shapes. */
final class SampleBoards {
    private SampleBoards() {}

    static final String DRAUGHTS = """
            (board
               (name chess-board-10x10)
               (dim "a-j")
               (dim "10-1")
               (dir (name nw) -1 -1)
               (dir (name ne)  1 -1)
               (dir (name se)  1  1)
               (dir (name sw) -1  1)
            )
            """;

    /** A hexagon with three positions on each side, in slanting coordinates. */
    static final String HEXAGON = """
            (board (name hexagon)
               (dim "a-e") (dim "1-5")
               (dir e 1 0) (dir w -1 0) (dir se 0 1) (dir nw 0 -1) (dir sw -1 1) (dir ne 1 -1)
               (kill a1 b1 a2 e5 d5 e4))
            """;

    static final String TORUS = """
            (board (name torus)
               (dim "a-d") (dim "3-1")
               (dir n 0 -1 wrap) (dir e 1 0 wrap) (dir s 0 1 wrap) (dir w -1 0 wrap) (dir ne 1 -1 wrap))
            """;

    static final String MORRIS = """
            (board (name morris)
               (position a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1)
               (link e a7 d7 d7 g7 b6 d6 d6 f6 c5 d5 d5 e5 a4 b4 b4 c4
                       e4 f4 f4 g4 c3 d3 d3 e3 b2 d2 d2 f2 a1 d1 d1 g1)
               (link w d7 a7 g7 d7 d6 b6 f6 d6 d5 c5 e5 d5 b4 a4 c4 b4
                       f4 e4 g4 f4 d3 c3 e3 d3 d2 b2 f2 d2 d1 a1 g1 d1)
               (link n a1 a4 a4 a7 b2 b4 b4 b6 c3 c4 c4 c5 d1 d2 d2 d3
                       d5 d6 d6 d7 e3 e4 e4 e5 f2 f4 f4 f6 g1 g4 g4 g7)
               (link s a4 a1 a7 a4 b4 b2 b6 b4 c4 c3 c5 c4 d2 d1 d3 d2
                       d6 d5 d7 d6 e4 e3 e5 e4 f4 f2 f6 f4 g4 g1 g7 g4)
               (opposite (n s) (e w)))
            """;

    /** Three layers, each one position smaller on every side than the one below. */
    static final String PYRAMID = """
            (board (name pyramid)
               (dim "a-f") (dim "6-1") (dim "A-C")
               (dir n 0 -1 0) (dir e 1 0 0) (dir u 0 0 1) (dir d 0 0 -1)
               (kill "a*B" "f*B" "*1B" "*6B")
               (kill "a*C" "b*C" "e*C" "f*C" "*1C" "*2C" "*5C" "*6C"))
            """;
}
