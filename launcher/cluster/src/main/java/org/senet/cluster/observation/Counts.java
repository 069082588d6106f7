package org.senet.cluster.observation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What happened in games, counted; sums do not depend on the order in which they are made. Not safe for several threads.
 *
 * @param pieces by the types' names
 * @param squares how often pieces came to each position of the board; those to which none came are missing
 * @param plies from the first position on
 */
public record Counts(Map<String, Piece> pieces, Map<String, Long> squares, List<Ply> plies) {
    /** Up to here different positions are told apart. */
    public static final int DEEPEST = 20;

    /** The counts before the first game. */
    public Counts() {
        this(new TreeMap<>(), new TreeMap<>(), new ArrayList<>());
    }

    /** How often pieces of a type did something, and had something done to them. */
    public record Piece(long moved, long dropped, long captured, long became) {
        static final Piece NONE = new Piece(0, 0, 0, 0);

        private Piece plus(Piece other) {
            return new Piece(
                    moved + other.moved, dropped + other.dropped, captured + other.captured, became + other.became);
        }
    }

    /**
     * The positions of all games after so many moves.
     *
     * @param games how many games came so far
     * @param decisions how many of these positions had a move to be chosen
     * @param choices how many moves were legal there, all together
     * @param captures how many pieces the moves captured that were played there
     * @param positions by their hashes; none from {@link #DEEPEST} on
     */
    public record Ply(long games, long decisions, long choices, long captures, Set<Long> positions) {
        /** The sums, in a new object that goes on with the first one's positions. */
        private Ply plus(Ply other) {
            positions.addAll(other.positions);
            return new Ply(
                    games + other.games,
                    decisions + other.decisions,
                    choices + other.choices,
                    captures + other.captures,
                    positions);
        }
    }

    /** Counts an action of a move, by its kind, the position where it ended and the type of piece; whether it is a capture. */
    boolean add(String kind, String to, String type) {
        boolean moves = kind.equals("move");
        boolean drops = kind.equals("drop");
        boolean captures = kind.equals("capture");
        var piece = new Piece(moves ? 1 : 0, drops ? 1 : 0, captures ? 1 : 0, moves || drops || captures ? 0 : 1);
        pieces.merge(type, piece, Piece::plus);
        if (moves || drops) {
            squares.merge(to, 1L, Long::sum);
        }
        return captures;
    }

    /** Counts the next position of a game. */
    void addPosition(long hash, boolean decision, int choices, int captures) {
        boolean told = plies.size() < DEEPEST;
        plies.add(new Ply(1, decision ? 1 : 0, decision ? choices : 0, captures, told ? Set.of(hash) : Set.of()));
    }

    /** Adds what other games have counted. */
    public void add(Counts other) {
        other.pieces.forEach((type, piece) -> pieces.merge(type, piece, Piece::plus));
        other.squares.forEach((square, times) -> squares.merge(square, times, Long::sum));
        for (int i = 0; i < other.plies.size(); i++) {
            var ply = other.plies.get(i);
            if (i == plies.size()) {
                plies.add(new Ply(0, 0, 0, 0, new HashSet<>()));
            }
            plies.set(i, plies.get(i).plus(ply));
        }
    }
}
