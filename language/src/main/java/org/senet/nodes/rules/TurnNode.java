package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.TurnQuery;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;

/** Whose turn it is, and which. */
public final class TurnNode extends ExpressionNode {
    private final Site site;
    private final TurnQuery query;

    /** A question about the turn. */
    public TurnNode(Site site, TurnQuery query) {
        this.site = site;
        this.query = query;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = site.state(frame, this);
        var design = site.design(state);
        return switch (query) {
            case CURRENT_PLAYER -> design.playerValue(site.player(state));
            case NEXT_PLAYER -> design.playerValue(design.playerAfter(site.player(state), state.turn));
            case TURN_NUMBER -> (long) state.turnNumber();
            case TURN_ORDER -> (long) state.turn + 1;
            case BOARD_REPEATS -> state.boardRepeats(Registers.logTop(frame));
            case REPETITIONS -> (long) state.repetitions();
        };
    }
}
