package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Piece;
import org.senet.api.Position;
import org.senet.launcher.protocol.CoordinateStyle;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.MoveShape;
import org.senet.launcher.protocol.PositionText;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.Squares;
import org.senet.launcher.protocol.betza.PieceDescriptions;

/** What XBoard has to know of a game that it does not know: the pieces, the board, and where pieces may go. */
final class XboardSetup {
    /** Half of XBoard's table of letters: pawn, knight, bishop, rook, queen, others, and the king. */
    private static final int HALF = 22;

    private static final String FIRST = "PNBRQ";
    private static final String KING = "K";
    private static final String PAWN = "P";
    /** The slot of a man of the king's moves, for pieces called P that are no pawns. */
    private static final int MAN = 10;

    /** How many moves of a position are tried at most; of the others only the shapes are looked at. */
    private static final int TRIED = 16;

    private static final int GAMES = 4;
    private static final int PLIES = 60;

    private final Loaded loaded;
    private final Grid grid;
    private final PositionText texts;
    private final Squares squares;
    private @Nullable Map<String, String> descriptions;
    /** Whether pieces called P stay what they are on the last rank, where XBoard asks what pawns become. */
    private boolean hasMen;

    XboardSetup(Loaded loaded) {
        this.loaded = loaded;
        grid = Grid.of(loaded);
        texts = new PositionText(loaded);
        squares = CoordinateStyle.xboard(loaded, false).squares();
    }

    /**
     * Fails when a game has moves that XBoard cannot make: those of several steps, and those that change other pieces as well. Some games are
     * played at random to find out.
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
        var moves = position.moves();
        int step = 1 + moves.size() / TRIED;
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var shape = MoveShape.of(move);
            if (shape.path().size() > 2 || shape.added() != null) {
                throw refused(move, "has several steps");
            }
            if (shape.isDrop()) {
                throw refused(move, "brings a piece to the board");
            }
            hasMen |= isManOnLastRank(position, shape);
            if (i % step == 0 && !shown(position, shape).equals(board(position.apply(move)))) {
                throw refused(move, "changes more than the piece that moves");
            }
        }
    }

    private boolean isManOnLastRank(Position position, MoveShape shape) {
        var cell = shape.path().isEmpty() ? null : grid.cell(shape.path().getLast());
        boolean first = position.game().players().indexOf(position.player()) == 0;
        if (cell == null || cell.row() != (first ? 0 : grid.rows() - 1)) {
            return false;
        }
        var type = position.pieces().stream()
                .filter(piece -> piece.position().equals(shape.path().getFirst()))
                .map(Piece::piece)
                .findFirst()
                .orElse("");
        return PAWN.equals(letter(type)) && type.equals(shape.becomes());
    }

    private ProtocolException refused(Move move, String why) {
        return new ProtocolException("XBoard cannot make the move `" + move.notation() + "` of `"
                + loaded.game().name() + "`, which " + why + ": use the protocol gtp, or hub for draughts");
    }

    /** The pieces of a position by their squares, with their owners. */
    private static Map<String, String> board(Position position) {
        var board = new HashMap<String, String>();
        position.pieces().forEach(piece -> board.put(piece.position(), piece.owner() + " " + piece.piece()));
        return board;
    }

    /** What XBoard shows after a move: it moves one piece, and knows castling, promotion and capturing in passing. */
    private Map<String, String> shown(Position position, MoveShape shape) {
        var board = board(position);
        var path = shape.path();
        if (path.isEmpty()) {
            return board;
        }
        var piece = String.valueOf(board.remove(path.getFirst()));
        var owner = piece.substring(0, piece.indexOf(' ') + 1);
        board.put(path.getLast(), shape.becomes() == null ? piece : owner + shape.becomes());
        if (KING.equals(letter(piece)) && shape.second().size() == 2) {
            var rook = board.remove(shape.second().getFirst());
            board.put(shape.second().getLast(), String.valueOf(rook));
        }
        if (PAWN.equals(letter(piece)) && shape.captured().size() == 1 && isBesideStart(shape)) {
            board.remove(shape.captured().getFirst());
        }
        return board;
    }

    private String letter(String piece) {
        return loaded.game().letters().getOrDefault(piece.substring(piece.indexOf(' ') + 1), "");
    }

    /** Whether what is captured stands in the row where the piece has come from and in the column to which it goes. */
    private boolean isBesideStart(MoveShape shape) {
        var captured = grid.cell(shape.captured().getFirst());
        var first = grid.cell(shape.path().getFirst());
        var last = grid.cell(shape.path().getLast());
        return captured != null
                && first != null
                && last != null
                && !captured.equals(last)
                && captured.equals(new Grid.Cell(last.column(), first.row()));
    }

    /** The command that tells pieces, board and first position. */
    String command() {
        return "setup (" + table() + ") " + grid.columns() + "x" + grid.rows() + "+0_fairy "
                + texts.board(loaded.game().start()) + " w - - 0 1";
    }

    /** The commands that tell all that, and how the pieces move, if that can be said. */
    String[] commands() {
        var lines = new ArrayList<>(List.of(command()));
        if (descriptions == null) {
            descriptions = PieceDescriptions.of(loaded);
        }
        descriptions.forEach((piece, moves) -> lines.add("piece " + piece + " " + moves));
        return lines.toArray(String[]::new);
    }

    private String table() {
        var slots = new String[HALF];
        Arrays.fill(slots, ".");
        var others = new ArrayList<String>();
        for (var letter : loaded.game().letters().values()) {
            if (letter.equals(KING)) {
                slots[HALF - 1] = letter;
            } else if (letter.equals(PAWN) && hasMen) {
                slots[MAN] = letter;
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
            next += next == MAN && hasMen ? 1 : 0;
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
    String highlights(Position position, String square) {
        var colours = new char[grid.rows()][grid.columns()];
        var name = squares.name(square);
        for (var move : position.moves()) {
            var shape = MoveShape.of(move);
            var cell = shape.path().isEmpty() ? null : grid.cell(shape.path().getLast());
            if (cell != null && !shape.isDrop() && shape.path().getFirst().equals(name)) {
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
