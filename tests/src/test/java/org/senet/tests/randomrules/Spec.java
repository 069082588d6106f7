package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where to look at a game.
 *
 * @param text of the position to start from; null for the game's own start
 * @param moves the numbers of the moves that are played from there
 */
record Spec(@Nullable String text, List<Integer> moves) {
    static final Spec START = new Spec(null, List.of());

    Spec after(int move) {
        var more = new ArrayList<>(moves);
        more.add(move);
        return new Spec(text, List.copyOf(more));
    }

    static Spec of(String text) {
        return new Spec(text, List.of());
    }

    @Override
    public String toString() {
        return (text == null ? "the start" : text) + (moves.isEmpty() ? "" : " after the moves number " + moves);
    }
}
