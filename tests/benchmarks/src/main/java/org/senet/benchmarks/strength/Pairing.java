package org.senet.benchmarks.strength;

/**
 * Who plays against whom.
 *
 * @param title the head of a column
 * @param share how many times as many games there are as in the shortest matches
 */
record Pairing(String title, String first, String second, int share) {
    /**
     * The players.
     *
     * @param millis the time for each move, in milliseconds
     */
    static java.util.List<Pairing> all(long millis) {
        var time = ":time=" + millis + "ms";
        var twice = ":time=" + 2 * millis + "ms";
        return java.util.List.of(
                new Pairing("`alphabeta` : random", "alphabeta" + time, "random", 1),
                new Pairing("`uct` : random", "uct" + time, "random", 1),
                new Pairing("`alphabeta` : `uct`", "alphabeta" + time, "uct" + time, 2),
                new Pairing("`alphabeta`, double time : single", "alphabeta" + twice, "alphabeta" + time, 4),
                new Pairing("`uct`, double time : single", "uct" + twice, "uct" + time, 4));
    }
}
