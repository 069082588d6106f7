package org.senet.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;

/**
 * What stands for the types of pieces outside of rules: in drawings, pictures, texts of positions, and records. Immutable.
 *
 * @param names the names of the types, in their order
 * @param letters for each type the letters in drawings and texts of positions
 * @param symbols for each type what stands for it where characters are pictures: for the first player, the second, and so on
 * @param called for each type its further names in records
 * @param looks how the types that say so want to be drawn, by their names
 */
record PieceTexts(
        List<String> names,
        List<String> letters,
        List<List<String>> symbols,
        List<List<String>> called,
        Map<String, PieceLook> looks) {

    static PieceTexts of(List<PieceDefinition> pieces) {
        var looks = new LinkedHashMap<String, PieceLook>();
        for (var piece : pieces) {
            if (piece.look() != null) {
                looks.put(piece.name(), piece.look());
            }
        }
        return new PieceTexts(
                pieces.stream().map(PieceDefinition::name).toList(),
                PieceLetters.of(pieces),
                pieces.stream().map(PieceDefinition::symbols).toList(),
                pieces.stream().map(PieceDefinition::called).toList(),
                looks);
    }

    /** The symbol of a type for a player, both counted from 1; empty when the type has none. */
    String symbol(int type, int player) {
        var own = symbols.get(type - 1);
        return own.isEmpty() ? "" : own.get(Math.min(player, own.size()) - 1);
    }

    /** What records may call a type, counted from 1: its symbols and further names. */
    List<String> inRecords(int type) {
        var all = new LinkedHashSet<>(symbols.get(type - 1));
        all.addAll(called.get(type - 1));
        return List.copyOf(all);
    }

    /** Whether records may call a type, counted from 1, by a text that is not its letter. */
    boolean isInRecords(int type, String text) {
        return symbols.get(type - 1).contains(text) || called.get(type - 1).contains(text);
    }

    /** The letters by types. */
    PersistentMap lettersByType() {
        var map = PersistentMap.EMPTY;
        for (int type = 1; type <= names.size(); type++) {
            map = map.assoc(names.get(type - 1), letters.get(type - 1));
        }
        return map;
    }

    /** The symbols of the types by types, in each list first those of the first player; empty where a type has none. */
    PersistentMap symbolsByType() {
        var map = PersistentMap.EMPTY;
        for (int type = 1; type <= names.size(); type++) {
            map = map.assoc(names.get(type - 1), PersistentVector.from(symbols.get(type - 1)));
        }
        return map;
    }

    /** What records may call the types that have such names, by types. */
    PersistentMap inRecordsByType() {
        var map = PersistentMap.EMPTY;
        for (int type = 1; type <= names.size(); type++) {
            if (!inRecords(type).isEmpty()) {
                map = map.assoc(names.get(type - 1), PersistentVector.from(inRecords(type)));
            }
        }
        return map;
    }
}
