package org.senet.players;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;
import org.senet.game.Game;

/**
 * A strength of play that is chosen by a number. A level searches {@code 10 * 4^(number - 1)} nodes for each move, with
 * {@code alphabeta} in games for two sides where pieces count, and with {@code uct} in all other games.
 *
 * @param number from 1 to {@link #HIGHEST}
 * @param given the other options of the player
 * @param seed of its chances, unless the options tell another one
 */
record Level(int number, Map<String, Object> given, long seed) {
    /** What stands before the number. */
    static final String WORD = "level";

    static final int HIGHEST = 8;

    private static final Pattern TEXT = Pattern.compile(WORD + "(?::\\s*([^,]*?)\\s*(,.*)?)?");
    private static final int FIRST_NODES = 10;
    private static final int FACTOR = 4;

    /** Whether a text is meant to name a level. */
    static boolean isMeant(String text) {
        return TEXT.matcher(text).matches();
    }

    /**
     * Reads a level such as {@code level:3} or {@code level:3,verbose}.
     *
     * @throws SenetException when the text has no number of a level, or an option that levels do not have
     */
    static Level parse(String text, long seed) {
        var matcher = TEXT.matcher(text);
        var number = matcher.matches() && matcher.group(1) != null ? matcher.group(1) : "";
        if (!number.matches("[1-" + HIGHEST + "]")) {
            throw SenetException.runtime(
                    null,
                    "`" + text + "` is no level: levels go from 1 to " + HIGHEST,
                    "write the number behind a colon, such as `level:3`");
        }
        var given = matcher.group(2) == null
                ? Map.<String, Object>of()
                : SearchOptions.pairs(matcher.group(2).substring(1));
        var level = new Level(Integer.parseInt(number), given, seed);
        for (var option : given.keySet()) {
            if (!Method.isCommon(option) || option.equals("nodes")) {
                throw SenetException.runtime(
                        null,
                        "levels have no option `" + option + "`",
                        "only time, threads, seed, worth and verbose may stand behind a level; without a level, alphabeta and"
                                + " uct have more options");
            }
        }
        // Wrong values are reported at once.
        level.options(Method.ALPHABETA);
        return level;
    }

    /** How a player of this level searches in a game. */
    SearchOptions options(Game game) {
        return options(isForTwo(game) && countsPieces(game) ? Method.ALPHABETA : Method.UCT);
    }

    /** How a player of this level searches by a method. */
    SearchOptions options(Method method) {
        var options = new HashMap<>(given);
        options.put("nodes", nodes());
        return SearchOptions.of(method, options, seed);
    }

    private static boolean isForTwo(Game game) {
        var sides = game.design().sides;
        return sides.active() != 0 && sides.opponent(Long.numberOfTrailingZeros(sides.active())) != 0;
    }

    private static boolean countsPieces(Game game) {
        return game.hasEvaluation() || Apprentice.appraise(game).material() > 0;
    }

    private long nodes() {
        return FIRST_NODES * Math.round(Math.pow(FACTOR, number - 1));
    }
}
