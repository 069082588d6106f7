package org.senet.benchmarks.yardstick;

/**
 * The dark squares of a draughts board in one array. Two rows of squares are followed by one cell that is no square,
 * and there are such cells above and below the board; so the four diagonal steps are the same from every square, and
 * a step over the edge ends in a wall. One cell serves both edges because the rows alternate. Authors of draughts
 * programs call it a padded board, or one with ghost squares.
 *
 * @param rowLength dark squares in a row
 * @param rows rows of the board
 */
record Layout(int rowLength, int rows) {

    /** The number of squares. */
    int squares() {
        return rowLength * rows;
    }

    /** The cell of a square; squares are numbered from 1, row by row from Black's side, as in PDN. */
    int cell(int square) {
        return rowLength + square + (square - 1) / (2 * rowLength);
    }

    /** The square that lies in a cell. */
    int square(int cell) {
        return cell - rowLength - (cell - rowLength - 1) / (2 * rowLength + 1);
    }

    /** The length of an array that holds the board and the walls around it. */
    int size() {
        return cell(squares()) + rowLength + 2;
    }
}
