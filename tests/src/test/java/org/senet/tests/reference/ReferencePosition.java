package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Player;

/**
 * A position of a game, or what it has become in the middle of a move. Positions are equal when the same pieces stand on the
 * same squares, attributes and reserves are equal, and the same turn comes next.
 *
 * @param board what stands on each position in play, in the order of the board; null for nothing
 * @param attributes the attributes of the whole position by name
 * @param counters the counters by name
 * @param reserves the pieces outside the board, by player and type; none is no entry
 * @param turn the turn's place in the round, from 0
 * @param ply how many moves were made
 * @param landed where the last move has left a piece; null when it is not known
 * @param before the position before the last move; null when there was none, or it is not known
 * @param mover who made the last move; null when it is not known
 */
public record ReferencePosition(
        List<@Nullable Piece> board,
        Map<String, Object> attributes,
        Map<String, Long> counters,
        Map<Reserve, Long> reserves,
        int turn,
        int ply,
        @Nullable Set<Integer> landed,
        @Nullable ReferencePosition before,
        @Nullable Player mover) {
    /** Pieces outside the board, by the numbers of their player and type. */
    public record Reserve(int player, int type) {}

    ReferencePosition with(int at, @Nullable Piece piece) {
        var changed = new ArrayList<>(board);
        changed.set(at, piece);
        return withBoard(changed);
    }

    ReferencePosition withBoard(List<@Nullable Piece> other) {
        var copy = Collections.unmodifiableList(new ArrayList<>(other));
        return new ReferencePosition(copy, attributes, counters, reserves, turn, ply, landed, before, mover);
    }

    /** The board, attributes and reserves of another position; all else as here. */
    ReferencePosition withBoardOf(ReferencePosition other) {
        return new ReferencePosition(
                other.board, other.attributes, counters, other.reserves, turn, ply, landed, before, mover);
    }

    ReferencePosition withAttribute(String name, Object value) {
        var changed = changed(attributes, name, value);
        return new ReferencePosition(board, changed, counters, reserves, turn, ply, landed, before, mover);
    }

    ReferencePosition withCounter(String name, long value) {
        var changed = changed(counters, name, value);
        return new ReferencePosition(board, attributes, changed, reserves, turn, ply, landed, before, mover);
    }

    ReferencePosition withReserve(Reserve reserve, long count) {
        var changed = new HashMap<>(reserves);
        if (count == 0) {
            changed.remove(reserve);
        } else {
            changed.put(reserve, count);
        }
        return new ReferencePosition(
                board, attributes, counters, Map.copyOf(changed), turn, ply, landed, before, mover);
    }

    private static <V> Map<String, V> changed(Map<String, V> map, String name, V value) {
        var copy = new HashMap<>(map);
        copy.put(name, value);
        return Map.copyOf(copy);
    }

    /** This position and those before it, as far as they are known, the last one first. */
    Stream<ReferencePosition> past() {
        return Stream.iterate(this, Objects::nonNull, ReferencePosition::before);
    }

    long reserve(int player, int type) {
        return reserves.getOrDefault(new Reserve(player, type), 0L);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ReferencePosition that
                && turn == that.turn
                && board.equals(that.board)
                && attributes.equals(that.attributes)
                && reserves.equals(that.reserves);
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn, board, attributes, reserves);
    }
}
