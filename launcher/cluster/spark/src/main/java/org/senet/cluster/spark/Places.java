package org.senet.cluster.spark;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.senet.cluster.FileOutlet;
import org.senet.cluster.FolderStore;
import org.senet.cluster.Job;
import org.senet.cluster.Outlet;
import org.senet.cluster.SampleFormat;
import org.senet.cluster.Store;
import org.senet.cluster.Workplace;

/** The workplaces of an executor: one for each job, which stays open as long as the process. Thread-safe. */
final class Places {
    private static final Map<Orders, Workplace> OPEN = new HashMap<>();

    private Places() {}

    static synchronized Workplace of(Orders orders) {
        return OPEN.computeIfAbsent(orders, o -> new Workplace(Job.read(o.job()), outlet(o)));
    }

    private static Outlet outlet(Orders orders) {
        if (orders.out() == null) {
            return Outlet.NONE;
        }
        var format = SampleFormat.named(orders.format()).orElseThrow();
        return new FileOutlet(store(Objects.requireNonNull(orders.out())), format);
    }

    /** Files of the machine are written without Hadoop, which would put check sums beside them. */
    private static Store store(String out) {
        var path = new org.apache.hadoop.fs.Path(out);
        var scheme = path.toUri().getScheme();
        return scheme == null || scheme.equals("file")
                ? new FolderStore(java.nio.file.Path.of(path.toUri().getPath()))
                : new HadoopStore(out);
    }
}
