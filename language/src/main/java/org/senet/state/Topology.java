package org.senet.state;

import java.util.ArrayDeque;
import java.util.BitSet;
import org.senet.board.Board;

/**
 * The part of a board on which a game is played, in the form that rules run on: the positions that a piece can ever
 * reach, numbered without gaps in the order of the board, and for each player a table of steps.
 *
 * <p>The reachable positions are the closure of a game's first positions over all directions; for draughts on a 10x10
 * board that leaves the 50 dark squares, which fit one machine word. Immutable.
 */
public final class Topology {
    private final Board board;
    private final int[] toBoard;
    private final int[] fromBoard;
    private final int[][][] steps;

    /**
     * @param seeds board positions where a piece may stand at first, or that the rules name
     * @param players the players' names; the tables of steps follow each one's symmetry
     */
    public Topology(Board board, BitSet seeds, java.util.List<String> players) {
        this.board = board;
        var live = reachable(board, seeds);
        toBoard = live.stream().toArray();
        fromBoard = new int[board.size()];
        java.util.Arrays.fill(fromBoard, -1);
        for (int i = 0; i < toBoard.length; i++) {
            fromBoard[toBoard[i]] = i;
        }
        int directions = board.directions().size();
        steps = new int[players.size() + 1][directions][];
        for (int d = 0; d < directions; d++) {
            steps[0][d] = compactSteps(d);
        }
        for (int p = 1; p <= players.size(); p++) {
            for (int d = 0; d < directions; d++) {
                steps[p][d] = steps[0][board.symmetric(players.get(p - 1), d)];
            }
        }
    }

    private static BitSet reachable(Board board, BitSet seeds) {
        var live = (BitSet) seeds.clone();
        var todo = new ArrayDeque<Integer>();
        seeds.stream().forEach(todo::add);
        int directions = board.directions().size();
        while (!todo.isEmpty()) {
            int p = todo.remove();
            for (int d = 0; d < directions; d++) {
                int q = board.step(d, p);
                if (q >= 0 && !live.get(q)) {
                    live.set(q);
                    todo.add(q);
                }
            }
        }
        return live;
    }

    private int[] compactSteps(int direction) {
        var table = new int[toBoard.length];
        for (int i = 0; i < table.length; i++) {
            int q = board.step(direction, toBoard[i]);
            table[i] = q < 0 ? -1 : fromBoard[q];
        }
        return table;
    }

    /** The board as it was declared. */
    public Board board() {
        return board;
    }

    /** The number of positions that a piece can reach. */
    public int size() {
        return toBoard.length;
    }

    /** The name of a position of this topology. */
    public String name(int position) {
        return board.positionName(toBoard[position]);
    }

    /** The board's number of a position of this topology. */
    public int onBoard(int position) {
        return toBoard[position];
    }

    /** The position of this topology for a board's number, or -1 when no piece can reach it. */
    public int fromBoard(int boardPosition) {
        return fromBoard[boardPosition];
    }

    /** The position with a name, or -1 when there is none or no piece can reach it. */
    public int position(String name) {
        int p = board.position(name);
        return p < 0 ? -1 : fromBoard[p];
    }

    /** For a player (counted from 1; 0 is the board itself) and a direction: the next position of each one, or -1. */
    public int[] steps(int player, int direction) {
        return steps[player][direction];
    }

    /** For a player: the tables of {@link #steps(int, int)} for all directions. Not to be changed. */
    public int[][] steps(int player) {
        return steps[player];
    }

    /** A set of board positions as flags over the positions of this topology. */
    public boolean[] flags(BitSet boardPositions) {
        var flags = new boolean[toBoard.length];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = boardPositions.get(toBoard[i]);
        }
        return flags;
    }
}
