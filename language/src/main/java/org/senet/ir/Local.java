package org.senet.ir;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * A local variable of a function or a rule: its name and the frame slot that holds it, which a {@link FrameLayout} tells. Scoping is
 * decided once, when code is analyzed.
 */
public final class Local {
    private final String name;
    private final int own;
    private final int shared;
    private boolean assigned;
    private int reads;
    private @Nullable SourceSpan place;
    private @Nullable Ir value;

    /** A variable that is bound once. */
    Local(String name, int own, int shared) {
        this.name = name;
        this.own = own;
        this.shared = shared;
    }

    /** The name in the program's text. */
    public String name() {
        return name;
    }

    /** The frame slot where every variable has one of its own. */
    int own() {
        return own;
    }

    /** The frame slot where variables share slots. */
    int shared() {
        return shared;
    }

    /** Where the text names the variable when it opens it; null when no text does. */
    public @Nullable SourceSpan place() {
        return place;
    }

    /** Notes where the text opens the variable. */
    public void setPlace(@Nullable SourceSpan span) {
        place = span;
    }

    /** What the variable is bound to for as long as it is not {@linkplain #isAssigned changed}; null when the text does not say that. */
    public @Nullable Ir value() {
        return value;
    }

    /** Notes what the variable is bound to. */
    public void setValue(Ir bound) {
        value = bound;
    }

    /** Notes that the text reads the variable once more. */
    public void noteRead() {
        reads++;
    }

    /** In how many places the text reads the variable. */
    public int reads() {
        return reads;
    }

    /** Notes that the variable is changed after it is bound, so that choice points must restore it. */
    public void markAssigned() {
        assigned = true;
    }

    /** Whether the variable is changed after it is bound, or may be read where it is not bound. */
    public boolean isAssigned() {
        return assigned;
    }

    @Override
    public String toString() {
        return name + "#" + own;
    }
}
