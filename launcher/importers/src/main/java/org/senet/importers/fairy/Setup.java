package org.senet.importers.fairy;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.Place;
import org.senet.importers.fairy.Ini.Entry;
import org.senet.importers.fairy.Ini.Section;

/**
 * The settings of one variant, those that it inherits included.
 *
 * <p>Settings that name kinds of pieces hold the kinds, not the letters: a variant that gives a letter to another kind takes
 * the old kind out of the game and out of the list of promotions, as Fairy-Stockfish does.
 */
final class Setup {

    enum Side {
        WHITE("White"),
        BLACK("Black");

        final String title;

        Side(String title) {
            this.title = title;
        }

        Side other() {
            return this == WHITE ? BLACK : WHITE;
        }

        /** A rank counted from this side, from 1. */
        int rank(int relative, int ranks) {
            return this == WHITE ? relative : ranks + 1 - relative;
        }
    }

    /** A kind of piece that is in the game, the letter for it, and its moves in Betza's notation. */
    record Piece(String kind, char letter, String betza, Place place) {}

    /** Which pieces a kind stands for among settings of kinds: {@code *}, all of them together. */
    static final String ANY = "*";

    private static final String RANKS = "maxRank";

    private final Map<String, Object> values = new HashMap<>();
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, Piece> pieces = new LinkedHashMap<>();

    /** The settings of a variant that inherits nothing. */
    static Setup empty(Place place) {
        var setup = new Setup();
        setup.places.put("", place);
        return setup;
    }

    private Setup() {}

    /** The settings that a section has, given those of its parent. */
    Setup with(Section section) {
        var child = new Setup();
        child.values.putAll(values);
        child.places.putAll(places);
        child.pieces.putAll(pieces);
        child.places.put("", section.place());
        child.apply(section.entries());
        return child;
    }

    private void apply(Map<String, Entry> entries) {
        for (var entry : entries.values()) {
            Keys.check(entry);
        }
        for (var kind : Kinds.all()) {
            var entry = entries.get(kind);
            if (entry != null) {
                piece(kind, entry);
            }
        }
        var ranks = entries.get(RANKS);
        if (ranks != null) {
            setting(ranks, RANKS);
        }
        for (var key : FormerKeys.names()) {
            var entry = entries.get(key);
            if (entry != null) {
                former(entry);
            }
        }
        for (var key : Keys.general()) {
            var entry = entries.get(key);
            if (entry != null) {
                general(entry);
            }
        }
        entries.values().forEach(entry -> {
            if (!Keys.isGeneral(entry.key()) && !FormerKeys.contains(entry.key())) {
                setting(entry, entry.key());
            }
        });
    }

    /** A setting for both sides, or for several uses, that others of the same section make more precise. */
    private void general(Entry entry) {
        for (var key : Keys.meanings(entry.key())) {
            setting(entry, key);
        }
    }

    private void former(Entry entry) {
        for (var key : FormerKeys.meanings(entry.key())) {
            if (entry.key().endsWith("Rank")) {
                var side = key.endsWith(Side.WHITE.title) ? Side.WHITE : Side.BLACK;
                put(entry, key, FormerKeys.region(entry.key(), Keys.rank(entry), side, number(RANKS)));
            } else {
                setting(entry, key);
            }
        }
    }

    private void setting(Entry entry, String key) {
        var value = Keys.value(entry, key, this);
        if (value != null) {
            put(entry, key, value);
        }
    }

    private void put(Entry entry, String key, Object value) {
        values.put(key, value);
        places.put(key, entry.keyPlace());
    }

    private void piece(String kind, Entry entry) {
        if (entry.value().isEmpty() || entry.value().equals("-")) {
            remove(kind);
            return;
        }
        char letter = Character.toUpperCase(entry.value().charAt(0));
        var rest = entry.value().substring(1);
        if (!Character.isLetter(letter) || (!rest.isBlank() && !rest.startsWith(":"))) {
            throw entry.wrong(
                    "expected a letter, and for other moves a colon and Betza's notation, such as `k:KN`, or `-`");
        }
        boolean moves = Kinds.isCustom(kind) || kind.equals(Kinds.KING);
        if (!moves && !rest.isBlank()) {
            throw entry.wrong(
                    "`" + kind + "` has its own moves: expected a letter",
                    "`customPiece1` and others take moves in Betza's notation");
        }
        var betza = rest.isBlank() ? Kinds.betza(kind) : rest.substring(1);
        var start = entry.place().start() + (rest.isBlank() ? 0 : 2);
        var place = entry.place().source().place(start, Math.max(1, betza.length()));
        pieceOf(letter).ifPresent(this::remove);
        remove(kind, false);
        pieces.put(kind, new Piece(kind, letter, betza.strip(), place));
        if (Kinds.isCustom(kind) && betza.indexOf('e') >= 0) {
            for (var side : Side.values()) {
                var types = new LinkedHashSet<>(kinds("enPassantTypes" + side.title));
                types.add(kind);
                values.put("enPassantTypes" + side.title, types);
            }
        }
    }

    private Optional<String> pieceOf(char letter) {
        return pieces.values().stream()
                .filter(piece -> piece.letter == Character.toUpperCase(letter))
                .map(Piece::kind)
                .findFirst();
    }

    private void remove(String kind) {
        remove(kind, true);
    }

    private void remove(String kind, boolean fromPromotions) {
        pieces.remove(kind);
        if (fromPromotions) {
            for (var side : Side.values()) {
                var types = new LinkedHashSet<>(kinds("promotionPieceTypes" + side.title));
                types.remove(kind);
                values.put("promotionPieceTypes" + side.title, types);
            }
        }
    }

    /** The kind that a letter stands for. */
    Optional<String> kind(char letter) {
        return letter == '*' ? Optional.of(ANY) : pieceOf(letter);
    }

    /** The piece of a kind that is in the game. */
    Piece piece(String kind) {
        return Objects.requireNonNull(pieces.get(kind), kind);
    }

    Map<String, Piece> pieces() {
        return pieces;
    }

    boolean flag(String key) {
        return (Boolean) value(key);
    }

    int number(String key) {
        return (Integer) value(key);
    }

    String text(String key) {
        return (String) value(key);
    }

    Region region(String key) {
        return (Region) value(key);
    }

    @SuppressWarnings("unchecked")
    Set<String> kinds(String key) {
        return (Set<String>) value(key);
    }

    @SuppressWarnings("unchecked")
    Map<String, String> pairs(String key) {
        return (Map<String, String>) value(key);
    }

    @SuppressWarnings("unchecked")
    Map<String, Integer> limits(String key) {
        return (Map<String, Integer>) value(key);
    }

    /** Whether a section sets it, here or where it is inherited from. */
    boolean isSet(String key) {
        return values.containsKey(key);
    }

    /** Where it is set; else where the variant begins. */
    Place place(String key) {
        return Objects.requireNonNull(places.getOrDefault(key, places.get("")), key);
    }

    ImportException unsupported(String key, String reason) {
        return ImportException.at(place(key), "`" + key + "` cannot be imported: " + reason);
    }

    private Object value(String key) {
        @Nullable Object value = values.get(key);
        return value == null ? Keys.initial(key) : value;
    }
}
