package org.senet.launcher.protocol;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Piece;
import org.senet.api.Position;

/**
 * Positions as protocols write them, in the notation of Forsyth and Edwards. Games that have such texts themselves read and write
 * them; for others only the pieces and the side to move are told.
 */
public final class PositionText {
    private final Game game;
    private final Grid grid;
    private final Map<String, String> letters;
    private final boolean own;

    /** Reads and writes positions of a game. */
    public PositionText(Loaded loaded) {
        game = loaded.game();
        grid = Grid.of(loaded);
        letters = game.letters();
        var fields = game.start().fen().split(" ");
        own = fields.length > 1 && fields[0].contains("/");
    }

    /** The text of a position. */
    public String write(Position position) {
        return own ? position.fen() : board(position) + (isFirst(position.player()) ? " w" : " b") + " - - 0 1";
    }

    private boolean isFirst(String player) {
        return game.players().indexOf(player) == 0;
    }

    /** The pieces row by row from the top; those of the first side are capital letters. */
    public String board(Position position) {
        var at = new HashMap<String, String>();
        position.pieces().forEach(piece -> at.put(piece.position(), letter(piece)));
        var text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            text.append(row == 0 ? "" : "/");
            int empty = 0;
            for (int column = 0; column < grid.columns(); column++) {
                var letter = at.get(grid.name(new Grid.Cell(column, row)));
                empty = appended(text, letter, empty);
            }
            text.append(empty == 0 ? "" : empty);
        }
        return text.toString();
    }

    private static int appended(StringBuilder text, @Nullable String letter, int empty) {
        if (letter == null) {
            return empty + 1;
        }
        text.append(empty == 0 ? "" : empty).append(letter);
        return 0;
    }

    private String letter(Piece piece) {
        var letter = letters.getOrDefault(piece.piece(), "?");
        return isFirst(piece.owner()) ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
    }

    /**
     * The position that a text describes.
     *
     * @throws ProtocolException when the text cannot be read
     * @throws RuntimeException when the game knows no such position
     */
    public Position read(String text) {
        var fields = List.of(text.strip().split("\\s+"));
        if (own || !fields.getFirst().contains("/")) {
            return game.position(text);
        }
        var sides = new StringBuilder[] {new StringBuilder(), new StringBuilder()};
        var rows = fields.getFirst().split("/", -1);
        if (rows.length != grid.rows()) {
            throw new ProtocolException("the board has " + grid.rows() + " rows, and the position " + rows.length);
        }
        for (int row = 0; row < rows.length; row++) {
            readRow(rows[row], row, sides);
        }
        boolean first = fields.size() < 2 || !fields.get(1).equals("b");
        var players = game.players();
        return game.position(beginning(players.get(first ? 0 : 1), players.get(first ? 1 : 0))
                + ":" + beginning(players.get(0), players.get(1)) + sides[0]
                + ":" + beginning(players.get(1), players.get(0)) + sides[1]);
    }

    private void readRow(String text, int row, StringBuilder[] sides) {
        int column = 0;
        for (int i = 0; i < text.length(); ) {
            int end = i + 1;
            if (Character.isDigit(text.charAt(i))) {
                while (end < text.length() && Character.isDigit(text.charAt(end))) {
                    end++;
                }
                column += Integer.parseInt(text.substring(i, Math.min(end, i + 3)));
            } else {
                end += text.charAt(i) == '+' && end < text.length() ? 1 : 0;
                put(text.substring(i, end), new Grid.Cell(column++, row), sides);
            }
            i = end;
        }
        if (column != grid.columns()) {
            throw new ProtocolException(
                    "row " + (row + 1) + " of the position has " + column + " squares, not " + grid.columns());
        }
    }

    private void put(String letter, Grid.Cell cell, StringBuilder[] sides) {
        var name = grid.name(cell);
        var type = letters.entrySet().stream()
                .filter(entry -> entry.getValue().equalsIgnoreCase(letter))
                .map(Map.Entry::getKey)
                .findFirst();
        if (name == null || type.isEmpty()) {
            throw new ProtocolException(
                    "`" + letter + "` is no piece of the game that can stand in column " + (cell.column() + 1));
        }
        var side = sides[letter.equals(letter.toUpperCase(Locale.ROOT)) ? 0 : 1];
        boolean plain = type.get().equals(letters.keySet().iterator().next());
        side.append(side.isEmpty() ? "" : ",")
                .append(plain ? "" : letters.get(type.get()))
                .append(name);
    }

    /** The shortest beginning of a name that another name has not. */
    private static String beginning(String name, String other) {
        int length = 1;
        while (length < name.length() && other.startsWith(name.substring(0, length))) {
            length++;
        }
        return name.substring(0, length);
    }
}
