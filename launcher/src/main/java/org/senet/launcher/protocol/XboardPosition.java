package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.List;
import org.senet.api.Game;

/**
 * Positions as XBoard writes them where that is not how the game does it, and Fairy-Stockfish and Cute Chess by UCI as well. Xiangqi has other
 * letters. The side that moves first is always the white one, also in games whose own texts call it b, such as shogi; and there the pieces in hand
 * stand between brackets behind the board.
 */
public final class XboardPosition {
    /** How many fields the positions of shogi have: board, side, hands, number of the move. */
    private static final int SHOGI_FIELDS = 4;

    private static final String XIANGQI = "xiangqi";
    private static final String OWN = "NnBb";
    private static final String OTHER = "HhEe";

    private final String name;
    /** Whether the game's own texts call the first side b. */
    private final boolean blackFirst;

    /**
     * Positions of a game.
     *
     * @param name the plain name of the game
     */
    public XboardPosition(String name, Game game) {
        this.name = name;
        var start = game.start();
        var fields = start.fen().split(" ");
        blackFirst = fields.length > 1
                && fields[0].contains("/")
                && fields[1].equals(start.player().equals(game.players().getFirst()) ? "b" : "w");
    }

    /** The text for XBoard, of one that the game writes. */
    public String write(String text) {
        var board = text.split(" ")[0];
        return name.equals(XIANGQI) ? text.replace(board, replaced(board)) : whiteFirst(text);
    }

    /** The text in which the first side is the white one. */
    public String whiteFirst(String text) {
        var fields = new ArrayList<>(List.of(text.split(" ")));
        if (!blackFirst || fields.size() < 2) {
            return text;
        }
        if (fields.size() == SHOGI_FIELDS) {
            return fields.get(0) + "[" + counted(fields.get(2)) + "] " + otherSide(fields.get(1)) + " 0 1";
        }
        fields.set(1, otherSide(fields.get(1)));
        return String.join(" ", fields);
    }

    /** The text as the game reads it, of one by XBoard; texts of the game's own kind stay as they are. */
    public String read(String text) {
        int open = text.indexOf('[');
        int close = text.indexOf(']', open + 1);
        if (!blackFirst || open < 0 || close < 0) {
            return text;
        }
        var hands = text.substring(open + 1, close);
        var side = text.substring(close + 1).strip().split("\\s+")[0];
        return text.substring(0, open) + " " + otherSide(side) + " " + (hands.isEmpty() ? "-" : grouped(hands)) + " 1";
    }

    private static String otherSide(String side) {
        return side.equals("b") ? "w" : "b";
    }

    /** Each piece in hand by its own letter, where the game writes a number before it. */
    private static String counted(String reserves) {
        var text = new StringBuilder();
        int number = 0;
        for (char c : (reserves.equals("-") ? "" : reserves).toCharArray()) {
            if (Character.isDigit(c)) {
                number = 10 * number + Character.digit(c, 10);
            } else {
                text.append(String.valueOf(c).repeat(Math.max(1, number)));
                number = 0;
            }
        }
        return text.toString();
    }

    private static String grouped(String hands) {
        var text = new StringBuilder();
        for (int c : hands.chars().distinct().toArray()) {
            long number = hands.chars().filter(other -> other == c).count();
            text.append(number == 1 ? "" : number).append((char) c);
        }
        return text.toString();
    }

    private static String replaced(String board) {
        var text = new StringBuilder(board);
        for (int i = 0; i < text.length(); i++) {
            int index = OWN.indexOf(text.charAt(i));
            if (index >= 0) {
                text.setCharAt(i, OTHER.charAt(index));
            }
        }
        return text.toString();
    }
}
