package org.senet.explain;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.senet.data.SourceSpan;
import org.senet.state.Design;
import org.senet.trace.Completed;
import org.senet.trace.Recorder;

/**
 * What is explained: a position whose moves have been found by traced rules.
 *
 * @param design what the game is made of
 * @param board the piece on each position
 * @param player the number of the player to move
 * @param over how the game has ended, or null while it goes on
 * @param claim how the player to move may end the game without a move, or null
 * @param record what happened when the moves were found
 * @param legal the names of the legal moves, in the order of {@link Recorder#legal()}, each different from the others
 * @param texts what moves are called
 * @param letters the letters that stand for a type of piece, by its number
 * @param ranks what moves of a rank are called
 * @param naming which rules would call their move by a name
 * @param leading which rules could bring a piece from one position to another if every condition were as they need it
 */
public record Subject(
        Design design,
        int[] board,
        int player,
        @org.jspecify.annotations.Nullable String over,
        @org.jspecify.annotations.Nullable String claim,
        Recorder record,
        List<String> legal,
        MoveTexts texts,
        IntFunction<String> letters,
        IntFunction<String> ranks,
        Naming naming,
        Leading leading) {
    /** Which rules would call their move by a name. */
    public interface Naming {
        /** The clauses of these rules. */
        Set<SourceSpan> rules(String name);
    }

    /** Which rules could bring a piece from one position to another. */
    public interface Leading {
        /** The clauses of these rules. */
        List<SourceSpan> rules(int type, int from, int to);
    }

    /** What people call the moves of a game. */
    public interface MoveTexts {
        /** A name of the move with these log entries. */
        String name(long[] entries);

        /** Whether a person may mean that move by a text. */
        boolean isCalled(long[] entries, String text);

        /** The positions between which a move goes: where it begins and where it ends, or only where it ends, or none. */
        List<Integer> ends(long[] entries);
    }

    /** The name of a move; moves that are not legal may share theirs. */
    String name(Completed move) {
        if (!(move.fate() instanceof Completed.Fate.Found)) {
            return texts.name(move.entries());
        }
        return legal.get(record.legal().indexOf(move));
    }
}
