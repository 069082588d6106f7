package org.senet.cluster.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import org.senet.cluster.Inputs;

/**
 * The units of a task, as they arrive in an executor.
 *
 * @param units their numbers
 * @param inputs the texts that they read
 */
record Assignment(int[] units, String[] inputs) implements Serializable {
    /** The same in the driver, which reads the texts when it sends the task, so that it holds those of few tasks. */
    static final class Draft implements Serializable {
        private static final long serialVersionUID = 1L;

        private final int[] units;
        private final transient Inputs inputs;

        Draft(int[] units, Inputs inputs) {
            this.units = units;
            this.inputs = inputs;
        }

        private Object writeReplace() {
            var texts = new String[units.length];
            try {
                for (int i = 0; i < units.length; i++) {
                    texts[i] = inputs.of(units[i]);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return new Assignment(units, texts);
        }
    }
}
