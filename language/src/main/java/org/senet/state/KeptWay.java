package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;

/**
 * Where a way has ended of which the effects remain, while the steps of that way return one after another and undo them. Its entries
 * stand in the log all that time, because nothing writes there until they are made again.
 */
public final class KeptWay {
    /** For each log entry that changes the board what stands at its position at the end; a captured piece may still stand there. */
    private int[] standing = new int[State.INITIAL_LOG];
    /** The number of log entries at the end. */
    public int logTop;
    /** The current position at the end. */
    public int position;
    /** The code of the piece on top of the hand at the end, or 0. */
    public int hand;
    /** The pieces in the hand below it, or Java null. */
    public HandCell handRest;
    /** The counters that are set to zero, as bits of the move. */
    public int resets;
    /** What globals are at the end, where the ways do not share them. */
    public long[] globals = new long[0];
    /** The same of those that hold no integers. */
    public Object[] globalObjects = new Object[0];

    /** Notes where the present way has ended, and what stands on the board there. */
    @TruffleBoundary
    public void end(State state, int top) {
        logTop = top;
        globals = state.globals;
        globalObjects = state.globalObjects;
        if (standing.length < top) {
            standing = new int[2 * top];
        }
        for (int i = 0; i < top; i++) {
            if (Log.changesBoard(state.log[i])) {
                standing[i] = state.board[Log.position(state.log[i])];
            }
        }
    }

    /** Does again what the log's entries from a number on have done. */
    @TruffleBoundary
    public void redo(State state, int from) {
        state.undoGlobals(globals, globalObjects);
        for (int i = from; i < logTop; i++) {
            long entry = state.log[i];
            int at = Log.position(entry);
            int after = Log.after(entry);
            if (Log.changesBoard(entry)) {
                state.board[at] = standing[i];
            } else if (Log.kind(entry) == Log.ATTRIBUTE) {
                state.attributes[at] = after;
            } else if (Log.kind(entry) == Log.COUNTER) {
                state.counters.set(at, after);
            } else if (Log.kind(entry) == Log.MARK) {
                state.marks()[at] = after;
            }
        }
    }
}
