package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.NodeUtil;
import org.jspecify.annotations.Nullable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.nodes.core.AddNode;
import org.senet.nodes.core.ConstantNode;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (set! name value)} for an attribute of the whole position. */
public final class SetBoardAttributeNode extends EffectNode {
    private static final int COUNTER_LIMIT = 1 << 20;
    private static final int SHOWN = 60;

    private final Site site;
    private final String name;

    /** The {@linkplain #index(State) index} where the game is known. */
    private final int known;

    @Child
    private ExpressionNode value;

    /** An attribute or a counter by name. */
    public SetBoardAttributeNode(Site site, String name, ExpressionNode value) {
        this.site = site;
        this.name = name;
        this.value = value;
        known = site.design == null ? 0 : index(site.design.attributes);
    }

    /** The change, where it is the same for all moves from a position; else null. */
    @Nullable
    AttributeChange change() {
        if (site.design == null || known < 0) {
            return null;
        }
        if (value instanceof ConstantNode constant) {
            return new AttributeChange(known, constant.value(), null);
        }
        if (value instanceof AddNode sum) {
            var terms = NodeUtil.findNodeChildren(value);
            return terms.size() == 2
                            && terms.getFirst() instanceof BoardAttributeNode attribute
                            && attribute.isNamed(name)
                            && terms.getLast() instanceof ConstantNode constant
                            && constant.value() instanceof Long amount
                    ? new AttributeChange(known, amount, sum)
                    : null;
        }
        return null;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        var newValue = value.execute(frame);
        int index = index(state);
        if (index < 0) {
            return count(frame, state, ~index, newValue);
        }
        int before = state.attributes[index];
        int after = number(state, newValue);
        state.attributes[index] = after;
        return Registers.push(frame, state, Log.entry(Log.ATTRIBUTE, index, before, after));
    }

    private long count(VirtualFrame frame, State state, int index, Object newValue) {
        if (!(newValue instanceof Long n) || n < 0 || n >= COUNTER_LIMIT) {
            throw wrong(newValue);
        }
        int after = (int) (long) n;
        int before = state.counter(index);
        state.counters.set(index, after);
        if (after != 0 && !state.countersSet) {
            state.countersSet = true;
            state.design.noteCounterSet();
        }
        return Registers.push(frame, state, Log.entry(Log.COUNTER, index, before, after));
    }

    @TruffleBoundary
    private SenetException wrong(Object newValue) {
        return SenetException.runtime(
                this,
                "the counter `" + name + "` counts from 0 to " + (COUNTER_LIMIT - 1) + ", so it cannot be "
                        + Printer.display(newValue, SHOWN));
    }

    @TruffleBoundary
    static int number(State state, Object value) {
        return state.number(value);
    }

    /** The index of the attribute, or the complement of a counter's. */
    private int index(State state) {
        return site.design != null ? known : lookup(state);
    }

    @TruffleBoundary
    private int lookup(State state) {
        return index(state.design.attributes);
    }

    @TruffleBoundary
    private int index(org.senet.state.PositionAttributes attributes) {
        int attribute = attributes.attribute(name);
        return attribute >= 0 ? attribute : ~attributes.counter(name);
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        if (Log.kind(entry) == Log.COUNTER) {
            state.counters.set(Log.position(entry), Log.before(entry));
        } else {
            state.attributes[Log.position(entry)] = Log.before(entry);
        }
    }
}
