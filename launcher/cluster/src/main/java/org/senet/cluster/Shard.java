package org.senet.cluster;

import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A share of the units of a job: every {@code of}-th one.
 *
 * @param number from 1 to {@code of}
 */
public record Shard(int number, int of) {
    /** All units. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

    /**
     * Reads {@code 3/64}.
     *
     * @throws ClusterException when the text is none
     */
    public static Shard read(String text) {
        var parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new ClusterException("a shard is written as `3/64`, the third of 64, not `" + text + "`", null);
        }
        var shard = new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
        if (shard.number < 1 || shard.number > shard.of) {
            throw new ClusterException(
                    "there is no shard " + text,
                    "the shards of " + shard.of + " are 1/" + shard.of + " to " + shard.of + "/" + shard.of);
        }
        return shard;
    }

    /** The numbers of its units. */
    public IntStream units(int all) {
        return IntStream.range(0, all).filter(unit -> unit % of == number - 1);
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
