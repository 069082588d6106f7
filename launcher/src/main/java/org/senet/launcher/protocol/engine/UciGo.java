package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.launcher.protocol.Dialect;
import org.senet.launcher.protocol.ProtocolException;

/**
 * What stands behind {@code go}.
 *
 * @param numbers by their words; times are in milliseconds
 * @param ponder whether the opponent thinks
 * @param infinite whether only {@code stop} ends the search
 * @param shogi whether Black is the first side
 * @param mate whether nothing but a mate is asked for
 * @param among the moves that may be chosen; empty for all
 * @param unknown words that mean nothing
 */
record UciGo(
        Map<String, Double> numbers,
        boolean ponder,
        boolean infinite,
        boolean shogi,
        boolean mate,
        List<String> among,
        List<String> unknown) {
    private static final Set<String> TIMES = Set.of(
            "wtime", "btime", "winc", "binc", "byoyomi", "movetime", "time", "increment", "opptime", "oppincrement");
    private static final Set<String> COUNTS = Set.of("movestogo", "oppmovestogo", "depth", "nodes", "mate", "perft");
    private static final double SECOND = 1000;

    /**
     * Reads what stands behind {@code go}. Unknown words are left out, as the protocol wants it.
     *
     * @param milliseconds whether times of a protocol that counts in seconds are in milliseconds
     * @throws ProtocolException when that makes no sense
     */
    static UciGo parse(Words words, Dialect dialect, boolean milliseconds) {
        var numbers = new HashMap<String, Double>();
        var among = new ArrayList<String>();
        var unknown = new ArrayList<String>();
        boolean listed = false;
        boolean mate = false;
        boolean ponder = false;
        boolean infinite = false;
        double unit = dialect == Dialect.UCCI && !milliseconds ? SECOND : 1;
        while (!words.isEmpty()) {
            var word = words.next();
            boolean listing = listed;
            listed = word.equals("searchmoves");
            if (word.equals("mate") && dialect == Dialect.USI) {
                // What follows is a time, or `infinite`.
                words.rest();
                mate = true;
            } else if (TIMES.contains(word)) {
                numbers.put(word, words.number(word) * unit);
            } else if (COUNTS.contains(word)) {
                numbers.put(word, words.number(word));
            } else if (word.equals("ponder")) {
                ponder = true;
            } else if (word.equals("infinite")) {
                infinite = true;
            } else if (listing) {
                among.add(word);
                listed = true;
            } else if (!listed && !word.equals("draw")) {
                unknown.add(word);
            }
        }
        return new UciGo(numbers, ponder, infinite, dialect == Dialect.USI, mate, among, unknown);
    }

    private double number(String word) {
        return numbers.getOrDefault(word, 0.0);
    }

    /** The depth to which moves are to be counted; 0 when they are not. */
    int perft() {
        return (int) number("perft");
    }

    /**
     * When the search ends.
     *
     * @param first whether the clock of the first side counts, which is White's, and Black's in shogi
     * @param overhead what a move costs besides, in milliseconds
     */
    Limits limits(boolean first, double overhead) {
        if (infinite) {
            return Limits.ENDLESS;
        }
        var limits = Limits.OWN
                .withDepth((int) Math.max(number("depth"), number("mate") == 0 ? 0 : 2 * number("mate") - 1))
                .withNodes((long) number("nodes"));
        if (numbers.containsKey("movetime")) {
            return limits.withTime(Limits.fixed(number("movetime"), overhead));
        }
        boolean white = shogi != first;
        var clock = numbers.containsKey("time") ? "time" : white ? "wtime" : "btime";
        var increment = numbers.containsKey("time") ? "increment" : white ? "winc" : "binc";
        if (!numbers.containsKey(clock) && !numbers.containsKey("byoyomi")) {
            return limits;
        }
        return limits.withClock(
                number(clock), number(increment), (int) number("movestogo"), number("byoyomi"), overhead);
    }
}
