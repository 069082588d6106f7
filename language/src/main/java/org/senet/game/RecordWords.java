package org.senet.game;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The words by which records call the types of pieces of a game. Immutable. */
final class RecordWords {
    /** A word at the beginning of a text. */
    record Word(Set<String> types, int length) {}

    /** Longer ones first, for one may begin like another. */
    private final TreeMap<String, Set<String>> types =
            new TreeMap<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));

    RecordWords(PieceTexts texts) {
        for (int type = 1; type <= texts.names().size(); type++) {
            for (var word : texts.inRecords(type)) {
                types.computeIfAbsent(word, w -> new HashSet<>())
                        .add(texts.names().get(type - 1));
            }
        }
    }

    /** Whether no piece has a name for records. */
    boolean isEmpty() {
        return types.isEmpty();
    }

    /** The longest word with which a text begins; null when there is none. */
    @Nullable
    Word at(String text) {
        for (var entry : types.entrySet()) {
            if (text.startsWith(entry.getKey())) {
                return new Word(entry.getValue(), entry.getKey().length());
            }
        }
        return null;
    }

    /** The types that have a name; none when there is no such name. */
    List<String> types(String word) {
        return List.copyOf(types.getOrDefault(word, Set.of()));
    }
}
