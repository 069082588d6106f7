package org.senet.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.errors.Plural;

/**
 * Reads attributes: {@code (attribute moves 0)} of the whole board, {@code (position x (attribute owner nil))} of
 * positions. Values are taken as they are written; {@code 'x} is the symbol {@code x}.
 */
final class AttributeReader {
    private final PositionTable positions;
    private final DirectionNames directions;
    private final PositionFinder finder;
    private final Attributes attributes = new Attributes();
    private final Set<String> own = new HashSet<>();

    private AttributeReader(PositionTable positions, DirectionNames directions) {
        this.positions = positions;
        this.directions = directions;
        this.finder = new PositionFinder(positions);
    }

    /** The attributes that some clauses declare, of the board or in the description of its positions. */
    static Attributes read(List<Clause> clauses, PositionTable positions, DirectionNames directions) {
        var reader = new AttributeReader(positions, directions);
        for (Clause clause : clauses) {
            if (clause.is("attribute")) {
                reader.readForBoard(clause);
            } else {
                reader.readForPositions(clause);
            }
        }
        return reader.attributes;
    }

    private void readForBoard(Clause clause) {
        attributes.put(name(clause, clause.inherited() ? new HashSet<>() : own), value(clause));
    }

    private void readForPositions(Clause clause) {
        List<Item> described = clause.arguments().stream()
                .filter(item -> item.isForm("attribute"))
                .toList();
        if (described.isEmpty()) {
            return;
        }
        List<Item> alive = PositionReader.names(clause).stream()
                .filter(item -> !finder.isKilled(item))
                .toList();
        int[] places = finder.find(clause, alive);
        var names = new HashSet<String>();
        for (Item item : described) {
            Clause attribute = Clause.of(item);
            String name = name(attribute, names);
            Object value = value(attribute);
            for (int position : places) {
                attributes.put(name, position, value);
            }
        }
    }

    private String name(Clause clause, Set<String> declared) {
        Item subject = clause.subject("an attribute");
        String name = subject.name("an attribute");
        boolean position = positions.number(name) >= 0;
        if (position || directions.number(name) >= 0) {
            throw subject.mistake(
                    "`" + name + "` is the name of a " + (position ? "position" : "direction")
                            + " and cannot name an attribute",
                    null);
        }
        if (!declared.add(name)) {
            throw subject.mistake("the attribute `" + name + "` is declared twice", null);
        }
        return name;
    }

    private static Object value(Clause clause) {
        List<Item> values = clause.details();
        if (values.size() != 1) {
            throw clause.form()
                    .mistake(
                            "an attribute needs one initial value, but this one has "
                                    + Plural.of(values.size(), "value"),
                            "write `(attribute moved false)`");
        }
        Item value = values.getFirst();
        if (value.isForm("quote") && value.elements().size() == 2) {
            return value.elements().get(1).value();
        }
        if (value.isForm()) {
            throw value.mistake(
                    "the initial value of an attribute cannot be computed, as `" + value.text() + "` would be",
                    "write a plain value: a number, a string, `true`, `nil` ...");
        }
        return value.value();
    }
}
