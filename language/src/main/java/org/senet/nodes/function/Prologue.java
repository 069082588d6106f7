package org.senet.nodes.function;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.SlotValue;
import org.senet.runtime.Function;

/**
 * Puts a call's arguments and the function's copied values into their slots, and the registers where the function looks at
 * the board. The call no longer holds the arguments then: one may be the beginning of a sequence that is too long to be kept.
 */
final class Prologue {
    private static final int NO_CONTINUATION = -1;

    @CompilationFinal(dimensions = 1)
    private final SlotValue[] parameters;

    @CompilationFinal(dimensions = 1)
    private final SlotValue[] captured;

    private final SlotValue rest;
    private final SlotValue self;
    private final int first;
    private final int continuation;
    private final boolean usesBoard;

    private Prologue(Lambda.Arity arity, int first, int continuation, boolean usesBoard) {
        parameters = slots(arity, arity.parameters());
        captured = slots(arity, arity.captured());
        rest = arity.rest() == null ? null : new SlotValue(arity.layout().slot(arity.rest()));
        self = arity.self() == null ? null : new SlotValue(arity.layout().slot(arity.self()));
        this.first = first;
        this.continuation = continuation;
        this.usesBoard = usesBoard;
    }

    /**
     * That of a direct call.
     *
     * @param usesBoard whether the function looks at the board, so that it needs the registers
     */
    static Prologue direct(Lambda.Arity arity, boolean usesBoard) {
        return new Prologue(arity, Frames.FIRST, NO_CONTINUATION, usesBoard);
    }

    /**
     * That of a choosing call, whose first argument is the caller's continuation.
     *
     * @param slot the slot of the continuation
     */
    static Prologue choosing(Lambda.Arity arity, int slot) {
        return new Prologue(arity, Frames.FIRST + 1, slot, true);
    }

    private static SlotValue[] slots(Lambda.Arity arity, List<Local> locals) {
        return SlotValue.all(locals.stream().mapToInt(arity.layout()::slot).toArray());
    }

    /** The slots that it fills. */
    int[] slots() {
        return Stream.of(Arrays.stream(parameters), Arrays.stream(captured), Stream.of(rest, self))
                .flatMap(s -> s)
                .filter(Objects::nonNull)
                .mapToInt(SlotValue::slot)
                .toArray();
    }

    /** Whether the arguments of a call are in their slots, as far as that can be told: where there are arguments. */
    boolean isDone(Frame frame) {
        return parameters.length > 0 && frame.getArguments()[first] == null;
    }

    @ExplodeLoop
    void execute(VirtualFrame frame) {
        var arguments = frame.getArguments();
        for (int i = 0; i < parameters.length; i++) {
            parameters[i].write(frame, arguments[first + i]);
            arguments[first + i] = null;
        }
        if (rest != null) {
            rest.write(frame, rest(arguments, first + parameters.length));
        }
        if (self != null) {
            self.write(frame, arguments[Frames.SELF]);
        }
        if (captured.length > 0) {
            var values = ((Function) arguments[Frames.SELF]).captured;
            for (int i = 0; i < captured.length; i++) {
                captured[i].write(frame, values[i]);
            }
        }
        if (continuation != NO_CONTINUATION) {
            frame.setObject(continuation, arguments[Frames.FIRST]);
            Registers.load(frame, Frames.state(frame));
        } else if (usesBoard) {
            var state = Frames.stateOrNull(frame);
            if (state == null) {
                Registers.beginOutside(frame);
            } else {
                Registers.load(frame, state);
            }
        }
    }

    @TruffleBoundary
    private static Object rest(Object[] arguments, int from) {
        if (from >= arguments.length) {
            return Nil.NIL;
        }
        var rest = PersistentList.from(Arrays.asList(arguments).subList(from, arguments.length));
        Arrays.fill(arguments, from, arguments.length, null);
        return rest;
    }
}
