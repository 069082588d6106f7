package org.senet.launcher;

import java.util.regex.Pattern;
import org.graalvm.polyglot.proxy.ProxyArray;

/**
 * How long the players may think in a game, in milliseconds.
 *
 * @param time for the game, or for each period of moves
 * @param increment what each move adds
 * @param moves how many moves of a player are a period, after which the time is added again; 0 without periods
 */
record PlayClock(long time, long increment, long moves) {
    private static final Pattern TEXT = Pattern.compile(
            "(?:([1-9][0-9]{0,3})/)?([0-9]{1,4}(?:\\.[0-9]{1,3})?)(?:\\+([0-9]{1,4}(?:\\.[0-9]{1,3})?))?");
    private static final long MILLISECONDS = 1000;
    private static final long MINUTE = 60 * MILLISECONDS;

    /**
     * Reads minutes for the game and seconds for each move, such as {@code 5+3}, or also moves in minutes, such as
     * {@code 40/5}.
     *
     * @throws LauncherException when the text is none
     */
    static PlayClock parse(String text) {
        var matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            var increment = matcher.group(3) == null ? "0" : matcher.group(3);
            long time = Math.round(Double.parseDouble(matcher.group(2)) * MINUTE);
            if (time > 0) {
                var moves = matcher.group(1) == null ? "0" : matcher.group(1);
                return new PlayClock(
                        time, Math.round(Double.parseDouble(increment) * MILLISECONDS), Long.parseLong(moves));
            }
        }
        throw LauncherException.usage(
                "`--clock` expects minutes for the game and seconds for each move, such as 5+3, or moves in minutes, such as 40/5,"
                        + " not `" + text + "`");
    }

    /** As the referee expects it. */
    ProxyArray limits() {
        return ProxyArray.fromArray(time, increment, moves);
    }
}
