package org.senet.launcher.protocol.betza;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.betza.Board.Man;

/**
 * How the pieces of a game move, in Betza's notation. That is found by looking at positions, and holds only if XBoard's moves by it are the
 * legal ones in many other positions; else nothing is said of any piece, because XBoard would take those that are left out for pieces of
 * chess.
 */
public final class PieceDescriptions {
    /** The letter of the piece that XBoard does not leave in check. */
    private static final String KING = "K";

    private static final long FIRST_SEED = 1;
    private static final long SECOND_SEED = 1000;

    private final Loaded loaded;
    private final @Nullable String king;

    private PieceDescriptions(Loaded loaded) {
        this.loaded = loaded;
        king = loaded.game().letters().entrySet().stream()
                .filter(entry -> entry.getValue().equals(KING))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /**
     * The descriptions of a game of two players.
     *
     * @return texts by the letter of the piece: a capital with {@code &} where it holds for both sides, else a capital for the first side and a
     *     small letter for the second one; empty when the moves of the game cannot be described so
     */
    public static Map<String, String> of(Loaded loaded) {
        var grid = Grid.of(loaded);
        if (loaded.game().positions().size() != grid.columns() * grid.rows()) {
            return Map.of();
        }
        return new PieceDescriptions(loaded).describe(grid);
    }

    private Map<String, String> describe(Grid grid) {
        var start = Board.of(loaded.game().start(), grid);
        var seen = new HashMap<Man, Observations>();
        for (var sample : Samples.of(loaded, grid, king, FIRST_SEED)) {
            if (!sample.isPlain()) {
                return Map.of();
            }
            sample.observe(start, king != null, seen);
        }
        var pieces = new HashMap<Man, Set<Stride>>();
        for (var entry : seen.entrySet()) {
            var strides = StrideFinder.find(entry.getValue());
            if (strides == null || strides.isEmpty()) {
                return Map.of();
            }
            pieces.put(entry.getKey(), strides);
        }
        var rules = new XboardRules(pieces, start, king);
        return Samples.of(loaded, grid, king, SECOND_SEED).stream().allMatch(sample -> sample.agrees(rules))
                ? texts(pieces)
                : Map.of();
    }

    private Map<String, String> texts(Map<Man, Set<Stride>> pieces) {
        var texts = new LinkedHashMap<String, String>();
        for (var entry : loaded.game().letters().entrySet()) {
            var first = pieces.get(new Man(0, entry.getKey()));
            var second = pieces.get(new Man(1, entry.getKey()));
            if (first == null || second == null) {
                return Map.of();
            }
            var letter = entry.getValue().toUpperCase(Locale.ROOT);
            if (first.equals(second)) {
                texts.put(letter + "&", BetzaNotation.write(first));
            } else {
                texts.put(letter, BetzaNotation.write(first));
                texts.put(letter.toLowerCase(Locale.ROOT), BetzaNotation.write(second));
            }
        }
        return texts;
    }
}
