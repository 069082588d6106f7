package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;

/**
 * Where a way has ended of which the effects remain, while the steps of that way return one after another and undo them. Its entries
 * stand in the log all that time, because nothing writes there until they are made again.
 */
public final class KeptWay {
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

    /** Does again to the board what the log's entries from a number on have done, the oldest first. */
    @TruffleBoundary
    public void redo(State state, int from) {
        for (int i = from; i < logTop; i++) {
            long entry = state.log[i];
            int at = Log.position(entry);
            int after = Log.after(entry);
            if (Log.changesBoard(entry)) {
                state.board[at] = after;
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
