package org.senet.launcher.statistics;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Locale;

/**
 * Between which bounds a probability lies with a confidence of 95 %, by Wilson's score (1927).
 *
 * @param low at least 0
 * @param high at most 1
 */
public record Interval(double low, double high) {
    /** The quantile of the normal distribution for 95 %. */
    private static final double Z = 1.959964;

    private static final double ELO = 400;

    /**
     * Of an event that has come so often.
     *
     * @param times how often; draws may count as halves, which makes the bounds a little too wide
     * @param trials out of how many
     */
    public static Interval of(double times, long trials) {
        if (trials == 0) {
            return new Interval(0, 1);
        }
        var part = times / trials;
        var centre = part + Z * Z / (2 * trials);
        var width = Z * Math.sqrt(part * (1 - part) / trials + Z * Z / (4.0 * trials * trials));
        var all = 1 + Z * Z / trials;
        return new Interval(
                times == 0 ? 0 : Math.max(0, (centre - width) / all),
                times == trials ? 1 : Math.min(1, (centre + width) / all));
    }

    /** The difference of strength in Elo's scale that makes a player score such a part; infinite at 0 and 1. */
    public static double elo(double score) {
        return ELO * Math.log10(score / (1 - score));
    }

    /** The same bounds as differences of strength. */
    public String elo() {
        return "[" + text(elo(low)) + ", " + text(elo(high)) + "]";
    }

    /** A difference of strength for people. */
    public static String text(double elo) {
        return Double.isInfinite(elo) ? (elo < 0 ? "-inf" : "+inf") : String.format(Locale.ROOT, "%+.0f", elo);
    }

    /** Such as {@code [ 40.4,  59.6]}. */
    public String percent() {
        return String.format(Locale.ROOT, "[%5.1f, %5.1f]", 100 * low, 100 * high);
    }

    /** As an array. */
    public void write(JsonWriter json) throws IOException {
        json.beginArray().value(low).value(high).endArray();
    }
}
