package org.senet.board;

import java.util.List;

/** What is needed to find positions by name, while they are being declared and afterwards. */
interface PositionLookup {

    /** The dimensions. */
    Grid grid();

    /** The number of the position with a name, or -1 when there is none. */
    int number(String name);

    /** The position in a cell of the grid, or -1 when it does not exist. */
    int inCell(int cell);

    /** Whether a position with that name was declared and then removed. */
    boolean wasKilled(String name);

    /** The names of the positions. */
    List<String> names();
}
