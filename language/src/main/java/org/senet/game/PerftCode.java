package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import org.senet.runtime.SenetLanguage;
import org.senet.state.Design;
import org.senet.translator.LazyCode;
import org.senet.translator.RuleCompiler;

/** A game's code for {@link Perft}, made when it is first needed and shared by all contexts that share the game's. Thread-safe. */
final class PerftCode {
    private static final int USUAL = 1;
    /** For tools that look on, who may come at any time. */
    private static final int WATCHED = 2;

    private final RuleCompiler compiler;
    private final LazyCode code;

    PerftCode(RuleCompiler compiler, Ends ends, Design design) {
        this.compiler = compiler;
        code = new LazyCode(
                compiler, WATCHED, number -> new PerftRootNode(SenetLanguage.get(null), compiler, ends, design)
                        .getCallTarget());
    }

    /** The code. */
    CallTarget target() {
        return code.of(compiler.isWatched() ? WATCHED : USUAL);
    }
}
