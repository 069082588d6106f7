package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;

/**
 * A move that is made without a piece, after analysis: a pass, a throw of dice, anything that a game allows a player to do.
 *
 * @param span its clause in the program's text, or null
 * @param player the player (from 1) who may make it, or 0 for everybody
 * @param priority moves of a higher priority exclude those of a lower one
 * @param pass whether it does not count where a game asks if a player has a move
 * @param body its statements
 */
public record RuleAction(@Nullable SourceSpan span, int player, int priority, boolean pass, List<Ir> body) {
    /** Whether a player (from 1) may make it. */
    boolean isFor(int mover) {
        return player == 0 || player == mover;
    }

    /** Whether it may ever be made: its statements do not begin with one that always fails, such as a check of an option. */
    boolean isPossible() {
        return !Simplifier.alwaysFails(body);
    }

    /** The same action with other statements. */
    RuleAction withBody(List<Ir> statements) {
        return new RuleAction(span, player, priority, pass, statements);
    }
}
