package org.senet.launcher.protocol.engine;

import java.util.List;
import java.util.stream.Stream;
import org.senet.launcher.protocol.Dialect;
import org.senet.launcher.protocol.ProtocolException;

/** The options of an engine that speaks like the Universal Chess Interface. Set by the worker. */
final class UciOptions {
    private static final int TABLE = 32;
    private static final int MOST_TABLE = 65_536;
    private static final int OVERHEAD = 50;
    private static final int MOST_OVERHEAD = 60_000;

    private final Dialect dialect;
    private final String player;
    private volatile boolean kingTakesRook;
    private volatile boolean milliseconds;
    private volatile int overhead = OVERHEAD;

    UciOptions(Dialect dialect, String player) {
        this.dialect = dialect;
        this.player = player;
    }

    /** The lines that declare them. */
    List<String> lines(String variant) {
        var common = Stream.of(
                dialect.option(dialect.table(), spin(TABLE, 1, MOST_TABLE)),
                dialect.option(playerName(), "type string default " + player),
                dialect.option(overheadName(), spin(OVERHEAD, 0, MOST_OVERHEAD)));
        var own =
                switch (dialect) {
                    case UCI ->
                        Stream.of(
                                dialect.option("Ponder", "type check default false"),
                                dialect.option("UCI_Chess960", "type check default false"),
                                dialect.option("UCI_Variant", "type combo default " + variant + " var " + variant));
                    case USI -> Stream.of(dialect.option("USI_Ponder", "type check default false"));
                    case UCCI ->
                        Stream.of(
                                dialect.option("usemillisec", "type check default false"),
                                dialect.option("newgame", "type button"));
                };
        return Stream.concat(common, own).toList();
    }

    private static String spin(int value, int least, int most) {
        return "type spin default " + value + " min " + least + " max " + most;
    }

    private String playerName() {
        return dialect == Dialect.UCCI ? "player" : "Player";
    }

    private String overheadName() {
        return dialect == Dialect.UCCI ? "overhead" : "Move Overhead";
    }

    /** Whether an option is the button of a new game. */
    boolean isNewGame(String name) {
        return dialect == Dialect.UCCI && name.equals("newgame");
    }

    /**
     * Sets an option.
     *
     * @throws RuntimeException when there is none of that name, or it has no such value
     */
    void set(String name, String value, Thinker thinker) {
        if (name.equalsIgnoreCase(dialect.table())) {
            thinker.use(thinker.text().withTable(whole(name, value, 1, MOST_TABLE)));
        } else if (name.equalsIgnoreCase(playerName())) {
            thinker.use(PlayerText.parse(value));
        } else if (name.equalsIgnoreCase(overheadName())) {
            overhead = (int) whole(name, value, 0, MOST_OVERHEAD);
        } else if (name.equals("UCI_Chess960") && dialect == Dialect.UCI) {
            kingTakesRook = truth(name, value);
        } else if (name.equals("usemillisec") && dialect == Dialect.UCCI) {
            milliseconds = truth(name, value);
        } else if (name.endsWith("Ponder") && dialect != Dialect.UCCI) {
            truth(name, value);
        } else {
            throw new ProtocolException("there is no option `" + name + "`");
        }
    }

    private static long whole(String name, String value, long least, long most) {
        if (value.matches("[0-9]{1,9}")) {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new ProtocolException(
                "`" + name + "` is a whole number from " + least + " to " + most + ", not `" + value + "`");
    }

    private static boolean truth(String name, String value) {
        if (value.equals("true") || value.equals("on")) {
            return true;
        }
        if (value.equals("false") || value.equals("off")) {
            return false;
        }
        throw new ProtocolException("`" + name + "` is true or false, not `" + value + "`");
    }

    /** Whether castling is written as the king's move to the rook's square. */
    boolean kingTakesRook() {
        return kingTakesRook;
    }

    /** Whether times are in milliseconds although the protocol counts in seconds. */
    boolean usesMilliseconds() {
        return milliseconds;
    }

    /** What a move costs besides thinking, in milliseconds. */
    int overhead() {
        return overhead;
    }
}
