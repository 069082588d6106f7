package org.senet.tests.models;

import java.util.stream.IntStream;

/** Squares in rows, numbered from 0 at the left end of the first row; a square is called by its column's letter and its row. */
record Grid(int width, int height) {
    /** Queen's directions, each with its opposite four places on. */
    static final int[][] COMPASS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    /** Rook's directions. */
    static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /** Bishop's directions. */
    static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    int size() {
        return width * height;
    }

    IntStream squares() {
        return IntStream.range(0, size());
    }

    int column(int square) {
        return square % width;
    }

    int row(int square) {
        return square / width;
    }

    String name(int square) {
        return (char) ('a' + column(square)) + "" + (row(square) + 1);
    }

    int square(String name) {
        return (Integer.parseInt(name.substring(1)) - 1) * width + name.charAt(0) - 'a';
    }

    /** The square so many steps away, or -1 beyond the edge. */
    int step(int square, int[] direction, int steps) {
        int x = column(square) + direction[0] * steps;
        int y = row(square) + direction[1] * steps;
        return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
    }

    /** Whether a line through the square has at least so many squares with the content that this one has. */
    boolean inLine(int[] board, int square, int length) {
        for (int i = 0; i < COMPASS.length / 2; i++) {
            if (1 + run(board, square, COMPASS[i]) + run(board, square, COMPASS[i + 4]) >= length) {
                return true;
            }
        }
        return false;
    }

    private int run(int[] board, int square, int[] direction) {
        int n = 0;
        int to = step(square, direction, 1);
        while (to >= 0 && board[to] == board[square]) {
            n++;
            to = step(square, direction, n + 1);
        }
        return n;
    }
}
