package org.senet.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.senet.cluster.parquet.Column;
import org.senet.cluster.parquet.Column.Shape;
import org.senet.cluster.parquet.Column.Type;
import org.senet.cluster.parquet.ParquetWriter;

/** The formats of files with {@link Sample}s. */
public enum SampleFormat {
    /** Apache Parquet, a table of columns. */
    PARQUET,
    /** A JSON object in a line for each move. */
    JSONL;

    private static final List<Column> COLUMNS = List.of(
            new Column("game", Type.LONG, Shape.ONE),
            new Column("ply", Type.LONG, Shape.ONE),
            new Column("player", Type.TEXT, Shape.ONE),
            new Column("position", Type.TEXT, Shape.ONE),
            new Column("legal", Type.TEXT, Shape.LIST),
            new Column("move", Type.TEXT, Shape.ONE),
            new Column("visits", Type.LONG, Shape.LIST),
            new Column("score", Type.DOUBLE, Shape.PERHAPS),
            new Column("outcome", Type.TEXT, Shape.ONE),
            new Column("winner", Type.TEXT, Shape.PERHAPS),
            new Column("reward", Type.DOUBLE, Shape.PERHAPS));

    /** Writes moves to a file. */
    public interface Writer extends AutoCloseable {
        /** Writes a move. */
        void write(Sample sample) throws IOException;

        @Override
        void close() throws IOException;
    }

    /** The format of a name, in small letters; nothing when there is none. */
    public static Optional<SampleFormat> named(String name) {
        return List.of(values()).stream().filter(f -> f.word().equals(name)).findFirst();
    }

    /** Its name in small letters. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the names of its files end in. */
    public String suffix() {
        return "." + word();
    }

    /** What writes this format to a stream, which is closed by who has opened it. */
    public Writer writer(OutputStream out) throws IOException {
        return switch (this) {
            case PARQUET -> new Table(new ParquetWriter(out, COLUMNS, Map.of()));
            case JSONL -> new Lines(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        };
    }

    private record Table(ParquetWriter table) implements Writer {
        @Override
        public void write(Sample s) throws IOException {
            table.row(
                    s.game(),
                    s.ply(),
                    s.player(),
                    s.position(),
                    s.legal(),
                    s.move(),
                    s.visits(),
                    s.score(),
                    s.outcome(),
                    s.winner(),
                    s.reward());
        }

        @Override
        public void close() throws IOException {
            table.close();
        }
    }

    private record Lines(OutputStreamWriter out) implements Writer {
        @Override
        public void write(Sample s) throws IOException {
            out.write(Wire.write(s) + '\n');
        }

        @Override
        public void close() throws IOException {
            out.flush();
        }
    }
}
