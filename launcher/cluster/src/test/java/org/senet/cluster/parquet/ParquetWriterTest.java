package org.senet.cluster.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Bytes as the specifications of Parquet and of Thrift's compact protocol tell them. */
class ParquetWriterTest {
    @Test
    void numbersAreInGroupsOfSevenBits() {
        var out = new ByteArrayOutputStream();
        CompactWriter.varint(out, 300);
        assertThat(out.toByteArray()).containsExactly(0xac, 0x02);
    }

    @Test
    void fieldsHaveTheirDistanceAndTheirType() {
        var writer = new CompactWriter();
        writer.int32(1, -1);
        writer.text(4, "ab");
        writer.struct(5, () -> writer.int64(3, 2));
        writer.int32s(6, List.of(1));
        writer.end();
        assertThat(writer.bytes())
                .containsExactly(0x15, 0x01, 0x38, 0x02, 'a', 'b', 0x1c, 0x36, 0x04, 0x00, 0x19, 0x15, 0x02, 0x00);
    }

    /** A row with two elements, one with none, one with one: the levels of the format's description. */
    @Test
    void listsAreLevelsAndValues() throws IOException {
        var buffer = new ColumnBuffer(new Column("n", Column.Type.LONG, Column.Shape.LIST));
        buffer.add(List.of(1L, 2L));
        buffer.add(List.of());
        buffer.add(List.of(3L));
        var plain = new GZIPInputStream(new ByteArrayInputStream(buffer.page().data())).readAllBytes();
        var bytes = ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(buffer.count()).isEqualTo(4);
        // Repetition: 0, 1, 0, 0 as runs of one, one and two.
        assertThat(levels(bytes)).containsExactly(2, 0, 2, 1, 4, 0);
        // Definition: 1, 1, 0, 1.
        assertThat(levels(bytes)).containsExactly(4, 1, 2, 0, 2, 1);
        assertThat(new long[] {bytes.getLong(), bytes.getLong(), bytes.getLong()})
                .containsExactly(1, 2, 3);
        assertThat(bytes.hasRemaining()).isFalse();
    }

    private static byte[] levels(ByteBuffer bytes) {
        var levels = new byte[bytes.getInt()];
        bytes.get(levels);
        return levels;
    }

    @Test
    void theFooterIsWhereItsLengthSays() throws IOException {
        var out = new ByteArrayOutputStream();
        try (var writer =
                new ParquetWriter(out, List.of(new Column("t", Column.Type.TEXT, Column.Shape.PERHAPS)), Map.of())) {
            writer.row("x");
            writer.row((Object) null);
        }
        var file = out.toByteArray();
        assertThat(new String(file, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("PAR1");
        assertThat(new String(file, file.length - 4, 4, StandardCharsets.US_ASCII))
                .isEqualTo("PAR1");
        int length = ByteBuffer.wrap(file, file.length - 8, 4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .getInt();
        var footer = Arrays.copyOfRange(file, file.length - 8 - length, file.length - 8);
        // The version, and a schema of two nodes, of which the first has a name and a child.
        assertThat(footer)
                .startsWith(0x15, 0x02, 0x19, 0x2c, 0x35, 0x00, 0x18, 0x05, 't', 'a', 'b', 'l', 'e', 0x15, 0x02, 0x00);
    }
}
