package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.LoopNode;
import org.senet.state.Design;
import org.senet.state.State;
import org.senet.translator.RuleCompiler;

/**
 * Counts the leaves two plies behind a position of a game with small rules, for a {@link Perft}, its argument, which also receives their
 * number. Nearly all positions of a count are one ply before its end; these are visited here in a loop, and what is asked there
 * is called in a way that the compiler can see through, so that the rules are compiled together with what plays the moves.
 */
final class TwigsRootNode extends CountRootNode {
    private final RuleCompiler compiler;
    private final boolean canCount;

    @Child
    private PlayerCallNode askingLast;

    @Child
    private PlayerCallNode findingLast;

    @Child
    private PlayerCallNode countingLast;

    TwigsRootNode(TruffleLanguage<?> language, RuleCompiler compiler, Ends ends, Design design) {
        super(language, ends, design);
        this.compiler = compiler;
        var numbered = compiler.numbered();
        canCount = numbered.canCount();
        int players = compiler.playerCount();
        askingLast = new PlayerCallNode(players, ends::codeBeforeMoves);
        findingLast = new PlayerCallNode(players, p -> compiler.generator(p, false));
        countingLast = new PlayerCallNode(players, numbered::counter);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        count((Perft) frame.getArguments()[0]);
        return this;
    }

    private void count(Perft perft) {
        var state = perft.state;
        var buffer = perft.buffers[2];
        TruffleSafepoint.poll(this);
        state.beginGeneration(buffer);
        if (ends.isOverBeforeMoves(state, asking)) {
            return;
        }
        finding.call(compiler.generator(state.player, false), state.arguments);
        long leaves = 0;
        int n = buffer.size();
        for (int i = 0; i < n; i++) {
            state.apply(keeping, buffer, i);
            leaves += leaves(perft, state);
            state.undo(keeping, buffer, i);
        }
        perft.leaves += leaves;
        if (CompilerDirectives.inInterpreter()) {
            visits += n;
            LoopNode.reportLoopCount(this, n);
        }
    }

    /** The number of moves at a position one ply before the end; each is played, if that is wanted. */
    private int leaves(Perft perft, State state) {
        var buffer = perft.buffers[1];
        state.beginGeneration(buffer);
        if (ends.mayBeOverBeforeMoves(state) && (int) askingLast.call(state) >= 0) {
            return 0;
        }
        if (perft.bulk && canCount) {
            countingLast.call(state);
            return state.completed;
        }
        findingLast.call(state);
        if (!perft.bulk) {
            state.applyEach(keeping, buffer);
        }
        return buffer.size();
    }

    @Override
    public String getName() {
        return "perft of twigs";
    }
}
