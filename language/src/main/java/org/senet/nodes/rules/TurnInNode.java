package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.BitSet;
import org.senet.nodes.TestNode;

/** Whether the present turn is one of some; for a player who is not to move, whose turn is not known, yes. */
public final class TurnInNode extends TestNode {
    private final Site site;

    @CompilationFinal(dimensions = 1)
    private final boolean[] turns;

    /** @param turns the turns, counted from 0 */
    public TurnInNode(Site site, BitSet turns) {
        this.site = site;
        this.turns = new boolean[site.design().turnCount()];
        turns.stream().forEach(t -> this.turns[t] = true);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = site.state(frame, this);
        return turns[state.turn] || site.player(state) != site.design(state).player(state.turn);
    }
}
