package org.senet.game;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.state.Bookkeeping;
import org.senet.state.Design;

/** Code that counts the leaves of a position's tree for a {@link Perft}, its argument, which also receives their number. */
abstract class CountRootNode extends RootNode {
    private static final int VISITS_BEFORE_COMPILATION = 300_000;

    /** When the game is over. */
    final Ends ends;

    /** What moves keep up to date. */
    final Bookkeeping keeping;

    /** How many positions were visited without being compiled; of several threads' visits some may be missing. */
    int visits;

    /** Calls the conditions of the end. */
    @Child
    IndirectCallNode asking = IndirectCallNode.create();

    /** Calls what finds moves. */
    @Child
    IndirectCallNode finding = IndirectCallNode.create();

    CountRootNode(TruffleLanguage<?> language, Ends ends, Design design) {
        super(language);
        this.ends = ends;
        keeping = new Bookkeeping(design);
    }

    /**
     * Not before much has been counted: until then the JVM's compiler, which is quick, does well enough, and the rules, which are slower
     * without being compiled, should not wait for this.
     */
    @Override
    protected boolean prepareForCompilation(boolean rootCompilation, int compilationTier, boolean lastTier) {
        return visits >= VISITS_BEFORE_COMPILATION;
    }

    /** It has no place in a program, so traces leave it out. */
    @Override
    public boolean isInternal() {
        return true;
    }

    @Override
    public String toString() {
        return getName();
    }
}
