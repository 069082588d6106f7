package org.senet.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads what a declaration says of its positions: {@code dim}, then {@code position} and {@code kill} in the order of
 * the text. So a board may kill positions that it inherits, and bring back killed ones.
 */
final class PositionReader {
    private final Declaration declaration;
    private final PositionDraft draft;
    private final PositionFinder finder;

    private PositionReader(Declaration declaration) {
        this.declaration = declaration;
        draft = new PositionDraft(Grid.read(declaration.all("dim")));
        finder = new PositionFinder(draft);
    }

    /** The positions of the declared board. */
    static PositionTable read(Declaration declaration) {
        var reader = new PositionReader(declaration);
        for (Clause clause : declaration.all("position", "kill")) {
            if (clause.is("kill")) {
                reader.draft.kill(reader.finder.find(clause, clause.arguments()));
            } else {
                reader.readPosition(clause);
            }
        }
        var table = new PositionTable(reader.draft);
        if (table.size() == 0) {
            throw declaration
                    .form()
                    .mistake(
                            "the board `" + declaration.name() + "` has no positions",
                            "give it dimensions, `(dim \"a-h\") (dim \"8-1\")`, or positions, `(position x y z)`");
        }
        return table;
    }

    private void readPosition(Clause clause) {
        List<Item> names = names(clause);
        boolean describes = clause.arguments().stream().anyMatch(item -> item.isForm("attribute"));
        for (Item item : names) {
            String name = item.name("a position");
            boolean pattern = PositionFinder.isPattern(name);
            if (pattern && !describes) {
                throw item.mistake(
                        "the name of a new position cannot contain `*`, as `" + name + "` does",
                        "`*` stands for any label of a dimension");
            }
            boolean restored = draft.restore(name);
            boolean exists = draft.number(name) >= 0;
            if (exists && !restored && !describes && !clause.inherited()) {
                throw item.mistake("the position `" + name + "` exists already", null);
            }
            boolean isNew = !exists && !pattern;
            if (isNew && (!clause.inherited() || declaration.inheritsSingle(name))) {
                draft.add(name);
            }
        }
    }

    /** The forms in a {@code position} clause that name positions. */
    static List<Item> names(Clause clause) {
        var result = new ArrayList<Item>();
        for (Item item : clause.arguments()) {
            if (item.isForm("name")) {
                result.addAll(item.elements().subList(1, item.elements().size()));
            } else if (!item.isForm("attribute")) {
                result.add(item);
            }
        }
        if (result.isEmpty()) {
            throw clause.form().mistake("`position` needs the name of a position", null);
        }
        return result;
    }
}
