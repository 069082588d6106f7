package org.senet.translator;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.nodes.choice.SharedRoot;

/**
 * The code of one program that is entered from several places, by the form at whose end it begins. A form may be a part of several
 * programs, as {@code pre} is of each way of moving, and goes on differently in each of them: so every program has its own.
 */
final class SharedCode {
    private final Unit unit;
    private final Map<Ir, SharedRoot> roots = new IdentityHashMap<>();
    private final Map<Ir, Size> sizes = new IdentityHashMap<>();

    /** How much code follows a form: so little that each way may have a copy, or so much that it stands in no place but its own. */
    enum Size {
        SMALL,
        MIDDLE,
        LARGE
    }

    SharedCode(Unit unit) {
        this.unit = unit;
    }

    /** How much follows a form, where it was built before; else null. */
    @Nullable
    Size size(Ir form) {
        return sizes.get(form);
    }

    /** Notes how much follows a form. */
    void noteSize(Ir form, Size size) {
        sizes.put(form, size);
    }

    /** The code that belongs to a form; made at its first mention. */
    SharedRoot of(Ir form, Supplier<SharedRoot> make) {
        var known = roots.get(form);
        if (known == null) {
            known = make.get().in(unit.place());
            roots.put(form, known);
        }
        return known;
    }
}
