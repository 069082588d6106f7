package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.api.Thought;
import org.senet.launcher.protocol.Notation;

/**
 * What was chosen.
 *
 * @param thought of the player; null when it has not thought
 */
record Choice(Move move, @Nullable Thought thought) {
    /** How many moves of a line are told. */
    private static final int LINE = 4;

    private static final int HUNDREDTHS = 100;
    /** What a won game is worth where values are parts of won games. */
    private static final double WON = 1000;

    /** How good the position is for the player to move, in hundredths of the least piece. */
    static long hundredths(Thought thought, boolean isPart) {
        return Math.round(isPart ? WON * (2 * thought.score() - 1) : HUNDREDTHS * thought.score());
    }

    /** The move and those that are expected after it, as a protocol writes them. */
    List<String> line(Notation notation, Position position) {
        var texts = new ArrayList<>(List.of(notation.text(position, move)));
        var names = thought == null ? List.<String>of() : thought.line();
        var next = position.apply(move);
        for (var name : names.stream().skip(1).limit(LINE - 1).toList()) {
            var expected = next.move(name);
            if (expected == null) {
                break;
            }
            texts.add(notation.text(next, expected));
            next = next.apply(expected);
        }
        return texts;
    }
}
