package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.translator.Mentions;

/**
 * A condition of the game's end.
 *
 * @param outcome what it means
 * @param player the player (from 1) that it speaks of, or 0 for the player to move
 * @param body what must be possible
 * @param clause its text
 */
record Condition(Outcome outcome, int player, List<Ir> body, PersistentList clause) {
    private static final int SHOWN = 60;

    /** What a condition means for the player that it speaks of. */
    enum Outcome {
        LOSS,
        WIN,
        DRAW,
        /** The game is over, and points decide. */
        END
    }

    /** Its text, the end of a long one left out, with its place: {@code `(draw (check no-moves?))` (chess.senet:40)}. */
    String words() {
        var span = clause.span();
        var place = span == null ? "" : " (" + span.sourceAndLine() + ")";
        return "`" + Printer.display(clause, SHOWN) + "`" + place;
    }

    /**
     * Refuses a condition that may hold although there are moves, and yet asks {@code no-moves?}: it would be tried only when there
     * are none, and would be missed otherwise.
     */
    void requireDecidable() {
        if (isLate() && !NoMovesNeeded.by(body)) {
            var asked = new ArrayList<Ir>();
            Mentions.in(body, part -> part instanceof Ir.NoMoves && asked.add(part));
            throw SenetException.at(
                    asked.getFirst().span(),
                    "a condition that asks `no-moves?` is tried only when the player to move has no move, but this one may hold"
                            + " at other times as well",
                    "begin it with `(check no-moves?)`, and write what does not depend on it as a condition of its own");
        }
    }

    /** Whether it asks for {@code no-moves?}, so that it can be decided only after a generation. */
    boolean isLate() {
        return Mentions.in(body, Ir.NoMoves.class::isInstance);
    }
}
