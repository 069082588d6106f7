package org.senet.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A data base of Othello games in the format WTHOR (F. Quin and others, {@code .wtb}) as text: each game is a line with headers and
 * moves, in the order of the file. Players and tournaments are numbers there, whose names stand in files of their own. For one thread.
 */
final class WthorStream extends InputStream {
    /** The length of the header of a file. */
    static final int HEADER = 16;

    private static final int GAME = 68;
    private static final int BEFORE_MOVES = 8;
    private static final int SQUARES = 64;
    private static final int YEAR = 10;
    private static final int SIZE = 12;

    private final InputStream in;
    private final int year;
    private byte[] line = new byte[0];
    private int at;

    /** @param in a file of which {@link #isHeader} holds */
    WthorStream(InputStream in) throws IOException {
        this.in = in;
        year = number(in.readNBytes(HEADER), YEAR);
    }

    /** Whether bytes look like the first ones of such a file: a date, and a board of 8 by 8 squares. */
    static boolean isHeader(byte[] bytes) {
        return bytes.length >= HEADER
                && bytes[0] >= 18
                && bytes[0] <= 21
                && bytes[1] >= 0
                && bytes[1] < 100
                && bytes[2] >= 0
                && bytes[2] <= 12
                && bytes[3] >= 0
                && bytes[3] <= 31
                && (bytes[SIZE] == 0 || bytes[SIZE] == 8);
    }

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
    }

    @Override
    public int read() throws IOException {
        return fill() ? line[at++] : -1;
    }

    @Override
    public int read(byte[] to, int from, int most) throws IOException {
        if (!fill()) {
            return -1;
        }
        int count = Math.min(most, line.length - at);
        System.arraycopy(line, at, to, from, count);
        at += count;
        return count;
    }

    private boolean fill() throws IOException {
        if (at == line.length) {
            var next = next();
            if (next == null) {
                return false;
            }
            line = next.getBytes(StandardCharsets.US_ASCII);
            at = 0;
        }
        return true;
    }

    private @Nullable String next() throws IOException {
        var game = in.readNBytes(GAME);
        if (game.length == 0) {
            return null;
        }
        if (game.length < GAME) {
            return "[this file ends within a game\n";
        }
        var text = new StringBuilder();
        header(text, "Variant", "Othello");
        header(text, "Date", Integer.toString(year));
        header(text, "Event", "tournament " + number(game, 0));
        header(text, "Black", "player " + number(game, 2));
        header(text, "White", "player " + number(game, 4));
        header(text, "Result", result(game[6]));
        for (int i = BEFORE_MOVES; i < GAME && game[i] != 0; i++) {
            text.append((char) ('a' + game[i] % 10 - 1)).append(game[i] / 10).append(' ');
        }
        return text.append('\n').toString();
    }

    private static void header(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"] ");
    }

    /** @param black how many disks Black has at the end; empty squares count for the winner */
    private static String result(int black) {
        int more = 2 * black - SQUARES;
        return more == 0 ? "Draw" : (more > 0 ? "B+" : "W+") + Math.abs(more);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
