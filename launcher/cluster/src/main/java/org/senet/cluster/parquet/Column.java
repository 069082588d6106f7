package org.senet.cluster.parquet;

/**
 * A column of a table.
 *
 * @param type of the values
 * @param shape what a row has of them
 */
public record Column(String name, Type type, Shape shape) {
    /** The types of values. */
    public enum Type {
        /** Whole numbers of 64 bits. */
        LONG(2),
        /** Floating-point numbers of 64 bits. */
        DOUBLE(5),
        /** Texts in UTF-8. */
        TEXT(6);

        final int code;

        Type(int code) {
            this.code = code;
        }
    }

    /** What a row has of a column. */
    public enum Shape {
        /** One value. */
        ONE,
        /** One value or null. */
        PERHAPS,
        /** A list of values. */
        LIST
    }

    /** The greatest definition level: how many of the things on the way to a value may be missing. */
    int mostDefined() {
        return shape == Shape.ONE ? 0 : 1;
    }

    /** The greatest repetition level. */
    int mostRepeated() {
        return shape == Shape.LIST ? 1 : 0;
    }
}
