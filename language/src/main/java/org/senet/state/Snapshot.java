package org.senet.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position between moves in compact form. Equal when the same pieces stand on the same squares with the same attributes
 * and it is the same player's turn; what counters show, how many plies were played and which positions were there before
 * does not count. The arrays are not to be changed.
 *
 * @param board the piece code on each position, 0 for none
 * @param occupied the positions of each owner's pieces
 * @param attributes the numbers of the values of the attributes of the whole position
 * @param counters the values of the counters
 * @param turn the turn's place in the round
 * @param ply plies played since the start of the game
 * @param landings where the last move has put pieces; null when it is not known. It does not count for equality
 * @param past the positions up to this one, where the game asks for them; else null
 */
public record Snapshot(
        int[] board,
        long[] occupied,
        int[] attributes,
        int[] counters,
        int turn,
        int ply,
        int @Nullable [] landings,
        @Nullable Past past) {
    /** The position after the move that these log entries describe, with the next player to move. */
    public Snapshot after(Design design, long[] entries) {
        var newBoard = board.clone();
        var newOccupied = occupied.clone();
        var newAttributes = attributes.clone();
        var newCounters = counters.clone();
        for (int i = 0; i < newCounters.length; i++) {
            newCounters[i]++;
        }
        var landed = new int[entries.length];
        int landedCount = 0;
        int next = (turn + 1) % design.turnCount();
        int owners = design.pieces.ownerMask();
        for (long e : entries) {
            int p = Log.position(e);
            if (Log.changesBoard(e)) {
                flip(newOccupied, Log.before(e) & owners, p, design.setShift);
                flip(newOccupied, Log.after(e) & owners, p, design.setShift);
                newBoard[p] = Log.after(e);
                if (Log.after(e) != 0) {
                    landed[landedCount++] = p;
                }
            } else if (Log.kind(e) == Log.ATTRIBUTE) {
                newAttributes[p] = Log.after(e);
            } else if (Log.kind(e) == Log.TURN) {
                next = Log.after(e);
            } else if (Log.kind(e) == Log.COUNTER) {
                newCounters[p] = Log.after(e);
            }
        }
        Past newPast = null;
        if (design.remembers()) {
            long pieces = design.hashes.board(newBoard);
            long hash = pieces ^ design.hashes.rest(next, newAttributes);
            newPast = Past.of(hash, pieces, design.remembersMoves() ? entries : null, design.player(next), past);
        }
        return new Snapshot(
                newBoard,
                newOccupied,
                newAttributes,
                newCounters,
                next,
                ply + 1,
                design.tracksLandings()
                        ? Arrays.stream(landed, 0, Landings.distinct(landed, 0, landedCount))
                                .filter(p -> newBoard[p] != 0)
                                .toArray()
                        : null,
                newPast);
    }

    /** The same position with the initial counters, and with no position before it. */
    public Snapshot withoutHistory(Design design) {
        var fresh = counters.clone();
        for (int i = 0; i < design.attributes.counterCount(); i++) {
            fresh[i] = design.attributes.initialCount(i);
        }
        Past newPast = null;
        if (design.remembers()) {
            long pieces = design.hashes.board(board);
            long hash = pieces ^ design.hashes.rest(turn, attributes);
            newPast = Past.of(hash, pieces, null, design.player(turn), null);
        }
        return new Snapshot(board, occupied, attributes, fresh, turn, ply, landings, newPast);
    }

    private static void flip(long[] sets, int owner, int position, int setShift) {
        if (owner != 0) {
            sets[(owner << setShift) + (position >>> 6)] ^= 1L << position;
        }
    }

    /** A Zobrist hash over pieces, attributes and turn; equal for equal positions of the game with that design, in any process. */
    public long hash(Design design) {
        return design.hashes.board(board) ^ design.hashes.rest(turn, attributes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Snapshot s
                && turn == s.turn
                && Arrays.equals(board, s.board)
                && Arrays.equals(attributes, s.attributes);
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(board) * 31 + Arrays.hashCode(attributes)) * 31 + turn;
    }
}
