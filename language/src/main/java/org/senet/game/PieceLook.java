package org.senet.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * How pieces of a type want to be drawn: {@code (picture king)}, {@code (picture pentagon "P")}, {@code (picture seeds seeds)}.
 *
 * @param shape one of the stock shapes
 * @param label a text on the shape, or null
 * @param attribute the attribute whose value is written on the shape, or null
 */
record PieceLook(
        String shape, @Nullable String label, @Nullable String attribute) {
    private static final Members<PieceLook> MEMBERS = new Members<>(PieceLook.class)
            .value("shape", PieceLook::shape)
            .value("label", PieceLook::label)
            .value("attribute", PieceLook::attribute);

    private static final Set<String> SHAPES = Set.of(
            "pawn",
            "knight",
            "bishop",
            "rook",
            "queen",
            "king",
            "general",
            "elephant",
            "pentagon",
            "disk",
            "stone",
            "man",
            "crown",
            "tile",
            "ball",
            "peg",
            "ring",
            "cross",
            "arrow",
            "seeds",
            "die",
            "wall",
            "star",
            "cone");

    /** @param attributes the initial values of the attributes of such pieces */
    static PieceLook read(PersistentList clause, Map<String, Object> attributes) {
        if (clause.size() < 2 || clause.size() > 3) {
            throw SenetException.at(
                    Clauses.span(clause),
                    "a picture needs a shape, and perhaps a label",
                    "it is written (picture king), (picture disk \"E\") or (picture seeds attribute)");
        }
        var shape = Clauses.text(clause, 1);
        if (!SHAPES.contains(shape)) {
            var near = Suggest.hint(shape, SHAPES);
            throw SenetException.at(
                    Clauses.span(clause, 1),
                    "there is no shape `" + shape + "`",
                    near != null
                            ? near
                            : "the shapes are: "
                                    + String.join(" ", SHAPES.stream().sorted().toList()));
        }
        if (clause.size() == 2) {
            return new PieceLook(shape, null, null);
        }
        var label = clause.get(2);
        if (label instanceof String text) {
            return new PieceLook(shape, text, null);
        }
        if (label instanceof Symbol name && attributes.containsKey(name.name())) {
            return new PieceLook(shape, null, name.name());
        }
        throw SenetException.at(
                Clauses.span(clause, 2),
                "a label is a text or an attribute of the piece, not `" + Printer.display(label, 40) + "`",
                label instanceof Symbol name ? Suggest.hint(name.name(), List.copyOf(attributes.keySet())) : null);
    }

    /** The look as hosts see it. */
    MemberView<PieceLook> view() {
        return new MemberView<>(MEMBERS, this);
    }
}
