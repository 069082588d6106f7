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
    /** That for tools that look on, who may come at any time. */
    private volatile @Nullable CallTarget watched;

    PerftCode(RuleCompiler compiler, Ends ends, Design design) {
        this.compiler = compiler;
        this.ends = ends;
        this.design = design;
    }

    /** The code. */
    CallTarget target() {
        var known = known();
        return known == null ? make() : known;
    }

    private @Nullable CallTarget known() {
        return compiler.isWatched() ? watched : made;
    }

    private synchronized CallTarget make() {
        var known = known();
        if (known != null) {
            return known;
        }
        var target = new PerftRootNode(SenetLanguage.get(null), compiler, ends, design).getCallTarget();
        if (compiler.isWatched()) {
            watched = target;
        } else {
            made = target;
        }
        return target;
    }
}
