package org.senet.launcher.protocol;

import java.util.List;

/**
 * Positions as XBoard writes them where that is not how the game does it. Xiangqi has other letters. In shogi the side that moves first is
 * the white one, and the pieces in hand stand between brackets behind the board.
 */
public final class XboardPosition {
    private static final String SHOGI = "shogi";
    private static final String XIANGQI = "xiangqi";
    private static final String OWN = "NnBb";
    private static final String OTHER = "HhEe";

    private XboardPosition() {}

    /**
     * The text for XBoard.
     *
     * @param game the plain name of the game
     * @param text as the game writes it
     */
    public static String write(String game, String text) {
        var board = text.split(" ")[0];
        return game.equals(XIANGQI) ? text.replace(board, replaced(board)) : whiteFirst(game, text);
    }

    /** The text with shogi as XBoard writes it, which is how programs write it by UCI as well, and all other games as they are. */
    public static String whiteFirst(String game, String text) {
        var fields = List.of(text.split(" "));
        if (game.equals(SHOGI) && fields.size() > 2) {
            return fields.get(0) + "[" + counted(fields.get(2)) + "] " + otherSide(fields.get(1)) + " 0 1";
        }
        return text;
    }

    /** The text as the game reads it, of one by XBoard; texts of the game's own kind stay as they are. */
    public static String read(String game, String text) {
        int open = text.indexOf('[');
        int close = text.indexOf(']', open + 1);
        if (!game.equals(SHOGI) || open < 0 || close < 0) {
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
    private static String counted(String hands) {
        var text = new StringBuilder();
        int number = 0;
        for (char c : hands.toCharArray()) {
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
