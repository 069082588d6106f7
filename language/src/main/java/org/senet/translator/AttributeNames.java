package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.state.Design;

/**
 * Names in functions that are attributes in a game. Functions may run in any game, so for their code these are names without a meaning,
 * or globals where they are set.
 */
final class AttributeNames {
    private final Inliner inliner;
    private final Design design;

    AttributeNames(Inliner inliner, Design design) {
        this.inliner = inliner;
        this.design = design;
    }

    /** What a name that nothing explained means in the game, or else in the program. */
    Ir read(Ir.LateName late) {
        var meaning = inliner.meaning(late);
        if (!(meaning instanceof Ir.LateName) || isOfProgram(late)) {
            return meaning;
        }
        var attribute = read(late.span(), late.name(), false);
        return attribute == null ? meaning : attribute;
    }

    private static boolean isOfProgram(Ir.LateName late) {
        var context = SenetContext.get(null);
        var variable = context.resolve(context.namespace(((Namespace) late.namespace()).name()), null, late.name());
        return variable != null && context.value(variable) != null;
    }

    /**
     * What a name that a function of the program sets means in the game.
     *
     * @throws StaysCall where it is a global, which is known to rules only
     */
    Ir read(Ir.GlobalRef global) {
        var attribute =
                design.named(global.name()) == null ? read(global.span(), global.name(), global.changed()) : null;
        if (attribute == null) {
            throw new StaysCall();
        }
        return attribute;
    }

    /**
     * Gives a value to such a name.
     *
     * @throws StaysCall where it is a global or a part of the game
     */
    Ir written(Ir.GlobalAssign assign, Ir value) {
        var name = assign.name();
        if (design.named(name) == null && design.hasPieceAttribute(name)) {
            return new Ir.Effect(
                    assign.span(), EffectKind.SET_ATTRIBUTE, List.of(new Ir.Const(assign.span(), name), value));
        }
        if (design.named(name) == null && isOfPosition(name)) {
            return new Ir.BoardAttributeAssign(assign.span(), name, value);
        }
        throw new StaysCall();
    }

    private @Nullable Ir read(SourceSpan span, String name, boolean changed) {
        if (design.hasPieceAttribute(name)) {
            return new Ir.PieceAttribute(span, name, List.of(), changed);
        }
        return isOfPosition(name) ? new Ir.BoardAttribute(span, name) : null;
    }

    private boolean isOfPosition(String name) {
        return design.attributes.attribute(name) >= 0 || design.attributes.counter(name) >= 0;
    }
}
