package org.senet.nodes;

import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.FrameSlotTypeException;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RootNode;
import com.oracle.truffle.api.source.SourceSection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;

/**
 * The variables of the program that are bound when a node runs, by their names: the innermost of each name. They are found
 * from the tree, where everything that runs before a node in the same body stands before it or around it.
 */
public final class VisibleLocals {
    private final RootNode root;
    private final @Nullable SourceSection place;
    private final Map<String, Integer> slots = new LinkedHashMap<>();

    private VisibleLocals(Node node) {
        root = node.getRootNode();
        place = node.getEncapsulatingSourceSection();
        var child = node;
        for (var parent = node.getParent(); parent != null; parent = parent.getParent()) {
            collect(parent, child);
            child = parent;
        }
        if (root instanceof CodeRootNode code) {
            for (int slot : code.entrySlots()) {
                add(slot);
            }
        }
    }

    /** The variables that a node sees; it belongs to a root. */
    public static VisibleLocals at(Node node) {
        return new VisibleLocals(node);
    }

    private void collect(Node parent, Node child) {
        if (parent instanceof DefinesSlots definer && !(parent instanceof Step && !leadsTo(child))) {
            definer.definedSlots(this::add);
        }
        var earlier = new java.util.ArrayList<BindsSlot>();
        for (var sibling : parent.getChildren()) {
            if (sibling == child) {
                break;
            }
            if (unwrapped(sibling) instanceof BindsSlot bound) {
                earlier.add(bound);
            }
        }
        Collections.reverse(earlier);
        earlier.forEach(bound -> add(bound.slot()));
    }

    /** Whether a step's child is what follows it. */
    private static boolean leadsTo(Node child) {
        return child instanceof Step || child instanceof ChoiceHalts;
    }

    private static Node unwrapped(Node node) {
        return node instanceof InstrumentableNode.WrapperNode wrapper ? wrapper.getDelegateNode() : node;
    }

    private void add(int slot) {
        if (slot >= FrameLayout.FIRST_VARIABLE
                && root.getFrameDescriptor().getInfo() instanceof FrameLayout layout
                && FrameLayout.isWritten(layout.name(slot))
                && !isGone(layout.extent(slot))) {
            slots.putIfAbsent(layout.name(slot), slot);
        }
    }

    /** Whether the node stands behind a form of the text. */
    private boolean isGone(@Nullable SourceSpan form) {
        return form != null
                && place != null
                && form.end() <= place.getCharIndex()
                && form.source().equals(place.getSource());
    }

    /** The names with their slots, the innermost variables first. */
    public Map<String, Integer> slots() {
        return Collections.unmodifiableMap(slots);
    }

    /** The value in a slot, or nil where there is none any more. */
    public static Object read(Frame frame, int slot) {
        try {
            return frame.getValue(slot);
        } catch (FrameSlotTypeException e) {
            return Nil.NIL;
        }
    }

    /** Changes the value in a slot. */
    static void write(Frame frame, int slot, Object value) {
        switch (value) {
            case Long l -> frame.setLong(slot, l);
            case Double d -> frame.setDouble(slot, d);
            default -> frame.setObject(slot, value);
        }
    }
}
