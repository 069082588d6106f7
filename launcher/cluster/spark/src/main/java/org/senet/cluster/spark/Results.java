package org.senet.cluster.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * What comes of a task.
 *
 * @param units the numbers of the units that were done
 * @param texts what has come of them
 * @param nanos how long each took
 * @param failure why no more were done, as {@link org.senet.cluster.UnitFailure} writes it; null when all is well
 */
record Results(
        int[] units, String[] texts, long[] nanos, @Nullable String failure) implements Serializable {}
