package org.senet.board;

import java.util.List;
import java.util.function.BiConsumer;

/** Reads pairs of directions: {@code (nw sw) (ne se)}. */
final class Pairs {
    private Pairs() {}

    /** Passes on the two elements of each pair. */
    static void read(List<Item> pairs, String example, BiConsumer<Item, Item> found) {
        for (Item pair : pairs) {
            List<Item> elements = pair.elements();
            if (elements.size() != 2) {
                throw pair.mistake(
                        "expected a pair of directions, not `" + pair.text() + "`", "write `" + example + "`");
            }
            found.accept(elements.get(0), elements.get(1));
        }
    }
}
