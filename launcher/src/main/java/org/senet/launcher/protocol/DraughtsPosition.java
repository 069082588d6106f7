package org.senet.launcher.protocol;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.api.Game;
import org.senet.api.Position;

/** Positions of the Hub protocol: the side to move, and a letter for each square. */
public final class DraughtsPosition {
    private static final String WHITE = "White";
    private static final String KING = "King";
    private static final Set<String> TYPES = Set.of("Man", KING);

    private final Game game;

    /**
     * Reads and writes positions of a game.
     *
     * @throws ProtocolException when it is no game of men and kings of White and Black
     */
    public DraughtsPosition(Game game) {
        this.game = game;
        if (!Set.copyOf(game.letters().keySet()).equals(TYPES)) {
            throw new ProtocolException(
                    "the protocol hub is for draughts, and `" + game.name() + "` has other pieces than men and kings");
        }
        if (!List.copyOf(game.players()).equals(List.of(WHITE, "Black"))) {
            throw new ProtocolException("the protocol hub is for draughts, and the players of `" + game.name()
                    + "` are not White and Black");
        }
    }

    /** The text of a position. */
    public String write(Position position) {
        var at = new HashMap<String, Character>();
        for (var piece : position.pieces()) {
            char letter = piece.owner().equals(WHITE) ? 'w' : 'b';
            at.put(piece.position(), piece.piece().equals(KING) ? Character.toUpperCase(letter) : letter);
        }
        var text = new StringBuilder(position.player().equals(WHITE) ? "W" : "B");
        game.positions().forEach(name -> text.append((char) at.getOrDefault(name, 'e')));
        return text.toString();
    }

    /**
     * The position that a text describes.
     *
     * @throws ProtocolException when the text has other letters or another length
     * @throws RuntimeException when the game knows no such position
     */
    public Position read(String text) {
        var names = game.positions();
        if (text.length() != names.size() + 1) {
            throw new ProtocolException("a position has a letter for the side to move and " + names.size()
                    + " for the squares, not " + text.length());
        }
        if ("WB".indexOf(text.charAt(0)) < 0) {
            throw new ProtocolException("a position begins with W or B, not with `" + text.charAt(0) + "`");
        }
        Map<Character, StringBuilder> sides = Map.of('w', new StringBuilder(), 'b', new StringBuilder());
        for (int i = 0; i < names.size(); i++) {
            char letter = text.charAt(i + 1);
            if ("wbWBe".indexOf(letter) < 0) {
                throw new ProtocolException("a square is w, b, W, B or e, not `" + letter + "`");
            }
            var side = sides.get(Character.toLowerCase(letter));
            if (side != null) {
                side.append(side.isEmpty() ? "" : ",")
                        .append(Character.isUpperCase(letter) ? game.letters().get(KING) : "")
                        .append(names.get(i));
            }
        }
        return game.position(text.charAt(0) + ":W" + sides.get('w') + ":B" + sides.get('b'));
    }
}
