package org.senet.cluster.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The values of a column of one row group, as they stand in a page. */
final class ColumnBuffer {
    private static final int PLAIN = 0;
    private static final int RLE = 3;

    private final Column column;
    private final ByteArrayOutputStream values = new ByteArrayOutputStream();
    private final Levels defined = new Levels();
    private final Levels repeated = new Levels();
    private int count;

    ColumnBuffer(Column column) {
        this.column = column;
    }

    Column column() {
        return column;
    }

    /** How many bytes it has about. */
    int size() {
        return values.size();
    }

    /** How many values there are; a missing one and an empty list count. */
    int count() {
        return count;
    }

    /** Adds what a row has. */
    void add(@Nullable Object cell) {
        switch (column.shape()) {
            case ONE -> value(java.util.Objects.requireNonNull(cell), 0);
            case PERHAPS -> perhaps(cell, 0);
            case LIST -> {
                var list = (List<?>) java.util.Objects.requireNonNull(cell);
                if (list.isEmpty()) {
                    perhaps(null, 0);
                }
                for (int i = 0; i < list.size(); i++) {
                    perhaps(list.get(i), i == 0 ? 0 : 1);
                }
            }
        }
    }

    private void perhaps(@Nullable Object cell, int repetition) {
        defined.add(cell == null ? 0 : 1);
        if (cell == null) {
            repeated.add(repetition);
            count++;
        } else {
            value(cell, repetition);
        }
    }

    private void value(Object value, int repetition) {
        repeated.add(repetition);
        count++;
        switch (column.type()) {
            case LONG ->
                values.writeBytes(bytes(Long.BYTES).putLong((Long) value).array());
            case DOUBLE ->
                values.writeBytes(bytes(Double.BYTES).putDouble((Double) value).array());
            case TEXT -> {
                var text = ((String) value).getBytes(StandardCharsets.UTF_8);
                values.writeBytes(bytes(Integer.BYTES).putInt(text.length).array());
                values.writeBytes(text);
            }
        }
    }

    private static ByteBuffer bytes(int length) {
        return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * A page with all values.
     *
     * @param header its header
     * @param data the values, packed by gzip
     * @param plainSize how many bytes they have unpacked
     */
    record Page(byte[] header, byte[] data, int plainSize) {
        int size() {
            return header.length + data.length;
        }

        int unpackedSize() {
            return header.length + plainSize;
        }
    }

    Page page() throws IOException {
        var plain = new ByteArrayOutputStream();
        if (column.mostRepeated() > 0) {
            levels(plain, repeated);
        }
        if (column.mostDefined() > 0) {
            levels(plain, defined);
        }
        values.writeTo(plain);
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            plain.writeTo(gzip);
        }
        var header = new CompactWriter();
        header.int32(1, 0);
        header.int32(2, plain.size());
        header.int32(3, packed.size());
        header.struct(5, () -> {
            header.int32(1, count);
            header.int32(2, PLAIN);
            header.int32(3, RLE);
            header.int32(4, RLE);
        });
        header.end();
        return new Page(header.bytes(), packed.toByteArray(), plain.size());
    }

    private static void levels(ByteArrayOutputStream out, Levels levels) {
        var bytes = levels.bytes();
        out.writeBytes(bytes(Integer.BYTES).putInt(bytes.length).array());
        out.writeBytes(bytes);
    }

    /** Levels of 0 and 1 as runs of equal ones. */
    private static final class Levels {
        private final ByteArrayOutputStream runs = new ByteArrayOutputStream();
        private int level;
        private int length;

        void add(int next) {
            if (next != level) {
                flush();
                level = next;
            }
            length++;
        }

        private void flush() {
            if (length > 0) {
                CompactWriter.varint(runs, (long) length << 1);
                runs.write(level);
                length = 0;
            }
        }

        byte[] bytes() {
            flush();
            return runs.toByteArray();
        }
    }
}
