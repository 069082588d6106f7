package org.senet.launcher;

import java.util.Locale;

/** How far long work is. */
final class Pace {
    private static final double NANOS = 1e9;
    private static final long MINUTE = 60;
    private static final long HOUR = 3600;

    private Pace() {}

    /**
     * Such as {@code 120 of 4265 units (2.8 %), 31.4 a second, 2:12 left}.
     *
     * @param done units since the begin
     * @param all units that were to be done at the begin
     * @param nanos since the begin
     */
    static String line(long done, long all, long nanos) {
        double rate = done / (nanos / NANOS);
        var text =
                String.format(Locale.ROOT, "%d of %d units (%.1f %%)", done, all, all == 0 ? 100 : 100.0 * done / all);
        return done == 0
                ? text
                : text
                        + String.format(
                                Locale.ROOT, ", %.1f a second, %s left", rate, time((long) ((all - done) / rate)));
    }

    private static String time(long seconds) {
        return seconds < HOUR
                ? String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
    }
}
