package org.senet.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One file with the moves of all units, in the order of the units, whichever is done first. The file appears when it is completed,
 * which may be before all units are done.
 */
public final class SampleFile implements Outlet, AutoCloseable {
    private final Path path;
    private final FreshFile file;
    private final SampleFormat.Writer writer;
    private final int[] order;
    private final SortedMap<Integer, List<Sample>> waiting = new TreeMap<>();
    private int next;
    private long games;
    private long rows;
    private OptionalLong failed = OptionalLong.empty();
    private boolean ended;

    /** @param order the numbers of the units that will come, ascending */
    public SampleFile(Path path, SampleFormat format, int[] order) throws IOException {
        this.path = path;
        file = new FreshFile(path);
        writer = format.writer(file.out());
        this.order = order.clone();
    }

    /** Units that come when the file is completed are left out. */
    @Override
    public synchronized void put(int unit, List<Sample> samples) throws IOException {
        if (ended) {
            return;
        }
        waiting.put(unit, samples);
        games += samples.stream().mapToLong(Sample::game).distinct().count();
        rows += samples.size();
        for (; next < order.length && waiting.containsKey(order[next]); next++) {
            write(waiting.remove(order[next]));
        }
    }

    @Override
    public synchronized void failed(long game) {
        if (failed.isEmpty()) {
            failed = OptionalLong.of(game);
        }
    }

    /** The number of the first game that has failed; empty when none has. */
    public synchronized OptionalLong failed() {
        return failed;
    }

    private void write(List<Sample> samples) throws IOException {
        for (var sample : samples) {
            writer.write(sample);
        }
    }

    /** Where the file will be. */
    public Path path() {
        return path;
    }

    /** Whether all units have come. */
    public synchronized boolean isWhole() {
        return next == order.length;
    }

    /** How many games have come. */
    public synchronized long games() {
        return games;
    }

    /** How many moves have come. */
    public synchronized long rows() {
        return rows;
    }

    /** Puts the file in its place, with all units that have come. */
    public synchronized void complete() throws IOException {
        ended = true;
        for (var samples : waiting.values()) {
            write(samples);
        }
        writer.close();
        file.complete();
    }

    /** Removes a file that is not completed. */
    @Override
    public synchronized void close() throws IOException {
        ended = true;
        file.close();
    }
}
