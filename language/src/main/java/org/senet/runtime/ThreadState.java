package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;

/** What belongs to one thread in one context: the values of dynamic variables, and the forms that surround what runs. */
public final class ThreadState {
    private PersistentMap bindings = PersistentMap.EMPTY;
    private @Nullable Extent extent;
    private @Nullable Object part;
    private boolean inspecting;

    ThreadState() {}

    /** The values that dynamic variables are bound to: from each {@link Var} to a {@link Binding}. */
    public PersistentMap bindings() {
        return bindings;
    }

    /** Changes the values that dynamic variables are bound to. */
    public void setBindings(PersistentMap newBindings) {
        bindings = newBindings;
    }

    /** Whether any dynamic variable is bound. */
    public boolean isBinding() {
        return bindings != PersistentMap.EMPTY;
    }

    /** What a dynamic variable is bound to, or null. */
    @TruffleBoundary
    public @Nullable Binding binding(Var variable) {
        return (Binding) bindings.get(variable, null);
    }

    /** What identifies the part of a program that is being evaluated, or null where none is. */
    public @Nullable Object part() {
        return part;
    }

    /** Changes the part of a program that is being evaluated. */
    public void setPart(@Nullable Object newPart) {
        part = newPart;
    }

    /** Whether an expression of a debugger is being evaluated. */
    public boolean isInspecting() {
        return inspecting;
    }

    /** Changes whether an expression of a debugger is being evaluated. */
    public void setInspecting(boolean now) {
        inspecting = now;
    }

    /** The innermost extent of code that may choose, or null. */
    public @Nullable Extent extent() {
        return extent;
    }

    /** The innermost extent of code that may choose, which exists. */
    public Extent innermost() {
        return Objects.requireNonNull(extent);
    }

    /** What runs from now on is inside an extent. */
    public void enter(Extent entered) {
        extent = entered;
        bindings = entered.innerBindings();
    }

    /** What runs from now on is outside an extent. */
    public void leave(Extent left) {
        extent = left.outer();
        bindings = left.outerBindings();
    }
}
