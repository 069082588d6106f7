package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.nodes.ChoiceHalts;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.NodeCount;
import org.senet.nodes.Odds;
import org.senet.nodes.OpenChoices;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Outcome;
import org.senet.runtime.Unwind;

/**
 * A choice among known values. Where what follows is small, it is compiled once for each of them; that was measured to gain
 * up to 15 %, in one game a third, and to cost two to three times the code.
 */
public abstract class AnyConstantStep extends Step
        implements DefinesSlots, ChoicePoint, Watchable, OpenChoices.Choice, Unwind.Resumable {
    private static final int EXPLODED_NODES = 160;

    private final int slot;
    private final SavedSlots saved;
    private final WayOut wayOut = new WayOut();

    @CompilationFinal(dimensions = 1)
    private final Object[] options;

    private final SourceSpan[] places;

    @Child
    private ChoiceHalts halts;

    @Child
    private Step next;

    private AnyConstantStep(int slot, Object[] options, SourceSpan[] places, SavedSlots saved, Step next) {
        this.slot = slot;
        this.places = places;
        this.options = ofOneClass(options);
        this.saved = saved;
        this.next = next;
    }

    /**
     * @param slot the slot that holds the chosen value
     * @param places where the options stand in the text
     */
    public static AnyConstantStep create(int slot, Object[] options, SourceSpan[] places, SavedSlots saved, Step next) {
        return NodeCount.isAtMost(next, EXPLODED_NODES / options.length)
                ? new Exploded(slot, options, places, saved, next)
                : new Looping(slot, options, places, saved, next);
    }

    /** The values; if they are of one class, in an array that tells the compiler so, which then need not ask what each of them is. */
    private static Object[] ofOneClass(Object[] options) {
        var type = options[0].getClass();
        if (!Arrays.stream(options).allMatch(o -> o.getClass() == type)) {
            return options;
        }
        var typed = (Object[]) Array.newInstance(type, options.length);
        System.arraycopy(options, 0, typed, 0, options.length);
        return typed;
    }

    /** The values, in their order. */
    public List<Object> options() {
        return List.of(options);
    }

    /** The slot that holds the chosen one. */
    public int slot() {
        return slot;
    }

    /** What follows each choice. */
    public Step next() {
        return next;
    }

    private int choose(VirtualFrame frame, int option) {
        frame.setObject(slot, options[option]);
        if (halts != null) {
            halts.execute(frame, option);
        }
        int outcome = saved.isOnBoard() ? next.execute(frame) : goOn(frame, option);
        saved.restore(frame);
        return outcome;
    }

    private int goOn(VirtualFrame frame, int option) {
        try {
            return next.execute(frame);
        } catch (Unwind u) {
            throw wayOut.through(u, this, frame, option);
        }
    }

    @Override
    public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
        saved.restore(frame);
        int result = outcome;
        for (int i = (int) mark + 1; i < options.length && result != Outcome.STOP; i++) {
            result = choose(frame, i);
        }
        return result;
    }

    private static final class Exploded extends AnyConstantStep {
        Exploded(int slot, Object[] options, SourceSpan[] places, SavedSlots saved, Step next) {
            super(slot, options, places, saved, next);
        }

        @Override
        @ExplodeLoop
        public int execute(VirtualFrame frame) {
            super.saved.save(frame);
            for (int i = 0; i < super.options.length; i++) {
                if (Odds.seldom(super.choose(frame, i) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
            }
            return Outcome.EXHAUSTED;
        }
    }

    private static final class Looping extends AnyConstantStep {
        Looping(int slot, Object[] options, SourceSpan[] places, SavedSlots saved, Step next) {
            super(slot, options, places, saved, next);
        }

        @Override
        public int execute(VirtualFrame frame) {
            super.saved.save(frame);
            for (int i = 0; i < super.options.length; i++) {
                if (Odds.seldom(super.choose(frame, i) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
            }
            return Outcome.EXHAUSTED;
        }
    }

    @Override
    public String describe(Frame frame, Node within) {
        var chosen = frame.getValue(slot);
        int at = Arrays.asList(options).indexOf(chosen);
        var texts = Arrays.stream(options).map(o -> Printer.print(o, true)).toList();
        return OpenChoices.text(getSourceSection(), texts, at);
    }

    @Override
    public void watch() {
        halts = insert(ChoiceHalts.at(places));
    }

    @Override
    public void definedSlots(IntConsumer slots) {
        slots.accept(slot);
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
