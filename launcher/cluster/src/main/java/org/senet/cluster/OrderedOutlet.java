package org.senet.cluster;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the moves of all units to one file, in the order of the units, whichever is done first. */
public final class OrderedOutlet implements Outlet {
    private final SampleFormat.Writer writer;
    private final int[] order;
    private final Map<Integer, List<Sample>> waiting = new HashMap<>();
    private int next;

    /** @param order the numbers of the units that will come */
    public OrderedOutlet(SampleFormat.Writer writer, int[] order) {
        this.writer = writer;
        this.order = order.clone();
    }

    @Override
    public synchronized void put(int unit, List<Sample> samples) throws IOException {
        waiting.put(unit, samples);
        for (; next < order.length && waiting.containsKey(order[next]); next++) {
            for (var sample : waiting.remove(order[next])) {
                writer.write(sample);
            }
        }
    }
}
