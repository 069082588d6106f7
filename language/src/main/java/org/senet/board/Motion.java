package org.senet.board;

import java.util.List;

/**
 * How far a direction goes along each dimension.
 *
 * @param steps the steps, dimension by dimension, in the order in which labels are written
 * @param wraps for each dimension, whether a step over the edge comes back at the other side
 */
record Motion(List<Integer> steps, List<Boolean> wraps) {

    /** The motion that undoes this one. */
    Motion reversed() {
        return new Motion(steps.stream().map(step -> -step).toList(), wraps);
    }
}
