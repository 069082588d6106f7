package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;

/**
 * The moves of a position as a person makes them, by clicking one position after another. It never changes: a selection gives
 * another list.
 */
@HostAccess.Implementable
public interface MoveList {
    /** What can be selected next: names of positions, or of types of pieces that can be put on the board. */
    List<String> positions();

    /**
     * The list after a selection.
     *
     * @param position one of {@link #positions}
     * @throws org.graalvm.polyglot.PolyglotException when it is none of them
     */
    MoveList select(String position);

    /** The list before the last selection; this one when nothing was selected. */
    MoveList back();

    /** The positions of the pieces that can be captured by the next selection. */
    List<String> capturing();

    /** Whether the move may end here although it could go on, or, at the beginning, whether the turn may be passed. */
    boolean canPass();

    /**
     * The list in which the move has ended, or the turn is passed.
     *
     * @throws org.graalvm.polyglot.PolyglotException unless {@link #canPass}
     */
    MoveList pass();

    /** The moves that are still possible. */
    List<Move> moves();

    /**
     * The list in which one of {@link #moves} is left.
     *
     * @throws org.graalvm.polyglot.PolyglotException when none of them has that notation
     */
    MoveList choose(String notation);

    /** Whether one move is left and nothing more has to be selected. */
    boolean done();

    /** What the last selection has added to the move's notation. */
    String notation();

    /** What a picture of the board has to do to follow the last selection. */
    List<View> views();

    /** What a picture of the board has to do to go {@link #back}. */
    List<View> undoViews();
}
