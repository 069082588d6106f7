package org.senet.translator;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * Tells to which way of moving a form belongs. It is the same for all code that is made of the rules of a player, and large where there
 * are many rules, so it is made once. Immutable.
 */
final class WaysOfForms {
    /** The forms of functions, conditions and other code that is no way of moving. */
    static final WaysOfForms NONE = new WaysOfForms(List.of(), List.of());

    /** Null for a form that belongs to several. */
    private final Map<Ir, @Nullable Part> parts = new IdentityHashMap<>();

    /** @param beginning whether it is what comes before several ways, which is gone on with while one of these is gone */
    record Part(int number, boolean beginning) {}

    /**
     * That of all programs and actions of some code.
     *
     * @param programs as they are translated
     */
    WaysOfForms(List<RuleProgram> programs, List<RuleAction> actions) {
        int number = 0;
        for (var program : programs) {
            note(program.pre(), new Part(number++, true));
            for (var way : program.ways()) {
                var part = new Part(number++, false);
                note(way.move(), part);
                note(way.post(), part);
            }
        }
        for (var action : actions) {
            note(action.body(), new Part(number++, false));
        }
    }

    private void note(List<Ir> forms, Part part) {
        for (var form : forms) {
            // These need no slots.
            if (!(form instanceof Ir.Const || form instanceof Ir.Ask)) {
                parts.put(form, parts.getOrDefault(form, part) == part ? part : null);
            }
            note(IrTree.children(form), part);
        }
    }

    /** The only way that a form belongs to, or what comes before several of them; null where there is no such. */
    @Nullable
    Part of(Ir form) {
        return parts.get(form);
    }
}
