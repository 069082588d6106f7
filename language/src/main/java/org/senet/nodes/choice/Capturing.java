package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.nodes.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.runtime.Continuation;
import org.senet.runtime.Extent;
import org.senet.runtime.Function;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.ThreadState;
import org.senet.state.State;

/** Makes functions of continuations. */
final class Capturing {
    private static final int SHOWN = 40;

    private final ContinuationCode code;

    Capturing(TruffleLanguage<?> language) {
        code = new ContinuationCode(language);
    }

    /**
     * A continuation that was captured.
     *
     * @param function what programs call
     * @param prompt the prompt up to which it goes
     * @param thread where it was captured
     */
    record Captured(Function function, Prompt prompt, ThreadState thread) {
        /** Runs what takes the place of all that was captured, so that nothing of that surrounds it. */
        int replace(State state, IntSupplier body) {
            var inside = state.prompt;
            int depth = state.depth;
            state.depth = State.UNLIMITED;
            state.prompt = prompt;
            try {
                return Extent.runOutside(thread, prompt.around(), body);
            } finally {
                state.depth = depth;
                state.prompt = inside;
            }
        }
    }

    /**
     * Captures the rest up to the innermost prompt with a tag, the prompts on the way to it included.
     *
     * @param rest the rest up to the innermost prompt of all
     * @throws SenetException when there is no such prompt, or something between that runs on the host's stack
     */
    Captured capture(State state, Object tag, Continuation rest, Node node) {
        var thread = SenetLanguage.get(node).threadState();
        var between = new ArrayList<Object>();
        var extent = thread.extent();
        var prompt = (Prompt) state.prompt;
        while (prompt != null && !Equality.equal(tag, prompt.tag())) {
            if (prompt.receiver() instanceof Collector) {
                throw unreachable(prompt.outer(), tag, node);
            }
            extent = collect(thread, between, extent, prompt.around());
            between.addFirst(prompt);
            prompt = prompt.outer();
        }
        if (prompt == null) {
            throw missing(tag, node);
        }
        collect(thread, between, extent, prompt.around());
        var snapshot = state.copy();
        // Else each continuation of a long conversation would hold all those before it.
        snapshot.prompt = null;
        var kept = new CapturedRest(rest, List.copyOf(between), tag, state, snapshot);
        return new Captured(new Function(code, new Object[] {kept}), prompt, thread);
    }

    /** Collects extents from the innermost one out to one that does not belong to them, which is returned. */
    private static @Nullable Extent collect(
            ThreadState thread, List<Object> between, @Nullable Extent innermost, @Nullable Extent end) {
        var extent = innermost;
        while (extent != null && extent != end) {
            between.addFirst(extent.captured(thread));
            extent = extent.outer();
        }
        return extent;
    }

    private static SenetException unreachable(Prompt from, Object tag, Node node) {
        for (var p = from; p != null; p = p.outer()) {
            if (Equality.equal(tag, p.tag())) {
                return SenetException.runtime(
                        node,
                        "the rest up to the prompt `" + Printer.display(tag, SHOWN)
                                + "` cannot be captured here: a search, or a function of the library, is under way in between",
                        "`all`, `one`, `exists?` and `count-all` have to end before anything outside of them goes on");
            }
        }
        return missing(tag, node);
    }

    private static SenetException missing(Object tag, Node node) {
        return tag == Nil.NIL
                ? SenetException.runtime(node, "`shift` captures the rest up to a prompt, but there is none around it")
                : SenetException.runtime(
                        node,
                        "there is no prompt `" + Printer.display(tag, SHOWN) + "` around this",
                        "the rest is captured up to a `(prompt-at " + Printer.display(tag, SHOWN) + " ...)`");
    }
}
