package org.senet.importers.rbg;

import java.util.List;

/** A number that is computed from variables and from how many pieces there are. */
sealed interface Arithmetic {
    /** A number that is written. */
    record Constant(int value) implements Arithmetic {}

    /** A variable, or the points of a player. */
    record Variable(String name) implements Arithmetic {}

    /** The number of pieces of a kind on the board. */
    record Count(String piece) implements Arithmetic {}

    /** {@code + - * /}. */
    record Operation(String sign, List<Arithmetic> operands) implements Arithmetic {}
}
