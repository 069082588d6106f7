package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import java.util.List;
import org.senet.data.SourceSpan;
import org.senet.nodes.ChoiceHalts;
import org.senet.nodes.OpenChoices;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Outcome;
import org.senet.runtime.Unwind;

/** Several ways to go on, all tried in order; the last one is a tail position. */
public final class AlternativesStep extends Step
        implements ChoicePoint, Watchable, OpenChoices.Choice, Unwind.Resumable {
    private final SavedSlots saved;
    private final WayOut wayOut = new WayOut();
    private final SourceSpan[] places;

    @Child
    private ChoiceHalts halts;

    @Children
    private final Step[] alternatives;

    /**
     * Each alternative includes all that follows it; there is at least one.
     *
     * @param places where the alternatives stand in the text, or none if they are not written there as such
     */
    public AlternativesStep(SavedSlots saved, SourceSpan[] places, Step... alternatives) {
        this.saved = saved;
        this.places = places;
        this.alternatives = alternatives;
    }

    /** The ways, in their order. */
    public List<Step> alternatives() {
        return List.of(alternatives);
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        saved.save(frame);
        int last = alternatives.length - 1;
        for (int i = 0; i < last; i++) {
            if (choose(frame, i) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return goTo(frame, last);
    }

    private int goTo(VirtualFrame frame, int i) {
        if (halts != null) {
            halts.execute(frame, i);
        }
        return alternatives[i].execute(frame);
    }

    private int choose(VirtualFrame frame, int i) {
        int outcome = saved.isOnBoard() ? goTo(frame, i) : goOn(frame, i);
        saved.restore(frame);
        return outcome;
    }

    private int goOn(VirtualFrame frame, int i) {
        try {
            return goTo(frame, i);
        } catch (Unwind u) {
            throw wayOut.through(u, this, frame, i);
        }
    }

    @Override
    public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
        if (outcome == Outcome.STOP) {
            return outcome;
        }
        saved.restore(frame);
        int last = alternatives.length - 1;
        for (int i = (int) mark + 1; i < last; i++) {
            if (choose(frame, i) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return goTo(frame, last);
    }

    @Override
    public String describe(Frame frame, Node within) {
        var options = Arrays.stream(places).map(p -> p == null ? "?" : p.text()).toList();
        return options.isEmpty()
                ? null
                : OpenChoices.text(
                        getSourceSection(), options, Arrays.asList(alternatives).indexOf(within));
    }

    @Override
    public void watch() {
        halts = insert(ChoiceHalts.at(places));
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
