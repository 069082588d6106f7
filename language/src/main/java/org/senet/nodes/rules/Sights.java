package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Design;

/** What is seen by one place in rules, which mostly looks between moves or mostly within them; where sets have one word. */
final class Sights {
    private final int owners;
    private final int ownerMask;
    private final BranchProfile within = BranchProfile.create();

    Sights(Design design) {
        owners = design.pieces.ownerCount();
        ownerMask = design.pieces.ownerMask();
    }

    /** What is seen now from a position. */
    Sight from(VirtualFrame frame, int position) {
        var state = Frames.state(frame);
        int logTop = Registers.logTop(frame);
        if (logTop == 0) {
            return Sight.between(state);
        }
        within.enter();
        return Sight.within(state, Registers.board(frame), owners, ownerMask, logTop, position);
    }
}
