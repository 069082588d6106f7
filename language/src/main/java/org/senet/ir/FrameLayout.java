package org.senet.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * The frame slots of one function or rule. All activations of its code (the function itself, its loops, the rests of it
 * that serve as continuations) agree on this layout, so that locals can be copied slot by slot. It only ever grows.
 */
public final class FrameLayout {
    /** The slot of the current position, an {@code int}. */
    public static final int POSITION = 0;

    private final List<String> names = new ArrayList<>(List.of("position"));

    /** A new variable with a slot of its own. */
    public synchronized Local local(String name) {
        names.add(name);
        return new Local(name, names.size() - 1);
    }

    /** The number of slots so far. */
    public synchronized int size() {
        return names.size();
    }

    /** The name of the variable in a slot. */
    public synchronized String name(int slot) {
        return names.get(slot);
    }
}
