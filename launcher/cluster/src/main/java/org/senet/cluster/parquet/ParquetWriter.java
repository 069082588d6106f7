package org.senet.cluster.parquet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table in the format Apache Parquet: values as they are, packed by gzip, a page for each column of a row group. All readers
 * know these. Some tens of megabytes are in memory at a time. Not thread-safe.
 */
public final class ParquetWriter implements AutoCloseable {
    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
    private static final int GROUP_BYTES = 32 << 20;
    private static final int GZIP = 2;
    private static final int REQUIRED = 0;
    private static final int OPTIONAL = 1;
    private static final int REPEATED = 2;
    private static final int CONVERTED_TEXT = 0;
    private static final int CONVERTED_LIST = 3;
    private static final int TEXT = 1;
    private static final int LIST = 3;

    private final OutputStream out;
    private final List<Column> columns;
    private final Map<String, String> properties;
    private final List<Group> groups = new ArrayList<>();
    private List<ColumnBuffer> buffers;
    private long at;
    private long rows;
    private long rowsOfGroup;

    /** A row group that is written. */
    private record Group(List<Chunk> chunks, long rows) {
        long bytes() {
            return chunks.stream().mapToLong(Chunk::unpacked).sum();
        }
    }

    /** A column of a row group that is written. */
    private record Chunk(Column column, long offset, int count, long packed, long unpacked) {}

    /**
     * A table of those columns.
     *
     * @param out is closed by who has opened it
     * @param properties what else is to be known of the table
     */
    public ParquetWriter(OutputStream out, List<Column> columns, Map<String, String> properties) throws IOException {
        this.out = out;
        this.columns = List.copyOf(columns);
        this.properties = Map.copyOf(properties);
        buffers = fresh();
        write(MAGIC);
    }

    private List<ColumnBuffer> fresh() {
        return columns.stream().map(ColumnBuffer::new).toList();
    }

    /**
     * Writes a row.
     *
     * @param cells a value for each column: a {@code Long}, {@code Double} or {@code String}, or a list of them
     */
    public void row(@Nullable Object... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            buffers.get(i).add(cells[i]);
        }
        rows++;
        rowsOfGroup++;
        if (buffers.stream().mapToLong(ColumnBuffer::size).sum() > GROUP_BYTES) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (rowsOfGroup == 0) {
            return;
        }
        var chunks = new ArrayList<Chunk>();
        for (var buffer : buffers) {
            var page = buffer.page();
            chunks.add(new Chunk(buffer.column(), at, buffer.count(), page.size(), page.unpackedSize()));
            write(page.header());
            write(page.data());
        }
        groups.add(new Group(chunks, rowsOfGroup));
        rowsOfGroup = 0;
        buffers = fresh();
    }

    /** Writes what is left and the footer. */
    @Override
    public void close() throws IOException {
        flush();
        var footer = footer();
        write(footer);
        write(ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(footer.length)
                .array());
        write(MAGIC);
        out.flush();
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        at += bytes.length;
    }

    private byte[] footer() {
        var footer = new CompactWriter();
        footer.int32(1, 1);
        footer.structs(2, schema(), node -> node.write(footer));
        footer.int64(3, rows);
        footer.structs(4, groups, group -> {
            footer.structs(1, group.chunks, chunk -> write(footer, chunk));
            footer.int64(2, group.bytes());
            footer.int64(3, group.rows);
        });
        footer.structs(5, List.copyOf(properties.entrySet()), property -> {
            footer.text(1, property.getKey());
            footer.text(2, property.getValue());
        });
        footer.text(6, "senet");
        footer.end();
        return footer.bytes();
    }

    private static void write(CompactWriter footer, Chunk chunk) {
        footer.int64(2, chunk.offset);
        footer.struct(3, () -> {
            footer.int32(1, chunk.column.type().code);
            footer.int32s(2, List.of(0, 3));
            var name = chunk.column.name();
            footer.texts(
                    3, chunk.column.shape() == Column.Shape.LIST ? List.of(name, "list", "element") : List.of(name));
            footer.int32(4, GZIP);
            footer.int64(5, chunk.count);
            footer.int64(6, chunk.unpacked);
            footer.int64(7, chunk.packed);
            footer.int64(9, chunk.offset);
        });
    }

    /** The tree of columns, in the order in which it is written: each node before those below it. */
    private List<Node> schema() {
        var nodes = new ArrayList<Node>();
        nodes.add(new Node("table", null, REQUIRED, columns.size(), false));
        for (var column : columns) {
            switch (column.shape()) {
                case ONE -> nodes.add(new Node(column.name(), column.type(), REQUIRED, 0, false));
                case PERHAPS -> nodes.add(new Node(column.name(), column.type(), OPTIONAL, 0, false));
                case LIST -> {
                    nodes.add(new Node(column.name(), null, REQUIRED, 1, true));
                    nodes.add(new Node("list", null, REPEATED, 1, false));
                    nodes.add(new Node("element", column.type(), REQUIRED, 0, false));
                }
            }
        }
        return nodes;
    }

    /** A node of the tree of columns; without a type it is an inner one. */
    private record Node(String name, Column.@Nullable Type type, int repetition, int children, boolean list) {
        void write(CompactWriter out) {
            if (type != null) {
                out.int32(1, type.code);
            }
            out.int32(3, repetition);
            out.text(4, name);
            if (type == null) {
                out.int32(5, children);
            }
            if (list || type == Column.Type.TEXT) {
                out.int32(6, list ? CONVERTED_LIST : CONVERTED_TEXT);
                out.struct(
                        10,
                        () -> out.struct(list ? LIST : TEXT, () -> {
                            // The kind of value has nothing to add.
                        }));
            }
        }
    }
}
