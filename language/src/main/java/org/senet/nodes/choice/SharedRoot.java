package org.senet.nodes.choice;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.nodes.Node;
import java.util.BitSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Step;
import org.senet.nodes.VisibleLocals;
import org.senet.runtime.SenetLanguage;

/**
 * A part of may-choose code that is entered from several places or at another time than the code before it: the body of a
 * loop for back edges that are not in tail position, what follows a branching, the rest that a continuation stands for.
 * It runs in a frame of its own and gets the locals that it reads by value. Its steps are built when they are first needed.
 */
public final class SharedRoot {
    /** No slot for a value. */
    public static final int NO_VALUE = -1;

    private final TruffleLanguage<?> language;
    private final String name;
    private final FrameLayout layout;
    private final boolean continuation;
    private final int valueSlot;
    private final Supplier<Step> builder;
    private final int knownSlots;
    private SourceSpan place;
    private SourceSpan rule;
    private Step body;
    private SlotUse slotUse;
    private int[] handed;
    private RootCallTarget callTarget;

    private SharedRoot(
            TruffleLanguage<?> language,
            String name,
            FrameLayout layout,
            boolean continuation,
            int valueSlot,
            Supplier<Step> builder) {
        this.language = language;
        this.name = name;
        this.layout = layout;
        this.continuation = continuation;
        this.valueSlot = valueSlot;
        this.builder = builder;
        knownSlots = layout.size();
    }

    /** Code that gets its locals by {@link Transfer}. */
    public static SharedRoot byTransfer(
            TruffleLanguage<?> language, String name, FrameLayout layout, Supplier<Step> builder) {
        return new SharedRoot(language, name, layout, false, NO_VALUE, builder);
    }

    /** Code that gets its locals from a {@link org.senet.runtime.Continuation}, and a value in a slot. */
    public static SharedRoot byContinuation(
            TruffleLanguage<?> language, String name, FrameLayout layout, int valueSlot, Supplier<Step> builder) {
        return new SharedRoot(language, name, layout, true, valueSlot, builder);
    }

    /** Notes the place of the rule or function that the code is a part of; returns this. */
    public SharedRoot in(SourceSpan whole) {
        place = whole;
        return this;
    }

    /** Notes that the code is a whole rule, at a place in the text; returns this. */
    public SharedRoot asRule(SourceSpan whole) {
        rule = whole;
        return in(whole);
    }

    /** Builds the steps, if that has not been done. */
    public void build() {
        body();
    }

    /** All roots of a unit are built under one lock, because they share what the unit knows. */
    private Step body() {
        synchronized (layout) {
            if (body == null) {
                body = builder.get();
            }
            return body;
        }
    }

    /** The call target. */
    public RootCallTarget callTarget() {
        synchronized (layout) {
            if (callTarget == null) {
                var steps = body();
                callTarget = continuation
                        ? new ContinuationRootNode(
                                        language, name, place, layout, new CopiedLocals(handed()), valueSlot, steps)
                                .getCallTarget()
                        : new TransferRootNode(language, name, place, rule, layout, new Transfer(handed()), steps)
                                .getCallTarget();
            }
            return callTarget;
        }
    }

    /**
     * The slots whose locals a node hands over that enters this code: those that the code needs. While tools look at programs, the
     * first such node decides which variables go along for debuggers, those that are visible there but for those that the code binds
     * anew; they come first, because others may be called alike.
     */
    int[] handedFrom(Node entering) {
        synchronized (layout) {
            if (handed == null && ((SenetLanguage) language).isWatched()) {
                var visible = new BitSet();
                VisibleLocals.at(entering).slots().values().forEach(visible::set);
                visible.andNot(slotUse().bound());
                var others = needed();
                others.andNot(visible);
                handed = IntStream.concat(visible.stream(), others.stream()).toArray();
            }
            return handed();
        }
    }

    private int[] handed() {
        if (handed == null) {
            handed = needed().stream().toArray();
        }
        return handed;
    }

    /**
     * The slots, but for the registers, that this code or code which gets its locals from here reads. Slots that came into
     * being only after it was first mentioned are its own: whoever enters it cannot have bound them.
     */
    private BitSet needed() {
        var slots = (BitSet) slotUse().live().clone();
        slots.clear(0, FrameLayout.FIRST_VARIABLE);
        slots.clear(knownSlots, Math.max(knownSlots, slots.length()));
        return slots;
    }

    /** What the code does with its slots. To be called under the lock of the unit. */
    SlotUse slotUse() {
        if (slotUse == null) {
            var defined = new BitSet();
            if (valueSlot != NO_VALUE) {
                defined.set(valueSlot);
            }
            slotUse = new SlotUse(body(), defined);
        }
        return slotUse;
    }
}
