package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.SenetLanguage;
import org.senet.state.Design;
import org.senet.translator.RuleCompiler;

/** A game's code for {@link Perft}, made when it is first needed and shared by all contexts that share the game's. Thread-safe. */
final class PerftCode {
    private final RuleCompiler compiler;
    private final Ends ends;
    private final Design design;
    private volatile @Nullable CallTarget made;

    PerftCode(RuleCompiler compiler, Ends ends, Design design) {
        this.compiler = compiler;
        this.ends = ends;
        this.design = design;
    }

    /** The code. */
    CallTarget target() {
        var known = made;
        return known == null ? make() : known;
    }

    private synchronized CallTarget make() {
        var known = made;
        if (known == null) {
            known = new PerftRootNode(SenetLanguage.get(null), compiler, ends, design).getCallTarget();
            made = known;
        }
        return known;
    }
}
