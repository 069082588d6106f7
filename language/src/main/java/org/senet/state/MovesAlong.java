package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;

/** Copies the last move of a buffer for further positions of the ways on which it is. */
public final class MovesAlong {
    /** So many words are copied without a loop. */
    private static final int FEW_WORDS = 4;

    private MovesAlong() {}

    /** Whether the last of all changes of the board in the last move is that a piece was dropped at a position. */
    public static boolean endsWithDrop(MoveBuffer moves, int position) {
        long header = moves.headers[moves.size - 1];
        long last =
                MoveHeader.middle(header) > MoveHeader.start(header) ? moves.data[MoveHeader.middle(header) - 1] : -1;
        return Log.kind(last) == Log.DROP && Log.position(last) == position;
    }

    /**
     * Adds moves like the last one of a state's buffer, which {@linkplain #endsWithDrop has dropped its piece} at a
     * position: one for each further position on that way, and on those that come after it, over empty ones.
     *
     * @param ways for each way the next position from each one, or less than 0
     * @param way the one on which the last move is, by its number
     * @param from where the ways begin
     * @param merge whether a move with the same actions in another order is the same move and is left out
     */
    @TruffleBoundary
    public static void add(State state, int[][] ways, int way, int from, int position, boolean merge) {
        var moves = state.moves;
        int like = moves.size - 1;
        int start = moves.start(like);
        boolean few = MoveHeader.isPair(moves.headers[like])
                && moves.remembered[like] + 2 <= FEW_WORDS
                && Log.kind(moves.data[start]) == Log.TAKE;
        for (int i = way; i < ways.length; i++) {
            int begin = i == way ? position : from;
            if (few) {
                addFew(state, ways[i], begin, position, like, merge);
            } else {
                addAny(state, ways[i], begin, position, like, merge);
            }
        }
    }

    /** The same on one way, for a move that takes a piece, drops it, and remembers little. */
    private static void addFew(State state, int[] next, int begin, int position, int like, boolean merge) {
        var moves = state.moves;
        var board = state.board;
        moves.reserve(board.length, (board.length + 1) * FEW_WORDS);
        var target = moves.data;
        int words = 2 + moves.remembered[like];
        int from = moves.start(like);
        long taken = target[from];
        // A position is the lowest field of an entry.
        long dropped = target[from + 1] - position;
        long third = target[from + 2];
        long fourth = target[from + 3];
        long header = moves.headers[like] - from;
        int top = moves.end;
        int move = moves.size;
        int found = 0;
        int resets = MoveHeader.resets(header);
        for (int at = next[begin]; at >= 0 && board[at] == 0; at = next[at]) {
            found++;
            if (merge && !moves.known.isNewLanding(state, taken, dropped + at, move, moves.end, resets, words - 2)) {
                continue;
            }
            target[top] = taken;
            target[top + 1] = dropped + at;
            target[top + 2] = third;
            target[top + 3] = fourth;
            moves.headers[move] = header + top;
            moves.remembered[move++] = words - 2;
            top += words;
        }
        state.completed += found;
        moves.size = move;
        moves.end = top;
    }

    private static void addAny(State state, int[] next, int begin, int position, int like, boolean merge) {
        var moves = state.moves;
        long header = moves.headers[like];
        int from = MoveHeader.start(header);
        int changes = MoveHeader.middle(header) - from;
        int length = MoveHeader.end(header) - from;
        int words = length + moves.remembered[like];
        long sum = 0;
        for (int i = from; i < from + changes; i++) {
            sum += moves.data[i];
        }
        for (int at = next[begin]; at >= 0 && state.board[at] == 0; at = next[at]) {
            state.completed++;
            moves.reserve(1, words);
            for (int i = 0; i < words; i++) {
                moves.data[moves.end + i] = moves.data[from + i];
            }
            // The last change of the board is that the piece is dropped.
            int last = moves.end + changes - 1;
            moves.data[last] += at - position;
            if (!merge
                    || moves.known.isNew(
                            state,
                            changes,
                            false,
                            moves.data[moves.end],
                            moves.data[last],
                            sum + at - position,
                            moves.end + length,
                            MoveHeader.resets(header),
                            moves.remembered[like])) {
                moves.headers[moves.size] = header - from + moves.end;
                moves.remembered[moves.size] = moves.remembered[like];
                moves.size++;
                moves.end += words;
            }
        }
    }
}
