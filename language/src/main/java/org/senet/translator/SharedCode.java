package org.senet.translator;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.senet.ir.Ir;
import org.senet.nodes.choice.SharedRoot;

/**
 * The code of one program that is entered from several places, by the form at whose end it begins. A form may be a part of several
 * programs, as {@code pre} is of each way of moving, and goes on differently in each of them: so every program has its own.
 */
final class SharedCode {
    private final Unit unit;
    private final Map<Ir, SharedRoot> roots = new IdentityHashMap<>();
    private final Map<Ir, Integer> sizes = new IdentityHashMap<>();

    SharedCode(Unit unit) {
        this.unit = unit;
    }

    /** The number of nodes of what follows a form, as far as it was counted, where it was built before; else -1. */
    int size(Ir form) {
        return sizes.getOrDefault(form, -1);
    }

    /** Notes the number of nodes of what follows a form. */
    void noteSize(Ir form, int nodes) {
        sizes.put(form, nodes);
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
