package org.senet.launcher;

import java.util.regex.Pattern;
import org.graalvm.polyglot.proxy.ProxyArray;

/**
 * How long the players may think in a game, in milliseconds.
 *
 * @param time for the game
 * @param increment what each move adds
 */
record PlayClock(long time, long increment) {
    private static final Pattern TEXT =
            Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,3})?)(?:\\+([0-9]{1,4}(?:\\.[0-9]{1,3})?))?");
    private static final long MILLISECONDS = 1000;
    private static final long MINUTE = 60 * MILLISECONDS;

    /**
     * Reads minutes for the game and seconds for each move, such as {@code 5+3}.
     *
     * @throws LauncherException when the text is none
     */
    static PlayClock parse(String text) {
        var matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            var increment = matcher.group(2) == null ? "0" : matcher.group(2);
            long time = Math.round(Double.parseDouble(matcher.group(1)) * MINUTE);
            if (time > 0) {
                return new PlayClock(time, Math.round(Double.parseDouble(increment) * MILLISECONDS));
            }
        }
        throw LauncherException.usage(
                "`--clock` expects minutes for the game and seconds for each move, such as 5+3, not `" + text + "`");
    }

    /** As the referee expects it. */
    ProxyArray limits() {
        return ProxyArray.fromArray(time, increment);
    }
}
