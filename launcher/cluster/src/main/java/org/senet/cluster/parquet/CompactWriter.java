package org.senet.cluster.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Writes structures by Thrift's compact protocol, in which Parquet's metadata are. Fields come in the order of their numbers. */
final class CompactWriter {
    private static final int INT32 = 5;
    private static final int INT64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;
    private static final int LONG_LIST = 15;
    private static final int MOST_DELTA = 15;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Deque<Integer> outer = new ArrayDeque<>();
    private int last;

    byte[] bytes() {
        return out.toByteArray();
    }

    void int32(int field, int value) {
        header(field, INT32);
        zigzag(value);
    }

    void int64(int field, long value) {
        header(field, INT64);
        zigzag(value);
    }

    void text(int field, String value) {
        header(field, BINARY);
        binary(value);
    }

    void struct(int field, Runnable content) {
        header(field, STRUCT);
        struct(content);
    }

    <T> void structs(int field, List<T> elements, Consumer<T> content) {
        list(field, STRUCT, elements.size());
        elements.forEach(element -> struct(() -> content.accept(element)));
    }

    void texts(int field, List<String> elements) {
        list(field, BINARY, elements.size());
        elements.forEach(this::binary);
    }

    void int32s(int field, List<Integer> elements) {
        list(field, INT32, elements.size());
        elements.forEach(this::zigzag);
    }

    /** Ends the outermost structure. */
    void end() {
        out.write(0);
    }

    private void struct(Runnable content) {
        outer.push(last);
        last = 0;
        content.run();
        out.write(0);
        last = outer.pop();
    }

    private void list(int field, int type, int size) {
        header(field, LIST);
        if (size < LONG_LIST) {
            out.write(size << 4 | type);
        } else {
            out.write(LONG_LIST << 4 | type);
            varint(out, size);
        }
    }

    private void header(int field, int type) {
        int delta = field - last;
        if (delta < 1 || delta > MOST_DELTA) {
            throw new IllegalArgumentException("field " + field + " behind field " + last);
        }
        out.write(delta << 4 | type);
        last = field;
    }

    private void binary(String value) {
        var bytes = value.getBytes(StandardCharsets.UTF_8);
        varint(out, bytes.length);
        out.writeBytes(bytes);
    }

    private void zigzag(long value) {
        varint(out, value << 1 ^ value >> Long.SIZE - 1);
    }

    /** Writes a number in groups of seven bits, the lowest first. */
    static void varint(ByteArrayOutputStream out, long value) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            out.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
