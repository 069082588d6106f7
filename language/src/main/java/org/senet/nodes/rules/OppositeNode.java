package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.state.Direction;

/** {@code (opposite direction)}: the direction that leads back; nil when the board has none. */
public final class OppositeNode extends ExpressionNode {
    private static final int SHOWN = 60;

    private final Site site;

    @Child
    private ExpressionNode direction;

    /** The opposite of a direction that is computed. */
    public OppositeNode(Site site, ExpressionNode direction) {
        this.site = site;
        this.direction = direction;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var value = direction.execute(frame);
        if (value instanceof Direction d) {
            var back = site.design(site.state(frame, this)).opposite(d);
            return back == null ? Nil.NIL : back;
        }
        throw SenetException.runtime(this, "`opposite` expects a direction, but got " + Printer.display(value, SHOWN));
    }
}
