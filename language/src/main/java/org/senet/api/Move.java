package org.senet.api;

import java.util.List;
import java.util.random.RandomGenerator;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A legal move of a position. It never changes. Its text, {@code toString()}, is the notation. */
@HostAccess.Implementable
public interface Move {
    /** The move's name, which no other move of the position has. */
    String notation();

    /** The name in the game's own notation, such as that of chess; null when the game has none. */
    @Nullable
    String shortName();

    /** A name made of what the move does; several moves may have the same. */
    String plain();

    /** The ends of the move's way, such as {@code a3xe7}, if one piece goes; else null. */
    @Nullable
    String ends();

    /** The names of the parts of a compound move. */
    List<String> parts();

    /** How likely the move is among those of a player who moves by chance; 1 when the rules do not say. */
    long weight();

    /** What the move does, in order. */
    List<Action> actions();

    /** The position in which the move is legal. */
    Position position();

    /**
     * A move by chance: one of these, each as likely as its weight says.
     *
     * @param moves all legal moves of a position; at least one
     */
    static Move drawn(List<Move> moves, RandomGenerator random) {
        long left = random.nextLong(moves.stream().mapToLong(Move::weight).sum());
        for (var move : moves) {
            left -= move.weight();
            if (left < 0) {
                return move;
            }
        }
        throw new IllegalStateException("weights that make no sum");
    }
}
