package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.MoveBuffer;
import org.senet.state.State;
import org.senet.translator.NumberedMoves;
import org.senet.translator.RuleCompiler;

/**
 * Counts the leaves of one position's tree for a {@link Perft}, its argument, which also receives their number. It calls itself for
 * the plies that follow. Most of what a count does besides the rules is to play moves and to take them back; here that is compiled
 * with the rules, early and once, and need not wait for the compilers of the JVM.
 */
final class PerftRootNode extends CountRootNode {
    private final NumberedMoves numbered;
    private final boolean canCount;

    /** By player, from 1. */
    @CompilationFinal(dimensions = 1)
    private final CallTarget[] generators;

    /** By player, from 1; null where nobody has counted yet. */
    private final @Nullable CallTarget[] counters;

    /** Whether the last moves have had to be played, and not only counted; a count mostly does the one or the other throughout. */
    @CompilationFinal
    private boolean playsLast;

    @Child
    private IndirectCallNode counting = IndirectCallNode.create();

    @Child
    private IndirectCallNode descending = IndirectCallNode.create();

    PerftRootNode(TruffleLanguage<?> language, RuleCompiler compiler, Ends ends, Design design) {
        super(language, ends, design);
        numbered = compiler.numbered();
        canCount = numbered.canCount();
        generators = new CallTarget[compiler.playerCount() + 1];
        for (int p = 1; p < generators.length; p++) {
            generators[p] = compiler.generator(p, false);
        }
        counters = new CallTarget[generators.length];
    }

    @Override
    public Object execute(VirtualFrame frame) {
        if (CompilerDirectives.inInterpreter()) {
            visits++;
        }
        var arguments = frame.getArguments();
        count((Perft) arguments[0], arguments);
        return this;
    }

    private void count(Perft perft, Object[] arguments) {
        var state = perft.state;
        var buffer = perft.buffers[perft.depth];
        TruffleSafepoint.poll(this);
        state.beginGeneration(buffer);
        if (ends.isOverBeforeMoves(state, asking)) {
            return;
        }
        if (perft.depth == 1 && perft.bulk) {
            perft.leaves += number(state, buffer);
        } else {
            finding.call(generators[state.player], state.arguments);
            descend(perft, arguments, state, buffer);
        }
    }

    private void descend(Perft perft, Object[] arguments, State state, MoveBuffer buffer) {
        int n = buffer.size();
        int depth = perft.depth;
        if (depth == 1) {
            if (!playsLast) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                playsLast = true;
            }
            state.applyEach(keeping, buffer);
            perft.leaves += n;
            return;
        }
        perft.depth = depth - 1;
        for (int i = 0; i < n; i++) {
            state.apply(keeping, buffer, i);
            descending.call(depth == perft.twigPlies + 1 ? perft.twigs : perft.code, arguments);
            state.undo(keeping, buffer, i);
        }
        perft.depth = depth;
    }

    private int number(State state, MoveBuffer buffer) {
        if (!canCount) {
            finding.call(generators[state.player], state.arguments);
            return buffer.size();
        }
        var counter = counters[state.player];
        if (counter == null) {
            CompilerDirectives.transferToInterpreter();
            counter = numbered.counter(state.player);
            counters[state.player] = counter;
        }
        counting.call(counter, state.arguments);
        return state.completed;
    }

    @Override
    public String getName() {
        return "perft";
    }
}
