package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.SlotValue;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.core.DispatchNode;
import org.senet.nodes.core.DispatchNodeGen;
import org.senet.runtime.Continuation;
import org.senet.runtime.Function;

/**
 * Calls a function that may choose. When it turns out not to, it is called in the direct way and what follows runs in
 * place; else the rest is handed to it as a continuation. Where the rest is only to return what the call gives, that is the
 * caller's own continuation.
 */
public final class CallStep extends Step implements WritesSlot, DefinesSlots, ReadsSlots, Watchable {
    private final SlotValue resultSlot;

    @Child
    private ExpressionNode function;

    @Children
    private final ExpressionNode[] arguments;

    @Child
    private MayChooseNode mayChoose = new MayChooseNode();

    @Child
    private DispatchNode dispatch = DispatchNodeGen.create();

    @Child
    private ChoosingCallNode choosing = new ChoosingCallNode();

    @Child
    private RestNode rest;

    @Child
    private @Nullable RestNode finish;

    /** The slot of the caller's continuation where it is what follows, else {@link ReturnStep#NO_SLOT}. */
    @CompilationFinal
    private int ownRest;

    @Child
    private Step next;

    /**
     * @param resultSlot the slot that receives the value
     * @param rest what follows, as the code of a continuation
     * @param finish how the move under construction ends, or null where there is none
     * @param next what follows, in place
     */
    public CallStep(
            ExpressionNode function,
            ExpressionNode[] arguments,
            int resultSlot,
            SharedRoot rest,
            @Nullable SharedRoot finish,
            Step next) {
        this.function = function;
        this.arguments = arguments;
        this.resultSlot = new SlotValue(resultSlot);
        this.rest = new RestNode(rest);
        this.finish = finish == null ? null : new RestNode(finish);
        this.next = next;
        ownRest = next instanceof ReturnStep end ? end.handsOn(resultSlot) : ReturnStep.NO_SLOT;
    }

    /** Tools see each function end. */
    @Override
    public void watch() {
        ownRest = ReturnStep.NO_SLOT;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        if (ownRest != ReturnStep.NO_SLOT) {
            slots.accept(ownRest);
        }
    }

    private Continuation following(VirtualFrame frame) {
        return ownRest == ReturnStep.NO_SLOT
                ? rest.copy(frame)
                : CompilerDirectives.castExact(frame.getObject(ownRest), Continuation.class);
    }

    @Override
    public void definedSlots(IntConsumer slots) {
        slots.accept(resultSlot.slot());
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        var callee = function.execute(frame);
        var values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i].execute(frame);
        }
        var state = Frames.state(frame);
        Registers.store(frame, state);
        if (callee instanceof Function f && mayChoose.execute(f, values)) {
            return choose(frame, f, values);
        }
        int from = state.logTop;
        var globals = state.globals;
        var globalObjects = state.globalObjects;
        var result = dispatch.execute(callee, directArguments(state, callee, values));
        int to = state.logTop;
        if (to != from || state.globals != globals) {
            int outcome = goOnAndUndo(frame, result, from, to);
            state.undoGlobals(globals, globalObjects);
            return outcome;
        }
        Registers.load(frame, state);
        resultSlot.write(frame, result);
        return next.execute(frame);
    }

    /** The function has acted on the board: its effects are undone afterwards, so what follows cannot be a tail position. */
    private int goOnAndUndo(VirtualFrame frame, Object result, int from, int to) {
        var state = Frames.state(frame);
        int outcome = following(frame).resume(state, result);
        state.undoEffects(from, to);
        return outcome;
    }

    @ExplodeLoop
    private static Object[] directArguments(Object state, Object callee, Object[] values) {
        var all = new Object[values.length + Frames.FIRST];
        all[Frames.STATE] = state;
        all[Frames.SELF] = callee;
        System.arraycopy(values, 0, all, Frames.FIRST, values.length);
        return all;
    }

    private int choose(VirtualFrame frame, Function callee, Object[] values) {
        var state = Frames.state(frame);
        var continuation = following(frame);
        if (finish == null) {
            return choosing.execute(state, callee, continuation, values);
        }
        var outerFinish = state.finish;
        state.finish = finish.copy(frame);
        int outcome = choosing.execute(state, callee, continuation, values);
        state.finish = outerFinish;
        return outcome;
    }

    @TruffleBoundary
    static SenetException wrongArity(Function function, int count, com.oracle.truffle.api.nodes.Node node) {
        return SenetException.of(ErrorKind.ARITY, node, function.wrongArity(count), null);
    }
}
