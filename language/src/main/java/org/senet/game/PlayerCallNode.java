package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.senet.state.State;

/** Calls the code of the player whose turn it is, with a state. */
final class PlayerCallNode extends Node {
    private final IntFunction<CallTarget> codes;

    /** By player, from 1; null where it was not called yet. */
    @Children
    private final @Nullable DirectCallNode[] calls;

    /** @param codes the code of each player, from 1 */
    PlayerCallNode(int players, IntFunction<CallTarget> codes) {
        this.codes = codes;
        calls = new DirectCallNode[players + 1];
    }

    Object call(State state) {
        return call(state, state.player);
    }

    /** The same where the compiler may know the player, whose turn it is. */
    @ExplodeLoop
    Object call(State state, int player) {
        for (int p = 1; p < calls.length; p++) {
            if (p == player) {
                var call = calls[p];
                if (call == null) {
                    CompilerDirectives.transferToInterpreterAndInvalidate();
                    call = insert(DirectCallNode.create(codes.apply(p)));
                    calls[p] = call;
                }
                return call.call(state.arguments);
            }
        }
        throw CompilerDirectives.shouldNotReachHere();
    }
}
