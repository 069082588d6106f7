package org.senet.game;

import java.util.Locale;
import org.senet.state.Topology;

/**
 * Compares names of moves without regard to signs that people write in different ways, and to case where it carries no
 * meaning. Case does carry one where a capital letter is that of a piece and the small one labels squares: in chess,
 * {@code bxc3} and {@code Bxc3} are different moves. In a text that is the name of a position apart from case, as {@code D6} in
 * Othello, no capital letter is that of a piece.
 *
 * @param game the game whose pieces and squares decide
 */
record MoveSpelling(Game game) {
    /** Whether a text is a name in another spelling. */
    boolean isSame(String name, String text) {
        return name.length() == text.length() && begins(name, text);
    }

    /** Whether a name in another spelling begins with a text. */
    boolean begins(String name, String text) {
        if (text.length() > name.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char a = sign(name.charAt(i));
            char b = sign(text.charAt(i));
            if (a != b && (Character.toLowerCase(a) != Character.toLowerCase(b) || carriesMeaning(a, text))) {
                return false;
            }
        }
        return true;
    }

    /** The usual sign: x for a capture, a hyphen, an asterisk for a dropped piece; other characters stay. */
    private static char sign(char c) {
        return switch (c) {
            case ':', '\u00d7' -> 'x';
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
            case '@' -> '*';
            default -> c;
        };
    }

    private boolean carriesMeaning(char c, String text) {
        var design = game.design();
        if (design.topology.position(text.toLowerCase(Locale.ROOT)) >= 0) {
            return false;
        }
        var capital = String.valueOf(Character.toUpperCase(c));
        for (int type = 1; type <= design.pieces.typeCount(); type++) {
            if (game.letter(type).contains(capital)) {
                return labels(design.topology, Character.toLowerCase(c));
            }
        }
        return false;
    }

    private static boolean labels(Topology topology, char c) {
        for (int i = 0; i < topology.size(); i++) {
            if (topology.name(i).indexOf(c) >= 0) {
                return true;
            }
        }
        return false;
    }
}
