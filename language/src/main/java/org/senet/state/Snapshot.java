package org.senet.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position between moves in compact form. Equal when the same pieces stand on the same squares with the same attributes
 * and it is the same player's turn; how many plies were played does not count. The arrays are not to be changed.
 *
 * @param board the piece code on each position, 0 for none
 * @param occupied the positions of each owner's pieces
 * @param attributes the numbers of the values of the attributes of the whole position
 * @param turn the turn's place in the round
 * @param ply plies played since the start of the game
 * @param landings where the last move has put pieces; null when it is not known. It does not count for equality
 */
public record Snapshot(char[] board, long[] occupied, int[] attributes, int turn, int ply, int @Nullable [] landings) {
    /** The position after the move that these log entries describe, with the next player to move. */
    public Snapshot after(Design design, long[] entries) {
        var newBoard = board.clone();
        var newOccupied = occupied.clone();
        var newAttributes = attributes;
        var landed = new int[entries.length];
        int landedCount = 0;
        int next = (turn + 1) % design.turnCount();
        int owners = design.pieces.ownerMask();
        for (long e : entries) {
            int p = Log.position(e);
            if (Log.changesBoard(e)) {
                int word = p >>> 6;
                newOccupied[((Log.before(e) & owners) << design.setShift) + word] ^= 1L << p;
                newOccupied[((Log.after(e) & owners) << design.setShift) + word] ^= 1L << p;
                newBoard[p] = (char) Log.after(e);
                if (Log.after(e) != 0) {
                    landed[landedCount++] = p;
                }
            } else if (Log.kind(e) == Log.ATTRIBUTE) {
                newAttributes = newAttributes == attributes ? attributes.clone() : newAttributes;
                newAttributes[p] = Log.after(e);
            } else if (Log.kind(e) == Log.TURN) {
                next = Log.after(e);
            }
        }
        return new Snapshot(newBoard, newOccupied, newAttributes, next, ply + 1, Arrays.copyOf(landed, landedCount));
    }

    /** A Zobrist hash over pieces, attributes and turn; equal for equal positions. */
    public long hash() {
        long h = key(turn + 1L);
        for (int p = 0; p < board.length; p++) {
            if (board[p] != 0) {
                h ^= key((long) p << 20 | board[p]);
            }
        }
        for (int i = 0; i < attributes.length; i++) {
            h ^= key(1L << 50 | (long) i << 20 | attributes[i]);
        }
        return h;
    }

    /** SplitMix64 (Steele, Lea and Flood 2014) as the random number of a feature. */
    private static long key(long feature) {
        long z = (feature + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
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
        return Long.hashCode(hash());
    }
}
