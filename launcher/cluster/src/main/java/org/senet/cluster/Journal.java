package org.senet.cluster;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A file that keeps what has come of the units of a job, so that a process that ends early loses little: a line of JSON that tells the
 * job, then for each unit a line with its number, its result and a check sum, parted by tabs. Each line is on the disk before more work
 * is done. Thread-safe; one process at a time writes.
 */
public final class Journal implements Closeable {
    private static final String TAB = "\t";
    private static final int PARTS = 3;

    private final Path file;
    private final FileChannel channel;
    private final SortedMap<Integer, String> results = new TreeMap<>();

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * A journal that is complete or not.
     *
     * @param results of units, by their numbers
     * @param length how many bytes of the file are whole lines
     */
    public record Content(Job.Header header, SortedMap<Integer, String> results, long length) {}

    /**
     * Opens the journal of a job, which is new or goes on. A last line that was cut off is removed.
     *
     * @throws ClusterException when the file is that of another job, or is damaged, or another process writes it
     */
    public static Journal open(Path file, Job job) throws IOException {
        var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(file, channel);
            var journal = new Journal(file, channel);
            journal.begin(job.header());
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static void lock(Path file, FileChannel channel) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // Somebody else in this process, which is as bad.
        }
        throw new ClusterException(
                "another process writes to `" + file + "`", "wait for its end, or take another file");
    }

    private void begin(Job.Header header) throws IOException {
        var text = Files.readAllBytes(file);
        if (wholeLines(text) == 0) {
            if (text.length > 0 && !Wire.write(header).startsWith(new String(text, StandardCharsets.UTF_8))) {
                throw foreign(file);
            }
            channel.truncate(0);
            append(Wire.write(header));
            return;
        }
        var content = parse(file, text);
        var difference = header.difference(content.header);
        if (difference != null) {
            throw new ClusterException(
                    "`" + file + "` is the journal of another job: " + difference,
                    "take another file, or remove this one");
        }
        results.putAll(content.results);
        channel.truncate(content.length);
        channel.position(content.length);
    }

    /**
     * Reads a journal.
     *
     * @throws ClusterException when the file is none, or is damaged
     */
    public static Content read(Path file) throws IOException {
        var text = Files.readAllBytes(file);
        if (wholeLines(text) == 0) {
            throw foreign(file);
        }
        return parse(file, text);
    }

    private static ClusterException foreign(Path file) {
        return new ClusterException("`" + file + "` is no journal of Senet", null);
    }

    /** How many bytes there are up to the last end of a line. */
    private static int wholeLines(byte[] text) {
        int end = text.length;
        while (end > 0 && text[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    private static Content parse(Path file, byte[] text) {
        var lines = List.of(new String(text, 0, wholeLines(text), StandardCharsets.UTF_8).split("\n"));
        Job.@Nullable Header header = null;
        try {
            header = Wire.read(lines.getFirst(), Job.Header.class);
        } catch (ClusterException e) {
            throw foreign(file);
        }
        if (header.kind() == null || header.hash() == null) {
            throw foreign(file);
        }
        var results = new TreeMap<Integer, String>();
        int length = lines.getFirst().getBytes(StandardCharsets.UTF_8).length + 1;
        for (int i = 1; i < lines.size(); i++) {
            var parts = lines.get(i).split(TAB, -1);
            if (parts.length != PARTS || !parts[2].equals(sum(parts[0] + TAB + parts[1]))) {
                if (i == lines.size() - 1) {
                    break;
                }
                throw new ClusterException(
                        "line " + (i + 1) + " of `" + file + "` is damaged", "remove the file, or that line");
            }
            int unit = Integer.parseInt(parts[0]);
            if (unit >= header.units() || results.put(unit, parts[1]) != null) {
                throw new ClusterException(
                        "line " + (i + 1) + " of `" + file + "` has unit " + unit
                                + (unit >= header.units()
                                        ? ", and there are only " + header.units()
                                        : " for the second time"),
                        null);
            }
            length += lines.get(i).getBytes(StandardCharsets.UTF_8).length + 1;
        }
        return new Content(header, results, length);
    }

    private static String sum(String text) {
        var sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", sum.getValue());
    }

    /** The results that are there, by the numbers of units. */
    public synchronized SortedMap<Integer, String> results() {
        return Collections.unmodifiableSortedMap(new TreeMap<>(results));
    }

    /** How many results are there. */
    public synchronized int size() {
        return results.size();
    }

    /** Adds the result of a unit, as {@link #add(SortedMap)} does. */
    public void add(int unit, String result) throws IOException {
        add(new TreeMap<>(Map.of(unit, result)));
    }

    /**
     * Adds results of units; those that are there already are left out. Returns when they are on the disk.
     *
     * @throws IOException when they cannot be written, for instance because the disk is full
     */
    public synchronized void add(SortedMap<Integer, String> more) throws IOException {
        var lines = new StringBuilder();
        for (var result : more.entrySet()) {
            if (results.putIfAbsent(result.getKey(), result.getValue()) == null) {
                var line = result.getKey() + TAB + result.getValue();
                lines.append(lines.isEmpty() ? "" : "\n")
                        .append(line)
                        .append(TAB)
                        .append(sum(line));
            }
        }
        if (!lines.isEmpty()) {
            append(lines.toString());
        }
    }

    private void append(String lines) throws IOException {
        var bytes = ByteBuffer.wrap((lines + '\n').getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
