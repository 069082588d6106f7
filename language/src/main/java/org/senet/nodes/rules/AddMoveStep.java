package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.state.CoveredCaptures;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * The end of a move: what the log holds is a legal move. The passing attributes, which change of themselves with each move,
 * are written behind it, unless the move has set them.
 */
public final class AddMoveStep extends Step {
    private final Design design;
    private final boolean annotated;

    @CompilationFinal
    private boolean expectsMany;

    /**
     * The end of the moves of a game.
     *
     * @param annotated whether the moves have notation
     */
    public AddMoveStep(Design design, boolean annotated) {
        this.annotated = annotated;
        this.design = design;
    }

    /** Tells, before the code runs for the first time, that moves mostly change the board in many places. */
    void expectMany() {
        expectsMany = true;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int end = Registers.logTop(frame);
        if (design.attributes.passingCount() == 1) {
            // Compiled code knows of both how many entries there are.
            int closed = close(state, end, end, 0);
            if (closed == end) {
                add(frame, state, end);
            } else {
                add(frame, state, end + 1);
            }
        } else {
            add(frame, state, closeAll(state, end));
        }
        return Outcome.EXHAUSTED;
    }

    private void add(VirtualFrame frame, State state, int end) {
        state.completed++;
        int kept = Registers.invariantTop(frame);
        if (CoveredCaptures.isIn(design, state.log, end)) {
            addUncovered(state, end, kept);
        } else if (expectsMany) {
            state.moves.addMany(state, end, kept, design.mergeMoves, state.unlessLonger, annotated);
        } else {
            state.moves.add(state, end, kept, design.mergeMoves, state.unlessLonger, annotated);
        }
    }

    @TruffleBoundary
    private void addUncovered(State state, int end, int kept) {
        var log = state.log;
        state.log = CoveredCaptures.asPlayed(design, log, end);
        state.moves.add(state, end, kept, design.mergeMoves, state.unlessLonger, annotated);
        state.log = log;
    }

    @ExplodeLoop
    private int closeAll(State state, int end) {
        int top = end;
        for (int i = 0; i < design.attributes.passingCount(); i++) {
            top = close(state, end, top, i);
        }
        return top;
    }

    /** Writes what becomes of a passing attribute behind a log that the move has ended; returns the new end. */
    private int close(State state, int end, int top, int passing) {
        var attributes = design.attributes;
        int index = attributes.passing(passing);
        int value = state.attributes[index];
        int initial = attributes.initial(index);
        if (value == initial || writes(state, index, end)) {
            return top;
        }
        state.write(top, Log.entry(Log.ATTRIBUTE, index, value, initial));
        return top + 1;
    }

    private static boolean writes(State state, int index, int end) {
        for (int i = 0; i < end; i++) {
            long e = state.log[i];
            if (Log.kind(e) == Log.ATTRIBUTE && Log.position(e) == index) {
                return true;
            }
        }
        return false;
    }
}
