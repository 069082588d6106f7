package org.senet.board;

import java.util.List;
import java.util.stream.IntStream;
import org.senet.errors.SenetException;

/**
 * Finds the positions that the clauses of a board name: by name, or by a pattern such as {@code "*10"}, in which
 * {@code *} stands for any one label of a dimension. In inherited clauses, positions that this board does not have are
 * passed over.
 */
final class PositionFinder {
    private final PositionLookup table;

    PositionFinder(PositionLookup table) {
        this.table = table;
    }

    /** Whether a form names a position of the board. */
    boolean isPosition(Item item) {
        String name = item.nameOrNull();
        return name != null && (isPattern(name) || table.number(name) >= 0);
    }

    /** Whether a form names a position that was removed from the board. */
    boolean isKilled(Item item) {
        String name = item.nameOrNull();
        return name != null && table.wasKilled(name);
    }

    /** The positions that some arguments of a clause name, in the order of the text; one may be there several times. */
    int[] find(Clause clause, List<Item> items) {
        var result = IntStream.builder();
        for (Item item : items) {
            String name = item.name("a position");
            if (isPattern(name)) {
                addMatches(clause, item, name, result);
            } else {
                int position = findOne(clause, item);
                if (position >= 0) {
                    result.add(position);
                }
            }
        }
        return result.build().toArray();
    }

    /** The position that an argument of a clause names; -1 only when the clause is inherited. */
    int findOne(Clause clause, Item item) {
        String name = item.name("a position");
        int position = table.number(name);
        if (position < 0 && !clause.inherited()) {
            throw unknown(item, name);
        }
        return position;
    }

    private void addMatches(Clause clause, Item item, String pattern, IntStream.Builder result) {
        int matches = table.grid().match(pattern, cell -> {
            if (table.inCell(cell) >= 0) {
                result.add(table.inCell(cell));
            }
        });
        if (matches == 0 && !clause.inherited()) {
            throw item.mistake(
                    "no position matches `" + pattern + "`", "a pattern has a label or `*` for each dimension");
        }
    }

    private SenetException unknown(Item item, String name) {
        if (table.wasKilled(name)) {
            return item.mistake("the position `" + name + "` was removed from the board by `kill`", null);
        }
        return item.mistake(
                "there is no position `" + name + "` on the board",
                Hints.of(name, table.names(), "the positions of the board"));
    }

    /** Whether a name is a pattern. */
    static boolean isPattern(String name) {
        return name.indexOf('*') >= 0;
    }
}
