package org.senet.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Puts the journals of the shards of one job together. */
public final class Merge {
    private static final int MOST_TOLD = 5;

    private Merge() {}

    /**
     * All results of a job.
     *
     * @param results one for each unit, by their numbers
     */
    public record Whole(Job.Header header, SortedMap<Integer, String> results) {}

    /**
     * Reads journals.
     *
     * @throws ClusterException unless they are of one job, and have each unit once
     */
    public static Whole of(List<Path> files) throws IOException {
        Job.@Nullable Header header = null;
        var results = new TreeMap<Integer, String>();
        var owners = new HashMap<Integer, Path>();
        for (var file : files) {
            var journal = Journal.read(file);
            if (header != null && header.difference(journal.header()) != null) {
                throw new ClusterException(
                        "`" + file + "` does not belong to `" + files.getFirst() + "`: "
                                + header.difference(journal.header()),
                        null);
            }
            header = journal.header();
            for (var result : journal.results().entrySet()) {
                var other = owners.put(result.getKey(), file);
                if (other != null) {
                    throw new ClusterException(
                            "unit " + result.getKey() + " is in `" + other + "` and in `" + file + "`",
                            "give each shard once");
                }
                results.put(result.getKey(), result.getValue());
            }
        }
        if (header == null) {
            throw new IllegalArgumentException("no files");
        }
        return complete(header, results);
    }

    private static Whole complete(Job.Header header, SortedMap<Integer, String> results) {
        var missing = Shard.WHOLE
                .units(header.units())
                .filter(unit -> !results.containsKey(unit))
                .boxed()
                .toList();
        if (!missing.isEmpty()) {
            var told = missing.stream().limit(MOST_TOLD).map(String::valueOf).toList();
            throw new ClusterException(
                    missing.size() + " of " + header.units() + " units are missing: " + String.join(", ", told)
                            + (missing.size() > told.size() ? ", ..." : ""),
                    "a shard is not there, or has not come to its end; the same command goes on with it");
        }
        return new Whole(header, results);
    }
}
