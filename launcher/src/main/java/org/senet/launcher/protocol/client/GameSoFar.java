package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.List;
import org.senet.api.Move;
import org.senet.api.Position;

/**
 * A game up to now.
 *
 * @param start its first position
 * @param moves the moves that were made, with the positions in which they were made
 * @param position the present position
 */
record GameSoFar(Position start, List<Move> moves, Position position) {
    /** The game in which moves of those names were made. */
    static GameSoFar of(Position start, List<String> names) {
        var moves = new ArrayList<Move>();
        var position = start;
        for (var name : names) {
            var move = named(position, name);
            moves.add(move);
            position = position.apply(move);
        }
        return new GameSoFar(start, moves, position);
    }

    /** The same game after some more moves, if it begins like this one; else the whole of it. */
    GameSoFar with(Position otherStart, List<String> names) {
        if (!continues(otherStart, names)) {
            return of(otherStart, names);
        }
        var more = of(position, names.subList(moves.size(), names.size()));
        var all = new ArrayList<>(moves);
        all.addAll(more.moves);
        return new GameSoFar(start, all, more.position);
    }

    /** Whether a game begins like this one. */
    boolean continues(Position otherStart, List<String> names) {
        return otherStart.fen().equals(start.fen())
                && names.size() >= moves.size()
                && moves.stream().map(Move::notation).toList().equals(List.copyOf(names.subList(0, moves.size())));
    }

    private static Move named(Position position, String name) {
        return position.moves().stream()
                .filter(move -> move.notation().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("`" + name + "` is not a legal move"));
    }

    /** The position after so many moves. */
    Position after(int count) {
        return count == moves.size() ? position : moves.get(count).position();
    }

    /** How many moves the side to move has made. */
    long made() {
        return moves.stream()
                .filter(move -> move.position().player().equals(position.player()))
                .count();
    }

    /** Which of the two sides is to move: 0 for the first. */
    int side() {
        return position.game().players().indexOf(position.player());
    }
}
