package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;

/**
 * Looks for effects on the position in code and in the functions that it calls. What is undone at once, as in {@code exists?},
 * counts as well.
 */
final class EffectSearch extends CallSearch {
    private final boolean sharesGlobals;

    /**
     * @param sharesGlobals whether what the code sets is a global, and one that is not undone; in a function it may be an attribute, and
     *     in an attack it is undone
     */
    EffectSearch(boolean sharesGlobals) {
        this.sharesGlobals = sharesGlobals;
    }

    @Override
    Found in(Ir ir) {
        return switch (ir) {
            case Ir.Effect e -> Found.IT;
            case Ir.BoardAttributeAssign a -> Found.IT;
            case Ir.GlobalAssign a when !sharesGlobals || isInFunction() -> Found.IT;
            case Ir.Capture c -> Found.IT;
            case Ir.Prompt p -> Found.IT;
            case Ir.Search s -> in(s.function()).or(call(s.function(), List.of()));
            default -> others(ir);
        };
    }
}
