package org.senet.launcher.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/** How a protocol writes moves. */
public interface Notation {
    /** The moves of a position as texts, each different from all others, in the order of {@link Position#moves()}. */
    List<String> texts(Position position);

    /** The legal move that a text means; null when there is none. */
    @Nullable
    Move find(Position position, String text);

    /** The name of a move as one word, for protocols whose lines are divided at blanks. */
    static String word(Move move) {
        return move.notation().replaceAll("\\s+", "_");
    }

    /** A legal move as a text. */
    default String text(Position position, Move move) {
        var moves = position.moves();
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i).notation().equals(move.notation())) {
                return texts(position).get(i);
            }
        }
        throw new ProtocolException("`" + move.notation() + "` is not a legal move");
    }
}
