package org.senet.translator;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.Step;
import org.senet.nodes.choice.EnterSharedStep;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.UndoableStep;

/**
 * Where ways that have branched come together again. What follows is built for the first way; further ways get a copy if
 * it is small, else they go on in code that they share.
 */
final class Joint {
    private static final int COPIED_NODES = 300;

    /**
     * What has more nodes than this stands in place once only, wherever ways come to its joint from other code: else the code of a rule
     * with many branches in a row would grow with the square of their number.
     */
    static final int MOST_NODES_IN_PLACE = 2000;

    private final Unit unit;
    private final SharedCode sharedCode;
    private final Ir key;
    private final ChoiceTranslator.Rest rest;
    private int size = -1;
    private @Nullable Step begun;
    private Local value;

    /** @param key the form at whose end the ways come together */
    Joint(Unit unit, SharedCode shared, Ir key, ChoiceTranslator.Rest rest) {
        this(unit, shared, key, rest, null);
    }

    /** @param begun what follows in no tail position, where it was built before; else null */
    Joint(Unit unit, SharedCode shared, Ir key, ChoiceTranslator.Rest rest, @Nullable Step begun) {
        this.begun = begun;
        this.unit = unit;
        this.sharedCode = shared;
        this.key = key;
        this.rest = rest;
    }

    Step build(Ir result, Tail tail) {
        if (size < 0) {
            size = sharedCode.size(key);
            if (size <= MOST_NODES_IN_PLACE) {
                var first = following(result, tail);
                size = unit.sizes().of(first);
                sharedCode.noteSize(key, size);
                return first;
            }
        }
        if (size <= COPIED_NODES) {
            return following(result, tail);
        }
        if (value == null) {
            value = unit.valueOf(key);
        }
        var shared = sharedCode.of(
                key,
                () -> SharedRoot.byTransfer(
                        unit.language(),
                        unit.name(),
                        unit.layout(),
                        () -> rest.build(new Ir.LocalRef(result.span(), value), Tail.NONE)));
        boolean onBoard = unit.site().design() != null;
        var bind = new DirectTranslator(unit).write(value, result);
        // What acts on the board must be undone when what follows comes back.
        return unit.traits().acts(result)
                ? new UndoableStep(bind, new EnterSharedStep(onBoard, shared))
                : new EnterSharedStep(onBoard, shared, bind);
    }

    /** Whether what follows is too much for a copy at the end of each way. */
    static boolean isLarge(Unit unit, Step following) {
        return unit.sizes().of(following) > COPIED_NODES;
    }

    private Step following(Ir result, Tail tail) {
        if (begun == null || tail != Tail.NONE) {
            return rest.build(result, tail);
        }
        var built = begun;
        begun = null;
        return built;
    }
}
