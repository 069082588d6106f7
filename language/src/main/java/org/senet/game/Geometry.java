package org.senet.game;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;

/** The positions of a game's board and the steps between them, by name. */
final class Geometry {
    private Geometry() {}

    /** The positions in play, in the order of the board. */
    static PersistentVector positions(Game game) {
        return PersistentVector.from(names(game));
    }

    private static List<String> names(Game game) {
        var topology = game.design().topology;
        return IntStream.range(0, topology.size()).mapToObj(topology::name).toList();
    }

    /** The directions of the board. */
    static PersistentVector directions(Game game) {
        return PersistentVector.from(game.design().topology.board().directions());
    }

    /**
     * The position to which a step leads, or null when there is none.
     *
     * @param player whose step it is: directions may mean different things to players
     */
    static @Nullable String step(Game game, String player, String from, String direction) {
        var topology = game.design().topology;
        int p = known(game.players(), player, "player");
        int d = known(topology.board().directions(), direction, "direction");
        int at = topology.position(from);
        if (at < 0) {
            throw unknown(names(game), from, "position in play");
        }
        int to = topology.steps(p + 1, d)[at];
        return to < 0 ? null : topology.name(to);
    }

    /**
     * The position in a column and a row, both counted from 0 at the first corner; null when there is none in play, or the
     * board has not two dimensions.
     */
    static @Nullable String at(Game game, Object[] columnAndRow) {
        var topology = game.design().topology;
        if (columnAndRow.length != 2
                || !(columnAndRow[0] instanceof Long column)
                || !(columnAndRow[1] instanceof Long row)) {
            throw SenetException.runtime(null, "`at` expects a column and a row, two whole numbers", null);
        }
        var sizes = topology.board().dimensions();
        if (sizes.size() != 2
                || column < 0
                || row < 0
                || column >= sizes.get(0).size()
                || row >= sizes.get(1).size()) {
            return null;
        }
        int cell = topology.board().positionAt((int) (long) column, (int) (long) row);
        int position = cell < 0 ? -1 : topology.fromBoard(cell);
        return position < 0 ? null : topology.name(position);
    }

    /**
     * The position in a file and a rank, both counted from 1: files from the right of the first player, ranks from the side at which
     * that player looks; null when there is none in play.
     */
    static @Nullable String square(Game game, Object[] fileAndRank) {
        var view = GridView.of(game);
        if (!(fileAndRank[0] instanceof Long file) || !(fileAndRank[1] instanceof Long rank)) {
            throw SenetException.runtime(null, "`square` expects a file and a rank, two whole numbers", null);
        }
        return view == null || file > Integer.MAX_VALUE || rank > Integer.MAX_VALUE
                ? null
                : view.at(1, (int) (long) file, (int) (long) rank);
    }

    /** The file and the rank of a position, as {@link #square} counts them; null when the board has none. */
    static @Nullable PersistentVector fileAndRank(Game game, String position) {
        var view = GridView.of(game);
        return view == null || !view.holds(List.of(position))
                ? null
                : PersistentVector.of((long) view.file(1, position), (long) view.rank(1, position));
    }

    private static int known(List<String> names, String name, String what) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw unknown(names, name, what);
        }
        return index;
    }

    private static SenetException unknown(List<String> names, String name, String what) {
        return SenetException.runtime(null, "this game has no " + what + " `" + name + "`", Suggest.hint(name, names));
    }
}
