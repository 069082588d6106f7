package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * Positions as text, in a general form of the FEN of draughts (Portable Draughts Notation 3.0, "FEN"): whose turn it is,
 * then for each player the pieces, {@code W:Wa1,c1,Kb8:Bd6,Kf2}. A player is written by its shortest unambiguous
 * beginning. A piece of the game's first type is written as its position, any other with its letter before it. Positions
 * are names, or numbers that count from 1 in the order of the board, as is usual in draughts; {@code 31-50} is a range.
 */
final class PositionText {
    private final Game game;
    private final Design design;
    private final String text;

    private PositionText(Game game, String text) {
        this.game = game;
        design = game.design();
        this.text = text.strip();
    }

    /** The text of a position. */
    static String write(Position position) {
        var game = position.game();
        var snapshot = position.snapshot();
        int players = game.design().pieces.ownerCount();
        return abbreviation(game, game.design().player(snapshot.turn()))
                + ":"
                + IntStream.rangeClosed(1, players)
                        .mapToObj(p -> abbreviation(game, p) + pieces(game, snapshot, p))
                        .collect(Collectors.joining(":"));
    }

    private static String pieces(Game game, Snapshot snapshot, int player) {
        var design = game.design();
        var list = new ArrayList<String>();
        for (int at = 0; at < snapshot.board().length; at++) {
            int code = snapshot.board()[at];
            if (code != 0 && design.pieces.owner(code) == player) {
                int type = design.pieces.type(code);
                list.add((type == 1 ? "" : game.letter(type)) + design.topology.name(at));
            }
        }
        return String.join(",", list);
    }

    /** The shortest beginning of a player's name that no other player's name has. */
    private static String abbreviation(Game game, int player) {
        var names = game.players();
        var name = names.get(player - 1);
        for (int length = 1; length < name.length(); length++) {
            var start = name.substring(0, length);
            if (names.stream().filter(n -> n.startsWith(start)).count() == 1) {
                return start;
            }
        }
        return name;
    }

    /**
     * The position that a text describes.
     *
     * @throws SenetException when the text is not understood
     */
    static Position read(Game game, String text) {
        return new PositionText(game, text).read();
    }

    private Position read() {
        var sections = text.split(":", -1);
        var state = new State(design);
        int first = player(sections[0].strip(), sections[0].strip().length());
        setTurn(state, first);
        for (int i = 1; i < sections.length; i++) {
            readPlayer(state, sections[i].strip());
        }
        System.arraycopy(game.newState().attributes, 0, state.attributes, 0, state.attributes.length);
        return new Position(game, state.save());
    }

    private void setTurn(State state, int player) {
        for (int turn = 0; turn < design.turnCount(); turn++) {
            if (design.player(turn) == player) {
                state.turn = turn;
                state.ply = turn;
                state.player = player;
                return;
            }
        }
        throw error("`" + design.pieces.ownerName(player) + "` is never to move in this game", null);
    }

    /** The player whose name begins with the first characters of a section; the longest such beginning counts. */
    private int player(String section, int limit) {
        for (int length = Math.min(limit, section.length()); length > 0; length--) {
            var start = section.substring(0, length);
            for (int p = 1; p <= design.pieces.ownerCount(); p++) {
                if (start.equals(design.pieces.ownerName(p)) || start.equals(abbreviation(game, p))) {
                    return p;
                }
            }
        }
        throw error(
                "`" + section + "` does not begin with a player",
                "the players are: " + String.join(", ", game.players()));
    }

    private void readPlayer(State state, String section) {
        int player = player(section, section.length());
        var name = design.pieces.ownerName(player);
        var pieces = section.startsWith(name)
                ? section.substring(name.length())
                : section.substring(abbreviation(game, player).length());
        for (var piece : pieces.split(",")) {
            if (!piece.isBlank()) {
                readPiece(state, player, piece.strip());
            }
        }
    }

    private void readPiece(State state, int player, String piece) {
        int type = 1;
        var where = piece;
        if (positions(piece) == null) {
            type = typeOf(piece);
            where = piece.substring(game.letter(type).length());
        }
        var positions = positions(where);
        if (positions == null) {
            throw error(
                    "`" + where + "` is no position where a piece can stand",
                    Suggest.hint(where, design.topology.board().positionNames()));
        }
        for (int at : positions) {
            if (state.board[at] != 0) {
                throw error("two pieces stand on `" + design.topology.name(at) + "`", null);
            }
            state.put(at, design.pieces.code(player, type));
        }
    }

    private int typeOf(String piece) {
        for (int t = 1; t <= design.pieces.typeCount(); t++) {
            if (piece.startsWith(game.letter(t))
                    && piece.length() > game.letter(t).length()) {
                return t;
            }
        }
        throw error(
                "`" + piece + "` is neither a position nor a piece with its position",
                "pieces are written "
                        + IntStream.rangeClosed(1, design.pieces.typeCount())
                                .mapToObj(game::letter)
                                .collect(Collectors.joining(", ")));
    }

    /** The positions of a name, a number or a range of numbers; null when it is none of these. */
    private int[] positions(String where) {
        int named = design.topology.position(where);
        if (named >= 0) {
            return new int[] {named};
        }
        var ends = where.split("-", -1);
        if (ends.length > 2 || !List.of(ends).stream().allMatch(e -> e.matches("\\d{1,5}"))) {
            return null;
        }
        int from = Integer.parseInt(ends[0]);
        int to = Integer.parseInt(ends[ends.length - 1]);
        if (from < 1 || to < from || to > design.topology.size()) {
            return null;
        }
        return IntStream.rangeClosed(from - 1, to - 1).toArray();
    }

    private SenetException error(String message, String hint) {
        return SenetException.runtime(null, "the position `" + text + "` is not understood: " + message, hint);
    }
}
