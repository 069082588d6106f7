package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import org.senet.api.Position;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.MoveShape;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.PositionText;
import org.senet.launcher.protocol.ProtocolException;

/** What XBoard has to know of a game that it does not know: the pieces, the board, and where pieces may go. */
final class XboardSetup {
    /** Half of XBoard's table of letters: pawn, knight, bishop, rook, queen, others, and the king. */
    private static final int HALF = 22;

    private static final String FIRST = "PNBRQ";
    private static final String KING = "K";
    private static final int GAMES = 4;
    private static final int PLIES = 60;

    private final Loaded loaded;
    private final Grid grid;
    private final PositionText texts;

    XboardSetup(Loaded loaded) {
        this.loaded = loaded;
        grid = Grid.of(loaded);
        texts = new PositionText(loaded);
    }

    /**
     * Fails when a game has moves that are not one step of one piece. Some games are played at random to find out.
     *
     * @throws ProtocolException when XBoard cannot play the game
     */
    void check() {
        for (int game = 1; game <= GAMES; game++) {
            var position = loaded.start();
            for (int ply = 0; ply < PLIES && !position.over(); ply++) {
                check(position);
                position = position.playout(31L * game + ply, 1);
            }
        }
    }

    private void check(Position position) {
        for (var move : position.moves()) {
            var shape = MoveShape.of(move);
            if (shape.path().size() > 2 || shape.added() != null) {
                throw new ProtocolException("XBoard cannot make the move `" + move.notation() + "` of `"
                        + loaded.game().name()
                        + "`, which has several steps: use the protocol gtp, or hub for draughts");
            }
        }
    }

    /** The command that tells pieces, board and first position. */
    String command() {
        return "setup (" + table() + ") " + grid.columns() + "x" + grid.rows() + "+0_fairy "
                + texts.board(loaded.game().start()) + " w - - 0 1";
    }

    private String table() {
        var slots = new String[HALF];
        Arrays.fill(slots, ".");
        var others = new ArrayList<String>();
        for (var letter : loaded.game().letters().values()) {
            if (letter.equals(KING)) {
                slots[HALF - 1] = letter;
            } else if (letter.length() == 1 && FIRST.contains(letter)) {
                slots[FIRST.indexOf(letter)] = letter;
            } else if (letter.length() == 1 && Character.isLetter(letter.charAt(0))) {
                others.add(letter.toUpperCase(Locale.ROOT));
            } else {
                throw new ProtocolException("XBoard has no piece whose letter is `" + letter + "`");
            }
        }
        int next = FIRST.length();
        for (var letter : others) {
            if (next == HALF - 1) {
                throw new ProtocolException("XBoard has not so many types of pieces");
            }
            slots[next++] = letter;
        }
        var half = String.join("", slots);
        return half + half.toLowerCase(Locale.ROOT);
    }

    /**
     * Where a piece may go: a board whose letters are colours, yellow for an empty square, red for a capture.
     *
     * @param square as XBoard writes it
     */
    String highlights(Position position, Notation notation, String square) {
        var colours = new char[grid.rows()][grid.columns()];
        var moves = position.moves();
        var moveTexts = notation.texts(position);
        for (int i = 0; i < moves.size(); i++) {
            var shape = MoveShape.of(moves.get(i));
            var cell = shape.path().isEmpty() ? null : grid.cell(shape.path().getLast());
            if (cell != null && !shape.isDrop() && moveTexts.get(i).startsWith(square)) {
                colours[cell.row()][cell.column()] = shape.captured().isEmpty() ? 'Y' : 'R';
            }
        }
        return "highlight " + written(colours);
    }

    private static String written(char[][] colours) {
        var rows = new ArrayList<String>();
        for (var row : colours) {
            var text = new StringBuilder();
            int empty = 0;
            for (char colour : row) {
                if (colour == 0) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : empty).append(colour);
                    empty = 0;
                }
            }
            rows.add(text.append(empty == 0 ? "" : empty).toString());
        }
        return String.join("/", rows);
    }
}
