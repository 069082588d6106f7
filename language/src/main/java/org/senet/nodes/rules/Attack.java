package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/** The test of a player's attacks. Thread-safe. */
public final class Attack {
    private final AttackFilter filter;
    private final IntFunction<CallTarget> maker;
    private final AtomicReferenceArray<CallTarget> made;

    /**
     * @param filter tells which pieces have to be tried at all
     * @param types the number of types of pieces
     * @param maker makes the code that tells whether the piece of a type (from 1) at the state's attacker could capture at its target
     */
    public Attack(AttackFilter filter, int types, IntFunction<CallTarget> maker) {
        this.filter = filter;
        this.maker = maker;
        made = new AtomicReferenceArray<>(types + 1);
    }

    AttackFilter filter() {
        return filter;
    }

    /** The rules of a type, made when they are first needed: those of most are not. */
    CallTarget rules(int type) {
        var known = made.get(type);
        if (known == null) {
            known = maker.apply(type);
            made.set(type, known);
        }
        return known;
    }
}
