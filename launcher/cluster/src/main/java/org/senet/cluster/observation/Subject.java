package org.senet.cluster.observation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Piece;
import org.senet.api.Position;

/**
 * What is analyzed, without the objects of the game, so that reports can be written when its context is gone.
 *
 * @param game the title
 * @param start the first position, as text
 * @param players those who decide, in order
 * @param first who moves first of them
 * @param endings the conditions by which the game may end, in order
 * @param types the types of pieces
 * @param squares the positions of the board in play on which nothing stands at first
 */
public record Subject(
        String game,
        String start,
        List<String> players,
        String first,
        List<End> endings,
        List<String> types,
        List<String> squares) {

    /** Whether one decides alone: a game that is not won then is no draw, but may be lost. */
    public boolean isSolitaire() {
        return players.size() < 2;
    }

    /**
     * A condition by which the game may end.
     *
     * @param kind {@code loss}, {@code win}, {@code draw} or {@code end}
     * @param claim whether it has to be claimed
     * @param line where it stands in the script; 0 when that is not known
     * @param text the clause
     */
    public record End(String kind, boolean claim, int line, String text) {}

    /** Of a game that begins with a position. */
    public static Subject of(Position start) {
        var game = start.game();
        return new Subject(
                game.name(),
                start.fen(),
                List.copyOf(game.players()),
                first(start),
                endings(game),
                List.copyOf(game.letters().keySet()),
                empty(start));
    }

    private static List<String> empty(Position start) {
        var occupied = start.pieces().stream().map(Piece::position).collect(Collectors.toSet());
        return start.game().positions().stream()
                .filter(square -> !occupied.contains(square))
                .toList();
    }

    /** The player to move, or where that is chance, the first one that decides. */
    private static String first(Position start) {
        return start.chance() ? start.game().players().getFirst() : start.player();
    }

    private static List<End> endings(Game game) {
        var ends = new ArrayList<End>();
        for (var ending : game.endings()) {
            @Nullable Number line = ending.line();
            ends.add(new End(ending.kind(), ending.claim(), line == null ? 0 : line.intValue(), ending.text()));
        }
        return List.copyOf(ends);
    }
}
