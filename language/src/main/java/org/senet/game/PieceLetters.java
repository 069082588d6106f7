package org.senet.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.senet.errors.SenetException;

/**
 * The letters of types of pieces, by which texts of positions tell them apart: those that a definition gives, and else the first letter
 * of the name that no other type has.
 */
final class PieceLetters {
    private static final String MORE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final List<PieceDefinition> pieces;
    private final List<String> letters = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();

    private PieceLetters(List<PieceDefinition> pieces) {
        this.pieces = pieces;
    }

    static List<String> of(List<PieceDefinition> pieces) {
        var letters = new PieceLetters(pieces);
        letters.takeGiven();
        letters.takeInitials();
        letters.takeOthers();
        return List.copyOf(letters.letters);
    }

    private void takeGiven() {
        var owners = new HashMap<String, String>();
        for (var piece : pieces) {
            letters.add(piece.letter());
            if (piece.letter() == null) {
                continue;
            }
            var other = owners.putIfAbsent(piece.letter(), piece.name());
            if (other != null) {
                throw SenetException.at(
                        piece.span(),
                        "`" + other + "` and `" + piece.name() + "` have the same letter, `" + piece.letter()
                                + "`, so texts of positions could not tell them apart",
                        "give one of them another letter");
            }
            taken.add(key(piece.letter()));
        }
    }

    private void takeInitials() {
        for (int i = 0; i < letters.size(); i++) {
            var initial = pieces.get(i).name().substring(0, 1);
            if (letters.get(i) == null && taken.add(key(initial))) {
                letters.set(i, initial);
            }
        }
    }

    private void takeOthers() {
        for (int i = 0; i < letters.size(); i++) {
            if (letters.get(i) == null) {
                letters.set(i, other(pieces.get(i).name()));
            }
        }
    }

    /** A letter of the name, in the case of its first one; else any that is left, or the whole name. */
    private String other(String name) {
        boolean capital = Character.isUpperCase(name.charAt(0));
        for (char c : (name + MORE).toCharArray()) {
            var letter = capital
                    ? String.valueOf(c).toUpperCase(Locale.ROOT)
                    : String.valueOf(c).toLowerCase(Locale.ROOT);
            if (Character.isLetter(c) && taken.add(key(letter))) {
                return letter;
            }
        }
        return name;
    }

    private static String key(String letter) {
        return letter.toUpperCase(Locale.ROOT);
    }
}
